//! The tickets of a position that fits a view.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::imagine::{Place, Places, contradiction, known_under, put_under_by, ticket_deck};
use rails::{TicketDeck, TicketSet};

use super::{SeatView, View};
use crate::setup::{Classic, DEALT_REGULAR};
use crate::state::{Holdings, Phase};

/// All tickets that each seat is dealt: the regular ones and a long one (EU-3).
const DEALT: u8 = DEALT_REGULAR as u8 + 1;

pub(super) fn imagine_tickets(
    game: &Classic,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<TicketDeck, Contradiction> {
    let board = &*game.board;
    let mut in_sight = known_under(&view.bottom, board.regular())?;
    let mut met = TicketSet::NONE;
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        in_sight |= own.tickets | own.offer | own.turned_down;
        met = own.met;
        let mine = &mut holdings[seat];
        (mine.tickets, mine.offer, mine.turned_down, mine.met) =
            (own.tickets, own.offer, own.turned_down, own.met);
    }
    for (seat, open) in view.others() {
        if let Some(tickets) = open.revealed {
            in_sight |= tickets;
            holdings[seat].tickets = tickets;
        }
    }
    let mut long = board.long - in_sight;
    let mut places = Places::default();
    for (seat, open) in view.others() {
        deal(view, seat, open, holdings, &mut long, &mut places, board.long, chance)?;
    }
    let mut bottom = places.under(&view.bottom);
    let unseen = board.regular() - in_sight;
    let mut fresh = unseen - met;
    places.fill(unseen & met, &mut fresh, chance, |place, ticket| {
        let only = TicketSet::only(ticket);
        match place {
            Place::Held(seat) => holdings[seat].tickets |= only,
            Place::Offered(seat) => holdings[seat].offer |= only,
            Place::TurnedDown(seat) => holdings[seat].turned_down |= only,
            Place::Bottom(index) => bottom[index].ticket = ticket,
        }
    })?;
    if fresh.len() != usize::from(view.fresh_tickets) {
        return contradiction("another number of fresh tickets");
    }
    for (seat, _) in view.others() {
        let own = &mut holdings[seat];
        own.met = (own.tickets | own.offer | own.turned_down) - board.long;
        own.met |= put_under_by(seat, &bottom);
    }
    ticket_deck(fresh, TicketSet::NONE, &bottom)
}

/// Deals another seat its long ticket and says which places it has for regular ones.
#[allow(clippy::too_many_arguments)]
fn deal(
    view: &View,
    seat: Seat,
    open: &SeatView,
    holdings: &mut BySeat<Holdings>,
    long: &mut TicketSet,
    places: &mut Places,
    all_long: TicketSet,
    chance: &mut impl Chance,
) -> Result<(), Contradiction> {
    let own = &mut holdings[seat];
    let (put, Places { drawn, dealt }) = (Places::put, places);
    if view.phase == Phase::Opening && open.offer > 0 {
        own.offer = draw_one(long, chance)?;
        put(dealt, Place::Offered(seat), DEALT - 1);
        return Ok(());
    }
    let Some(kept) = DEALT.checked_sub(open.turned_down) else {
        return contradiction("too many turned down");
    };
    let kept_long = match open.revealed {
        Some(tickets) => !(tickets & all_long).is_empty(),
        // Which of the dealt tickets were kept is anybody's guess.
        None => chance.below(u32::from(DEALT)) < u32::from(kept),
    };
    let turned_down = open.turned_down.saturating_sub(u8::from(!kept_long));
    put(dealt, Place::TurnedDown(seat), turned_down);
    put(drawn, Place::Offered(seat), open.offer);
    if open.revealed.is_none() {
        let kept_regular = kept - u8::from(kept_long);
        let Some(later) = open.tickets.checked_sub(kept) else { return contradiction("too few tickets") };
        put(dealt, Place::Held(seat), kept_regular);
        put(drawn, Place::Held(seat), later);
    }
    match (kept_long, open.revealed) {
        (true, Some(_)) => {}
        (true, None) => own.tickets |= draw_one(long, chance)?,
        (false, _) => own.turned_down |= draw_one(long, chance)?,
    }
    Ok(())
}

fn draw_one(long: &mut TicketSet, chance: &mut impl Chance) -> Result<TicketSet, Contradiction> {
    match long.draw(chance) {
        Some(ticket) => Ok(TicketSet::only(ticket)),
        None => contradiction("more long tickets than there are"),
    }
}

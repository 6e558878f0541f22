//! The tickets of a position that fits a view.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::imagine::{DeckSeen, Place, Places, contradiction};
use rails::{TicketDeck, TicketSet};

use super::{SeatView, View};
use crate::board::Board;
use crate::setup::Classic;
use crate::state::{Holdings, Phase};

pub(super) fn imagine_tickets(
    game: &Classic,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<TicketDeck, Contradiction> {
    let board = &*game.board;
    let (mut in_sight, mut met) = (TicketSet::NONE, TicketSet::NONE);
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
        let mut dealer = Dealer { board, view, long: &mut long, places: &mut places };
        dealer.deal(seat, open, &mut holdings[seat], chance)?;
    }
    let put_under = |seat: Seat| holdings[seat].put_under;
    let seen = DeckSeen {
        all: board.regular(),
        in_sight,
        met,
        fresh: view.fresh_tickets,
        shuffled: view.shuffled_tickets,
        bottom: &view.bottom,
        by_others: view.others().map(|(seat, _)| (seat, put_under(seat))).collect(),
        by_viewer: game.all_seats().find(|seat| view.viewer.is(*seat)).map_or(0, put_under),
    };
    let (deck, seen_by) = seen.imagine(places, chance, |place, ticket| {
        let only = TicketSet::only(ticket);
        match place {
            Place::Held(seat) => holdings[seat].tickets |= only,
            Place::Offered(seat) => holdings[seat].offer |= only,
            Place::TurnedDown(seat) => holdings[seat].turned_down |= only,
            Place::Bottom(_) => {}
        }
    })?;
    for (seat, _) in view.others() {
        let own = &mut holdings[seat];
        own.met = ((own.tickets | own.offer | own.turned_down) - board.long) | seen_by[seat];
    }
    Ok(deck)
}

/// What the others can have been dealt.
struct Dealer<'d> {
    board: &'d Board,
    view: &'d View,
    /// The long tickets that are left.
    long: &'d mut TicketSet,
    places: &'d mut Places,
}

impl Dealer<'_> {
    /// Deals another seat its long ticket, if there are any, and says which places it has for others.
    fn deal(
        &mut self,
        seat: Seat,
        open: &SeatView,
        own: &mut Holdings,
        chance: &mut impl Chance,
    ) -> Result<(), Contradiction> {
        let terms = &self.board.terms;
        let (put, Places { drawn, dealt }) = (Places::put, &mut *self.places);
        if self.view.phase == Phase::Opening && open.offer > 0 {
            put(dealt, Place::Offered(seat), terms.dealt_tickets);
            own.offer = self.draw_long(chance)?;
            return Ok(());
        }
        let Some(kept) = terms.dealt().checked_sub(open.turned_down) else {
            return contradiction("too many turned down");
        };
        let kept_long = match open.revealed {
            _ if terms.dealt_long == 0 => false,
            Some(tickets) => !(tickets & self.board.long).is_empty(),
            // Which of the dealt tickets were kept is anybody's guess.
            None => chance.below(u32::from(terms.dealt())) < u32::from(kept),
        };
        let lost_long = terms.dealt_long > 0 && !kept_long;
        let turned_down = open.turned_down.saturating_sub(own.put_under + u8::from(lost_long));
        put(dealt, Place::TurnedDown(seat), turned_down);
        put(drawn, Place::Offered(seat), open.offer);
        if open.revealed.is_none() {
            let Some(later) = open.tickets.checked_sub(kept) else {
                return contradiction("too few tickets");
            };
            put(dealt, Place::Held(seat), kept - u8::from(kept_long));
            put(drawn, Place::Held(seat), later);
        }
        match (kept_long, open.revealed) {
            (true, Some(_)) => {}
            (true, None) => own.tickets |= self.draw_long(chance)?,
            (false, _) if lost_long => own.turned_down |= self.draw_long(chance)?,
            (false, _) => {}
        }
        Ok(())
    }

    /// A long ticket, where each seat is dealt one.
    fn draw_long(&mut self, chance: &mut impl Chance) -> Result<TicketSet, Contradiction> {
        if self.board.terms.dealt_long == 0 {
            return Ok(TicketSet::NONE);
        }
        match self.long.draw(chance) {
            Some(ticket) => Ok(TicketSet::only(ticket)),
            None => contradiction("more long tickets than there are"),
        }
    }
}

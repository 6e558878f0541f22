//! The tickets of a position that fits a view.
//!
//! A ticket that the viewer has never seen may be anywhere out of sight. One that it has seen, and
//! that has left it, was put under the deck and drawn by somebody since: it can only be where drawn
//! tickets go.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::{Returned, TicketId, TicketSet};

use super::imagine::{contradiction, others};
use super::{SeatView, View};
use crate::setup::{DEALT_REGULAR, Europe};
use crate::state::{Holdings, Phase};

/// All tickets that each seat is dealt: the regular ones and a long one (EU-3).
const DEALT: u8 = DEALT_REGULAR as u8 + 1;

/// The imagined deck.
pub(super) struct Imagined {
    pub fresh: TicketSet,
    pub bottom: Vec<Returned>,
}

/// A place for one regular ticket.
#[derive(Clone, Copy)]
enum Place {
    Held(Seat),
    Offered(Seat),
    TurnedDown(Seat),
    Bottom(usize),
}

pub(super) fn imagine_tickets(
    game: &Europe,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<Imagined, Contradiction> {
    let board = &*game.board;
    let mut in_sight: TicketSet = view.bottom.iter().filter_map(|returned| returned.ticket).collect();
    let mut met = TicketSet::NONE;
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        in_sight |= own.tickets | own.offer | own.turned_down;
        met = own.met;
        let mine = &mut holdings[seat];
        (mine.tickets, mine.offer, mine.turned_down, mine.met) =
            (own.tickets, own.offer, own.turned_down, own.met);
    }
    for (seat, open) in others(view) {
        if let Some(tickets) = open.revealed {
            in_sight |= tickets;
            holdings[seat].tickets = tickets;
        }
    }
    let mut long = board.long - in_sight;
    // First the places where only drawn tickets can be, then those where only dealt ones can.
    let (mut drawn, mut dealt) = (Vec::new(), Vec::new());
    for (seat, open) in others(view) {
        deal(view, seat, open, holdings, &mut long, (&mut drawn, &mut dealt), board.long, chance)?;
    }
    for (index, returned) in view.bottom.iter().enumerate() {
        if returned.ticket.is_none() {
            drawn.push(Place::Bottom(index));
        }
    }
    let mut bottom: Vec<Returned> = view
        .bottom
        .iter()
        .map(|returned| Returned { ticket: returned.ticket.unwrap_or_default(), by: returned.by })
        .collect();
    let unseen = board.regular() - in_sight;
    let mut elsewhere = unseen & met;
    let mut fresh = unseen - met;
    if elsewhere.len() > drawn.len() {
        return contradiction("tickets that are nowhere");
    }
    while !drawn.is_empty() || !dealt.is_empty() {
        let place = match (elsewhere.is_empty(), drawn.len()) {
            (true, 0) => dealt.swap_remove(0),
            (_, places) => drawn.swap_remove(chance.below(places as u32) as usize),
        };
        let from = if elsewhere.is_empty() { &mut fresh } else { &mut elsewhere };
        if from.is_empty() {
            return contradiction("more tickets than there are");
        }
        let ticket = TicketId(chance.member(from.bits()) as u8);
        *from -= TicketSet::only(ticket);
        let only = TicketSet::only(ticket);
        match place {
            Place::Held(seat) => holdings[seat].tickets |= only,
            Place::Offered(seat) => holdings[seat].offer |= only,
            Place::TurnedDown(seat) => holdings[seat].turned_down |= only,
            Place::Bottom(index) => bottom[index].ticket = ticket,
        }
    }
    if fresh.len() != usize::from(view.fresh_tickets) {
        return contradiction("another number of fresh tickets");
    }
    for (seat, _) in others(view) {
        let own = &mut holdings[seat];
        let put = bottom.iter().filter(|returned| returned.by == seat).map(|returned| returned.ticket);
        own.met = (own.tickets | own.offer | own.turned_down) - board.long;
        own.met |= put.collect();
    }
    Ok(Imagined { fresh, bottom })
}

/// Deals another seat its long ticket and says which places it has for regular ones.
#[allow(clippy::too_many_arguments)]
fn deal(
    view: &View,
    seat: Seat,
    open: &SeatView,
    holdings: &mut BySeat<Holdings>,
    long: &mut TicketSet,
    (drawn, dealt): (&mut Vec<Place>, &mut Vec<Place>),
    all_long: TicketSet,
    chance: &mut impl Chance,
) -> Result<(), Contradiction> {
    let own = &mut holdings[seat];
    let put = |places: &mut Vec<Place>, place: Place, count: u8| {
        places.extend(std::iter::repeat_n(place, count.into()));
    };
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
    if long.is_empty() {
        return contradiction("more long tickets than there are");
    }
    let ticket = TicketSet::only(TicketId(chance.member(long.bits()) as u8));
    *long -= ticket;
    Ok(ticket)
}

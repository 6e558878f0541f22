//! The tickets of a position that fits a view.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::imagine::{DeckSeen, Place, Places, contradiction};
use rails::{TicketDeck, TicketSet};

use super::{SeatView, View};
use crate::setup::{DEALT_TICKETS, GreatLakes};
use crate::state::{Holdings, Phase};

pub(super) fn imagine_tickets(
    game: &GreatLakes,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<TicketDeck, Contradiction> {
    let (mut in_sight, mut met, mut by_viewer) = (TicketSet::NONE, TicketSet::NONE, 0);
    let turned_down = |open: &SeatView| if view.phase == Phase::Opening { 0 } else { open.turned_down };
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        in_sight |= own.tickets | own.offer | own.turned_down;
        (met, by_viewer) = (own.met, turned_down(&view.seats[seat.index()]));
        let mine = &mut holdings[seat];
        (mine.tickets, mine.met) = (own.tickets, own.met);
        mine.offer = own.offer;
        if view.phase == Phase::Opening && !own.tickets.is_empty() {
            (mine.offer, mine.turned_down) = (own.tickets | own.turned_down, 0);
        }
    }
    let mut places = Places::default();
    for (seat, open) in view.others() {
        if let Some(tickets) = open.revealed {
            in_sight |= tickets;
            holdings[seat].tickets = tickets;
        }
        put_places(view.phase, seat, open, &mut places)?;
    }
    let seen = DeckSeen {
        all: game.board.all_tickets(),
        in_sight,
        met,
        fresh: view.fresh_tickets,
        shuffled: view.shuffled_tickets,
        bottom: &view.bottom,
        by_others: view.others().map(|(seat, open)| (seat, turned_down(open))).collect(),
        by_viewer,
    };
    let (deck, seen_by) = seen.imagine(places, chance, |place, ticket| {
        let only = TicketSet::only(ticket);
        match place {
            Place::Held(seat) => holdings[seat].tickets |= only,
            Place::Offered(seat) | Place::TurnedDown(seat) => holdings[seat].offer |= only,
            Place::Bottom(_) => {}
        }
    })?;
    for (seat, open) in view.others() {
        let own = &mut holdings[seat];
        if view.phase == Phase::Opening && open.has_chosen {
            (own.offer, own.turned_down) = (own.offer | own.tickets, 0);
        }
        own.met = own.tickets | own.offer | seen_by[seat];
    }
    Ok(deck)
}

/// The places that another seat has for tickets.
fn put_places(phase: Phase, seat: Seat, open: &SeatView, places: &mut Places) -> Result<(), Contradiction> {
    let Places { drawn, dealt } = places;
    if phase == Phase::Opening {
        Places::put(dealt, Place::Offered(seat), open.offer);
        Places::put(dealt, Place::TurnedDown(seat), open.turned_down);
        Places::put(dealt, Place::Held(seat), open.tickets);
        return Ok(());
    }
    Places::put(drawn, Place::Offered(seat), open.offer);
    if open.revealed.is_some() {
        return Ok(());
    }
    let kept = (DEALT_TICKETS as u8).checked_sub(open.turned_down);
    let Some((kept, later)) = kept.and_then(|kept| Some((kept, open.tickets.checked_sub(kept)?))) else {
        return contradiction("too few tickets");
    };
    Places::put(dealt, Place::Held(seat), kept);
    Places::put(drawn, Place::Held(seat), later);
    Ok(())
}

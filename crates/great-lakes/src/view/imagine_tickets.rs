//! The tickets of a position that fits a view.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::imagine::{Place, Places, contradiction, known_under, put_under_by, ticket_deck};
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
    let mut in_sight = known_under(&view.bottom, game.board.all_tickets())?;
    let mut met = TicketSet::NONE;
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        in_sight |= own.tickets | own.offer | own.turned_down;
        met = own.met;
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
    let mut bottom = places.under(&view.bottom);
    let unseen = game.board.all_tickets() - in_sight;
    let (mut gone, mut fresh) = (unseen & met, unseen - met);
    let shuffled = imagine_shuffled(view, &mut gone, &mut fresh, places.drawn.len(), chance)?;
    places.fill(gone, &mut fresh, chance, |place, ticket| {
        let only = TicketSet::only(ticket);
        match place {
            Place::Held(seat) => holdings[seat].tickets |= only,
            Place::Offered(seat) | Place::TurnedDown(seat) => holdings[seat].offer |= only,
            Place::Bottom(index) => bottom[index].ticket = ticket,
        }
    })?;
    if fresh.len() != usize::from(view.fresh_tickets) {
        return contradiction("another number of fresh tickets");
    }
    for (seat, open) in view.others() {
        let own = &mut holdings[seat];
        if view.phase == Phase::Opening && open.has_chosen {
            (own.offer, own.turned_down) = (own.offer | own.tickets, 0);
        }
        own.met = own.tickets | own.offer | put_under_by(seat, &bottom);
    }
    turned_down_by(view, shuffled - met, holdings, chance)?;
    ticket_deck(fresh, shuffled, &bottom)
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

/// Those of the tickets turned down in the opening that are still under the fresh ones (GL-3).
///
/// What the viewer turned down itself is among them, as long as nobody has drawn from there. Once
/// somebody has, it may be there or with whoever drew it, as likely as there is room.
fn imagine_shuffled(
    view: &View,
    gone: &mut TicketSet,
    unmet: &mut TicketSet,
    drawn: usize,
    chance: &mut impl Chance,
) -> Result<TicketSet, Contradiction> {
    let left = usize::from(view.shuffled_tickets);
    let all: usize = view.seats.iter().map(|seat| usize::from(seat.turned_down)).sum();
    let taken = if view.phase == Phase::Opening { 0 } else { all.saturating_sub(left).min(drawn) };
    let mut shuffled = TicketSet::NONE;
    let mut elsewhere = TicketSet::NONE;
    // What the others can't have turned down the viewer must have.
    let by_others: usize = view.others().map(|(_, seat)| usize::from(seat.turned_down)).sum();
    let least = left.saturating_sub(by_others);
    for (place, ticket) in gone.iter().enumerate() {
        let (room, other_room) = (left - shuffled.len(), taken - elsewhere.len());
        if room == 0 {
            break;
        }
        let needed = shuffled.len() + gone.len() - place <= least;
        if needed || chance.below((room + other_room) as u32) < room as u32 {
            shuffled = shuffled.with(ticket);
        } else {
            elsewhere = elsewhere.with(ticket);
        }
    }
    *gone -= shuffled;
    while shuffled.len() < left {
        match unmet.draw(chance) {
            Some(ticket) => shuffled = shuffled.with(ticket),
            None => return contradiction("more tickets than there are"),
        }
    }
    Ok(shuffled)
}

/// Says who turned these down: others than the viewer have seen them.
fn turned_down_by(
    view: &View,
    tickets: TicketSet,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<(), Contradiction> {
    let others = view.others().flat_map(|(seat, open)| std::iter::repeat_n(seat, open.turned_down.into()));
    let mut others: Vec<Seat> = others.collect();
    for ticket in tickets.iter() {
        if others.is_empty() {
            return contradiction("tickets that nobody turned down");
        }
        let seat = others.swap_remove(chance.below(others.len() as u32) as usize);
        holdings[seat].met = holdings[seat].met.with(ticket);
    }
    Ok(())
}

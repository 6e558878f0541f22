//! What is worth noting of a finished game, beside its score sheet.

mod card_game;
mod classic;
mod great_lakes;
mod switch_signal;

use bots::Plays;
use engine::{Message, Notation, Seat};

/// A game of which more can be told than who won: what winners hold, and other figures.
pub trait Notable: Plays + Notation {
    /// What else is counted for each seat. The texts are `arena-figure-<word>`.
    const FIGURES: &'static [&'static str];

    /// What a seat can hold at the end, in groups.
    fn shelves(&self) -> Vec<Shelf>;

    /// Who has the first turn, told after the deal.
    fn starter(&self, state: &Self::State) -> Seat;

    /// Counts what happened, where a position doesn't keep it: adds to the figures, seat by seat.
    fn tally(&self, _event: &Self::Event, _figures: &mut [Vec<i32>]) {}

    /// Adds what a finished game's position shows of a seat: its figures, and what it holds.
    fn note(&self, state: &Self::State, seat: Seat, figures: &mut [i32], held: &mut Vec<Held>);
}

/// Things of one kind that seats can hold, such as routes or tickets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Its name: `routes`, `tickets`. The texts are `arena-shelf-<name>`.
    pub name: &'static str,
    /// Whether a thing can be held without being done, as tickets can.
    pub done_or_not: bool,
    /// The things.
    pub things: Vec<Thing>,
}

/// A thing that seats can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Its name in records.
    pub id: String,
    /// Its name in sentences.
    pub name: Message,
    /// How long it is, or what it is worth.
    pub size: u8,
}

/// That a seat holds a thing at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// On which shelf, counted.
    pub shelf: u8,
    /// Which thing of it, counted.
    pub thing: u8,
    /// Whether it is done; true where there is nothing to do.
    pub done: bool,
}

/// The shelves of a game of routes and tickets.
fn routes_and_tickets<R: rails::Track>(chart: &rails::Chart<R>) -> Vec<Shelf> {
    let route = |(index, route): (usize, &R)| Thing {
        id: route.id().to_owned(),
        name: chart.route_name(rails::RouteId(index as u8)),
        size: route.length(),
    };
    let ticket = |(index, ticket): (usize, &rails::Ticket)| {
        let id = rails::TicketId(index as u8);
        Thing { id: chart.ticket_id(id), name: chart.ticket_name(id), size: ticket.points }
    };
    let shelf = |name, done_or_not, things| Shelf { name, done_or_not, things };
    vec![
        shelf("routes", false, chart.routes.iter().enumerate().map(route).collect()),
        shelf("tickets", true, chart.tickets.iter().enumerate().map(ticket).collect()),
    ]
}

/// Notes the routes and tickets of a seat on the shelves of such a game, how many they are, and then what
/// else is counted of it.
fn note_railway(
    (routes, all, completed): (rails::RouteSet, rails::TicketSet, rails::TicketSet),
    more: [i32; 4],
    figures: &mut [i32],
    held: &mut Vec<Held>,
) {
    let counted = [all.len(), completed.len(), routes.len()].map(|count| count as i32);
    figures.copy_from_slice(&[&counted[..], &more].concat());
    held.extend(routes.iter().map(|route| Held { shelf: 0, thing: route.0, done: true }));
    held.extend(tickets(1, all, completed));
}

/// Tickets on a shelf.
fn tickets(shelf: u8, all: rails::TicketSet, completed: rails::TicketSet) -> impl Iterator<Item = Held> {
    all.iter().map(move |ticket| Held { shelf, thing: ticket.0, done: completed.contains(ticket) })
}

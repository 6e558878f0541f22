//! What is worth noting of a finished game, beside its score sheet.

mod card_game;
mod classic;
mod great_lakes;
mod switch_signal;

use bots::HasBots;
use engine::{Message, Notation, Seat};

/// A game of which more can be told than who won: what winners hold, and other figures.
pub trait Statistics: HasBots + Notation {
    /// What else is counted for each seat. The texts are `arena-figure-<figure>`.
    const FIGURES: &'static [&'static str];

    /// What a seat can hold at the end, in groups.
    fn item_groups(&self) -> Vec<ItemGroup>;

    /// Who has the first turn, told after the deal.
    fn starter(&self, state: &Self::State) -> Seat;

    /// Counts what happened, where a position doesn't keep it: adds to the figures, seat by seat.
    fn tally(&self, _event: &Self::Event, _figures: &mut [Vec<i32>]) {}

    /// Adds what a finished game's position shows of a seat: its figures, and what it holds.
    fn note(&self, state: &Self::State, seat: Seat, figures: &mut [i32], held: &mut Vec<HeldItem>);
}

/// Things of one kind that seats can hold, such as routes or tickets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemGroup {
    /// Its name: `routes`, `tickets`. The texts are `arena-items-<name>`.
    pub name: &'static str,
    /// Whether an item can be held without being done, as tickets can.
    pub done_or_not: bool,
    /// The items.
    pub items: Vec<Item>,
}

/// An item that seats can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its name in records.
    pub id: String,
    /// Its name in sentences.
    pub name: Message,
    /// How long it is, or what it is worth.
    pub size: u8,
}

/// That a seat holds an item at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldItem {
    /// In which group, counted.
    pub group: u8,
    /// Which item of it, counted.
    pub item: u8,
    /// Whether it is done; true where there is nothing to do.
    pub done: bool,
}

/// The groups of items in a game of routes and tickets.
fn routes_and_tickets<R: rails::Track>(chart: &rails::Chart<R>) -> Vec<ItemGroup> {
    let route = |(index, route): (usize, &R)| Item {
        id: route.id().to_owned(),
        name: chart.route_name(rails::RouteId(index as u8)),
        size: route.length(),
    };
    let ticket = |(index, ticket): (usize, &rails::Ticket)| {
        let id = rails::TicketId(index as u8);
        Item { id: chart.ticket_id(id), name: chart.ticket_name(id), size: ticket.points }
    };
    let group = |name, done_or_not, items| ItemGroup { name, done_or_not, items };
    vec![
        group("routes", false, chart.routes.iter().enumerate().map(route).collect()),
        group("tickets", true, chart.tickets.iter().enumerate().map(ticket).collect()),
    ]
}

/// Notes the routes and tickets of a seat in the groups of such a game, how many they are, and then what
/// else is counted of it.
fn note_railway(
    (routes, all, completed): (rails::RouteSet, rails::TicketSet, rails::TicketSet),
    more: [i32; 4],
    figures: &mut [i32],
    held: &mut Vec<HeldItem>,
) {
    let counted = [all.len(), completed.len(), routes.len()].map(|count| count as i32);
    figures.copy_from_slice(&[&counted[..], &more].concat());
    held.extend(routes.iter().map(|route| HeldItem { group: 0, item: route.0, done: true }));
    held.extend(tickets(1, all, completed));
}

/// Tickets in a group.
fn tickets(group: u8, all: rails::TicketSet, completed: rails::TicketSet) -> impl Iterator<Item = HeldItem> {
    all.iter().map(move |ticket| HeldItem { group, item: ticket.0, done: completed.contains(ticket) })
}

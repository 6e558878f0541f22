//! The letters of tickets: by them a ticket in the row and its ends on the map know each other.

use rails::TicketId;

use super::{TicketGame, connected};
use crate::Screen;
use crate::parts::my_seat;

/// A ticket of the viewer's, held or offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lettered {
    pub id: TicketId,
    /// Its letter; a mark, if it is completed.
    pub letter: String,
    pub done: bool,
}

/// The mark of completed tickets.
const DONE: &str = "✓";

/// The viewer's tickets in the order of their row, and after them those that they are offered: the most
/// valuable first, and last those that are done.
pub(crate) fn lettered<G: TicketGame>(screen: &Screen<'_, G>) -> Vec<Lettered> {
    let (Some(own), Some(seat)) = (G::own(screen.view), my_seat(screen)) else { return Vec::new() };
    // At the end it is the score sheet that counts.
    let over = screen.outcome.is_some();
    let done = if over { G::completed(screen, seat) } else { connected(screen, seat, own.tickets) };
    let points = |id: TicketId| std::cmp::Reverse(screen.rules.chart().ticket(id).points);
    let mut held: Vec<TicketId> = own.tickets.iter().collect();
    held.sort_by_key(|id| (done.contains(*id), points(*id)));
    let mut offered: Vec<TicketId> = own.offer.iter().collect();
    offered.sort_by_key(|id| points(*id));
    let alphabet = screen.words.text("tickets-letters");
    let mut letters = alphabet.chars().map(String::from).chain((1..).map(|number: u32| number.to_string()));
    held.into_iter()
        .chain(offered)
        .map(|id| match own.tickets.contains(id) && done.contains(id) {
            true => Lettered { id, letter: DONE.to_owned(), done: true },
            false => Lettered { id, letter: letters.next().unwrap_or_default(), done: false },
        })
        .collect()
}

//! What search does millions of times takes no memory from the heap, and a position is small.

use great_lakes::{Action, Card, GreatLakes as Game, Kind, State};
use rails::TicketSet;

/// Actions that are sometimes legal.
const OTHERS: [Action; 6] = [
    Action::Pass,
    Action::Pieces(27),
    Action::Refill(Kind::Ship),
    Action::Take(Card::Wild),
    Action::Exchange { give: Kind::Train, count: 3 },
    Action::Keep(TicketSet::NONE),
];

/// Tables of every size.
fn tables() -> impl Iterator<Item = Game> {
    (Game::FEWEST_SEATS..=Game::MOST_SEATS).map(|seats| Game::standard(seats).expect("a table"))
}

#[path = "../../rails/tests/harness/allocation.rs"]
mod harness;

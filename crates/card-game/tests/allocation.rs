//! What search does millions of times takes no memory from the heap, and a position is small.

use card_game::{Action, CardGame as Game, State};
use harness::{along_random_games, without_allocation};
use rails::TicketSet;

/// Actions that are sometimes legal.
const OTHERS: [Action; 4] = [Action::Pass, Action::Tickets, Action::Blind, Action::Keep(TicketSet::NONE)];

/// Tables of every size.
fn tables() -> impl Iterator<Item = Game> {
    (Game::FEWEST_SEATS..=Game::MOST_SEATS).map(|seats| Game::standard(seats).expect("a table"))
}

#[path = "../../rails/tests/harness/allocation.rs"]
mod harness;

#[test]
fn finding_the_best_set_of_tickets_does_not_allocate() {
    along_random_games(|game, state, seat, _| {
        let best = without_allocation("best_completion", || game.best_completion(state, seat));
        assert!(state.of(seat).tickets.contains_all(best.tickets));
    });
}

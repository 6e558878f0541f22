//! What search does millions of times takes no memory from the heap, and a position is small.

use harness::{along_random_games, without_allocation};
use switch_signal::{Action, Board, Options, State, SwitchSignal as Game};

/// Actions that are sometimes legal.
const OTHERS: [Action; 5] = [Action::EndTurn, Action::Stop, Action::Ahead, Action::Dispatcher, Action::Roll];

/// Tables at both boards.
fn tables() -> impl Iterator<Item = Game> {
    let game = |board| Game::new(board, 3, Options::default()).expect("a table");
    [Board::central_europe(), Board::north_america()].into_iter().map(game)
}

#[path = "../../rails/tests/harness/allocation.rs"]
mod harness;

#[test]
fn walking_does_not_allocate() {
    along_random_games(|game, state, _, _| {
        for train in state.on_network().iter() {
            without_allocation("walk", || game.walk(state, train, 5, None));
        }
    });
}

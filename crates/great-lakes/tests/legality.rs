//! What a view says can be claimed is what can be claimed.

use engine::Seat;
use great_lakes::{Action, GreatLakes as Game, State, View};
use rails::{RouteId, RouteSet};

fn tables() -> impl Iterator<Item = Game> {
    (2..=5).chain(2..=5).map(|seats| Game::standard(seats).expect("a table"))
}

fn claims(action: &Action) -> Option<RouteId> {
    match action {
        Action::Claim { route, .. } => Some(*route),
        _ => None,
    }
}

fn open(game: &Game, state: &State, seat: Seat) -> RouteSet {
    game.open(state, seat)
}

#[path = "../../rails/tests/harness/legality.rs"]
mod harness;

//! What a view says can be claimed is what can be claimed, in Europe and in USA.

use std::sync::Arc;

use classic::{Action, Board, Classic as Game, First, State, View};
use engine::Seat;
use rails::{RouteId, RouteSet};

fn tables() -> impl Iterator<Item = Game> {
    let boards = [include_str!("../boards/europe.toml"), include_str!("../boards/usa.toml")];
    boards.into_iter().flat_map(|text| {
        let board = Arc::new(Board::parse(text).expect("a board"));
        (2..=5).map(move |seats| Game::new(board.clone(), seats, First::Random).expect("a table"))
    })
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

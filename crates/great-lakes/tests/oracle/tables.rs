//! Tables to compare at: boards, seats, and random games in several manners.

use std::sync::Arc;

use great_lakes::{Action, Board, First, GreatLakes, State};

pub use engine::trial::{Met, Place, told};

/// The board where cards run out, with a box or without.
fn narrows(changes: &[(&str, &str)]) -> Arc<Board> {
    let mut text = include_str!("../boards/narrows.toml").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    Arc::new(Board::parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}")))
}

/// The standard board with 2 to 5 seats.
pub fn standard() -> Vec<GreatLakes> {
    tables(&Arc::new(Board::standard()))
}

/// A crowded board: where cards run out, and where there are many of them, and pieces in the box.
pub fn small() -> Vec<GreatLakes> {
    let plenty = [
        ("trains = 10\n", "trains = 14\n"),
        ("ships = 10\n", "ships = 14\n"),
        ("trains_per_color = 1", "trains_per_color = 5"),
        ("ships_per_color = 2", "ships_per_color = 4"),
        ("wild = 5", "wild = 12"),
    ];
    [tables(&narrows(&[])), tables(&narrows(&plenty))].concat()
}

fn tables(board: &Arc<Board>) -> Vec<GreatLakes> {
    let seats = GreatLakes::FEWEST_SEATS..=board.most_seats();
    seats.map(|seats| GreatLakes::new(board.clone(), seats, First::Random).expect("enough for all")).collect()
}

/// Routes and harbours if there are any, and then cards.
fn preferred(action: &Action) -> u8 {
    match action {
        Action::Harbour { .. } => 3,
        Action::Claim { .. } => 2,
        Action::Take(_) | Action::Blind(_) => 1,
        _ => 0,
    }
}

/// Plays `games` random games at each table and looks at each position of them.
pub fn watch(tables: &[GreatLakes], games: u64, look: impl FnMut(&GreatLakes, &State, Place)) {
    engine::trial::watch(tables, games, preferred, look);
}

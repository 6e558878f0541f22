//! Whatever a stranger can send to the Card Game is refused or taken as it is; see `test_track`.

use card_game::CardGame;

/// Finished games of every kind, of older rules too.
const RECORDS: &[&str] = &[
    include_str!("replays/one-order.txt"),
    include_str!("replays/two-seats.txt"),
    include_str!("replays/three-seats.txt"),
    include_str!("replays/nothing-to-do.txt"),
    include_str!("replays/all-tickets.txt"),
];

/// Boards that are made for tests.
const BOARDS: &[(&str, &str)] = &[("branch-line", include_str!("boards/branch-line.toml"))];

fn tables() -> Vec<CardGame> {
    let tables = (2..=4).map(|seats| CardGame::standard(seats).expect("a table"));
    let peeking = ["no", "A", "yes"];
    tables
        .zip(peeking)
        .map(|(game, said)| {
            let peeking = game.read_peeking(said).expect("seats");
            game.with_peeking_of(peeking)
        })
        .collect()
}

test_track::track!(CardGame, card_game::BOARDS);

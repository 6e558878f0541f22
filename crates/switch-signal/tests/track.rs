//! Whatever a stranger can send to Switch & Signal is refused or taken as it is; see `test_track`.

use switch_signal::{Board, Departures, Options, Placement, SwitchSignal};

/// Finished games of every kind, of older rules too.
const RECORDS: &[&str] = &[
    include_str!("replays/one-order.txt"),
    include_str!("replays/central-europe-clock.txt"),
    include_str!("replays/north-america-instructions.txt"),
    include_str!("replays/north-america-delivered.txt"),
    include_str!("replays/v1/central-europe-delivered.txt"),
];

/// Boards that are made for tests.
const BOARDS: &[(&str, &str)] = &[];

fn tables() -> Vec<SwitchSignal> {
    let boards = [Board::central_europe(), Board::north_america()];
    let usual = Options::default();
    let options = Placement::ALL.into_iter().zip(Departures::ALL).map(|(placement, departures)| Options {
        placement,
        departures,
        ten_goods: true,
        extra_signal: true,
        ..usual
    });
    let options: Vec<Options> = options.chain([usual]).collect();
    let tables = boards.iter().flat_map(|board| options.iter().map(move |options| (board.clone(), *options)));
    tables
        .zip((2..=4).cycle())
        .map(|((board, options), seats)| SwitchSignal::new(board, seats, options).expect("a table"))
        .collect()
}

test_track::track!(SwitchSignal, switch_signal::BOARDS);

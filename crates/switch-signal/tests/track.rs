//! Whatever a stranger can send to Switch & Signal is refused or taken as it is; see `test_track`.

use switch_signal::{Board, Departures, Options, Placement, SwitchSignal};
use test_track::{boards, notation, records, views};

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

#[test]
fn damaged_actions_are_refused_or_read_as_they_are() {
    notation::actions(&tables());
}

#[test]
fn damaged_positions_are_refused_or_read_as_they_are() {
    notation::states(&tables());
}

#[test]
fn damaged_records_are_refused_or_played_as_far_as_they_go() {
    records::damaged::<SwitchSignal>(RECORDS, BOARDS);
}

#[test]
fn damaged_boards_are_played_or_their_faults_have_lines() {
    let boards: Vec<&str> = switch_signal::BOARDS.iter().chain(BOARDS).map(|(_, text)| *text).collect();
    boards::damaged::<SwitchSignal>(&boards);
}

#[test]
fn damaged_views_are_refused_or_imagined_as_they_are() {
    views::imagined(&tables());
}

#[test]
fn views_with_a_wrong_number_are_refused_or_imagined_as_they_are() {
    views::with_wrong_numbers(&tables());
}

//! Tables of the family's games: Europe, USA, and small boards with all sorts of pieces and rules. The
//! module above has what boards are sketched with.

use std::sync::Arc;

use classic::{Board, Classic, First};
use engine::{Chance, FastChance};

use super::sketch::{STANDARD, board, sketch};

/// A small board where everybody is in everybody's way. Points of tickets are small, so that scores are
/// often equal.
const CROWDED: &str = "
    a-b 1 red; a-b 1 blue; a-c 2 gray; a-c 2 gray; a-d 3 gray ferry 2; b-c 2 gray tunnel; b-c 2 green tunnel
    b-e 2 white ferry 1; b-e 2 gray ferry 2; b-d 1 gray; c-d 1 yellow; c-e 2 black tunnel; c-f 3 gray tunnel
    d-f 1 purple; d-g 4 orange; e-f 2 gray; e-h 3 red tunnel; e-h 3 red tunnel; f-g 1 gray ferry 1; f-h 2 blue
    g-h 2 gray; a-h 6 gray ferry 3; e-g 5 gray; b-g 7 gray; c-h 8 gray tunnel
    long a-h 4; long b-h 3; long a-g 3; long c-g 2; long d-h 2; ticket a-e 3; ticket a-f 2; ticket b-f 1
    ticket b-g 3; ticket c-h 2; ticket d-e 1; ticket a-b 1; ticket c-f 1; ticket e-g 1; ticket d-g 2
    ticket f-h 1; ticket a-c 1; ticket b-d 1; ticket e-h 1; ticket f-g 1";

/// So few cards that the deck runs out and nothing is left to do.
const SCARCE: &str = "cars 12; stations 3; cards 2; locomotives 10";
/// So few locomotives that ferries are hard, and more stations than in the box.
const PLAIN: &str = "cars 16; stations 5; cards 4; locomotives 4";
/// So many cards and cars that routes run out.
const PLENTY: &str = "cars 24; stations 3; cards 8; locomotives 14";
/// Nothing but cars.
const NO_STATIONS: &str = "cars 16; stations 0; cards 4; locomotives 8";

/// What no game of the house has: each of these rules differs from theirs on some board.
const OTHER_RULES: [(&str, &str); 9] = [
    (SCARCE, "rule market 3; rule market_locomotives 2; rule dealt_cards 2; rule double_routes_open_from 2"),
    (PLENTY, "rule market 8; rule market_locomotives 4; rule dealt_cards 6; rule double_routes_open_from 3"),
    (SCARCE, "rule market 4; rule market_locomotives 5; rule dealt_cards 1; rule double_routes_open_from 6"),
    (PLAIN, "rule cards_a_turn 1; rule double_routes_one_owner true; rule ties []"),
    (
        PLENTY,
        "rule double_routes_one_owner true; rule double_routes_open_from 2; rule last_turns 2; rule few_cars 6
         rule ties [\"stations\",\"tickets\"]",
    ),
    (
        NO_STATIONS,
        "rule dealt_long_tickets 0; rule dealt_tickets 3; rule opening_keep 1
         rule opening_returned \"under-deck\"; rule ties [\"tickets\"]",
    ),
    (
        SCARCE,
        "rule dealt_long_tickets 0; rule dealt_tickets 2; rule opening_keep 1; rule drawn_tickets 2; rule drawn_keep 2
         rule opening_returned \"under-deck\"; rule cards_a_turn 1; rule last_turns 3; rule ties [\"longest-path\"]",
    ),
    (
        NO_STATIONS,
        "rule dealt_long_tickets 1; rule dealt_tickets 1; rule opening_keep 1; rule drawn_tickets 5; rule drawn_keep 3
         rule few_cars 0; rule market 2; rule market_locomotives 1",
    ),
    (
        PLAIN,
        "rule seats [2,3]; rule dealt_long_tickets 0; rule dealt_tickets 5; rule opening_keep 2
         rule opening_returned \"under-deck\"; rule drawn_tickets 1; rule market 1; rule market_locomotives 1",
    ),
];

/// Europe, with 2 to 5 seats.
pub fn europe() -> Vec<Classic> {
    tables(&board(STANDARD))
}

/// USA, with 2 to 5 seats.
pub fn usa() -> Vec<Classic> {
    tables(&board(include_str!("../../boards/usa.toml")))
}

/// The small board with Europe's rules, and with few cards, few locomotives, and many of both.
pub fn small() -> Vec<Classic> {
    let boards = [SCARCE, PLAIN, PLENTY].map(|pieces| sketch(&format!("{pieces}; {CROWDED}")));
    boards.iter().flat_map(tables).collect()
}

/// The small board with other rules.
pub fn other_rules() -> Vec<Classic> {
    let boards = OTHER_RULES.map(|(pieces, rules)| sketch(&format!("{pieces}; {rules}; {CROWDED}")));
    boards.iter().flat_map(tables).collect()
}

/// The small board with rules that chance decides: anything that a board file may say.
pub fn any_rules(chance: &mut FastChance) -> Vec<Classic> {
    let pieces = [SCARCE, PLAIN, PLENTY, NO_STATIONS][chance.below(4) as usize];
    let mut number = |from: u32, to: u32| from + chance.below(to - from + 1);
    let long = number(0, 1);
    let (dealt, drawn) = (number(1, 4), number(1, 6));
    let returned = if long == 0 && number(0, 3) > 0 { "under-deck" } else { "out-of-game" };
    let ties =
        ["", "\"tickets\"", "\"longest-path\",\"stations\"", "\"stations\",\"longest-path\",\"tickets\""];
    let rules = [
        ("dealt_cards", number(1, 6)),
        ("market", number(1, 8)),
        ("market_locomotives", number(1, 9)),
        ("cards_a_turn", number(1, 2)),
        ("dealt_long_tickets", long),
        ("dealt_tickets", dealt),
        ("opening_keep", number(1, long + dealt)),
        ("drawn_tickets", drawn),
        ("drawn_keep", number(1, drawn)),
        ("double_routes_open_from", number(2, 6)),
        ("few_cars", number(0, 20)),
        ("last_turns", number(1, 3)),
    ];
    let rules: String = rules.iter().map(|(key, value)| format!("rule {key} {value}; ")).collect();
    let one_owner = number(0, 1) == 1;
    let ties = ties[number(0, 3) as usize];
    tables(&sketch(&format!(
        "{pieces}; {rules} rule opening_returned \"{returned}\"; rule ties [{ties}]
         rule double_routes_one_owner {one_owner}; {CROWDED}"
    )))
}

/// Tables of every size.
fn tables(board: &Arc<Board>) -> Vec<Classic> {
    let seats = board.terms.seats.0..=board.most_seats();
    seats.map(|seats| Classic::new(board.clone(), seats, First::Random).expect("so many can play")).collect()
}

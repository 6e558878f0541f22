//! How many a board can serve.

use std::sync::Arc;

use classic::{Classic, First};

use super::edit::{STANDARD, board, check_text, edited};
use super::terms::with;

/// The most seats that a board file has enough for.
#[track_caller]
fn seats(text: &str) -> usize {
    board(text).most_seats()
}

#[test]
fn fewer_tickets_or_cards_serve_fewer_seats() {
    assert_eq!(seats(&edited("points = 20\nlong = true", "points = 20", "")), 5);
    assert_eq!(seats(&STANDARD.replace("points = 21\nlong = true", "points = 21")), 3);
    let few_cards = STANDARD.replace("cards_per_color = 12", "cards_per_color = 2");
    assert_eq!(seats(&few_cards.replace("locomotives = 14", "locomotives = 7")), 4);
}

#[test]
fn seats_cards_and_tickets_have_to_fit_the_rules() {
    assert_eq!(seats(&with("seats = [2, 3]")), 3);
    let three = Arc::new(board(&with("seats = [3, 4]")));
    let can = [2, 3, 4, 5].map(|seats| Classic::new(three.clone(), seats, First::Random).is_ok());
    assert_eq!(can, [false, true, true, false]);
    // Two hands of ten and a market of ten: thirty cards. Without long tickets none are needed.
    let few = |rules: &str| {
        with(rules).replace("= 12         # 8 colours\nlocomotives = 14", "= 3\nlocomotives = 5")
    };
    assert_eq!(seats(&few("dealt_cards = 9\nmarket = 10")), 2);
    check_text(&few("dealt_cards = 10\nmarket = 10"), &[("board-card-count", "[pieces]")]);
    let regular = |rules: &str| with(rules).replace("long = true", "long = false");
    check_text(&regular(""), &[("board-too-few-tickets", "[[ticket]]")]);
    check_text(&regular("dealt_long_tickets = 0"), &[]);
}

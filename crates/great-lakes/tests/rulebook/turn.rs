//! A turn (GL-6).

use super::plan::{changed, table, table_on};

#[test]
fn gl_6_a_turn_is_one_of_five_actions() {
    let hand = "2 red-anchor-train 2 red-ship 2 green-ship";
    let begin = || table(2).routes("A", "madison-milwaukee").hand("A", hand).begin();
    begin().plays("A", "claim milwaukee-muskegon: 2 green-ship").shows("turn B");
    begin().plays("A", "harbour milwaukee: 2 red-anchor-train 2 red-ship").shows("turn B");
    begin().plays("A", "exchange 3 train").shows("turn B");
    begin()
        .plays("A", "blind ship | red-ship")
        .shows("turn A")
        .plays("A", "blind ship | red-ship")
        .shows("turn B");
    let tickets = "chicago-detroit chicago-toronto detroit-montreal erie-kingston";
    let drawn = begin().plays("A", &format!("tickets | {tickets}")).shows("turn A");
    drawn.plays("A", &format!("keep {tickets}")).shows("turn B");
}

#[test]
fn gl_6_exactly_one_of_them() {
    let table = table(2).hand("A", "2 green-ship").begin().plays("A", "blind ship | red-ship");
    let table = table.refused("A", "claim milwaukee-muskegon: 2 green-ship", "GL-7");
    table.refused("A", "tickets", "GL-7").refused("A", "exchange 1 train", "GL-7");
}

/// Nobody can do anything: no cards to draw, none in A's hand, no tickets, and empty boxes.
fn stuck() -> super::plan::Plan {
    let board = changed(&[
        ("pieces_per_player = 50", "pieces_per_player = 65"),
        ("suggested_trains = 27", "suggested_trains = 33"),
    ]);
    table_on(board, 2).market("").deck("", "B").fresh("")
}

#[test]
fn gl_6_passing_is_legal_only_when_nothing_else_is() {
    table(2).begin().refused("A", "pass", "GL-6");
    stuck().begin().offers("A", "", &["pass"]).plays("A", "pass").shows("passes 1").shows("turn B");
    stuck().market("1 wild").begin().refused("A", "pass", "GL-6").offers("A", "", &["take wild"]);
    stuck().hand("A", "1 green-ship").begin().refused("A", "pass", "GL-6");
    stuck().fresh("erie-kingston").begin().offers("A", "", &["tickets"]);
}

/// Nobody but the last seat has a card, there is none to draw and no ticket; but there are boxes.
fn idle(seats: usize) -> super::plan::Plan {
    table(seats)
        .market("")
        .deck("", &engine::Seat::all(seats).next_back().expect("a seat").to_string())
        .fresh("")
}

#[test]
fn gl_6_exchanging_aside() {
    let begin = || idle(2).begin();
    assert_eq!(begin().legal("A", "exchange").len() + 1, begin().legal("A", "").len());
    begin().plays("A", "pass").shows("passes 1").shows("turn B");
    idle(2).hand("A", "1 green-ship").begin().refused("A", "pass", "GL-6");
}

#[test]
fn gl_6_an_exchange_by_somebody_who_could_do_nothing_else_counts_as_a_pass() {
    let table = idle(3).begin().plays("A", "exchange 1 train").shows("passes 1").shows("A points 0 1");
    let mut table = table.plays("B", "exchange 2 ship").shows("passes 2").shows("phase turn");
    // As if C's hand were empty too.
    table.state.turn = super::plan::seat("A");
    table.plays("A", "exchange 1 ship").shows("passes 3").shows("phase over passes").shows("A points 0 2");
}

#[test]
fn gl_6_an_exchange_by_somebody_who_could_do_something_else_does_not() {
    let table = idle(2).begin().plays("A", "pass").plays("B", "exchange 1 train").shows("passes 0");
    table.shows("phase turn").shows("turn A");
    // What counts is what could be done before it: the exchange itself may bring a route within reach.
    let rail = "ottawa-sudbury:green ottawa-rouyn-noranda montreal-rouyn-noranda";
    let poor = idle(2).pieces("A", 22).routes("A", rail).hand("A", "1 red-train").begin();
    poor.shows("A pieces 0 28").plays("A", "exchange 1 ship").shows("A pieces 1 27").shows("passes 1");
}

#[test]
fn gl_6_when_everyone_in_turn_has_passed_the_game_ends() {
    // Neither has a card: a third seat holds them all.
    let board = || {
        changed(&[
            ("pieces_per_player = 50", "pieces_per_player = 65"),
            ("suggested_trains = 27", "suggested_trains = 33"),
        ])
    };
    let begin = || table_on(board(), 3).market("").deck("", "C").fresh("").begin();
    let table =
        begin().plays("A", "pass").plays("B", "pass").shows("passes 2").shows("phase turn").shows("turn C");
    table.refused("C", "pass", "GL-6");
    let mut table = begin();
    // As if C had passed before.
    table.state.passes = 1;
    let table = table.plays("A", "pass").shows("passes 2").shows("phase turn").plays("B", "pass");
    table.shows("passes 3").shows("phase over passes").refused("C", "pass", "GL-23");
}

#[test]
fn gl_6_whoever_does_something_breaks_the_row_of_passes() {
    let table = stuck().begin().plays("A", "pass").shows("passes 1");
    let claim = table.legal("B", "claim green-bay-wausau: 1 wild");
    assert_eq!(claim, ["claim green-bay-wausau: 1 wild"]);
    table
        .plays("B", "claim green-bay-wausau: 1 wild | wild")
        .shows("passes 0")
        .shows("turn A")
        .shows("market 1 wild");
}

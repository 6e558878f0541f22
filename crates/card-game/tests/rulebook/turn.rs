//! A turn: the forced step, and the three ways of the second (CG-6 to CG-9).

use card_game::{Event, Memory};
use engine::{Notation, Rules, Viewer};

use super::table::{cards, seat, table};

/// B does something that leaves all stations alone, so that A's turn begins.
const BLIND: [&str; 2] = ["blind | red", "blind | red"];

#[test]
fn cg_6_one_card_of_each_group_goes_onto_the_train_pile() {
    let table = table(2).station("A", "3 red, 1 blue").turn("B").begin();
    let table = table.plays("B", BLIND[0]).shows("A station 1 blue, 3 red").plays("B", BLIND[1]);
    let table = table.shows("A station 2 red").shows("A train 1 blue 1 red").shows("turn A");
    table.happened(1, |event| *event == Event::SentOff { seat: seat("A"), count: 2 });
}

#[test]
fn cg_6_nothing_happens_with_an_empty_station() {
    let table = table(2).station("B", "3 red").turn("B").begin();
    let table = table.plays("B", BLIND[0]).plays("B", BLIND[1]).shows("A train").shows("B station 3 red");
    table.happened(0, |event| matches!(event, Event::SentOff { .. }));
}

#[test]
fn cg_6_it_comes_before_everything_else_of_the_turn_and_frees_a_colour() {
    // The last red card goes first, so red may be played again in the same turn.
    let table = table(2).station("A", "1 red").hand("A", "2 red").turn("B").begin();
    let table = table.plays("B", "blind | blue").plays("B", "blind | blue").shows("A station");
    table.plays("A", "group 2 red").shows("A station 2 red").shows("A train 1 red");
}

#[test]
fn cg_7_locomotives_go_first() {
    let table = table(2).station("A", "2 red 2 locomotive").turn("B").begin();
    let lap = |table: super::table::Table| {
        let table = table.plays("B", "blind | blue").plays("B", "blind | blue");
        table.plays("A", "blind | green").plays("A", "blind | green")
    };
    let table = lap(table).shows("A station 2 red 1 locomotive").shows("A train 1 locomotive");
    let table = lap(table).shows("A station 2 red").shows("A train 2 locomotive");
    lap(table).shows("A station 1 red").shows("A train 1 red 2 locomotive");
}

#[test]
fn cg_7_a_row_makes_groups_of_one_card() {
    let table = table(2).hand("A", "1 red 1 blue 1 white").begin().plays("A", "row red blue white");
    let table = table.shows("A station 1 blue, 1 white, 1 red");
    let table = table.plays("B", "blind | green").plays("B", "blind | green");
    table.shows("A station").shows("A train 1 blue 1 white 1 red");
}

#[test]
fn cg_8_nobody_sees_a_train_pile() {
    let one = table(3).train("A", "2 red").hand("B", "2 white").begin();
    let other = table(3).train("A", "2 white").hand("B", "2 red").begin();
    let (here, there) = (one.views(), other.views());
    // A, C and the spectators can't tell; B sees another hand.
    for viewer in [0, 2, 3] {
        assert_eq!(here[viewer], there[viewer]);
    }
    assert_eq!(one.view("A").seats[0].train, 2);
    assert_eq!(one.view("A").own.and_then(|own| own.train), None);
}

#[test]
fn cg_8_a_table_may_let_owners_look_into_their_own() {
    let plan = |peeking| {
        super::table::table_of(card_game::CardGame::standard(3).expect("a table").with_peeking(peeking))
    };
    let table = plan(true).train("A", "2 red").train("B", "1 white").begin();
    let own = |letter: &str| table.view(letter).own.and_then(|own| own.train);
    assert_eq!((own("A"), own("B")), (Some(cards("2 red")), Some(cards("1 white"))));
    assert!(table.views().iter().all(|view| view.seats.iter().all(|seat| seat.laid_open.is_none())));
    let closed = plan(false).train("A", "2 red").begin();
    assert_eq!(closed.view("A").own.and_then(|own| own.train), None);
}

#[test]
fn cg_8_or_the_seats_named() {
    let game = card_game::CardGame::standard(3).expect("a table");
    let peeking = game.read_peeking("A,C").expect("two seats");
    let table =
        super::table::table_of(game.with_peeking_of(peeking)).train("A", "2 red").train("B", "1 white");
    let table = table.begin();
    let own = |letter: &str| table.view(letter).own.and_then(|own| own.train);
    assert_eq!((own("A"), own("B"), own("C")), (Some(cards("2 red")), None, Some(cards(""))));
    // B's pile is a secret of nobody's, as ever.
    assert!(table.views().iter().all(|view| view.seats.iter().all(|seat| seat.laid_open.is_none())));
}

#[test]
fn cg_8_who_may_look_is_written_as_it_is_read() {
    let game = card_game::CardGame::standard(3).expect("a table");
    for (said, written) in [
        ("no", "no"),
        ("yes", "yes"),
        ("B", "B"),
        ("C,A", "A,C"),
        ("A, C", "A,C"),
        ("A,B,C", "yes"),
        ("B,C,D", "B,C"),
    ] {
        let seats = game.read_peeking(said).unwrap_or_else(|| panic!("{said}"));
        let table = game.clone().with_peeking_of(seats);
        assert_eq!(table.options()[1], ("peeking", written.to_owned()), "{said}");
        assert_eq!(table.peeking(), written == "yes", "{said}");
    }
    for wrong in ["", "maybe", "D", "D,E", "A,,C", "a", "A,no"] {
        assert_eq!(game.read_peeking(wrong), None, "{wrong}");
    }
}

#[test]
fn cg_8_whoever_remembers_the_stations_knows_the_piles_all_the_same() {
    let table = table(2).station("A", "1 red 1 locomotive").turn("B").begin();
    let mut memory = Memory::new(&table.game, Viewer::Spectator);
    memory.watch(&Event::Played {
        seat: seat("A"),
        play: card_game::Play::Group { colour: card_game::Colour::Red, cars: 1, locomotives: 1 },
    });
    let table = table.plays("B", BLIND[0]).plays("B", BLIND[1]);
    let told = table.events().iter().filter_map(|event| table.game.witnessed(event, Viewer::Spectator));
    told.for_each(|event| memory.watch(&event));
    assert_eq!(memory.train(seat("A")), cards("1 locomotive"));
}

#[test]
fn cg_9_the_second_step_is_one_of_three() {
    let table = table(2).hand("A", "2 red").begin();
    table.offers(
        "A",
        "",
        &[
            "blind",
            "group 2 red",
            "take blue",
            "take green",
            "take orange",
            "take purple",
            "take white",
            "tickets",
        ],
    );
}

#[test]
fn cg_9_one_passes_only_when_nothing_else_can_be_done() {
    let plan = || table(2).left(2).tickets("A", "chicago-new-york").ticket_deck("", "");
    let table = plan().begin().offers("A", "", &["pass"]).plays("A", "pass");
    table.happened(1, |event| *event == Event::Passed { seat: seat("A") }).shows("turn B");
    plan().hand("A", "2 red").begin().refused("A", "pass", "CG-9");
    plan().market("1 red").begin().refused("A", "pass", "CG-9");
    plan().ticket_deck("dallas-miami", "").begin().refused("A", "pass", "CG-9");
    super::table::table(2).begin().refused("A", "pass", "CG-9");
}

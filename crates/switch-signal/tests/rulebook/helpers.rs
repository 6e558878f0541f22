//! Helpers (SS-43 to SS-48).

use std::sync::Arc;

use switch_signal::{Board, Event, First, Halt, Helper, Options, Phase, SwitchSignal};

use super::table::{america, card, deal_with, europe, seat};

#[test]
fn ss_43_the_logistician_has_one_roll_made_again_and_the_second_counts() {
    let table = || {
        europe().used(&[Helper::Dispatcher, Helper::Conductor]).hand("A", "3 move").train("black-1", "calais")
    };
    table()
        .plays("A", "move black-1 with move | black=5")
        .offers("A", "", &["ahead", "logistician"])
        .plays("A", "logistician | black=2")
        .shows("black-1 amiens--paris.1>paris")
        // Once a game: the next roll is not asked about.
        .plays("A", "move black-1 with move | black=2")
        .shows("black-1 paris");
    table()
        .plays("A", "move black-1 with move | black=2")
        .plays("A", "ahead")
        .shows("black-1 amiens--paris.1>paris");
}

#[test]
fn ss_43_the_logistician_speaks_before_an_exit_is_picked_and_not_for_departure_dice() {
    let table =
        europe().used(&[Helper::Dispatcher, Helper::Conductor]).hand("A", "2 move").train("black-1", "paris");
    table
        .green("reims--strasbourg@1", "tours--paris@1")
        .plays("A", "move black-1 with move | black=3")
        .offers("A", "", &["leave amiens--paris", "leave tours--paris", "logistician"])
        .plays("A", "logistician | black=2")
        .offers("A", "", &["leave amiens--paris", "leave tours--paris"]);
    let table = europe().used(&[Helper::Dispatcher, Helper::Conductor]).hand("A", "2 move").reveals(7, "");
    table.plays("A", "new black | die=6 die=6").shows("phase pick-colour").refused(
        "A",
        "logistician",
        "SS-9",
    );
}

#[test]
fn ss_44_the_dispatcher_lets_trains_pass_through_cities_until_the_turns_end() {
    let table = || {
        europe()
            .used(&[Helper::Logistician, Helper::Conductor])
            .hand("A", "3 move")
            .hand("B", "1 switch")
            .train("black-1", "calais")
            .green("reims--strasbourg@1", "paris--dijon@0")
    };
    // Beforehand …
    table()
        .plays("A", "dispatcher")
        .plays("A", "move black-1 with move | black=5")
        .offers("A", "", &["leave paris--dijon", "stop"])
        .plays("A", "leave paris--dijon")
        .shows("black-1 paris--dijon.2>dijon")
        .shows("clock 7")
        .refused("A", "dispatcher", "SS-44");
    // … or at the moment the train has entered the city.
    table()
        .plays("A", "move black-1 with move | black=5")
        .offers("A", "", &["dispatcher", "stop"])
        .refused("A", "leave paris--dijon", "SS-37")
        .plays("A", "dispatcher")
        .plays("A", "leave paris--dijon")
        .shows("black-1 paris--dijon.2>dijon");
    // Stopping costs nothing either.
    table()
        .plays("A", "move black-1 with move | black=5")
        .plays("A", "stop")
        .shows("black-1 paris")
        .shows("clock 7")
        .shows("used logistician conductor");
    // It ends with the turn.
    let ended = table().plays("A", "dispatcher").shows("dispatching yes");
    ended
        .plays("A", "end | move move move move move card=17 black=5")
        .shows("dispatching no")
        .shows("black-1 paris");
}

#[test]
fn ss_44_without_a_way_to_go_on_nothing_is_asked_and_the_port_still_ends_the_run() {
    let table = europe()
        .used(&[Helper::Logistician, Helper::Conductor])
        .hand("A", "2 move 1 switch")
        .train("black-1", "calais");
    table.plays("A", "move black-1 with move | black=5").shows("black-1 paris").shows("phase cards");
    let table = europe()
        .used(&[Helper::Logistician, Helper::Conductor])
        .hand("A", "2 move 1 switch")
        .train("black-1", "lyon--marseille.1>marseille")
        .green("reims--strasbourg@1", "marseille--nice@0")
        .plays("A", "dispatcher");
    table.plays("A", "move black-1 with move | black=5").shows("black-1 depot");
}

#[test]
fn ss_45_the_conductor_lets_all_trains_of_a_shown_colour_stand_still() {
    let table = || {
        europe()
            .used(&[Helper::Logistician, Helper::Dispatcher])
            .hand("A", "1 signal")
            .train("black-1", "calais")
            .train("black-2", "hamburg")
            .train("gray-1", "warsaw")
            .train("brown-1", "nantes")
            .reveals(17, "")
    };
    table()
        .offers("A", "", &["run black-1", "run black-2", "conductor black", "conductor gray"])
        .refused("A", "conductor brown", "SS-45")
        .plays("A", "conductor black | gray=1")
        .shows("black-1 calais")
        .shows("black-2 hamburg")
        .shows("gray-1 warsaw--poznan.1>poznan")
        .shows("phase cards");
    // Not once a train of the colour has moved; another colour's turn may still come.
    table()
        .plays("A", "run black-1 | black=2 black=2")
        .offers("A", "", &["run gray-1", "conductor gray"])
        .refused("A", "conductor black", "SS-45")
        .plays("A", "conductor gray")
        .shows("gray-1 warsaw")
        .shows("phase cards");
}

#[test]
fn ss_45_a_picked_colour_is_shown_and_the_three_symbols_show_all() {
    let table = || {
        europe()
            .used(&[Helper::Logistician, Helper::Dispatcher])
            .hand("A", "1 signal")
            .train("black-1", "calais")
            .train("gray-1", "warsaw")
    };
    table()
        .reveals(18, "")
        .offers("A", "", &["colour black", "colour brown", "colour gray"])
        .plays("A", "colour black")
        .offers("A", "", &["run black-1", "conductor black"]);
    table().reveals(14, "").offers("A", "conductor", &["conductor black", "conductor gray"]);
}

/// A board of one's own that has both the pointsman and the conductor, and one train of two colours.
fn both() -> super::table::Table {
    let text = include_str!("../../boards/north-america.toml");
    let text = text.replace("id = \"station-attendant\"", "id = \"conductor\"");
    let board = Arc::new(Board::parse(&text).expect("a board"));
    let table = super::table::table(board, 2, Options::default());
    table
        .used(&[Helper::Coupler])
        .hand("A", "1 signal")
        .train("black-1", "seattle")
        .train("gray-1", "norfolk")
}

#[test]
fn ss_45_the_conductor_is_asked_also_where_the_pointsman_was() {
    let asked = both().reveals(17, "").offers("A", "", &["carry-out", "pointsman"]);
    asked
        .plays("A", "carry-out")
        .offers("A", "", &["run black-1", "conductor black", "conductor gray"])
        .plays("A", "run black-1 | black=2")
        .offers("A", "", &["run gray-1", "conductor gray"]);
    let ignored = both().reveals(7, "").plays("A", "pointsman | card=17");
    ignored
        .offers("A", "", &["run black-1", "conductor black", "conductor gray"])
        .plays("A", "conductor black | gray=1")
        .shows("black-1 seattle")
        .shows("phase cards");
}

#[test]
fn ss_46_the_pointsman_puts_the_instruction_under_the_deck() {
    let table = america().used(&[Helper::Attendant, Helper::Coupler]).hand("A", "1 signal").reveals(7, "");
    table
        .offers("A", "", &["carry-out", "pointsman"])
        .plays("A", "pointsman | card=14")
        .shows("bottom 7")
        .shows("instructions 13")
        .shows("phase cards")
        .happened(1, |event| matches!(event, Event::Revealed { left: 14, .. }));
    // The card under the deck comes last.
    let last = america().alone().hand("A", "1 signal").instructions(0).with(|state| {
        state.bottom = Some(card(7));
        state.unseen &= !(1 << card(7).0);
    });
    last.plays("A", "end | move move move move move")
        .shows("card 7")
        .shows("phase new-train")
        .shows("turn B");
}

#[test]
fn ss_46_with_one_instruction_left_the_two_change_places() {
    let table = america().used(&[Helper::Attendant, Helper::Coupler]).hand("A", "1 signal").instructions(2);
    let table = table.reveals(15, "").offers("A", "", &["carry-out", "pointsman"]);
    let table = table.plays("A", "pointsman | card=16").shows("bottom 15").shows("instructions 0");
    // The turn of the one that was put there is the last (SS-42).
    let table = table.plays("A", "end | move move move move move").shows("turn B").shows("bottom -");
    table.plays("B", "end").shows("phase over instructions");
}

#[test]
fn ss_46_not_with_an_empty_deck_not_for_the_start_card_and_not_later() {
    let table = || america().used(&[Helper::Attendant, Helper::Coupler]).hand("A", "1 signal");
    table().instructions(1).reveals(7, "").shows("phase new-train").refused("A", "pointsman", "SS-9");
    table().reveals(7, "").plays("A", "carry-out").shows("phase new-train").refused("A", "pointsman", "SS-9");
    let options = Options { first: First::Seat(seat("A")), ..Options::default() };
    let game = SwitchSignal::new(Board::north_america(), 2, options).expect("a table");
    let dealt = deal_with(game, &"signal ".repeat(10));
    assert!(matches!(dealt.state.phase, Phase::Departing(_)), "the start card can't be ignored");
}

#[test]
fn ss_47_the_station_attendant_lets_one_shown_train_stand_still() {
    let table = || {
        america()
            .used(&[Helper::Pointsman, Helper::Coupler])
            .hand("A", "1 signal")
            .train("black-1", "seattle")
            .train("black-2", "toronto")
            .train("brown-1", "miami")
            .train("gray-1", "norfolk")
            .reveals(17, "")
    };
    table()
        .offers(
            "A",
            "station",
            &["station-attendant black-1", "station-attendant black-2", "station-attendant gray-1"],
        )
        .refused("A", "station-attendant brown-1", "SS-47")
        .plays("A", "station-attendant black-1 | black=2 gray=1")
        .shows("black-1 seattle")
        .happened(2, |event| matches!(event, Event::Rolled { .. }));
    // Not one that has moved, but another of its colour.
    table()
        .plays("A", "run black-1 | black=2")
        .offers("A", "", &["run black-2", "station-attendant black-2", "station-attendant gray-1"])
        .refused("A", "station-attendant black-1", "SS-47");
}

#[test]
fn ss_48_the_coupler_picks_a_free_departure_point() {
    let table = || {
        america()
            .used(&[Helper::Pointsman, Helper::Attendant])
            .hand("A", "1 signal")
            .train("black-1", "seattle")
    };
    table()
        .reveals(7, "")
        .plays("A", "new gray")
        .refused("A", "coupler seattle", "SS-48")
        .plays("A", "coupler boston")
        .shows("gray-1 boston")
        .shows("clock 7")
        .shows("phase pick-colour");
    let asked = table().reveals(7, "").plays("A", "new gray");
    assert_eq!(asked.legal("A", "coupler").len(), 10);
    asked.plays("A", "roll | die=5 die=6").shows("gray-1 boston").shows("used pointsman station-attendant");
}

#[test]
fn ss_48_the_coupler_helps_with_the_start_card_and_without_dice() {
    let options = Options {
        first: First::Seat(seat("A")),
        departures: switch_signal::Departures::Tokens,
        ..Options::default()
    };
    let game = SwitchSignal::new(Board::north_america(), 2, options).expect("a table");
    let table = deal_with(game, &"signal ".repeat(10));
    // The black train by token 5, the brown one by the coupler, the gray one by a token again: 5 is
    // occupied no more than once, and no token was drawn for the brown train.
    table
        .shows("phase departing black")
        .plays("A", "roll | no3")
        .shows("black-1 seattle")
        .shows("phase departing brown")
        .plays("A", "coupler boston | no0")
        .shows("brown-1 boston")
        .shows("gray-1 los-angeles")
        .shows("tokens 2047");
}

#[test]
fn ss_48_the_coupler_places_the_last_start_train_without_dice() {
    let options = Options {
        first: First::Seat(seat("A")),
        departures: switch_signal::Departures::Tokens,
        ..Options::default()
    };
    let game = SwitchSignal::new(Board::north_america(), 2, options).expect("a table");
    let table = deal_with(game, &"signal ".repeat(10)).plays("A", "roll | no3").plays("A", "roll | no0");
    // Then all eleven tokens form the pile, as after a start without the coupler (SS-56).
    table
        .shows("phase departing gray")
        .plays("A", "coupler boston")
        .shows("gray-1 boston")
        .shows("tokens 2047")
        .shows("phase cards");
}

#[test]
fn ss_44_passing_and_loading_by_the_same_move_is_not_possible() {
    let table = europe()
        .used(&[Helper::Logistician, Helper::Conductor])
        .hand("A", "3 move")
        .train("black-1", "calais")
        .green("reims--strasbourg@1", "paris--dijon@0")
        .plays("A", "dispatcher")
        .plays("A", "move black-1 with move | black=5");
    table
        .offers("A", "load", &[])
        .refused("A", "load black-1 with move", "SS-9")
        .halts(|halt| *halt == Halt::MayPass, 0);
}

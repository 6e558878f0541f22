//! Movement (SS-24 to SS-37).

use switch_signal::{Event, Halt};

use super::table::{Table, europe, train};

/// Seat A moves the train by a card.
#[track_caller]
fn moves(table: Table, word: &str, points: u8) -> Table {
    let colour = word.split('-').next().unwrap_or_default();
    let table = if table.state.hands[0][2] == 0 { table.hand("A", "3 move") } else { table };
    table.plays("A", &format!("move {word} with move | {colour}={points}"))
}

#[test]
fn ss_24_spaces_and_cities_cost_one_and_junctions_and_signals_nothing() {
    // A space, a junction, a space, a signal, a city.
    moves(europe().alone().train("black-1", "calais"), "black-1", 2).shows("black-1 amiens--paris.1>paris");
    moves(europe().alone().train("black-1", "calais"), "black-1", 3)
        .shows("black-1 paris")
        .happened(1, |event| matches!(event, Event::Ran { path, left: 0, .. } if path.len() == 3));
}

#[test]
fn ss_25_a_train_goes_as_far_as_its_points_allow_and_each_unused_one_costs_a_token() {
    // Before the red signal of Berlin.
    moves(europe().alone().train("black-1", "warsaw"), "black-1", 5)
        .shows("black-1 berlin--poznan.1>berlin")
        .halts(|halt| matches!(halt, Halt::Red(_)), 2)
        .shows("clock 5");
    moves(europe().alone().train("black-1", "warsaw"), "black-1", 3)
        .halts(|halt| matches!(halt, Halt::Spent), 0)
        .shows("clock 7");
}

#[test]
fn ss_25_a_train_that_an_instruction_moves_cannot_stay_in_a_city() {
    let table = europe().alone().hand("A", "1 signal").train("black-1", "paris").reveals(15, "black=2");
    table.shows("black-1 calais--amiens.1>calais").offers("A", "stop", &[]);
}

#[test]
fn ss_26_trains_go_forward_and_leave_a_city_by_any_green_track() {
    // Forward only: from the space towards Calais it runs into the departure point.
    moves(europe().alone().train("black-1", "amiens--paris.1>amiens"), "black-1", 2).shows("black-1 depot");
    let table = europe().alone().train("black-1", "paris").green("reims--strasbourg@1", "tours--paris@1");
    moves(table, "black-1", 2)
        .offers("A", "", &["leave amiens--paris", "leave tours--paris"])
        .refused("A", "leave reims--paris", "SS-37")
        .plays("A", "leave tours--paris")
        .shows("black-1 nantes--tours.1>nantes");
}

#[test]
fn ss_26_the_track_a_train_came_by_is_open_to_it() {
    let table = moves(europe().alone().train("black-1", "calais"), "black-1", 3).shows("black-1 paris");
    moves(table, "black-1", 2).shows("black-1 calais--amiens.1>calais");
}

#[test]
fn ss_27_one_train_at_most_on_a_place() {
    let table = europe()
        .alone()
        .train("black-1", "paris")
        .train("black-2", "amiens--paris.1>paris")
        .train("gray-1", "calais");
    let table = moves(table, "gray-1", 3).shows("gray-1 calais--amiens.1>amiens");
    let table = moves(table, "black-2", 2).shows("black-2 amiens--paris.1>paris");
    let mut state = table.state.clone();
    state.trains[train("gray-1").index()].at = state.trains[train("black-1").index()].at;
    assert!(engine::Rules::audit(&table.game, &state).is_err());
}

#[test]
fn ss_28_a_closed_track_end_stops_a_train_into_the_junction_and_out_of_it() {
    // Into: Gdańsk's track is closed at Poznań.
    moves(europe().alone().train("black-1", "gdansk"), "black-1", 2)
        .shows("black-1 gdansk--poznan.1>poznan")
        .halts(|halt| matches!(halt, Halt::Closed(_)), 1);
    // Out of: the other open track is taken instead, never the closed one.
    let to_brussels = europe().alone().train("black-1", "calais").closed("amiens: amiens--paris");
    moves(to_brussels, "black-1", 2).shows("black-1 amiens--brussels.1>brussels");
    // At four tracks two are closed.
    moves(europe().alone().train("black-1", "bordeaux"), "black-1", 2)
        .shows("black-1 tours--toulouse.2>tours");
    moves(europe().alone().train("black-1", "barcelona"), "black-1", 2)
        .shows("black-1 barcelona--toulouse.1>toulouse")
        .halts(|halt| matches!(halt, Halt::Closed(_)), 1);
}

#[test]
fn ss_28_a_train_never_turns_back_at_a_junction() {
    for setting in ["amiens: calais--amiens", "amiens: amiens--paris", "amiens: amiens--brussels"] {
        let table = moves(europe().alone().train("black-1", "calais").closed(setting), "black-1", 3);
        let ran = table.events().iter().find_map(|event| match event {
            Event::Ran { path, .. } => Some(path.clone()),
            _ => None,
        });
        let back = table.game.read_spot("calais--amiens.1>calais").expect("a spot");
        assert!(!ran.expect("it ran").contains(&back), "{setting}");
    }
}

#[test]
fn ss_29_a_red_field_stops_a_train_in_both_directions_and_a_green_one_lets_it_pass() {
    // Between two spaces, from either side.
    for (from, other) in [
        ("tours--toulouse.1>toulouse", "tours--toulouse.2>toulouse"),
        ("tours--toulouse.2>tours", "tours--toulouse.1>tours"),
    ] {
        moves(europe().alone().train("brown-1", from), "brown-1", 1)
            .shows(&format!("brown-1 {from}"))
            .halts(|halt| matches!(halt, Halt::Red(_)), 1);
        let open = europe().alone().train("brown-1", from).green("reims--strasbourg@1", "tours--toulouse@1");
        moves(open, "brown-1", 1).shows(&format!("brown-1 {other}"));
    }
    // At a city, both ways.
    moves(europe().alone().train("brown-1", "tours--paris.1>paris"), "brown-1", 1)
        .shows("brown-1 tours--paris.1>paris");
    moves(europe().alone().train("brown-1", "amsterdam"), "brown-1", 1)
        .shows("brown-1 brussels--amsterdam.1>brussels");
}

#[test]
fn ss_30_a_train_stops_behind_one_that_faces_the_same_way() {
    let table = europe().alone().train("black-1", "calais").train("gray-1", "amiens--paris.1>paris");
    moves(table, "black-1", 4)
        .shows("black-1 calais--amiens.1>amiens")
        .halts(|halt| *halt == Halt::Behind(train("gray-1")), 3)
        .shows("gray-1 amiens--paris.1>paris")
        .shows("clock 4");
}

#[test]
fn ss_31_a_city_with_a_train_in_it_cannot_be_entered() {
    let table = europe().alone().train("black-1", "calais").train("gray-1", "paris");
    moves(table, "black-1", 5)
        .shows("black-1 amiens--paris.1>paris")
        .halts(|halt| *halt == Halt::CityTaken(train("gray-1")), 3)
        .shows("clock 4");
}

#[test]
fn ss_32_a_train_stops_in_every_trading_city_at_no_cost() {
    // Another exit is green, but it may not pass.
    let table = europe().alone().train("black-1", "calais").green("reims--strasbourg@1", "paris--dijon@0");
    moves(table, "black-1", 5).shows("black-1 paris").halts(|halt| *halt == Halt::InCity, 0).shows("clock 7");
}

#[test]
fn ss_33_in_a_port_the_good_is_delivered_and_the_train_goes_to_the_depot() {
    let near = || europe().alone();
    moves(near().loaded("black-1", "lyon--marseille.1>marseille", "blue"), "black-1", 5)
        .shows("black-1 depot")
        .shows("port marseille: 0 1 0 0")
        .shows("stock 2 1 2 2")
        .shows("clock 7")
        .happened(1, |event| matches!(event, Event::Delivered { counts: true, .. }));
    moves(near().train("black-1", "lyon--marseille.1>marseille"), "black-1", 2)
        .shows("black-1 depot")
        .shows("port marseille: 0 0 0 0")
        .happened(0, |event| matches!(event, Event::Delivered { .. }));
}

#[test]
fn ss_34_head_on_costs_double_and_sends_the_moving_train_to_the_depot() {
    let facing = || {
        europe().alone().loaded("black-1", "calais", "red").loaded("gray-1", "amiens--paris.1>amiens", "blue")
    };
    moves(facing(), "black-1", 4)
        .halts(|halt| *halt == Halt::HeadOn(train("gray-1")), 6)
        .shows("black-1 depot")
        .shows("gray-1 amiens--paris.1>amiens blue")
        .shows("stock 2 1 2 2")
        .shows("clock 1")
        .happened(1, |event| matches!(event, Event::Returned { .. }));
    // With no points left nothing happens yet.
    let near = europe().alone().train("gray-2", "calais").train("gray-1", "amiens--paris.1>amiens");
    moves(near, "gray-2", 1).shows("gray-2 calais--amiens.1>amiens").shows("clock 7");
}

#[test]
fn ss_34_a_train_in_a_departure_point_faces_the_network() {
    let table = europe().alone().train("gray-1", "calais--amiens.1>calais").train("black-1", "calais");
    moves(table, "gray-1", 2)
        .halts(|halt| *halt == Halt::HeadOn(train("black-1")), 4)
        .shows("gray-1 depot")
        .shows("black-1 calais");
}

#[test]
fn ss_34_a_red_signal_or_closed_switch_before_the_other_is_an_ordinary_stop() {
    let red = europe()
        .alone()
        .train("gray-1", "tours--toulouse.1>toulouse")
        .train("gray-2", "tours--toulouse.2>tours");
    moves(red, "gray-1", 2)
        .halts(|halt| matches!(halt, Halt::Red(_)), 2)
        .shows("gray-1 tours--toulouse.1>toulouse");
    let closed = europe()
        .alone()
        .train("gray-1", "calais")
        .train("gray-2", "amiens--paris.1>amiens")
        .closed("amiens: amiens--paris");
    // The switch leads to Brussels instead: no head-on either.
    moves(closed, "gray-1", 2).shows("gray-1 amiens--brussels.1>brussels").shows("clock 7");
}

#[test]
fn ss_35_arriving_in_a_departure_point_costs_two_tokens_whatever_is_left() {
    for points in [1, 2, 3] {
        let table = europe().alone().loaded("gray-1", "calais--amiens.1>calais", "white");
        moves(table, "gray-1", points)
            .halts(|halt| *halt == Halt::AtDeparture, 2)
            .shows("gray-1 depot")
            .shows("stock 2 2 2 2")
            .shows("clock 5");
    }
}

#[test]
fn ss_36_a_train_that_cannot_move_at_all_loses_all_its_points() {
    moves(europe().alone().train("black-1", "gdansk--poznan.1>poznan"), "black-1", 5)
        .shows("black-1 gdansk--poznan.1>poznan")
        .shows("clock 2");
}

#[test]
fn ss_37_only_exits_whose_next_space_can_be_entered_are_offered() {
    let two = || europe().alone().train("black-1", "paris").green("reims--strasbourg@1", "tours--paris@1");
    let table = two().train("gray-1", "amiens--paris.1>paris");
    // One way is left, so nothing is asked.
    moves(table, "black-1", 2).shows("black-1 nantes--tours.1>nantes");
    // None is left: it stays, and there is no head-on.
    let table = two().train("gray-1", "amiens--paris.1>paris").train("gray-2", "tours--paris.1>paris");
    moves(table, "black-1", 3).shows("black-1 paris").halts(|halt| *halt == Halt::NoExit, 3).shows("clock 4");
}

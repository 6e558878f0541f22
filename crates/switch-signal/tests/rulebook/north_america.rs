//! North America (SS-49 to SS-52).

use switch_signal::{Event, Halt, Phase};

use super::table::{Table, america};

fn ready(hand: &str) -> Table {
    america().alone().hand("A", hand)
}

#[test]
fn ss_49_each_port_needs_one_good_of_each_colour_and_takes_no_second() {
    let near =
        || ready("2 move 1 switch").loaded("black-1", "san-francisco--salt-lake-city.1>san-francisco", "red");
    near()
        .plays("A", "move black-1 with move | black=2")
        .shows("port san-francisco: 0 0 1 0")
        .shows("black-1 depot");
    // A second red one isn't taken: the train stops there and keeps it.
    near()
        .arrived(0, &[("red", 1)])
        .plays("A", "move black-1 with move | black=2")
        .shows("port san-francisco: 0 0 1 0")
        .shows("black-1 san-francisco red")
        .shows("clock 7");
    // The other port is another matter: the last good there wins.
    let all = [("yellow", 1), ("blue", 1), ("red", 1), ("white", 1)];
    let last = ready("2 move 1 switch")
        .loaded("black-1", "pittsburgh--new-york.1>new-york", "red")
        .arrived(0, &all)
        .arrived(1, &[("yellow", 1), ("blue", 1), ("white", 1)]);
    last.plays("A", "move black-1 with move | black=2")
        .shows("phase over delivered")
        .results("score A 8: goods 8");
}

/// Black 1 before Denver, with an open way on to Albuquerque.
fn before_denver(hand: &str) -> Table {
    ready(hand)
        .train("black-1", "salt-lake-city--denver.1>denver")
        .green("billings--fargo@1", "denver--albuquerque@0")
}

#[test]
fn ss_50_trains_may_pass_through_cities_or_stop_at_no_cost() {
    let asked = before_denver("2 move").plays("A", "move black-1 with move | black=3");
    // Not by the track it came by.
    asked
        .halts(|halt| *halt == Halt::MayPass, 0)
        .offers("A", "", &["leave denver--albuquerque", "stop"])
        .refused("A", "leave salt-lake-city--denver", "SS-37")
        .plays("A", "leave denver--albuquerque")
        .shows("black-1 barstow--albuquerque.1>barstow")
        .shows("clock 7");
    before_denver("2 move")
        .plays("A", "move black-1 with move | black=3")
        .plays("A", "stop")
        .shows("black-1 denver")
        .shows("clock 7");
}

#[test]
fn ss_50_without_a_way_on_the_train_stops_and_an_occupied_city_cannot_be_passed() {
    // The only other green exit is occupied.
    before_denver("2 move")
        .train("gray-1", "denver--albuquerque.1>denver")
        .plays("A", "move black-1 with move | black=3")
        .shows("black-1 denver")
        .shows("phase cards")
        .shows("clock 7");
    before_denver("2 move")
        .train("gray-1", "denver")
        .plays("A", "move black-1 with move | black=3")
        .shows("black-1 salt-lake-city--denver.1>denver")
        .shows("clock 4");
    // No points left: nothing to ask.
    before_denver("2 move")
        .train("gray-2", "salt-lake-city--denver.1>denver")
        .with(|state| state.trains[0].at = None)
        .plays("A", "move gray-2 with move | gray=1")
        .shows("gray-2 denver")
        .shows("phase cards");
}

#[test]
fn ss_51_empty_trains_may_stop_in_ports_or_pass_through_them() {
    let near = || {
        ready("2 move 1 switch")
            .green("billings--fargo@1", "san-francisco--barstow@0")
            .closed("barstow: los-angeles--barstow")
    };
    let asked = near()
        .train("black-1", "san-francisco--salt-lake-city.1>san-francisco")
        .plays("A", "move black-1 with move | black=3");
    asked
        .offers("A", "", &["leave san-francisco--barstow", "stop"])
        .plays("A", "leave san-francisco--barstow")
        .shows("black-1 barstow--albuquerque.1>albuquerque");
    let stays = near()
        .train("black-1", "san-francisco--salt-lake-city.1>san-francisco")
        .plays("A", "move black-1 with move | black=3");
    stays.plays("A", "stop").shows("black-1 san-francisco");
    // A good that the port takes is delivered without a choice …
    let loaded = near().loaded("black-1", "san-francisco--salt-lake-city.1>san-francisco", "blue");
    loaded
        .plays("A", "move black-1 with move | black=3")
        .shows("black-1 depot")
        .happened(1, |event| matches!(event, Event::Delivered { .. }));
    // … and with any other the train may stop or pass like an empty one.
    let other = near()
        .loaded("black-1", "san-francisco--salt-lake-city.1>san-francisco", "blue")
        .arrived(0, &[("blue", 1)]);
    other.plays("A", "move black-1 with move | black=3").offers(
        "A",
        "",
        &["leave san-francisco--barstow", "stop"],
    );
}

#[test]
fn ss_51_a_train_in_a_port_is_on_the_network_like_one_in_a_city() {
    let near = || ready("2 move 1 switch").green("billings--fargo@1", "san-francisco--barstow@0");
    // It leaves by any track that is green, is in the way of others, and can't be loaded there.
    near()
        .train("black-1", "san-francisco")
        .offers("A", "load", &[])
        .plays("A", "move black-1 with move | black=2")
        .offers("A", "", &["leave san-francisco--barstow", "leave san-francisco--salt-lake-city"]);
    near()
        .train("black-1", "san-francisco")
        .loaded("black-2", "san-francisco--salt-lake-city.1>san-francisco", "blue")
        .plays("A", "move black-2 with move | black=2")
        .halts(|halt| matches!(halt, Halt::CityTaken(_)), 2)
        .shows("port san-francisco: 0 0 0 0");
    // A good that a port doesn't take stays on the train, which goes on to the other.
    let other = ready("2 move 1 switch").loaded("black-1", "new-york", "red").arrived(1, &[("red", 1)]);
    other
        .plays("A", "move black-1 with move | black=2")
        .happened(0, |event| matches!(event, Event::Delivered { .. } | Event::ToDepot { .. }));
}

#[test]
fn ss_17_the_three_symbols_move_trains_in_ports_too() {
    let table = ready("1 signal")
        .train("black-1", "san-francisco")
        .train("brown-1", "new-york")
        .train("gray-1", "denver")
        .train("gray-2", "seattle")
        .reveals(14, "");
    let table = table.offers("A", "", &["run black-1", "run brown-1", "run gray-1", "run gray-2"]);
    let table = table.plays("A", "run brown-1 | brown=1").offers(
        "A",
        "",
        &["run black-1", "run gray-1", "run gray-2"],
    );
    // Each once, and then the card is done.
    table
        .plays("A", "run gray-2 | gray=1")
        .plays("A", "run black-1 | black=2 gray=1")
        .shows("black-1 salt-lake-city--denver.1>denver")
        .shows("brown-1 pittsburgh--new-york.1>pittsburgh")
        // Its only exit is occupied by now.
        .shows("gray-1 denver")
        .shows("phase cards");
}

#[test]
fn ss_52_a_load_needs_a_stop_a_card_and_another_move() {
    let table = before_denver("2 move 1 signal").plays("A", "move black-1 with move | black=3");
    assert!(matches!(table.state.phase, Phase::Arrived { .. }));
    table
        .refused("A", "load black-1 with signal", "SS-9")
        .plays("A", "stop")
        .plays("A", "load black-1 with signal")
        .shows("black-1 denver yellow")
        .plays("A", "move black-1 with move | black=2")
        .offers("A", "", &["leave denver--albuquerque", "leave salt-lake-city--denver"]);
}

//! Transport instructions (SS-11 to SS-17).

use switch_signal::{Board, Card, Event, First, Options};

use super::table::{Table, europe, seat, train};

/// The departures of a deal with these dice.
fn start(dice: &str) -> Table {
    let options = Options { first: First::Seat(seat("A")), ..Options::default() };
    let game = switch_signal::SwitchSignal::new(Board::central_europe(), 2, options).expect("a table");
    let cards = "signal ".repeat(10);
    super::table::deal_with(game, &format!("{cards} {dice}"))
}

#[test]
fn ss_11_the_start_card_places_one_train_of_each_colour_in_order() {
    let table = start("die=2 die=4 die=3 die=4 die=1 die=1");
    table
        .shows("black-1 calais")
        .shows("brown-1 hamburg")
        .shows("gray-1 barcelona")
        .shows("phase cards")
        .shows("clock 7")
        .happened(0, |event| matches!(event, Event::Ran { .. }))
        .happened(1, |event| matches!(event, Event::Revealed { card: Card::Start, left: 15, .. }));
}

#[test]
fn ss_11_a_roll_that_hits_an_occupied_point_is_repeated_at_no_cost() {
    start("die=3 die=3 die=2 die=4 die=1 die=5 die=1 die=1 die=5 die=1 die=2 die=2")
        .shows("black-1 calais")
        .shows("brown-1 barcelona")
        .shows("gray-1 bordeaux")
        .shows("clock 7")
        .happened(3, |event| matches!(event, Event::Occupied { lost: 0, .. }));
}

#[test]
fn ss_12_a_new_train_is_put_on_the_point_of_the_sum() {
    // Card 7: a new train, then any colour.
    europe()
        .alone()
        .hand("A", "1 signal")
        .reveals(7, "")
        .offers("A", "", &["new black", "new brown", "new gray"])
        .plays("A", "new gray | die=6 die=6")
        .shows("gray-1 gdansk")
        .shows("phase pick-colour");
}

#[test]
fn ss_12_an_occupied_point_costs_two_tokens_and_no_train_is_placed() {
    europe()
        .alone()
        .hand("A", "1 signal")
        .train("black-1", "gdansk")
        .reveals(7, "")
        .plays("A", "new gray | die=6 die=6")
        .shows("gray-1 depot")
        .shows("clock 5")
        .happened(1, |event| matches!(event, Event::Occupied { lost: 2, .. }));
}

#[test]
fn ss_13_two_new_trains_are_of_two_colours_even_if_the_first_was_not_placed() {
    let table = europe().alone().hand("A", "1 signal").train("black-1", "gdansk").reveals(13, "");
    table
        .plays("A", "new gray | die=6 die=6")
        .offers("A", "new", &["new black", "new brown"])
        .refused("A", "new gray", "SS-13")
        .plays("A", "new brown | die=1 die=2")
        .shows("brown-1 genoa")
        .shows("phase pick-colour");
}

#[test]
fn ss_14_only_a_colour_with_a_train_in_the_depot_can_be_picked() {
    let gone = |table: Table| {
        table.train("black-1", "calais").train("black-2", "hamburg").train("black-3", "vienna")
    };
    gone(europe().alone().hand("A", "1 signal"))
        .reveals(7, "")
        .offers("A", "", &["new brown", "new gray"])
        .refused("A", "new black", "SS-14");
    // With one colour left nothing is asked; with none the symbol does nothing.
    let brown_too = |table: Table| {
        gone(table).train("brown-1", "warsaw").train("brown-2", "krakow").train("brown-3", "nantes")
    };
    brown_too(europe().alone().hand("A", "1 signal")).reveals(7, "die=6 die=6").shows("gray-1 gdansk");
    let all = brown_too(europe().alone().hand("A", "1 signal"))
        .train("gray-1", "gdansk")
        .train("gray-2", "genoa")
        .train("gray-3", "venice");
    all.reveals(7, "")
        .shows("phase pick-colour")
        .shows("clock 7")
        .happened(1, |event| *event == Event::NoNewTrain);
    // No second colour: the second symbol does nothing.
    brown_too(europe().alone().hand("A", "1 signal"))
        .reveals(13, "die=6 die=6")
        .shows("gray-2 depot")
        .shows("phase pick-colour")
        .happened(1, |event| *event == Event::NoNewTrain);
}

#[test]
fn ss_15_every_train_of_the_colour_moves_once_in_an_order_that_is_picked() {
    let table = europe()
        .alone()
        .hand("A", "1 signal")
        .train("black-1", "calais")
        .train("black-2", "hamburg")
        .train("gray-1", "warsaw")
        .reveals(15, "");
    table
        .offers("A", "", &["run black-1", "run black-2"])
        .refused("A", "run gray-1", "SS-15")
        .plays("A", "run black-2 | black=2 black=2")
        .shows("black-1 amiens--paris.1>paris")
        .shows("black-2 hanover--berlin.1>berlin")
        .shows("gray-1 warsaw")
        .shows("phase cards");
}

#[test]
fn ss_15_a_train_placed_by_the_same_card_moves_and_trains_in_cities_too() {
    europe()
        .alone()
        .hand("A", "1 signal")
        .train("gray-1", "paris")
        .reveals(1, "")
        .plays("A", "new black | die=2 die=4 black=2 gray=1")
        .shows("black-1 amiens--paris.1>paris")
        .shows("gray-1 paris");
}

#[test]
fn ss_16_a_many_coloured_symbol_lets_the_team_pick_and_two_pick_two_colours() {
    let table = europe()
        .alone()
        .hand("A", "1 signal")
        .train("black-1", "calais")
        .train("gray-1", "warsaw")
        .reveals(18, "");
    table
        .offers("A", "", &["colour black", "colour brown", "colour gray"])
        // A colour wholly in the depot may be picked.
        .plays("A", "colour brown")
        .offers("A", "", &["colour black", "colour gray"])
        .refused("A", "colour brown", "SS-16")
        .plays("A", "colour gray | gray=1")
        .shows("gray-1 warsaw--poznan.1>poznan")
        .shows("black-1 calais")
        .shows("phase cards");
}

#[test]
fn ss_16_the_second_colour_is_picked_after_the_first_has_moved() {
    europe()
        .alone()
        .hand("A", "1 signal")
        .train("black-1", "calais")
        .reveals(18, "")
        .plays("A", "colour black | black=3")
        .shows("black-1 paris")
        .shows("phase pick-colour");
}

#[test]
fn ss_17_three_many_coloured_symbols_move_every_train_in_any_order() {
    let table = europe()
        .alone()
        .hand("A", "1 signal")
        .train("black-1", "calais")
        .train("brown-2", "hamburg")
        .train("gray-1", "warsaw")
        .reveals(14, "");
    table
        .offers("A", "", &["run black-1", "run brown-2", "run gray-1"])
        .plays("A", "run gray-1 | gray=1")
        .offers("A", "", &["run black-1", "run brown-2"])
        .refused("A", "run gray-1", "SS-15")
        .plays("A", "run brown-2 | brown=1 black=2")
        .shows("phase cards")
        .happened(2, |event| matches!(event, Event::Rolled { .. }));
}

#[test]
fn ss_1_trains_have_their_dice_and_start_in_the_depot() {
    let dice = switch_signal::Cards::standard().dice;
    assert_eq!(dice, [[2, 3, 3, 4, 4, 5], [1, 2, 2, 3, 3, 4], [1, 1, 1, 2, 2, 3]]);
    assert_eq!(switch_signal::TrainId::all().count(), 9);
    for colour in switch_signal::Colour::ALL {
        assert_eq!(switch_signal::TrainId::of(colour).count(), 3);
    }
    let own = Options { placement: switch_signal::Placement::Own, ..Options::default() };
    let table = super::table::dealt(Board::central_europe(), 2, own, 1);
    assert!(table.state.trains.iter().all(|train| *train == super::table::DEPOT));
    assert_eq!(train("gray-3").number(), 3);
}

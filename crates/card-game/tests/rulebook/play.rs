//! Play cars to the station, and train robbery (CG-13 to CG-18).

use card_game::{Action, Colour, Event, Group, Illegal, Play};
use engine::Rules;

use super::table::{seat, table};

#[test]
fn cg_13_a_group_is_two_or_more_cards_of_one_colour() {
    let table = table(2).hand("A", "3 red").begin();
    let table =
        table.offers("A", "group", &["group 2 red", "group 3 red"]).refused("A", "group 1 red", "CG-13");
    let table =
        table.plays("A", "group 2 red").shows("A station 2 red").shows("A hand 1 red").shows("turn B");
    table.happened(1, |event| matches!(event, Event::Played { .. }));
}

#[test]
fn cg_13_locomotives_stand_in_but_one_card_is_of_the_colour() {
    let table = table(2).hand("A", "1 red 2 locomotive").begin();
    let table = table.offers("A", "group", &["group 1 red 1 locomotive", "group 1 red 2 locomotive"]);
    let bare = Action::Play(Play::Group { colour: Colour::Red, cars: 0, locomotives: 2 });
    assert_eq!(table.game.check(&table.state, seat("A"), bare), Err(Illegal::NoCarOfColour));
    let table = table.unsayable("group 2 locomotive").unsayable("group 1 red 1 blue");
    table.plays("A", "group 1 red 2 locomotive").shows("A station 1 red 2 locomotive").shows("A hand");
}

#[test]
fn cg_13_only_what_is_held_can_be_played() {
    let table = table(2).hand("A", "2 red 1 locomotive").begin();
    let table = table.refused("A", "group 3 red", "CG-13").refused("A", "group 2 red 2 locomotive", "CG-13");
    table.refused("A", "row red blue white", "CG-13");
}

#[test]
fn cg_14_a_row_is_three_cards_of_three_colours_without_locomotives() {
    let table = table(2).hand("A", "2 red 1 blue 1 white 1 green 3 locomotive").begin();
    let rows = ["row blue green red", "row blue white green", "row blue white red", "row white green red"];
    let table = table.offers("A", "row", &rows);
    let table = table.unsayable("row red blue").unsayable("row red blue white green");
    let table = table.unsayable("row red blue locomotive").refused("A", "row red red blue", "CG-14");
    table.plays("A", "row white red blue").shows("A station 1 blue, 1 white, 1 red").shows("turn B");
}

#[test]
fn cg_14_a_row_out_of_order_is_not_another_row() {
    let table = table(2).hand("A", "1 red 1 blue 1 white").begin();
    let row = Action::Play(Play::Row([Colour::Red, Colour::Blue, Colour::White]));
    assert_eq!(table.game.check(&table.state, seat("A"), row), Err(Illegal::NotThreeColours));
}

#[test]
fn cg_15_a_colour_of_another_station_needs_strictly_more_cards() {
    let table = table(3).hand("A", "4 red").station("C", "3 red").begin();
    let table = table.refused("A", "group 2 red", "CG-15").refused("A", "group 3 red", "CG-15");
    table.offers("A", "group", &["group 4 red"]).plays("A", "group 4 red").shows("A station 4 red");
}

#[test]
fn cg_15_locomotives_count_on_both_sides() {
    let table = table(2).hand("A", "2 red 2 locomotive").station("B", "1 red 2 locomotive").begin();
    let table = table.refused("A", "group 2 red 1 locomotive", "CG-15");
    let table = table.offers("A", "group", &["group 2 red 2 locomotive"]);
    table.plays("A", "group 2 red 2 locomotive").shows("A station 2 red 2 locomotive").shows("B station");
}

#[test]
fn cg_15_other_colours_are_free() {
    let table = table(2).hand("A", "2 blue").station("B", "3 red").begin();
    table.plays("A", "group 2 blue").shows("A station 2 blue").shows("B train 1 red");
}

#[test]
fn cg_16_the_robbed_group_goes_to_the_discards_with_its_locomotives() {
    let table = table(3).hand("A", "4 red").station("B", "1 red 2 locomotive, 2 blue").begin();
    let robbed =
        table.view("A").robbed_by(seat("A"), Play::Group { colour: Colour::Red, cars: 4, locomotives: 0 });
    let group = Group { cars: 1, locomotives: 2 };
    assert_eq!(robbed, Some((seat("B"), Colour::Red, group)));
    let table = table.plays("A", "group 4 red").shows("discards 1 red 2 locomotive");
    // B's turn has begun: one of the blue cards has gone onto the pile, no red one.
    let table = table.shows("B station 1 blue").shows("B train 1 blue");
    let (seat, by) = (seat("B"), seat("A"));
    table.happened(1, |event| *event == Event::Robbed { seat, by, colour: Colour::Red, group });
}

#[test]
fn cg_16_nobody_is_robbed_of_another_colour() {
    let table = table(2).hand("A", "3 red").station("B", "2 blue").begin().plays("A", "group 3 red");
    table.shows("discards").happened(0, |event| matches!(event, Event::Robbed { .. }));
}

#[test]
fn cg_17_a_row_needs_colours_that_lie_in_no_other_station() {
    let table = table(2).hand("A", "1 red 1 blue 1 white 1 green").station("B", "1 red").begin();
    let table = table.refused("A", "row red blue white", "CG-17");
    table.offers("A", "row", &["row blue white green"]);
}

#[test]
fn cg_18_a_colour_of_the_own_station_cant_be_played_again() {
    let table = table(2).hand("A", "5 red 1 blue 1 white 1 green").station("A", "1 red").begin();
    let table = table.refused("A", "group 5 red", "CG-18").refused("A", "row red blue white", "CG-18");
    table.offers("A", "group", &[]).offers("A", "row", &["row blue white green"]);
}

#[test]
fn cg_18_until_all_of_it_has_gone() {
    let table = table(2).hand("A", "2 red").station("A", "1 red 1 locomotive").turn("B").begin();
    let table = table.plays("B", "blind | blue").plays("B", "blind | blue").shows("A station 1 red");
    let table =
        table.refused("A", "group 2 red", "CG-18").plays("A", "blind | green").plays("A", "blind | green");
    let table = table.plays("B", "blind | blue").plays("B", "blind | blue").shows("A station");
    table.plays("A", "group 2 red").shows("A station 2 red");
}

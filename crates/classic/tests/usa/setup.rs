//! Setup (US-1 to US-3, US-5, US-6).

use classic::{Card, Classic, Event, First};
use engine::{FastChance, Rules, Seats};

use super::table::{Table, deal, seat, table, usa};

const FOR_A: &str = "red red blue locomotive denver-el-paso houston-kansas-city atlanta-new-york";
const FOR_B: &str = "white white black green calgary-salt-lake-city chicago-new-orleans duluth-houston";

/// Two who have been dealt their cards and tickets.
fn opening() -> Table {
    deal(2, First::Seat(seat("A")), &format!("{FOR_A} {FOR_B} red blue white black green"))
}

/// Games of every size, just dealt.
fn dealt() -> impl Iterator<Item = (Classic, classic::State)> {
    (2..=5).map(|seats| {
        let game = Classic::new(usa(), seats, First::Random).expect("so many can play");
        let state = game.deal(&mut FastChance::new(seats as u64), &mut ());
        (game, state)
    })
}

#[test]
fn two_to_five_can_play() {
    for (seats, can) in [(1, false), (2, true), (5, true), (6, false)] {
        assert_eq!(Classic::new(usa(), seats, First::Random).is_ok(), can, "{seats}");
    }
}

#[test]
fn us_1_each_seat_starts_with_45_cars_no_stations_and_0_points() {
    opening().shows("A pieces 45 0 0").shows("B pieces 45 0 0").shows("A routes").shows("B routes");
    assert_eq!((usa().pieces.cars, usa().pieces.stations), (45, 0));
}

#[test]
fn us_2_there_are_12_cards_of_each_of_8_colours_and_14_locomotives() {
    let all = usa().cards();
    let kinds = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"];
    let counts = kinds.map(|word| all.of(Card::from_id(word).expect("a card").kind()));
    assert_eq!((counts, all.total()), ([12, 12, 12, 12, 12, 12, 12, 12, 14], 110));
}

#[test]
fn us_2_each_seat_is_dealt_4_and_5_lie_in_the_market() {
    let table = opening().shows("A hand 1 blue 2 red 1 locomotive").shows("B hand 2 white 1 green 1 black");
    table.shows("market 1 blue 1 white 1 green 1 black 1 red");
    for (game, state) in dealt() {
        assert!(game.all_seats().all(|seat| state.of(seat).hand.total() == 4));
        assert_eq!((state.market.total(), usize::from(state.pile.left())), (5, 105 - 4 * game.seats()));
    }
}

#[test]
fn us_2_three_locomotives_do_not_stay_in_the_first_market_either() {
    let market = "locomotive red locomotive blue locomotive white white black black green";
    let table = deal(2, First::Seat(seat("A")), &format!("{FOR_A} {FOR_B} {market}"));
    table.shows("market 2 white 1 green 2 black").shows("discards 1 blue 1 red 3 locomotive");
}

#[test]
fn us_3_there_are_30_tickets_all_of_one_kind() {
    let board = usa();
    assert_eq!((board.tickets.len(), board.long.len(), board.regular().len()), (30, 0, 30));
}

#[test]
fn us_3_each_seat_is_dealt_3() {
    opening()
        .shows("A offer denver-el-paso houston-kansas-city atlanta-new-york")
        .shows("B offer calgary-salt-lake-city chicago-new-orleans duluth-houston");
    for (game, state) in dealt() {
        assert!(game.all_seats().all(|seat| state.of(seat).offer.len() == 3));
        // All others can be drawn: none leave the game.
        assert_eq!(
            (state.tickets.fresh.len(), state.tickets.len()),
            (30 - 3 * game.seats(), state.tickets.fresh.len())
        );
    }
}

#[test]
fn us_5_all_choose_at_the_same_time_hidden_from_each_other() {
    let table = opening();
    assert_eq!(table.game.actors(&table.state), Seats::only(seat("A")).with(seat("B")));
    let one = opening().plays("B", "keep calgary-salt-lake-city chicago-new-orleans");
    let other = opening().plays("B", "keep calgary-salt-lake-city duluth-houston");
    assert_eq!(one.view("A"), other.view("A"));
    assert_ne!(one.view("B"), other.view("B"));
}

#[test]
fn us_5_play_starts_when_all_have_chosen() {
    let started = |event: &Event| *event == Event::Started;
    let table = opening().plays("B", "keep calgary-salt-lake-city chicago-new-orleans").happened(0, started);
    let table = table.shows("phase opening").refused("B", "blind", "US-5");
    let table = table.plays("A", "keep denver-el-paso atlanta-new-york").happened(1, started);
    table.shows("phase turn").shows("turn A").plays("A", "blind | red");
}

#[test]
fn us_6_the_first_seat_is_drawn_at_random_or_set() {
    for (number, first) in ["A", "B"].into_iter().enumerate() {
        let chance = format!("{FOR_A} {FOR_B} red blue white black green");
        deal(2, First::Random, &format!("{chance} {number}")).shows(&format!("turn {first}"));
        deal(2, First::Seat(seat(first)), &chance).shows(&format!("turn {first}"));
    }
}

#[test]
fn us_6_turns_pass_in_seat_order() {
    let mut table = table(3).turn("B").begin();
    for (letter, other) in [("B", "A"), ("C", "B"), ("A", "C"), ("B", "C")] {
        table =
            table.refused(other, "blind", "US-6").plays(letter, "blind | red").plays(letter, "blind | red");
    }
}

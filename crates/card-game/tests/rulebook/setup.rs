//! Setup (CG-1 to CG-5).

use card_game::{Board, CardGame, Event, First, LOCOMOTIVE};
use engine::{FastChance, Rules};

use super::table::{Table, deal, seat, tickets};

const TO_A: &str = "red red blue locomotive white white black \
                    chicago-new-york new-york-chicago chicago-dallas dallas-raleigh dallas-miami seattle-denver";
const TO_B: &str = "green green green yellow yellow orange purple \
                    chicago-montreal chicago-charleston chicago-miami new-york-miami dallas-helena miami-omaha";

fn dealt() -> Table {
    let market = "locomotive locomotive locomotive red blue";
    deal(2, First::Seat(seat("B")), &format!("{TO_A} {TO_B} {market}"))
}

#[test]
fn cg_1_there_are_96_cards() {
    let all = Board::standard().cards();
    assert_eq!((all.total(), all.of(LOCOMOTIVE)), (96, 16));
    assert!(all.counts()[..LOCOMOTIVE].iter().all(|count| *count == 10));
}

#[test]
fn cg_1_each_is_given_a_locomotive_and_then_dealt_seven() {
    let table = dealt().shows("A hand 1 blue 2 white 1 black 2 red 2 locomotive");
    let table = table.shows("B hand 1 purple 1 orange 3 green 2 yellow 1 locomotive");
    // 96 less 2 × 8 less the market.
    assert_eq!(table.state.deck.total(), 75);
    for seats in 2..=4 {
        let game = CardGame::standard(seats).expect("a table");
        let state = game.deal(&mut FastChance::new(seats as u64), &mut ());
        for seat in game.all_seats() {
            assert!(state.of(seat).hand.total() == 8 && state.of(seat).hand.of(LOCOMOTIVE) >= 1);
        }
    }
}

#[test]
fn cg_2_five_cards_are_turned_up_and_three_locomotives_change_nothing() {
    let table = dealt().shows("market 1 blue 1 red 3 locomotive").shows("discards");
    table.happened(5, |event| matches!(event, Event::TurnedUp { .. }));
}

#[test]
fn cg_3_there_are_six_bonus_cards() {
    let board = Board::standard();
    let city = |bonus: &card_game::Bonus| (board.cities[bonus.city.index()].id.clone(), bonus.points);
    let bonuses: Vec<(String, u8)> = board.bonuses.iter().map(city).collect();
    let expected = [
        ("seattle", 8),
        ("los-angeles", 12),
        ("chicago", 12),
        ("dallas", 10),
        ("new-york", 15),
        ("miami", 8),
    ];
    assert_eq!(bonuses, expected.map(|(city, points)| (city.to_owned(), points)));
}

#[test]
fn cg_4_each_is_dealt_six_of_46_tickets_and_keeps_at_least_one() {
    let table = dealt();
    assert_eq!(table.state.tickets.len(), 46 - 12);
    assert_eq!(table.legal("A", "keep").len(), 63);
    let table = table.refused("A", "keep", "CG-4").refused("A", "keep chicago-montreal", "CG-4");
    let table = table.refused("A", "blind", "CG-4");
    table.plays("A", "keep dallas-miami").shows("A tickets dallas-miami").shows("A offer");
}

#[test]
fn cg_4_the_others_are_shuffled_back_into_the_deck() {
    let table = dealt().plays("A", "keep dallas-miami");
    let back = tickets(
        &table.game,
        "chicago-new-york new-york-chicago chicago-dallas dallas-raleigh seattle-denver",
    );
    assert!(table.state.tickets.fresh.contains_all(back) && table.state.tickets.bottom.is_empty());
    let table = table
        .plays("B", "keep miami-omaha")
        .plays("B", "tickets | chicago-new-york dallas-helena los-angeles-miami chicago-dallas");
    table.shows("B offer chicago-new-york chicago-dallas dallas-helena los-angeles-miami");
}

#[test]
fn cg_4_all_choose_at_the_same_time() {
    let table = dealt();
    assert_eq!(table.game.actors(&table.state).len(), 2);
    let table = table.plays("B", "keep miami-omaha").shows("phase opening").refused("B", "blind", "CG-4");
    let table = table.plays("A", "keep dallas-miami").happened(1, |event| *event == Event::Started);
    table.shows("phase turn").shows("turn B");
}

#[test]
fn cg_5_the_first_player_is_drawn_at_random_or_set_and_turns_pass_in_seat_order() {
    let market = "red blue white black green";
    let drawn = deal(2, First::Random, &format!("{TO_A} {TO_B} {market} 1"));
    assert_eq!((drawn.state.turn, drawn.state.starter), (seat("B"), seat("B")));
    let drawn = deal(2, First::Random, &format!("{TO_A} {TO_B} {market} 0"));
    assert_eq!(drawn.state.turn, seat("A"));
    let table = dealt().plays("A", "keep dallas-miami").plays("B", "keep miami-omaha");
    let table = table.refused("A", "blind", "CG-5").plays("B", "blind | red").plays("B", "blind | red");
    table.shows("turn A").refused("B", "blind", "CG-5");
}

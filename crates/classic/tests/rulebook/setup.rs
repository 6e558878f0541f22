//! Setup (EU-1 to EU-6).

use std::sync::Arc;

use classic::{Board, Card, Classic, Event, First};
use engine::{FastChance, Rules, Seats};

use super::table::{Table, deal, seat, table, tickets};

const FOR_A: &str = "red red blue locomotive brest-petrograd angora-athina budapest-sofia erzurum-rostov";
const FOR_B: &str = "white white black green danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich";
const FOR_C: &str =
    "yellow yellow orange purple moskva-palermo budapest-zurich kyiv-petrograd smolensk-warszawa";

/// Two or three who have been dealt their cards and tickets.
fn opening(seats: usize) -> Table {
    let dealt = [FOR_A, FOR_B, FOR_C][..seats].join(" ");
    deal(seats, First::Seat(seat("A")), &format!("{dealt} red blue white black green"))
}

#[test]
fn two_to_five_can_play() {
    for (seats, can) in [(0, false), (1, false), (2, true), (3, true), (4, true), (5, true), (6, false)] {
        assert_eq!(Classic::standard(seats).is_ok(), can, "{seats}");
    }
}

#[test]
fn eu_1_each_seat_starts_with_45_cars_3_stations_and_0_points() {
    let table = opening(2).shows("A pieces 45 3 0").shows("B pieces 45 3 0");
    table.shows("A routes").shows("A stations").shows("B routes").shows("B stations");
}

#[test]
fn eu_2_there_are_12_cards_of_each_of_8_colours_and_14_locomotives() {
    let all = Board::standard().cards();
    assert_eq!(all.total(), 110);
    for word in ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] {
        assert_eq!(all.of(Card::from_id(word).expect("a colour").kind()), 12, "{word}");
    }
    assert_eq!(all.of(Card::Locomotive.kind()), 14);
}

#[test]
fn eu_2_each_seat_is_dealt_4_and_5_lie_in_the_market() {
    let table = opening(2).shows("A hand 1 blue 2 red 1 locomotive").shows("B hand 2 white 1 green 1 black");
    table.shows("market 1 blue 1 white 1 green 1 black 1 red").shows("discards");
    for seats in 2..=5 {
        let game = Classic::standard(seats).expect("so many can play");
        let state = game.deal(&mut FastChance::new(2), &mut ());
        assert!(game.all_seats().all(|seat| state.of(seat).hand.total() == 4));
        assert_eq!(state.market.total(), 5);
        assert_eq!(usize::from(state.pile.left()), 110 - 5 - 4 * seats);
    }
}

#[test]
fn eu_2_three_locomotives_do_not_stay_in_the_first_market_either() {
    let market = "locomotive red locomotive blue locomotive white white black black green";
    let table = deal(2, First::Seat(seat("A")), &format!("{FOR_A} {FOR_B} {market}"));
    table.shows("market 2 white 1 green 2 black").shows("discards 1 blue 1 red 3 locomotive");
}

#[test]
fn eu_3_there_are_46_tickets_6_of_them_long() {
    let board = Board::standard();
    assert_eq!((board.tickets.len(), board.long.len(), board.regular().len()), (46, 6, 40));
}

#[test]
fn eu_3_each_seat_is_dealt_1_long_and_3_regular_ones() {
    opening(2)
        .shows("A offer brest-petrograd angora-athina budapest-sofia erzurum-rostov")
        .shows("B offer danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich");
    for seats in 2..=5 {
        let game = Classic::standard(seats).expect("so many can play");
        let state = game.deal(&mut FastChance::new(3), &mut ());
        for seat in game.all_seats() {
            let offer = state.of(seat).offer;
            assert_eq!(((offer & game.board().long).len(), offer.len()), (1, 4));
        }
    }
}

#[test]
fn eu_3_the_undealt_long_tickets_leave_the_game() {
    let Table { game, state, .. } = opening(2);
    assert!((state.tickets.fresh & game.board().long).is_empty());
    assert_eq!((state.tickets.len(), state.tickets.bottom.len()), (40 - 2 * 3, 0));
}

#[test]
fn eu_4_at_least_2_of_the_4_are_kept() {
    let table = opening(2);
    assert_eq!(table.legal("A", "keep").len(), 6 + 4 + 1);
    let table = table.refused("A", "keep brest-petrograd", "EU-4").refused("A", "keep", "EU-4");
    table.plays("A", "keep angora-athina budapest-sofia").shows("A tickets angora-athina budapest-sofia");
}

#[test]
fn eu_4_three_or_all_four_may_be_kept() {
    opening(2)
        .plays("A", "keep brest-petrograd angora-athina budapest-sofia")
        .plays("B", "keep danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich")
        .shows("A tickets brest-petrograd angora-athina budapest-sofia")
        .shows("B tickets danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich");
}

#[test]
fn eu_4_long_and_regular_ones_may_be_turned_down_alike() {
    opening(2)
        .plays("A", "keep brest-petrograd erzurum-rostov")
        .plays("B", "keep smyrna-sofia brindisi-zurich")
        .shows("A turned-down angora-athina budapest-sofia")
        .shows("B turned-down danzig-lisboa brindisi-zagrab");
}

#[test]
fn eu_4_what_is_turned_down_does_not_go_back_under_the_deck() {
    let table = opening(2).plays("A", "keep brest-petrograd angora-athina");
    let table = table.plays("B", "keep smyrna-sofia brindisi-zurich").shows("bottom");
    let down = tickets(&table.game, "budapest-sofia erzurum-rostov danzig-lisboa brindisi-zagrab");
    assert!((table.state.tickets.fresh & down).is_empty());
    assert_eq!(table.state.tickets.len(), 34);
}

#[test]
fn eu_4_only_what_was_dealt_can_be_kept_and_only_before_the_first_turn() {
    let table = opening(2);
    let table =
        table.refused("A", "keep angora-athina smyrna-sofia", "EU-4").refused("A", "take red", "EU-4");
    let table = table.plays("B", "keep smyrna-sofia brindisi-zurich");
    table.plays("A", "keep angora-athina budapest-sofia").refused("A", "keep erzurum-rostov", "EU-29");
}

#[test]
fn eu_5_all_choose_at_the_same_time_in_whatever_order() {
    let table = opening(3);
    assert_eq!(
        table.game.actors(&table.state),
        "ABC".chars().map(|c| seat(&c.to_string())).collect::<Seats>()
    );
    let table = table.plays("C", "keep budapest-zurich kyiv-petrograd");
    assert_eq!(table.game.actors(&table.state).iter().collect::<Vec<_>>(), [seat("A"), seat("B")]);
    table.plays("A", "keep angora-athina budapest-sofia").plays("B", "keep smyrna-sofia brindisi-zurich");
}

#[test]
fn eu_5_choices_are_hidden_from_the_others() {
    let one = opening(2).plays("A", "keep brest-petrograd angora-athina");
    let other = opening(2).plays("A", "keep budapest-sofia erzurum-rostov");
    assert_eq!(one.view("B"), other.view("B"));
    assert_ne!(one.view("A"), other.view("A"));
}

#[test]
fn eu_5_play_starts_when_all_have_chosen() {
    let started = |event: &Event| *event == Event::Started;
    let table = opening(2).plays("A", "keep brest-petrograd angora-athina").happened(0, started);
    let table = table.shows("phase opening").refused("A", "take red", "EU-5");
    let table = table.refused("A", "keep brest-petrograd angora-athina", "EU-5").offers("A", "", &[]);
    let table = table.plays("B", "keep smyrna-sofia brindisi-zurich").happened(1, started);
    table.shows("phase turn").shows("turn A").plays("A", "blind | red");
}

#[test]
fn eu_6_the_first_seat_is_drawn_at_random() {
    for (number, first) in ["A", "B"].into_iter().enumerate() {
        let table = deal(2, First::Random, &format!("{FOR_A} {FOR_B} red blue white black green {number}"));
        let table = table.shows(&format!("turn {first}"));
        assert_eq!(table.events().last(), Some(&Event::First { seat: seat(first) }));
    }
}

#[test]
fn eu_6_or_the_host_sets_it() {
    let chance = format!("{FOR_A} {FOR_B} red blue white black green");
    deal(2, First::Seat(seat("B")), &chance)
        .plays("A", "keep brest-petrograd angora-athina")
        .plays("B", "keep smyrna-sofia brindisi-zurich")
        .shows("turn B");
    let stranger = Classic::new(Arc::new(Board::standard()), 2, First::Seat(seat("C")));
    assert!(stranger.is_err());
}

#[test]
fn eu_6_turns_pass_in_seat_order() {
    let mut table = table(3).turn("B").begin();
    for letter in ["B", "C", "A", "B"] {
        table =
            table.shows(&format!("turn {letter}")).plays(letter, "blind | red").plays(letter, "blind | red");
    }
}

#[test]
fn eu_6_nobody_acts_in_anothers_turn() {
    let table = table(3).hand("B", "1 red").begin();
    let table = table.refused("B", "blind", "EU-6").refused("B", "station paris: 1 red", "EU-6");
    table.plays("A", "blind | red").refused("B", "blind", "EU-6").offers("B", "", &[]);
}

//! What everyone sees (US-40).

use classic::{Event, First};
use engine::{Rules, Viewer};

use super::table::{cards, deal, opened, route, seat, table, tickets};

#[test]
fn us_40_market_deck_size_and_discards_are_public() {
    let table =
        table(3).market("2 red 2 blue 1 locomotive").deck("2 red 5 blue", "C").discards("3 black").begin();
    table.all_see(|view| (view.market, view.deck) == (cards("2 red 2 blue 1 locomotive"), 7));
    table.all_see(|view| view.discards == cards("3 black"));
}

#[test]
fn us_40_routes_cars_and_points_are_public() {
    let table = table(3).routes("A", "dallas-el-paso portland-seattle:1").begin();
    let routes = ["dallas-el-paso", "portland-seattle:1"].map(|word| route(&table.game, word));
    table.all_see(|view| view.seats[0].routes == routes.into_iter().collect());
    table.all_see(|view| (view.seats[0].cars, view.seats[0].points) == (40, 8));
}

#[test]
fn us_40_numbers_of_cards_and_tickets_held_are_public() {
    let table = table(3).hand("A", "3 red 1 blue").tickets("B", "boston-miami dallas-new-york").begin();
    table.all_see(|view| [0, 1, 2].map(|seat: usize| view.seats[seat].hand) == [4, 0, 0]);
    table.all_see(|view| [0, 1, 2].map(|seat: usize| view.seats[seat].tickets) == [3, 2, 3]);
}

#[test]
fn us_40_cards_taken_from_the_market_or_paid_are_public() {
    let table = table(3).hand("A", "4 red").market("2 red 1 blue 1 white 1 black").begin();
    let took = table.plays("A", "take red | blue");
    took.all_are_told(|event| matches!(event, Event::Took { .. } | Event::Refilled { .. }));
    took.all_see(|view| view.seats[0].known == cards("1 red"));
    let mut took = took.plays("A", "blind | red");
    for letter in ["B", "C"] {
        took = took.plays(letter, "blind | red").plays(letter, "blind | red");
    }
    let paid = took.plays("A", "claim dallas-el-paso: 4 red");
    paid.all_are_told(|event| matches!(event, Event::Claimed { .. }));
    paid.all_see(|view| view.seats[0].known.is_empty() && view.seats[0].hand == 2);
}

#[test]
fn us_40_in_the_opening_it_is_public_who_has_chosen_and_how_many_were_kept() {
    let dealt = "red red blue locomotive denver-el-paso houston-kansas-city atlanta-new-york \
                 white white black green calgary-salt-lake-city chicago-new-orleans duluth-houston \
                 red blue white black green";
    let table = deal(2, First::Seat(seat("A")), dealt);
    table.all_see(|view| view.seats.iter().all(|seat| (seat.offer, seat.tickets) == (3, 0)));
    let table = table.plays("A", "keep denver-el-paso atlanta-new-york");
    table
        .all_see(|view| (view.seats[0].offer, view.seats[0].tickets, view.seats[0].turned_down) == (0, 2, 1));
    table.all_see(|view| (view.seats[1].offer, view.seats[1].tickets) == (3, 0));
    for viewer in Viewer::all(2) {
        let kept = viewer.is(seat("A")).then(|| tickets(&table.game, "denver-el-paso atlanta-new-york"));
        let told = table.game.witnessed(&table.events()[0], viewer);
        assert_eq!(told, Some(Event::Opened { seat: seat("A"), count: 2, kept }));
    }
}

#[test]
fn us_40_how_many_went_under_the_deck_then_stays_public() {
    let table = opened("");
    table.all_are_told(|event| matches!(event, Event::Returned { count: 2 }));
    table.all_see(|view| view.seats.iter().all(|seat| seat.turned_down == 1));
    table.all_see(|view| (view.fresh_tickets, view.shuffled_tickets, view.bottom.len()) == (2, 2, 0));
    let table = table.plays("A", "tickets | c-d b-e b-d");
    table.all_see(|view| (view.fresh_tickets, view.shuffled_tickets) == (0, 1));
    table.all_see(|view| view.seats.iter().all(|seat| seat.turned_down == 1));
}

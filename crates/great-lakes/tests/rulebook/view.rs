//! What each seat sees (GL-29).

use engine::{Rules, Viewer};
use great_lakes::{Event, Kind};

use super::plan::{Table, cards, seat, table};

/// B and the spectators can't tell two tables apart, A can; and what happened last is told so too.
#[track_caller]
fn only_a_can_tell(one: &Table, other: &Table) {
    assert_ne!(one.view("A"), other.view("A"));
    assert_eq!(one.view("B"), other.view("B"));
    for viewer in [Viewer::Seat(seat("B")), Viewer::Spectator] {
        assert_eq!(one.game.view(&one.state, viewer), other.game.view(&other.state, viewer));
        let [told, otherwise] = [one, other].map(|table| {
            table.events().iter().map(|event| table.game.witnessed(event, viewer)).collect::<Vec<_>>()
        });
        assert_eq!(told, otherwise);
    }
}

#[test]
fn gl_29_hands_are_private_but_not_how_many_cards_of_each_deck() {
    let one = table(2).hand("A", "2 red-train 1 wild 1 red-ship").begin();
    let other = table(2).hand("A", "3 white-anchor-train 1 red-double-ship").begin();
    only_a_can_tell(&one, &other);
    one.all_see(|view| (view.seats[0].train_cards, view.seats[0].ship_cards) == (3, 1));
    assert_ne!(one.view("B"), table(2).hand("A", "2 red-train 2 red-ship").begin().view("B"));
}

#[test]
fn gl_29_a_blind_card_is_private_but_not_its_deck() {
    let drawn = |text: &str| table(2).begin().plays("A", text);
    only_a_can_tell(&drawn("blind ship | red-ship"), &drawn("blind ship | white-double-ship"));
    only_a_can_tell(&drawn("blind train | red-train"), &drawn("blind train | wild"));
    let ship = drawn("blind ship | red-ship");
    let told = ship.game.witnessed(&ship.events()[0], Viewer::Spectator);
    assert_eq!(told, Some(Event::Drew { seat: seat("A"), deck: Kind::Ship, card: None }));
    assert_ne!(ship.view("B"), drawn("blind train | red-train").view("B"));
}

#[test]
fn gl_29_cards_taken_from_the_market_are_known_until_they_are_paid() {
    let table = table(2).market("2 red-ship 1 red-double-ship 3 red-train").hand("A", "1 red-ship").begin();
    let table = table.plays("A", "take red-ship");
    table.all_are_told(|event| matches!(event, Event::Took { .. }));
    let table = table.plays("A", "refill train | red-train");
    table.all_are_told(|event| matches!(event, Event::Refilled { .. }));
    let table = table.plays("A", "take red-double-ship").plays("A", "refill train | red-train");
    table.all_see(|view| view.seats[0].known == cards("1 red-ship 1 red-double-ship"));
    let table = table.plays("B", "exchange 1 train").plays("A", "claim milwaukee-muskegon: 2 red-ship");
    table.all_are_told(|event| matches!(event, Event::Claimed { .. }));
    table.all_see(|view| view.seats[0].known == cards("1 red-double-ship") && view.seats[0].ship_cards == 1);
}

#[test]
fn gl_29_market_piles_and_discards_are_public() {
    let table = table(2).discards("2 wild 3 red-ship").market("6 white-train").begin();
    table.all_see(|view| view.market == cards("6 white-train"));
    table.all_see(|view| view.trains.discards == cards("2 wild").trains);
    table.all_see(|view| view.ships.discards == cards("3 red-ship").ships);
    table.all_see(|view| (view.trains.deck, view.ships.deck) == (80 - 8, 60 - 3));
}

#[test]
fn gl_29_pieces_boxes_harbours_routes_and_points_are_public() {
    let table =
        table(2).routes("A", "madison-milwaukee milwaukee-muskegon").harbours("A", "milwaukee").begin();
    let milwaukee = table.game.board().read_cities("milwaukee").expect("a city");
    table.all_see(|view| {
        let own = &view.seats[0];
        (own.trains, own.ships, own.train_box, own.ship_box) == (26, 21, 6, 9)
            && (own.harbours, own.harbours_left, own.points) == (milwaukee, 2, 3)
            && own.routes.len() == 2
    });
}

#[test]
fn gl_29_tickets_and_what_the_decks_will_bring_are_hidden() {
    let held = |own: &str, other: &str| {
        table(2).tickets("A", own).tickets("B", other).fresh("erie-kingston").begin()
    };
    let one = held(
        "albany-buffalo madison-ottawa duluth-new-york",
        "chicago-detroit chicago-toronto ottawa-toronto",
    );
    let other = held(
        "albany-buffalo madison-ottawa duluth-montreal",
        "chicago-detroit chicago-toronto ottawa-toronto",
    );
    assert_eq!(
        one.game.view(&one.state, Viewer::Spectator),
        other.game.view(&other.state, Viewer::Spectator)
    );
    assert_ne!(one.view("A"), other.view("A"));
    let [one, other] = ["3 red-train", "3 white-train"].map(|hand| table(2).hand("B", hand).begin());
    assert_ne!(one.state.trains.deck, other.state.trains.deck);
    assert_eq!(one.view("A"), other.view("A"));
}

#[test]
fn gl_29_what_a_deck_was_made_of_is_known() {
    let table = table(2)
        .deck("1 black-train 1 red-ship", "B")
        .discards("2 wild 1 red-train")
        .begin()
        .plays("A", "blind train | black-train")
        .plays("A", "blind train | wild");
    table.all_see(|view| view.trains.stock == cards("2 wild 1 red-train").trains && view.trains.deck == 2);
    table.all_see(|view| view.seats[0].drawn_trains == 1);
    assert_eq!(table.view("A").own.map(|own| own.drawn), Some(cards("1 wild")));
}

#[test]
fn gl_29_a_spectator_has_no_secrets() {
    let table = table(2).hand("A", "3 red-train").begin();
    assert_eq!(table.game.view(&table.state, Viewer::Spectator).own, None);
}

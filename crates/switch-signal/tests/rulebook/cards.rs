//! Action cards and the end of a turn (SS-2, SS-9, SS-10, SS-18 to SS-23).

use switch_signal::{Event, Kind, Phase};

use super::table::{dealt, europe};

#[test]
fn ss_9_any_number_of_cards_is_played_and_then_five_are_drawn() {
    let drawn = "signal signal switch move move";
    europe()
        .alone()
        .hand("A", "1 signal 1 switch")
        .hand("B", "1 switch")
        .plays("A", &format!("end | {drawn} card=14"))
        .shows("A hand 3 2 2")
        .shows("turn B")
        .shows("phase cards");
    // With nothing left to play the turn is over without a question.
    europe()
        .alone()
        .hand("A", "1 switch")
        .hand("B", "1 move")
        .plays("A", &format!("switch amiens: amiens--paris with switch | {drawn} card=14 signal signal signal signal signal card=15"))
        .shows("turn A");
}

#[test]
fn ss_9_a_hand_has_ten_cards_at_most() {
    let table = |cards: &str| europe().alone().hand("A", cards).hand("B", "1 switch");
    table("5 signal 3 switch").plays("A", "end | move move card=14").shows("A hand 5 3 2");
    table("5 signal 5 switch")
        .plays("A", "end | card=14")
        .shows("A hand 5 5 0")
        .happened(1, |event| matches!(event, Event::Drew { cards: [0, 0, 0], .. }));
}

#[test]
fn ss_9_nothing_is_drawn_at_the_end_of_the_last_turn() {
    europe()
        .alone()
        .hand("A", "1 signal")
        .instructions(0)
        .plays("A", "end")
        .shows("A hand 1 0 0")
        .shows("phase over instructions");
}

#[test]
fn ss_9_only_the_active_player_acts() {
    europe().alone().hand("A", "1 signal").refused("B", "end", "SS-9").refused("A", "stop", "SS-9").refused(
        "A",
        "move black-1 with move",
        "SS-20",
    );
}

#[test]
fn ss_10_the_deck_is_rebuilt_from_the_discards_when_a_card_is_wanted() {
    let table = europe().alone().hand("A", "1 signal").hand("B", "1 signal").with(|state| {
        state.discards = state.deck;
        state.discards[0] -= 2;
        state.deck = [2, 0, 0];
    });
    table
        .plays("A", "end | signal signal switch switch move card=14")
        .shows("discards 0 0 0")
        .happened(1, |event| matches!(event, Event::Reshuffled { cards: 77 }));
    // Not before: with just as many cards as are drawn it isn't.
    let table = europe().alone().hand("A", "1 signal").hand("B", "1 signal").with(|state| {
        state.discards = state.deck;
        state.discards[0] -= 5;
        state.deck = [5, 0, 0];
    });
    table
        .plays("A", "end | signal signal signal signal signal card=14")
        .shows("deck 0 0 0")
        .happened(0, |event| matches!(event, Event::Reshuffled { .. }));
}

#[test]
fn ss_18_a_signal_goes_from_anywhere_to_any_red_field() {
    europe()
        .alone()
        .hand("A", "2 signal")
        .plays("A", "signal reims--strasbourg@1 > paris--dijon@0 with signal")
        .shows("A hand 1 0 0")
        .shows("discards 1 0 0")
        .refused("A", "signal reims--strasbourg@1 > tours--paris@1 with signal", "SS-18")
        .refused("A", "signal paris--dijon@0 > amiens--paris@1 with signal", "SS-18")
        .plays("A", "signal paris--dijon@0 > toulouse--marseille@1 with signal | move move move move move card=14 move move move move move card=15");
}

#[test]
fn ss_18_every_city_keeps_a_signal() {
    let table = europe().alone().hand("A", "3 signal");
    let paris: Vec<String> = table.legal("A", "signal amiens--paris@1 > ");
    assert_eq!(
        paris,
        [
            "signal amiens--paris@1 > paris--dijon@0 with signal",
            "signal amiens--paris@1 > reims--paris@1 with signal",
            "signal amiens--paris@1 > tours--paris@1 with signal",
        ]
    );
    table
        .refused("A", "signal amiens--paris@1 > toulouse--marseille@1 with signal", "SS-18")
        .plays("A", "signal lyon--turin@1 > paris--dijon@0 with signal")
        .plays("A", "signal amiens--paris@1 > toulouse--marseille@1 with signal")
        .refused("A", "signal paris--dijon@0 > lyon--turin@1 with signal", "SS-18");
}

#[test]
fn ss_19_a_switch_goes_to_any_of_its_tracks() {
    let table = europe().alone().hand("A", "2 switch");
    assert_eq!(
        table.legal("A", "switch amiens"),
        ["switch amiens: amiens--paris with switch", "switch amiens: calais--amiens with switch"]
    );
    // One token of four tracks, or both: five other settings.
    assert_eq!(table.legal("A", "switch brussels").len(), 5);
    table
        .plays("A", "switch brussels: brussels--amsterdam brussels--reims with switch")
        .shows("switch brussels: brussels--amsterdam brussels--reims")
        .shows("A hand 0 1 0");
    let table = europe().alone().hand("A", "1 switch");
    let one = table.game.clone();
    assert!(
        engine::Notation::read_action(&one, "switch amiens: amiens--paris amiens--paris with switch")
            .is_err()
    );
    table.refused("A", "switch brussels: brussels--reims with switch", "SS-19").refused(
        "A",
        "switch amiens: amiens--paris calais--amiens with switch",
        "SS-19",
    );
}

#[test]
fn ss_20_a_move_card_moves_any_one_train_by_its_die() {
    let table = europe().alone().hand("A", "2 move").train("black-1", "calais").train("gray-1", "hamburg");
    table
        .offers("A", "move", &["move black-1 with move", "move gray-1 with move"])
        .plays("A", "move gray-1 with move | gray=3")
        .shows("gray-1 berlin")
        .shows("black-1 calais")
        .refused("A", "move brown-1 with move", "SS-20");
}

#[test]
fn ss_21_two_cards_of_any_kind_do_any_action() {
    let table = europe().alone().hand("A", "1 signal 2 switch 1 move").train("black-1", "calais");
    table
        .offers(
            "A",
            "move black-1",
            &["move black-1 with move", "move black-1 with signal switch", "move black-1 with switch switch"],
        )
        .refused("A", "move black-1 with switch move", "SS-21")
        .refused("A", "move black-1 with signal signal", "SS-9")
        .plays("A", "move black-1 with switch switch | black=2")
        .shows("A hand 1 0 1")
        .plays(
            "A",
            "switch amiens: amiens--paris with signal move | signal signal signal signal signal card=13",
        )
        .shows("switch amiens: amiens--paris");
}

#[test]
fn ss_22_one_card_of_any_kind_loads_an_empty_train_in_a_trading_city() {
    let table = europe()
        .alone()
        .hand("A", "1 signal 1 switch 1 move")
        .train("black-1", "paris")
        .train("gray-1", "calais");
    table
        .offers(
            "A",
            "load",
            &["load black-1 with move", "load black-1 with signal", "load black-1 with switch"],
        )
        .plays("A", "load black-1 with switch")
        .shows("black-1 paris blue")
        .shows("stock 2 1 2 2")
        .offers("A", "load", &[])
        .refused("A", "load black-1 with move", "SS-22")
        .refused("A", "load gray-1 with move", "SS-22");
    // A city without goods loads nothing.
    europe().alone().hand("A", "1 signal").train("black-1", "paris").arrived(0, &[("blue", 2)]).refused(
        "A",
        "load black-1 with signal",
        "SS-22",
    );
}

#[test]
fn ss_23_what_changes_nothing_is_not_legal() {
    europe()
        .alone()
        .hand("A", "1 signal 1 switch")
        .refused("A", "switch amiens: amiens--brussels with switch", "SS-23")
        .refused("A", "signal amiens--paris@1 > amiens--paris@1 with signal", "SS-18");
}

#[test]
fn ss_2_five_of_81_cards_are_dealt_to_each_player() {
    let table = dealt(switch_signal::Board::central_europe(), 4, Default::default(), 7);
    assert_eq!(table.game.cards().actions, [27, 27, 27]);
    for hand in table.state.hands {
        assert_eq!(hand.iter().sum::<u8>(), 5);
    }
    assert_eq!(table.state.deck.iter().sum::<u8>(), 81 - 20);
    assert_eq!(Kind::ALL.len(), 3);
    assert!(matches!(table.state.phase, Phase::Cards));
}

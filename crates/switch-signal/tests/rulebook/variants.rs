//! Variants (SS-53 to SS-56).

use std::sync::Arc;

use switch_signal::{
    Board, Departures, Event, Fields, First, Options, Phase, Placement, Placing, SwitchSignal,
};

use super::table::{Table, deal_with, dealt, seat, table};

fn game(options: Options) -> SwitchSignal {
    let options = Options { first: First::Seat(seat("A")), ..options };
    SwitchSignal::new(Board::central_europe(), 2, options).expect("a table")
}

#[test]
fn ss_53_instructions_removed_and_time_tokens_can_be_others() {
    for removed in 0..=6 {
        let options = Options { removed, ..Options::default() };
        assert_eq!(dealt(Board::central_europe(), 2, options, 1).state.instructions, 18 - removed);
    }
    for time in 7..=10 {
        let options = Options { time, ..Options::default() };
        let table = table(Board::central_europe(), 2, options)
            .alone()
            .hand("A", "2 move")
            .train("black-1", "gdansk--poznan.1>poznan");
        let table = table.with(|state| state.clock = 1).plays("A", "move black-1 with move | black=2");
        assert_eq!(table.state.clock, time - 1, "filled up to {time}");
    }
    for wrong in [
        Options { removed: 7, ..Options::default() },
        Options { time: 6, ..Options::default() },
        Options { time: 11, ..Options::default() },
    ] {
        assert!(SwitchSignal::new(Board::central_europe(), 2, wrong).is_err());
    }
}

#[test]
fn ss_53_the_extra_signal_goes_on_any_red_field_before_the_first_turn() {
    let options = Options { extra_signal: true, first: First::Seat(seat("A")), ..Options::default() };
    let table = dealt(Board::central_europe(), 2, options, 1);
    assert_eq!(table.state.phase, Phase::Placing(Placing::Extra));
    assert_eq!(table.legal("A", "").len(), table.game.board().all_fields().len() - 8);
    let table = table.refused("A", "light amiens--paris@1", "SS-53");
    let table = table.plays("A", "light tours--paris@1 | die=1 die=1 die=1 die=2 die=1 die=3");
    assert_eq!(table.state.signals.len(), 9);
    // After own placement too.
    let own = Options { placement: Placement::Own, ..options };
    let mut table = dealt(Board::central_europe(), 2, own, 1);
    for _ in 0..22 + 5 + 3 {
        let choice = table.legal("A", "")[0].clone();
        table = table.plays("A", &choice);
    }
    assert_eq!(table.state.phase, Phase::Placing(Placing::Extra));
}

#[test]
fn ss_53_with_random_placement_the_extra_signal_falls_on_any_red_field() {
    let options = Options {
        extra_signal: true,
        placement: Placement::Random,
        first: First::Seat(seat("A")),
        ..Options::default()
    };
    let mut lit = Fields::default();
    for seed in 0..600 {
        let table = dealt(Board::central_europe(), 2, options, seed);
        assert_eq!((table.state.phase, table.state.signals.len()), (Phase::Cards, 9));
        let strewn = table.events().iter().find_map(|event| match event {
            Event::Strewn { signals, .. } => Some(*signals),
            _ => None,
        });
        let extra = table.events().iter().filter_map(|event| match event {
            Event::Lit { seat, field } => Some((*seat, *field)),
            _ => None,
        });
        let extra: Vec<_> = extra.collect();
        let [(None, field)] = extra[..] else { panic!("{extra:?}") };
        let strewn = strewn.expect("all others were laid by lot before");
        assert_eq!((strewn.len(), strewn.contains(field)), (8, false));
        assert_eq!(strewn.with(field), table.state.signals);
        lit = lit.with(field);
    }
    assert_eq!(lit, Board::central_europe().all_fields(), "in cities and between them");
}

fn ten(board: Arc<Board>) -> Table {
    table(board, 2, Options { ten_goods: true, ..Options::default() }).alone().hand("A", "2 move 1 switch")
}

#[test]
fn ss_54_ten_goods_need_two_more_of_any_colour() {
    let near = |goods: &[(&str, u8)]| {
        ten(Board::central_europe())
            .loaded("black-1", "lyon--marseille.1>marseille", "blue")
            .arrived(0, goods)
    };
    assert_eq!((near(&[]).state.stock, near(&[]).game.goods_needed()), ([3, 2, 3, 3], 10));
    let arrives = |table: Table| table.plays("A", "move black-1 with move | black=2");
    arrives(near(&[("yellow", 2), ("blue", 2), ("red", 3), ("white", 2)])).shows("phase over delivered");
    arrives(near(&[("yellow", 2), ("blue", 2), ("red", 2), ("white", 2)])).shows("phase cards");
    // What arrives beyond stays there and doesn't count.
    arrives(near(&[("yellow", 3), ("blue", 2), ("red", 3), ("white", 1)]))
        .shows("phase cards")
        .shows("port marseille: 3 3 3 1")
        .happened(1, |event| matches!(event, Event::Delivered { counts: false, .. }));
}

#[test]
fn ss_54_in_north_america_each_port_takes_one_more_of_any_colour() {
    let near = |goods: &[(&str, u8)]| {
        ten(Board::north_america())
            .loaded("black-1", "san-francisco--salt-lake-city.1>san-francisco", "blue")
            .arrived(0, goods)
    };
    let arrives = |table: Table| table.plays("A", "move black-1 with move | black=2");
    arrives(near(&[("blue", 1)])).shows("port san-francisco: 0 2 0 0").shows("black-1 depot");
    arrives(near(&[("blue", 1), ("red", 2)]))
        .shows("port san-francisco: 0 1 2 0")
        .shows("black-1 san-francisco blue");
}

#[test]
fn ss_55_variable_departures_give_the_points_their_numbers_by_lot() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..10 {
        let options = Options { departures: Departures::Variable, ..Options::default() };
        let table = dealt(Board::central_europe(), 2, options, seed);
        orders.insert(table.state.departures);
        table.happened(1, |event| matches!(event, Event::Numbered { points } if points.len() == 11));
    }
    assert!(orders.len() > 8);
    // A 7 leads to the point that drew it: here all are one further on.
    let lot: String = (0..11).map(|number| format!("no{} ", (number + 1) % 11)).collect();
    let cards = "signal ".repeat(10);
    let options = Options { departures: Departures::Variable, ..Options::default() };
    deal_with(game(options), &format!("{cards} {lot} die=3 die=4 die=1 die=1 die=6 die=6"))
        .shows("black-1 vienna")
        .shows("brown-1 genoa")
        .shows("gray-1 barcelona");
}

#[test]
fn ss_56_location_tokens_stand_in_for_departure_dice() {
    let options = Options { departures: Departures::Tokens, ..Options::default() };
    let cards = "signal ".repeat(10);
    let table = deal_with(game(options), &format!("{cards} no4 no5 no10"));
    // Then all eleven form the pile.
    let table =
        table.shows("black-1 calais").shows("brown-1 hamburg").shows("gray-1 gdansk").shows("tokens 2047");
    let table = table.alone().plays("A", "end | signal signal signal signal signal card=7");
    // Each new train takes the next token after its colour was picked; an occupied point costs.
    let table =
        table.plays("B", "new black | no4").shows("clock 5").shows("tokens 2031").shows("phase pick-colour");
    table.happened(1, |event| matches!(event, Event::Numbers { dice: None, number: 6, .. }));
}

#[test]
fn ss_56_an_empty_pile_is_reshuffled() {
    let options = Options { departures: Departures::Tokens, ..Options::default() };
    let table = table(Board::central_europe(), 2, options)
        .alone()
        .hand("A", "1 signal")
        .with(|state| state.tokens = 0);
    table
        .reveals(7, "")
        .plays("A", "new gray | no4")
        .shows("gray-1 calais")
        .shows("tokens 2031")
        .happened(1, |event| *event == Event::TokensShuffled);
}

//! Components and setup (SS-3, SS-4, SS-6 to SS-8).

use engine::Rules;
use switch_signal::{Board, Cards, Event, First, Options, Phase, Placement, Placing};

use super::table::{dealt, seat};

fn placed(placement: Placement) -> Options {
    Options { placement, first: First::Seat(seat("A")), ..Options::default() }
}

#[test]
fn ss_3_fifteen_of_eighteen_instructions_form_the_deck_under_the_start_card() {
    let table = dealt(Board::central_europe(), 2, Options::default(), 1);
    assert_eq!(Cards::standard().instructions.len(), 18);
    assert_eq!((table.state.instructions, table.state.unseen.count_ones()), (15, 18));
    table.happened(1, |event| {
        matches!(event, Event::Revealed { card: switch_signal::Card::Start, left: 15, .. })
    });
}

#[test]
fn ss_4_two_goods_of_each_colour_lie_in_their_cities() {
    let table = dealt(Board::north_america(), 2, Options::default(), 1);
    assert_eq!((table.state.stock, table.game.goods_needed()), ([2; 4], 8));
    for (good, city) in switch_signal::Good::ALL.into_iter().zip(table.game.board().origins) {
        assert_eq!(table.game.board().cities[city.index()].good, Some(good));
    }
}

#[test]
fn ss_6_the_first_game_has_its_tokens_as_the_board_says() {
    for (board, switches, signals) in [(Board::central_europe(), 26, 8), (Board::north_america(), 27, 9)] {
        let table = dealt(board.clone(), 2, Options::default(), 1);
        let tokens: u32 = table.state.switches.iter().map(|closed| closed.0.count_ones()).sum();
        assert_eq!((tokens, table.state.signals.len()), (switches, signals));
        for (junction, closed) in board.junctions.iter().zip(table.state.switches) {
            assert_eq!(closed, junction.first);
            assert_eq!(closed.0.count_ones() as usize, junction.tracks.len() - 2, "{}", junction.node.id);
        }
        assert_eq!(table.state.signals, board.first_signals);
        assert_eq!(table.state.signals.iter().filter(|field| board.between().contains(*field)).count(), 3);
    }
}

#[test]
fn ss_7_own_placement_asks_for_every_junction_every_city_and_three_fields_between() {
    let mut table = dealt(Board::central_europe(), 3, placed(Placement::Own), 1);
    assert_eq!(table.state.phase, Phase::Placing(Placing::Junction(0)));
    table = table.refused("A", "light amiens--paris@1", "SS-7").refused("B", "light amiens--paris@1", "SS-9");
    assert_eq!(table.legal("A", "lay brussels").len(), 6, "two of four");
    for junction in table.game.board().junctions.clone() {
        let choices = table.legal("A", "");
        assert!(choices.iter().all(|choice| choice.starts_with(&format!("lay {}: ", junction.node.id))));
        assert_eq!(choices.len(), if junction.tracks.len() == 3 { 3 } else { 6 });
        table = table.plays("A", &choices[0]);
    }
    for city in table.game.board().cities.clone() {
        let choices = table.legal("A", "");
        assert_eq!(choices.len(), city.fields.len(), "{}", city.node.id);
        table = table.plays("A", &choices[0]);
    }
    let between = table.game.board().between().len();
    table = table.refused("A", "light toulouse--marseille@2", "SS-7");
    for left in 0..2 {
        let choices = table.legal("A", "");
        assert_eq!(choices.len(), between - left);
        table = table.plays("A", &choices[0]);
    }
    let choice = table.legal("A", "")[0].clone();
    let dice = "die=1 die=1 die=1 die=2 die=1 die=3";
    table
        .plays("A", &format!("{choice} | {dice}"))
        .shows("phase cards")
        .shows("turn A")
        .shows("black-1 barcelona");
}

#[test]
fn ss_7_random_placement_lays_the_tokens_by_lot() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let table = dealt(Board::north_america(), 2, placed(Placement::Random), seed);
        let board = table.game.board();
        for city in &board.cities {
            assert_eq!((city.fields.0 & table.state.signals.0).count_ones(), 1, "{}", city.node.id);
        }
        assert_eq!(table.state.signals.len(), 9);
        for (junction, closed) in board.junctions.iter().zip(table.state.switches) {
            assert!(junction.settings().contains(&closed));
        }
        seen.insert(table.state.signals.0);
        table.happened(1, |event| matches!(event, Event::Strewn { .. }));
    }
    assert!(seen.len() > 10, "the lot falls differently");
}

#[test]
fn ss_8_the_first_player_is_drawn_or_set_and_hands_are_open() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        first.insert(dealt(Board::central_europe(), 3, Options::default(), seed).state.turn);
    }
    assert_eq!(first.len(), 3);
    let set = Options { first: First::Seat(seat("C")), ..Options::default() };
    let table = dealt(Board::central_europe(), 3, set, 1);
    assert_eq!(table.state.turn, seat("C"));
    // Everyone sees every hand, spectators too.
    for viewer in engine::Viewer::all(3) {
        assert_eq!(table.game.view(&table.state, viewer).state.hands, table.state.hands);
    }
}

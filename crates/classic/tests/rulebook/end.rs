//! The end (EU-34).

use classic::Event;
use engine::Rules;

use super::sketch::sketch;
use super::table::{Table, seat, table, table_on};

/// Routes that leave 5 of 45 cars.
const LONG_ONES: &str = "petrograd-stockholm palermo-smyrna budapest-kyiv berlin-danzig bucuresti-kyiv kharkov-kyiv \
                         kharkov-moskva kyiv-warszawa";
const SHORTER_ONES: &str = "petrograd-riga rostov-sevastopol marseille-paris barcelona-marseille marseille-roma \
                            bucuresti-budapest palermo-roma athina-brindisi constantinople-sevastopol \
                            erzurum-sevastopol";

/// A table where A has 5 cars left and 4 red cards, and B has 5 cars left and 4 black ones.
fn nearly(seats: usize) -> super::plan::Plan {
    let plan = table(seats).routes("A", LONG_ONES).routes("B", SHORTER_ONES);
    plan.hand("A", "4 red").hand("B", "4 black")
}

#[test]
fn eu_34_two_cars_or_fewer_at_the_end_of_a_turn_begin_the_last_round() {
    let last_round = |event: &Event| matches!(event, Event::LastRound { .. });
    let three = nearly(3).begin().plays("A", "claim bruxelles-paris:red: 2 red").shows("A pieces 3 3 88");
    three.shows("left -").happened(0, last_round);
    let two = nearly(3).begin().plays("A", "claim kyiv-smolensk: 3 red").shows("A pieces 2 3 90");
    two.shows("left 3").happened(1, last_round);
    let one = nearly(3).begin().plays("A", "claim marseille-pamplona: 4 red").shows("A pieces 1 3 93");
    one.shows("left 3").happened(1, last_round);
    let none = nearly(3).routes("A", &format!("{LONG_ONES} dieppe-paris")).begin();
    none.plays("A", "claim marseille-pamplona: 4 red").shows("A pieces 0 3 94").shows("left 3");
}

#[test]
fn eu_34_every_seat_has_one_more_turn_that_one_included() {
    for seats in 2..=5 {
        let mut table = nearly(seats).begin().plays("A", "claim kyiv-smolensk: 3 red");
        for letter in &["B", "C", "D", "E"][..seats - 1] {
            table = table
                .shows(&format!("turn {letter}"))
                .plays(letter, "blind | blue")
                .plays(letter, "blind | blue");
        }
        let table = table.shows("turn A").shows("left 1").shows("phase turn");
        assert_eq!(table.game.outcome(&table.state), None);
        let table = table.plays("A", "blind | blue").shows("phase second-card").plays("A", "blind | blue");
        table
            .shows("phase over cars")
            .results("end cars")
            .happened(1, |event| matches!(event, Event::Over { .. }));
    }
}

#[test]
fn eu_34_any_kind_of_turn_is_one_more_turn() {
    let drawn = "tickets | angora-athina budapest-sofia smyrna-sofia";
    let table = nearly(2).begin().plays("A", "claim kyiv-smolensk: 3 red");
    let table =
        table.plays("B", drawn).shows("left 2").plays("B", "keep angora-athina budapest-sofia smyrna-sofia");
    table.shows("left 1").plays("A", "station paris: 1 red").shows("left 0").shows("phase over cars");
}

#[test]
fn eu_34_a_second_trigger_changes_nothing() {
    let table = nearly(3).begin().plays("A", "claim kyiv-smolensk: 3 red").shows("left 3");
    let table = table.plays("B", "claim brest-paris: 3 black").shows("B pieces 2 3 74").shows("left 2");
    let table = table.happened(0, |event| matches!(event, Event::LastRound { .. }));
    let table = table.plays("C", "blind | blue").plays("C", "blind | blue").shows("left 1");
    table.plays("A", "station paris: 1 red").shows("phase over cars");
}

/// Cars for one route each, and cards that are soon all in hands.
const NARROW: &str = "cars 4; stations 0; cards 1; locomotives 5
    a-b 2 gray; b-c 9 gray; c-d 9 gray; d-e 9 gray; long a-b 9; long b-c 2
    ticket a-c 5; ticket a-d 5; ticket a-e 5; ticket b-d 5; ticket b-e 5; ticket c-d 5";

/// A may claim a-b and leave two cards to be taken; B holds all others and can do nothing with them.
fn narrow(rules: &str) -> Table {
    let board = sketch(&format!("{NARROW}; {rules}"));
    let plan = table_on(board, 2).market("").hand("A", "1 red 1 locomotive").deck("", "B");
    plan.ticket_deck("", "").begin()
}

#[test]
fn eu_34_everyone_may_pass_through_the_last_round() {
    let table = narrow("").plays("A", "claim a-b: 1 red 1 locomotive | red locomotive").shows("left 2");
    // B has got these two as well.
    let mut state = table.state.clone();
    let taken = std::mem::take(&mut state.market);
    state.holdings[seat("B")].hand.add_all(&taken);
    state.holdings[seat("B")].known.add_all(&taken);
    let table =
        Table::new(table.game, state, Vec::new()).plays("B", "pass").shows("left 1").shows("passes 1");
    table.plays("A", "pass").shows("passes 2").shows("phase over cars").results("end cars");
}

#[test]
fn eu_34_so_they_may_through_the_last_of_several_unless_all_have_passed_before() {
    let claim = "claim a-b: 1 red 1 locomotive | red locomotive";
    let table = narrow("rule last_turns 2").plays("A", claim).shows("left 4");
    let table = table.plays("B", "take red").plays("A", "take locomotive").shows("left 2").shows("passes 0");
    let table = table.plays("B", "pass").shows("phase turn").plays("A", "pass").shows("passes 2");
    table.shows("left 0").shows("phase over cars").results("end cars");
    let table = narrow("rule last_turns 3").plays("A", claim).plays("B", "take red");
    let table = table.plays("A", "take locomotive").plays("B", "pass").plays("A", "pass");
    table.shows("left 2").shows("phase over passes").results("end passes");
}

#[test]
fn eu_34_it_is_told_who_began_it() {
    let table = nearly(2).turn("B").begin().plays("B", "claim brest-paris: 3 black");
    assert!(table.events().contains(&Event::LastRound { seat: seat("B"), cars: 2 }));
    table.shows("turn A").shows("left 2");
}

#[test]
fn eu_34_a_tunnel_counts_when_it_is_built() {
    let hand = "3 red 1 locomotive";
    let declined = nearly(2).hand("A", hand).begin();
    let declined = declined.plays("A", "claim erzurum-sochi: 3 red | red blue blue").shows("left -");
    declined.plays("A", "decline").shows("left -").shows("A pieces 5 3 86");
    let paid = nearly(2).hand("A", hand).begin().plays("A", "claim erzurum-sochi: 3 red | red blue blue");
    paid.plays("A", "pay 1 locomotive").shows("left 2").shows("A pieces 2 3 90");
}

#[test]
fn eu_34_then_the_game_is_over() {
    let table = table(2).hand("A", "1 red").over().begin();
    assert!(table.game.actors(&table.state).is_empty());
    let table = table.refused("A", "blind", "EU-34").refused("A", "station paris: 1 red", "EU-34");
    table.refused("B", "pass", "EU-34").offers("A", "", &[]).offers("B", "", &[]);
}

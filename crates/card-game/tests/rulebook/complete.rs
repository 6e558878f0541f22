//! Completing tickets (CG-23, CG-24).

use card_game::{Event, Rivals};
use engine::{FastChance, Rules, Viewer};
use rails::TicketSet;

use super::plan::Plan;
use super::table::{Table, cards, seat, table, tickets};

/// B ends the round.
fn scored(plan: Plan) -> Table {
    plan.left(1).turn("B").hand("B", "2 white").begin().plays("B", "group 2 white")
}

#[test]
fn cg_23_a_ticket_needs_its_cars_by_colour() {
    let plan = |train: &str| scored(table(2).tickets("A", "seattle-new-york").train("A", train));
    plan("1 purple 2 blue 1 black").shows("A completed seattle-new-york").shows("A tickets");
    plan("1 purple 1 blue 1 black").shows("A completed").shows("A tickets seattle-new-york");
    plan("1 purple 9 blue").shows("A completed");
}

#[test]
fn cg_23_locomotives_stand_in() {
    let plan = |train: &str| scored(table(2).tickets("A", "seattle-new-york").train("A", train));
    plan("1 blue 3 locomotive").shows("A completed seattle-new-york");
    plan("4 locomotive").shows("A completed seattle-new-york");
    plan("3 locomotive 5 red").shows("A completed");
}

#[test]
fn cg_23_every_card_serves_one_ticket_only() {
    let held = "dallas-raleigh dallas-miami";
    let plan = |train: &str| scored(table(2).tickets("A", held).train("A", train));
    plan("2 green 2 red").shows("A completed dallas-raleigh dallas-miami");
    plan("1 green 1 red 1 locomotive").shows("phase scoring A").shows("A completed");
}

#[test]
fn cg_23_cards_in_hand_or_station_dont_count() {
    let plan = table(2).tickets("A", "dallas-miami").hand("A", "5 green 5 locomotive");
    scored(plan.station("A", "5 red")).shows("A completed").shows("A tickets dallas-miami");
}

#[test]
fn cg_24_seats_choose_in_order_from_the_rounds_first_player_on() {
    let plan = || {
        let plan = table(2).tickets("A", "dallas-raleigh dallas-miami").train("A", "1 green 1 red");
        plan.tickets("B", "chicago-new-york new-york-chicago").train("B", "1 locomotive")
    };
    let table = scored(plan()).shows("phase scoring A").refused("B", "complete new-york-chicago", "CG-24");
    let table = table.plays("A", "complete dallas-miami").shows("phase scoring B");
    table.plays("B", "complete new-york-chicago").shows("phase over deck");
    let table = scored(plan().starter("B")).shows("phase scoring B").shows("A completed");
    table.plays("B", "complete chicago-new-york").shows("phase scoring A");
}

#[test]
fn cg_24_one_ticket_at_a_time_out_of_what_the_pile_still_allows() {
    let held = "dallas-raleigh dallas-miami chicago-new-york new-york-miami";
    let table = scored(table(2).tickets("A", held).train("A", "1 green 1 red 1 yellow 1 locomotive"));
    let all = ["chicago-new-york", "dallas-miami", "dallas-raleigh", "new-york-miami"];
    let table = table.offers("A", "", &all.map(|id| format!("complete {id}")).each_ref().map(String::as_str));
    let table = table.refused("A", "pass", "CG-24").refused("A", "complete chicago-dallas", "CG-24");
    // With green and red gone, the locomotive can't be both blue and red: yellow is all that is left.
    let table = table.plays("A", "complete dallas-raleigh").shows("phase over deck");
    table.shows("A completed chicago-new-york dallas-raleigh").shows("A tickets dallas-miami new-york-miami");
}

#[test]
fn cg_24_a_ticket_that_the_pile_cant_complete_any_more_is_refused() {
    let held = "chicago-new-york new-york-chicago dallas-miami";
    let table = scored(table(2).tickets("A", held).tickets("B", "chicago-dallas").train("A", "2 locomotive"));
    let table = table.plays("A", "complete chicago-new-york").shows("phase over deck");
    table.shows("A completed chicago-new-york new-york-chicago");
    let held = "chicago-new-york new-york-chicago dallas-miami chicago-montreal chicago-dallas";
    let table = scored(
        super::table::table(2).tickets("A", held).tickets("B", "miami-omaha").train("A", "3 locomotive"),
    );
    let table = table.plays("A", "complete dallas-miami").shows("phase scoring A");
    table.refused("A", "complete chicago-montreal", "CG-23").refused("A", "complete dallas-miami", "CG-24");
}

#[test]
fn cg_24_a_set_is_possible_when_locomotives_cover_all_that_is_missing() {
    // Missing: 1 purple, 1 blue and 1 black for the one, 1 red for the other.
    let held = "seattle-new-york dallas-miami";
    let plan = |locomotives: &str| {
        let train = format!("1 blue 1 green {locomotives} locomotive");
        scored(table(2).tickets("A", held).train("A", &train))
    };
    plan("4").shows("A completed dallas-miami seattle-new-york");
    plan("3").shows("phase scoring A");
}

#[test]
fn cg_24_what_can_be_completed_together_is_done_at_once() {
    let held = "chicago-new-york dallas-miami los-angeles-new-york";
    let table = scored(table(2).tickets("A", held).train("A", "1 yellow 1 green 1 red"));
    let table = table.shows("phase over deck").shows("A completed chicago-new-york dallas-miami");
    table.happened(2, |event| matches!(event, Event::Completed { chosen: false, .. }));
}

#[test]
fn cg_24_it_is_refused_before_the_round_is_over() {
    let table = table(2).train("A", "1 yellow").begin();
    table.refused("A", "complete chicago-new-york", "CG-23");
}

#[test]
fn cg_24_the_best_set_minds_points_lost_bonus_cards_and_what_others_have() {
    let held = "dallas-raleigh dallas-miami chicago-charleston";
    let table = scored(table(2).tickets("A", held).train("A", "1 green 1 red 1 yellow"));
    let advice = |table: &Table| table.game.advice(&table.view("A")).map(|best| (best.tickets, best.gain));
    // 9 points won and not lost, and the cards of Dallas and Miami.
    assert_eq!(advice(&table), Some((tickets(&table.game, "dallas-miami"), 18 + 10 + 8)));
    assert_eq!(table.game.advice(&table.view("B")), None, "B has nothing to choose now");
    // With Dallas and Miami out of reach, the card of Chicago is worth more than two points.
    let board = table.game.board();
    let others = tickets(&table.game, "seattle-miami los-angeles-miami seattle-dallas los-angeles-dallas");
    let rivals = Rivals::of(board, [others].into_iter());
    let (train, held) = (cards("1 green 1 red 1 yellow"), tickets(&table.game, held));
    let best = table.game.best_of_pile(&train, TicketSet::NONE, TicketSet::NONE, held, rivals, true);
    assert_eq!((best.tickets, best.gain), (tickets(&table.game, "chicago-charleston"), 14 + 12));
    assert_eq!(table.state.actors().first(), Some(seat("A")));
}

#[test]
fn cg_24_whoever_is_asked_is_imagined_with_a_choice_however_rare_it_is() {
    // With one locomotive only the two tickets of one car make a choice: one hand in 861 or so.
    let plan = table(4).left(1).turn("D").hand("D", "2 white").train("A", "1 locomotive");
    let plan = plan.tickets("A", "chicago-new-york new-york-chicago").tickets("B", "dallas-miami");
    let table = plan.begin().plays("D", "group 2 white").shows("phase scoring A").shows("round 1");
    let mut chance = FastChance::new(1);
    for viewer in Viewer::all(4).skip(1) {
        let view = table.game.view(&table.state, viewer);
        for _ in 0..20 {
            let imagined = table.game.imagine(&view, &mut chance).expect("a true view");
            assert_eq!(imagined.of(seat("A")).tickets, table.state.of(seat("A")).tickets);
            assert_eq!(table.game.view(&imagined, viewer), view);
        }
    }
}

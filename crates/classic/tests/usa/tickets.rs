//! Draw tickets (US-29, US-30).

use super::table::{table, tickets};

const DRAWN: &str = "tickets | denver-el-paso duluth-houston chicago-santa-fe";

#[test]
fn us_29_three_tickets_are_taken_and_at_least_one_is_kept() {
    let table =
        table(2).begin().plays("A", DRAWN).shows("A offer denver-el-paso duluth-houston chicago-santa-fe");
    assert_eq!(table.legal("A", "keep").len(), 7);
    let table = table.refused("A", "keep", "US-29").refused("A", "keep houston-kansas-city", "US-29");
    let table = table.plays("A", "keep duluth-houston | chicago-santa-fe").shows("turn B");
    table.shows("bottom A:chicago-santa-fe A:denver-el-paso");
}

#[test]
fn us_29_all_that_are_left_are_taken_if_fewer() {
    let table = table(2).ticket_deck("denver-el-paso", "B:duluth-houston").begin();
    let table = table.plays("A", "tickets | denver-el-paso").shows("A offer denver-el-paso duluth-houston");
    let table = table.plays("A", "keep denver-el-paso duluth-houston").shows("bottom");
    table.plays("B", "blind | red").plays("B", "blind | red").refused("A", "tickets", "US-29");
}

#[test]
fn us_30_kept_tickets_stay_and_are_hidden_until_final_scoring() {
    let table = table(2).tickets("A", "boston-miami dallas-new-york").begin().plays("A", DRAWN);
    let table = table.plays("A", "keep denver-el-paso duluth-houston chicago-santa-fe");
    let held = "denver-el-paso duluth-houston chicago-santa-fe dallas-new-york boston-miami";
    let table = table.shows(&format!("A tickets {held}")).refused("A", "keep boston-miami", "US-6");
    assert!(table.views().iter().all(|view| view.seats.iter().all(|seat| seat.revealed.is_none())));
}

#[test]
fn us_30_at_final_scoring_they_are_laid_open() {
    let plan =
        table(2).tickets("A", "boston-miami dallas-new-york").tickets("B", "denver-el-paso duluth-houston");
    let table = plan.over().begin();
    let held = ["boston-miami dallas-new-york", "denver-el-paso duluth-houston"];
    let held = held.map(|text| Some(tickets(&table.game, text)));
    table.all_see(|view| [0, 1].map(|seat: usize| view.seats[seat].revealed) == held);
}

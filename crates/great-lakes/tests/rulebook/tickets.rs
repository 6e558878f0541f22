//! Draw tickets (GL-19).

use great_lakes::Event;
use rails::TicketNames;

use super::plan::{seat, table, tickets};

const FOUR: &str = "erie-kingston chicago-detroit chicago-toronto detroit-montreal";

#[test]
fn gl_19_four_are_drawn_and_at_least_one_kept() {
    let table = table(2).begin().plays("A", &format!("tickets | {FOUR}")).shows("phase tickets");
    assert_eq!(table.legal("A", "keep").len(), 15);
    let table = table.refused("A", "keep", "GL-19").refused("A", "keep albany-buffalo", "GL-19");
    let table = table.refused("A", "blind train", "GL-19");
    let table = table.plays("A", "keep chicago-toronto | erie-kingston detroit-montreal").shows("turn B");
    table.shows("bottom A:erie-kingston A:detroit-montreal A:chicago-detroit");
}

#[test]
fn gl_19_all_that_are_left_if_they_are_fewer() {
    let table = table(2).fresh("erie-kingston chicago-detroit").begin();
    let table = table.plays("A", "tickets | erie-kingston chicago-detroit").plays("A", "keep erie-kingston");
    table.shows("bottom A:chicago-detroit").plays("B", "tickets").shows("B offer chicago-detroit");
}

#[test]
fn gl_19_fresh_ones_first_then_those_turned_down_in_the_opening_then_those_put_back() {
    let plan = table(2)
        .tickets("A", "albany-buffalo madison-ottawa duluth-new-york")
        .fresh("erie-kingston chicago-detroit");
    let table = plan.begin();
    let shuffled = table.game.board().write_tickets(table.state.tickets.shuffled);
    let [one, other] = shuffled.split(' ').collect::<Vec<_>>()[..] else { panic!("{shuffled}") };
    let table = table.plays("A", &format!("tickets | erie-kingston chicago-detroit {other} {one}"));
    let table = table.plays("A", &format!("keep {one} | chicago-detroit {other}")).shows("shuffled");
    table
        .shows(&format!("bottom A:chicago-detroit A:{other} A:erie-kingston"))
        .plays("B", "tickets")
        .shows("bottom");
}

#[test]
fn gl_19_not_legal_with_an_empty_deck() {
    let table = table(2).fresh("").begin().refused("A", "tickets", "GL-19");
    table.refused("A", "keep albany-buffalo", "GL-19");
}

#[test]
fn gl_19_tickets_stay_hidden_until_final_scoring() {
    let own = "albany-buffalo madison-ottawa duluth-new-york";
    let during = table(2).tickets("A", own).begin();
    during.all_see(|view| view.seats[0].revealed.is_none() && view.seats[0].tickets == 3);
    let over = table(2).tickets("A", own).over().begin();
    let own = tickets(&over.game, own);
    over.all_see(|view| view.seats[0].revealed == Some(own));
}

#[test]
fn gl_19_everyone_is_told_how_many_but_not_which() {
    let table = table(2).begin().plays("A", &format!("tickets | {FOUR}"));
    let told = engine::Rules::witnessed(&table.game, &table.events()[0], engine::Viewer::Seat(seat("B")));
    assert_eq!(told, Some(Event::DrewTickets { seat: seat("A"), count: 4, tickets: None }));
    let table = table.plays("A", "keep chicago-toronto | erie-kingston detroit-montreal");
    assert!(table.view("B").bottom.iter().all(|under| under.ticket.is_none() && under.by == seat("A")));
    assert!(table.view("A").bottom.iter().all(|under| under.ticket.is_some()));
}

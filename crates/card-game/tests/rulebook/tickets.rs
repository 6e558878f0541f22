//! Take tickets (CG-19, CG-20).

use engine::{Rules, Viewer};

use card_game::Event;

use super::table::{seat, table, tickets};

const FOUR: &str = "dallas-miami seattle-denver dallas-helena miami-omaha";

#[test]
fn cg_19_the_top_four_are_taken_and_any_number_kept() {
    let table = table(2).begin().plays("A", &format!("tickets | {FOUR}")).shows("phase tickets");
    assert_eq!(table.legal("A", "keep").len(), 16);
    let table = table.refused("A", "blind", "CG-19").refused("A", "keep chicago-dallas", "CG-19");
    let table = table.plays("A", "keep dallas-miami miami-omaha | seattle-denver");
    let table = table.shows("A tickets chicago-new-york dallas-miami miami-omaha").shows("turn B");
    table.shows("bottom A:seattle-denver A:dallas-helena");
}

#[test]
fn cg_19_none_may_be_kept() {
    let table = table(2).begin().plays("A", &format!("tickets | {FOUR}"));
    let table = table.plays("A", "keep | miami-omaha dallas-helena dallas-miami");
    let table = table.shows("A tickets chicago-new-york");
    table.shows("bottom A:miami-omaha A:dallas-helena A:dallas-miami A:seattle-denver");
}

#[test]
fn cg_19_what_was_put_under_comes_last_and_in_order() {
    let plan = table(2).tickets("A", "chicago-new-york");
    let table = plan.ticket_deck("dallas-miami", "B:seattle-denver A:miami-omaha B:dallas-helena").begin();
    let table = table.plays("A", "tickets | dallas-miami").shows("bottom");
    table.shows("A offer dallas-miami seattle-denver dallas-helena miami-omaha");
}

#[test]
fn cg_19_all_that_are_left_if_fewer_and_none_if_none() {
    let plan = || table(2).tickets("A", "chicago-new-york");
    let few = plan().ticket_deck("dallas-miami seattle-denver", "").begin();
    let few =
        few.plays("A", "tickets | dallas-miami seattle-denver").shows("A offer dallas-miami seattle-denver");
    few.plays("A", "keep dallas-miami seattle-denver").refused("B", "tickets", "CG-19");
    plan().ticket_deck("", "").begin().refused("A", "tickets", "CG-19").refused(
        "A",
        "keep dallas-miami",
        "CG-19",
    );
}

#[test]
fn cg_20_tickets_are_hidden_from_the_others() {
    let taken = |drawn: &str| table(3).begin().plays("A", &format!("tickets | {drawn}"));
    let one = taken(FOUR);
    let other = taken("dallas-miami seattle-denver dallas-helena los-angeles-miami");
    assert_ne!(one.view("A"), other.view("A"));
    assert_eq!(one.view("B"), other.view("B"));
    let told = one.game.witnessed(&one.events()[0], Viewer::Spectator);
    assert_eq!(told, Some(Event::DrewTickets { seat: seat("A"), count: 4, tickets: None }));
    let (one, other) = (one.plays("A", "keep dallas-miami | seattle-denver dallas-helena"), other);
    let other = other.plays("A", "keep seattle-denver | dallas-miami dallas-helena");
    assert_eq!(one.view("B"), other.view("B"));
    let under = |letter: &str| one.view(letter).bottom.iter().filter_map(|under| under.ticket).collect();
    assert_eq!(tickets(&one.game, "seattle-denver dallas-helena miami-omaha"), under("A"));
    assert_eq!(tickets(&one.game, ""), under("B"));
    assert_eq!(one.view("B").seats[0].tickets, 2);
}

#[test]
fn cg_20_until_they_are_scored() {
    // In a final scoring those of whoever is through lie open; of whoever chooses, what is completed.
    let plan = table(2).left(1).turn("B").hand("B", "2 red").tickets("A", "dallas-miami seattle-denver");
    let plan = plan.train("A", "1 green 1 red").train("B", "1 locomotive");
    let table = plan.tickets("B", "chicago-new-york new-york-chicago").begin().plays("B", "group 2 red");
    let table = table.shows("phase scoring B");
    let view = table.view("B");
    assert_eq!(view.seats[0].missed, Some(tickets(&table.game, "seattle-denver")));
    assert_eq!(view.seats[0].completed, tickets(&table.game, "dallas-miami"));
    assert_eq!(table.view("A").seats[1].missed, None);
    let table = table.plays("B", "complete chicago-new-york").shows("phase over deck");
    assert_eq!(table.view("A").seats[1].missed, Some(tickets(&table.game, "new-york-chicago")));
}

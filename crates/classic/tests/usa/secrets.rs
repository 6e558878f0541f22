//! What only one seat knows, and what nobody does (US-40).

use engine::{FastChance, Rules, Viewer};
use rails::TicketSet;

use super::table::{Table, few_tickets, opened, seat, table, tickets};

/// Two tables between which only A sees a difference, in the position and in what happened last.
#[track_caller]
fn only_a_can_tell(one: &Table, other: &Table) {
    assert_ne!(one.view("A"), other.view("A"));
    assert_eq!(one.views()[1..], other.views()[1..]);
    assert_eq!(one.events().len(), other.events().len());
    for (here, there) in one.events().iter().zip(other.events()) {
        for viewer in Viewer::all(one.game.seats()).skip(1) {
            assert_eq!(one.game.witnessed(here, viewer), other.game.witnessed(there, viewer));
        }
    }
}

#[test]
fn us_40_a_hand_is_private() {
    only_a_can_tell(
        &table(3).hand("A", "3 red 1 blue").begin(),
        &table(3).hand("A", "2 white 2 locomotive").begin(),
    );
    let drawn = |card: &str| table(3).begin().plays("A", &format!("blind | {card}"));
    only_a_can_tell(&drawn("red"), &drawn("locomotive"));
}

#[test]
fn us_40_tickets_drawn_and_put_under_the_deck_are_private() {
    let drawn =
        |last: &str| table(3).begin().plays("A", &format!("tickets | denver-el-paso duluth-houston {last}"));
    only_a_can_tell(&drawn("chicago-santa-fe"), &drawn("calgary-phoenix"));
    let kept = |text: &str| drawn("chicago-santa-fe").plays("A", &format!("keep {text}"));
    let one = kept("denver-el-paso | duluth-houston");
    only_a_can_tell(&one, &kept("denver-el-paso | chicago-santa-fe"));
    assert!(one.view("A").bottom.iter().all(|under| under.ticket.is_some()));
    assert!(one.view("B").bottom.iter().all(|under| under.ticket.is_none() && under.by == seat("A")));
}

#[test]
fn us_40_what_one_turned_down_in_the_opening_is_private() {
    let chosen = |kept: &str| few_tickets("").plays("A", &format!("keep {kept}"));
    only_a_can_tell(&chosen("a-b a-c"), &chosen("a-c a-d"));
    let both = |kept: &str| chosen(kept).plays("B", "keep a-e b-c");
    only_a_can_tell(&both("a-b a-c"), &both("a-c a-d"));
    let last = |kept: &str| few_tickets("").plays("B", "keep a-e b-c").plays("A", &format!("keep {kept}"));
    only_a_can_tell(&last("a-b a-c"), &last("a-c a-d"));
}

#[test]
fn us_40_also_when_another_has_drawn_it_and_put_it_back() {
    // B draws A's ticket or its own, and puts it back: A can't tell which it was.
    let again = |drawn: &str| {
        let table = opened("").plays("A", "blind | red").plays("A", "blind | red");
        table.plays("B", &format!("tickets | c-d b-e {drawn}")).plays("B", &format!("keep c-d | {drawn}"))
    };
    let (one, other) = (again("a-d"), again("b-d"));
    assert_eq!(one.view("A"), other.view("A"));
    assert_ne!(one.view("B"), other.view("B"));
    let under = |table: &Table| table.view("A").bottom.iter().map(|under| under.ticket).collect::<Vec<_>>();
    assert_eq!(under(&one), [None, None]);
}

#[test]
fn us_40_nobody_knows_what_the_decks_will_bring() {
    let one = table(2).hand("B", "3 red").begin();
    let other = table(2).hand("B", "3 white").begin();
    assert_ne!(one.state.pile.deck, other.state.pile.deck);
    assert_eq!(one.view("A"), other.view("A"));
    // For a spectator every ticket may be anywhere.
    let table = opened("");
    let view = table.game.view(&table.state, Viewer::Spectator);
    let (mut fresh, mut shuffled) = (TicketSet::NONE, TicketSet::NONE);
    for seed in 0..200 {
        let state = table.game.imagine(&view, &mut FastChance::new(seed)).expect("a view of a true state");
        (fresh, shuffled) = (fresh | state.tickets.fresh, shuffled | state.tickets.shuffled);
    }
    let all = tickets(&table.game, "a-b a-c a-d a-e b-c b-d b-e c-d");
    assert_eq!((fresh, shuffled), (all, all));
}

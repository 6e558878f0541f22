//! Whoever plays a day's deal alike meets the same game, whatever else goes on.

use std::sync::Arc;

use engine::{Keyed, Seat};
use roster::Roster;
use stalls::{Stalls as _, house};
use store::DayDeal;
use table::{Entry, Sitter};

use super::laying::DaySetup;
use super::measuring::{next, replayed};
use crate::snapshot::{Plan, Snapshot};

const PERSON: &str = "anna";

/// A table of a deal where a person sits, or the house's own player in their place.
fn table(games: &Roster, game: &str, person: bool) -> Snapshot {
    let title = games.game(game).expect("a game");
    let setup = DaySetup {
        seats: *title.seats.start(),
        options: vec![("first".to_owned(), "random".to_owned())],
        rival: (!title.together).then(|| "driver".to_owned()),
    };
    let deal = DayDeal { day: 20_000, game: game.to_owned(), sealed: "5a".repeat(32), ..DayDeal::default() };
    let (mut entries, mut table) = setup.laid(&deal, PERSON).unwrap_or_else(|_| panic!("{game} is laid"));
    for seat in table.seats() {
        let own = setup.rival.is_none() || seat == Seat::default();
        let entry = match own && person {
            true => Entry::Sat { seat, person: PERSON.to_owned(), name: String::new() },
            false => Entry::Bot { seat, level: "driver".to_owned(), name: String::new() },
        };
        table.add(&entry).expect("a chair");
        entries.push(entry);
    }
    let seed = table.mixed_seed().expect("a seed").to_string();
    entries.push(Entry::Started { seed, chance: Keyed::NEW, rules: None, board: None });
    replayed(Arc::new(house()), entries).expect("a table")
}

/// The next decision of whoever is to act: a person decides as the bot in their place would.
fn step(now: Snapshot) -> Snapshot {
    let Some(seat) = now.acting(PERSON).filter(|_| now.next_bot().is_none()) else {
        return next(now).expect("a bot acts");
    };
    let decision = now.live.as_ref().expect("a game").decision(seat);
    let seed = now.bots_chance().expect("chance");
    let action = decision.answer("driver", &[], seed, &|| false).expect("a thought").action;
    // Who holds all hands of a team needs none of them opened: nothing is hidden there.
    let acted = now.act(PERSON, now.steps(), std::slice::from_ref(&action), 0);
    let Ok(Plan::Write(_, next)) = acted else { panic!("{action} can be done") };
    now.with(&next)
}

#[test]
fn equal_play_meets_equal_games() {
    let games = house().roster();
    for game in games.games().iter().map(|title| title.id) {
        let (mut one, mut other) = (table(&games, game, true), table(&games, game, false));
        for round in 0..60 {
            if one.is_over() {
                break;
            }
            (one, other) = (step(one), step(other));
            let last = |now: &Snapshot| now.table.steps.last().cloned();
            assert_eq!(last(&one), last(&other), "{game}, step {round}");
        }
        let sits = |now: &Snapshot| matches!(now.table.sitter(Seat::default()), Some(Sitter::Person { .. }));
        assert!(sits(&one) && !sits(&other));
    }
}

#[test]
fn all_choose_in_the_order_of_seats_even_where_they_may_choose_at_once() {
    let games = house().roster();
    let at_once = games.games().iter().find(|title| !title.together).expect("they choose tickets at once");
    let now = table(&games, at_once.id, true);
    assert!(now.live.as_ref().expect("a game").actors().len() > 1);
    assert!(now.next_bot().is_none(), "the bot waits for the person before it");
}

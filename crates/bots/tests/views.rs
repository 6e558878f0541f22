//! Whatever view of its game a bot is shown, with whatever it may do, it does something legal; other views are
//! told apart (`Decision::check`).

use std::cell::Cell;

use bots::{Bot as _, Budget, Decision, HasBots, Level};
use card_game::CardGame;
use classic::Classic;
use engine::{Rules, Viewer};
use great_lakes::GreatLakes;
use switch_signal::{Board, Options, SwitchSignal};

/// Shows damaged views that still are of the game to bots of all levels, and asks the strongest for advice.
fn check<G: HasBots<Action: PartialEq>>(tables: &[G], usually: u32) {
    let shown = Cell::new(0);
    test_track::views::decided(tables, usually, |game, view, seat, legal, chance| {
        let memory = &game.memory(Viewer::Seat(seat));
        let budget = Budget::iterations(3);
        let mut decision = Decision { game, seat, view, memory, legal, proposed: &[], budget, chance };
        if decision.check().is_err() {
            return;
        }
        shown.set(shown.get() + 1);
        for level in Level::ALL {
            let chosen = level.choose(&mut decision);
            decision.budget = Budget::iterations(3);
            assert_eq!(chosen.is_some(), !legal.is_empty(), "{level:?}");
            assert!(chosen.is_none_or(|action| legal.contains(&action)), "{level:?}");
        }
        let advice = game.advise(view, memory, legal, &mut decision.budget, decision.chance);
        let advised = advice.into_iter().flat_map(|advice| advice.opinions);
        advised.for_each(|opinion| assert!(legal.contains(&opinion.action)));
    });
    assert!(shown.get() > 0, "no damaged view was still one of the game");
}

fn tables<G: Rules, W: std::fmt::Debug>(lay: impl Fn(usize) -> Result<G, W>) -> Vec<G> {
    (2..=4).map(|seats| lay(seats).expect("a table")).collect()
}

#[test]
fn bots_of_the_classic_games_do_something_legal() {
    check(&tables(Classic::standard), 600);
}

#[test]
fn bots_of_the_great_lakes_do_something_legal() {
    check(&tables(GreatLakes::standard), 600);
}

#[test]
fn bots_of_the_card_game_do_something_legal() {
    check(&tables(CardGame::standard), 600);
}

#[test]
fn bots_of_switch_and_signal_do_something_legal() {
    let lay = |seats| SwitchSignal::new(Board::north_america(), seats, Options::default());
    check(&tables(lay), 600);
}

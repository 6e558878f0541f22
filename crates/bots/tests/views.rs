//! Whatever view a bot is shown, it does something legal.

use bots::{Budget, HasBots, HouseBot, Level};
use card_game::CardGame;
use classic::Classic;
use engine::{Rules, Viewer};
use great_lakes::GreatLakes;
use switch_signal::{Board, Options, SwitchSignal};

/// Shows damaged views to bots of all levels, and asks the strongest for advice.
fn check<G: HasBots<Action: PartialEq>>(tables: &[G], usually: u32) {
    test_track::views::decided(tables, usually, |game, view, seat, legal, chance| {
        let memory = game.memory(Viewer::Seat(seat));
        for level in Level::ALL {
            let mut budget = Budget::iterations(3);
            let chosen = game.choose(HouseBot::Level(level), view, &memory, legal, &mut budget, chance);
            assert_eq!(chosen.is_some(), !legal.is_empty(), "{level:?}");
            assert!(chosen.is_none_or(|action| legal.contains(&action)), "{level:?}");
        }
        let advice = game.advise(view, &memory, legal, &mut Budget::iterations(3), chance);
        let advised = advice.into_iter().flat_map(|advice| advice.opinions);
        advised.for_each(|opinion| assert!(legal.contains(&opinion.action)));
    });
}

fn tables<G: Rules, W: std::fmt::Debug>(lay: impl Fn(usize) -> Result<G, W>) -> Vec<G> {
    (2..=4).map(|seats| lay(seats).expect("a table")).collect()
}

#[test]
fn bots_of_the_classic_games_do_something_legal() {
    check(&tables(Classic::standard), 40);
}

#[test]
fn bots_of_the_great_lakes_do_something_legal() {
    check(&tables(GreatLakes::standard), 40);
}

#[test]
fn bots_of_the_card_game_do_something_legal() {
    check(&tables(CardGame::standard), 40);
}

#[test]
fn bots_of_switch_and_signal_do_something_legal() {
    let lay = |seats| SwitchSignal::new(Board::north_america(), seats, Options::default());
    check(&tables(lay), 20);
}

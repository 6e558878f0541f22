//! How likely each seat wins from a position that lies open, and what the strongest thinks of what was done there.

use bots::{Budget, HasBots};
use engine::{Chance, FastChance, Notation, Rules, Seat, Viewer, playout};

/// More decisions than any game takes.
const LIMIT: u32 = 5000;
/// So many imagined games.
const GAMES: u32 = 40;

/// A game by chance, and some positions of it: its beginning, others on the way, its end.
fn along<R: Rules>(game: &R, every: u32) -> Vec<R::State> {
    let mut chance = FastChance::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    let mut positions = Vec::new();
    for step in 0..LIMIT {
        if step % every == 0 {
            positions.push(state.clone());
        }
        let Some(seat) = playout::actor(game, &state, &mut chance) else { break };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    assert!(game.outcome(&state).is_some(), "the game has an end");
    positions.push(state);
    positions
}

fn odds<R: HasBots>(game: &R, state: &R::State, luck: u64) -> Vec<u16> {
    game.prospects(state, None, &mut Budget::iterations(GAMES), luck).expect("it can be told")
}

/// Odds are parts of one whole, the same for the same luck, and settled when the game is over.
fn odds_add_up<R: HasBots>(game: &R, every: u32) {
    let positions = along(game, every);
    for (at, state) in positions.iter().enumerate() {
        let told = odds(game, state, 7);
        assert_eq!(told, odds(game, state, 7), "position {at}: the same luck");
        let whole: u16 = told.iter().sum();
        assert!((998..=1002).contains(&whole), "position {at}: {told:?}");
    }
    let end = positions.last().expect("an end");
    let winners = game.outcome(end).expect("it is over").winners;
    let told = odds(game, end, 1);
    for seat in Seat::all(game.seats()) {
        let won = winners.contains(seat);
        assert_eq!(told[seat.index()] > 0, won, "{told:?} of {winners:?}");
    }
    let begun = odds(game, &positions[0], 1);
    assert!(begun.iter().all(|odds| *odds > 0), "nobody has lost before anything was done: {begun:?}");
}

/// Whatever was done is among what the strongest has an opinion of.
fn what_was_done_is_weighed<R: HasBots + Notation>(game: &R, memory: &R::Memory, every: u32) {
    let mut weighed = 0;
    for state in along(game, every) {
        let mut chance = FastChance::new(5);
        let Some(seat) = playout::actor(game, &state, &mut chance) else { continue };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let made = *legal.last().expect("something can be done");
        let mut budget = Budget::iterations(GAMES);
        let advice = game.weigh(&view, memory, (&legal, made), &mut budget, &mut chance);
        let Some(advice) = advice else { continue };
        assert!(
            advice.opinions.iter().any(|opinion| opinion.action == made),
            "{made:?} in {:?}",
            advice.opinions
        );
        weighed += 1;
    }
    assert!(weighed > 0, "something is weighed");
}

#[test]
fn odds_of_the_games_of_routes_add_up() {
    odds_add_up(&classic::Classic::standard(2).expect("a table"), 40);
    odds_add_up(&great_lakes::GreatLakes::standard(3).expect("a table"), 60);
}

#[test]
fn odds_of_the_card_game_add_up() {
    odds_add_up(&card_game::CardGame::standard(3).expect("a table"), 40);
}

#[test]
fn a_team_has_the_same_odds_each_and_knows_when_it_is_over() {
    let game = switch_signal::SwitchSignal::standard(2).expect("a table");
    let positions = along(&game, 60);
    for state in &positions {
        let told = odds(&game, state, 1);
        assert!(told.iter().all(|odds| *odds == told[0] && *odds <= 1000), "{told:?}");
    }
    let end = positions.last().expect("an end");
    let won = !game.outcome(end).expect("it is over").winners.is_empty();
    assert_eq!(odds(&game, end, 1)[0], if won { 1000 } else { 0 });
}

#[test]
fn what_was_done_is_among_what_is_weighed() {
    what_was_done_is_weighed(&classic::Classic::standard(2).expect("a table"), &(), 50);
    what_was_done_is_weighed(&great_lakes::GreatLakes::standard(2).expect("a table"), &(), 80);
    what_was_done_is_weighed(&switch_signal::SwitchSignal::standard(2).expect("a table"), &(), 60);
}

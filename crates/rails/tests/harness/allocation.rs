//! What search does millions of times takes no memory from the heap, and a position is small.
//! Shared by all games: the file above says which game, at which
//! tables, and what else may or may not be legal.

use std::hint::black_box;

use allocation_counter::measure;
use engine::{FastChance, Keyed, Rules, Seat, Seed, TableChance, playout};

use super::{Action, Game, OTHERS, State, tables};

/// More than any position's legal actions.
const ENOUGH: usize = 1 << 13;

/// Plays random games, and is told of every position, of who acts and of what is done.
pub fn along_random_games(mut look: impl FnMut(&Game, &State, Seat, Action)) {
    for game in tables() {
        for seed in 0..5 {
            let mut chance = FastChance::new(seed);
            let mut state = game.deal(&mut chance, &mut ());
            while let Some(seat) = playout::actor(&game, &state, &mut chance) {
                let action = game.pick(&state, seat, &mut chance).expect("there is something to do");
                look(&game, &state, seat, action);
                game.perform(&mut state, seat, action, &mut chance, &mut ());
            }
        }
    }
}

/// Runs the code, which may not allocate, and gives what it gives.
#[track_caller]
pub fn without_allocation<T>(what: &str, code: impl FnOnce() -> T) -> T {
    let mut result = None;
    let count = measure(|| result = Some(black_box(code()))).count_total;
    assert_eq!(count, 0, "{what} allocates");
    result.expect("the code has run")
}

#[test]
fn the_counter_counts() {
    let list = measure(|| drop(black_box(Vec::<Action>::with_capacity(1))));
    let longer = measure(|| (0..9).for_each(|n| black_box(&mut Vec::with_capacity(8)).push(n)));
    assert_eq!((list.count_total, longer.count_total), (1, 9));
}

#[test]
fn listing_picking_and_checking_actions_does_not_allocate() {
    let mut actions = Vec::with_capacity(ENOUGH);
    let mut chance = FastChance::new(1);
    along_random_games(|game, state, seat, action| {
        actions.clear();
        without_allocation("legal", || game.legal(state, seat, &mut actions));
        let picked = without_allocation("pick", || game.pick(state, seat, &mut chance));
        assert!(picked.is_some_and(|picked| actions.contains(&picked)));
        for action in OTHERS.into_iter().chain([action]) {
            let checked = without_allocation("check", || game.check(state, seat, action));
            assert_eq!(checked.is_ok(), actions.contains(&action));
        }
    });
}

#[test]
fn doing_actions_does_not_allocate() {
    let mut step = 0;
    along_random_games(|game, state, seat, action| {
        let (mut applied, mut performed) = (state.clone(), state.clone());
        let mut chance = FastChance::new(step.into());
        let mut table_chance = TableChance::new(Seed([7; 32]), Keyed::Step).at(step);
        step += 1;
        without_allocation("apply", || game.apply(&mut applied, seat, action, &mut table_chance, &mut ()))
            .expect("it was picked");
        without_allocation("perform", || game.perform(&mut performed, seat, action, &mut chance, &mut ()));
        assert_eq!(&without_allocation("clone", || state.clone()), state);
    });
}

#[test]
fn scoring_a_game_does_not_allocate() {
    for game in tables() {
        for seed in 0..20 {
            let mut chance = FastChance::new(seed);
            let mut state = game.deal(&mut chance, &mut ());
            playout::play_on(&game, &mut state, &mut chance, 100_000, |_| {}).expect("it ends");
            let outcome = without_allocation("outcome", || game.outcome(&state));
            assert!(outcome.is_some());
        }
    }
}

#[test]
fn a_position_fits_into_a_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

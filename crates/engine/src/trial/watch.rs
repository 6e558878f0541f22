//! Random games in several manners, watched position by position.

use std::collections::BTreeMap;
use std::mem::discriminant;

use crate::{Chance, FastChance, Notation, playout};

/// The most decisions a random game may take.
const ENDLESS: u32 = 5000;

/// How random games are played: actions that are many drown those that are few.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// Each action is as likely as any other.
    Any,
    /// Each kind of action is as likely as any other.
    Kinds,
    /// Mostly those that are preferred. Not always: whoever insists may never end.
    Preferring,
}

/// Plays `games` random games at each table, every one in another manner, and looks at each
/// position of them. `preferred` says of an action how welcome it is in the manner that has
/// preferences. `look` is told where it is, to say so when something is wrong.
pub fn watch<R: Notation>(
    tables: &[R],
    games: u64,
    preferred: fn(&R::Action) -> u8,
    mut look: impl FnMut(&R, &R::State, Place),
) {
    for (number, game) in tables.iter().enumerate() {
        for round in 0..games {
            let manner = [Manner::Kinds, Manner::Preferring, Manner::Any][round as usize % 3];
            let seed = number as u64 * 1000 + round;
            let mut chance = FastChance::new(seed);
            let mut state = game.deal(&mut chance, &mut ());
            let mut decision = 0;
            look(game, &state, Place { seed, decision });
            while let Some(seat) = playout::actor(game, &state, &mut chance) {
                assert!(decision < ENDLESS, "{}", told(game, &state, Place { seed, decision }));
                let mut actions = Vec::new();
                game.legal(&state, seat, &mut actions);
                let action = choose(&actions, manner, preferred, &mut chance);
                game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
                decision += 1;
                look(game, &state, Place { seed, decision });
            }
        }
    }
}

fn choose<A: Copy>(actions: &[A], manner: Manner, preferred: fn(&A) -> u8, chance: &mut FastChance) -> A {
    let sometimes = chance.below(8) == 0;
    let mut any = |among: &[A]| among[chance.below(among.len() as u32) as usize];
    let those = |wanted: &dyn Fn(&A) -> bool| -> Vec<A> { actions.iter().copied().filter(wanted).collect() };
    match manner {
        Manner::Any => any(actions),
        Manner::Preferring if sometimes => any(actions),
        Manner::Kinds => {
            let mut firsts: Vec<A> = Vec::new();
            for action in actions {
                if firsts.iter().all(|first| discriminant(first) != discriminant(action)) {
                    firsts.push(*action);
                }
            }
            let kind = any(&firsts);
            any(&those(&|action| discriminant(action) == discriminant(&kind)))
        }
        Manner::Preferring => {
            let most = actions.iter().map(preferred).max();
            any(&those(&|action| Some(preferred(action)) == most))
        }
    }
}

/// Where in which game a position is.
#[derive(Clone, Copy)]
pub struct Place {
    /// What its chance grew from.
    pub seed: u64,
    /// How many decisions came before.
    pub decision: u32,
}

/// A position in words, for whoever has to find out what is wrong with it.
pub fn told<R: Notation>(game: &R, state: &R::State, place: Place) -> String {
    let (board, _) = Notation::board(game);
    let (seats, Place { seed, decision }) = (game.seats(), place);
    format!("board {board}, {seats} seats, seed {seed}, decision {decision}\n{}", game.write_state(state))
}

/// What was met, and how often: a comparison that never met the rare cases proves little.
#[derive(Default, Debug)]
pub struct Met(BTreeMap<&'static str, u32>);

impl Met {
    /// Counts a case if it is one.
    pub fn note(&mut self, case: &'static str, is_one: bool) {
        *self.0.entry(case).or_default() += u32::from(is_one);
    }

    /// Demands that every case was met that often, but for those that can't be.
    #[track_caller]
    pub fn demand(&self, least: u32, but_for: &[&str]) {
        let rare = |(case, times): &(&&str, &u32)| **times < least && !but_for.contains(*case);
        let rare: Vec<_> = self.0.iter().filter(rare).collect();
        assert!(rare.is_empty(), "too seldom: {rare:?}");
    }
}

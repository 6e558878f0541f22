//! Every deck has one order.

use std::collections::{BTreeMap, BTreeSet};

use super::ENDLESS;
use crate::{Chance, FastChance, Keyed, Rules, Seed, Source, TableChance, playout};

/// Plays two games of one deal otherwise: until it is shuffled again, a deck gives the same cards in
/// the same order, and a die falls roll by roll as it does in the other.
pub(super) fn check_order<R: Rules>(rules: &R, seed: u64) {
    let place = format!("{} seats {} seed {seed}", rules.game(), rules.seats());
    let [one, other] = [seed, !seed].map(|whim| play(rules, seed, &mut FastChance::new(whim)));
    assert!(!one.is_empty(), "{place}: nothing is drawn");
    for (source, given) in &one {
        let Some(others) = other.get(source) else { continue };
        let both = given.len().min(others.len());
        assert_eq!(given[..both], others[..both], "{place}: {source:?} has two orders");
    }
}

/// Plays a game at random, and tells what came out of everything before it was shuffled again.
fn play<R: Rules>(rules: &R, seed: u64, whim: &mut FastChance) -> BTreeMap<Source, Vec<u32>> {
    let table = TableChance::new(Seed::from_text(&seed.to_string()), Keyed::Deck);
    let mut chance = Watched { table, given: BTreeMap::new(), shuffled: BTreeSet::new() };
    let mut state = rules.deal(&mut chance, &mut ());
    for _ in 0..ENDLESS {
        let Some(seat) = playout::actor(rules, &state, whim) else { break };
        let Some(action) = rules.pick(&state, seat, whim) else { break };
        rules.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    chance.given
}

/// A table's chance, and what it gave of everything that hasn't been shuffled again.
struct Watched {
    table: TableChance,
    given: BTreeMap<Source, Vec<u32>>,
    shuffled: BTreeSet<Source>,
}

impl Watched {
    fn note(&mut self, source: Source, given: u32) {
        if !self.shuffled.contains(&source) {
            self.given.entry(source).or_default().push(given);
        }
    }
}

impl Chance for Watched {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        let number = self.table.number(source, n);
        self.note(source, number);
        number
    }
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        let kind = self.table.kind(source, counts, total);
        self.note(source, kind as u32);
        kind
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        let member = self.table.member(source, set);
        self.note(source, member);
        member
    }
    fn shuffled(&mut self, source: Source) {
        self.table.shuffled(source);
        self.shuffled.insert(source);
    }
}

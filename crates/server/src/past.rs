//! The steps of a game that stand, and the way back to any of them.

use std::sync::Arc;

use engine::{FastChance, Rules, Seat, TableChance, Viewer};

/// A position is kept every so many steps; those between are played again from there.
const EVERY: usize = 16;
/// So many positions that a seat can't tell apart are tried to see whether it was told something new.
const TRIED: u64 = 24;

/// A step that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done<A> {
    /// Its number among all steps.
    pub step: u32,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: A,
    /// Whether anything was drawn.
    pub drew: bool,
}

/// A position, with what chance goes on from there.
type Position<R> = Arc<(<R as Rules>::State, TableChance)>;

/// The steps of a game that stand. A copy shares the positions that are kept.
pub struct Past<R: Rules> {
    done: Vec<Done<R::Action>>,
    /// Positions after so many steps, in order, the deal first.
    kept: Vec<(usize, Position<R>)>,
}

impl<R: Rules> Clone for Past<R> {
    fn clone(&self) -> Past<R> {
        Past { done: self.done.clone(), kept: self.kept.clone() }
    }
}

impl<R: Rules> Past<R> {
    /// A game that was just dealt.
    pub fn new(state: &R::State, chance: &TableChance) -> Past<R> {
        Past { done: Vec::new(), kept: vec![(0, Arc::new((state.clone(), chance.clone())))] }
    }

    /// How many steps stand.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// All of them, in order.
    pub fn done(&self) -> &[Done<R::Action>] {
        &self.done
    }

    /// The last of them.
    pub fn last(&self) -> Option<&Done<R::Action>> {
        self.done.last()
    }

    /// One more, and the position that it led to.
    pub fn push(&mut self, done: Done<R::Action>, state: &R::State, chance: &TableChance) {
        self.done.push(done);
        if self.done.len().is_multiple_of(EVERY) {
            self.kept.push((self.done.len(), Arc::new((state.clone(), chance.clone()))));
        }
    }

    /// The same, where no chance goes on from there that would give the same draws again: it is kept as it is.
    pub fn push_kept(&mut self, done: Done<R::Action>, state: &R::State, chance: &TableChance) {
        self.done.push(done);
        self.kept.push((self.done.len(), Arc::new((state.clone(), chance.clone()))));
    }

    /// It goes on from another position from here on: what was before can be looked at, but not gone back to.
    pub fn go_on_from(&mut self, state: &R::State, chance: &TableChance) {
        self.kept.push((self.done.len(), Arc::new((state.clone(), chance.clone()))));
    }

    /// The position after so many of them, and the chance that went on from there.
    pub fn position(&self, rules: &R, standing: usize) -> (R::State, TableChance) {
        let after = self.kept.partition_point(|(steps, _)| *steps <= standing);
        let (steps, position) = &self.kept[after.saturating_sub(1)];
        let (mut state, mut chance) = (position.0.clone(), position.1.clone());
        for done in &self.done[*steps..standing.max(*steps)] {
            chance = chance.at(done.step);
            rules.perform(&mut state, done.seat, done.action, &mut chance, &mut ());
        }
        (state, chance)
    }

    /// The same with no more than the first so many of them.
    pub fn up_to(&self, standing: usize) -> Past<R> {
        let kept = self.kept.iter().filter(|(steps, _)| *steps <= standing).cloned().collect();
        Past { done: self.done[..standing.min(self.done.len())].to_vec(), kept }
    }

    /// Only so many stand from now on; this is the position after them, with the chance that goes on.
    pub fn truncate(&mut self, standing: usize, state: &R::State, chance: &TableChance) {
        self.done.truncate(standing);
        self.kept.retain(|(steps, _)| *steps < standing);
        self.kept.push((standing, Arc::new((state.clone(), chance.clone()))));
    }
}

/// Whether an action that drew nothing told its seat nothing that it didn't know: in every position that
/// the seat could not tell from the one before, it would have been told the same, and see the same after it.
pub fn tells_nothing<R: Rules>(rules: &R, before: &R::State, seat: Seat, action: R::Action) -> bool {
    if R::OPEN {
        return true;
    }
    let viewer = Viewer::Seat(seat);
    let told = |mut state: R::State, chance: &mut FastChance| {
        let mut events: Vec<R::Event> = Vec::new();
        rules.apply(&mut state, seat, action, chance, &mut events).ok()?;
        let events: Vec<_> = events.iter().filter_map(|event| rules.witnessed(event, viewer)).collect();
        Some((events, rules.view(&state, viewer)))
    };
    let known = rules.view(before, viewer);
    let really = told(before.clone(), &mut FastChance::new(0));
    really.is_some()
        && (0..TRIED).all(|round| {
            let mut chance = FastChance::new(round);
            let imagined = rules.imagine(&known, &mut chance).ok();
            imagined.and_then(|imagined| told(imagined, &mut chance)) == really
        })
}

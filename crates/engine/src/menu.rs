//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use crate::{Chance, Rules, Seat};

/// Goes through the legal actions in groups.
pub trait Tally<Action> {
    /// Is told of a group of actions: `count` says how many, `nth` makes any one of them.
    fn group(&mut self, count: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()>;

    /// Is told of a group that is made up of parts: `total` says how many actions it has, `count` how many
    /// a part has, and `nth` makes any one of these. The parts are gone through only for one of them.
    #[inline]
    fn parts<Part, Parts: Iterator<Item = Part>>(
        &mut self,
        total: u32,
        parts: impl Fn() -> Parts,
        count: impl Fn(&Part) -> u32,
        nth: impl Fn(&Part, u32) -> Action,
    ) -> ControlFlow<()> {
        let find = |mut before| {
            for part in parts() {
                let count = count(&part);
                if before < count {
                    return nth(&part, before);
                }
                before -= count;
            }
            unreachable!("the parts are the whole")
        };
        self.group(|| total, find)
    }
}

/// A game whose legal actions come in groups that can be counted without being made.
pub trait Menu: Rules {
    /// What is found out once about a position, however often its actions are gone through.
    type Gist;

    /// Finds it out.
    fn gist(&self, state: &Self::State, seat: Seat) -> Self::Gist;

    /// Goes through all that a seat may do, but for what it may do only when there is nothing else.
    fn menu(
        &self,
        state: &Self::State,
        seat: Seat,
        gist: &Self::Gist,
        tally: &mut impl Tally<Self::Action>,
    ) -> ControlFlow<()>;

    /// What it may do when there is nothing else.
    fn otherwise(&self, state: &Self::State, seat: Seat) -> Option<Self::Action>;

    /// Makes the list that [`Rules::legal`] has to make.
    fn list(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        let before = actions.len();
        let _ = self.menu(state, seat, &self.gist(state, seat), &mut List(actions));
        if actions.len() == before {
            actions.extend(self.otherwise(state, seat));
        }
    }

    /// Picks as [`Rules::pick`] has to.
    #[inline]
    fn pick_one(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Option<Self::Action> {
        let gist = self.gist(state, seat);
        let mut count = Count(0);
        let _ = self.menu(state, seat, &gist, &mut count);
        if count.0 == 0 {
            return self.otherwise(state, seat).inspect(|_| {
                chance.below(1);
            });
        }
        let mut find = Find { before: chance.below(count.0), found: None };
        let _ = self.menu(state, seat, &gist, &mut find);
        find.found
    }

    /// Whether there is nothing to do but what is done only then.
    fn is_stuck(&self, state: &Self::State, seat: Seat) -> bool {
        let mut any = Any(false);
        let _ = self.menu(state, seat, &self.gist(state, seat), &mut any);
        !any.0
    }
}

/// Makes a list.
struct List<'a, Action>(&'a mut Vec<Action>);

impl<Action> Tally<Action> for List<'_, Action> {
    fn group(&mut self, count: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0.extend((0..count()).map(nth));
        ControlFlow::Continue(())
    }

    fn parts<Part, Parts: Iterator<Item = Part>>(
        &mut self,
        total: u32,
        parts: impl Fn() -> Parts,
        count: impl Fn(&Part) -> u32,
        nth: impl Fn(&Part, u32) -> Action,
    ) -> ControlFlow<()> {
        let before = self.0.len();
        for part in parts() {
            self.0.extend((0..count(&part)).map(|n| nth(&part, n)));
        }
        debug_assert_eq!(self.0.len() - before, total as usize, "the parts are the whole");
        ControlFlow::Continue(())
    }
}

/// Counts.
struct Count(u32);

impl<Action> Tally<Action> for Count {
    #[inline]
    fn group(&mut self, count: impl FnOnce() -> u32, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0 += count();
        ControlFlow::Continue(())
    }
}

/// Finds the action that so many others stand before.
struct Find<Action> {
    before: u32,
    found: Option<Action>,
}

impl<Action> Tally<Action> for Find<Action> {
    #[inline]
    fn group(&mut self, count: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()> {
        let count = count();
        if self.before >= count {
            self.before -= count;
            return ControlFlow::Continue(());
        }
        self.found = Some(nth(self.before));
        ControlFlow::Break(())
    }
}

/// Finds out whether there is any action at all.
pub struct Any(pub bool);

impl<Action> Tally<Action> for Any {
    fn group(&mut self, count: impl FnOnce() -> u32, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0 = count() > 0;
        if self.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

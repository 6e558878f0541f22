//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::{Chance, Rules, Seat};

/// Goes through the legal actions in groups.
pub trait Tally<Action> {
    /// Is told of a group of actions: `count` says how many, `nth` makes any one of them.
    fn group(&mut self, count: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()>;
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
        let mut count = Count { groups: ArrayVec::new(), total: 0 };
        let _ = self.menu(state, seat, &gist, &mut count);
        if count.total == 0 {
            return self.otherwise(state, seat).inspect(|_| {
                chance.below(1);
            });
        }
        let mut before = chance.below(count.total);
        let mut groups_before = 0;
        while let Some(&group) = count.groups.get(groups_before).filter(|group| **group <= before) {
            before -= group;
            groups_before += 1;
        }
        let mut find = Find { groups_before, before, found: None };
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
}

/// No position has more groups: one for each price of a route, and a few others.
const GROUPS: usize = 192;

/// Counts, group by group.
struct Count {
    groups: ArrayVec<u32, GROUPS>,
    total: u32,
}

impl<Action> Tally<Action> for Count {
    #[inline]
    fn group(&mut self, count: impl FnOnce() -> u32, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        let count = count();
        self.total += count;
        self.groups.push(count);
        ControlFlow::Continue(())
    }
}

/// Finds the action that so many others of its group stand before.
struct Find<Action> {
    groups_before: usize,
    before: u32,
    found: Option<Action>,
}

impl<Action> Tally<Action> for Find<Action> {
    #[inline]
    fn group(&mut self, _: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()> {
        if self.groups_before > 0 {
            self.groups_before -= 1;
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

//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Chance, Seat};
use rails::{TicketId, TicketSet};

use crate::action::Action;
use crate::card::{Card, Colour, LOCOMOTIVE};
use crate::completion;
use crate::rules::{play, tickets};
use crate::setup::CardGame;
use crate::state::{Phase, State};
use crate::station::{Play, ROW};

/// Goes through the legal actions in groups.
trait Tally {
    /// Is told of a group of actions: `count` says how many, `nth` makes any one of them.
    fn group(&mut self, count: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()>;
}

/// Makes a list.
struct List<'a>(&'a mut Vec<Action>);

impl Tally for List<'_> {
    fn group(&mut self, count: impl FnOnce() -> u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0.extend((0..count()).map(nth));
        ControlFlow::Continue(())
    }
}

/// A position has at most so many groups: one for each colour, and a few others.
const GROUPS: usize = Colour::ALL.len() + 8;

/// Counts, group by group.
struct Count {
    groups: ArrayVec<u32, GROUPS>,
    total: u32,
}

impl Tally for Count {
    #[inline]
    fn group(&mut self, count: impl FnOnce() -> u32, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        let count = count();
        self.total += count;
        self.groups.push(count);
        ControlFlow::Continue(())
    }
}

/// Finds the action that so many others of its group stand before.
struct Find {
    groups_before: usize,
    before: u32,
    found: Option<Action>,
}

impl Tally for Find {
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
struct Any(bool);

impl Tally for Any {
    fn group(&mut self, count: impl FnOnce() -> u32, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0 = count() > 0;
        if self.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl CardGame {
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let before = actions.len();
        let _ = self.menu(state, seat, &mut List(actions));
        if actions.len() == before && self.must_pass(state, seat) {
            actions.push(Action::Pass);
        }
    }

    pub(crate) fn pick_one(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
        let mut count = Count { groups: ArrayVec::new(), total: 0 };
        let _ = self.menu(state, seat, &mut count);
        if count.total == 0 {
            return self.must_pass(state, seat).then(|| {
                chance.below(1);
                Action::Pass
            });
        }
        let mut before = chance.below(count.total);
        let mut groups_before = 0;
        while let Some(&group) = count.groups.get(groups_before).filter(|group| **group <= before) {
            before -= group;
            groups_before += 1;
        }
        let mut find = Find { groups_before, before, found: None };
        let _ = self.menu(state, seat, &mut find);
        find.found
    }

    /// Whether there is nothing to do in a turn but to pass (CG-9).
    pub(crate) fn is_stuck(&self, state: &State, seat: Seat) -> bool {
        let mut any = Any(false);
        let _ = self.menu(state, seat, &mut any);
        !any.0
    }

    fn must_pass(&self, state: &State, seat: Seat) -> bool {
        state.phase == Phase::Turn && state.turn == seat
    }

    /// Everything but passing.
    #[inline]
    fn menu(&self, state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
        if !state.actors().contains(seat) {
            return ControlFlow::Continue(());
        }
        match state.phase {
            Phase::Opening | Phase::Tickets => keeps(state, seat, tally),
            Phase::Turn => {
                draws(state, true, tally)?;
                if !state.tickets.is_empty() {
                    tally.group(|| 1, |_| Action::Tickets)?;
                }
                plays(state, seat, tally)
            }
            Phase::SecondCard => draws(state, false, tally),
            Phase::Scoring { .. } => {
                let own = state.of(seat);
                let open = completion::open(&self.board, &own.train, own.completed, own.tickets);
                tally.group(|| open.len() as u32, |n| Action::Complete(open.nth(n)))
            }
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }
}

/// Cards to take: each kind in the market once, and blind (CG-10 to CG-12).
#[inline]
fn draws(state: &State, first: bool, tally: &mut impl Tally) -> ControlFlow<()> {
    let held = state.market.held();
    let kinds = if first { held } else { held & !(1 << LOCOMOTIVE) };
    tally.group(
        || kinds.count_ones(),
        |n| Action::Take(Card::of_kind(nth_bit(kinds, n).trailing_zeros() as usize)),
    )?;
    if !state.deck.is_empty() {
        tally.group(|| 1, |_| Action::Blind)?;
    }
    ControlFlow::Continue(())
}

/// The bits from the one on that `n` others stand before.
#[inline]
fn nth_bit(bits: u64, n: u32) -> u64 {
    (0..n).fold(bits, |rest, _| rest & rest.wrapping_sub(1))
}

/// Groups, colour by colour, and rows (CG-13 to CG-18).
#[inline]
fn plays(state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
    let hand = &state.of(seat).hand;
    let held_locomotives = hand.of(LOCOMOTIVE);
    // Colours that lie in no station at all can be played in a row.
    let mut free: u64 = 0;
    for kind in hand.kinds().take_while(|kind| *kind < LOCOMOTIVE) {
        let colour = Colour::ALL[kind];
        let Some(least) = play::least(state, seat, colour) else { continue };
        free |= u64::from(state.rival(seat, colour).is_none()) << kind;
        let held = hand.of(kind);
        if held + held_locomotives >= least {
            tally.group(
                || (0..=held_locomotives).map(|with| u32::from(ways(held, with, least))).sum(),
                |n| Action::Play(nth_group(colour, held, least, n)),
            )?;
        }
    }
    let colours = free.count_ones();
    if colours < ROW as u32 {
        return ControlFlow::Continue(());
    }
    tally.group(|| colours * (colours - 1) * (colours - 2) / 6, |n| Action::Play(Play::Row(nth_row(free, n))))
}

/// How many groups there are with so many locomotives.
#[inline]
fn ways(held: u8, locomotives: u8, least: u8) -> u8 {
    (held + 1).saturating_sub(least.saturating_sub(locomotives).max(1))
}

/// The group that `n` others stand before: few locomotives first, then few cars.
#[inline]
fn nth_group(colour: Colour, held: u8, least: u8, mut n: u32) -> Play {
    let mut locomotives = 0;
    while n >= u32::from(ways(held, locomotives, least)) {
        n -= u32::from(ways(held, locomotives, least));
        locomotives += 1;
    }
    Play::Group { colour, cars: least.saturating_sub(locomotives).max(1) + n as u8, locomotives }
}

/// The row that `n` others stand before.
#[inline]
fn nth_row(free: u64, mut n: u32) -> [Colour; ROW] {
    let pairs = |colours: u32| colours * colours.saturating_sub(1) / 2;
    let mut rest = free;
    let mut next = |within: &dyn Fn(u32) -> u32| loop {
        let colour = Colour::ALL[rest.trailing_zeros() as usize % Colour::ALL.len()];
        rest &= rest.wrapping_sub(1);
        let with_it = within(rest.count_ones());
        if n < with_it || rest == 0 {
            return colour;
        }
        n -= with_it;
    };
    [next(&pairs), next(&|colours| colours), next(&|_| 1)]
}

/// Every large enough choice out of the offered tickets (CG-4, CG-19).
fn keeps(state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
    let offer = state.of(seat).offer;
    // The choices are numbers in binary; the first, 0, keeps none.
    let none = u32::from(tickets::least_kept(state.phase) > 0);
    tally.group(
        || (1 << offer.len()) - none,
        |n| {
            let kept = |(place, _): &(usize, TicketId)| (n + none) >> place & 1 == 1;
            Action::Keep(offer.iter().enumerate().filter(kept).map(|(_, id)| id).collect::<TicketSet>())
        },
    )
}

//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Chance, Seat};
use rails::{RouteSet, TicketSet};

use crate::action::Action;
use crate::card::{Card, LOCOMOTIVE};
use crate::rules::{claim, station, tickets, tunnel};
use crate::setup::Europe;
use crate::state::{Phase, State};

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

/// A position has at most so many groups: one for each price of a route, and a few others.
const GROUPS: usize = RouteSet::CAPACITY + 16;

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

impl Europe {
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

    /// Whether there is nothing to do in a turn but to pass (EU-8).
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
                if state.of(seat).hand.is_empty() {
                    return ControlFlow::Continue(());
                }
                self.stations(state, seat, tally)?;
                self.claims(state, seat, tally)
            }
            Phase::SecondCard => draws(state, false, tally),
            Phase::Tunnel { laid, extra, .. } => {
                let hand = &state.of(seat).hand;
                let cost = tunnel::extra_cost(laid, extra);
                tally.group(|| cost.count(hand), |n| Action::Pay(cost.nth(hand, n)))?;
                tally.group(|| 1, |_| Action::Decline)
            }
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    /// Routes by what they cost (EU-18 to EU-24).
    #[inline]
    fn claims(&self, state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
        let holdings = state.of(seat);
        let hand = &holdings.hand;
        let open = claim::open(&self.board, state, seat);
        for price in self.board.prices.within_reach(hand, holdings.cars) {
            let routes = price.routes & open;
            let places = routes.len() as u32;
            tally.group(
                || if places == 0 { 0 } else { places * price.cost.count(hand) },
                |n| Action::Claim {
                    route: routes.nth(n % places),
                    payment: price.cost.nth(hand, n / places),
                },
            )?;
        }
        ControlFlow::Continue(())
    }

    /// Stations wherever there is none (EU-31, EU-32).
    #[inline]
    fn stations(&self, state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
        let Some(cost) = station::cost(&self.board, state.of(seat)) else {
            return ControlFlow::Continue(());
        };
        let hand = &state.of(seat).hand;
        let cities = self.board.network.cities() - state.stations();
        let places = cities.len() as u32;
        tally.group(
            || places * cost.count(hand),
            |n| Action::Station { city: cities.nth(n % places), payment: cost.nth(hand, n / places) },
        )
    }
}

/// Cards to take: each kind in the market once, and blind (EU-9, EU-12, EU-16).
#[inline]
fn draws(state: &State, first: bool, tally: &mut impl Tally) -> ControlFlow<()> {
    let held = state.market.held();
    let kinds = if first { held } else { held & !(1 << LOCOMOTIVE) };
    tally.group(
        || kinds.count_ones(),
        |n| {
            let rest = (0..n).fold(kinds, |rest, _| rest & rest.wrapping_sub(1));
            Action::Take(Card::of_kind(rest.trailing_zeros() as usize))
        },
    )?;
    if state.can_draw_blind() {
        tally.group(|| 1, |_| Action::Blind)?;
    }
    ControlFlow::Continue(())
}

/// Every large enough choice out of the offered tickets (EU-4, EU-29).
fn keeps(state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
    let offer = state.of(seat).offer;
    let least = u32::from(tickets::least_kept(state));
    for choice in 1..1_u32 << offer.len() {
        if choice.count_ones() >= least {
            let kept = || -> TicketSet {
                offer.iter().enumerate().filter(|(n, _)| choice >> n & 1 == 1).map(|(_, id)| id).collect()
            };
            tally.group(|| 1, |_| Action::Keep(kept()))?;
        }
    }
    ControlFlow::Continue(())
}

//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use engine::{Chance, Seat};
use rails::TicketSet;

use crate::action::Action;
use crate::board::Price;
use crate::card::{Card, Cards, Colour, KINDS, LOCOMOTIVE};
use crate::payment::{Cars, Cost};
use crate::rules::{claim, station, tickets, tunnel};
use crate::setup::Europe;
use crate::state::{Phase, State};

/// Goes through the legal actions in groups.
trait Tally {
    /// Is told of a group of `count` actions, of which `nth` makes any one.
    fn group(&mut self, count: u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()>;
}

/// Makes a list.
struct List<'a>(&'a mut Vec<Action>);

impl Tally for List<'_> {
    fn group(&mut self, count: u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0.extend((0..count).map(nth));
        ControlFlow::Continue(())
    }
}

/// Counts.
struct Count(u32);

impl Tally for Count {
    #[inline]
    fn group(&mut self, count: u32, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0 += count;
        ControlFlow::Continue(())
    }
}

/// Finds the action that so many others stand before.
struct Find {
    before: u32,
    found: Option<Action>,
}

impl Tally for Find {
    #[inline]
    fn group(&mut self, count: u32, nth: impl Fn(u32) -> Action) -> ControlFlow<()> {
        if self.before < count {
            self.found = Some(nth(self.before));
            return ControlFlow::Break(());
        }
        self.before -= count;
        ControlFlow::Continue(())
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
        let mut count = Count(0);
        let _ = self.menu(state, seat, &mut count);
        if count.0 == 0 {
            return self.must_pass(state, seat).then(|| {
                chance.below(1);
                Action::Pass
            });
        }
        let mut find = Find { before: chance.below(count.0), found: None };
        let _ = self.menu(state, seat, &mut find);
        find.found
    }

    /// Whether there is nothing to do in a turn but to pass (EU-8).
    pub(crate) fn is_stuck(&self, state: &State, seat: Seat) -> bool {
        let mut find = Find { before: 0, found: None };
        let _ = self.menu(state, seat, &mut find);
        find.found.is_none()
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
                    tally.group(1, |_| Action::Tickets)?;
                }
                self.claims(state, seat, tally)?;
                self.stations(state, seat, tally)
            }
            Phase::SecondCard => draws(state, false, tally),
            Phase::Tunnel { laid, extra, .. } => {
                let hand = &state.of(seat).hand;
                let cost = tunnel::extra_cost(laid, extra);
                tally.group(cost.count(hand), |n| Action::Pay(cost.nth(hand, n)))?;
                tally.group(1, |_| Action::Decline)
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
        let locomotives = hand.of(LOCOMOTIVE);
        let prices = &self.board.prices;
        for (colour, group) in Colour::ALL.into_iter().zip(&prices.coloured) {
            let reach = hand.of(colour.kind()) + locomotives;
            group_claims(group, reach, Cars::Of(colour), open, holdings.cars, hand, tally)?;
        }
        let most = hand.counts()[..LOCOMOTIVE].iter().max().copied().unwrap_or(0);
        group_claims(&prices.gray, most + locomotives, Cars::Any, open, holdings.cars, hand, tally)
    }

    /// Stations wherever there is none (EU-31, EU-32).
    #[inline]
    fn stations(&self, state: &State, seat: Seat, tally: &mut impl Tally) -> ControlFlow<()> {
        let Some(cost) = station::cost(&self.board, state.of(seat)) else {
            return ControlFlow::Continue(());
        };
        let hand = &state.of(seat).hand;
        let ways = cost.count(hand);
        if ways == 0 {
            return ControlFlow::Continue(());
        }
        let cities = self.board.network.cities() - state.stations();
        let places = cities.len() as u32;
        tally.group(places * ways, |n| Action::Station {
            city: cities.nth(n % places),
            payment: cost.nth(hand, n / places),
        })
    }
}

/// Routes whose price is within reach: so many cards that go together, so many cars.
#[inline]
fn group_claims(
    prices: &[Price],
    reach: u8,
    cars: Cars,
    open: rails::RouteSet,
    cars_left: u8,
    hand: &Cards,
    tally: &mut impl Tally,
) -> ControlFlow<()> {
    for price in prices {
        if price.length > reach || price.length > cars_left {
            break;
        }
        let routes = price.routes & open;
        let places = routes.len() as u32;
        if places == 0 {
            continue;
        }
        let cost = Cost { cards: price.length, locomotives: price.locomotives, cars };
        tally.group(places * cost.count(hand), |n| Action::Claim {
            route: routes.nth(n % places),
            payment: cost.nth(hand, n / places),
        })?;
    }
    ControlFlow::Continue(())
}

/// Cards to take: each kind in the market once, and blind (EU-9, EU-12, EU-16).
#[inline]
fn draws(state: &State, first: bool, tally: &mut impl Tally) -> ControlFlow<()> {
    let allowed = if first { KINDS } else { LOCOMOTIVE };
    let lies = |mask: u32, (kind, &count): (usize, &u8)| mask | u32::from(count > 0) << kind;
    let kinds = state.market.counts()[..allowed].iter().enumerate().fold(0, lies);
    tally.group(kinds.count_ones(), |n| {
        let others = (0..n).fold(kinds, |rest, _| rest & rest.wrapping_sub(1));
        Action::Take(Card::of_kind(others.trailing_zeros() as usize))
    })?;
    if state.can_draw_blind() {
        tally.group(1, |_| Action::Blind)?;
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
            tally.group(1, |_| Action::Keep(kept()))?;
        }
    }
    ControlFlow::Continue(())
}

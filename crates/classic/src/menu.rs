//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use engine::Seat;
use engine::menu::{Menu, Tally};
use rails::menu::{choices, claims, takes};

use crate::action::Action;
use crate::card::LOCOMOTIVE;
use crate::rules::{tickets, tunnel};
use crate::setup::Classic;
use crate::state::{Phase, State};

impl Menu for Classic {
    /// The prices within the hand's reach.
    type Gist = u128;

    #[inline]
    fn gist(&self, state: &State, seat: Seat) -> u128 {
        match state.phase {
            Phase::Turn => self.board.within_reach(&state.of(seat).hand, state.of(seat).cars),
            _ => 0,
        }
    }

    #[inline]
    fn menu(
        &self,
        state: &State,
        seat: Seat,
        reached: &u128,
        tally: &mut impl Tally<Action>,
    ) -> ControlFlow<()> {
        if !state.actors().contains(seat) {
            return ControlFlow::Continue(());
        }
        match state.phase {
            Phase::Opening | Phase::Tickets => {
                choices(state.of(seat).offer, tickets::least_kept(self, state, seat), Action::Keep, tally)
            }
            Phase::Turn => {
                draws(state, true, tally)?;
                if !state.tickets.is_empty() {
                    tally.group(|| 1, |_| Action::Tickets)?;
                }
                if state.of(seat).hand.is_empty() {
                    return ControlFlow::Continue(());
                }
                self.stations(state, seat, tally)?;
                self.claims(state, seat, *reached, tally)
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

    /// There is nothing to do in a turn but to pass (EU-8).
    fn otherwise(&self, state: &State, seat: Seat) -> Option<Action> {
        (state.phase == Phase::Turn && state.turn == seat).then_some(Action::Pass)
    }
}

impl Classic {
    /// Routes by what they cost (EU-18 to EU-24).
    #[inline]
    fn claims(
        &self,
        state: &State,
        seat: Seat,
        reached: u128,
        tally: &mut impl Tally<Action>,
    ) -> ControlFlow<()> {
        let hand = &state.of(seat).hand;
        let open = self.open(state, seat);
        claims(
            self.board.prices.each(reached),
            open,
            |cost| cost.count(hand),
            |cost, n| cost.nth(hand, n),
            |route, payment| Action::Claim { route, payment },
            tally,
        )
    }

    /// Stations wherever there is none (EU-31, EU-32).
    #[inline]
    fn stations(&self, state: &State, seat: Seat, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        let Some(cost) = self.board.station_cost(state.of(seat).stations_left) else {
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
fn draws(state: &State, first: bool, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
    takes(state.market.held(), first, LOCOMOTIVE, Action::Take, tally)?;
    if state.can_draw_blind() {
        tally.group(|| 1, |_| Action::Blind)?;
    }
    ControlFlow::Continue(())
}

//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use engine::Seat;
use engine::menu::{Menu, Tally};
use rails::menu::{choices, counted_claims, takes};

use crate::action::Action;
use crate::card::LOCOMOTIVE;
use crate::payment::Cost;
use crate::rules::{tickets, tunnel};
use crate::setup::Classic;
use crate::state::{Phase, State};
use crate::ways::Claims;

/// How many ways there are to build in a turn.
#[derive(Default)]
pub struct Building {
    stations: u32,
    claims: Claims,
}

impl Menu for Classic {
    type Gist = Building;

    #[inline]
    fn gist(&self, state: &State, seat: Seat) -> Building {
        if state.phase != Phase::Turn {
            return Building::default();
        }
        let own = state.of(seat);
        let stations = self.board.station_cost(own.stations_left).map_or(0, |cost| {
            let places = self.board.network.cities().len() - state.stations().len();
            places as u32 * cost.count(&own.hand)
        });
        Building { stations, claims: self.board.ways.count(self.open(state, seat), &own.hand, own.cars) }
    }

    #[inline]
    fn menu(
        &self,
        state: &State,
        seat: Seat,
        building: &Building,
        tally: &mut impl Tally<Action>,
    ) -> ControlFlow<()> {
        if state.turn != seat && state.phase != Phase::Opening {
            return ControlFlow::Continue(());
        }
        // Nearly all decisions are one of these two, asked for first.
        if state.phase == Phase::Turn {
            draws(state, true, tally)?;
            tally.group(|| u32::from(!state.tickets.is_empty()), |_| Action::Tickets)?;
            self.stations(state, seat, building.stations, tally)?;
            return self.claims(state, seat, building.claims, tally);
        }
        if state.phase == Phase::SecondCard {
            return draws(state, false, tally);
        }
        match state.phase {
            Phase::Opening | Phase::Tickets => {
                choices(state.of(seat).offer, tickets::least_kept(self, state, seat), Action::Keep, tally)
            }
            Phase::Tunnel { laid, extra, .. } => {
                let hand = &state.of(seat).hand;
                let cost = tunnel::extra_cost(laid, extra);
                tally.group(|| cost.count(hand), |n| Action::Pay(cost.nth(hand, n)))?;
                tally.group(|| 1, |_| Action::Decline)
            }
            Phase::Turn | Phase::SecondCard | Phase::Over(_) => ControlFlow::Continue(()),
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
        count: Claims,
        tally: &mut impl Tally<Action>,
    ) -> ControlFlow<()> {
        let (own, open) = (state.of(seat), self.open(state, seat));
        let prices = &self.board.prices;
        let (ways, nth) = (|cost: Cost| cost.count(&own.hand), |cost: Cost, n| cost.nth(&own.hand, n));
        let claim = |route, payment| Action::Claim { route, payment };
        let coloured = || prices.each(self.board.coloured_within_reach(&own.hand, own.cars));
        counted_claims(count.coloured, coloured, open, ways, nth, claim, tally)?;
        let gray = || prices.each(self.board.gray_within_reach(&own.hand, own.cars));
        counted_claims(count.gray, gray, open, ways, nth, claim, tally)
    }

    /// Stations wherever there is none (EU-31, EU-32).
    #[inline]
    fn stations(
        &self,
        state: &State,
        seat: Seat,
        count: u32,
        tally: &mut impl Tally<Action>,
    ) -> ControlFlow<()> {
        let Some(cost) = self.board.station_cost(state.of(seat).stations_left) else {
            return ControlFlow::Continue(());
        };
        tally.group(
            || count,
            |n| {
                let hand = &state.of(seat).hand;
                let cities = self.board.network.cities() - state.stations();
                let places = cities.len() as u32;
                Action::Station { city: cities.nth(n % places), payment: cost.nth(hand, n / places) }
            },
        )
    }
}

/// Cards to take: each kind in the market once, and blind (EU-9, EU-12, EU-16).
#[inline]
fn draws(state: &State, first: bool, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
    takes(state.market.held(), first, LOCOMOTIVE, Action::Take, tally)?;
    tally.group(|| u32::from(state.can_draw_blind()), |_| Action::Blind)
}

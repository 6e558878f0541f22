//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use engine::Seat;
use engine::menu::{Any, Menu, Tally};
use rails::menu::{choices, claims, takes};

use crate::action::Action;
use crate::card::{Kind, WILD};
use crate::payment::{harbour_count, harbour_nth};
use crate::rules::{exchange, harbour, tickets};
use crate::setup::GreatLakes;
use crate::state::{Phase, State};

impl Menu for GreatLakes {
    type Gist = ();

    fn gist(&self, _: &State, _: Seat) {}

    #[inline]
    fn menu(&self, state: &State, seat: Seat, (): &(), tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        if !state.actors().contains(seat) {
            return ControlFlow::Continue(());
        }
        match state.phase {
            Phase::Opening | Phase::Tickets => {
                choices(state.of(seat).offer, tickets::least_kept(state), Action::Keep, tally)
            }
            Phase::Pieces => {
                let trains = self.board.pieces.train_choices();
                let (least, most) = (*trains.start(), *trains.end());
                tally.group(|| u32::from(most - least) + 1, |n| Action::Pieces(least + n as u8))
            }
            Phase::Turn => {
                self.turn(state, seat, true, tally)?;
                if self.can_only_exchange(state, seat) {
                    tally.group(|| 1, |_| Action::Pass)?;
                }
                ControlFlow::Continue(())
            }
            Phase::SecondCard => draws(state, false, tally),
            Phase::Refill { .. } => decks(state, Action::Refill, tally),
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    /// Passing is on the menu beside exchanges (GL-6).
    fn otherwise(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}

impl GreatLakes {
    /// Whether a seat can do nothing in its turn but exchange pieces, or pass (GL-6).
    #[inline]
    pub(crate) fn can_only_exchange(&self, state: &State, seat: Seat) -> bool {
        // A card in the market can always be taken.
        let mut any = Any(!state.market.is_empty());
        if !any.0 {
            let _ = self.turn(state, seat, false, &mut any);
        }
        !any.0
    }

    /// All that can be done with a turn but to pass, `exchanging` or not.
    #[inline]
    fn turn(
        &self,
        state: &State,
        seat: Seat,
        exchanging: bool,
        tally: &mut impl Tally<Action>,
    ) -> ControlFlow<()> {
        draws(state, true, tally)?;
        if !state.tickets.is_empty() {
            tally.group(|| 1, |_| Action::Tickets)?;
        }
        if exchanging {
            for give in Kind::ALL {
                let most = exchange::most(state.of(seat), give);
                tally.group(|| most.into(), |n| Action::Exchange { give, count: n as u8 + 1 })?;
            }
        }
        self.harbours(state, seat, tally)?;
        self.claims(state, seat, tally)
    }

    /// Routes by what they cost (GL-14 to GL-18).
    #[inline]
    fn claims(&self, state: &State, seat: Seat, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        let own = state.of(seat);
        let (hand, open) = (&own.hand, self.open(state, seat));
        let claim = |route, payment| Action::Claim { route, payment };
        let prices = self.board.within_reach(hand, own.trains, own.ships);
        claims(prices, open, |cost| cost.count(hand), |cost, n| cost.nth(hand, n), claim, tally)
    }

    /// Harbours in all ports that its routes touch (GL-20, GL-21).
    #[inline]
    fn harbours(&self, state: &State, seat: Seat, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        let hand = &state.of(seat).hand;
        let ways = harbour_count(hand);
        if ways == 0 {
            return ControlFlow::Continue(());
        }
        let cities = harbour::sites(self, state, seat);
        let places = cities.len() as u32;
        tally.group(
            || places * ways,
            |n| Action::Harbour { city: cities.nth(n % places), payment: harbour_nth(hand, n / places) },
        )
    }
}

/// Cards to take: each kind in the market once, and blind (GL-7, GL-10, GL-13).
#[inline]
fn draws(state: &State, first: bool, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
    takes(state.market.held(), first, WILD, Action::Take, tally)?;
    decks(state, Action::Blind, tally)
}

/// Each deck that has a card (GL-8, GL-13).
#[inline]
fn decks(state: &State, action: fn(Kind) -> Action, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
    for deck in Kind::ALL {
        tally.group(|| state.can_draw(deck).into(), |_| action(deck))?;
    }
    ControlFlow::Continue(())
}

//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use engine::Seat;
use engine::menu::{Menu, Tally};
use rails::menu::takes;
use rails::{TicketId, TicketSet};

use crate::action::Action;
use crate::card::{Colour, LOCOMOTIVE};
use crate::completion;
use crate::rules::{play, tickets};
use crate::setup::CardGame;
use crate::state::{Phase, State};
use crate::station::{Play, ROW};

impl Menu for CardGame {
    type Gist = ();

    fn gist(&self, _: &State, _: Seat) {}

    #[inline]
    fn menu(&self, state: &State, seat: Seat, (): &(), tally: &mut impl Tally<Action>) -> ControlFlow<()> {
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

    /// There is nothing to do in a turn but to pass (CG-9).
    fn otherwise(&self, state: &State, seat: Seat) -> Option<Action> {
        (state.phase == Phase::Turn && state.turn == seat).then_some(Action::Pass)
    }
}

/// Cards to take: each kind in the market once, and blind (CG-10 to CG-12).
#[inline]
fn draws(state: &State, first: bool, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
    takes(state.market.held(), first, LOCOMOTIVE, Action::Take, tally)?;
    if !state.deck.is_empty() {
        tally.group(|| 1, |_| Action::Blind)?;
    }
    ControlFlow::Continue(())
}

/// Groups, colour by colour, and rows (CG-13 to CG-18).
#[inline]
fn plays(state: &State, seat: Seat, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
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
fn keeps(state: &State, seat: Seat, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
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

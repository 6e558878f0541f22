//! What a seat may do now: listed, counted, or one of it picked, all by the same code.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::Seat;
use engine::menu::{Menu, Tally};

use crate::action::Action;
use crate::board::{Closed, DepartureId, JunctionId, TrackId};
use crate::pieces::{Helper, Kind, size};
use crate::rules::{depart, instruction, place, play, run};
use crate::setup::SwitchSignal;
use crate::state::{Phase, Placing, State};

impl Menu for SwitchSignal {
    type Gist = ();

    fn gist(&self, _: &State, _: Seat) {}

    #[inline]
    fn menu(&self, state: &State, seat: Seat, (): &(), tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        if !state.actors().contains(seat) {
            return ControlFlow::Continue(());
        }
        match state.phase {
            Phase::Placing(placing) => return self.placings(state, placing, tally),
            Phase::Revealed => {
                tally.group(|| 1, |_| Action::CarryOut)?;
                if instruction::can_ignore(self, state) {
                    tally.group(|| 1, |_| Action::Pointsman)?;
                }
            }
            Phase::NewTrain => {
                let colours = depart::open_colours(state);
                tally.group(|| colours.len() as u32, |n| Action::NewTrain(colours.nth(n)))?;
            }
            Phase::Departing(_) => {
                tally.group(|| 1, |_| Action::Roll)?;
                if self.helper_ready(state, Helper::Coupler) {
                    let points = || depart::free_points(self, state);
                    let nth = |n: u32| points().nth(n as usize).unwrap_or(DepartureId(0));
                    tally.group(|| points().count() as u32, |n| Action::Coupler(nth(n)))?;
                }
            }
            Phase::PickColour => {
                let colours = crate::pieces::Colours::ALL - state.orders.colours;
                tally.group(|| colours.len() as u32, |n| Action::PickColour(colours.nth(n)))?;
            }
            Phase::Order => {
                let trains = state.orders.to_move;
                tally.group(|| trains.len() as u32, |n| Action::Run(trains.nth(n)))?;
            }
            Phase::Rolled { .. } => {
                let ways = run::ways(self, state);
                match ways {
                    0 => tally.group(|| 1, |_| Action::Ahead)?,
                    _ => leave(ways, tally)?,
                }
                if self.helper_ready(state, Helper::Logistician) {
                    tally.group(|| 1, |_| Action::Logistician)?;
                }
            }
            Phase::Arrived { .. } => {
                tally.group(|| 1, |_| Action::Stop)?;
                leave(run::ways(self, state), tally)?;
            }
            Phase::Cards => {
                self.plays(state, tally)?;
                tally.group(|| 1, |_| Action::EndTurn)?;
            }
            Phase::Over(_) => return ControlFlow::Continue(()),
        }
        self.helpers(state, tally)
    }

    /// There is always something on the menu.
    fn otherwise(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}

impl SwitchSignal {
    /// Tokens at the start (SS-7, SS-53).
    fn placings(&self, state: &State, placing: Placing, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        if let Placing::Junction(index) = placing
            && let Some(junction) = self.board.junctions.get(usize::from(index))
        {
            let settings = junction.settings();
            return tally.group(
                || settings.len() as u32,
                |n| Action::Lay { junction: JunctionId(index), closed: settings[n as usize] },
            );
        }
        let fields = place::open_fields(self, state, placing);
        tally.group(|| fields.len() as u32, |n| Action::Light(fields.nth(n)))
    }

    /// Helpers that have a word at any decision of a turn or of an instruction (SS-44, SS-45, SS-47).
    #[inline]
    fn helpers(&self, state: &State, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        if self.helper_ready(state, Helper::Dispatcher) {
            tally.group(|| 1, |_| Action::Dispatcher)?;
        }
        let colours = instruction::conductible(self, state);
        tally.group(|| colours.len() as u32, |n| Action::Conductor(colours.nth(n)))?;
        let trains = instruction::attendable(self, state);
        tally.group(|| trains.len() as u32, |n| Action::Attendant(trains.nth(n)))
    }

    /// Action cards (SS-18 to SS-22).
    #[inline]
    fn plays(&self, state: &State, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
        let hand = state.hand();
        if size(hand) == 0 {
            return ControlFlow::Continue(());
        }
        let payments = play::payments(hand, Kind::Signal);
        if !payments.is_empty() {
            for (from, to) in play::signal_moves(self, state) {
                let fields = to.len() as u32;
                tally.group(
                    || fields * payments.len() as u32,
                    |n| Action::Signal {
                        from,
                        to: to.nth(n % fields),
                        payment: payments[(n / fields) as usize],
                    },
                )?;
            }
        }
        let payments = play::payments(hand, Kind::Switch);
        let others = self.board.other_settings.len() as u32;
        tally.group(
            || others * payments.len() as u32,
            |n| {
                let (junction, closed) = self.nth_setting(state, n % others);
                Action::Switch { junction, closed, payment: payments[(n / others) as usize] }
            },
        )?;
        let payments = play::payments(hand, Kind::Move);
        let trains = state.on_network();
        let count = trains.len() as u32;
        tally.group(
            || count * payments.len() as u32,
            |n| Action::Move { train: trains.nth(n % count), payment: payments[(n / count) as usize] },
        )?;
        let loadable = play::loadable(self, state);
        let count = loadable.len() as u32;
        let held: ArrayVec<Kind, 3> = Kind::ALL.into_iter().filter(|kind| hand[kind.index()] > 0).collect();
        tally.group(
            || count * held.len() as u32,
            |n| Action::Load { train: loadable.nth(n % count), card: held[(n / count) as usize] },
        )
    }

    /// The other setting of a junction that so many others stand before.
    #[inline]
    fn nth_setting(&self, state: &State, n: u32) -> (JunctionId, Closed) {
        let (junction, other) = self.board.other_settings[n as usize];
        let now = state.switches[junction.index()];
        let settings = self.board.junctions[junction.index()].settings();
        let others = settings.iter().filter(|closed| **closed != now);
        (junction, others.copied().nth(other.into()).unwrap_or_default())
    }
}

/// Tracks to leave a city by.
#[inline]
fn leave(ways: u128, tally: &mut impl Tally<Action>) -> ControlFlow<()> {
    tally.group(
        || ways.count_ones(),
        |n| {
            let rest = (0..n).fold(ways, |rest, _| rest & rest.wrapping_sub(1));
            Action::Leave(TrackId(rest.trailing_zeros() as u8))
        },
    )
}

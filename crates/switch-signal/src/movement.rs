//! How far a train gets: forward by open ways only, one space a point, until something stops it.
//!
//! Nothing here changes a position; `rules/run.rs` does.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::board::{Board, CityId, FieldId, JunctionId, SpotId, Step, TrackId};
use crate::cards::MAX_POINTS;
use crate::pieces::{Good, Helper, TrainId};
use crate::setup::SwitchSignal;
use crate::state::State;

/// Why a train went no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Halt {
    /// It has used all its points (SS-25).
    Spent,
    /// A signal is red (SS-29).
    Red(FieldId),
    /// A junction is closed to it (SS-28).
    Closed(JunctionId),
    /// A train stands before it that faces the same way (SS-30).
    Behind(TrainId),
    /// A train is in the city before it (SS-31).
    CityTaken(TrainId),
    /// A train faces it on the next space (SS-34): it goes to the depot.
    HeadOn(TrainId),
    /// It is in a city that it can't leave (SS-37).
    NoExit,
    /// It stopped in a city: it has to, or can't go on (SS-32, SS-50).
    InCity,
    /// It has come to a city that it may pass through: somebody has to decide (SS-44, SS-50).
    MayPass,
    /// It arrived in a port and goes to the depot, after it has delivered what it carries (SS-33, SS-51).
    InPort,
    /// It arrived in a departure point and goes to the depot (SS-35).
    AtDeparture,
}

impl Halt {
    /// How many time tokens it costs to stop so, with so many points unused (SS-25, SS-32, SS-34, SS-35).
    pub const fn cost(self, left: u8) -> u8 {
        match self {
            Halt::Spent | Halt::InCity | Halt::MayPass | Halt::InPort => 0,
            Halt::Red(_) | Halt::Closed(_) | Halt::Behind(_) | Halt::CityTaken(_) | Halt::NoExit => left,
            Halt::HeadOn(_) => 2 * left,
            Halt::AtDeparture => 2,
        }
    }

    /// Its id in message keys and classes.
    pub const fn id(self) -> &'static str {
        match self {
            Halt::Spent => "spent",
            Halt::Red(_) => "red",
            Halt::Closed(_) => "closed",
            Halt::Behind(_) => "behind",
            Halt::CityTaken(_) => "city-taken",
            Halt::HeadOn(_) => "head-on",
            Halt::NoExit => "no-exit",
            Halt::InCity => "in-city",
            Halt::MayPass => "may-pass",
            Halt::InPort => "in-port",
            Halt::AtDeparture => "at-departure",
        }
    }

    /// Whether the train goes to the depot.
    pub const fn to_depot(self) -> bool {
        matches!(self, Halt::HeadOn(_) | Halt::InPort | Halt::AtDeparture)
    }
}

/// A run as far as it goes without anybody deciding anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Each spot that was entered, in order.
    pub path: ArrayVec<SpotId, MAX_POINTS>,
    /// Where the train is then, if it doesn't go to the depot.
    pub at: SpotId,
    /// The track it came to a city by.
    pub by: TrackId,
    /// Points not used.
    pub left: u8,
    /// Why it went no further.
    pub halt: Halt,
}

impl Leg {
    /// How many time tokens it costs.
    pub const fn cost(&self) -> u8 {
        self.halt.cost(self.left)
    }
}

/// Whether signals and switches let a train by (SS-28, SS-29).
#[inline]
fn is_open(state: &State, step: &Step) -> bool {
    let needed = step.before.0 | step.behind.0;
    needed & !state.signals.0 == 0
        && step
            .junction
            .is_none_or(|(junction, way_in, way_out)| state.switches[junction.index()].lets(way_in | way_out))
}

/// What closes a way that isn't open: the first thing on it (SS-28, SS-29).
fn what_closes(state: &State, step: &Step) -> Halt {
    let red = |fields: crate::board::Fields| (fields - state.signals).first();
    if let Some(field) = red(step.before) {
        return Halt::Red(field);
    }
    match step.junction {
        Some((junction, way_in, way_out)) if !state.switches[junction.index()].lets(way_in | way_out) => {
            Halt::Closed(junction)
        }
        _ => red(step.behind).map_or(Halt::NoExit, Halt::Red),
    }
}

/// The other train on the place that a step leads to, whichever way it faces. Where a train started
/// it isn't in its own way.
#[inline]
fn occupant(board: &Board, state: &State, train: TrainId, to: SpotId) -> Option<TrainId> {
    let there = |(index, other): (usize, &crate::state::Train)| {
        index != train.index() && other.at.is_some_and(|at| board.same_place(at, to))
    };
    let index = state.trains.iter().enumerate().position(there)?;
    Some(TrainId::at(index))
}

/// The exits of a city by which a train can enter the next space now (SS-26, SS-37), but not by the
/// track that it has just come by (SS-50).
#[inline]
pub fn exits<'b>(
    board: &'b Board,
    state: &'b State,
    train: TrainId,
    city: CityId,
    except: Option<TrackId>,
) -> impl Iterator<Item = &'b Step> + Clone {
    board.steps(board.city_spot(city)).iter().filter(move |step| {
        Some(step.track) != except && is_open(state, step) && occupant(board, state, train, step.to).is_none()
    })
}

/// The next step from a spot that is no city, or what is in the way.
fn ahead<'b>(board: &'b Board, state: &State, train: TrainId, at: SpotId) -> Result<&'b Step, Halt> {
    let steps = board.steps(at);
    let Some(step) = steps.iter().find(|step| is_open(state, step)) else {
        // At a junction that is open to the train, what stops it is behind the way that is open.
        let through = |step: &&Step| {
            step.junction.is_none_or(|(junction, way_in, way_out)| {
                state.switches[junction.index()].lets(way_in | way_out)
            })
        };
        let closed = steps.iter().find(through).or(steps.first());
        return Err(closed.map_or(Halt::NoExit, |step| what_closes(state, step)));
    };
    match occupant(board, state, train, step.to) {
        None => Ok(step),
        Some(other) if board.city_at(step.to).is_some() => Err(Halt::CityTaken(other)),
        // A train in a departure point faces the network (SS-34).
        Some(other) if board.departure_at(step.to).is_some() => Err(Halt::HeadOn(other)),
        Some(other) if state.train(other).at == Some(step.to) => Err(Halt::Behind(other)),
        Some(other) => Err(Halt::HeadOn(other)),
    }
}

impl SwitchSignal {
    /// Runs a train from where it stands, with so many points, out of a city by this track if it
    /// stands in one (SS-24 to SS-37). It has to be on the network.
    ///
    /// In a city without an exit that is given it stays.
    pub fn walk(&self, state: &State, train: TrainId, points: u8, exit: Option<TrackId>) -> Leg {
        let start = state.train(train).at.unwrap_or_default();
        self.walk_from(state, train, start, points, exit)
    }

    /// The same as if the train stood on another spot, for looking ahead.
    pub(crate) fn walk_from(
        &self,
        state: &State,
        train: TrainId,
        start: SpotId,
        points: u8,
        exit: Option<TrackId>,
    ) -> Leg {
        let board = self.board();
        let mut leg =
            Leg { path: ArrayVec::new(), at: start, by: TrackId::default(), left: points, halt: Halt::Spent };
        while leg.left > 0 {
            let step = match board.city_at(leg.at) {
                // The first step out of a city; a second city ends the leg.
                Some(city) => {
                    let mut exits = exits(board, state, train, city, None);
                    exits.find(|step| Some(step.track) == exit).ok_or(Halt::NoExit)
                }
                None => ahead(board, state, train, leg.at),
            };
            match step {
                Err(halt) => {
                    leg.halt = halt;
                    return leg;
                }
                Ok(step) => {
                    leg.at = step.to;
                    leg.by = step.track;
                    leg.left -= 1;
                    let _ = leg.path.try_push(step.to);
                    if board.departure_at(step.to).is_some() {
                        leg.halt = Halt::AtDeparture;
                        return leg;
                    }
                    if let Some(city) = board.city_at(step.to) {
                        leg.halt = self.arrival(state, train, city, leg.left, step.track);
                        return leg;
                    }
                }
            }
        }
        leg
    }

    /// What happens to a train that enters a city (SS-32, SS-33, SS-44, SS-50, SS-51).
    fn arrival(&self, state: &State, train: TrainId, city: CityId, left: u8, by: TrackId) -> Halt {
        let board = self.board();
        if let Some(port) = board.cities[city.index()].port {
            let delivers = state.train(train).cargo.is_some_and(|good| self.takes(state, port, good));
            if delivers || !board.differences.open_ports {
                return Halt::InPort;
            }
        }
        let may_pass = left > 0
            && (self.passing(state) || self.helper_ready(state, Helper::Dispatcher))
            && exits(board, state, train, city, Some(by)).next().is_some();
        if may_pass { Halt::MayPass } else { Halt::InCity }
    }

    /// Whether trains may pass through cities now (SS-44, SS-50).
    #[inline]
    pub fn passing(&self, state: &State) -> bool {
        self.board().differences.pass_through || state.dispatching
    }

    /// Whether a port takes a good (SS-49, SS-54).
    pub fn takes(&self, state: &State, port: usize, good: Good) -> bool {
        if !self.board().differences.open_ports {
            return true;
        }
        let has = state.delivered[port];
        has[good.index()] < self.board().needed || self.surplus(&has) < self.extra()
    }
}

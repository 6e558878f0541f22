//! A train's roll and its run, with all that comes of it (SS-24 to SS-37, SS-41, SS-43, SS-44, SS-50).

use engine::{Chance, Source, Witness};

use super::{clock, turn};
use crate::board::TrackId;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::movement::{Halt, Leg, exits};
use crate::pieces::{Helper, TrainId};
use crate::setup::SwitchSignal;
use crate::state::{Ending, Phase, State};

/// Rolls a train's die and lets it run: whether that asks for a decision. It does if the train can
/// leave a city by several tracks, or if the roll may be made again (SS-37, SS-43).
pub(crate) fn roll(
    game: &SwitchSignal,
    state: &mut State,
    train: TrainId,
    again: bool,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> bool {
    let die = train.colour().index();
    let points = game.cards.dice[die][chance.number(Source::die(die), 6) as usize % 6];
    witness.see(|| Event::Rolled { train, points, again });
    let (mut ways, mut only) = (0, None);
    if let Some(city) = state.train(train).at.and_then(|at| game.board.city_at(at)) {
        for step in exits(&game.board, state, train, city, None) {
            ways += 1;
            only = Some(step.track);
        }
    }
    if ways > 1 || game.helper_ready(state, Helper::Logistician) {
        state.phase = Phase::Rolled { train, points };
        return true;
    }
    run(game, state, train, points, only, witness)
}

/// Lets a train run: whether that asks for a decision.
pub(crate) fn run(
    game: &SwitchSignal,
    state: &mut State,
    train: TrainId,
    points: u8,
    exit: Option<TrackId>,
    witness: &mut impl Witness<Event>,
) -> bool {
    let leg = game.walk(state, train, points, exit);
    let Leg { at, by, left, halt, .. } = leg;
    let lost = leg.cost();
    let from = state.train(train).at.unwrap_or_default();
    witness.see(|| Event::Ran { train, from, path: leg.path.to_vec(), left, halt, lost });
    state.trains[train.index()].at = Some(at);
    match halt {
        Halt::MayPass => {
            state.phase = Phase::Arrived { train, points: left, by };
            return true;
        }
        Halt::InPort => deliver(game, state, train, witness),
        Halt::HeadOn(_) | Halt::AtDeparture => turn_back(game, state, train, witness),
        _ => {}
    }
    if halt.to_depot() {
        state.trains[train.index()].at = None;
        witness.see(|| Event::ToDepot { train });
    }
    if game.goods_arrived(state) == game.goods_needed() {
        turn::over(state, Ending::Delivered, witness);
    } else {
        clock::lose(game, state, lost, witness);
    }
    matches!(state.phase, Phase::Over(_))
}

/// A train's good arrives in a port (SS-33).
fn deliver(game: &SwitchSignal, state: &mut State, train: TrainId, witness: &mut impl Witness<Event>) {
    let city = state.train(train).at.and_then(|at| game.board.city_at(at));
    let port = city.and_then(|city| game.board.cities[city.index()].port);
    let (Some(port), Some(good)) = (port, state.trains[train.index()].cargo.take()) else { return };
    let before = game.goods_arrived(state);
    state.delivered[port][good.index()] += 1;
    let counts = game.goods_arrived(state) > before;
    witness.see(|| Event::Delivered { train, good, port: port as u8, counts });
}

/// A train's good goes back to its trading city (SS-34, SS-35).
fn turn_back(_: &SwitchSignal, state: &mut State, train: TrainId, witness: &mut impl Witness<Event>) {
    if let Some(good) = state.trains[train.index()].cargo.take() {
        state.stock[good.index()] += 1;
        witness.see(|| Event::Returned { train, good });
    }
}

/// The logistician has the roll made again (SS-43).
pub(crate) fn roll_again(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.used |= 1 << Helper::Logistician.index();
    if let Phase::Rolled { train, .. } = state.phase
        && !roll(game, state, train, true, chance, witness)
    {
        turn::proceed(game, state, chance, witness);
    }
}

/// Goes on by a track, or straight ahead.
pub(crate) fn go_on(
    game: &SwitchSignal,
    state: &mut State,
    exit: Option<TrackId>,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let (Phase::Rolled { train, points } | Phase::Arrived { train, points, .. }) = state.phase else {
        return;
    };
    if !run(game, state, train, points, exit, witness) {
        turn::proceed(game, state, chance, witness);
    }
}

/// Stops in the city (SS-44, SS-50).
pub(crate) fn stop(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    if let Phase::Arrived { train, .. } = state.phase {
        witness.see(|| Event::Stopped { train });
        turn::proceed(game, state, chance, witness);
    }
}

/// The tracks by which the train can leave the city it is in now: after a roll any that is open, when
/// passing not the one it came by, and only if passing is allowed (SS-37, SS-50).
#[inline]
pub(crate) fn ways(game: &SwitchSignal, state: &State) -> u128 {
    let (train, except) = match state.phase {
        Phase::Rolled { train, .. } => (train, None),
        Phase::Arrived { train, by, .. } if game.passing(state) => (train, Some(by)),
        _ => return 0,
    };
    let Some(city) = state.train(train).at.and_then(|at| game.board.city_at(at)) else { return 0 };
    exits(&game.board, state, train, city, except).fold(0, |all, step| all | 1 << step.track.0)
}

pub(crate) fn check_leave(game: &SwitchSignal, state: &State, track: TrackId) -> Result<(), Illegal> {
    match track.index() < 128 && ways(game, state) >> track.0 & 1 == 1 {
        true => Ok(()),
        false => Err(Illegal::NoExit),
    }
}

pub(crate) fn check_ahead(game: &SwitchSignal, state: &State) -> Result<(), Illegal> {
    if ways(game, state) == 0 { Ok(()) } else { Err(Illegal::NoExit) }
}

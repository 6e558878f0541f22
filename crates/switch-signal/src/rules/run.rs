//! A train's roll and its run, with all that comes of it (SS-24 to SS-37, SS-41, SS-43, SS-44, SS-50).

use engine::{Chance, Source, Witness};

use super::{Play, clock, turn};
use crate::board::TrackId;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::movement::{Halt, Leg, exits};
use crate::pieces::{Helper, TrainId};
use crate::setup::SwitchSignal;
use crate::state::{Ending, Phase, State};

/// Rolls a train's die and lets it run: whether that asks for a decision. It does if the train can
/// leave a city by several tracks, or if the roll may be made again (SS-37, SS-43).
pub(crate) fn roll<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    train: TrainId,
    again: bool,
) -> bool {
    let die = train.colour().index();
    let points = play.game.cards.dice[die][play.chance.number(Source::die(die), 6) as usize % 6];
    play.see(|| Event::Rolled { train, points, again });
    let (board, state) = (&play.game.board, &mut *play.state);
    let (mut ways, mut only) = (0, None);
    if let Some(city) = state.train(train).at.and_then(|at| board.city_at(at)) {
        for step in exits(board, state, train, city, None) {
            ways += 1;
            only = Some(step.track);
        }
    }
    if ways > 1 || play.game.helper_ready(state, Helper::Logistician) {
        state.phase = Phase::Rolled { train, points };
        return true;
    }
    run(play, train, points, only)
}

/// Lets a train run: whether that asks for a decision.
fn run<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    train: TrainId,
    points: u8,
    exit: Option<TrackId>,
) -> bool {
    let leg = play.game.walk(play.state, train, points, exit);
    let Leg { at, by, left, halt, .. } = leg;
    let lost = leg.cost();
    let from = play.state.train(train).at.unwrap_or_default();
    play.see(|| Event::Ran { train, from, path: leg.path.to_vec(), left, halt, lost });
    play.state.trains[train.index()].at = Some(at);
    match halt {
        Halt::MayPass => {
            play.state.phase = Phase::Arrived { train, points: left, by };
            return true;
        }
        Halt::InPort => deliver(play, train),
        Halt::HeadOn(_) | Halt::AtDeparture => turn_back(play, train),
        _ => {}
    }
    if halt.to_depot() {
        play.state.trains[train.index()].at = None;
        play.see(|| Event::ToDepot { train });
    }
    if play.game.goods_arrived(play.state) == play.game.goods_needed() {
        turn::over(play, Ending::Delivered);
    } else {
        clock::lose(play, lost);
    }
    false
}

/// A train's good arrives in a port (SS-33).
fn deliver<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, train: TrainId) {
    let (game, state) = (play.game, &mut *play.state);
    let city = state.train(train).at.and_then(|at| game.board.city_at(at));
    let port = city.and_then(|city| game.board.cities[city.index()].port);
    let (Some(port), Some(good)) = (port, state.trains[train.index()].cargo.take()) else { return };
    let before = game.goods_arrived(state);
    state.delivered[port][good.index()] += 1;
    let counts = game.goods_arrived(state) > before;
    play.see(|| Event::Delivered { train, good, port: port as u8, counts });
}

/// A train's good goes back to its trading city (SS-34, SS-35).
fn turn_back<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, train: TrainId) {
    if let Some(good) = play.state.trains[train.index()].cargo.take() {
        play.state.stock[good.index()] += 1;
        play.see(|| Event::Returned { train, good });
    }
}

/// The logistician has the roll made again (SS-43).
pub(crate) fn roll_again<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let Phase::Rolled { train, .. } = play.state.phase else { return true };
    play.state.call(Helper::Logistician);
    roll(play, train, true)
}

/// The dispatcher lets trains pass through cities (SS-44): what was being decided still is.
pub(crate) fn dispatch<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let seat = play.state.turn;
    play.state.call(Helper::Dispatcher);
    play.state.dispatching = true;
    play.see(|| Event::Dispatching { seat });
    true
}

/// Goes on by a track, or straight ahead: whether that asks for a decision.
pub(crate) fn go_on<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, exit: Option<TrackId>) -> bool {
    match play.state.phase {
        Phase::Rolled { train, points } | Phase::Arrived { train, points, .. } => {
            run(play, train, points, exit)
        }
        _ => true,
    }
}

/// Stops in the city (SS-44, SS-50).
pub(crate) fn stop<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    if let Phase::Arrived { train, .. } = play.state.phase {
        play.see(|| Event::Stopped { train });
    }
    false
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

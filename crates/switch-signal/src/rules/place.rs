//! Where the tokens lie before the first turn (SS-6, SS-7, SS-53).

use engine::{Chance, Source, Witness};

use super::{Play, turn};
use crate::board::{Closed, FieldId, Fields, JunctionId};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::{Placement, SwitchSignal};
use crate::state::{Phase, Placing, State};

/// What decides how switches lie.
const SWITCHES: Source = Source::named("switches");
/// What decides where signals lie.
const SIGNALS: Source = Source::named("signals");

/// Lays the tokens, or asks for them to be laid; with nothing to ask the first turn begins. Whether
/// there is something to decide.
pub(crate) fn begin<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    match play.game.options.placement {
        Placement::First => {
            for (closed, junction) in play.state.switches.iter_mut().zip(&play.game.board.junctions) {
                *closed = junction.first;
            }
            play.state.signals = play.game.board.first_signals;
            next(play, Placing::Extra)
        }
        Placement::Own => next(play, Placing::Junction(0)),
        Placement::Random => strew(play),
    }
}

/// Lays all tokens by lot (SS-7).
fn strew<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let Play { game, state, chance, .. } = play;
    for (closed, junction) in state.switches.iter_mut().zip(&game.board.junctions) {
        let settings = junction.settings();
        *closed = settings[chance.number(SWITCHES, settings.len() as u32) as usize % settings.len()];
    }
    let mut light = |state: &mut State, fields: Fields| {
        let field = FieldId(chance.member(SIGNALS, fields.0) as u8);
        state.signals = state.signals.with(field);
        field
    };
    for city in &game.board.cities {
        light(state, city.fields);
    }
    for _ in 0..signals_between(game) {
        light(state, open_fields(game, state, Placing::Between(1)));
    }
    let (switches, signals) = (state.switches, state.signals);
    let extra = game.options.extra_signal.then(|| light(state, red(game, state)));
    let junctions = game.board.junctions.len();
    play.see(|| Event::Strewn { switches: switches[..junctions].to_vec(), signals });
    if let Some(field) = extra {
        play.see(|| Event::Lit { seat: None, field });
    }
    turn::begin(play)
}

/// How many signals lie between cities at the start (SS-6).
fn signals_between(game: &SwitchSignal) -> u8 {
    (game.board.first_signals.len() - game.board.cities.len()) as u8
}

/// All red fields.
pub(crate) fn red(game: &SwitchSignal, state: &State) -> Fields {
    game.board.all_fields() - state.signals
}

/// Asks for this token, or for the next one that there is: whether there is something to decide.
fn next<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, placing: Placing) -> bool {
    let (board, extra) = (&play.game.board, play.game.options.extra_signal);
    let placing = match placing {
        Placing::Junction(index) if usize::from(index) >= board.junctions.len() => Placing::City(0),
        placing => placing,
    };
    let placing = match placing {
        Placing::City(index) if usize::from(index) >= board.cities.len() => {
            Placing::Between(signals_between(play.game))
        }
        placing => placing,
    };
    match placing {
        Placing::Extra | Placing::Between(0) if !extra => return turn::begin(play),
        Placing::Between(0) => play.state.phase = Phase::Placing(Placing::Extra),
        // Nothing is asked where a city has only one field.
        Placing::City(index) if board.cities[usize::from(index)].fields.len() == 1 => {
            play.state.phase = Phase::Placing(placing);
            return light(play, board.cities[usize::from(index)].fields.nth(0));
        }
        placing => play.state.phase = Phase::Placing(placing),
    }
    true
}

/// The fields that a signal may be put on now.
#[inline]
pub(crate) fn open_fields(game: &SwitchSignal, state: &State, placing: Placing) -> Fields {
    match placing {
        Placing::Junction(_) => Fields::default(),
        Placing::City(index) => {
            game.board.cities.get(usize::from(index)).map_or(Fields::default(), |city| city.fields)
        }
        Placing::Between(_) => game.board.between - state.signals,
        Placing::Extra => red(game, state),
    }
}

pub(crate) fn check_lay(
    game: &SwitchSignal,
    placing: Placing,
    junction: JunctionId,
    closed: Closed,
) -> Result<(), Illegal> {
    let facts = game.board.junctions.get(junction.index()).ok_or(Illegal::NoSuchThing)?;
    if placing != Placing::Junction(junction.0) {
        return Err(Illegal::NotThere);
    }
    if facts.settings().contains(&closed) { Ok(()) } else { Err(Illegal::NotThere) }
}

pub(crate) fn check_light(
    game: &SwitchSignal,
    state: &State,
    placing: Placing,
    field: FieldId,
) -> Result<(), Illegal> {
    match open_fields(game, state, placing).contains(field) {
        true => Ok(()),
        false if placing == Placing::Extra => Err(Illegal::NotRed),
        false => Err(Illegal::NotThere),
    }
}

/// Lays a junction's tokens: whether there is more to decide.
pub(crate) fn lay<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    junction: JunctionId,
    closed: Closed,
) -> bool {
    let seat = play.state.turn;
    play.state.switches[junction.index()] = closed;
    play.see(|| Event::Laid { seat, junction, closed });
    next(play, Placing::Junction(junction.0 + 1))
}

/// Puts a signal on a field: whether there is more to decide.
pub(crate) fn light<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, field: FieldId) -> bool {
    let seat = play.state.turn;
    play.state.signals = play.state.signals.with(field);
    play.see(|| Event::Lit { seat: Some(seat), field });
    match play.state.phase {
        Phase::Placing(Placing::City(index)) => next(play, Placing::City(index + 1)),
        Phase::Placing(Placing::Between(left)) => next(play, Placing::Between(left.saturating_sub(1))),
        _ => turn::begin(play),
    }
}

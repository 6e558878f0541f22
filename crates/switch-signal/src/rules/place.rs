//! Where the tokens lie before the first turn (SS-6, SS-7, SS-53).

use engine::{Chance, Seat, Source, Witness};

use super::turn;
use crate::board::{Closed, FieldId, Fields, JunctionId};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::{Placement, SwitchSignal};
use crate::state::{Phase, Placing, State};

/// What decides how switches lie.
const SWITCHES: Source = Source::named("switches");
/// What decides where signals lie.
const SIGNALS: Source = Source::named("signals");

/// Lays the tokens, or asks for them to be laid; with nothing to ask the first turn begins.
pub(crate) fn begin(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    match game.options.placement {
        Placement::First => {
            for (closed, junction) in state.switches.iter_mut().zip(&game.board.junctions) {
                *closed = junction.first;
            }
            state.signals = game.board.first_signals;
            next(game, state, Placing::Extra, chance, witness);
        }
        Placement::Own => next(game, state, Placing::Junction(0), chance, witness),
        Placement::Random => strew(game, state, chance, witness),
    }
}

/// Lays all tokens by lot (SS-7).
fn strew(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
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
        let red = Fields(game.board.between.0 & !state.signals.0);
        light(state, red);
    }
    let (switches, signals) = (state.switches, state.signals);
    let junctions = game.board.junctions.len();
    witness.see(|| Event::Strewn { switches: switches[..junctions].to_vec(), signals });
    if game.options.extra_signal {
        let field = light(state, red(game, state));
        witness.see(|| Event::Lit { seat: None, field });
    }
    turn::begin(game, state, chance, witness);
}

/// How many signals lie between cities at the start (SS-6).
fn signals_between(game: &SwitchSignal) -> u8 {
    (game.board.first_signals.len() as usize - game.board.cities.len()) as u8
}

/// All red fields.
pub(crate) fn red(game: &SwitchSignal, state: &State) -> Fields {
    Fields(game.board.all_fields().0 & !state.signals.0)
}

/// Asks for this token, or for the next one that there is.
fn next(
    game: &SwitchSignal,
    state: &mut State,
    placing: Placing,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let placing = match placing {
        Placing::Junction(index) if usize::from(index) >= game.board.junctions.len() => Placing::City(0),
        placing => placing,
    };
    let placing = match placing {
        Placing::City(index) if usize::from(index) >= game.board.cities.len() => {
            Placing::Between(signals_between(game))
        }
        placing => placing,
    };
    match placing {
        Placing::Extra | Placing::Between(0) if !game.options.extra_signal => {
            turn::begin(game, state, chance, witness);
        }
        Placing::Between(0) => state.phase = Phase::Placing(Placing::Extra),
        // Nothing is asked where a city has only one field.
        Placing::City(index) if game.board.cities[usize::from(index)].fields.len() == 1 => {
            let field = game.board.cities[usize::from(index)].fields.nth(0);
            state.signals = state.signals.with(field);
            let seat = state.turn;
            witness.see(|| Event::Lit { seat: Some(seat), field });
            next(game, state, Placing::City(index + 1), chance, witness);
        }
        placing => state.phase = Phase::Placing(placing),
    }
}

/// The fields that a signal may be put on now.
#[inline]
pub(crate) fn open_fields(game: &SwitchSignal, state: &State, placing: Placing) -> Fields {
    match placing {
        Placing::Junction(_) => Fields::default(),
        Placing::City(index) => {
            game.board.cities.get(usize::from(index)).map_or(Fields::default(), |city| city.fields)
        }
        Placing::Between(_) => Fields(game.board.between.0 & !state.signals.0),
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

/// Lays a junction's tokens.
pub(crate) fn lay(
    game: &SwitchSignal,
    state: &mut State,
    seat: Seat,
    (junction, closed): (JunctionId, Closed),
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.switches[junction.index()] = closed;
    witness.see(|| Event::Laid { seat, junction, closed });
    next(game, state, Placing::Junction(junction.0 + 1), chance, witness);
}

/// Puts a signal on a field.
pub(crate) fn light(
    game: &SwitchSignal,
    state: &mut State,
    seat: Seat,
    field: FieldId,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.signals = state.signals.with(field);
    witness.see(|| Event::Lit { seat: Some(seat), field });
    match state.phase {
        Phase::Placing(Placing::City(index)) => next(game, state, Placing::City(index + 1), chance, witness),
        Phase::Placing(Placing::Between(left)) => {
            next(game, state, Placing::Between(left.saturating_sub(1)), chance, witness);
        }
        _ => turn::begin(game, state, chance, witness),
    }
}

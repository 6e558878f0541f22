//! New trains (SS-11 to SS-14, SS-48, SS-55, SS-56).

use engine::{Chance, Source, Witness};

use super::clock;
use crate::board::{DEPARTURES, DepartureId, FIRST_NUMBER};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Colour, Colours, Helper, TrainId};
use crate::setup::{ALL_TOKENS, Departures, SwitchSignal};
use crate::state::{Card, Phase, State};

/// The two dice of the departure points.
const DICE: Source = Source::named("departure dice");
/// The location tokens.
const TOKENS: Source = Source::named("location tokens");
/// What it costs if the departure point is occupied (SS-12).
const OCCUPIED: u8 = 2;

/// The colours that a new train may have (SS-13, SS-14).
#[inline]
pub(crate) fn open_colours(state: &State) -> Colours {
    state.in_depot().minus(state.orders.brought)
}

/// The next new train: whether that asks for a decision.
pub(crate) fn next(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> bool {
    if state.orders.card == Some(Card::Start) {
        let colour = game.cards.start[game.cards.start.len() - usize::from(state.orders.new_trains)];
        return bring(game, state, colour, chance, witness);
    }
    let colours = open_colours(state);
    match colours.len() {
        0 => {
            state.orders.new_trains -= 1;
            witness.see(|| Event::NoNewTrain);
            false
        }
        1 => bring(game, state, colours.nth(0), chance, witness),
        _ => {
            state.phase = Phase::NewTrain;
            true
        }
    }
}

/// A colour has been picked: whether more is to be decided.
pub(crate) fn bring(
    game: &SwitchSignal,
    state: &mut State,
    colour: Colour,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> bool {
    state.orders.brought = state.orders.brought.with(colour);
    witness.see(|| Event::NewTrain { colour });
    if game.helper_ready(state, Helper::Coupler) && free_points(game, state).next().is_some() {
        state.phase = Phase::Departing(colour);
        return true;
    }
    roll(game, state, colour, chance, witness);
    false
}

/// The departure points where no train waits.
pub(crate) fn free_points<'s>(
    game: &'s SwitchSignal,
    state: &'s State,
) -> impl Iterator<Item = DepartureId> + Clone + 's {
    let points = (0..DEPARTURES as u8).map(DepartureId);
    points.filter(|point| state.train_at(game.board.departure_spot(*point)).is_none())
}

/// Lets chance decide on the point, and puts the train there if it is free (SS-11, SS-12).
pub(crate) fn roll(
    game: &SwitchSignal,
    state: &mut State,
    colour: Colour,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let start = state.orders.card == Some(Card::Start);
    loop {
        let (number, dice) = match game.options.departures {
            Departures::Tokens => (token(state, start, chance, witness), None),
            _ => {
                let dice = [0; 2].map(|_| chance.number(DICE, 6) as u8 + 1);
                (dice[0] + dice[1], Some(dice))
            }
        };
        let point = DepartureId(state.departures[usize::from(number - FIRST_NUMBER) % DEPARTURES]);
        witness.see(|| Event::Numbers { colour, dice, number, point });
        let Some(by) = state.train_at(game.board.departure_spot(point)) else {
            put(game, state, colour, point, false, chance, witness);
            return;
        };
        let lost = if start { 0 } else { OCCUPIED };
        witness.see(|| Event::Occupied { colour, point, by, lost });
        if !start {
            state.orders.new_trains -= 1;
            clock::lose(game, state, lost, witness);
            return;
        }
    }
}

/// The number of the next location token (SS-56).
fn token(state: &mut State, start: bool, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> u8 {
    if state.tokens == 0 {
        state.tokens = ALL_TOKENS;
        chance.shuffled(TOKENS);
        if !start {
            witness.see(|| Event::TokensShuffled);
        }
    }
    let drawn = chance.member(TOKENS, state.tokens.into());
    state.tokens &= !(1 << drawn);
    drawn as u8 + FIRST_NUMBER
}

/// Puts a train of the colour on a point that is free.
pub(crate) fn put(
    game: &SwitchSignal,
    state: &mut State,
    colour: Colour,
    point: DepartureId,
    picked: bool,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.orders.new_trains -= 1;
    let waiting = TrainId::of(colour).find(|train| state.train(*train).at.is_none());
    if let Some(train) = waiting {
        state.trains[train.index()].at = Some(game.board.departure_spot(point));
        witness.see(|| Event::Departed { train, point, picked });
    }
    // Once the start card is carried out all location tokens are shuffled again (SS-56).
    let start = state.orders.card == Some(Card::Start);
    if start && state.orders.new_trains == 0 && game.options.departures == Departures::Tokens {
        state.tokens = ALL_TOKENS;
        chance.shuffled(TOKENS);
    }
}

/// The coupler picks the point (SS-48).
pub(crate) fn couple(
    game: &SwitchSignal,
    state: &mut State,
    point: DepartureId,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    if let Phase::Departing(colour) = state.phase {
        state.used |= 1 << Helper::Coupler.index();
        put(game, state, colour, point, true, chance, witness);
    }
}

pub(crate) fn check_colour(state: &State, colour: Colour) -> Result<(), Illegal> {
    match open_colours(state).contains(colour) {
        true => Ok(()),
        false => Err(Illegal::NoNewTrain { colour, twice: state.orders.brought.contains(colour) }),
    }
}

pub(crate) fn check_point(game: &SwitchSignal, state: &State, point: DepartureId) -> Result<(), Illegal> {
    if point.index() >= DEPARTURES {
        return Err(Illegal::NoSuchThing);
    }
    match state.train_at(game.board.departure_spot(point)) {
        Some(by) => Err(Illegal::PointTaken { point, by }),
        None => Ok(()),
    }
}

//! New trains (SS-11 to SS-14, SS-48, SS-55, SS-56).

use engine::{Chance, Source, Witness};

use super::{Play, clock};
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
/// What decides which departure point has which number.
const NUMBERS: Source = Source::named("departure points");
/// What it costs if the departure point is occupied (SS-12).
const OCCUPIED: u8 = 2;

/// Gives the departure points their numbers by lot (SS-55).
pub(crate) fn number<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let mut left = u64::from(ALL_TOKENS);
    for point in &mut play.state.departures {
        let drawn = play.chance.member(NUMBERS, left);
        left &= !(1 << drawn);
        *point = drawn as u8;
    }
    let points = play.state.departures;
    play.see(|| Event::Numbered { points: points.map(DepartureId).to_vec() });
}

/// The colours that a new train may have (SS-13, SS-14).
#[inline]
pub(crate) fn open_colours(state: &State) -> Colours {
    state.in_depot() - state.orders.brought
}

/// The next new train: whether that asks for a decision.
pub(crate) fn next<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let state = &mut *play.state;
    if state.orders.card == Some(Card::Start) {
        let start = &play.game.cards.start;
        let colour = start[start.len() - usize::from(state.orders.new_trains)];
        return bring(play, colour);
    }
    let colours = open_colours(state);
    match colours.len() {
        0 => {
            state.orders.new_trains -= 1;
            play.see(|| Event::NoNewTrain);
            false
        }
        1 => bring(play, colours.nth(0)),
        _ => {
            state.phase = Phase::NewTrain;
            true
        }
    }
}

/// A colour has been picked: whether more is to be decided.
pub(crate) fn bring<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, colour: Colour) -> bool {
    let (game, state) = (play.game, &mut *play.state);
    state.orders.brought = state.orders.brought.with(colour);
    let asks = game.helper_ready(state, Helper::Coupler) && free_points(game, state).next().is_some();
    state.phase = Phase::Departing(colour);
    play.see(|| Event::NewTrain { colour });
    asks || roll(play)
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
pub(crate) fn roll<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let Phase::Departing(colour) = play.state.phase else { return true };
    let start = play.state.orders.card == Some(Card::Start);
    loop {
        let (number, dice) = match play.game.options.departures {
            Departures::Tokens => (token(play, start), None),
            _ => {
                let dice = [0; 2].map(|_| play.chance.number(DICE, 6) as u8 + 1);
                (dice[0] + dice[1], Some(dice))
            }
        };
        let point = DepartureId(play.state.departures[usize::from(number - FIRST_NUMBER) % DEPARTURES]);
        play.see(|| Event::Numbers { colour, dice, number, point });
        let Some(by) = play.state.train_at(play.game.board.departure_spot(point)) else {
            return put(play, colour, point, false);
        };
        let lost = if start { 0 } else { OCCUPIED };
        play.see(|| Event::Occupied { colour, point, by, lost });
        if !start {
            play.state.orders.new_trains -= 1;
            clock::lose(play, lost);
            return false;
        }
    }
}

/// The number of the next location token (SS-56).
fn token<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, start: bool) -> u8 {
    if play.state.tokens == 0 {
        play.state.tokens = ALL_TOKENS;
        play.chance.shuffled(TOKENS);
        if !start {
            play.see(|| Event::TokensShuffled);
        }
    }
    let drawn = play.chance.member(TOKENS, play.state.tokens.into());
    play.state.tokens &= !(1 << drawn);
    drawn as u8 + FIRST_NUMBER
}

/// Puts a train of the colour on a point that is free.
fn put<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    colour: Colour,
    point: DepartureId,
    picked: bool,
) -> bool {
    let state = &mut *play.state;
    state.orders.new_trains -= 1;
    // Once the start card is carried out all location tokens are shuffled again (SS-56).
    let start = state.orders.card == Some(Card::Start);
    if start && state.orders.new_trains == 0 && play.game.options.departures == Departures::Tokens {
        state.tokens = ALL_TOKENS;
        play.chance.shuffled(TOKENS);
    }
    let waiting = TrainId::of(colour).find(|train| state.train(*train).at.is_none());
    if let Some(train) = waiting {
        state.trains[train.index()].at = Some(play.game.board.departure_spot(point));
        play.see(|| Event::Departed { train, point, picked });
    }
    false
}

/// The coupler picks the point (SS-48).
pub(crate) fn couple<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, point: DepartureId) -> bool {
    let Phase::Departing(colour) = play.state.phase else { return true };
    play.state.call(Helper::Coupler);
    put(play, colour, point, true)
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

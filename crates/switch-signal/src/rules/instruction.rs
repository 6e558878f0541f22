//! Transport instructions: revealed, and carried out from top to bottom (SS-9, SS-15 to SS-17, SS-45 to SS-47).

use engine::{Chance, Source, Witness};

use super::{Play, run};
use crate::cards::{InstructionId, Symbol};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Colour, Colours, Helper, TrainId, Trains};
use crate::setup::SwitchSignal;
use crate::state::{Card, Orders, Phase, State};

/// The deck of transport instructions.
const INSTRUCTIONS: Source = Source::named("instructions");

/// Reveals the next instruction: whether there is something to decide.
pub(crate) fn reveal<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let state = &mut *play.state;
    let id = if state.instructions > 0 {
        let id = InstructionId(play.chance.member(INSTRUCTIONS, state.unseen.into()) as u8);
        state.unseen &= !(1 << id.0);
        state.instructions -= 1;
        Some(id)
    } else {
        state.bottom.take()
    };
    // The turn before would have been the last one.
    let Some(id) = id else { return true };
    let card = Card::Instruction(id);
    let new_trains = play.game.cards.instruction(id).new_trains;
    state.orders = Orders { card: Some(card), new_trains, ..Orders::default() };
    let (seat, left) = (state.turn, state.instructions_left());
    let asks = can_ignore(play.game, state);
    if asks {
        state.phase = Phase::Revealed;
    }
    play.see(|| Event::Revealed { seat, card, left });
    asks
}

/// Whether the pointsman can have the instruction ignored (SS-46).
pub(crate) fn can_ignore(game: &SwitchSignal, state: &State) -> bool {
    game.helper_ready(state, Helper::Pointsman) && state.instructions_left() > 0
}

/// Puts the instruction under the deck and reveals the next (SS-46): whether that asks for a decision.
pub(crate) fn ignore<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    play.state.call(Helper::Pointsman);
    let seat = play.state.turn;
    let Some(card) = play.state.orders.card else { return false };
    play.see(|| Event::Ignored { seat, card });
    // The deck isn't empty, and there is one pointsman: nothing is under the deck yet.
    if let Card::Instruction(id) = card {
        play.state.bottom = Some(id);
    }
    reveal(play)
}

/// The move symbols of the card that is being carried out.
pub(crate) fn symbols<'g>(game: &'g SwitchSignal, orders: &Orders) -> &'g [Symbol] {
    match orders.card {
        Some(Card::Instruction(id)) => &game.cards.instruction(id).moves,
        _ => &[],
    }
}

/// The next thing that the card moves: whether that asks for a decision.
pub(crate) fn next<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let to_move = play.state.orders.to_move;
    if to_move.is_empty() {
        return next_symbol(play.game, play.state);
    }
    if to_move.len() > 1 || helper_for_some(play.game, play.state) {
        play.state.phase = Phase::Order;
        return true;
    }
    start(play, to_move.nth(0))
}

/// Whether a helper could let one of the trains that are to move now stand still: then there is a
/// choice, even if only one train is to move.
fn helper_for_some(game: &SwitchSignal, state: &State) -> bool {
    let colours = || state.orders.to_move.colours() - state.orders.moved.colours();
    game.helper_ready(state, Helper::Attendant)
        || game.helper_ready(state, Helper::Conductor) && !colours().is_empty()
}

/// The next symbol, or the end of the instruction: whether that asks for a decision.
fn next_symbol(game: &SwitchSignal, state: &mut State) -> bool {
    match symbols(game, &state.orders).get(usize::from(state.orders.symbol)) {
        Some(Symbol::Colour(colour)) => show(state, *colour),
        Some(Symbol::Any) => {
            state.phase = Phase::PickColour;
            return true;
        }
        Some(Symbol::Every) => {
            state.orders.symbol += 1;
            state.orders.colours = Colours::ALL;
            state.orders.to_move = state.on_network() - state.orders.still;
        }
        None => state.orders = Orders::default(),
    }
    false
}

/// The symbol at hand moves this colour: all its trains on the network (SS-15).
fn show(state: &mut State, colour: Colour) {
    state.orders.symbol += 1;
    state.orders.colours = state.orders.colours.with(colour);
    state.orders.to_move = (state.on_network() & Trains::of(colour)) - state.orders.still;
}

/// A colour is picked for a many-coloured symbol (SS-16).
pub(crate) fn pick<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, colour: Colour) -> bool {
    play.see(|| Event::Picked { colour });
    show(play.state, colour);
    false
}

/// Rolls for a train that the card moves: whether that asks for a decision.
pub(crate) fn start<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, train: TrainId) -> bool {
    let orders = &mut play.state.orders;
    orders.to_move = orders.to_move.without(train);
    orders.moved = orders.moved.with(train);
    run::roll(play, train, false)
}

/// The colours that the card shows: printed, or picked for a symbol (SS-45).
fn shown(game: &SwitchSignal, state: &State) -> Colours {
    symbols(game, &state.orders).iter().fold(state.orders.colours, |shown, symbol| match symbol {
        Symbol::Colour(colour) => shown.with(*colour),
        Symbol::Every => Colours::ALL,
        Symbol::Any => shown,
    })
}

/// The trains that the card will still move, as far as it is known.
fn to_come(game: &SwitchSignal, state: &State) -> Trains {
    let Orders { colours, to_move, still, .. } = state.orders;
    let later = shown(game, state) - colours;
    let later = later.iter().fold(Trains::NONE, |all, colour| all | Trains::of(colour));
    ((state.on_network() & later) - still) | to_move
}

/// Whether a card is being carried out: not before it is clear that it will be (SS-46).
#[inline]
fn carried_out(state: &State) -> bool {
    state.orders.card.is_some() && state.phase != Phase::Revealed
}

/// The colours that the conductor can let stand still now (SS-45).
#[inline]
pub(crate) fn conductible(game: &SwitchSignal, state: &State) -> Colours {
    if !carried_out(state) || !game.helper_ready(state, Helper::Conductor) {
        return Colours::NONE;
    }
    to_come(game, state).colours() - state.orders.moved.colours()
}

/// The trains that the station attendant can let stand still now (SS-47).
#[inline]
pub(crate) fn attendable(game: &SwitchSignal, state: &State) -> Trains {
    if !carried_out(state) || !game.helper_ready(state, Helper::Attendant) {
        return Trains::NONE;
    }
    to_come(game, state)
}

/// The conductor lets a colour stand still (SS-45).
pub(crate) fn conduct<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, colour: Colour) -> bool {
    play.state.call(Helper::Conductor);
    play.see(|| Event::ColourStays { colour });
    hold(play.state, Trains::of(colour))
}

/// The station attendant lets a train stand still (SS-47).
pub(crate) fn attend<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, train: TrainId) -> bool {
    play.state.call(Helper::Attendant);
    play.see(|| Event::TrainStays { train });
    hold(play.state, Trains::NONE.with(train))
}

/// These trains don't move by this card. What was being decided still is, but the order of trains may
/// have settled itself: whether there is something to decide.
fn hold(state: &mut State, trains: Trains) -> bool {
    state.orders.to_move -= trains;
    state.orders.still |= trains;
    state.phase != Phase::Order
}

pub(crate) fn check_pick(state: &State, colour: Colour) -> Result<(), Illegal> {
    match state.orders.colours.contains(colour) {
        true => Err(Illegal::ColourTwice { colour }),
        false => Ok(()),
    }
}

pub(crate) fn check_run(state: &State, train: TrainId) -> Result<(), Illegal> {
    if state.orders.to_move.contains(train) { Ok(()) } else { Err(Illegal::NotToMove { train }) }
}

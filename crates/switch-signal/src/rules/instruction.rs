//! Transport instructions: revealed, and carried out from top to bottom (SS-9, SS-15 to SS-17, SS-45 to SS-47).

use engine::{Chance, Source, Witness};

use super::{run, turn};
use crate::cards::{InstructionId, Symbol};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Colour, Colours, Helper, TrainId, Trains};
use crate::setup::SwitchSignal;
use crate::state::{Card, Orders, Phase, State};

/// The deck of transport instructions.
const INSTRUCTIONS: Source = Source::named("instructions");

/// Reveals the next instruction: whether there is something to decide, or the game is over.
pub(crate) fn reveal(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> bool {
    if matches!(state.phase, Phase::Over(_)) {
        return true;
    }
    let id = if state.instructions > 0 {
        let id = InstructionId(chance.member(INSTRUCTIONS, state.unseen.into()) as u8);
        state.unseen &= !(1 << id.0);
        state.instructions -= 1;
        Some(id)
    } else {
        state.bottom.take()
    };
    // The turn before would have been the last one.
    let Some(id) = id else { return true };
    let card = Card::Instruction(id);
    let new_trains = game.cards.instruction(id).new_trains;
    state.orders = Orders { card: Some(card), new_trains, ..Orders::default() };
    let (seat, left) = (state.turn, state.instructions_left());
    witness.see(|| Event::Revealed { seat, card, left });
    let asks = can_ignore(game, state);
    if asks {
        state.phase = Phase::Revealed;
    }
    asks
}

/// Whether the pointsman can have the instruction ignored (SS-46).
pub(crate) fn can_ignore(game: &SwitchSignal, state: &State) -> bool {
    game.helper_ready(state, Helper::Pointsman) && state.instructions_left() > 0
}

/// Puts the instruction under the deck and reveals the next (SS-46).
pub(crate) fn ignore(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.used |= 1 << Helper::Pointsman.index();
    let seat = state.turn;
    if let Some(card) = state.orders.card {
        witness.see(|| Event::Ignored { seat, card });
        // The deck isn't empty, and there is one pointsman: nothing is under the deck yet.
        if let Card::Instruction(id) = card {
            state.bottom = Some(id);
        }
        reveal(game, state, chance, witness);
    }
    turn::proceed(game, state, chance, witness);
}

/// The move symbols of the card that is being carried out.
pub(crate) fn symbols<'g>(game: &'g SwitchSignal, orders: &Orders) -> &'g [Symbol] {
    match orders.card {
        Some(Card::Instruction(id)) => &game.cards.instruction(id).moves,
        _ => &[],
    }
}

/// The next thing that the card moves: whether that asks for a decision.
pub(crate) fn next(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> bool {
    let to_move = state.orders.to_move;
    if to_move.is_empty() {
        return next_symbol(game, state);
    }
    if to_move.len() > 1 || helper_for_some(game, state) {
        state.phase = Phase::Order;
        return true;
    }
    start(game, state, to_move.nth(0), chance, witness)
}

/// Whether a helper could let one of the trains that are to move now stand still: then there is a
/// choice, even if only one train is to move.
fn helper_for_some(game: &SwitchSignal, state: &State) -> bool {
    let colours = || state.orders.to_move.colours().minus(state.orders.moved.colours());
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
            state.orders.to_move = state.on_network().minus(state.orders.still);
        }
        None => state.orders = Orders::default(),
    }
    false
}

/// The symbol at hand moves this colour: all its trains on the network (SS-15).
pub(crate) fn show(state: &mut State, colour: Colour) {
    state.orders.symbol += 1;
    state.orders.colours = state.orders.colours.with(colour);
    state.orders.to_move = state.on_network().and(Trains::of(colour)).minus(state.orders.still);
}

/// Rolls for a train that the card moves: whether that asks for a decision.
pub(crate) fn start(
    game: &SwitchSignal,
    state: &mut State,
    train: TrainId,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> bool {
    state.orders.to_move = state.orders.to_move.without(train);
    state.orders.moved = state.orders.moved.with(train);
    run::roll(game, state, train, false, chance, witness)
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
    let later = shown(game, state).minus(colours);
    let later = later.iter().fold(Trains::NONE, |all, colour| all.or(Trains::of(colour)));
    state.on_network().and(later).minus(still).or(to_move)
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
    to_come(game, state).colours().minus(state.orders.moved.colours())
}

/// The trains that the station attendant can let stand still now (SS-47).
#[inline]
pub(crate) fn attendable(game: &SwitchSignal, state: &State) -> Trains {
    if !carried_out(state) || !game.helper_ready(state, Helper::Attendant) {
        return Trains::NONE;
    }
    to_come(game, state)
}

/// These trains don't move by this card.
pub(crate) fn hold(state: &mut State, trains: Trains) {
    state.orders.to_move = state.orders.to_move.minus(trains);
    state.orders.still = state.orders.still.or(trains);
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

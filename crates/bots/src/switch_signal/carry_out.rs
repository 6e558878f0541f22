//! What is decided before the first turn and while an instruction is carried out: of all that may be done,
//! what leads to the position of most worth. Helpers are called in only if that wins enough.

use std::cmp::Reverse;

use engine::Rules;
use switch_signal::{Action, Card, Colour, DepartureId, Phase, State, TrainId, Trains, Turn};

use super::evaluation::{Evaluation, Evaluator, NUMBERS};
use super::forecast::{Deck, by_colour};
use super::try_out::{lose, run};

/// All that is legal with what it leads to, the best first: helpers are called in only if that wins enough.
pub(super) fn think(evaluator: &Evaluator<'_>, state: &State, legal: &[Action]) -> Vec<(i32, Action)> {
    let rated = |action: &Action| {
        let worth = worth(evaluator, state, *action);
        (worth.saturating_sub(price(evaluator, state, *action)), *action)
    };
    let mut all: Vec<(i32, Action)> = legal.iter().map(rated).collect();
    // Of equals the first is taken that calls nobody in.
    all.sort_by_key(|(worth, action)| (Reverse(*worth), action.helper().is_some()));
    all
}

/// What a helper's word is worth: less and less, because nobody is helped after the end. Those who hold
/// trains, let them roll again or pass through cities do most late in the game, when one run decides.
fn price(evaluator: &Evaluator<'_>, state: &State, action: Action) -> i32 {
    let word = match action {
        Action::Logistician | Action::Conductor(_) => evaluator.profile.late_helper,
        Action::Dispatcher => evaluator.profile.dispatcher,
        action if action.helper().is_some() => evaluator.profile.helper,
        _ => return 0,
    };
    let all = evaluator.game.cards().instructions.len() as i32;
    word * i32::from(state.instructions_left()) / all
}

/// What an action leads to is worth on average.
fn worth(evaluator: &Evaluator<'_>, state: &State, action: Action) -> i32 {
    let mut after = state.clone();
    match (action, state.phase) {
        (Action::Lay { junction, closed }, _) => after.switches[junction.index()] = closed,
        (Action::Light(field), _) => after.signals = state.signals.with(field),
        (Action::Pointsman, _) => return pointsman(evaluator, state),
        (Action::NewTrain(colour), _) | (Action::Roll, Phase::Departing(colour)) => {
            return departing(evaluator, state, colour);
        }
        (Action::Coupler(point), Phase::Departing(colour)) => put(evaluator, &mut after, colour, point),
        (Action::PickColour(colour), _) => {
            let orders = &mut after.orders;
            orders.symbol += 1;
            orders.colours = orders.colours.with(colour);
            orders.to_move = (state.on_network() & Trains::of(colour)) - orders.still;
        }
        (Action::Run(train), _) => {
            after.orders.to_move = after.orders.to_move.without(train);
            after.orders.moved = after.orders.moved.with(train);
            return evaluator.worth_of_run(&after, train, &mut |after| evaluator.worth(after));
        }
        (Action::Conductor(colour), _) => return held(evaluator, after, Trains::of(colour)),
        (Action::Attendant(train), _) => return held(evaluator, after, Trains::NONE.with(train)),
        (Action::Logistician, Phase::Rolled { train, .. }) => {
            return evaluator.worth_of_run(state, train, &mut |after| evaluator.worth(after));
        }
        (Action::Leave(track), Phase::Rolled { train, .. } | Phase::Arrived { train, .. }) => {
            return course(evaluator, state, train, Some(Turn::Leave(track)));
        }
        (Action::Ahead, Phase::Rolled { train, .. }) => return course(evaluator, state, train, None),
        (Action::Dispatcher, Phase::Arrived { train, .. }) => {
            return course(evaluator, state, train, Some(Turn::Dispatcher));
        }
        (Action::Dispatcher, _) => return i32::MIN,
        _ => {}
    }
    evaluator.worth(&after)
}

/// These trains stay where they are. What was to be decided still is: a roll that lies there has to be run.
fn held(evaluator: &Evaluator<'_>, mut state: State, trains: Trains) -> i32 {
    state.orders.to_move -= trains;
    state.orders.still |= trains;
    let mut legal = Vec::new();
    evaluator.game.legal(&state, state.turn, &mut legal);
    let plain = legal.into_iter().filter(|action| action.helper().is_none());
    plain.map(|action| worth(evaluator, &state, action)).max().unwrap_or_else(|| evaluator.worth(&state))
}

/// The best course that begins so; if nothing is said, any but those that the dispatcher has to allow.
fn course(evaluator: &Evaluator<'_>, state: &State, train: TrainId, turn: Option<Turn>) -> i32 {
    let courses = evaluator.game.onward(state);
    let so = courses.iter().filter(|course| turn.is_none() || course.turns.first().copied() == turn);
    // The dispatcher is asked for when it comes to it.
    let so = so.filter(|course| turn == Some(Turn::Dispatcher) || !course.turns.contains(&Turn::Dispatcher));
    so.map(|course| evaluator.worth(&run(evaluator.game, state, train, course))).max().unwrap_or(i32::MIN)
}

/// Another instruction than this one, which comes last.
fn pointsman(evaluator: &Evaluator<'_>, state: &State) -> i32 {
    let Some(Card::Instruction(id)) = state.orders.card else { return i32::MIN };
    let evaluation = Evaluation::new(evaluator, state);
    let (worth, gains) = evaluator.assess(state);
    let gains = by_colour(&gains);
    let this = Deck::of(evaluator.game.cards(), 1 << id.0);
    let others = if evaluator.deck.cards == 0 {
        0
    } else {
        evaluation.all(&evaluator.deck, &gains) / evaluator.deck.cards
    };
    worth + others - evaluation.all(&this, &gains)
}

/// A new train of a colour, wherever the dice or tokens send it.
fn departing(evaluator: &Evaluator<'_>, state: &State, colour: Colour) -> i32 {
    let board = evaluator.game.board();
    let (mut sum, mut all) = (0_i64, 0);
    for (number, likely) in NUMBERS.into_iter().enumerate() {
        let point = DepartureId(state.departures[number]);
        let likely = match state.tokens {
            0 => likely,
            tokens => i32::from(tokens >> number & 1),
        };
        if likely == 0 {
            continue;
        }
        let mut after = state.clone();
        let taken = state.train_at(board.departure_spot(point)).is_some();
        match state.orders.card {
            Some(Card::Start) if taken => continue,
            _ if taken => {
                after.orders.new_trains -= 1;
                lose(evaluator.game, &mut after, 2);
            }
            _ => put(evaluator, &mut after, colour, point),
        }
        sum += i64::from(likely) * i64::from(evaluator.worth(&after));
        all += i64::from(likely);
    }
    sum.checked_div(all).map_or(i32::MIN, |worth| worth as i32)
}

/// Puts a train on a departure point.
fn put(evaluator: &Evaluator<'_>, state: &mut State, colour: Colour, point: DepartureId) {
    state.orders.new_trains = state.orders.new_trains.saturating_sub(1);
    state.orders.brought = state.orders.brought.with(colour);
    if let Some(train) = TrainId::of(colour).find(|train| state.train(*train).at.is_none()) {
        state.trains[train.index()].at = Some(evaluator.game.board().departure_spot(point));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::switch_signal::profile::Profile;
    use engine::FastChance;
    use switch_signal::{InstructionId, Orders, SpotId, SwitchSignal, Symbol};

    /// The highest roll of a black train.
    const POINTS: u8 = 5;

    /// Who lets others stand still doesn't undo the roll that lies there.
    #[test]
    fn nobody_is_called_in_to_escape_a_roll() {
        let game = SwitchSignal::standard(2).expect("two can play");
        let mut state = game.deal(&mut FastChance::new(1), &mut ());
        let train = TrainId::of(Colour::Black).next().expect("there are three");
        let colour = Colour::Brown;
        let shows = |id: &InstructionId| {
            let card = game.cards().instruction(*id);
            card.new_trains == 0 && card.moves.contains(&Symbol::Colour(colour))
        };
        let card = (0..game.cards().instructions.len() as u8).map(InstructionId).find(shows);
        let stops_at_once = |spot: &SpotId| {
            let mut state = state.clone();
            state.trains[train.index()].at = Some(*spot);
            let leg = game.walk(&state, train, POINTS, None);
            leg.cost() == POINTS && !leg.halt.to_depot() && game.board().city_at(*spot).is_none()
        };
        let at = (0..game.board().spots() as u8).map(SpotId).find(stops_at_once);
        state.trains[train.index()].at = at;
        let moved = Trains::NONE.with(train);
        state.orders = Orders { card: card.map(Card::Instruction), moved, ..Orders::default() };
        state.phase = Phase::Rolled { train, points: POINTS };
        let evaluator = Evaluator::new(&game, Profile::STATIONMASTER, &state);
        let [run, held] = [Action::Ahead, Action::Conductor(colour)].map(|action| {
            assert_eq!(game.check(&state, state.turn, action), Ok(()));
            worth(&evaluator, &state, action)
        });
        assert!(held < run + evaluator.token(&state), "{held}, {run}");
    }
}

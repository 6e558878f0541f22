//! What is legal, found by trying everything that can be said.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use engine::{Rules, Seat};
use switch_signal::{
    Action, Card, Closed, Colour, DepartureId, FieldId, Helper, JunctionId, Kind, Payment, Phase, Placing,
    Spot, State, SwitchSignal, Symbol, TrackId, TrainId,
};

use super::naive::ways_out;
use super::tables::{along, games, with_any_helpers};

/// All payments that can be said.
fn payments() -> Vec<Payment> {
    let pairs = Kind::ALL.into_iter().flat_map(|one| Kind::ALL.map(|other| Payment::Pair(one, other)));
    std::iter::once(Payment::Own).chain(pairs).collect()
}

/// All actions that can be said on a board, and a few that can't be meant.
fn universe(game: &SwitchSignal) -> Vec<Action> {
    let board = game.board();
    let fields = || (0..=board.fields.len() as u8).map(FieldId);
    let settings = || {
        let junctions = (0..=board.junctions.len() as u8).map(JunctionId);
        junctions.flat_map(|junction| (0..16).map(move |closed| (junction, Closed(closed))))
    };
    let mut all = vec![
        Action::CarryOut,
        Action::Pointsman,
        Action::Roll,
        Action::Logistician,
        Action::Dispatcher,
        Action::Ahead,
        Action::Stop,
        Action::EndTurn,
    ];
    all.extend(settings().map(|(junction, closed)| Action::Lay { junction, closed }));
    all.extend(fields().map(Action::Light));
    all.extend((0..12).map(|point| Action::Coupler(DepartureId(point))));
    all.extend((0..=board.tracks.len() as u8).map(|track| Action::Leave(TrackId(track))));
    for colour in Colour::ALL {
        all.extend([Action::NewTrain(colour), Action::PickColour(colour), Action::Conductor(colour)]);
    }
    for train in TrainId::all() {
        all.extend([Action::Run(train), Action::Attendant(train)]);
        all.extend(Kind::ALL.map(|card| Action::Load { train, card }));
        all.extend(payments().into_iter().map(|payment| Action::Move { train, payment }));
    }
    for payment in payments() {
        for from in fields() {
            all.extend(fields().map(|to| Action::Signal { from, to, payment }));
        }
        all.extend(settings().map(|(junction, closed)| Action::Switch { junction, closed, payment }));
    }
    all
}

/// Whether the seat has the cards, and a pair isn't more than is needed.
fn can_pay(hand: &[u8; 3], kind: Kind, payment: Payment) -> bool {
    match payment {
        Payment::Own => hand[kind.index()] >= 1,
        Payment::Pair(one, other) if one == kind || other == kind || one > other => false,
        Payment::Pair(one, other) if one == other => hand[one.index()] >= 2,
        Payment::Pair(one, other) => hand[one.index()] >= 1 && hand[other.index()] >= 1,
    }
}

fn ready(game: &SwitchSignal, state: &State, helper: Helper) -> bool {
    game.board().helpers.contains(&helper) && !state.has_used(helper)
}

/// Whether the card at hand shows a colour by now: printed, picked, or all of them.
fn shows(game: &SwitchSignal, state: &State, colour: Colour) -> bool {
    let Some(Card::Instruction(id)) = state.orders.card else { return false };
    let printed = game.cards().instruction(id).moves.iter();
    state.orders.colours.contains(colour)
        || printed
            .into_iter()
            .any(|symbol| matches!(symbol, Symbol::Every) || *symbol == Symbol::Colour(colour))
}

/// Whether a train can still be told by this card to stand still.
fn still_to_move(game: &SwitchSignal, state: &State, train: TrainId) -> bool {
    state.phase != Phase::Revealed
        && shows(game, state, train.colour())
        && state.train(train).at.is_some()
        && !state.orders.moved.contains(train)
        && !state.orders.still.contains(train)
}

/// Whether a seat may do this, straight from the rules.
fn may(game: &SwitchSignal, state: &State, action: Action) -> bool {
    let board = game.board();
    let hand = &state.hands[state.turn.index()];
    let placing = if let Phase::Placing(placing) = state.phase { Some(placing) } else { None };
    let in_turn = placing.is_none() && !matches!(state.phase, Phase::Over(_));
    let cards = state.phase == Phase::Cards;
    match action {
        Action::Lay { junction, closed } => {
            placing == Some(Placing::Junction(junction.0))
                && closed.0.count_ones() as usize + 2 == board.junctions[junction.index()].tracks.len()
                && usize::from(closed.0) < 1 << board.junctions[junction.index()].tracks.len()
        }
        Action::Light(field) => {
            let Some(facts) = board.fields.get(field.index()) else { return false };
            let red = !state.signals.contains(field);
            match placing {
                Some(Placing::City(city)) => facts.city.is_some_and(|own| own.0 == city),
                Some(Placing::Between(_)) => facts.city.is_none() && red,
                Some(Placing::Extra) => red,
                _ => false,
            }
        }
        Action::CarryOut => state.phase == Phase::Revealed,
        Action::Pointsman => state.phase == Phase::Revealed && ready(game, state, Helper::Pointsman),
        Action::NewTrain(colour) => {
            let in_depot = TrainId::of(colour).any(|train| state.train(train).at.is_none());
            state.phase == Phase::NewTrain && in_depot && !state.orders.brought.contains(colour)
        }
        Action::Roll => matches!(state.phase, Phase::Departing(_)),
        Action::Coupler(point) => {
            let taken = |train: TrainId| {
                state.train(train).at.map(|at| board.spot(at)) == Some(Spot::Departure(point))
            };
            matches!(state.phase, Phase::Departing(_))
                && point.0 < 11
                && ready(game, state, Helper::Coupler)
                && !TrainId::all().any(taken)
        }
        Action::PickColour(colour) => {
            state.phase == Phase::PickColour && !state.orders.colours.contains(colour)
        }
        Action::Run(train) => state.phase == Phase::Order && state.orders.to_move.contains(train),
        Action::Conductor(colour) => {
            let begun = TrainId::of(colour).any(|train| state.orders.moved.contains(train));
            let some = TrainId::of(colour).any(|train| still_to_move(game, state, train));
            in_turn && ready(game, state, Helper::Conductor) && !begun && some
        }
        Action::Attendant(train) => {
            in_turn && ready(game, state, Helper::Attendant) && still_to_move(game, state, train)
        }
        Action::Logistician => {
            matches!(state.phase, Phase::Rolled { .. }) && ready(game, state, Helper::Logistician)
        }
        Action::Dispatcher => in_turn && ready(game, state, Helper::Dispatcher),
        Action::Leave(track) => exits(game, state).contains(&track),
        Action::Ahead => matches!(state.phase, Phase::Rolled { .. }) && exits(game, state).is_empty(),
        Action::Stop => matches!(state.phase, Phase::Arrived { .. }),
        Action::Signal { from, to, payment } => {
            let (Some(source), Some(target)) = (board.fields.get(from.index()), board.fields.get(to.index()))
            else {
                return false;
            };
            let green_in = |city| {
                state.signals.iter().filter(move |field| board.fields[field.index()].city == Some(city))
            };
            let keeps =
                source.city.is_none_or(|city| target.city == Some(city) || green_in(city).count() > 1);
            cards
                && state.signals.contains(from)
                && !state.signals.contains(to)
                && keeps
                && can_pay(hand, Kind::Signal, payment)
        }
        Action::Switch { junction, closed, payment } => {
            board.junctions.get(junction.index()).is_some_and(|facts| {
                cards
                    && closed != state.switches[junction.index()]
                    && facts.closed(closed).count() == closed.0.count_ones() as usize
                    && facts.tracks.len() - facts.closed(closed).count() == 2
                    && can_pay(hand, Kind::Switch, payment)
            })
        }
        Action::Move { train, payment } => {
            cards && state.train(train).at.is_some() && can_pay(hand, Kind::Move, payment)
        }
        Action::Load { train, card } => {
            let place = state.train(train).at.map(|at| board.spot(at));
            let Some(Spot::City(city)) = place else { return false };
            let goods = board.cities[city.index()].good.map_or(0, |good| state.stock[good.index()]);
            cards && state.train(train).cargo.is_none() && goods > 0 && hand[card.index()] > 0
        }
        Action::EndTurn => cards,
    }
}

/// The tracks by which the train at hand can leave its city.
fn exits(game: &SwitchSignal, state: &State) -> Vec<TrackId> {
    let (train, except) = match state.phase {
        Phase::Rolled { train, .. } => (train, None),
        Phase::Arrived { train, by, .. } if game.board().differences.pass_through || state.dispatching => {
            (train, Some(by))
        }
        _ => return Vec::new(),
    };
    let Some(Spot::City(city)) = state.train(train).at.map(|at| game.board().spot(at)) else {
        return Vec::new();
    };
    let ways = ways_out(game.board(), state, train, city).into_iter().map(|(track, _)| track);
    ways.filter(|track| Some(*track) != except).collect()
}

#[test]
fn just_what_the_rules_allow_is_legal() {
    let phases = compare(games(), 10..14);
    assert_eq!(phases.len(), 10, "all kinds of decisions were met: {phases:?}");
}

#[test]
fn just_what_the_rules_allow_is_legal_with_any_three_helpers() {
    compare(with_any_helpers(), 0..1);
}

/// Compares every position of random games, and tells what was to be decided in them.
fn compare(games: Vec<SwitchSignal>, seeds: Range<u64>) -> BTreeSet<String> {
    let mut phases = BTreeSet::new();
    for game in games {
        let universe = universe(&game);
        let mut legal = Vec::new();
        along(&game, seeds.clone(), |state| {
            for seat in Seat::all(game.seats()) {
                legal.clear();
                game.legal(state, seat, &mut legal);
                let listed: HashSet<Action> = legal.iter().copied().collect();
                let turn = seat == state.turn;
                for &action in &universe {
                    let right = turn && may(&game, state, action);
                    assert_eq!(listed.contains(&action), right, "{:?}: {action:?}", state.phase);
                    if turn {
                        assert_eq!(
                            game.check(state, seat, action).is_ok(),
                            right,
                            "{:?}: {action:?}",
                            state.phase
                        );
                    }
                }
                let known: HashSet<Action> = universe.iter().copied().collect();
                assert!(listed.is_subset(&known), "{:?}", listed.difference(&known));
            }
            // Nothing is asked where there is no choice.
            if !matches!(state.phase, Phase::Over(_)) {
                legal.clear();
                game.legal(state, state.turn, &mut legal);
                assert!(legal.len() > 1, "{:?} {legal:?}", state.phase);
            }
            let name = format!("{:?}", state.phase);
            phases.insert(name.split([' ', '(']).next().unwrap_or_default().to_owned());
        });
    }
    phases
}

//! What must hold in every position: nothing lost, nothing made.

use engine::Seat;
use rails::audit::hold;

use crate::board::{Closed, Fields, SpotId, TrackId};
use crate::movement::exits;
use crate::pieces::{Colours, Good, Helper, Kind, TRAINS, TrainId, Trains, size};
use crate::rules::{depart, instruction};
use crate::setup::{ALL_TOKENS, Departures, Placement, SwitchSignal};
use crate::state::{Card, Ending, Phase, Placing, State};

/// Checks a position.
pub(crate) fn audit(game: &SwitchSignal, state: &State) -> Result<(), String> {
    cards(game, state)?;
    instructions(game, state)?;
    trains(game, state)?;
    goods(game, state)?;
    tokens(game, state)?;
    points(game, state)?;
    orders(game, state)?;
    phase(game, state)
}

/// All action cards are somewhere, and nobody holds too many (SS-2, SS-9).
fn cards(game: &SwitchSignal, state: &State) -> Result<(), String> {
    for kind in Kind::ALL {
        let hands = state.hands.iter().map(|hand| u32::from(hand[kind.index()])).sum::<u32>();
        let all = hands + u32::from(state.deck[kind.index()]) + u32::from(state.discards[kind.index()]);
        let right = u32::from(game.cards.actions[kind.index()]);
        hold(all == right, || format!("there are {all} {} cards", kind.id()))?;
    }
    for (hand, seat) in state.hands.iter().zip(Seat::all(engine::MAX_SEATS)) {
        let most = if seat.index() < game.seats { game.cards.hands[2] } else { 0 };
        hold(size(hand) <= most, || format!("{seat} holds {} cards", size(hand)))?;
    }
    hold(state.turn.index() < game.seats, || format!("{} isn't at the table", state.turn))
}

/// Instructions are seen or unseen, and the clock is in order (SS-3, SS-38).
fn instructions(game: &SwitchSignal, state: &State) -> Result<(), String> {
    let all = game.cards.all_instructions();
    hold(state.unseen & !all == 0, || "an unknown instruction is unseen".to_owned())?;
    let count = game.cards.instructions.len() as u32;
    let (unseen, left) = (state.unseen.count_ones(), u32::from(state.instructions));
    hold(left <= unseen && left + u32::from(game.options.removed) <= count, || {
        format!("{left} instructions are left of {unseen} unseen ones")
    })?;
    let seen = count - unseen;
    hold(left + seen + u32::from(game.options.removed) <= count, || "instructions were made".to_owned())?;
    if let Some(bottom) = state.bottom {
        hold(bottom.index() < count as usize && state.unseen >> bottom.0 & 1 == 0, || {
            "the instruction under the deck is unseen".to_owned()
        })?;
        hold(state.has_used(Helper::Pointsman), || "nobody put the instruction there".to_owned())?;
    }
    let lost = state.phase == Phase::Over(Ending::Clock);
    let clock = if lost { 0..=0 } else { 1..=game.options.time };
    hold(clock.contains(&state.clock), || format!("{} time tokens on the clock", state.clock))?;
    let helpers = Helper::ALL.into_iter().filter(|helper| state.has_used(*helper));
    for helper in helpers {
        hold(game.board.has(helper), || format!("there is no {}", helper.id()))?;
    }
    hold(state.used >> Helper::ALL.len() == 0, || "unknown helpers".to_owned())?;
    hold(!state.dispatching || state.has_used(Helper::Dispatcher), || "nobody lets trains pass".to_owned())
}

/// One train at most on a place (SS-27), and none of them in a port that keeps trains out.
fn trains(game: &SwitchSignal, state: &State) -> Result<(), String> {
    let board = game.board();
    let standing = || TrainId::all().filter_map(|train| Some((train, state.train(train).at?)));
    for (train, at) in standing() {
        hold(at.index() < board.spots(), || format!("{train:?} is off the board"))?;
        let alone = standing().all(|(other, there)| other == train || !board.same_place(at, there));
        hold(alone, || format!("{train:?} isn't alone"))?;
        let port = board.city_at(at).is_some_and(|city| board.cities[city.index()].port.is_some());
        hold(!port || board.differences.open_ports, || format!("{train:?} stays in a port"))?;
    }
    let idle = TrainId::all().filter(|train| state.train(*train).at.is_none());
    for train in idle {
        hold(state.train(train).cargo.is_none(), || format!("{train:?} is loaded in the depot"))?;
    }
    Ok(())
}

/// All goods are somewhere (SS-4, SS-54).
fn goods(game: &SwitchSignal, state: &State) -> Result<(), String> {
    for good in Good::ALL {
        let carried = state.trains.iter().filter(|train| train.cargo == Some(good)).count() as u32;
        let ports: u32 = state.delivered.iter().map(|port| u32::from(port[good.index()])).sum();
        let all = carried + ports + u32::from(state.stock[good.index()]);
        hold(all == u32::from(game.goods_of_each()), || format!("there are {all} {} goods", good.id()))?;
    }
    for (port, has) in state.delivered.iter().enumerate() {
        let most = if port < game.board.ports.len() { 4 * game.board.needed + game.extra() } else { 0 };
        let total: u8 = has.iter().sum();
        let open = !game.board.differences.open_ports && port == 0;
        hold(open || total <= most, || format!("port {port} took {total} goods"))?;
    }
    let won = game.goods_arrived(state) == game.goods_needed();
    hold(won == (state.phase == Phase::Over(Ending::Delivered)), || "won or not won?".to_owned())
}

/// Switch tokens and signals are where they may be (SS-6, SS-7, SS-18).
fn tokens(game: &SwitchSignal, state: &State) -> Result<(), String> {
    let board = game.board();
    let laid = match state.phase {
        Phase::Placing(Placing::Junction(index)) => usize::from(index),
        _ => board.junctions.len(),
    };
    for (index, closed) in state.switches.iter().enumerate() {
        let right = match board.junctions.get(index).filter(|_| index < laid) {
            Some(junction) => junction.settings().contains(closed),
            None => *closed == Closed::default(),
        };
        hold(right, || format!("junction {index} is closed {:#b}", closed.0))?;
    }
    let signals = state.signals;
    hold(board.all_fields().contains_all(signals), || "signals off the board".to_owned())?;
    let count = |fields: Fields| (fields & signals).len();
    let between = board.first_signals.len() - board.cities.len();
    let (cities, on_tracks) = match state.phase {
        Phase::Placing(Placing::Junction(_)) => (0, 0),
        Phase::Placing(Placing::City(index)) => (usize::from(index), 0),
        Phase::Placing(Placing::Between(left)) => {
            (board.cities.len(), between.wrapping_sub(usize::from(left)))
        }
        _ => (board.cities.len(), between),
    };
    let placing = matches!(state.phase, Phase::Placing(_));
    for (index, city) in board.cities.iter().enumerate() {
        let right = match placing {
            true => count(city.fields) == usize::from(index < cities),
            false => count(city.fields) >= 1,
        };
        hold(right, || format!("{} has {} signals", city.node.id, count(city.fields)))?;
    }
    let right = match placing {
        true => count(board.between) == on_tracks,
        false => signals.len() == game.signals(),
    };
    hold(right, || format!("{} signals", signals.len()))
}

/// Departure points and location tokens (SS-55, SS-56).
fn points(game: &SwitchSignal, state: &State) -> Result<(), String> {
    let mut seen = 0_u16;
    for point in state.departures {
        hold(u16::from(point) < 11, || "a number without a point".to_owned())?;
        seen |= 1 << point;
    }
    hold(seen == ALL_TOKENS, || "two numbers for a point".to_owned())?;
    let plain = (0..).zip(state.departures).all(|(number, point): (u8, u8)| number == point);
    hold(plain || game.options.departures == Departures::Variable, || "the numbers are others".to_owned())?;
    let tokens = if game.options.departures == Departures::Tokens { ALL_TOKENS } else { 0 };
    hold(state.tokens & !tokens == 0, || "location tokens from nowhere".to_owned())
}

/// What is left of the card at hand (SS-11 to SS-17).
fn orders(game: &SwitchSignal, state: &State) -> Result<(), String> {
    let orders = &state.orders;
    let sound = Trains::first_of(TRAINS).contains_all(orders.to_move | orders.moved | orders.still)
        && Colours::ALL.contains_all(orders.brought | orders.colours);
    hold(sound, || "orders for what isn't there".to_owned())?;
    let (new_trains, symbols) = match orders.card {
        None => (0, 0),
        Some(Card::Start) => (game.cards.start.len() as u8, 0),
        Some(Card::Instruction(id)) => {
            hold(id.index() < game.cards.instructions.len() && state.unseen >> id.0 & 1 == 0, || {
                "the card at hand is unseen".to_owned()
            })?;
            hold(state.bottom != Some(id), || "the card at hand is under the deck".to_owned())?;
            let card = game.cards.instruction(id);
            (card.new_trains, card.moves.len() as u8)
        }
    };
    hold(orders.new_trains <= new_trains && orders.symbol <= symbols, || {
        "orders beyond the card".to_owned()
    })?;
    hold(orders.new_trains == 0 || orders.symbol == 0, || "moves before new trains".to_owned())?;
    let to_move = orders.to_move;
    hold((to_move - state.on_network()).is_empty(), || "a train in the depot is to move".to_owned())?;
    hold((to_move & orders.moved).is_empty(), || "a train is to move twice".to_owned())?;
    hold((to_move & orders.still).is_empty(), || "a train that stands still is to move".to_owned())?;
    let colours = (to_move | orders.moved).iter().all(|train| orders.colours.contains(train.colour()));
    hold(colours, || "a train is to move whose colour isn't".to_owned())
}

/// What is to be decided fits the rest.
fn phase(game: &SwitchSignal, state: &State) -> Result<(), String> {
    let carrying = state.orders.card.is_some();
    let wrong = || format!("nothing asks for {:?}", state.phase);
    let right = match state.phase {
        Phase::Placing(placing) => {
            let own = game.options.placement == Placement::Own;
            let sound = match placing {
                Placing::Junction(index) => own && usize::from(index) < game.board.junctions.len(),
                Placing::City(index) => own && usize::from(index) < game.board.cities.len(),
                Placing::Between(left) => own && left > 0,
                Placing::Extra => game.options.extra_signal && game.options.placement != Placement::Random,
            };
            sound && !carrying && state.on_network().is_empty()
        }
        Phase::Revealed => {
            let fresh = state.orders.symbol == 0 && state.orders.moved.is_empty();
            fresh
                && matches!(state.orders.card, Some(Card::Instruction(_)))
                && instruction::can_ignore(game, state)
        }
        Phase::NewTrain => carrying && state.orders.new_trains > 0 && depart::open_colours(state).len() > 1,
        Phase::Departing(colour) => {
            carrying
                && state.orders.new_trains > 0
                && state.orders.brought.contains(colour)
                && state.in_depot().contains(colour)
                && game.helper_ready(state, Helper::Coupler)
        }
        Phase::PickColour => {
            carrying
                && state.orders.new_trains == 0
                && state.orders.to_move.is_empty()
                && state.orders.colours.len() < 3
                && instruction::symbols(game, &state.orders).len() > usize::from(state.orders.symbol)
        }
        Phase::Order => carrying && !state.orders.to_move.is_empty(),
        Phase::Rolled { train, points } => {
            let faces = &game.cards.dice[train.colour().index()];
            state.train(train).at.is_some()
                && faces.contains(&points)
                && (!carrying || state.orders.moved.contains(train))
        }
        Phase::Arrived { train, points, by } => {
            let city = state.train(train).at.and_then(|at: SpotId| game.board.city_at(at));
            let open = |city| exits(&game.board, state, train, city, Some(by)).next().is_some();
            let known = |by: TrackId| by.index() < game.board.tracks.len();
            (1..=5).contains(&points)
                && known(by)
                && city.is_some_and(open)
                && (game.passing(state) || game.helper_ready(state, Helper::Dispatcher))
        }
        Phase::Cards => !carrying && size(state.hand()) > 0,
        Phase::Over(ending) => ending != Ending::Instructions || state.instructions_left() == 0,
    };
    hold(right, wrong)
}

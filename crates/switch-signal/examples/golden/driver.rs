//! A greedy driver that peeks: good enough to win now and then.
//!
//! It values a position by the goods that have arrived, the way each train still has to go (closed
//! switches and red signals count as detours) and the time left. A record's chance comes from its seed
//! and what has been drawn so far, so the driver tries every action with the dice that will really fall. A
//! player can't do that, but a record doesn't have to be played fairly to be a record.

use std::collections::BTreeSet;

use engine::{Chance, FastChance, Rules, TableChance};
use switch_signal::exits;
use switch_signal::{
    Action, FieldId, JunctionId, Payment, Phase, SpotId, State, Step, SwitchSignal, TrainId,
};

/// Farther than anything.
const FAR: i32 = 200;

/// What to do now, with this chance.
pub fn choose(
    game: &SwitchSignal,
    state: &State,
    chance: &TableChance,
    whim: &mut FastChance,
) -> Option<Action> {
    let mut actions = Vec::new();
    game.legal(state, state.turn, &mut actions);
    if matches!(state.phase, Phase::Placing(_)) {
        return actions.get(whim.below(actions.len() as u32) as usize).copied();
    }
    let obstacles = Obstacles::of(game, state);
    actions.retain(|action| obstacles.concerns(action));
    let best = actions.iter().map(|action| (worth(game, state, *action, &mut chance.clone()), *action));
    best.max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}

/// What an action is worth with this chance.
fn worth(game: &SwitchSignal, state: &State, action: Action, chance: &mut impl Chance) -> i32 {
    let cards = match action {
        // A card that is kept is worth something, and so is a helper.
        Action::Signal { payment, .. } | Action::Switch { payment, .. } | Action::Move { payment, .. } => {
            if payment == Payment::Own {
                1
            } else {
                4
            }
        }
        Action::Load { .. } => 1,
        Action::EndTurn => return value(game, state),
        Action::Dispatcher
        | Action::Logistician
        | Action::Conductor(_)
        | Action::Attendant(_)
        | Action::Pointsman => 6,
        _ => 0,
    };
    let mut after = state.clone();
    game.perform(&mut after, state.turn, action, chance, &mut ());
    settle(game, after, 2, chance) - cards
}

/// What a position is worth once the run at hand has gone on as well as it can.
fn settle(game: &SwitchSignal, state: State, depth: u8, chance: &mut impl Chance) -> i32 {
    if depth == 0 || !matches!(state.phase, Phase::Rolled { .. } | Phase::Arrived { .. }) {
        return value(game, &state);
    }
    let mut actions = Vec::new();
    game.legal(&state, state.turn, &mut actions);
    actions.retain(|action| matches!(action, Action::Leave(_) | Action::Ahead | Action::Stop));
    let after = actions.into_iter().map(|action| {
        let mut after = state.clone();
        game.perform(&mut after, state.turn, action, chance, &mut ());
        settle(game, after, depth - 1, chance)
    });
    after.max().unwrap_or(-FAR)
}

/// What a position is worth.
fn value(game: &SwitchSignal, state: &State) -> i32 {
    let time = i32::from(game.options().time);
    let mut value = 120 * i32::from(game.goods_arrived(state));
    value += 2 * (i32::from(state.clock) + time * i32::from(state.instructions_left()));
    for train in state.on_network().iter() {
        value += 30 - way(game, state, train).0.min(60);
        if state.train(train).cargo.is_some() {
            value += 60;
        }
        value -= 2 * danger(game, state, train);
    }
    value
}

/// The time tokens that the train would cost if an instruction moved it now.
fn danger(game: &SwitchSignal, state: &State, train: TrainId) -> i32 {
    let points = 4 - train.colour() as u8;
    let city = state.train(train).at.and_then(|at| game.board().city_at(at));
    let exit =
        city.and_then(|city| exits(game.board(), state, train, city, None).next()).map(|step| step.track);
    game.walk(state, train, points, exit).cost().into()
}

/// What stands in the way of the trains.
#[derive(Default)]
struct Obstacles {
    red: BTreeSet<FieldId>,
    closed: BTreeSet<JunctionId>,
}

impl Obstacles {
    fn of(game: &SwitchSignal, state: &State) -> Obstacles {
        let mut obstacles = Obstacles::default();
        for train in state.on_network().iter() {
            for step in way(game, state, train).1 {
                let fields = step.before.iter().chain(step.behind.iter());
                obstacles.red.extend(fields.filter(|field| !state.signals.contains(*field)));
                obstacles.closed.extend(step.junction.map(|(junction, ..)| junction));
            }
        }
        obstacles
    }

    /// Whether an action may clear one of them, or is of another kind.
    fn concerns(&self, action: &Action) -> bool {
        match action {
            Action::Signal { to, .. } => self.red.contains(to),
            Action::Switch { junction, .. } => self.closed.contains(junction),
            _ => true,
        }
    }
}

/// The best way of a train to where it should go: what it costs, and its steps.
fn way(game: &SwitchSignal, state: &State, train: TrainId) -> (i32, Vec<Step>) {
    let board = game.board();
    let cargo = state.train(train).cargo;
    // Where a port takes one good of a colour only, the next train with that colour goes elsewhere.
    let same = |other: &TrainId| *other < train && cargo.is_some() && state.train(*other).cargo == cargo;
    let taken: Vec<SpotId> = match board.differences.open_ports {
        true => TrainId::all().filter(same).filter_map(|other| goal(game, state, other)).collect(),
        false => Vec::new(),
    };
    let is_goal = |spot: SpotId| {
        if taken.contains(&spot) {
            return false;
        }
        let Some(city) = board.city_at(spot) else { return false };
        let facts = &board.cities[city.index()];
        match (cargo, facts.port, facts.good) {
            (Some(good), Some(port), _) => game.takes(state, port, good),
            (None, _, Some(good)) => state.stock[good.index()] > 0,
            _ => false,
        }
    };
    let Some(start) = state.train(train).at else { return (FAR, Vec::new()) };
    let mut best: Vec<(i32, Option<(SpotId, Step)>)> = vec![(FAR, None); board.spots()];
    let mut open = BTreeSet::from([(0, start)]);
    best[start.index()].0 = 0;
    while let Some((cost, spot)) = open.pop_first() {
        if is_goal(spot) {
            return (cost, back(&best, spot));
        }
        if board.departure_at(spot).is_some() && spot != start {
            continue;
        }
        for step in board.steps(spot) {
            let cost = cost + price(state, train, step);
            if cost < best[step.to.index()].0 {
                best[step.to.index()] = (cost, Some((spot, *step)));
                open.insert((cost, step.to));
            }
        }
    }
    (FAR, Vec::new())
}

/// Where a train should go.
fn goal(game: &SwitchSignal, state: &State, train: TrainId) -> Option<SpotId> {
    way(game, state, train).1.first().map(|step| step.to)
}

/// What a step costs: a space, and whatever has to be opened for it.
fn price(state: &State, train: TrainId, step: &Step) -> i32 {
    let fields = step.before.iter().chain(step.behind.iter());
    let red = fields.filter(|field| !state.signals.contains(*field)).count() as i32;
    let closed = step.junction.is_some_and(|(junction, way_in, way_out)| {
        state.switches[junction.index()].0 & (way_in | way_out) != 0
    });
    let taken = state.train_at(step.to).is_some_and(|other| other != train);
    2 + 4 * red + 4 * i32::from(closed) + 4 * i32::from(taken)
}

/// The steps that lead to a spot.
fn back(best: &[(i32, Option<(SpotId, Step)>)], to: SpotId) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut at = to;
    while let Some((from, step)) = best[at.index()].1 {
        steps.push(step);
        at = from;
    }
    steps
}

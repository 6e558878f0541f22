//! Why an action is a good one, in sentences.

use engine::{Arg, Message};
use switch_signal::{Action, CityId, Colour, Good, Halt, State, TrainId, Trains, names, size};

use super::aims::Aim;
use super::evaluation::{Evaluation, Evaluator};
use super::plans::Plan;
use super::try_out::good_at;

/// What a hundred is in worth: one card.
const CARD: i32 = 100;

/// A train, as by its name.
fn name(train: TrainId) -> Message {
    Message::new(format!("switch-signal-train-{}", train.colour().id())).with("number", train.number())
}

fn goods(good: Good) -> Message {
    Message::new(format!("switch-signal-good-{}", good.id()))
}

fn city(evaluator: &Evaluator<'_>, city: CityId) -> Arg {
    Arg::from(&evaluator.game.board().cities[city.index()].node.names)
}

/// How much worse an action is than the best one: in whole cards.
pub(super) fn behind(by: i32) -> Message {
    match by.saturating_add(CARD / 2) / CARD {
        ..=0 => Message::new("bots-switch-signal-as-good"),
        cards => Message::new("bots-switch-signal-worse").with("cards", cards),
    }
}

/// What speaks for the first card of a plan.
pub(super) fn of_plan(evaluator: &Evaluator<'_>, state: &State, plan: &Plan) -> Vec<Message> {
    let mut why = of_action(evaluator, state, plan.first);
    if let Some(train) = plan.run
        && !matches!(plan.first, Action::Move { .. })
    {
        why.push(Message::new("bots-switch-signal-then-move").with("train", name(train)));
    }
    why
}

/// What speaks for an action.
pub(super) fn of_action(evaluator: &Evaluator<'_>, state: &State, action: Action) -> Vec<Message> {
    let evaluation = Evaluation::new(evaluator, state);
    match action {
        Action::Switch { .. } | Action::Signal { .. } => {
            way(&evaluation, &evaluator.game.with_played(state, action), action)
        }
        Action::Lay { junction, closed } => {
            let mut after = state.clone();
            after.switches[junction.index()] = closed;
            way(&evaluation, &after, action)
        }
        Action::Light(field) => {
            way(&evaluation, &State { signals: state.signals.with(field), ..state.clone() }, action)
        }
        Action::Load { train, .. } => load(&evaluation, train),
        Action::Move { train, .. } | Action::Run(train) => run(&evaluation, train),
        Action::PickColour(colour) => pick(&evaluation, colour),
        Action::NewTrain(_) | Action::Roll => vec![Message::new("bots-switch-signal-new-train")],
        Action::CarryOut => vec![Message::new("bots-switch-signal-carry-out")],
        Action::Leave(_) | Action::Ahead | Action::Stop => under_way(&evaluation),
        Action::Pointsman
        | Action::Coupler(_)
        | Action::Conductor(_)
        | Action::Attendant(_)
        | Action::Logistician
        | Action::Dispatcher => vec![Message::new("bots-switch-signal-helper")],
        Action::EndTurn => vec![Message::new("bots-switch-signal-keep").with("count", size(state.hand()))],
    }
}

/// Where a train is meant to go next.
fn goal(evaluation: &Evaluation<'_>, train: TrainId) -> Option<CityId> {
    let board = evaluation.evaluator.game.board();
    match evaluation.aims[train.index()] {
        Aim::Nothing => None,
        Aim::Port(port) => board.ports.get(port).copied(),
        Aim::Fetch(good, port) => {
            let origin = board.origins[good.index()];
            let there = evaluation.state.train(train).at == Some(board.city_spot(origin));
            if there { board.ports.get(port).copied() } else { Some(origin) }
        }
    }
}

/// What tokens open, where no train that is on its way has more of it than others.
fn opened(evaluator: &Evaluator<'_>, action: Action) -> Message {
    let game = evaluator.game;
    match action {
        Action::Lay { junction, closed } | Action::Switch { junction, closed, .. } => {
            Message::new("bots-switch-signal-opens").with("way", names::joined(game, junction, closed))
        }
        Action::Light(field) | Action::Signal { to: field, .. } => {
            Message::new("bots-switch-signal-clears").with("field", names::field(game, field))
        }
        _ => Message::new("bots-switch-signal-later"),
    }
}

/// What tokens change for the train that they matter to most.
fn way(before: &Evaluation<'_>, state: &State, action: Action) -> Vec<Message> {
    let evaluator = before.evaluator;
    let after = Evaluation::new(evaluator, state);
    let won = |train: &TrainId| after.gain(*train) - before.gain(*train);
    let most = state.on_network().iter().map(|train| (won(&train), train)).max_by_key(|(won, _)| *won);
    let Some((_, train)) = most.filter(|(won, _)| *won > 0) else {
        return vec![opened(evaluator, action)];
    };
    let mut why = vec![];
    let [old, new] = [before.state, state].map(|state| worst(evaluator, state, train));
    let named = |key: &'static str| Message::new(key).with("train", name(train));
    match old {
        Some((Halt::HeadOn(other), lost)) if lost > 0 => {
            why.push(named("bots-switch-signal-head-on").with("other", name(other)));
        }
        Some((Halt::AtDeparture, _)) => why.push(named("bots-switch-signal-departure")),
        Some((Halt::Red(_), lost)) if lost > 0 => {
            why.push(named("bots-switch-signal-red").with("lost", lost));
        }
        Some((Halt::Closed(_), lost)) if lost > 0 => {
            why.push(named("bots-switch-signal-closed").with("lost", lost));
        }
        _ => {}
    }
    if let Some(there) = goal(&after, train)
        && (why.is_empty() || old != new)
    {
        why.push(named("bots-switch-signal-way").with("city", city(evaluator, there)));
    }
    if why.is_empty() {
        why.push(named("bots-switch-signal-freer"));
    }
    why
}

/// How the longest run of a train that isn't in a city would end, and what it would cost.
fn worst(evaluator: &Evaluator<'_>, state: &State, train: TrainId) -> Option<(Halt, u8)> {
    let at = state.train(train).at?;
    if evaluator.game.board().city_at(at).is_some() {
        return None;
    }
    let most = evaluator.game.cards().dice[train.colour().index()].into_iter().max()?;
    let leg = evaluator.game.walk(state, train, most, None);
    Some((leg.halt, leg.cost()))
}

/// Why a train is loaded.
fn load(evaluation: &Evaluation<'_>, train: TrainId) -> Vec<Message> {
    let (evaluator, state) = (evaluation.evaluator, evaluation.state);
    let board = evaluator.game.board();
    let Some(good) = good_at(evaluator.game, state, train) else {
        return vec![Message::new("bots-switch-signal-later")];
    };
    let port = match evaluation.aims[train.index()] {
        Aim::Fetch(_, port) | Aim::Port(port) => port,
        Aim::Nothing => 0,
    };
    let message =
        Message::new("bots-switch-signal-load").with("train", name(train)).with("good", goods(good));
    vec![match board.ports.get(port) {
        Some(port) => message.with("city", city(evaluator, *port)),
        None => message,
    }]
}

/// What a run of a train may bring.
fn run(evaluation: &Evaluation<'_>, train: TrainId) -> Vec<Message> {
    let (evaluator, state) = (evaluation.evaluator, evaluation.state);
    let named = |key: &'static str| Message::new(key).with("train", name(train));
    let mut why = Vec::new();
    if let Some(there) = goal(evaluation, train) {
        why.push(named("bots-switch-signal-run").with("city", city(evaluator, there)));
    }
    let courses = evaluator.game.courses(state, train);
    let die = &evaluator.game.cards().dice[train.colour().index()];
    let faces = |fits: &dyn Fn(&switch_signal::Course) -> bool| {
        let so = |points: &&u8| courses.iter().any(|course| course.points == **points && fits(course));
        die.iter().filter(so).count()
    };
    let delivering = faces(&|course| course.delivers.is_some());
    if delivering > 0 {
        why.push(named("bots-switch-signal-delivers").with("faces", delivering));
    }
    let least = |points: u8| {
        courses.iter().filter(|course| course.points == points).map(|course| course.lost).min().unwrap_or(0)
    };
    let lost = die.iter().map(|points| least(*points)).max().unwrap_or(0);
    if lost > 0 {
        why.push(named("bots-switch-signal-risk").with("lost", lost));
    }
    if why.is_empty() {
        why.push(named("bots-switch-signal-idle"));
    }
    why
}

/// Why a colour is picked: for the train that gains most.
fn pick(evaluation: &Evaluation<'_>, colour: Colour) -> Vec<Message> {
    let all = evaluation.state.on_network() & Trains::of(colour);
    match all.iter().max_by_key(|train| evaluation.gain(*train)) {
        Some(train) => run(evaluation, train),
        None => vec![Message::new("bots-switch-signal-nobody")],
    }
}

/// Why a train that has rolled, or has come to a city, goes on so.
fn under_way(evaluation: &Evaluation<'_>) -> Vec<Message> {
    let (switch_signal::Phase::Rolled { train, .. } | switch_signal::Phase::Arrived { train, .. }) =
        evaluation.state.phase
    else {
        return vec![Message::new("bots-switch-signal-later")];
    };
    let named = |key: &'static str| Message::new(key).with("train", name(train));
    vec![match goal(evaluation, train) {
        Some(there) => named("bots-switch-signal-on-way").with("city", city(evaluation.evaluator, there)),
        None => named("bots-switch-signal-idle"),
    }]
}

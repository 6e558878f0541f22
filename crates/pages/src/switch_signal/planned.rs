//! What partners propose, on the map: the way that a switch would open, where a signal would go, where a train
//! could come, each with the number of its step on the colour and the pattern of whoever proposes it.

use ::switch_signal::{Action, Phase, SpotId, State, Turn};
use engine::Seat;
use maud::{Markup, html};

use super::plan::Plan;
use super::{Screen, state, switches};
use crate::map::{Spot, path, seat_class, seat_pattern, tenth};
use crate::together::Proposal;

/// How far numbers of the same place stand apart.
const APART: f32 = 25.0;

/// A step as it is drawn.
pub(super) struct Step {
    seat: Seat,
    /// Its number in its plan.
    number: usize,
    /// Where the number stands.
    at: Option<Spot>,
    /// What would be otherwise.
    way: String,
    /// Whether that is a switch: it is drawn over the way that is open there now.
    is_switch: bool,
}

/// All steps of all proposals that can still be done.
pub(super) fn drawn(screen: &Screen<'_>, plan: &Plan<'_>) -> Vec<Step> {
    let mut drawn: Vec<Step> = Vec::new();
    let possible = |proposal: &&Proposal<Action>| proposal.left.never.is_none();
    for proposal in screen.together.proposals.iter().filter(possible) {
        for (place, action) in proposal.left.steps.iter().enumerate() {
            // Each as it would be after those before it.
            let before = &proposal.left.steps[..place];
            let ahead = (place > 0).then(|| screen.rules.after_steps(state(screen), before)).flatten();
            let before = ahead.as_ref().unwrap_or(state(screen));
            let (at, way) = step(screen, plan, before, *action);
            let at = at.map(|at| free(&drawn, Spot { x: at.x, y: at.y - 22.0 }));
            let is_switch = matches!(action, Action::Switch { .. } | Action::Lay { .. });
            drawn.push(Step { seat: proposal.seat, number: place + 1, at, way, is_switch });
        }
    }
    drawn
}

/// The place, or beside the numbers that stand there already.
fn free(drawn: &[Step], mut at: Spot) -> Spot {
    while drawn.iter().filter_map(|step| step.at).any(|other| other.far(at) < APART - 1.0) {
        at.x += APART;
    }
    at
}

/// Where a step is done, and what it changes.
fn step(screen: &Screen<'_>, plan: &Plan<'_>, before: &State, action: Action) -> (Option<Spot>, String) {
    let board = screen.rules.board();
    let train = |id| before.train(id).at.map(|at| plan.spot(at).0);
    match action {
        Action::Switch { junction, closed, .. } | Action::Lay { junction, closed } => {
            let tracks = &board.junctions[junction.index()].tracks;
            (Some(plan.junction(junction)), switches::through(plan, junction, tracks, closed))
        }
        Action::Signal { from, to, .. } => {
            (Some(plan.field(to)), path::steps([plan.field(from), plan.field(to)]))
        }
        Action::Light(field) => (Some(plan.field(field)), String::new()),
        Action::Move { train: id, .. } | Action::Run(id) => {
            let courses = screen.rules.courses(before, id);
            (train(id), courses.iter().map(|course| way(plan, before.train(id).at, &course.path)).collect())
        }
        Action::Leave(track) => {
            let courses = screen.rules.onward(before);
            let so = courses.iter().filter(|course| course.turns.contains(&Turn::Leave(track)));
            let ways = so.map(|course| way(plan, moving(before), &course.path)).collect();
            (moving(before).map(|at| plan.spot(at).0), ways)
        }
        Action::Load { train: id, .. } | Action::Attendant(id) => (train(id), String::new()),
        Action::Coupler(point) => (Some(plan.spot(board.departure_spot(point)).0), String::new()),
        _ => (None, String::new()),
    }
}

/// Where the train stands whose run is being decided.
fn moving(state: &State) -> Option<SpotId> {
    let (Phase::Rolled { train, .. } | Phase::Arrived { train, .. }) = state.phase else { return None };
    state.train(train).at
}

fn way(plan: &Plan<'_>, from: Option<SpotId>, way: &[SpotId]) -> String {
    let spots: Vec<_> = from.into_iter().chain(way.iter().copied()).collect();
    path::steps(plan.way(&spots).into_iter().map(|(spot, _)| spot))
}

/// What would be otherwise, under everything that can be clicked on.
pub(super) fn ways(drawn: &[Step]) -> Markup {
    html! { @for step in drawn.iter().filter(|step| !step.is_switch) { (way_of(step)) } }
}

fn way_of(step: &Step) -> Markup {
    html! { @if !step.way.is_empty() { path .planned-way.(seat_class(step.seat)) d=(step.way) {} } }
}

/// Switches and the numbers, over everything. The list beside the map says it in words.
pub(super) fn numbers(drawn: &[Step]) -> Markup {
    html! {
        g .planned-steps aria-hidden="true" {
            @for step in drawn.iter().filter(|step| step.is_switch) { (way_of(step)) }
            @for step in drawn {
                @if let Some(Spot { x, y }) = step.at {
                    g .(seat_class(step.seat)) transform=(format!("translate({} {})", tenth(x), tenth(y))) {
                        rect .ground x="-12" y="-8" width="24" height="16" rx="3" {}
                        path .livery d="M-11-7H0V7H-11Z" {}
                        path d="M-11-7H0V7H-11Z" fill=(seat_pattern(step.seat)) {}
                        text x="6" y="4" text-anchor="middle" { (step.number) }
                    }
                }
            }
        }
    }
}

//! What looking ahead says of a run is what comes of it: every course is played for real, and nothing
//! else can be played.

use std::collections::BTreeSet;

use engine::{FastChance, Rules};
use switch_signal::{Action, Course, Event, Good, Halt, Phase, SpotId, State, SwitchSignal, TrainId, Turn};

use super::tables::{games, scrambled, with_any_helpers};

/// What a run comes to: what was decided on it, where it led, what was left and why, what it cost and
/// what it delivered.
type Run = (Vec<Turn>, Vec<SpotId>, Option<SpotId>, u8, Halt, u8, Option<Good>);

fn foreseen(course: &Course) -> Run {
    let Course { turns, path, end, left, halt, lost, delivers, .. } = course;
    (turns.to_vec(), path.to_vec(), *end, *left, *halt, *lost, *delivers)
}

/// Every run that is possible from a roll, by doing all that can be decided on it.
fn played(game: &SwitchSignal, state: &State, train: TrainId, so_far: &Run, runs: &mut Vec<Run>) {
    let mut legal = Vec::new();
    game.legal(state, state.turn, &mut legal);
    for action in legal {
        let turn = match action {
            Action::Ahead => None,
            Action::Leave(track) => Some(Turn::Leave(track)),
            // Whoever has asked the dispatcher means to go on.
            Action::Stop if so_far.0.last() != Some(&Turn::Dispatcher) => Some(Turn::Stop),
            // Asked where it matters: in a city that can't be passed without it.
            Action::Dispatcher if matches!(state.phase, Phase::Arrived { .. }) && !game.passing(state) => {
                Some(Turn::Dispatcher)
            }
            _ => continue,
        };
        let (mut after, mut events) = (state.clone(), Vec::new());
        game.perform(&mut after, state.turn, action, &mut FastChance::new(1), &mut events);
        let mut run = so_far.clone();
        run.0.extend(turn);
        match note(&events, train, &mut run) {
            true => runs.push(run),
            false => played(game, &after, train, &run, runs),
        }
    }
}

/// Notes what happened to the train on this run: whether the run is over.
fn note(events: &[Event], train: TrainId, run: &mut Run) -> bool {
    let mut over = true;
    for event in events {
        match event {
            Event::Dispatching { .. } => return false,
            Event::Ran { train: runner, path, left, halt, lost, .. } if *runner == train => {
                run.1.extend(path);
                run.2 = path.last().copied().or(run.2);
                (run.3, run.4, run.5) = (*left, *halt, run.5 + lost);
                over = *halt != Halt::MayPass;
            }
            Event::Stopped { .. } => run.4 = Halt::InCity,
            Event::Delivered { good, .. } => run.6 = Some(*good),
            Event::ToDepot { .. } => run.2 = None,
            Event::Returned { .. } => {}
            // What comes after the run.
            _ => break,
        }
    }
    over
}

#[test]
fn every_course_is_what_comes_of_it_and_there_are_no_others() {
    let mut seen = BTreeSet::new();
    for (game, seed) in games().into_iter().chain(with_any_helpers()).zip(0..) {
        for number in 0..600 {
            let mut state = scrambled(&game, 1000 * seed + number);
            state.orders = Default::default();
            for train in TrainId::all() {
                let Some(at) = state.train(train).at else { continue };
                for points in 1..=6 {
                    state.phase = Phase::Rolled { train, points };
                    let start = (Vec::new(), Vec::new(), Some(at), points, Halt::Spent, 0, None);
                    let mut runs = Vec::new();
                    played(&game, &state, train, &start, &mut runs);
                    let courses: Vec<Run> =
                        game.courses_with(&state, train, points).iter().map(foreseen).collect();
                    let all = |runs: Vec<Run>| -> BTreeSet<String> {
                        runs.into_iter().map(|run| format!("{run:?}")).collect()
                    };
                    for course in &courses {
                        let passed = course.0.len() > 1;
                        seen.insert((passed, course.0.contains(&Turn::Dispatcher), course.6.is_some()));
                    }
                    assert_eq!(all(courses), all(runs), "{train:?} with {points}");
                }
            }
        }
    }
    // Deliveries at once, after a city was passed, and after the dispatcher was asked.
    for kind in [(false, false, true), (true, false, true), (true, true, true)] {
        assert!(seen.contains(&kind), "{kind:?} in {seen:?}");
    }
}

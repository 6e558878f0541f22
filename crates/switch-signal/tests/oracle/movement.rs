//! Where trains get, step by step and by the tables.

use std::collections::{BTreeSet, HashSet};

use engine::Rules;
use switch_signal::{Action, Phase, Spot, State, SwitchSignal, TrackId, TrainId, Turn};

use super::naive;
use super::tables::{along, games, scrambled};

/// Compares every run of every train with every number of points.
fn compare(game: &SwitchSignal, state: &State, seen: &mut BTreeSet<String>) {
    let board = game.board();
    for train in TrainId::all() {
        let Some(at) = state.train(train).at else { continue };
        let mut exits = vec![None];
        if let Spot::City(city) = board.spot(at) {
            let ways = naive::ways_out(board, state, train, city);
            exits.extend(ways.into_iter().map(|(track, _)| Some(track)));
            exits.push(Some(TrackId(0)));
        }
        for exit in exits {
            for points in 0..=6 {
                let leg = game.walk(state, train, points, exit);
                let path: Vec<Spot> = leg.path.iter().map(|spot| board.spot(*spot)).collect();
                let way = naive::walk(game, state, train, points, exit);
                assert_eq!((path, leg.left, leg.halt), way, "{train:?} {points} {exit:?}");
                assert_eq!(leg.cost(), naive::cost(way.2, way.1));
                let kind = format!("{:?}", leg.halt);
                seen.insert(kind.split('(').next().unwrap_or_default().to_owned());
            }
        }
        compare_courses(game, state, train);
    }
    // What can be decided first is what is legal now.
    let first = |course: &switch_signal::Course| match course.turns.first() {
        Some(Turn::Leave(track)) => Action::Leave(*track),
        Some(Turn::Stop) => Action::Stop,
        Some(Turn::Dispatcher) => Action::Dispatcher,
        None => Action::Ahead,
    };
    let firsts: HashSet<Action> = game.onward(state).iter().map(first).collect();
    let mut legal = Vec::new();
    game.legal(state, state.turn, &mut legal);
    let on_the_way = matches!(state.phase, Phase::Rolled { .. } | Phase::Arrived { .. });
    let arrived = matches!(state.phase, Phase::Arrived { .. });
    legal.retain(|action| match action {
        Action::Leave(_) | Action::Ahead | Action::Stop => true,
        Action::Dispatcher => arrived,
        _ => false,
    });
    assert_eq!(firsts, legal.into_iter().collect(), "{:?}", state.phase);
    assert_eq!(firsts.is_empty(), !on_the_way);
}

/// Courses begin as single legs do, and each decision on them is one that there is.
fn compare_courses(game: &SwitchSignal, state: &State, train: TrainId) {
    let die = game.cards().dice[train.colour().index()];
    let courses = game.courses(state, train);
    for course in &courses {
        assert_eq!(course.faces as usize, die.iter().filter(|face| **face == course.points).count());
        let exit = match course.turns.first() {
            Some(Turn::Leave(track)) => Some(*track),
            _ => None,
        };
        let (path, _, _) = naive::walk(game, state, train, course.points, exit);
        let begins: Vec<Spot> =
            course.path.iter().take(path.len()).map(|spot| game.board().spot(*spot)).collect();
        assert_eq!(begins, path);
        assert_eq!(course.path.len() + usize::from(course.left), usize::from(course.points));
        assert_eq!(course.end.is_none(), course.halt.to_depot());
    }
    let numbers: BTreeSet<u8> = courses.iter().map(|course| course.points).collect();
    assert_eq!(numbers, die.into_iter().collect(), "every number of the die has a course");
}

#[test]
fn trains_get_as_far_in_random_games() {
    let mut seen = BTreeSet::new();
    for game in games() {
        along(&game, 0..6, |state| compare(&game, state, &mut seen));
    }
    assert!(seen.len() >= 9, "{seen:?}");
}

#[test]
fn trains_get_as_far_on_crowded_boards() {
    let mut seen = BTreeSet::new();
    for game in games() {
        (0..1500).for_each(|seed| compare(&game, &scrambled(&game, seed), &mut seen));
    }
    let all = [
        "Spent",
        "Red",
        "Closed",
        "Behind",
        "CityTaken",
        "HeadOn",
        "NoExit",
        "InCity",
        "MayPass",
        "InPort",
        "AtDeparture",
    ];
    assert_eq!(seen.len(), all.len(), "{seen:?}");
}

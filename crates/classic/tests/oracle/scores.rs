//! Tickets, the Express, score sheets and winners are those that trying everything finds.

use std::cmp::Reverse;

use classic::{Classic, Ending, Phase, State, ticket_score};
use engine::{Chance, FastChance, Rules};
use rails::{RouteId, longest_trail};

use super::naive::{Ended, Position, TicketSum, members, outcome_here, seat};
use super::tables::{Met, Place, europe, other_rules, small, told, usa, watch};
use super::thrown::{levelled, thrown_anew};

#[test]
fn stations_are_used_as_trying_every_way_finds_best() {
    let mut met = Met::default();
    watch(&europe(), 3, |game, state, place| {
        if place.decision % 37 == 0 || matches!(state.phase, Phase::Over(_)) {
            compare_tickets(game, state, place, &mut met);
        }
    });
    watch(&small(), 6, |game, state, place| {
        if place.decision % 11 == 0 || matches!(state.phase, Phase::Over(_)) {
            compare_tickets(game, state, place, &mut met);
            for throw in 0..3 {
                compare_tickets(game, &thrown_anew(game, state, throw), place, &mut met);
            }
        }
    });
    met.demand(10, &[]);
}

fn compare_tickets(game: &Classic, state: &State, place: Place, met: &mut Met) {
    let position = Position::new(game, state);
    for owner in 0..game.seats() {
        let sums = position.ticket_sums(owner);
        let best = *sums.iter().max().expect("there is always the way without any station");
        let fast = ticket_score(game, state, seat(owner));
        assert!(
            (fast.points, fast.completed.len()) == (best.points, best.completed),
            "{}: {fast:?}, but {best:?}\n{}",
            seat(owner),
            told(game, state, place)
        );
        // The routes it says are borrowed can be, and complete what it says.
        let borrowed: Vec<usize> = fast.borrowed.iter().map(|route| route.index()).collect();
        let stations = position.stations_of(owner);
        let routes = [position.routes_of(owner), borrowed.clone()].concat();
        assert!(
            can_borrow(&position, owner, &stations, &borrowed)
                && position.completed(owner, &routes) == members(fast.completed.bits().into()),
            "{}: {fast:?} borrows wrongly\n{}",
            seat(owner),
            told(game, state, place)
        );
        let Reverse(fewest) = best.borrowed;
        met.note("a station completes a ticket", fewest == 1);
        met.note("two stations do together", fewest == 2);
        met.note("three stations do together", fewest >= 3);
        let as_many = |sum: &&TicketSum| sum.points == best.points;
        met.note(
            "more tickets decide",
            sums.iter().filter(as_many).any(|sum| sum.completed < best.completed),
        );
        met.note("tickets lose points", best.points < 0);
    }
}

/// Whether each of the routes can be lent by another of the stations.
fn can_borrow(position: &Position<'_>, owner: usize, stations: &[usize], routes: &[usize]) -> bool {
    let Some((&route, rest)) = routes.split_first() else { return true };
    (0..stations.len()).any(|place| {
        let mut others = stations.to_vec();
        let city = others.remove(place);
        position.lent_at(city, owner).contains(&route) && can_borrow(position, owner, &others, rest)
    })
}

#[test]
fn the_longest_path_is_the_longest_of_all_paths() {
    let mut met = Met::default();
    let tables = [europe(), usa(), small()].concat();
    watch(&tables, 6, |game, state, place| {
        if place.decision % 13 != 0 && !matches!(state.phase, Phase::Over(_)) {
            return;
        }
        let position = Position::new(game, state);
        for owner in 0..game.seats() {
            compare_path(game, state, place, &position.routes_of(owner), &mut met);
        }
    });
    met.demand(20, &[]);
}

/// Routes of several seats together make more tangled nets than one seat ever has.
#[test]
fn the_longest_path_of_tangled_routes_is_the_longest_of_all_paths() {
    let mut met = Met::default();
    let mut chance = FastChance::new(37);
    for game in [europe(), usa(), small()].concat() {
        let state = game.deal(&mut chance, &mut ());
        for decision in 0..150 {
            // Grown from a city, so that the routes hang together.
            let mut routes: Vec<usize> = Vec::new();
            let mut cities = vec![chance.below(game.board().cities.len() as u32) as usize];
            let position = Position::new(&game, &state);
            for _ in 0..chance.below(14) {
                let near: Vec<usize> = (0..game.board().routes.len())
                    .filter(|route| position.ends(*route).iter().any(|city| cities.contains(city)))
                    .filter(|route| !routes.contains(route))
                    .collect();
                let route = near[chance.below(near.len() as u32) as usize];
                routes.push(route);
                cities.extend(position.ends(route));
            }
            compare_path(&game, &state, Place { seed: 37, decision }, &routes, &mut met);
        }
    }
    met.demand(100, &[]);
}

fn compare_path(game: &Classic, state: &State, place: Place, routes: &[usize], met: &mut Met) {
    let position = Position::new(game, state);
    let set = routes.iter().map(|route| RouteId(*route as u8)).collect();
    let (fast, naive) = (longest_trail(&game.board().network, set), position.longest_path(routes));
    assert!(usize::from(fast) == naive, "{routes:?}: {fast}, but {naive}\n{}", told(game, state, place));
    let all: usize = routes.iter().map(|route| usize::from(game.board().routes[*route].length)).sum();
    let meet = |city: usize| routes.iter().filter(|route| position.ends(**route).contains(&city)).count();
    let odd = (0..game.board().cities.len()).filter(|city| meet(*city) % 2 == 1).count();
    met.note("all routes in one path", naive == all && all > 0);
    met.note("some left out", naive < all);
    met.note("four ends", odd == 4);
    met.note("six ends or more", odd >= 6);
    met.note("a ring", (0..game.board().cities.len()).any(|city| meet(city) >= 3) && odd <= 2);
}

#[test]
fn sheets_and_winners_are_those_of_the_rules() {
    let mut met = Met::default();
    watch(&[europe(), usa()].concat(), 6, |game, state, place| {
        if place.decision % 101 == 0 || matches!(state.phase, Phase::Over(_)) {
            compare_outcome(game, state, place, &mut met);
        }
    });
    watch(&[small(), other_rules()].concat(), 6, |game, state, place| {
        if place.decision % 7 == 0 || matches!(state.phase, Phase::Over(_)) {
            compare_outcome(game, state, place, &mut met);
            compare_outcome(game, &thrown_anew(game, state, place.decision), place, &mut met);
            compare_outcome(game, &levelled(game, state), place, &mut met);
        }
    });
    met.demand(20, &[]);
}

/// A game that isn't over is scored as if it ended there.
fn compare_outcome(game: &Classic, state: &State, place: Place, met: &mut Met) {
    let outcome = outcome_here(game, state, place, Ending::Cars);
    let fast = Ended::of(&outcome);
    let naive = Position::new(game, state).ended();
    assert!(fast == naive, "{fast:?}, but {naive:?}\n{}", told(game, state, place));
    let totals: Vec<i32> =
        naive.sheets.iter().map(|lines| lines.iter().map(|(_, points)| points).sum()).collect();
    let fast_totals: Vec<i32> = outcome.sheets.iter().map(|sheet| sheet.total()).collect();
    assert_eq!(fast_totals, totals);
    let is_end = matches!(state.phase, Phase::Over(_));
    met.note("an end by cars", is_end && outcome.ending == "cars");
    met.note("an end by passes", is_end && outcome.ending == "passes");
    met.note("no tie", naive.tie_break.is_none());
    for broken_by in ["tickets", "stations", "express", "shared"] {
        met.note(broken_by, naive.tie_break == Some(broken_by));
    }
    let with_express = naive.sheets.iter().filter(|lines| lines.contains(&("express", 10))).count();
    met.note("nobody has the Express", with_express == 0);
    met.note("one has the Express", with_express == 1);
    met.note("several have the Express", with_express > 1);
    met.note("a score below zero", totals.iter().any(|total| *total < 0));
    met.note("several winners", naive.winners.len() > 1);
}

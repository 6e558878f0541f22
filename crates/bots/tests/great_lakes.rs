//! Bots at the table of the Great Lakes: legal, quick to decide, and as strong as their level says.

mod table;

use std::collections::BTreeSet;

use bots::{Budget, HasBots, HouseBot, Level};
use engine::{FastChance, Rules, Viewer, playout};
use great_lakes::{Action, GreatLakes};
use table::{play, watch};

fn game(seats: usize) -> GreatLakes {
    GreatLakes::standard(seats).expect("so many can play")
}

#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seats in GreatLakes::FEWEST_SEATS..=GreatLakes::MOST_SEATS {
        table::check_games(&game(seats), 30);
    }
}

#[test]
fn the_driver_beats_chance() {
    table::check_wins(&game(2), Some(Level::Driver), None, 100, 95);
}

#[test]
fn the_trainee_beats_chance() {
    table::check_wins(&game(2), Some(Level::Trainee), None, 100, 90);
}

/// Far below what they win in the arena, so that chance doesn't fail it.
#[test]
fn each_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        table::check_wins(&game(2), Some(pair[1]), Some(pair[0]), 200, 58);
    }
}

/// Plays a game of the strongest level against another bot; says whether it wins.
fn beats(game: &GreatLakes, seed: u64, place: usize, other: HouseBot, iterations: u32) -> bool {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let mut legal = Vec::new();
    while let Some(seat) = playout::actor(game, &state, &mut chance) {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let bot = if seat.index() == place { HouseBot::Level(Level::Stationmaster) } else { other };
        let mut budget = Budget::iterations(iterations);
        let action =
            game.choose(bot, &view, &(), &legal, &mut budget, &mut chance).expect("something is legal");
        assert!(legal.contains(&action), "{action:?} is not legal");
        assert!(budget.spent() <= iterations, "{} iterations", budget.spent());
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    let outcome = game.outcome(&state).expect("nobody may act, so it is over");
    outcome.winners.iter().any(|seat| seat.index() == place)
}

#[test]
fn the_strongest_beats_a_greedy_one_and_keeps_to_its_budget() {
    let game = game(2);
    let wins = (0..10).filter(|seed| beats(&game, *seed, *seed as usize % 2, HouseBot::Greedy, 100)).count();
    assert!(wins >= 9, "{wins} of 10");
}

#[test]
fn advice_is_legal_and_gives_reasons() {
    let game = game(2);
    let mut chance = FastChance::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    let mut legal = Vec::new();
    while let Some(seat) = playout::actor(&game, &state, &mut chance) {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut budget = Budget::iterations(20);
        let advice = game.advise(&view, &(), &legal, &mut budget, &mut chance).expect("there is a choice");
        for opinion in &advice.opinions {
            assert!(legal.contains(&opinion.action) && !opinion.why.is_empty(), "{opinion:?}");
        }
        game.perform(&mut state, seat, advice.opinions[0].action, &mut chance, &mut ());
    }
}

#[test]
fn the_stationmaster_completes_most_of_its_tickets_builds_most_harbours_and_scores_well() {
    let (game, games) = (game(2), 100);
    let (mut won, mut lost, mut harbours, mut points) = (0, 0, 0, 0);
    for seed in 0..games {
        let (state, outcome, _) = play(&game, seed, |_| Some(Level::Stationmaster));
        points += outcome.sheets.iter().map(|sheet| sheet.total()).sum::<i32>();
        for seat in game.all_seats() {
            let own = state.of(seat);
            let completed = great_lakes::ticket_score(&game, &state, seat).completed;
            won += completed.len();
            lost += (own.tickets - completed).len();
            harbours += own.harbours.len();
        }
    }
    let seats = 2 * games;
    assert!(won > 4 * lost, "{won} tickets completed, {lost} not");
    assert!(harbours as u64 * 10 >= 24 * seats, "{harbours} harbours of {seats} seats");
    let average = points / seats as i32;
    assert!(average >= 140, "{average} points on average");
}

/// The pieces follow from the tickets: not everyone chooses the same.
#[test]
fn the_driver_chooses_its_pieces_by_its_tickets_and_the_trainee_takes_what_is_suggested() {
    let game = game(2);
    let chosen = |level: Level| -> BTreeSet<u8> {
        let actions = (0..10).flat_map(|seed| play(&game, seed, |_| Some(level)).2);
        actions
            .filter_map(|action| if let Action::Pieces(trains) = action { Some(trains) } else { None })
            .collect()
    };
    assert_eq!(chosen(Level::Trainee), BTreeSet::from([game.board().pieces.suggested_trains]));
    let driver = chosen(Level::Driver);
    assert!(driver.len() >= 5, "they all choose much the same: {driver:?}");
}

#[test]
fn the_driver_lays_no_more_wilds_for_a_harbour_than_it_must() {
    let (game, mut built) = (game(2), 0);
    for seed in 0..30 {
        watch(
            &game,
            seed,
            |_| Some(Level::Driver),
            |state, seat, action| {
                let Action::Harbour { city, payment } = action else { return };
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let fewer = |other: &Action| {
                    matches!(other, Action::Harbour { city: there, payment: other }
                if *there == city && other.wild < payment.wild)
                };
                assert!(!legal.iter().any(fewer), "seed {seed}: {action:?}");
                built += 1;
            },
        );
    }
    assert!(built > 100, "{built} harbours");
}

/// An exchange costs a turn and points, so it must bring routes: what it asks for is laid.
#[test]
fn the_stationmaster_exchanges_seldom_and_then_uses_what_it_got() {
    let (game, games) = (game(2), 150);
    let (mut exchanges, mut used) = (0, 0);
    for seed in 0..games {
        let mut got = Vec::new();
        let (state, _, _) = watch(
            &game,
            seed,
            |_| Some(Level::Stationmaster),
            |_, seat, action| {
                if let Action::Exchange { give, count } = action {
                    got.push((seat, give.other(), count));
                }
            },
        );
        for (seat, kind, count) in got {
            exchanges += 1;
            // With fewer left than it took it has laid more than it had.
            used += u64::from(state.of(seat).of_kind(kind).0 < count);
        }
    }
    assert!(exchanges > 0 && exchanges < games, "{exchanges} exchanges");
    assert!(10 * used >= 7 * exchanges, "{used} of {exchanges} exchanges were used");
}

#[test]
fn the_same_chance_brings_the_same_game() {
    table::check_repetition(&game(3));
}

#[test]
fn a_choice_depends_on_the_view_alone() {
    table::check_sight(&game(3));
}

#[test]
fn nothing_is_chosen_where_nothing_is_legal_and_a_stranger_still_chooses_something() {
    table::check_strangers(&game(2));
}

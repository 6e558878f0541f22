//! Bots at the table of Europe: legal, quick to decide, and as strong as their level says.

mod table;

use std::sync::Arc;

use bots::{Budget, HasBots, HouseBot, Level};
use classic::{Action, Board, Classic, First, Phase, State};
use engine::{FastChance, Rules, Seat, Viewer, playout};
use table::play;

fn game(seats: usize) -> Classic {
    Classic::standard(seats).expect("so many can play")
}

#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seats in 2..=5 {
        table::check_games(&game(seats), 30);
    }
}

/// With five seats the hands may hold nearly all cards. In game 60 the two locomotives that were
/// left turned every tunnel down, and everyone tried again for ever.
#[test]
fn games_end_though_nearly_all_cards_are_held() {
    let game = game(5);
    for seed in 50..70 {
        let mut chance = FastChance::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            step += 1;
            assert!(step < 1000, "the game of seed {seed} does not end");
            let (view, mut own) =
                (game.view(&state, Viewer::Seat(seat)), FastChance::new(seed * 1000 + step));
            let action = game
                .choose(Level::Driver.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut own)
                .expect("something is legal");
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
}

/// A board of one's own that asks for more tickets than Europe does: quick players of imagined games keep
/// to that as well.
#[test]
fn the_strongest_keeps_to_the_rules_of_a_board_of_ones_own() {
    let rules = "
        [rules]
        dealt_tickets = 4
        opening_keep = 4
        drawn_tickets = 4
        drawn_keep = 3";
    let europe = include_str!("../../classic/boards/europe.toml");
    let board = Board::parse(&format!("{europe}{rules}")).expect("such rules are allowed");
    let game = Classic::new(Arc::new(board), 3, First::Random).expect("three can play");
    let mut chance = FastChance::new(0);
    let mut state = game.deal(&mut chance, &mut ());
    while let Some(seat) = playout::actor(&game, &state, &mut chance) {
        let (_, action, _) = think(&game, &state, seat, &mut chance);
        game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it is legal");
    }
}

/// So few iterations that a test is quick, and so many that candidates drop out.
const FEW: u32 = 60;

/// What may be done, and what the strongest chooses with few iterations.
fn think(game: &Classic, state: &State, seat: Seat, chance: &mut FastChance) -> (Vec<Action>, Action, u32) {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let (view, mut budget) = (game.view(state, Viewer::Seat(seat)), Budget::iterations(FEW));
    let chosen = game.choose(Level::Stationmaster.into(), &view, &(), &legal, &mut budget, chance);
    (legal, chosen.expect("something is legal"), budget.spent())
}

/// Plays a game with the strongest at one place and another bot at the rest, and shows each position in
/// which the strongest is to decide; its share of the win.
fn with_strongest(
    seats: usize,
    seed: u64,
    rest: Level,
    mut see: impl FnMut(&Classic, &State, Seat, u64),
) -> f64 {
    let game = game(seats);
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let place = seed as usize % seats;
    let mut step = 0;
    while let Some(seat) = playout::actor(&game, &state, &mut chance) {
        step += 1;
        let mut own = FastChance::new(seed << 32 | step);
        let action = if seat.index() == place {
            see(&game, &state, seat, step);
            think(&game, &state, seat, &mut own).1
        } else {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            game.choose(rest.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut own)
                .expect("something is legal")
        };
        game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("a bot does what is legal");
    }
    let winners = game.outcome(&state).expect("nobody may act, so it is over").winners;
    match winners.iter().any(|seat| seat.index() == place) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    }
}

#[test]
fn the_weakest_beats_random() {
    table::check_wins(&game(2), Some(Level::Trainee), None, 100, 90);
}

#[test]
fn a_fireman_beats_a_trainee() {
    table::check_wins(&game(2), Some(Level::Fireman), Some(Level::Trainee), 100, 75);
}

#[test]
fn a_driver_beats_a_fireman() {
    table::check_wins(&game(2), Some(Level::Driver), Some(Level::Fireman), 200, 60);
}

#[test]
fn a_stationmaster_beats_a_fireman() {
    let games = 20;
    let won: f64 = (0..games).map(|seed| with_strongest(2, seed, Level::Fireman, |_, _, _, _| {})).sum();
    assert!(won >= 0.6 * games as f64, "{won} of {games}");
}

#[test]
fn the_strongest_keeps_to_its_budget_to_its_view_and_to_what_its_chance_says() {
    for seats in [2, 4] {
        with_strongest(seats, 3, Level::Driver, |game, state, seat, step| {
            let (legal, chosen, spent) = think(game, state, seat, &mut FastChance::new(step));
            assert!(legal.contains(&chosen) && spent <= FEW, "{chosen:?} after {spent}");
            assert_eq!(think(game, state, seat, &mut FastChance::new(step)), (legal.clone(), chosen, spent));
            let view = game.view(state, Viewer::Seat(seat));
            let imagined =
                game.imagine(&view, &mut FastChance::new(step)).expect("a true view can be imagined");
            assert_eq!(think(game, &imagined, seat, &mut FastChance::new(step)), (legal, chosen, spent));
        });
    }
}

#[test]
fn time_that_is_up_ends_a_search() {
    let game = game(2);
    let mut chance = FastChance::new(1);
    let state = game.deal(&mut chance, &mut ());
    let seat = playout::actor(&game, &state, &mut chance).expect("somebody begins");
    let (mut legal, view) = (Vec::new(), game.view(&state, Viewer::Seat(seat)));
    game.legal(&state, seat, &mut legal);
    let mut budget = Budget::iterations(1_000_000).until(&|| true);
    let chosen = game.choose(Level::Stationmaster.into(), &view, &(), &legal, &mut budget, &mut chance);
    assert!(chosen.is_some_and(|action| legal.contains(&action)));
    assert_eq!(budget.spent(), 0);
    assert!(Classic::iterations(HouseBot::Level(Level::Stationmaster)) > 0);
}

/// A clock is looked at in the middle of imagined games too.
#[test]
fn an_imagined_game_is_left_when_time_is_up() {
    let game = game(2);
    let mut chance = FastChance::new(1);
    let state = game.deal(&mut chance, &mut ());
    let seat = playout::actor(&game, &state, &mut chance).expect("somebody begins");
    let (mut legal, view) = (Vec::new(), game.view(&state, Viewer::Seat(seat)));
    game.legal(&state, seat, &mut legal);
    let asked = std::cell::Cell::new(0);
    let is_up = || {
        asked.set(asked.get() + 1);
        asked.get() > 10
    };
    let mut budget = Budget::iterations(1000).until(&is_up);
    let chosen = game.choose(Level::Stationmaster.into(), &view, &(), &legal, &mut budget, &mut chance);
    assert!(chosen.is_some_and(|action| legal.contains(&action)));
    assert_eq!(budget.spent(), 1, "the first game has more than forty decisions");
}

/// Two or three imagined games say nothing: then the first thought counts.
#[test]
fn the_strongest_does_not_trust_a_handful_of_games() {
    with_strongest(3, 5, Level::Driver, |game, state, seat, step| {
        let (mut legal, view) = (Vec::new(), game.view(state, Viewer::Seat(seat)));
        game.legal(state, seat, &mut legal);
        let choose = |iterations: u32| {
            let mut budget = Budget::iterations(iterations);
            game.choose(
                Level::Stationmaster.into(),
                &view,
                &(),
                &legal,
                &mut budget,
                &mut FastChance::new(step),
            )
        };
        assert_eq!(choose(8), choose(0));
    });
}

/// A bot drops what looks worse; advice tries all as often, or its figures could not be compared.
#[test]
fn thorough_advice_tries_all_as_often() {
    with_strongest(2, 4, Level::Driver, |game, state, seat, step| {
        let (mut legal, view) = (Vec::new(), game.view(state, Viewer::Seat(seat)));
        game.legal(state, seat, &mut legal);
        let mut budget = Budget::iterations(200).thorough();
        let advice = game.advise(&view, &(), &legal, &mut budget, &mut FastChance::new(step));
        let opinions = advice.expect("there is something to choose").opinions;
        let tried = |opinion: &bots::Opinion<Action>| {
            opinion.why.iter().find(|why| why.key == "bots-rails-tried").cloned()
        };
        let first = tried(&opinions[0]);
        assert!(opinions.len() < 2 || first.is_some(), "{opinions:?}");
        assert!(opinions.iter().all(|opinion| tried(opinion) == first), "{opinions:?}");
    });
}

#[test]
fn advice_is_legal_and_says_why() {
    let mut keys = std::collections::BTreeSet::new();
    for seed in 0..3 {
        with_strongest(2, seed, Level::Driver, |game, state, seat, step| {
            let (mut legal, view) = (Vec::new(), game.view(state, Viewer::Seat(seat)));
            game.legal(state, seat, &mut legal);
            let mut budget = Budget::iterations(FEW);
            let advice = game.advise(&view, &(), &legal, &mut budget, &mut FastChance::new(step));
            let advice = advice.expect("there is something to choose");
            // Where there is little to choose, advice looks at more than a bot does.
            if matches!(view.phase, Phase::Opening | Phase::Tickets) {
                assert_eq!(advice.opinions[0].action, think(game, state, seat, &mut FastChance::new(step)).1);
            }
            assert!(legal.len() < 4 || advice.opinions.len() >= 4, "{:?}", advice.opinions);
            for opinion in &advice.opinions {
                assert!(legal.contains(&opinion.action), "{:?} is not legal", opinion.action);
                assert!(!opinion.why.is_empty(), "{:?} for no reason", opinion.action);
                keys.extend(opinion.why.iter().map(|why| why.key.to_string()));
            }
        });
    }
    for key in ["last", "planned", "points", "wanted", "blind", "fits", "tried", "time"] {
        assert!(keys.contains(&format!("bots-rails-{key}")), "{key} is never a reason");
    }
}

#[test]
fn a_driver_completes_most_of_its_tickets_and_scores_well() {
    let (game, games) = (game(2), 100);
    let (mut won, mut lost, mut best) = (0, 0, 0);
    for seed in 0..games {
        let (state, outcome, _) = play(&game, seed, |_| Some(Level::Driver));
        best += outcome.sheets.iter().map(|sheet| sheet.total()).max().unwrap_or(0);
        for seat in game.all_seats() {
            let completed = classic::ticket_score(&game, &state, seat).completed;
            for id in state.of(seat).tickets.iter() {
                let points = u32::from(game.board().ticket(id).points);
                *(if completed.contains(id) { &mut won } else { &mut lost }) += points;
            }
        }
    }
    assert!(won > 4 * lost, "{won} points won with tickets, {lost} lost");
    let average = best / games as i32;
    assert!(average >= 110, "the winner has {average} points on average");
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

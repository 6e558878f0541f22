//! Bots at the table of the Great Lakes: legal, quick to decide, and as strong as their level says.

mod table;

use bots::{Level, Plays};
use engine::{Quick, Rules, Viewer, playout};
use great_lakes::{Action, GreatLakes, Phase};
use table::{play, wins};

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
fn fair_beats_random() {
    let wins = wins(&game(2), Some(Level::Fair), None, 100);
    assert!(wins >= 95, "{wins} of 100");
}

#[test]
fn easy_beats_random() {
    let wins = wins(&game(2), Some(Level::Easy), None, 100);
    assert!(wins >= 90, "{wins} of 100");
}

#[test]
fn fair_beats_easy_in_three_of_four_games() {
    let wins = wins(&game(2), Some(Level::Fair), Some(Level::Easy), 200);
    assert!(wins >= 75, "{wins} of 100");
}

#[test]
fn fair_completes_most_of_its_tickets_builds_most_harbours_and_scores_well() {
    let (game, games) = (game(2), 100);
    let (mut won, mut lost, mut harbours, mut points) = (0, 0, 0, 0);
    for seed in 0..games {
        let (state, outcome, _) = play(&game, seed, |_| Some(Level::Fair));
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
    assert!(average >= 130, "{average} points on average");
}

/// The pieces follow from the tickets: who has more to do on the water takes more ships.
#[test]
fn fair_chooses_its_pieces_by_its_tickets_and_easy_takes_what_is_suggested() {
    let game = game(2);
    let suggested = game.board().pieces.suggested_trains;
    let mut chosen = Vec::new();
    for seed in 0..20 {
        let mut chance = Quick::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let mut choose =
                |level| game.choose(level, &view, &(), &legal, &mut chance).expect("something is legal");
            let action = choose(Level::Fair);
            match state.phase {
                Phase::Opening => {}
                Phase::Pieces => {
                    assert_eq!(choose(Level::Easy), Action::Pieces(suggested));
                    chosen.push(action);
                }
                _ => break,
            }
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
    assert_eq!(chosen.len(), 40);
    let on = |most: std::ops::RangeInclusive<u8>| {
        chosen.iter().filter(|action| matches!(action, Action::Pieces(n) if most.contains(n))).count()
    };
    assert!(on(18..=24) >= 4 && on(28..=33) >= 4, "{chosen:?}");
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

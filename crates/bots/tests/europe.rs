//! Bots at the table of Europe: legal, quick to decide, and as strong as their level says.

mod table;

use bots::{Budget, Level, Plays};
use engine::{Quick, Rules, Viewer, playout};
use europe::Europe;
use table::play;

fn game(seats: usize) -> Europe {
    Europe::standard(seats).expect("so many can play")
}

#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seats in Europe::FEWEST_SEATS..=Europe::MOST_SEATS {
        table::check_games(&game(seats), 30);
    }
}

/// With five seats the hands may hold nearly all cards. In game 60 the two locomotives that were
/// left turned every tunnel down, and everyone tried again for ever.
#[test]
fn games_end_though_nearly_all_cards_are_held() {
    let game = game(5);
    for seed in 50..70 {
        let mut chance = Quick::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            step += 1;
            assert!(step < 1000, "the game of seed {seed} does not end");
            let (view, mut own) = (game.view(&state, Viewer::Seat(seat)), Quick::new(seed * 1000 + step));
            let action = game
                .choose(Level::Driver.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut own)
                .expect("something is legal");
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
}

#[test]
fn fair_beats_random() {
    table::check_wins(&game(2), Some(Level::Driver), None, 100, 95);
}

#[test]
fn easy_beats_random() {
    table::check_wins(&game(2), Some(Level::Trainee), None, 100, 90);
}

#[test]
fn fair_beats_easy_in_clearly_more_than_half_of_the_games() {
    table::check_wins(&game(2), Some(Level::Driver), Some(Level::Trainee), 200, 65);
}

#[test]
fn fair_completes_most_of_its_tickets_and_scores_well() {
    let (game, games) = (game(2), 100);
    let (mut won, mut lost, mut best) = (0, 0, 0);
    for seed in 0..games {
        let (state, outcome, _) = play(&game, seed, |_| Some(Level::Driver));
        best += outcome.sheets.iter().map(|sheet| sheet.total()).max().unwrap_or(0);
        for seat in game.all_seats() {
            let completed = europe::ticket_score(&game, &state, seat).completed;
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

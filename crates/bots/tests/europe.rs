//! Bots at the table of Europe: legal, quick to decide, and as strong as their level says.

use bots::{Level, Plays};
use engine::{Outcome, Quick, Rules, Seat, Viewer, playout};
use europe::{Action, Europe, State};

/// Who plays: a bot, or someone who does anything.
type Who = Option<Level>;

/// More decisions than any game takes.
const LIMIT: u32 = 5000;

fn game(seats: usize) -> Europe {
    Europe::standard(seats).expect("so many can play")
}

/// Plays a game to its end, and checks every choice on the way.
fn play(game: &Europe, seed: u64, who: impl Fn(Seat) -> Who) -> (State, Outcome, Vec<Action>) {
    let mut chance = Quick::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let (mut legal, mut actions) = (Vec::new(), Vec::new());
    for _ in 0..LIMIT {
        let Some(seat) = playout::actor(game, &state, &mut chance) else {
            let outcome = game.outcome(&state).expect("nobody may act, so it is over");
            return (state, outcome, actions);
        };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = match who(seat) {
            None => game.pick(&state, seat, &mut chance),
            Some(level) => {
                let view = game.view(&state, Viewer::Seat(seat));
                game.choose(level, &view, &(), &legal, &mut chance)
            }
        };
        let action = action.expect("something is legal");
        assert!(legal.contains(&action), "seed {seed}: {action:?} is not legal");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
        actions.push(action);
    }
    panic!("the game of seed {seed} does not end");
}

/// How many games of two out of a hundred the first wins, with seats swapped every other game; a
/// shared win is half a win.
fn wins(one: Who, other: Who, games: u64) -> u64 {
    let game = game(2);
    let won: u64 = (0..games)
        .map(|seed| {
            let place = seed as usize % 2;
            let who = |seat: Seat| if seat.index() == place { one } else { other };
            let (_, outcome, _) = play(&game, seed, who);
            let winner = outcome.winners.iter().any(|seat| seat.index() == place);
            if winner { 2 / outcome.winners.len() as u64 } else { 0 }
        })
        .sum();
    won * 50 / games
}

#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seats in Europe::FEWEST_SEATS..=Europe::MOST_SEATS {
        let game = game(seats);
        for seed in 0..30 {
            let mixed = |seat: Seat| match (seat.index() as u64 + seed) % 5 {
                0 | 2 => Some(Level::Fair),
                1 | 3 => Some(Level::Easy),
                _ => None,
            };
            play(&game, seed, mixed);
            let alike = if seed % 2 == 0 { Level::Easy } else { Level::Fair };
            play(&game, seed, |_| Some(alike));
        }
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
            let action = game.choose(Level::Fair, &view, &(), &legal, &mut own).expect("something is legal");
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
}

#[test]
fn fair_beats_random() {
    let wins = wins(Some(Level::Fair), None, 100);
    assert!(wins >= 95, "{wins} of 100");
}

#[test]
fn easy_beats_random() {
    let wins = wins(Some(Level::Easy), None, 100);
    assert!(wins >= 90, "{wins} of 100");
}

#[test]
fn fair_beats_easy_in_clearly_more_than_half_of_the_games() {
    let wins = wins(Some(Level::Fair), Some(Level::Easy), 200);
    assert!(wins >= 65, "{wins} of 100");
}

#[test]
fn fair_completes_most_of_its_tickets_and_scores_well() {
    let (game, games) = (game(2), 100);
    let (mut won, mut lost, mut best) = (0, 0, 0);
    for seed in 0..games {
        let (state, outcome, _) = play(&game, seed, |_| Some(Level::Fair));
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
    for level in Level::ALL {
        let game = game(3);
        let [(_, _, one), (_, _, other)] = [7, 7].map(|seed| play(&game, seed, |_| Some(level)));
        assert_eq!(one, other);
    }
}

/// What a bot can't know makes no difference: in a state imagined from its view it chooses the same.
#[test]
fn a_choice_depends_on_the_view_alone() {
    let game = game(3);
    for seed in 0..6 {
        let mut chance = Quick::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let chosen = |state: &State, level: Level| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let view = game.view(state, Viewer::Seat(seat));
                game.choose(level, &view, &(), &legal, &mut Quick::new(step)).expect("something is legal")
            };
            let view = game.view(&state, Viewer::Seat(seat));
            let imagined = game.imagine(&view, &mut chance).expect("a true view can be imagined");
            for level in Level::ALL {
                assert_eq!(chosen(&state, level), chosen(&imagined, level));
            }
            let level = if seat.index() == 0 { Level::Easy } else { Level::Fair };
            let action = chosen(&state, level);
            game.perform(&mut state, seat, action, &mut chance, &mut ());
            step += 1;
        }
    }
}

#[test]
fn nothing_is_chosen_where_nothing_is_legal_and_a_stranger_still_chooses_something() {
    let game = game(2);
    let mut chance = Quick::new(1);
    let state = game.deal(&mut chance, &mut ());
    let view = game.view(&state, Viewer::Spectator);
    let mut legal = Vec::new();
    assert_eq!(game.choose(Level::Fair, &view, &(), &legal, &mut chance), None);
    game.legal(&state, state.turn, &mut legal);
    let chosen = game.choose(Level::Fair, &view, &(), &legal, &mut chance);
    assert!(chosen.is_some_and(|action| legal.contains(&action)));
}

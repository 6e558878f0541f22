//! Bots at the table of Switch & Signal: legal, done with every turn, and as strong as their level says.

use bots::{Budget, Level, Plays};
use engine::{Quick, Rules, Seat, Viewer, playout};
use switch_signal::{Action, Board, Departures, OWN, Options, Placement, State, SwitchSignal};

/// Who plays: a bot, or someone who does anything.
type Who = Option<Level>;

/// More decisions than any game takes.
const LIMIT: u32 = 3000;

fn game(board: &str, seats: usize, options: Options) -> SwitchSignal {
    let board = Board::own(board).expect("it is one of ours");
    SwitchSignal::new(board, seats, options).expect("so many can play, with such options")
}

/// As easy as a table can be laid.
fn easy() -> Options {
    Options { removed: 0, time: SwitchSignal::TIME[1], ..Options::default() }
}

/// Plays a game to its end, and checks every choice on the way.
fn play(game: &SwitchSignal, seed: u64, who: impl Fn(Seat) -> Who) -> (State, Vec<Action>) {
    let mut chance = Quick::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let (mut legal, mut actions) = (Vec::new(), Vec::new());
    for _ in 0..LIMIT {
        let Some(seat) = playout::actor(game, &state, &mut chance) else {
            assert!(game.outcome(&state).is_some(), "nobody may act, so it is over");
            return (state, actions);
        };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = match who(seat) {
            None => game.pick(&state, seat, &mut chance),
            Some(level) => {
                let view = game.view(&state, Viewer::Seat(seat));
                game.choose(level.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut chance)
            }
        };
        let action = action.expect("something is legal");
        assert!(legal.contains(&action), "seed {seed}: {action:?} is not legal");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
        actions.push(action);
    }
    panic!("the game of seed {seed} does not end");
}

/// How many of some easy games, half of them on each board, a team of two wins, and how many goods it
/// brings to port in all.
fn success(who: Who, games: u64) -> (u64, u64) {
    let (mut won, mut goods) = (0, 0);
    for seed in 0..games {
        let game = game(OWN[seed as usize % OWN.len()], 2, easy());
        let (state, _) = play(&game, seed, |_| who);
        won += u64::from(game.outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty()));
        goods += u64::from(game.goods_arrived(&state));
    }
    (won, goods)
}

/// Every board, number of seats and option has its game.
#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seed in 0..18 {
        let pick = |number: usize, step: usize| seed as usize / step % number;
        let options = Options {
            placement: Placement::ALL[pick(3, 2)],
            departures: Departures::ALL[pick(3, 1)],
            removed: [0, 3, 6][pick(3, 3)],
            extra_signal: pick(2, 2) == 1,
            ten_goods: pick(2, 4) == 1,
            ..Options::default()
        };
        let game = game(OWN[pick(2, 1)], 2 + pick(3, 2), options);
        let mixed = |seat: Seat| match (seat.index() as u64 + seed) % 3 {
            0 => Some(Level::Driver),
            1 => Some(Level::Trainee),
            _ => None,
        };
        play(&game, seed, mixed);
        play(&game, seed, |_| Some(if seed % 4 == 0 { Level::Driver } else { Level::Trainee }));
    }
}

#[test]
fn fair_wins_a_good_part_of_easy_games_easy_some_and_random_none() {
    let [(random_won, random), (easy_won, easy), (fair_won, fair)] =
        [None, Some(Level::Trainee), Some(Level::Driver)].map(|who| success(who, 20));
    assert!(fair_won >= 8, "{fair_won} of 20");
    assert!(fair_won > easy_won, "fair won {fair_won}, easy {easy_won}");
    assert!(easy_won > random_won, "easy won {easy_won}, random {random_won}");
    assert!(fair > easy + 10, "fair brought {fair} goods, easy {easy}");
    assert!(easy > random + 40, "easy brought {easy} goods, random {random}");
}

#[test]
fn the_same_chance_brings_the_same_game() {
    for board in OWN {
        let game = game(board, 3, Options::default());
        for level in Level::ALL {
            let [(_, one), (_, other)] = [7, 7].map(|seed| play(&game, seed, |_| Some(level)));
            assert_eq!(one, other);
        }
    }
}

/// Nothing is hidden, so all that a bot may not know is what chance will bring: in a position imagined
/// from its view it chooses the same, and so does whoever else looks.
#[test]
fn a_choice_depends_on_the_view_alone() {
    for board in OWN {
        let game = game(board, 2, Options::default());
        let mut chance = Quick::new(5);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let chosen = |state: &State, viewer: Viewer, level: Level| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let view = game.view(state, viewer);
                game.choose(
                    level.into(),
                    &view,
                    &(),
                    &legal,
                    &mut Budget::iterations(0),
                    &mut Quick::new(step),
                )
                .expect("something is legal")
            };
            let view = game.view(&state, Viewer::Seat(seat));
            let imagined = game.imagine(&view, &mut chance).expect("a true view can be imagined");
            let action = chosen(&state, Viewer::Seat(seat), Level::Trainee);
            assert_eq!(action, chosen(&imagined, Viewer::Spectator, Level::Trainee));
            game.perform(&mut state, seat, action, &mut chance, &mut ());
            step += 1;
        }
    }
}

#[test]
fn nothing_is_chosen_where_nothing_is_legal() {
    let game = game(OWN[0], 2, Options::default());
    let mut chance = Quick::new(1);
    let state = game.deal(&mut chance, &mut ());
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!(
        game.choose(Level::Driver.into(), &view, &(), &[], &mut Budget::iterations(0), &mut chance),
        None
    );
}

/// The dispatcher it hardly ever needs: most runs end in a city anyway.
#[test]
fn fair_calls_helpers_in() {
    for board in OWN {
        let game = game(board, 2, easy());
        let used = (0..8).fold(0, |used: u8, seed| used | play(&game, seed, |_| Some(Level::Driver)).0.used);
        assert!(used.count_ones() >= 2, "{board}: {used:b}");
    }
}

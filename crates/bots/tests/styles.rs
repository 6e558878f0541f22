//! The yardsticks at the table of Europe: legal, seeing no more than their view, and each true to its
//! kind.

use bots::{Budget, HasBots, HouseBot, Style};
use classic::{Action, Classic, State};
use engine::{FastChance, Outcome, Rules, Seat, Viewer, playout};

/// More decisions than any game takes.
const LIMIT: u32 = 3000;

fn game(seats: usize) -> Classic {
    Classic::standard(seats).expect("so many can play")
}

fn yardsticks() -> impl Iterator<Item = HouseBot> {
    Style::ALL.into_iter().map(HouseBot::Style).chain([HouseBot::Greedy])
}

fn legal(game: &Classic, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal
}

/// What a bot chooses, which has to be legal.
fn choose(game: &Classic, state: &State, seat: Seat, bot: HouseBot, chance: &mut FastChance) -> Action {
    let (view, legal) = (game.view(state, Viewer::Seat(seat)), legal(game, state, seat));
    let chosen = game.choose(bot, &view, &(), &legal, &mut Budget::iterations(0), chance);
    let action = chosen.expect("something is legal");
    assert!(legal.contains(&action), "{action:?} is not legal");
    action
}

/// Plays a game to its end, and shows each choice before it is carried out.
fn watch(
    game: &Classic,
    seed: u64,
    who: impl Fn(Seat) -> HouseBot,
    mut see: impl FnMut(&State, Seat, Action),
) -> (State, Outcome) {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..LIMIT {
        let Some(seat) = playout::actor(game, &state, &mut chance) else {
            let outcome = game.outcome(&state).expect("nobody may act, so it is over");
            return (state, outcome);
        };
        let action = choose(game, &state, seat, who(seat), &mut chance);
        see(&state, seat, action);
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    panic!("the game of seed {seed} does not end");
}

/// What a bot did in games against itself.
#[derive(Default)]
struct Totals {
    routes: usize,
    cars: u32,
    kept_at_first: usize,
    tickets: usize,
    completed: usize,
    /// How often it drew tickets, and how often though others were not done.
    draws: u32,
    draws_with_some_undone: u32,
    stations: u32,
}

fn totals(bot: HouseBot, seats: usize, games: u64) -> Totals {
    let game = game(seats);
    let mut totals = Totals::default();
    for seed in 0..games {
        let (state, _) = watch(
            &game,
            seed,
            |_| bot,
            |state, seat, action| match action {
                Action::Keep(tickets) if state.of(seat).tickets.is_empty() => {
                    totals.kept_at_first += tickets.len()
                }
                Action::Tickets => {
                    totals.draws += 1;
                    let done = classic::ticket_score(&game, state, seat).completed;
                    totals.draws_with_some_undone += u32::from(done != state.of(seat).tickets);
                }
                Action::Station { .. } => totals.stations += 1,
                _ => {}
            },
        );
        for seat in game.all_seats() {
            let own = state.of(seat);
            totals.routes += own.routes.len();
            totals.cars += u32::from(game.board().pieces.cars - own.cars);
            totals.tickets += own.tickets.len();
            totals.completed += classic::ticket_score(&game, &state, seat).completed.len();
        }
    }
    totals
}

/// In how many of a hundred games of two one bot wins, each deal played twice with seats swapped.
fn wins(one: HouseBot, other: HouseBot, games: u64) -> u64 {
    let game = game(2);
    let won = (0..games).filter(|seed| {
        let place = *seed as usize % 2;
        let who = |seat: Seat| if seat.index() == place { one } else { other };
        let (_, outcome) = watch(&game, seed / 2, who, |_, _, _| {});
        outcome.winners.iter().all(|seat| seat.index() == place)
    });
    won.count() as u64 * 100 / games
}

#[test]
fn europe_has_every_bot() {
    assert!(HouseBot::all().all(Classic::has));
}

/// With five seats the hands may hold nearly all cards, and tunnels fail again and again.
#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seats in 2..=5 {
        let game = game(seats);
        let bots: Vec<HouseBot> = yardsticks().chain([HouseBot::Random]).collect();
        for seed in 0..24 {
            watch(&game, seed, |seat| bots[(seat.index() + seed as usize) % bots.len()], |_, _, _| {});
        }
        for bot in yardsticks() {
            for seed in 0..8 {
                watch(&game, seed, |_| bot, |_, _, _| {});
            }
        }
    }
}

#[test]
fn the_same_chance_brings_the_same_game() {
    for bot in yardsticks() {
        let [one, other] = [7, 7].map(|seed| {
            let mut actions = Vec::new();
            watch(&game(3), seed, |_| bot, |_, _, action| actions.push(action));
            actions
        });
        assert_eq!(one, other);
    }
}

#[test]
fn a_choice_depends_on_the_view_alone() {
    let game = game(3);
    for seed in 0..6 {
        let (mut chance, mut step) = (FastChance::new(seed), 0);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let view = game.view(&state, Viewer::Seat(seat));
            let imagined = game.imagine(&view, &mut chance).expect("a true view can be imagined");
            let chosen: Vec<Action> = yardsticks()
                .map(|bot| {
                    let [real, other] = [&state, &imagined]
                        .map(|state| choose(&game, state, seat, bot, &mut FastChance::new(step)));
                    assert_eq!(real, other, "{bot:?}");
                    real
                })
                .collect();
            let action = chosen[(seat.index() + seed as usize) % chosen.len()];
            game.perform(&mut state, seat, action, &mut chance, &mut ());
            step += 1;
        }
    }
}

#[test]
fn nothing_is_chosen_where_nothing_is_legal_and_a_stranger_still_chooses_something() {
    let (game, mut chance) = (game(2), FastChance::new(1));
    let state = game.deal(&mut chance, &mut ());
    let view = game.view(&state, Viewer::Spectator);
    let seat = playout::actor(&game, &state, &mut chance).expect("somebody begins");
    let legal = legal(&game, &state, seat);
    for bot in yardsticks() {
        let mut choose =
            |legal: &[Action]| game.choose(bot, &view, &(), legal, &mut Budget::iterations(0), &mut chance);
        assert_eq!(choose(&[]), None);
        assert!(choose(&legal).is_some_and(|action| legal.contains(&action)));
    }
}

#[test]
fn all_beat_random_and_the_styles_beat_greedy() {
    for bot in yardsticks() {
        assert!(wins(bot, HouseBot::Random, 40) >= 95, "{bot:?}");
    }
    for style in Style::ALL {
        assert!(wins(HouseBot::Style(style), HouseBot::Greedy, 40) >= 80, "{style:?}");
    }
}

#[test]
fn each_style_is_true_to_its_kind() {
    let games = 40;
    let [long, step, hungry, path] = Style::ALL.map(|style| totals(HouseBot::Style(style), 2, games));
    let seats = 2 * games as usize;

    let length = |totals: &Totals| f64::from(totals.cars) / totals.routes as f64;
    let others = [&step, &hungry, &path].map(length);
    assert!(others.iter().all(|other| length(&long) > other + 0.2), "{} and {others:?}", length(&long));
    assert_eq!((long.kept_at_first, long.draws), (2 * seats, 0), "it keeps the fewest and never draws more");

    assert_eq!(step.kept_at_first, 2 * seats, "it keeps the fewest");
    assert!(step.draws > 0 && step.draws_with_some_undone == 0, "it does one ticket after the other");

    let [many, some] = [&hungry, &path].map(|totals| totals.tickets);
    assert!(2 * many > 3 * some, "{many} tickets and {some}");
    assert!(hungry.draws_with_some_undone > 0, "it draws more before it has done those it has");

    assert_eq!(path.draws, 0, "it does the tickets it was dealt");
    assert!(10 * path.completed >= 9 * path.tickets, "{} of {}", path.completed, path.tickets);
}

#[test]
fn where_it_is_crowded_they_build_stations() {
    for style in Style::ALL {
        let stations = totals(HouseBot::Style(style), 5, 12).stations;
        assert!(stations > 0, "{style:?}");
    }
}

#[test]
fn greedy_never_draws_where_it_can_claim_and_keeps_the_fewest_tickets() {
    let game = game(3);
    for seed in 0..10 {
        let (state, _) = watch(
            &game,
            seed,
            |_| HouseBot::Greedy,
            |state, seat, action| {
                let can_claim =
                    legal(&game, state, seat).iter().any(|action| matches!(action, Action::Claim { .. }));
                let draws = matches!(action, Action::Take(_) | Action::Blind | Action::Tickets);
                assert!(!(can_claim && draws), "{action:?}");
            },
        );
        assert!(game.all_seats().all(|seat| state.of(seat).tickets.len() == 2));
    }
}

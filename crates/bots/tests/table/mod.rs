//! A table of bots, and what must hold at it in every game.

use std::fmt::Debug;

use bots::{Budget, HasBots, Level};
use engine::{FastChance, Outcome, Seat, Viewer, playout};

/// A game whose bots keep nothing in mind.
pub trait Game: HasBots<Memory = (), Action: PartialEq + Debug + Copy> {}
impl<G: HasBots<Memory = (), Action: PartialEq + Debug + Copy>> Game for G {}

/// Who plays: a bot, or someone who does anything.
pub type Who = Option<Level>;

/// More decisions than any game takes.
const LIMIT: u32 = 5000;

/// What may be done, and what a bot of this level chooses.
fn choose<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    level: Level,
    chance: &mut FastChance,
) -> G::Action {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let action = game
        .choose(level.into(), &view, &(), &legal, &mut Budget::iterations(0), chance)
        .expect("something is legal");
    assert!(legal.contains(&action), "{action:?} is not legal");
    action
}

/// Plays a game to its end, and checks every choice on the way.
pub fn play<G: Game>(game: &G, seed: u64, who: impl Fn(Seat) -> Who) -> (G::State, Outcome, Vec<G::Action>) {
    watch(game, seed, who, |_, _, _| {})
}

/// Plays a game to its end, and shows each choice before it is carried out.
pub fn watch<G: Game>(
    game: &G,
    seed: u64,
    who: impl Fn(Seat) -> Who,
    mut see: impl FnMut(&G::State, Seat, G::Action),
) -> (G::State, Outcome, Vec<G::Action>) {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let mut actions = Vec::new();
    for _ in 0..LIMIT {
        let Some(seat) = playout::actor(game, &state, &mut chance) else {
            let outcome = game.outcome(&state).expect("nobody may act, so it is over");
            return (state, outcome, actions);
        };
        let action = match who(seat) {
            None => game.pick(&state, seat, &mut chance).expect("something is legal"),
            Some(level) => choose(game, &state, seat, level, &mut chance),
        };
        see(&state, seat, action);
        game.perform(&mut state, seat, action, &mut chance, &mut ());
        actions.push(action);
    }
    panic!("the game of seed {seed} does not end");
}

/// The first wins at least so many of a hundred games of two, each played twice with seats swapped; a
/// shared win is half a win.
pub fn check_wins(game: &impl Game, one: Who, other: Who, games: u64, least: u64) {
    let won: u64 = (0..games)
        .map(|seed| {
            let place = seed as usize % 2;
            let who = |seat: Seat| if seat.index() == place { one } else { other };
            let (_, outcome, _) = play(game, seed / 2, who);
            let winner = outcome.winners.iter().any(|seat| seat.index() == place);
            if winner { 2 / outcome.winners.len() as u64 } else { 0 }
        })
        .sum();
    let wins = won * 50 / games;
    assert!(wins >= least, "{wins} of 100");
}

/// Whatever they choose is legal, and their games end.
pub fn check_games(game: &impl Game, seeds: u64) {
    for seed in 0..seeds {
        let mixed = |seat: Seat| match (seat.index() as u64 + seed) % 5 {
            0 | 2 => Some(Level::Driver),
            1 | 3 => Some(Level::Trainee),
            _ => None,
        };
        play(game, seed, mixed);
        let alike = if seed % 2 == 0 { Level::Trainee } else { Level::Driver };
        play(game, seed, |_| Some(alike));
    }
}

/// The same chance brings the same game.
pub fn check_repetition(game: &impl Game) {
    for level in Level::ALL {
        let [(_, _, one), (_, _, other)] = [7, 7].map(|seed| play(game, seed, |_| Some(level)));
        assert_eq!(one, other);
    }
}

/// What a bot can't know makes no difference: in a state imagined from its view it chooses the same.
pub fn check_sight(game: &impl Game) {
    for seed in 0..6 {
        let mut chance = FastChance::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(game, &state, &mut chance) {
            let view = game.view(&state, Viewer::Seat(seat));
            let imagined = game.imagine(&view, &mut chance).expect("a true view can be imagined");
            let chosen = Level::ALL.map(|level| {
                let [real, other] = [&state, &imagined]
                    .map(|state| choose(game, state, seat, level, &mut FastChance::new(step)));
                assert_eq!(real, other);
                real
            });
            let action = chosen[seat.index().min(1)];
            game.perform(&mut state, seat, action, &mut chance, &mut ());
            step += 1;
        }
    }
}

/// Nothing is chosen where nothing is legal, and a stranger still chooses something.
pub fn check_strangers(game: &impl Game) {
    let mut chance = FastChance::new(1);
    let state = game.deal(&mut chance, &mut ());
    let view = game.view(&state, Viewer::Spectator);
    let mut legal = Vec::new();
    assert_eq!(
        game.choose(Level::Driver.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut chance),
        None
    );
    let seat = playout::actor(game, &state, &mut chance).expect("somebody begins");
    game.legal(&state, seat, &mut legal);
    let chosen =
        game.choose(Level::Driver.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut chance);
    assert!(chosen.is_some_and(|action| legal.contains(&action)));
}

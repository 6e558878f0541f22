//! Bots at the table of the Card Game: legal, quick to decide, and as strong as their level says.

use bots::{Budget, Level, Plays};
use card_game::{Action, CardGame, Event, Memory, State};
use engine::{Outcome, Quick, Rules, Seat, Viewer, playout};

/// Who plays: a bot, or someone who does anything.
type Who = Option<Level>;

/// More decisions than any game takes.
const LIMIT: u32 = 2000;

fn game(seats: usize) -> CardGame {
    CardGame::standard(seats).expect("so many can play")
}

/// A game that is played, with what everyone remembers of it.
struct Playing<'a> {
    game: &'a CardGame,
    state: State,
    memories: Vec<Memory>,
    chance: Quick,
}

impl<'a> Playing<'a> {
    fn deal(game: &'a CardGame, seed: u64) -> Playing<'a> {
        let mut chance = Quick::new(seed);
        let mut events = Vec::new();
        let state = game.deal(&mut chance, &mut events);
        let memories = game.all_seats().map(|seat| game.memory(Viewer::Seat(seat))).collect();
        let mut playing = Playing { game, state, memories, chance };
        playing.tell(&events);
        playing
    }

    /// Tells everyone what they may know.
    fn tell(&mut self, events: &[Event]) {
        for (seat, memory) in self.game.all_seats().zip(&mut self.memories) {
            for event in events.iter().filter_map(|event| self.game.witnessed(event, Viewer::Seat(seat))) {
                self.game.watch(memory, &event);
            }
        }
    }

    fn actor(&mut self) -> Option<Seat> {
        playout::actor(self.game, &self.state, &mut self.chance)
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, seat, &mut legal);
        legal
    }

    fn choose(&mut self, seat: Seat, who: Who) -> Action {
        let legal = self.legal(seat);
        let action = match who {
            None => self.game.pick(&self.state, seat, &mut self.chance),
            Some(level) => {
                let view = self.game.view(&self.state, Viewer::Seat(seat));
                self.game.choose(
                    level.into(),
                    &view,
                    &self.memories[seat.index()],
                    &legal,
                    &mut Budget::iterations(0),
                    &mut self.chance,
                )
            }
        };
        let action = action.expect("something is legal");
        assert!(legal.contains(&action), "{action:?} is not legal");
        action
    }

    fn perform(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        self.game.perform(&mut self.state, seat, action, &mut self.chance, &mut events);
        self.tell(&events);
    }
}

/// Plays a game to its end, and checks every choice on the way.
fn play(game: &CardGame, seed: u64, who: impl Fn(Seat) -> Who) -> (State, Outcome, Vec<Action>) {
    let mut playing = Playing::deal(game, seed);
    let mut actions = Vec::new();
    for _ in 0..LIMIT {
        let Some(seat) = playing.actor() else {
            let outcome = game.outcome(&playing.state).expect("nobody may act, so it is over");
            return (playing.state, outcome, actions);
        };
        let action = playing.choose(seat, who(seat));
        playing.perform(seat, action);
        actions.push(action);
    }
    panic!("the game of seed {seed} does not end");
}

/// How many games of two out of a hundred the first wins. Every deal is played twice, with seats
/// swapped; a shared win is half a win.
fn wins(one: Who, other: Who, games: u64) -> u64 {
    let game = game(2);
    let won: u64 = (0..games)
        .map(|number| {
            let place = number as usize % 2;
            let who = |seat: Seat| if seat.index() == place { one } else { other };
            let (_, outcome, _) = play(&game, number / 2, who);
            let winner = outcome.winners.iter().any(|seat| seat.index() == place);
            if winner { 2 / outcome.winners.len() as u64 } else { 0 }
        })
        .sum();
    won * 50 / games
}

#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    for seats in CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS {
        for peeking in [false, true] {
            let game = game(seats).with_peeking(peeking);
            for seed in 0..20 {
                let mixed = |seat: Seat| match (seat.index() as u64 + seed) % 5 {
                    0 | 2 => Some(Level::Driver),
                    1 | 3 => Some(Level::Trainee),
                    _ => None,
                };
                play(&game, seed, mixed);
                let alike = if seed % 2 == 0 { Level::Trainee } else { Level::Driver };
                play(&game, seed, |_| Some(alike));
            }
        }
    }
}

#[test]
fn easy_beats_random() {
    let wins = wins(Some(Level::Trainee), None, 100);
    assert!(wins >= 80, "{wins} of 100");
}

#[test]
fn fair_beats_easy_in_most_games() {
    let wins = wins(Some(Level::Driver), Some(Level::Trainee), 400);
    assert!(wins >= 70, "{wins} of 100");
}

#[test]
fn fair_completes_most_of_its_tickets_and_scores_well() {
    for (seats, well) in [(2, 150), (4, 110)] {
        let (game, games) = (game(seats), 50);
        let (mut won, mut lost, mut best) = (0, 0, 0);
        for seed in 0..games {
            let (state, outcome, _) = play(&game, seed, |_| Some(Level::Driver));
            best += outcome.sheets.iter().map(|sheet| sheet.total()).max().unwrap_or(0);
            for seat in game.all_seats() {
                won += u32::from(game.board().points(state.of(seat).all_completed()));
                lost += u32::from(game.board().points(state.of(seat).tickets));
            }
        }
        assert!(won > 4 * lost, "{won} points won with tickets by {seats}, {lost} lost");
        let average = best / games as i32;
        assert!(average >= well, "the winner among {seats} has {average} points on average");
    }
}

#[test]
fn the_same_chance_brings_the_same_game() {
    for level in Level::ALL {
        let game = game(3);
        let [(_, _, one), (_, _, other)] = [7, 7].map(|seed| play(&game, seed, |_| Some(level)));
        assert_eq!(one, other);
    }
}

/// What a bot can't know makes no difference: in a state imagined from what it sees and remembers
/// it chooses the same.
#[test]
fn a_choice_depends_on_the_view_and_the_memory_alone() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let game = game(seats);
        let mut playing = Playing::deal(&game, seed);
        let mut step = 0;
        while let Some(seat) = playing.actor() {
            let memory = playing.memories[seat.index()].clone();
            let view = game.view(&playing.state, Viewer::Seat(seat));
            let imagined =
                memory.imagine(&game, &view, &mut playing.chance).expect("a true view can be imagined");
            let chosen = |state: &State, level: Level| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let view = game.view(state, Viewer::Seat(seat));
                game.choose(
                    level.into(),
                    &view,
                    &memory,
                    &legal,
                    &mut Budget::iterations(0),
                    &mut Quick::new(step),
                )
                .expect("something is legal")
            };
            for level in Level::ALL {
                assert_eq!(chosen(&playing.state, level), chosen(&imagined, level));
            }
            let level = if seat.index() == 0 { Level::Trainee } else { Level::Driver };
            let action = chosen(&playing.state, level);
            playing.perform(seat, action);
            step += 1;
        }
    }
}

#[test]
fn nothing_is_chosen_where_nothing_is_legal_and_a_stranger_still_chooses_something() {
    let game = game(2);
    let mut playing = Playing::deal(&game, 1);
    let view = game.view(&playing.state, Viewer::Spectator);
    let memory = game.memory(Viewer::Spectator);
    assert_eq!(
        game.choose(
            Level::Driver.into(),
            &view,
            &memory,
            &[],
            &mut Budget::iterations(0),
            &mut playing.chance
        ),
        None
    );
    let legal = playing.legal(playing.state.turn);
    let chosen = game.choose(
        Level::Driver.into(),
        &view,
        &memory,
        &legal,
        &mut Budget::iterations(0),
        &mut playing.chance,
    );
    assert!(chosen.is_some_and(|action| legal.contains(&action)));
}

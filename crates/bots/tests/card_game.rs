//! Bots at the table of the Card Game: legal, quick to decide, and as strong as their level says.

use bots::{Budget, HasBots, HouseBot, Level};
use card_game::{Action, CardGame, Event, Memory, State};
use engine::{FastChance, Outcome, Rules, Seat, Viewer, playout};

/// So many iterations are enough to see what thinking ahead is good for.
const THOUGHTS: u32 = 32;

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
    chance: FastChance,
}

impl<'a> Playing<'a> {
    fn deal(game: &'a CardGame, seed: u64) -> Playing<'a> {
        let mut chance = FastChance::new(seed);
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

    fn choose(&mut self, seat: Seat, who: HouseBot) -> Action {
        let legal = self.legal(seat);
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let (memory, mut budget) = (&self.memories[seat.index()], Budget::iterations(THOUGHTS));
        let action = self.game.choose(who, &view, memory, &legal, &mut budget, &mut self.chance);
        let action = action.expect("something is legal");
        assert!(legal.contains(&action), "{action:?} is not legal");
        assert!(budget.spent() <= THOUGHTS);
        action
    }

    fn perform(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        self.game.perform(&mut self.state, seat, action, &mut self.chance, &mut events);
        self.tell(&events);
    }
}

/// Plays a game to its end, and checks every choice on the way.
fn play(game: &CardGame, seed: u64, who: impl Fn(Seat) -> HouseBot) -> (State, Outcome, Vec<Action>) {
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

/// The first wins at least so many of a hundred games of two. Every deal is played twice, with seats
/// swapped; a shared win is half a win.
#[track_caller]
fn check_wins(one: impl Into<HouseBot>, other: impl Into<HouseBot>, games: u64, least: u64) {
    let (game, one, other) = (game(2), one.into(), other.into());
    let won: u64 = (0..games)
        .map(|number| {
            let place = number as usize % 2;
            let who = |seat: Seat| if seat.index() == place { one } else { other };
            let (_, outcome, _) = play(&game, number / 2, who);
            let winner = outcome.winners.iter().any(|seat| seat.index() == place);
            if winner { 2 / outcome.winners.len() as u64 } else { 0 }
        })
        .sum();
    let wins = won * 50 / games;
    assert!(wins >= least, "{one:?} wins {wins} of 100 against {other:?}");
}

/// All bots that this game has.
fn bots() -> Vec<HouseBot> {
    HouseBot::all().filter(|bot| CardGame::has(*bot)).collect()
}

#[test]
fn whatever_they_choose_is_legal_and_their_games_end() {
    let bots = bots();
    for seats in CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS {
        for peeking in [false, true] {
            let game = game(seats).with_peeking(peeking);
            for seed in 0..6 {
                play(&game, seed, |seat| bots[(seat.index() + seed as usize) % bots.len()]);
                play(&game, seed, |_| bots[seed as usize % bots.len()]);
            }
        }
    }
}

#[test]
fn each_level_beats_the_one_below() {
    check_wins(Level::Trainee, HouseBot::Random, 100, 75);
    check_wins(Level::Fireman, Level::Trainee, 300, 62);
    check_wins(Level::Driver, Level::Fireman, 100, 65);
    check_wins(Level::Stationmaster, Level::Driver, 20, 60);
}

#[test]
fn greed_does_not_win() {
    check_wins(Level::Driver, HouseBot::Greedy, 100, 85);
    check_wins(HouseBot::Greedy, HouseBot::Random, 100, 75);
}

#[test]
fn a_stationmaster_completes_most_of_its_tickets_and_scores_well() {
    for (seats, well) in [(2, 150), (4, 110)] {
        let (game, games) = (game(seats), 8);
        let (mut won, mut lost, mut best) = (0, 0, 0);
        for seed in 0..games {
            let (state, outcome, _) = play(&game, seed, |_| Level::Stationmaster.into());
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
    for bot in bots() {
        let game = game(3);
        let [(_, _, one), (_, _, other)] = [7, 7].map(|seed| play(&game, seed, |_| bot));
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
            let chosen = |state: &State, bot: HouseBot| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let view = game.view(state, Viewer::Seat(seat));
                let mut budget = Budget::iterations(THOUGHTS);
                game.choose(bot, &view, &memory, &legal, &mut budget, &mut FastChance::new(step))
                    .expect("something is legal")
            };
            for bot in bots() {
                assert_eq!(chosen(&playing.state, bot), chosen(&imagined, bot));
            }
            let level = if seat.index() == 0 { Level::Trainee } else { Level::Driver };
            let action = chosen(&playing.state, level.into());
            playing.perform(seat, action);
            step += 1;
        }
    }
}

/// A clock that says when time is up is heeded before every iteration.
#[test]
fn a_stationmaster_stops_when_its_time_is_up() {
    let game = game(2);
    let mut playing = Playing::deal(&game, 4);
    let seat = playing.actor().expect("somebody begins");
    let (legal, view) = (playing.legal(seat), game.view(&playing.state, Viewer::Seat(seat)));
    let asked = std::cell::Cell::new(0);
    let is_up = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    let mut budget = Budget::iterations(1000).until(&is_up);
    let level = Level::Stationmaster.into();
    let chosen =
        game.choose(level, &view, &playing.memories[seat.index()], &legal, &mut budget, &mut playing.chance);
    assert!(chosen.is_some_and(|action| legal.contains(&action)));
    assert!(budget.spent() > 0 && budget.spent() <= 20, "{} iterations", budget.spent());
}

#[test]
fn advice_is_legal_has_reasons_and_is_what_a_stationmaster_does() {
    for (seats, seed) in [(2, 1), (4, 2)] {
        let game = game(seats);
        let mut playing = Playing::deal(&game, seed);
        let mut step = 0;
        while let Some(seat) = playing.actor() {
            let (legal, view) = (playing.legal(seat), game.view(&playing.state, Viewer::Seat(seat)));
            let memory = playing.memories[seat.index()].clone();
            let mut budget = Budget::iterations(THOUGHTS);
            let advice = game.advise(&view, &memory, &legal, &mut budget, &mut FastChance::new(step));
            let action = match advice {
                None => {
                    assert_eq!(legal.len(), 1, "there was something to choose");
                    legal[0]
                }
                Some(advice) => {
                    for opinion in &advice.opinions {
                        assert!(legal.contains(&opinion.action));
                        assert!(!opinion.why.is_empty(), "nothing speaks for {:?}", opinion.action);
                        assert!(
                            opinion.rating.is_some_and(|rating| rating.odds <= 1000 && rating.lead.is_some())
                        );
                    }
                    let (level, mut budget) = (Level::Stationmaster.into(), Budget::iterations(THOUGHTS));
                    let chosen =
                        game.choose(level, &view, &memory, &legal, &mut budget, &mut FastChance::new(step));
                    assert_eq!(chosen, Some(advice.opinions[0].action));
                    advice.opinions[0].action
                }
            };
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
    let legal = playing.legal(playing.state.turn);
    for bot in bots() {
        let mut choose = |legal: &[Action]| {
            game.choose(bot, &view, &memory, legal, &mut Budget::iterations(THOUGHTS), &mut playing.chance)
        };
        assert_eq!(choose(&[]), None);
        assert!(choose(&legal).is_some_and(|action| legal.contains(&action)));
    }
    let mut budget = Budget::iterations(THOUGHTS);
    assert!(game.advise(&view, &memory, &legal, &mut budget, &mut playing.chance).is_none());
}

//! Bots at the table of Switch & Signal: legal, done with every turn, and as strong as their level says.

use bots::{Budget, HasBots, HouseBot, Level};
use engine::{FastChance, Rules, Seat, Viewer, playout};
use switch_signal::{Action, Board, Departures, OWN, Options, Placement, State, SwitchSignal};

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

/// What a bot chooses with its usual iterations, which it keeps to.
fn choose(
    game: &SwitchSignal,
    state: &State,
    viewer: Viewer,
    bot: HouseBot,
    chance: &mut FastChance,
) -> Action {
    let mut legal = Vec::new();
    game.legal(state, state.turn, &mut legal);
    let mut budget = Budget::iterations(SwitchSignal::iterations(bot));
    let view = game.view(state, viewer);
    let action = game.choose(bot, &view, &(), &legal, &mut budget, chance).expect("something is legal");
    assert!(legal.contains(&action), "{action:?} is not legal");
    assert!(budget.spent() <= budget.most());
    action
}

/// Plays a game to its end, and checks every choice on the way.
fn play(game: &SwitchSignal, seed: u64, who: impl Fn(Seat) -> HouseBot) -> (State, Vec<Action>) {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let mut actions = Vec::new();
    for _ in 0..LIMIT {
        let Some(seat) = playout::actor(game, &state, &mut chance) else {
            assert!(game.outcome(&state).is_some(), "nobody may act, so it is over");
            return (state, actions);
        };
        let action = choose(game, &state, Viewer::Seat(seat), who(seat), &mut chance);
        game.perform(&mut state, seat, action, &mut chance, &mut ());
        actions.push(action);
    }
    panic!("the game of seed {seed} does not end");
}

/// How many of some games a team of two wins, and how many goods it brings to port in all.
fn success(board: &str, options: Options, bot: HouseBot, games: u64) -> (u64, u64) {
    let (mut won, mut goods) = (0, 0);
    let game = game(board, 2, options);
    for seed in 0..games {
        let (state, _) = play(&game, seed, |_| bot);
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
        let bots = [Level::Trainee, Level::Fireman, Level::Driver, Level::Stationmaster].map(HouseBot::Level);
        let mixed = |seat: Seat| match (seat.index() + seed as usize) % 6 {
            place @ 0..4 => bots[place],
            4 => HouseBot::Greedy,
            _ => HouseBot::Random,
        };
        play(&game, seed, mixed);
    }
}

/// Few games, so only what is far apart is told apart: the arena has the rest.
#[test]
fn the_stationmaster_is_far_above_the_trainee_and_the_trainee_above_chance() {
    for board in OWN {
        let bots = [HouseBot::Random, HouseBot::Level(Level::Trainee), HouseBot::Level(Level::Stationmaster)];
        let [random, trainee, master] = bots.map(|bot| success(board, Options::default(), bot, 5).1);
        assert!(trainee > random + 4, "{board}: {trainee} and {random} goods");
        assert!(master > trainee + 2, "{board}: {master} and {trainee} goods");
    }
}

#[test]
fn the_stationmaster_wins_most_standard_games() {
    let (won, _) = success(OWN[0], Options::default(), HouseBot::Level(Level::Stationmaster), 8);
    assert!(won >= 3, "{won} of 8");
}

#[test]
fn the_same_chance_brings_the_same_game() {
    for board in OWN {
        let game = game(board, 2, Options::default());
        for level in Level::ALL {
            let [(_, one), (_, other)] = [7, 7].map(|seed| play(&game, seed, |_| HouseBot::Level(level)));
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
        let mut chance = FastChance::new(5);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let view = game.view(&state, Viewer::Seat(seat));
            let imagined = game.imagine(&view, &mut chance).expect("a true view can be imagined");
            let chosen = Level::ALL.map(|level| {
                let bot = HouseBot::Level(level);
                let real = choose(&game, &state, Viewer::Seat(seat), bot, &mut FastChance::new(step));
                let other = choose(&game, &imagined, Viewer::Spectator, bot, &mut FastChance::new(step));
                assert_eq!(real, other);
                real
            });
            game.perform(&mut state, seat, chosen[2], &mut chance, &mut ());
            step += 1;
        }
    }
}

#[test]
fn a_budget_is_kept_however_small_it_is() {
    for board in OWN {
        let game = game(board, 2, Options::default());
        for most in [0, 1, 200, 230, 500] {
            let mut chance = FastChance::new(3);
            let mut state = game.deal(&mut chance, &mut ());
            for _ in 0..40 {
                let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let mut budget = Budget::iterations(most);
                let master = Level::Stationmaster.into();
                let action = game.choose(master, &view, &(), &legal, &mut budget, &mut chance);
                assert!(budget.spent() <= most);
                let action = action.filter(|action| legal.contains(action)).expect("something is legal");
                game.perform(&mut state, seat, action, &mut chance, &mut ());
            }
        }
    }
}

/// The first is what the stationmaster does, and all are legal and have their reasons.
#[test]
fn advice_is_legal_and_has_reasons() {
    for (board, placement) in OWN.into_iter().zip([Placement::First, Placement::Own]) {
        let game = game(board, 2, Options { placement, ..Options::default() });
        let mut chance = FastChance::new(11);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let mut budget = Budget::iterations(1_000);
            let advice =
                game.advise(&view, &(), &legal, &mut budget, &mut chance).expect("something is legal");
            assert!(budget.spent() <= 1_000);
            for opinion in &advice.opinions {
                assert!(legal.contains(&opinion.action), "{:?}", opinion.action);
                assert!(!opinion.why.is_empty(), "{:?}", opinion.action);
                assert!(opinion.rating.is_some_and(|rating| rating.odds <= 1_000 && rating.lead.is_none()));
            }
            let action = advice.opinions[0].action;
            let mut budget = Budget::iterations(1_000);
            let master = Level::Stationmaster.into();
            assert_eq!(Some(action), game.choose(master, &view, &(), &legal, &mut budget, &mut chance));
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
}

#[test]
fn nothing_is_chosen_or_advised_where_nothing_is_legal() {
    let game = game(OWN[0], 2, Options::default());
    let mut chance = FastChance::new(1);
    let state = game.deal(&mut chance, &mut ());
    let view = game.view(&state, Viewer::Spectator);
    let mut budget = Budget::iterations(0);
    assert_eq!(game.choose(Level::Driver.into(), &view, &(), &[], &mut budget, &mut chance), None);
    assert!(game.advise(&view, &(), &[], &mut budget, &mut chance).is_none());
}

#[test]
fn the_driver_calls_helpers_in() {
    let driver = HouseBot::Level(Level::Driver);
    for board in OWN {
        let game = game(board, 2, easy());
        let used = (0..4).fold(0, |used: u8, seed| used | play(&game, seed, |_| driver).0.used);
        assert!(used.count_ones() >= 2, "{board}: {used:b}");
    }
}

/// What the bot would do anyway is done without a word; anything else is done too, or declined with a reason.
#[test]
fn what_people_propose_is_done_or_declined_with_a_reason() {
    let (mut followed, mut declined) = (0, 0);
    let levels = [(Level::Driver, OWN[0]), (Level::Fireman, OWN[1]), (Level::Stationmaster, OWN[1])];
    for (level, board) in levels {
        let game = game(board, 2, Options::default());
        let mut chance = FastChance::new(5);
        let mut state = game.deal(&mut chance, &mut ());
        for step in 0..150 {
            let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let answer = |proposed: &[Action]| {
                let (mut budget, mut chance) = (Budget::iterations(300), FastChance::new(step));
                let answer =
                    game.answer(level.into(), &view, &(), (&legal, proposed), &mut budget, &mut chance);
                answer.expect("something is legal")
            };
            let mut budget = Budget::iterations(300);
            let own = game.choose(level.into(), &view, &(), &legal, &mut budget, &mut FastChance::new(step));
            let own = own.expect("something is legal");
            if step % 4 == 0 {
                let agreed = answer(&[own]);
                assert_eq!((agreed.action, agreed.declined.len()), (own, 0), "{level:?} in step {step}");
                let other = legal[step as usize * 7 % legal.len()];
                let answered = answer(&[other]);
                match answered.declined.as_slice() {
                    [] => {
                        assert_eq!(answered.action, other);
                        followed += u32::from(!other.does_same(own));
                    }
                    [no] => {
                        assert_eq!(no.action, other);
                        assert!(!no.why.is_empty() && legal.contains(&answered.action));
                        declined += 1;
                    }
                    more => panic!("{more:?}"),
                }
                // Of two, one that is declined keeps nobody from the other.
                let both = answer(&[other, own]);
                assert!(both.action.does_same(own) || both.action == other);
            }
            game.perform(&mut state, seat, own, &mut chance, &mut ());
        }
    }
    assert!(followed > 3 && declined > 10, "{followed} followed, {declined} declined");
}

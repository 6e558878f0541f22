//! What partners propose: whether it can be done now, later or never, and what is left of a plan.

use engine::{FastChance, Rules as _, Seat, playout};
use switch_signal::{Action, Board, Illegal, Options, Phase, Prospect, State, SwitchSignal};

fn games() -> [SwitchSignal; 2] {
    [Board::central_europe(), Board::north_america()]
        .map(|board| SwitchSignal::new(board, 2, Options::default()).expect("two can play"))
}

/// Plays random games and looks at every position before somebody acts, with what they do.
fn along(mut look: impl FnMut(&SwitchSignal, &State, &[Action], Action)) {
    for game in games() {
        for seed in 0..6 {
            let mut chance = FastChance::new(seed);
            let mut state = game.deal(&mut chance, &mut ());
            while let Some(seat) = playout::actor(&game, &state, &mut chance) {
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let action = game.pick(&state, seat, &mut chance).expect("something is legal");
                look(&game, &state, &legal, action);
                game.perform(&mut state, seat, action, &mut chance, &mut ());
            }
        }
    }
}

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

#[test]
fn what_is_legal_can_be_done_now_however_it_is_paid() {
    along(|game, state, legal, _| {
        for action in legal.iter().step_by(7) {
            let Prospect::Now(now) = game.prospect(state, *action) else {
                panic!("{action:?} in {:?}", state.phase)
            };
            assert!(legal.contains(&now) && now.does_same(*action));
        }
    });
}

#[test]
fn a_step_that_is_done_is_no_longer_left_whoever_did_it() {
    let mut tried = [0; 2];
    along(|game, state, legal, action| {
        if state.phase != Phase::Cards || action == Action::EndTurn {
            return;
        }
        let plan = [action, Action::EndTurn];
        let seat = state.turn;
        assert_eq!(game.steps_left(state, (seat, &plan), &[]), plan);
        let mut after = state.clone();
        let mut chance = FastChance::new(tried[0]);
        game.perform(&mut after, seat, action, &mut chance, &mut ());
        let left = game.steps_left(&after, (seat, &plan), &[(seat, action)]);
        // With the last card the turn may have ended by itself.
        let expected = if after.turn == seat { &plan[1..] } else { &[] };
        assert_eq!(left, expected, "{action:?}");
        tried[0] += 1;
        // Paid for otherwise it is done all the same.
        let same = legal.iter().find(|one| one.does_same(action) && **one != action);
        if let Some(same) = same.filter(|_| after.turn == seat) {
            assert_eq!(game.steps_left(&after, (seat, &[*same]), &[(seat, action)]), []);
            tried[1] += 1;
        }
    });
    assert!(tried[0] > 100 && tried[1] > 10, "{tried:?}");
}

#[test]
fn an_answer_is_over_with_the_turn_and_a_plan_is_not() {
    let mut tried = [0; 2];
    along(|game, state, legal, _| {
        let turn = state.turn;
        let Some(action) =
            legal.iter().find(|action| !matches!(game.prospect(state, **action), Prospect::Settled))
        else {
            return;
        };
        let left = game.steps_left(state, (other(turn), &[*action]), &[(other(turn), Action::EndTurn)]);
        assert_eq!(left.is_empty(), !action.is_of_cards(), "{action:?}");
        tried[usize::from(action.is_of_cards())] += 1;
    });
    assert!(tried.iter().all(|count| *count > 50), "{tried:?}");
}

/// A turn that ended by itself has ended for the plan too.
#[test]
fn a_turn_that_ends_by_itself_is_no_step_any_more() {
    let mut tried = 0;
    along(|game, state, legal, _| {
        let Some(run) = legal.iter().find(|action| matches!(action, Action::Move { .. })) else { return };
        let before = other(state.turn);
        let plan = [Action::EndTurn, *run];
        assert_eq!(game.steps_left(state, (before, &plan), &[]), [*run]);
        assert_eq!(game.steps_left(state, (before, &plan), &[(before, Action::EndTurn)]), [*run]);
        tried += 1;
    });
    assert!(tried > 50);
}

#[test]
fn what_can_never_be_done_says_why() {
    let mut tried = [0; 2];
    along(|game, state, legal, _| {
        for action in legal.iter().step_by(5) {
            let mut later = state.clone();
            match *action {
                Action::Signal { from, .. } => {
                    later.signals = later.signals.without(from);
                    assert_eq!(game.prospect(&later, *action), Prospect::Never(Illegal::NoSignalMove));
                    tried[0] += 1;
                }
                Action::Move { train, .. } => {
                    later.trains[train.index()].at = None;
                    assert_eq!(game.prospect(&later, *action), Prospect::Never(Illegal::InDepot { train }));
                    tried[1] += 1;
                }
                _ => {}
            }
            // Without a card it has to wait.
            if matches!(action, Action::Signal { .. } | Action::Switch { .. } | Action::Move { .. }) {
                let mut poor = state.clone();
                poor.hands[state.turn.index()] = [0; 3];
                assert_eq!(game.prospect(&poor, *action), Prospect::Later);
            }
        }
    });
    assert!(tried.iter().all(|count| *count > 50), "{tried:?}");
}

/// What is foreseen is what comes, as far as nothing is left to chance.
#[test]
fn what_is_foreseen_comes() {
    let mut tried = 0;
    along(|game, state, _, action| {
        if state.phase != Phase::Cards || matches!(action, Action::Move { .. } | Action::EndTurn) {
            return;
        }
        let foreseen = game.after_steps(state, &[action]).expect("it is of cards");
        let mut after = state.clone();
        game.perform(&mut after, state.turn, action, &mut FastChance::new(1), &mut ());
        if after.turn == state.turn && after.phase == Phase::Cards {
            assert_eq!(foreseen, after, "{action:?}");
            let then = game.after_steps(state, &[action, Action::EndTurn]).expect("a plan");
            assert_eq!((then.turn, then.phase), (other(state.turn), Phase::Cards));
            tried += 1;
        }
    });
    assert!(tried > 50, "{tried}");
}

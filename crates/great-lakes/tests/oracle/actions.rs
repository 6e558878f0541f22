//! Legal actions are those that trying everything finds.

use std::collections::HashSet;

use engine::Rules;
use great_lakes::{Action, GreatLakes, Kind, Phase, State};

use super::legality::{actors, legal};
use super::naive::seat;
use super::tables::{Met, Place, small, standard, told, watch};

/// So large a hand has too many sub-hands to try.
const MOST_CARDS: u8 = 18;

#[test]
fn legal_actions_on_the_standard_board_are_those_that_trying_everything_finds() {
    // What is rare there is common on the other board.
    compare(&standard(), 4, 23).demand(5, &["pass", "no card left", "short market", "after the end"]);
}

#[test]
fn legal_actions_on_a_crowded_board_are_those_that_trying_everything_finds() {
    compare(&small(), 12, 5).demand(5, &[]);
}

/// Compares one position out of `every`, and each in which the game seldom is.
fn compare(tables: &[GreatLakes], games: u64, every: u32) -> Met {
    let mut met = Met::default();
    watch(tables, games, |game, state, place| {
        let seldom = state.passes > 0 || matches!(state.phase, Phase::Pieces | Phase::Over(_));
        if place.decision % every != 0 && !seldom {
            return;
        }
        let asked = seat(place.decision as usize % engine::MAX_SEATS);
        for who in actors(state).into_iter().chain([asked]) {
            if state.of(who).hand.total() <= MOST_CARDS {
                let allowed = legal(game, state, who);
                let mut list = Vec::new();
                game.legal(state, who, &mut list);
                let listed: HashSet<Action> = list.iter().copied().collect();
                assert!(
                    listed == allowed && listed.len() == list.len(),
                    "{who}: wrong {:?}, missing {:?}\n{}",
                    listed.difference(&allowed).collect::<Vec<_>>(),
                    allowed.difference(&listed).collect::<Vec<_>>(),
                    told(game, state, place)
                );
                assert!(list.iter().all(|action| game.check(state, who, *action).is_ok()));
                note(game, state, place, &allowed, &mut met);
            }
        }
    });
    met
}

/// Counts phases, actions, and what is rare.
fn note(game: &GreatLakes, state: &State, _: Place, allowed: &HashSet<Action>, met: &mut Met) {
    met.note("in the opening", state.phase == Phase::Opening);
    met.note("choosing pieces", state.phase == Phase::Pieces);
    met.note("before a second card", state.phase == Phase::SecondCard);
    met.note("before a refill", matches!(state.phase, Phase::Refill { .. }));
    met.note("before tickets", state.phase == Phase::Tickets);
    met.note("after the end", matches!(state.phase, Phase::Over(_)));
    let mut any = |case, is_one: &dyn Fn(&Action) -> bool| met.note(case, allowed.iter().any(is_one));
    any("claim by rail", &|action| matches!(action, Action::Claim { payment, .. } if payment.plain > 0));
    any("claim by sea", &|action| matches!(action, Action::Claim { payment, .. } if payment.single > 0));
    any("double ships", &|action| matches!(action, Action::Claim { payment, .. } if payment.double > 0));
    any("marked trains", &|action| matches!(action, Action::Claim { payment, .. } if payment.marked > 0));
    any("too much", &|action| match action {
        Action::Claim { route, payment } => 2 * payment.double > game.board().route(*route).length,
        _ => false,
    });
    any("harbour", &|action| matches!(action, Action::Harbour { .. }));
    any("exchange", &|action| matches!(action, Action::Exchange { .. }));
    any("tickets", &|action| *action == Action::Tickets);
    any("pass", &|action| *action == Action::Pass);
    met.note("short market", state.phase == Phase::Turn && state.market.total() < great_lakes::MARKET);
    met.note(
        "no card left",
        state.phase == Phase::Turn && !Kind::ALL.iter().any(|deck| state.can_draw(*deck)),
    );
}

//! What is worth a closer look: a handful of actions, the quick player's own choice first.

use engine::{Chance, Seat};
use great_lakes::{Action, GreatLakes, Phase, State};
use rails::{RouteId, RouteSet};

use super::rollout::aim::Aim;
use super::rollout::situation::RolloutSituation;
use super::rollout::{QuickPlayers, cards, turn};
use crate::planner::Shopping;
use crate::ranked;
use crate::search::{RolloutPolicy, Shortlist};

/// No more than so many are tried.
const MOST: usize = 7;
/// So many claims beside the plan are looked at.
const ASIDE: usize = 2;
/// How far from the first choice other numbers of trains are tried.
const STEPS: [i8; 4] = [-3, 3, -6, 6];

/// What may be worth doing for a seat where this is legal.
pub(super) fn candidates<'l>(
    game: &GreatLakes,
    state: &State,
    seat: Seat,
    legal: &'l [Action],
    chance: &mut impl Chance,
) -> Shortlist<'l, Action> {
    let first = QuickPlayers::default().act(game, state, seat, chance);
    let situation = &RolloutSituation::new(game, state, seat);
    let mut shortlist = Shortlist::new(legal, MOST);
    shortlist.add(first);
    match situation.state.phase {
        Phase::Opening | Phase::Tickets => {
            keeps(situation, legal).into_iter().for_each(|action| shortlist.add(action));
        }
        Phase::Pieces => {
            if let Action::Pieces(trains) = first {
                for step in STEPS {
                    shortlist.add(Action::Pieces(trains.saturating_add_signed(step)));
                }
            }
        }
        Phase::Turn => {
            let aim = &Aim::new(situation, situation.me.tickets);
            let claims = claims(situation, aim);
            let others =
                [turn::harbour(situation, aim), cards::draw(situation, turn::wanted(situation, aim))];
            for action in others.into_iter().flatten().chain([Action::Tickets]).chain(claims) {
                shortlist.add(action);
            }
        }
        Phase::SecondCard | Phase::Refill { .. } | Phase::Over(_) => {}
    }
    shortlist
}

/// The tickets that could be kept, those with the best plan first.
fn keeps(situation: &RolloutSituation<'_>, legal: &[Action]) -> Vec<Action> {
    let worth = |action: &Action| match action {
        Action::Keep(tickets) => Aim::new(situation, situation.me.tickets | *tickets).worth(situation),
        _ => i32::MIN,
    };
    ranked(legal.iter().map(|action| (*action, worth(action))))
}

/// Claims with the payment that loses the least: what is planned, the most points first, and the best
/// of the rest.
fn claims(situation: &RolloutSituation<'_>, aim: &Aim) -> impl Iterator<Item = Action> {
    let reserved = situation.shopping(aim.build);
    let best = |routes: RouteSet, most: usize| {
        let found = routes.iter().filter_map(|route| claim(situation, route, &reserved));
        ranked(found).into_iter().take(most)
    };
    best(aim.build, MOST - ASIDE).chain(best(situation.open - aim.build, ASIDE))
}

/// A claim with its points, if it can be paid.
fn claim(situation: &RolloutSituation<'_>, route: RouteId, reserved: &Shopping) -> Option<(Action, i32)> {
    let facts = situation.board.route(route);
    if i32::from(facts.length) > situation.supply()[facts.kind as usize] {
        return None;
    }
    let (payment, loss) = situation.pay(route, reserved)?;
    Some((Action::Claim { route, payment }, 100 * situation.points(route) - loss))
}

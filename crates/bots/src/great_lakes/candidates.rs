//! What is worth a closer look: a handful of actions, the quick player's own choice first.

use arrayvec::ArrayVec;
use engine::{Chance, Seat};
use great_lakes::{Action, GreatLakes, Phase, State};
use rails::RouteId;

use super::crew::aim::Aim;
use super::crew::look::Look;
use super::crew::{Crew, cards, turn};
use crate::planner::Shopping;

/// No more than so many are tried.
const MOST: usize = 7;
/// So many claims beside the plan are looked at.
const ASIDE: usize = 2;
/// How far from the first choice other numbers of trains are tried.
const STEPS: [i8; 4] = [-3, 3, -6, 6];

/// A few actions, the likeliest first.
pub(super) type Few = ArrayVec<Action, MOST>;

/// What may be worth doing for a seat where this is legal.
pub(super) fn candidates(
    game: &GreatLakes,
    state: &State,
    seat: Seat,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Few {
    let first = Crew::default().act(game, state, seat, chance);
    let look = &Look::new(game, state, seat);
    let mut few = Few::new();
    let mut add = |action: Action| {
        if !few.contains(&action) && legal.contains(&action) {
            few.try_push(action).is_ok()
        } else {
            !few.is_full()
        }
    };
    add(first);
    match look.state.phase {
        Phase::Opening | Phase::Tickets => {
            for action in keeps(look, legal) {
                if !add(action) {
                    break;
                }
            }
        }
        Phase::Pieces => {
            if let Action::Pieces(trains) = first {
                for step in STEPS {
                    add(Action::Pieces(trains.saturating_add_signed(step)));
                }
            }
        }
        Phase::Turn => {
            let aim = &Aim::new(look, look.me.tickets);
            let claims = claims(look, aim);
            let others = [turn::harbour(look, aim), cards::draw(look, turn::wanted(look, aim))];
            for action in others.into_iter().flatten().chain([Action::Tickets]).chain(claims) {
                add(action);
            }
        }
        Phase::SecondCard | Phase::Refill { .. } | Phase::Over(_) => {}
    }
    few
}

/// The tickets that could be kept, those with the best plan first.
fn keeps(look: &Look<'_>, legal: &[Action]) -> Vec<Action> {
    let worth = |action: &Action| match action {
        Action::Keep(tickets) => Aim::new(look, look.me.tickets | *tickets).worth(look),
        _ => i32::MIN,
    };
    let mut keeps: Vec<(i32, Action)> = legal.iter().map(|action| (worth(action), *action)).collect();
    keeps.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    keeps.into_iter().map(|(_, action)| action).collect()
}

/// Claims with the payment that loses the least: what is planned, the most points first, and the best
/// of the rest.
fn claims(look: &Look<'_>, aim: &Aim) -> ArrayVec<Action, MOST> {
    let mut claims = ArrayVec::new();
    let reserved = look.shopping(aim.build);
    let best = |routes: rails::RouteSet, most: usize, claims: &mut ArrayVec<Action, MOST>| {
        let mut found: ArrayVec<(i32, Action), { rails::RouteSet::CAPACITY }> =
            routes.iter().filter_map(|route| claim(look, route, &reserved)).collect();
        found.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        claims.extend(found.into_iter().take(most).map(|(_, action)| action));
    };
    best(aim.build, MOST - ASIDE, &mut claims);
    best(look.open - aim.build, ASIDE, &mut claims);
    claims
}

/// A claim with its points, if it can be paid.
fn claim(look: &Look<'_>, route: RouteId, reserved: &Shopping) -> Option<(i32, Action)> {
    let facts = look.board.route(route);
    if i32::from(facts.length) > look.supply()[facts.kind as usize] {
        return None;
    }
    let (payment, loss) = look.pay(route, reserved)?;
    Some((100 * look.points(route) - loss, Action::Claim { route, payment }))
}

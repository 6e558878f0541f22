//! What is worth a closer look.

use classic::{Action, Card, Cars, Classic, Phase, State};
use engine::{Chance, Seat};
use rails::RouteSet;

use super::rollout::QuickPlayers;
use super::rollout::situation::{NOTHING, RolloutSituation};
use super::rollout::turn;
use crate::ranked;
use crate::search::{RolloutPolicy, Shortlist};

/// So much is looked at more closely at the most.
const MOST: usize = 16;

/// What is worth a closer look, beginning with what a quick player would do.
pub(super) fn candidates<'l>(
    game: &Classic,
    state: &State,
    seat: Seat,
    legal: &'l [Action],
    chance: &mut impl Chance,
) -> Shortlist<'l, Action> {
    let mut policy = QuickPlayers::of(game, state);
    let mut shortlist = Shortlist::new(legal, MOST);
    shortlist.add(policy.act(game, state, seat, chance));
    let situation = RolloutSituation::new(game, state, seat);
    let aim = policy.aim(seat);
    match state.phase {
        Phase::Opening | Phase::Tickets => legal.iter().for_each(|action| shortlist.add(*action)),
        Phase::Tunnel { laid, extra, .. } => {
            let cars = laid.colour.map_or(Cars::None, Cars::Of);
            let reserved = situation.shopping(aim.build).reserved;
            if let Some((payment, _)) = situation.pay(extra.into(), 0, cars, &reserved) {
                shortlist.add(Action::Pay(payment));
            }
            shortlist.add(Action::Decline);
        }
        Phase::Turn => {
            let needs = situation.shopping(aim.build);
            if let Some(draw) = turn::draw(&situation, turn::target(&situation, aim), true) {
                shortlist.add(draw);
            }
            let claims = situation.open.iter().filter_map(|route| {
                let planned = aim.build.contains(route);
                let reserved = if planned { NOTHING } else { needs.reserved };
                let (_, loss) = situation.payment(route, &reserved)?;
                Some((route, 100 * situation.points(route) - loss + if planned { 1000 } else { 0 }))
            });
            for route in ranked(claims).into_iter().take(3) {
                let needs = situation.shopping(aim.build - RouteSet::only(route));
                if let Some((payment, _)) = situation.payment(route, &needs.reserved) {
                    shortlist.add(Action::Claim { route, payment });
                }
            }
            shortlist.add(Action::Take(Card::Locomotive));
            shortlist.add(Action::Tickets);
        }
        Phase::SecondCard | Phase::Over(_) => {}
    }
    shortlist
}

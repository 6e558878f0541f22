//! What is worth a closer look.

use arrayvec::ArrayVec;
use classic::{Action, Card, Cars, Classic, LOCOMOTIVE, Phase, State};
use engine::{Chance, Seat};
use rails::{RouteId, RouteSet};

use super::crew::Crew;
use super::crew::look::{Look, NOTHING};
use super::crew::turn;

/// So much is looked at more closely at the most.
pub(super) const MOST: usize = 16;

/// What is worth a closer look, beginning with what a quick player would do.
pub(super) fn candidates(
    game: &Classic,
    state: &State,
    seat: Seat,
    legal: &[Action],
    chance: &mut impl Chance,
) -> ArrayVec<Action, MOST> {
    let mut crew = Crew::of(game, state);
    let mut list = ArrayVec::new();
    add(&mut list, crew.act(game, state, seat, chance));
    let look = Look::new(game, state, seat);
    let aim = crew.aim(seat);
    match state.phase {
        Phase::Opening | Phase::Tickets => legal.iter().for_each(|action| add(&mut list, *action)),
        Phase::Tunnel { laid, extra, .. } => {
            let cars = laid.colour.map_or(Cars::None, Cars::Of);
            let reserved = look.shopping(aim.build).reserved;
            if let Some((payment, _)) = look.pay(extra.into(), 0, cars, &reserved) {
                add(&mut list, Action::Pay(payment));
            }
            add(&mut list, Action::Decline);
        }
        Phase::Turn => {
            let needs = look.shopping(aim.build);
            if let Some(draw) = turn::draw(&look, turn::target(&look, aim), true) {
                add(&mut list, draw);
            }
            let mut claims: Vec<(i32, RouteId)> = look
                .open
                .iter()
                .filter_map(|route| {
                    let reserved = if aim.build.contains(route) { NOTHING } else { needs.reserved };
                    let (_, loss) = look.payment(route, &reserved)?;
                    let planned = if aim.build.contains(route) { 1000 } else { 0 };
                    let worth = 100 * look.points(route) - loss + planned;
                    Some((worth, route))
                })
                .collect();
            claims.sort_unstable_by_key(|(worth, route)| (-worth, route.0));
            for (_, route) in claims.into_iter().take(3) {
                let needs = look.shopping(aim.build - RouteSet::only(route));
                if let Some((payment, _)) = look.payment(route, &needs.reserved) {
                    add(&mut list, Action::Claim { route, payment });
                }
            }
            if look.state.market.of(LOCOMOTIVE) > 0 {
                add(&mut list, Action::Take(Card::Locomotive));
            }
            if legal.contains(&Action::Tickets) {
                add(&mut list, Action::Tickets);
            }
        }
        Phase::SecondCard | Phase::Over(_) => {}
    }
    list.retain(|action| legal.contains(action));
    list
}

fn add(list: &mut ArrayVec<Action, MOST>, action: Action) {
    if !list.is_full() && !list.contains(&action) {
        list.push(action);
    }
}

//! Quick players for imagined games of Europe: each keeps to a plan for its tickets, and finds what to
//! do in about a microsecond, without listing what is legal.
//!
//! - [`weights`]: what weighs how much
//! - [`look`]: what a seat sees
//! - [`aim`]: what it means to build
//! - [`turn`]: what it does in a turn
//! - [`last`]: the last turn

pub(crate) mod aim;
mod last;
pub(crate) mod look;
pub(crate) mod turn;
pub(crate) mod weights;

use classic::{Action, Cars, Classic, Phase, State};
use engine::{BySeat, Chance, Rules, Seat};
use rails::TicketSet;
use rails::paths::Tolls;

use crate::planner::tickets::best_part;
use crate::planner::web::Web;
use crate::search::RolloutPolicy;

use aim::Aim;
use look::Look;

/// The quick players of a game, each with its plan.
#[derive(Clone, Default)]
pub(crate) struct Rollout {
    aims: BySeat<Aim>,
}

impl Rollout {
    /// What a seat means to build.
    pub fn aim(&self, seat: Seat) -> &Aim {
        &self.aims[seat]
    }
}

impl RolloutPolicy<Classic> for Rollout {
    fn of(game: &Classic, state: &State) -> Rollout {
        let mut policy = Rollout::default();
        for seat in game.all_seats().filter(|seat| !state.of(*seat).tickets.is_empty()) {
            policy.aims[seat].update(&Look::new(game, state, seat));
        }
        policy
    }

    fn act(&mut self, game: &Classic, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        let look = Look::new(game, state, seat);
        let aim = &mut self.aims[seat];
        if !matches!(state.phase, Phase::Opening | Phase::Tickets) {
            aim.update(&look);
        }
        let action = match state.phase {
            Phase::Opening => keep(&look, game.board().terms.opening_keep),
            Phase::Tickets => keep(&look, game.board().terms.drawn_keep),
            Phase::Turn if state.turns_left.is_some() => last::turn(&look, aim),
            Phase::Turn => turn::turn(&look, aim),
            Phase::SecondCard => turn::draw(&look, turn::target(&look, aim), false),
            Phase::Tunnel { route, laid, extra, .. } => {
                let build = aim.build - rails::RouteSet::only(route);
                let cars = laid.colour.map_or(Cars::None, Cars::Of);
                let paid = look.pay(extra.into(), 0, cars, &look.shopping(build).reserved);
                Some(match paid {
                    Some((payment, loss))
                        if aim.build.contains(route)
                            || look.turns <= 3
                            || loss + 60 * i32::from(extra) <= 100 * look.points(route) =>
                    {
                        Action::Pay(payment)
                    }
                    _ => Action::Decline,
                })
            }
            Phase::Over(_) => None,
        };
        action.or_else(|| game.pick(state, seat, chance)).unwrap_or(Action::Pass)
    }
}

/// Which of the tickets on offer to keep, at least so many.
fn keep(look: &Look<'_>, least: u8) -> Option<Action> {
    let worth = |kept: &TicketSet| {
        let tickets = look.me.tickets | *kept;
        Aim::new(look, tickets).worth(look, tickets)
    };
    best_part(look.me.offer, least.into(), worth).map(Action::Keep)
}

/// How well tickets go together for a seat: a rough guess, found quickly.
pub(super) struct Harmony<'a> {
    look: Look<'a>,
    tolls: Tolls,
}

impl<'a> Harmony<'a> {
    pub fn new(game: &'a Classic, state: &'a State, seat: Seat) -> Harmony<'a> {
        let look = Look::new(game, state, seat);
        let tolls = aim::tolls(&look);
        Harmony { look, tolls }
    }

    /// What the tickets and the routes for them bring, less the turns and cards they take, in hundredths
    /// of a point.
    pub fn of(&self, tickets: TicketSet) -> i32 {
        let board = self.look.board;
        let web = Web::in_order(&self.tolls, board, tickets);
        let route =
            |route| 100 * self.look.points(route) - weights::TURN_WORTH * (2 + self.look.length(route)) / 2;
        let routes: i32 = (web.routes & self.look.open).iter().map(route).sum();
        100 * board.ticket_points(tickets, web.goals) + routes
    }
}

//! The rollout policy of the classic ticket games: quick players for imagined games. Each keeps to a plan
//! for its tickets, and finds what to do in about a microsecond, without listing what is legal.
//!
//! - [`weights`]: what weighs how much
//! - [`situation`]: what a seat sees
//! - [`aim`]: what it means to build
//! - [`turn`]: what it does in a turn
//! - [`last`]: the last turn

pub(crate) mod aim;
mod last;
pub(crate) mod situation;
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
use situation::RolloutSituation;

/// The quick players of a game, each with its plan.
#[derive(Clone, Default)]
pub(crate) struct QuickPlayers {
    aims: BySeat<Aim>,
}

impl QuickPlayers {
    /// What a seat means to build.
    pub fn aim(&self, seat: Seat) -> &Aim {
        &self.aims[seat]
    }
}

impl RolloutPolicy<Classic> for QuickPlayers {
    fn of(game: &Classic, state: &State) -> QuickPlayers {
        let mut policy = QuickPlayers::default();
        for seat in game.all_seats().filter(|seat| !state.of(*seat).tickets.is_empty()) {
            policy.aims[seat].update(&RolloutSituation::new(game, state, seat));
        }
        policy
    }

    fn act(&mut self, game: &Classic, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        let situation = RolloutSituation::new(game, state, seat);
        let aim = &mut self.aims[seat];
        if !matches!(state.phase, Phase::Opening | Phase::Tickets) {
            aim.update(&situation);
        }
        let action = match state.phase {
            Phase::Opening => keep(&situation, game.board().terms.opening_keep),
            Phase::Tickets => keep(&situation, game.board().terms.drawn_keep),
            Phase::Turn if state.turns_left.is_some() => last::turn(&situation, aim),
            Phase::Turn => turn::turn(&situation, aim),
            Phase::SecondCard => turn::draw(&situation, turn::target(&situation, aim), false),
            Phase::Tunnel { route, laid, extra, .. } => {
                let build = aim.build - rails::RouteSet::only(route);
                let cars = laid.colour.map_or(Cars::None, Cars::Of);
                let paid = situation.pay(extra.into(), 0, cars, &situation.shopping(build).reserved);
                Some(match paid {
                    Some((payment, loss))
                        if aim.build.contains(route)
                            || situation.turns <= 3
                            || loss + 60 * i32::from(extra) <= 100 * situation.points(route) =>
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
fn keep(situation: &RolloutSituation<'_>, least: u8) -> Option<Action> {
    let worth = |kept: &TicketSet| {
        let tickets = situation.me.tickets | *kept;
        Aim::new(situation, tickets).worth(situation, tickets)
    };
    best_part(situation.me.offer, least.into(), worth).map(Action::Keep)
}

/// How well tickets go together for a seat: a rough guess, found quickly.
pub(super) struct Harmony<'a> {
    situation: RolloutSituation<'a>,
    tolls: Tolls,
}

impl<'a> Harmony<'a> {
    pub fn new(game: &'a Classic, state: &'a State, seat: Seat) -> Harmony<'a> {
        let situation = RolloutSituation::new(game, state, seat);
        let tolls = aim::tolls(&situation);
        Harmony { situation, tolls }
    }

    /// What the tickets and the routes for them bring, less the turns and cards they take, in hundredths
    /// of a point.
    pub fn of(&self, tickets: TicketSet) -> i32 {
        let board = self.situation.board;
        let web = Web::in_order(&self.tolls, board, tickets);
        let route = |route| {
            100 * self.situation.points(route) - weights::TURN_WORTH * (2 + self.situation.length(route)) / 2
        };
        let routes: i32 = (web.routes & self.situation.open).iter().map(route).sum();
        100 * board.ticket_points(tickets, web.goals) + routes
    }
}

//! How programs play the Great Lakes.
//!
//! - [`situation`]: what a bot makes of its view
//! - [`answers`]: what the planner asks
//! - [`pieces`]: which pieces to start with, and for what they are enough
//! - [`purse`]: what a hand can pay, and what its cards are worth
//! - [`harbours`]: where they pay, and which cards to keep for them
//! - [`refill`]: from which deck to refill the market
//! - [`profile`]: what the levels differ in
//! - [`greedy`]: a yardstick
//! - [`rollout`]: the rollout policy, quick players for imagined games
//! - [`candidates`]: what is worth a closer look
//! - [`reasons`]: why, in sentences
//! - [`lookahead`]: how the strongest level thinks

mod answers;
mod candidates;
mod greedy;
mod harbours;
mod lookahead;
mod pieces;
mod profile;
mod purse;
mod reasons;
mod refill;
mod rollout;
mod situation;

use engine::{Chance, Seat, Viewer};
use great_lakes::{Action, GreatLakes, Phase, State, View};
use rails::TicketSet;

use crate::planner::turn::turn;
use crate::planner::{Plan, completed, draw, gainful, tickets};
use crate::{Advice, Budget, HasBots, HouseBot, Level, search, settled};
use situation::LakesSituation;

impl HasBots for GreatLakes {
    type Memory = ();

    /// So many imagined games are tried for a choice of tickets.
    const ITERATIONS: u32 = 1500;

    fn memory(&self, _: Viewer) {}

    fn choose(
        &self,
        bot: HouseBot,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        settled(legal, chance, |chance| match bot {
            HouseBot::Greedy => greedy::choose(self, view, legal, chance),
            HouseBot::Level(level) => {
                let thought = match level {
                    Level::Stationmaster => search::choose(self, view, legal, budget, chance),
                    _ => None,
                };
                thought.or_else(|| decide(&LakesSituation::new(self, view, level)?, legal, chance))
            }
            HouseBot::Random | HouseBot::Style(_) => None,
        })
    }

    fn advise(
        &self,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        search::advise(self, view, (legal, None), budget, chance)
    }

    fn weigh(
        &self,
        view: &View,
        (): &(),
        (legal, made): (&[Action], Action),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        search::advise(self, view, (legal, Some(made)), budget, chance)
    }

    fn prospects(
        &self,
        state: &State,
        next: Option<(Seat, Action)>,
        budget: &mut Budget<'_>,
        luck: u64,
    ) -> Option<Vec<u16>> {
        search::prospects(self, state, next, budget, luck)
    }
}

/// What to do in the phase at hand.
fn decide(situation: &LakesSituation<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    match situation.view.phase {
        Phase::Opening | Phase::Tickets => tickets::keep(situation, legal, chance),
        Phase::Pieces => pieces::choose(situation, legal, chance),
        Phase::Refill { second } => refill::deck(situation, second, legal, chance),
        Phase::SecondCard => draw::card(situation, &Plan::new(situation, situation.tickets), legal, chance),
        Phase::Turn => turn(situation, legal, chance),
        Phase::Over(_) => None,
    }
}

/// The last turn: what brings the most points at once, tickets and harbours counted.
fn last(situation: &LakesSituation<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let (board, tickets) = (situation.board, situation.tickets);
    let done = completed(board, situation.mine, tickets);
    let score = |completed: TicketSet| harbours::score(board, situation.me.harbours, tickets, completed);
    let before = score(done);
    let gain = |action: &Action| match action {
        Action::Claim { route, payment } => {
            let won = score(completed(board, situation.mine.with(*route), tickets)) - before;
            (situation.points(*route) + won) * 100 - i32::from(payment.wild)
        }
        Action::Harbour { city, payment } => {
            harbours::gain(board, done, *city) * 100 - i32::from(payment.wild)
        }
        _ => 0,
    };
    gainful(legal, gain, chance)
}

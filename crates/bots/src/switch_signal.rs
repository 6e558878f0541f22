//! How programs play Switch & Signal.
//!
//! - [`profile`]: what a bot thinks things are worth, and how far it looks ahead
//! - [`network`]: what it costs to go from everywhere to a next place, with all that is in the way
//! - [`field`]: how far it is from everywhere to a city
//! - [`evaluation`]: what a position is worth
//! - [`aims`]: which train does what
//! - [`forecast`]: what the next instruction will do to it
//! - [`try_out`]: what an action would lead to
//! - [`carry_out`]: what is decided while an instruction is carried out
//! - [`ways`]: which tokens are in the way of trains
//! - [`settings`]: what can be played that leaves nothing to chance
//! - [`plans`]: which action cards to play
//! - [`partners`]: what people propose, weighed beside it
//! - [`reasons`]: why, in sentences
//! - [`odds`]: how likely a position is won

mod aims;
mod carry_out;
mod evaluation;
mod field;
mod forecast;
mod network;
mod odds;
mod partners;
mod plans;
mod profile;
mod reasons;
mod settings;
mod try_out;
mod ways;

use engine::{Chance, Message, Rules as _, Seat, Viewer};
use switch_signal::{Action, Phase, State, SwitchSignal, View};

use crate::{Advice, Answer, Budget, HasBots, HouseBot, Level, Opinion, Rating, settled};
use evaluation::Evaluator;
use plans::plans;
use profile::Profile;

/// How many opinions an advice has at most.
const OPINIONS: usize = 4;

/// With fewer iterations a search doesn't see more than who doesn't search.
const WORTH_IT: u32 = 200;

impl HasBots for SwitchSignal {
    type Memory = ();

    /// An iteration is a line of play that is looked at, or a move thought through.
    const ITERATIONS: u32 = 4_000;

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
        settled(legal, chance, |_| {
            let evaluator = Evaluator::new(self, profile(bot, budget)?, &view.state);
            match view.state.phase {
                Phase::Cards => {
                    let mut spend = || !evaluator.profile.searches || budget.spend();
                    plans(&evaluator, &view.state, &mut spend).first().map(|plan| plan.first)
                }
                _ => carry_out::think(&evaluator, &view.state, legal).first().map(|(_, action)| *action),
            }
        })
    }

    fn answer(
        &self,
        bot: HouseBot,
        view: &View,
        (): &(),
        (legal, proposed): (&[Action], &[Action]),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Answer<Action>> {
        let weighed = profile(bot, budget).filter(|_| legal.len() > 1).and_then(|profile| {
            let evaluator = Evaluator::new(self, profile, &view.state);
            partners::answer(&evaluator, &view.state, (legal, proposed), budget)
        });
        weighed.or_else(|| self.choose(bot, view, &(), legal, budget, chance).map(Answer::wordless))
    }

    fn advise(
        &self,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        _: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        let state = &view.state;
        let evaluator = Evaluator::new(self, profile(HouseBot::Level(Level::Stationmaster), budget)?, state);
        let mut opinions: Vec<Opinion<Action>> = Vec::new();
        let mut best: Option<i32> = None;
        let mut add = |action: Action, worth: i32, why: &dyn Fn() -> Vec<Message>| {
            let known = opinions.iter().any(|opinion| opinion.action == action);
            let out_of_question = worth == i32::MIN && best.is_some();
            if known || out_of_question || opinions.len() == OPINIONS || !legal.contains(&action) {
                return;
            }
            let mut why = why();
            match best {
                None => best = Some(worth),
                Some(best) => why.insert(0, reasons::behind(best.saturating_sub(worth))),
            }
            let rating = Some(Rating { odds: odds::odds(state, worth), lead: None });
            opinions.push(Opinion { action, rating, why });
        };
        if state.phase == Phase::Cards {
            for plan in plans(&evaluator, state, &mut || budget.spend()) {
                add(plan.first, plan.total(), &|| reasons::of_plan(&evaluator, state, &plan));
            }
        } else {
            for (worth, action) in carry_out::think(&evaluator, state, legal) {
                add(action, worth, &|| reasons::of_action(&evaluator, state, action));
            }
        }
        (!opinions.is_empty()).then_some(Advice { opinions })
    }

    fn weigh(
        &self,
        view: &View,
        (): &(),
        (legal, made): (&[Action], Action),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        let (state, most) = (&view.state, budget.most());
        let mut advice = self.advise(view, &(), legal, budget, chance)?;
        if advice.opinions.iter().all(|opinion| !opinion.action.does_same(made)) {
            let evaluator = Evaluator::new(self, Profile::STATIONMASTER, state);
            let worth = partners::worth(&evaluator, state, made, (budget, most));
            let rating = Some(Rating { odds: odds::odds(state, worth), lead: None });
            let why = reasons::of_action(&evaluator, state, made);
            advice.opinions.push(Opinion { action: made, rating, why });
        }
        Some(advice)
    }

    /// What the best thing to do there is worth, or this one: it is looked ahead for, but not played out.
    fn prospects(
        &self,
        state: &State,
        next: Option<(Seat, Action)>,
        budget: &mut Budget<'_>,
        _: u64,
    ) -> Option<Vec<u16>> {
        let evaluator = Evaluator::new(self, Profile::STATIONMASTER, state);
        let most = budget.most();
        let worth = match next {
            _ if matches!(state.phase, Phase::Over(_)) => evaluator.worth(state),
            Some((_, action)) => partners::worth(&evaluator, state, action, (budget, most)),
            None => {
                let mut legal = Vec::new();
                let seat = self.actors(state).first()?;
                self.legal(state, seat, &mut legal);
                partners::best(&evaluator, state, &legal, budget)?
            }
        };
        Some(vec![odds::odds(state, worth); self.seats()])
    }
}

/// How a bot plays; `None` for those that this game doesn't have. Who has hardly time to think plays like a
/// driver.
fn profile(bot: HouseBot, budget: &Budget<'_>) -> Option<Profile> {
    match bot {
        HouseBot::Greedy | HouseBot::Level(Level::Trainee) => Some(Profile::TRAINEE),
        HouseBot::Level(Level::Fireman) => Some(Profile::FIREMAN),
        HouseBot::Level(Level::Stationmaster) if budget.most() >= WORTH_IT && budget.is_left() => {
            Some(Profile::STATIONMASTER)
        }
        HouseBot::Level(Level::Driver | Level::Stationmaster) => Some(Profile::DRIVER),
        HouseBot::Random | HouseBot::Style(_) => None,
    }
}

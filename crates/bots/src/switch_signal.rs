//! How programs play Switch & Signal.
//!
//! - [`temper`]: what a bot thinks things are worth
//! - [`network`]: how far it is from everywhere to a city, with all that is in the way
//! - [`outlook`]: what a position is worth
//! - [`aims`]: which train does what
//! - [`forecast`]: what the next instruction will do to it
//! - [`try_out`]: what an action would lead to
//! - [`carry_out`]: what is decided while an instruction is carried out
//! - [`cards`]: which action cards to play

mod aims;
mod cards;
mod carry_out;
mod field;
mod forecast;
mod network;
mod outlook;
mod temper;
mod try_out;
mod ways;

use engine::{Chance, Viewer};
use switch_signal::{Action, Event, Phase, SwitchSignal, View};

use crate::{Bot, Budget, Level, Plays, any};
use outlook::Mind;
use temper::Temper;

impl Plays for SwitchSignal {
    type Memory = ();

    fn memory(&self, _: Viewer) {}

    fn watch(&self, (): &mut (), _: &Event) {}

    fn iterations(_: Bot) -> u32 {
        0
    }

    fn choose(
        &self,
        bot: Bot,
        view: &View,
        (): &(),
        legal: &[Action],
        _budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        let Bot::Level(level) = bot else { return any(legal, chance) };
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let temper = match level {
            Level::Trainee | Level::Fireman => Temper::EASY,
            Level::Driver | Level::Stationmaster => Temper::FAIR,
        };
        if temper.slips > 0 && chance.below(100) < temper.slips {
            return any(legal, chance);
        }
        let mind = Mind::new(self, temper, &view.state);
        let chosen = match view.state.phase {
            Phase::Cards => cards::choose(&mind, &view.state, legal),
            _ => carry_out::choose(&mind, &view.state, legal)?,
        };
        if legal.contains(&chosen) { Some(chosen) } else { any(legal, chance) }
    }
}

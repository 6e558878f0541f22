//! How programs play the Card Game.
//!
//! - [`sight`]: what a bot makes of its view and of what it remembers
//! - [`worth`]: what cards are worth on the train pile, and in hand
//! - [`risk`]: how likely a group in a station is to be robbed
//! - [`play`]: which cars to play to the station, and whom to rob
//! - [`draw`]: which cards to draw
//! - [`tickets`]: which tickets to keep, and when to take more

mod draw;
mod play;
mod risk;
mod sight;
mod tickets;
mod worth;

use ::card_game::{Action, CardGame, Event, Memory, Phase, View};
use engine::{Chance, Viewer};

use crate::{Bot, Budget, Level, Plays, any};
use sight::{Sight, Temper};

impl Plays for CardGame {
    type Memory = Memory;

    fn memory(&self, viewer: Viewer) -> Memory {
        Memory::new(self, viewer)
    }

    fn watch(&self, memory: &mut Memory, event: &Event) {
        memory.watch(event);
    }

    fn iterations(_: Bot) -> u32 {
        0
    }

    fn choose(
        &self,
        bot: Bot,
        view: &View,
        memory: &Memory,
        legal: &[Action],
        _budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        let Bot::Level(level) = bot else { return any(legal, chance) };
        let temper = match level {
            Level::Trainee | Level::Fireman => Temper::EASY,
            Level::Driver | Level::Stationmaster => Temper::FAIR,
        };
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let sight = Sight::new(self, view, memory, temper, chance);
        sight.and_then(|sight| decide(&sight, legal, chance)).or_else(|| any(legal, chance))
    }
}

/// What to do in the phase at hand.
fn decide(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    match sight.view.phase {
        Phase::Opening | Phase::Tickets => tickets::keep(sight, legal, chance),
        Phase::Turn | Phase::SecondCard if slips(sight, chance) => slip(legal, chance),
        Phase::SecondCard => draw::card(sight, legal, chance),
        Phase::Turn => turn(sight, legal, chance),
        Phase::Scoring { .. } => complete(sight, legal),
        Phase::Over(_) => None,
    }
}

/// What to do with a whole turn: what brings most.
fn turn(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Play(play) => play::gain(sight, *play),
        Action::Take(_) | Action::Blind => draw::gain(sight, *action),
        Action::Tickets => tickets::gain(sight),
        _ => 0.0,
    };
    best(legal.iter().copied(), worth, chance)
}

/// One ticket of the best set (CG-24). In which order they are completed makes no difference.
fn complete(sight: &Sight<'_>, legal: &[Action]) -> Option<Action> {
    let best = sight.game.advice(sight.view)?.tickets;
    let is_best = |action: &&Action| matches!(action, Action::Complete(ticket) if best.contains(*ticket));
    legal.iter().find(is_best).copied()
}

/// Whether attention fails this time.
fn slips(sight: &Sight<'_>, chance: &mut impl Chance) -> bool {
    sight.temper.slips > 0 && chance.below(100) < sight.temper.slips
}

/// Something a beginner might do: some card, or some cars to the station.
fn slip(legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let draws = chance.below(2) == 0;
    let hasty = |action: &&Action| match action {
        Action::Take(_) | Action::Blind => draws,
        Action::Play(_) => !draws,
        _ => false,
    };
    let count = legal.iter().filter(hasty).count() as u32;
    let choice = chance.below(count.max(1)) as usize;
    legal.iter().filter(hasty).nth(choice).copied().or_else(|| any(legal, chance))
}

/// The one of most worth; chance decides among equals.
fn best<T: Copy>(
    all: impl Iterator<Item = T>,
    worth: impl Fn(&T) -> f64,
    chance: &mut impl Chance,
) -> Option<T> {
    let mut best: Option<(T, f64)> = None;
    let mut equals = 1;
    for one in all {
        let value = worth(&one);
        match best {
            Some((_, most)) if value < most => continue,
            Some((_, most)) if value == most => {
                equals += 1;
                if chance.below(equals) > 0 {
                    continue;
                }
            }
            _ => equals = 1,
        }
        best = Some((one, value));
    }
    best.map(|(one, _)| one)
}

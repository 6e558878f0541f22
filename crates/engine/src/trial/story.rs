//! A finished game with everything that happened in it: what golden records show is looked for there.

use crate::replay::{Departure, Replay};
use crate::{Message, Notation, Outcome, Record, Seat};

/// A finished game.
pub struct Story<R: Notation> {
    /// What it was played with.
    pub game: R,
    /// Who sat there, as far as it is known.
    pub names: Vec<String>,
    /// What happened in the deal.
    pub dealt: Vec<R::Event>,
    /// What was done, in order.
    pub scenes: Vec<Scene<R>>,
    /// How it ended.
    pub outcome: Outcome,
}

/// One action and what came of it.
pub struct Scene<R: Notation> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: R::Action,
    /// The position before.
    pub before: R::State,
    /// What happened.
    pub events: Vec<R::Event>,
    /// The position that resulted.
    pub after: R::State,
}

impl<R: Notation + Clone> Story<R> {
    /// Everything that happened, in order, the deal included.
    pub fn events(&self) -> impl Iterator<Item = &R::Event> {
        self.dealt.iter().chain(self.scenes.iter().flat_map(|scene| &scene.events))
    }

    /// Whether anything like this happened.
    pub fn any(&self, like: impl Fn(&R::Event) -> bool) -> bool {
        self.events().any(like)
    }

    /// Whether somebody did the one, and later somebody the other.
    pub fn did_then(&self, one: impl Fn(R::Action) -> bool, other: impl Fn(R::Action) -> bool) -> bool {
        let mut scenes = self.scenes.iter();
        scenes.any(|scene| one(scene.action)) && scenes.any(|scene| other(scene.action))
    }

    /// The last position.
    pub fn end(&self) -> Option<&R::State> {
        self.scenes.last().map(|scene| &scene.after)
    }

    /// The option `first`, as records have it.
    pub fn first(&self) -> String {
        let options = self.game.options();
        options.into_iter().find(|(option, _)| *option == "first").map(|(_, value)| value).unwrap_or_default()
    }

    /// Whether those who sit there have a Russian name and an English one.
    pub fn is_named_in_both_languages(&self) -> bool {
        let russian = |name: &String| name.chars().any(|letter| ('а'..='я').contains(&letter));
        let english = |name: &String| name.chars().any(|letter| letter.is_ascii_lowercase());
        self.names.iter().any(russian) && self.names.iter().any(english)
    }

    /// Plays a record again.
    ///
    /// # Errors
    /// Where the record departs from the rules, or isn't finished.
    pub fn of_record(game: &R, record: &Record) -> Result<Story<R>, Departure> {
        let mut dealt = Vec::new();
        let mut replay = Replay::new(game, record, &mut dealt)?;
        let mut scenes = Vec::new();
        for step in &record.steps {
            let depart = |why| Departure { step: replay.steps() + 1, why };
            let action = game.read_action(&step.action).map_err(depart)?;
            let (before, mut events) = (replay.state().clone(), Vec::new());
            replay.advance(&mut events)?;
            scenes.push(Scene { seat: step.seat, action, before, events, after: replay.state().clone() });
        }
        replay.check_result()?;
        let unfinished = || Departure { step: scenes.len(), why: Message::new("record-not-over") };
        let outcome = game.outcome(replay.state()).ok_or_else(unfinished)?;
        let names = record.names.iter().map(|(_, name)| name.clone()).collect();
        Ok(Story { game: game.clone(), names, dealt, scenes, outcome })
    }
}

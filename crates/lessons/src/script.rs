//! What a lesson is laid with, and its ideas.

use std::collections::{BTreeMap, BTreeSet};

use engine::Seed;
use roster::Setup;
use serde::Deserialize;

/// The kinds of what somebody may do now.
pub type Kinds = BTreeSet<String>;

/// A lesson without its texts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// How many sit at the table, the learner first.
    pub seats: usize,
    /// The bot on the other chairs.
    pub bot: String,
    /// What the deal grows from: any text.
    pub seed: String,
    /// The options that aren't as usual.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// After so many of the learner's own actions the lesson is over, whatever is still to tell.
    pub longest: u16,
    /// What is taught, in order.
    pub ideas: Vec<Idea>,
    /// Kinds of decisions that the table of the lesson can't come to, or nobody can prepare: the texts of
    /// its end tell of them.
    #[serde(default)]
    pub beyond: Vec<String>,
}

/// One idea of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idea {
    /// What its texts are known by.
    pub id: String,
    /// It is met when the learner does something of these kinds. One without, and without `told`, is read.
    #[serde(default, rename = "do")]
    pub kinds: Vec<String>,
    /// So often.
    #[serde(default = "once")]
    pub times: u8,
    /// Or when this is told of the learner, or of nobody in particular: keys of messages.
    #[serde(default)]
    pub told: Vec<String>,
    /// It is told at once whenever the learner may do this, whatever else there is to tell.
    #[serde(default)]
    pub at: Vec<String>,
    /// It waits, and others go ahead, until the learner may do this.
    #[serde(default)]
    pub can: Vec<String>,
    /// It waits, and others go ahead, until one of these was told, of whomever: keys of messages.
    #[serde(default)]
    pub once: Vec<String>,
    /// The part of the page it is about, as a selector.
    #[serde(default)]
    pub shows: String,
    /// The number of the rule that tells more.
    pub rule: String,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Script, String> {
        toml::from_str(text).map_err(|fault| fault.to_string())
    }

    /// What its table is laid with: the learner goes first.
    pub fn setup(&self, game: &str) -> Setup {
        let table = Setup::new(game, self.seats).with("first", "A");
        self.options.iter().fold(table, |table, (name, value)| table.with(name, value.as_str()))
    }

    /// What its deal grows from.
    pub fn seed(&self) -> Seed {
        Seed::from_text(&self.seed)
    }

    /// The place of an idea among the others.
    pub fn place(&self, idea: &str) -> Option<usize> {
        self.ideas.iter().position(|known| known.id == idea)
    }
}

impl Idea {
    /// Whether there is nothing to do for it but to read.
    pub fn is_told(&self) -> bool {
        self.kinds.is_empty() && self.told.is_empty()
    }

    /// Whether it is told as soon as something may be done.
    pub fn is_of_a_moment(&self) -> bool {
        !self.at.is_empty()
    }

    /// Whether one of these may be done.
    pub(crate) fn any(asked: &[String], can: &Kinds) -> bool {
        can.iter().any(|kind| asked.iter().any(|asked| is_kind(asked, kind)))
    }
}

const fn once() -> u8 {
    1
}

/// Whether something is of a kind that is asked for: a `claim-tunnel` is a `claim`.
pub fn is_kind(asked: &str, kind: &str) -> bool {
    kind.strip_prefix(asked).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

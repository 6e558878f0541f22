//! What a program says: a greeting, and an answer to each move.

use engine::{Message, Notation};
use serde::Deserialize;

use crate::line::PROTOCOL;

/// No answer is longer.
pub const LONGEST: usize = 64 * 1024;
/// A name has no more letters, and what is shown of a line neither.
const SHOWN: usize = 60;

/// What a program says.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// That it is there, and which protocol it speaks.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// What it calls itself.
        #[serde(default)]
        name: String,
    },
    /// What it does.
    Action {
        /// The number of the move that it answers.
        #[serde(rename = "move")]
        number: u32,
        /// What it does there.
        action: Chosen,
    },
}

/// What a program has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Chosen {
    /// Its place among what is legal, counted from 0.
    Place(usize),
    /// In the game's notation.
    Text(String),
}

impl Answer {
    /// Reads a line.
    ///
    /// # Errors
    /// What was said instead of an answer.
    pub fn read(line: &str) -> Result<Answer, Message> {
        serde_json::from_str(line.trim()).map_err(|error| {
            let why = Message::new("outside-no-answer").with("line", shown(line));
            why.with("why", error.to_string())
        })
    }

    /// The name of a program that greets.
    ///
    /// # Errors
    /// It says something else, or speaks another protocol.
    pub fn greeting(line: &str) -> Result<String, Message> {
        match Answer::read(line)? {
            Answer::Hello { protocol: PROTOCOL, name } => Ok(shown(&name)),
            Answer::Hello { protocol, .. } => {
                Err(Message::new("outside-other-protocol").with("is", protocol).with("should", PROTOCOL))
            }
            Answer::Action { .. } => Err(Message::new("outside-no-greeting").with("line", shown(line))),
        }
    }

    /// What a program does in this move.
    ///
    /// # Errors
    /// It says something else, answers another move, or names nothing that there is.
    pub fn action<G: Notation>(
        line: &str,
        game: &G,
        number: u32,
        legal: &[G::Action],
    ) -> Result<G::Action, Message> {
        let (answered, action) = match Answer::read(line)? {
            Answer::Action { number, action } => (number, action),
            Answer::Hello { .. } => return Err(Message::new("outside-no-action").with("line", shown(line))),
        };
        if answered != number {
            return Err(Message::new("outside-other-move").with("is", answered).with("should", number));
        }
        match action {
            Chosen::Text(text) => game.read_action(&text),
            Chosen::Place(place) => legal.get(place).copied().ok_or_else(|| {
                let missing = Message::new("outside-no-such-place").with("place", place);
                missing.with("count", legal.len())
            }),
        }
    }
}

/// As much of a line as helps to find it, without what could disturb a terminal.
pub fn shown(text: &str) -> String {
    let text = text.trim();
    let plain = |letter: char| if letter.is_control() { '\u{fffd}' } else { letter };
    let mut short: String = text.chars().take(SHOWN).map(plain).collect();
    if text.chars().nth(SHOWN).is_some() {
        short.push('…');
    }
    short
}

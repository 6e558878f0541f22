//! What a seat may do, and how a game ended.

use engine::{Notation, Outcome, Seat};
use serde::Serialize;

/// Something that a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice<Action> {
    /// In the game's notation: what an answer says.
    pub text: String,
    /// The same in parts, to be looked at.
    pub data: Action,
}

/// All that a seat may do.
pub fn choices<G: Notation>(game: &G, legal: &[G::Action]) -> Vec<Choice<G::Action>> {
    legal.iter().map(|&action| Choice { text: game.write_action(action), data: action }).collect()
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ended {
    /// What ended it, as the game calls it.
    pub ending: &'static str,
    /// Who won; all or none where a team plays.
    pub winners: Vec<Seat>,
    /// What broke a tie of points, if there was one: `shared` if nothing did.
    pub tie_break: Option<&'static str>,
    /// The score sheets, seat by seat.
    pub sheets: Vec<Sheet>,
}

/// A seat's points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// All of them.
    pub total: i32,
    /// Line by line.
    pub lines: Vec<engine::Line>,
}

impl From<&Outcome> for Ended {
    fn from(outcome: &Outcome) -> Ended {
        let sheet = |sheet: &engine::Sheet| Sheet {
            total: sheet.total(),
            lines: sheet.lines.iter().copied().collect(),
        };
        Ended {
            ending: outcome.ending,
            winners: outcome.winners.iter().collect(),
            tie_break: outcome.tie_break,
            sheets: outcome.sheets.iter().map(sheet).collect(),
        }
    }
}

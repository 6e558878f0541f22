//! What the house says to a program: one JSON object a line, of which `type` says what it is.

use std::collections::BTreeMap;

use engine::Seat;
use serde::Serialize;
use serde_json::Value;

use crate::{Choice, Ended};

/// The version of the protocol. It is raised where a program that did all right could go wrong; new fields
/// can come in any version.
pub const PROTOCOL: u32 = 1;

/// The first line: who speaks. The program answers it, and nothing else but moves.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "hello")]
pub struct Hello<'a> {
    /// The version of the protocol.
    pub protocol: u32,
    /// The program that speaks, with its version.
    pub house: &'a str,
    /// The games that will be played.
    pub games: &'a [&'a str],
}

/// A game begins, in which the program has a seat.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "new_game")]
pub struct NewGame<'a> {
    /// Which game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
    /// Its options by name.
    pub options: &'a BTreeMap<&'static str, String>,
    /// How many sit at the table.
    pub seats: usize,
    /// The program's own seat, counted from 0.
    pub seat: Seat,
    /// How many milliseconds it has for each move.
    pub milliseconds: u64,
    /// A number to draw its own chance from: the same for the same game.
    pub chance: u32,
    /// The board, with the lists that numbers in views are places in.
    pub board: &'a Value,
}

/// What happened since the last line, as this seat may know it.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "told")]
pub struct Told<'a, Event: Serialize> {
    /// The events, in order.
    pub events: &'a [Event],
}

/// The program has to decide.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "your_move")]
pub struct YourMove<'a, View: Serialize, Action: Serialize> {
    /// The number of the decision in this game, counted from 1: the answer repeats it.
    #[serde(rename = "move")]
    pub number: u32,
    /// How many milliseconds there are.
    pub milliseconds: u64,
    /// All that the seat may know.
    pub view: &'a View,
    /// What it may do.
    pub legal: Vec<Choice<Action>>,
}

/// The game is over.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "game_over")]
pub struct GameOver {
    /// How it ended.
    pub outcome: Ended,
}

/// Something as one line, with its end.
pub fn line(said: &impl Serialize) -> String {
    let mut line = serde_json::to_string(said).expect("numbers, texts and lists have a form in JSON");
    line.push('\n');
    line
}

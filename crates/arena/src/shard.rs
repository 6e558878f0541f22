//! A part of an arena's games, played on a machine of its own, and all parts put together again.
//!
//! A shard plays every so many-th deal of the same schedule. What it writes down is a text of JSON lines: what
//! was played, a line for each game, and how long decisions took. Together they give the book that one machine
//! would have filled, and so the very same report.

mod game;
mod read;

use std::fmt;

use engine::Message;
use serde::{Deserialize, Serialize};

use crate::ledger::Ledger;
use crate::times::Times;

pub use read::{Shard, put_together};

/// The format of the file.
const FORMAT: u32 = 1;

/// Which part of a schedule: the second of three is `2/3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Part {
    /// Which, counted from 1.
    pub number: u32,
    /// Of how many.
    pub of: u32,
}

/// There are no more parts.
const MOST_PARTS: u32 = 1000;

impl Part {
    /// All of it.
    pub const WHOLE: Part = Part { number: 1, of: 1 };

    /// Reads `2/3`; `None` if that is no part.
    pub fn read(text: &str) -> Option<Part> {
        let (number, of) = text.split_once('/')?;
        let part = Part { number: number.trim().parse().ok()?, of: of.trim().parse().ok()? };
        part.is_one().then_some(part)
    }

    /// Whether there can be such a part.
    fn is_one(self) -> bool {
        (1..=MOST_PARTS).contains(&self.of) && (1..=self.of).contains(&self.number)
    }

    /// The deal that is this part's `place`-th, both counted from 0.
    pub fn deal(self, place: u64) -> u64 {
        place.saturating_mul(self.of.into()).saturating_add(u64::from(self.number) - 1)
    }

    /// How many of so many deals it has.
    pub fn deals(self, all: u64) -> u64 {
        all.saturating_sub(u64::from(self.number) - 1).div_ceil(self.of.into())
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// What a part was played of: the same for all parts of a run, and nothing else is put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The version of the file.
    pub shard: u32,
    /// The program that played, with its version: other bots may play differently.
    pub program: String,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The board's name and the hash of its facts.
    pub board: (String, String),
    /// The board file, if it isn't one of the house.
    pub board_file: Option<String>,
    /// How many sat at a table.
    pub seats: usize,
    /// The options that the table was laid with.
    pub options: Vec<(String, String)>,
    /// Who was named, as they were written.
    pub bots: String,
    /// What all chance grew from.
    pub seed: String,
    /// How many iterations were allowed, if that was said.
    pub iterations: Option<u32>,
    /// How many milliseconds were allowed, if that was said.
    pub milliseconds: Option<u64>,
    /// How many deals all parts play together.
    pub deals: u64,
}

impl Run {
    /// The version of the file that this program writes.
    pub const FORMAT: u32 = FORMAT;

    /// The first thing in which another run differs, by its name in the file.
    pub fn differs(&self, other: &Run) -> Option<String> {
        let [one, other] = [self, other].map(|run| serde_json::to_value(run).unwrap_or_default());
        let fields = one.as_object()?.iter();
        fields
            .into_iter()
            .find(|(name, value)| other.get(name.as_str()) != Some(value))
            .map(|(name, _)| name.clone())
    }
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Head {
    part: Part,
    run: Run,
}

/// The last line.
#[derive(Serialize, Deserialize)]
struct End {
    /// How many seconds it took.
    seconds: f64,
    /// How long the decisions of each entrant took.
    times: Vec<Times>,
}

/// What a part of a run has played, as text.
pub fn write(run: &Run, part: Part, ledger: &Ledger, seconds: f64) -> String {
    let line = |value: serde_json::Result<String>| value.expect("it has a form in JSON") + "\n";
    let mut text = line(serde_json::to_string(&Head { part, run: run.clone() }));
    for played in ledger.games() {
        text += &line(serde_json::to_string(&game::Line::from(played)));
    }
    let end = End { seconds, times: ledger.times().to_vec() };
    text + &line(serde_json::to_string(&end))
}

/// What is wrong with a file.
fn fault(key: &'static str, file: &str) -> Message {
    Message::new(key).with("file", file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_every_deal_once() {
        for of in 1..7 {
            for all in 0..20 {
                let parts = (1..=of).map(|number| Part { number, of });
                let mut deals: Vec<u64> =
                    parts.flat_map(|part| (0..part.deals(all)).map(move |place| part.deal(place))).collect();
                deals.sort_unstable();
                assert!(deals.iter().copied().eq(0..all), "{of} {all}: {deals:?}");
            }
        }
    }

    #[test]
    fn a_part_is_read_as_it_is_written() {
        let part = Part { number: 2, of: 3 };
        assert_eq!(Part::read(&part.to_string()), Some(part));
        for wrong in ["", "2", "0/3", "4/3", "1/0", "1/1001", "-1/2", "a/b", "1/2/3"] {
            assert_eq!(Part::read(wrong), None, "{wrong}");
        }
    }
}

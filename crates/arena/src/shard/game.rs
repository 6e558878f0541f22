//! A game as a line, and back: what comes from a file may be anything.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::outside::Breach;
use crate::play::ENDLESS;
use crate::result::{Fault, Forfeit, GameResult, SeatResult};
use crate::schedule::Schedule;
use crate::statistics::{HeldItem, ItemGroup};

/// No id is longer.
const LONGEST_ID: usize = 40;

/// A game.
#[derive(Serialize, Deserialize)]
pub struct Line {
    deal: u64,
    seating: usize,
    starter: usize,
    ending: String,
    tie_break: Option<String>,
    lines: Vec<String>,
    seats: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    fault: Option<(u32, String, Option<String>, Option<String>)>,
}

/// What a seat did in it.
#[derive(Serialize, Deserialize)]
struct Seat {
    won: f64,
    points: i32,
    lines: Vec<i32>,
    decisions: u32,
    turns: u32,
    iterations: u64,
    illegal: u32,
    figures: Vec<i32>,
    held: Vec<(u8, u8, bool)>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    forfeit: Option<(u32, Breach)>,
}

impl From<&GameResult> for Line {
    fn from(game: &GameResult) -> Line {
        let seat = |seat: &SeatResult| Seat {
            won: seat.won,
            points: seat.points,
            lines: seat.lines.clone(),
            decisions: seat.decisions,
            turns: seat.turns,
            iterations: seat.iterations,
            illegal: seat.illegal,
            figures: seat.figures.clone(),
            held: seat.held.iter().map(|held| (held.group, held.item, held.done)).collect(),
            forfeit: seat.forfeit.as_ref().map(|forfeit| (forfeit.step, forfeit.breach.clone())),
        };
        let fault =
            |fault: &Fault| (fault.step, fault.bot.clone(), fault.action.clone(), fault.panic.clone());
        Line {
            deal: game.deal,
            seating: game.seating,
            starter: game.starter,
            ending: game.ending.to_owned(),
            tie_break: game.tie_break.map(str::to_owned),
            lines: game.lines.iter().map(|line| (*line).to_owned()).collect(),
            seats: game.seats.iter().map(seat).collect(),
            fault: game.fault.as_ref().map(fault),
        }
    }
}

impl Line {
    /// The game, if it can be one of this schedule: `None` if not.
    pub fn game(self, schedule: &Schedule, figures: usize, groups: &[ItemGroup]) -> Option<GameResult> {
        let seating = schedule.seatings.get(self.seating)?;
        let number =
            self.deal.checked_mul(schedule.seatings.len() as u64)?.checked_add(self.seating as u64)?;
        let fits = self.seats.len() == schedule.seats
            && self.starter < schedule.seats
            && self.lines.len() <= LONGEST_ID
            && self.seats.iter().all(|seat| seat.fits(self.lines.len(), figures, groups));
        if !fits {
            return None;
        }
        let seats = self.seats.into_iter().zip(seating).map(|(seat, &entrant)| SeatResult {
            entrant,
            won: seat.won,
            points: seat.points,
            lines: seat.lines,
            decisions: seat.decisions,
            turns: seat.turns,
            iterations: seat.iterations,
            illegal: seat.illegal,
            figures: seat.figures,
            held: seat.held.into_iter().map(|(group, item, done)| HeldItem { group, item, done }).collect(),
            forfeit: seat.forfeit.map(|(step, breach)| Forfeit { step, breach }),
            times: Default::default(),
        });
        Some(GameResult {
            number,
            deal: self.deal,
            seating: self.seating,
            seats: seats.collect(),
            starter: self.starter,
            ending: id(&self.ending)?,
            tie_break: self.tie_break.map(|word| id(&word).ok_or(())).transpose().ok()?,
            lines: self.lines.iter().map(|line| id(line)).collect::<Option<_>>()?,
            fault: self.fault.map(|(step, bot, action, panic)| Fault { step, bot, action, panic }),
        })
    }
}

impl Seat {
    /// Whether a seat can have done so.
    fn fits(&self, lines: usize, figures: usize, groups: &[ItemGroup]) -> bool {
        let there = |(group, item, _): &(u8, u8, bool)| {
            groups.get(usize::from(*group)).is_some_and(|group| usize::from(*item) < group.items.len())
        };
        (0.0..=1.0).contains(&self.won)
            && [self.decisions, self.turns, self.illegal].iter().all(|count| *count <= ENDLESS)
            && self.lines.len() == lines
            && self.figures.len() == figures
            && self.held.iter().all(there)
    }
}

/// The same id, kept for good: there are few, and each is kept once.
fn id(text: &str) -> Option<&'static str> {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    /// A damaged file can't have more of them kept.
    const MOST: usize = 10_000;
    let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    if text.is_empty() || text.len() > LONGEST_ID || !text.bytes().all(plain) {
        return None;
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = known.get(text) {
        return Some(known);
    }
    let kept: &'static str = Box::leak(text.to_owned().into_boxed_str());
    (known.len() < MOST && known.insert(kept)).then_some(kept)
}

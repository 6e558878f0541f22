//! Files of parts, read and put together.

use engine::Message;

use super::{End, FORMAT, Head, Part, Run, fault, game};
use crate::ledger::Ledger;
use crate::schedule::Schedule;
use crate::statistics::Statistics;
use crate::times::Times;

/// A file: what it says it was played of, and the lines that say more.
pub struct Shard {
    /// Its name, to speak of it.
    pub file: String,
    /// Which part it is.
    pub part: Part,
    /// What it was played of.
    pub run: Run,
    text: String,
}

impl Shard {
    /// Reads the head of a file.
    ///
    /// # Errors
    /// It is no such file.
    pub fn open(file: String, text: String) -> Result<Shard, Message> {
        let head = text.lines().next().and_then(|line| serde_json::from_str::<Head>(line).ok());
        match head {
            Some(Head { part, run }) if part.is_one() && run.shard == FORMAT => {
                Ok(Shard { file, part, run, text })
            }
            _ => Err(fault("shard-not-one", &file)),
        }
    }

    /// Whether these are all parts of one run, each once.
    ///
    /// # Errors
    /// One that is of another run, twice there, or missing.
    pub fn check_all(shards: &[Shard]) -> Result<(), Message> {
        let Some(first) = shards.first() else { return Err(Message::new("shard-none")) };
        for (place, shard) in shards.iter().enumerate() {
            let other = match shard.part.of == first.part.of {
                true => first.run.differs(&shard.run),
                false => Some("part".to_owned()),
            };
            if let Some(what) = other {
                let message = fault("shard-foreign", &shard.file).with("first", first.file.as_str());
                return Err(message.with("what", what));
            }
            if let Some(twin) = shards[..place].iter().find(|twin| twin.part == shard.part) {
                let message = fault("shard-twice", &shard.file).with("other", twin.file.as_str());
                return Err(message.with("part", shard.part.to_string()));
            }
        }
        let of = first.part.of;
        let there = |number: u32| shards.iter().any(|shard| shard.part.number == number);
        let missing: Vec<String> =
            (1..=of).filter(|number| !there(*number)).map(|number| Part { number, of }.to_string()).collect();
        match missing.is_empty() {
            true => Ok(()),
            false => Err(Message::new("shard-missing").with("parts", missing.join(", "))),
        }
    }
}

/// The book of all parts of a run, and how many seconds all of them took together.
///
/// # Errors
/// A line that can't be read or can't be true, or a part that was stopped before its end.
pub fn put_together<G: Statistics>(
    game: &G,
    schedule: &Schedule,
    shards: &[Shard],
) -> Result<(Ledger, f64), Message> {
    Shard::check_all(shards)?;
    let groups = game.item_groups();
    let mut times = vec![Times::default(); schedule.entrants.len()];
    let (mut games, mut seconds) = (Vec::new(), 0.0);
    for shard in shards {
        let wrong = |line: usize| fault("shard-bad-line", &shard.file).with("line", line + 1);
        let mut lines = shard.text.lines().enumerate().skip(1).peekable();
        let of_seating = schedule.seatings.len() as u64;
        let deals = shard.part.deals(shard.run.deals);
        let mut wanted = (0..deals).flat_map(|place| {
            (0..of_seating).map(move |seating| shard.part.deal(place) * of_seating + seating)
        });
        let mut end = None;
        while let Some((number, line)) = lines.next() {
            if lines.peek().is_none() {
                let last: Option<End> = serde_json::from_str(line).ok();
                end = last.filter(|end| {
                    let sound = end.seconds.is_finite() && end.seconds >= 0.0;
                    sound && end.times.len() == times.len() && end.times.iter().all(Times::is_sound)
                });
                if end.is_none() {
                    return Err(wrong(number));
                }
                break;
            }
            let line: Option<game::Line> = serde_json::from_str(line).ok();
            let played = line.and_then(|line| line.game(schedule, G::FIGURES.len(), &groups));
            match (played, wanted.next()) {
                (Some(played), Some(wanted)) if played.number == wanted => games.push(played),
                _ => return Err(wrong(number)),
            }
        }
        let end = end.ok_or_else(|| wrong(0))?;
        let left = wanted.count();
        if left > 0 {
            let message = fault("shard-stopped", &shard.file).with("part", shard.part.to_string());
            return Err(message.with("games", left.to_string()));
        }
        times.iter_mut().zip(&end.times).for_each(|(all, own)| all.add_all(own));
        seconds += end.seconds;
    }
    games.sort_by_key(|game| game.number);
    Ok((Ledger::of(schedule, games, times), seconds))
}

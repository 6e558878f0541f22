//! A table with all that its log says, and its game as a record.

use engine::record::{Imagined, Step, Traces};
use engine::replay::changes;
use engine::{Message, Notation, Record, Recorder, Seat, Seed};

use crate::{Entry, Table, Timed};

/// The version of the rules when logs didn't say it yet.
const FIRST_VERSION: u32 = 1;

/// A table with all that its log says.
#[derive(Clone)]
pub struct Kept {
    /// The table.
    pub table: Table,
    /// What was done, with what came of it.
    pub steps: Vec<Step>,
}

impl Kept {
    /// Reads a log.
    ///
    /// # Errors
    /// The first entry that can't be read, or can't follow those before it.
    pub fn read<S: AsRef<str>>(log: &[S]) -> Result<Kept, Message> {
        let read = |(number, body): (i64, &S)| {
            let damaged = || Message::new("table-bad-log").with("entry", number);
            serde_json::from_str::<Timed>(body.as_ref()).map(|timed| timed.entry).map_err(|_| damaged())
        };
        Kept::of((0..).zip(log).map(read).collect::<Result<Vec<Entry>, Message>>()?)
    }

    /// The table with these entries.
    ///
    /// # Errors
    /// The first that can't follow those before it.
    pub fn of(log: Vec<Entry>) -> Result<Kept, Message> {
        let table = Table::replay(&log)?;
        let step = |entry| match entry {
            Entry::Acted { seat, action, drawn, hash } => {
                let traces = Traces { drawn: Some(drawn), hash: Some(hash) };
                Some(Step::done(seat, action, traces))
            }
            Entry::Imagined { seat, seed, state, hash } => {
                Some(Step::imagine(seat, Imagined { seed: Seed::parse(&seed)?, state }, hash))
            }
            Entry::Undone { seat, back, hash, .. } => Some(Step::undo(seat, back, hash)),
            _ => None,
        };
        Ok(Kept { table, steps: log.into_iter().filter_map(step).collect() })
    }

    /// What its game was shuffled with, if it has begun.
    ///
    /// # Errors
    /// That isn't a seed.
    pub fn seed(&self) -> Result<Option<Seed>, Message> {
        let damaged = || Message::new("table-bad-log").with("entry", 0);
        self.table.seed.as_deref().map(|seed| Seed::parse(seed).ok_or_else(damaged)).transpose()
    }

    /// Its game as a record, but for how it ended; whether it is played again with the rules and on the board
    /// that it was begun with is for others to find out.
    pub fn record<R: Notation>(&self, rules: &R, seed: Seed) -> Record {
        let table = &self.table;
        let mut record = Recorder::deal_keyed(rules, seed, table.chance, &mut ()).record().clone();
        record.rules = table.rules.unwrap_or(FIRST_VERSION);
        if let Some(board) = &table.board {
            record.board = board.clone();
        }
        let named = |seat: Seat| Some((seat, table.sitter(seat)?.name().to_owned()));
        record.names = table.seats().filter_map(named).filter(|(_, name)| !name.is_empty()).collect();
        record.steps = self.steps.clone();
        if !changes(rules, &record).is_empty() {
            // Nobody wrote down what other rules dealt.
            record.deal = Traces::default();
        }
        record
    }
}

//! `roundhouse tables list`: all tables, the one played last first.

use clap::ArgMatches;
use engine::Message;
use roster::Roster;
use serde::Serialize;
use std::io::Write as _;
use store::Stored;
use table::{Sitter, Table, checked_name};
use words::Words;

use super::super::{block_on, tell, title};
use crate::failure::Failure;
use crate::keeping::folder::{Kept, Reading};
use crate::keeping::place::{Place, trouble};
use crate::keeping::time::shown;

/// A table as programs read it. What is hidden in the game, and who people are, is not in it.
#[derive(Serialize)]
struct Row {
    id: String,
    game: Option<String>,
    seats: usize,
    names: Vec<String>,
    bots: usize,
    begun: bool,
    rules: Option<u32>,
    steps: usize,
    entries: u64,
    changed_at: i64,
    /// Whether its log can't be read.
    damaged: bool,
}

impl Row {
    fn new(stored: &Stored, table: Option<&Table>) -> Row {
        let chairs = table.map_or(&[][..], |table| &table.chairs);
        let sitters = chairs.iter().flatten();
        Row {
            id: stored.id.clone(),
            game: table.map(|table| table.game.clone()),
            seats: chairs.len(),
            // Older logs have names that a terminal shouldn't see.
            names: sitters.clone().filter_map(|sitter| checked_name(sitter.name()).ok()).collect(),
            bots: sitters.filter(|sitter| matches!(sitter, Sitter::Bot { .. })).count(),
            begun: table.is_some_and(Table::has_begun),
            rules: table.and_then(|table| table.rules),
            steps: table.map_or(0, |table| table.steps.len()),
            entries: stored.entries,
            changed_at: stored.changed_at,
            damaged: table.is_none(),
        }
    }

    fn line(&self, games: &Roster) -> Message {
        let state = match (self.damaged, self.begun) {
            (true, _) => Message::new("tables-row-damaged"),
            (false, false) => Message::new("tables-row-waiting"),
            (false, true) => Message::new("tables-row-steps").with("steps", self.steps),
        };
        let game = self.game.as_deref().filter(|game| games.game(game).is_ok());
        Message::new("tables-row")
            .with("table", self.id.as_str())
            .with("changed", shown(self.changed_at))
            .with("game", game.map_or_else(|| Message::new("tables-row-no-game"), title))
            .with("state", state)
            .with("names", self.names.join(", "))
    }
}

pub fn run(games: &Roster, words: &Words, matches: &ArgMatches, place: &Place) -> Result<(), Failure> {
    let rows = block_on(rows(place))?;
    if matches.get_flag("json") {
        let text = serde_json::to_string_pretty(&rows).unwrap_or_default();
        writeln!(std::io::stdout().lock(), "{text}")?;
        return Ok(());
    }
    let count = Message::new("tables-count").with("tables", rows.len() as i64);
    tell(words, rows.iter().map(|row| row.line(games)).chain([count]))
}

async fn rows(place: &Place) -> Result<Vec<Row>, Failure> {
    let trouble = |error| trouble(place, &error);
    let reading = Reading::open(place).await.map_err(trouble)?;
    let mut rows = Vec::new();
    for stored in reading.store().tables().await.map_err(trouble)? {
        let log = reading.store().log(&stored.id, 0).await.map_err(trouble)?;
        rows.push(Row::new(&stored, Kept::read(&log).ok().map(|kept| kept.table).as_ref()));
    }
    Ok(rows)
}

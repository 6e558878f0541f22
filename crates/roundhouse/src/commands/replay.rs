//! `roundhouse replay FILE`: a record as text to read, with every step checked.

use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use bots::Bots;
use clap::ArgMatches;
use engine::record::Step;
use engine::replay::{Departure, Replay, changes};
use engine::{Message, Notation, Outcome, Record, Seat, Sheet, Viewer};
use pages::review::Eyes;
use roster::Setup;
use server::filed::{Filed, filed};
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::grid::grid;
use super::{board_text, file, read, tell, title, write};
use crate::failure::Failure;
use crate::keeping::folder::Kept;
use crate::keeping::verdict;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let record = record(stalls, &read(&file(matches))?).map_err(Failure::told)?;
    let viewer = matches.get_one::<String>("seat").map(|seat| viewer(seat, &record)).transpose()?;
    if let Some(path) = matches.get_one::<PathBuf>("html") {
        return page(stalls, words, &record, board_text(matches)?, (viewer, path));
    }
    let whole = 1..=u64::MAX;
    let steps = matches.get_one("from").copied().unwrap_or(*whole.start())
        ..=matches.get_one("to").copied().unwrap_or(*whole.end());
    let telling = Telling {
        words,
        record: &record,
        names: names(&record),
        viewer,
        quiet: matches.get_flag("quiet"),
        pause: matches.get_flag("pause") && std::io::stdin().is_terminal(),
        steps,
    };
    stalls.visit(&Setup::of(&record, board_text(matches)?), telling)?
}

/// Writes a page to look at it by, through the eyes of a seat or with everything open. Of a record that departs
/// from the rules it has what comes before.
fn page(
    stalls: &impl Stalls,
    words: &Words,
    record: &Record,
    board: Option<String>,
    (viewer, path): (Option<Viewer>, &Path),
) -> Result<(), Failure> {
    let eyes = match viewer {
        None => Eyes::All,
        Some(Viewer::Seat(seat)) => Eyes::Seat(seat),
        Some(Viewer::Spectator) => Eyes::Watcher,
    };
    let Filed { html, steps, departure } = filed(stalls, words, record, board, eyes)?;
    let told = Message::new("replay-filed").with("steps", steps);
    tell(words, [write(path, html)?, told])?;
    match departure {
        None => Ok(()),
        Some(departure) => {
            let (names, steps) = (names(record), 1..=u64::MAX);
            let telling = Telling { words, record, names, viewer: None, quiet: true, pause: false, steps };
            Err(telling.departs(departure, &[]))
        }
    }
}

/// Only checks a record or the log of a table.
pub fn check(stalls: &impl Stalls, words: &Words, text: &str, board: Option<String>) -> Result<(), Failure> {
    let record = record(stalls, text).map_err(Failure::told)?;
    let (names, steps) = (names(&record), 1..=u64::MAX);
    let telling = Telling { words, record: &record, names, viewer: None, quiet: true, pause: false, steps };
    stalls.visit(&Setup::of(&record, board), telling)?
}

/// The record that a text is, or that the log of a table tells, as pages and `tables export` give it.
fn record(stalls: &impl Stalls, text: &str) -> Result<Record, Message> {
    if !text.starts_with('{') {
        return Record::parse(text);
    }
    let log: Vec<String> = text.lines().map(str::to_owned).collect();
    verdict::record(stalls, &Kept::read(&log)?)?.ok_or_else(|| Message::new("table-not-begun"))
}

/// Who looks: a seat's letter, or `none` for someone who watches.
fn viewer(text: &str, record: &Record) -> Result<Viewer, Failure> {
    match Seat::from_letter(&text.to_uppercase()).filter(|seat| seat.index() < record.seats) {
        Some(seat) => Ok(Viewer::Seat(seat)),
        None if text == "none" => Ok(Viewer::Spectator),
        None => {
            let last = Seat::all(record.seats).next_back().map(|seat| seat.to_string()).unwrap_or_default();
            Err(Failure::told(Message::new("replay-no-seat").with("seat", text).with("last", last)))
        }
    }
}

/// The names in the record, in the order of seats; empty for whoever has none.
fn names(record: &Record) -> Vec<String> {
    let named = |seat| record.names.iter().find(|(named, _)| *named == seat);
    Seat::all(record.seats)
        .map(|seat| named(seat).map(|(_, name)| name.clone()).unwrap_or_default())
        .collect()
}

/// Tells a record's story.
struct Telling<'a> {
    words: &'a Words,
    record: &'a Record,
    names: Vec<String>,
    viewer: Option<Viewer>,
    quiet: bool,
    pause: bool,
    steps: std::ops::RangeInclusive<u64>,
}

impl Visitor for Telling<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Result<(), Failure> {
        let rules = &rules;
        let mut events = Vec::new();
        let changes = changes(rules, self.record);
        let departs = |wrong| self.departs(wrong, &changes);
        let mut replay = Replay::of_any_version(rules, self.record, &mut events).map_err(departs)?;
        if !self.quiet {
            self.head()?;
            if *self.steps.start() == 1 {
                self.tell(rules, "", &events)?;
            }
        }
        while replay.advance(&mut events).map_err(departs)? {
            if !self.quiet && self.steps.contains(&(replay.steps() as u64)) {
                match self.record.steps.get(replay.steps() - 1) {
                    Some(step) if step.undoes > 0 || step.imagined.is_some() => {
                        self.tell_turn_back(replay.steps(), step)?
                    }
                    _ => self.tell(rules, &replay.steps().to_string(), &events)?,
                }
                self.wait()?;
            }
        }
        replay.check_result().map_err(departs)?;
        let mut out = std::io::stdout().lock();
        match rules.outcome(replay.state()) {
            Some(outcome) if !self.quiet => {
                for line in self.score(rules.game(), &outcome) {
                    writeln!(out, "{line}")?;
                }
            }
            Some(_) => {}
            None => writeln!(out, "{}", self.words.text("replay-unfinished"))?,
        }
        let checked =
            Message::new(if replay.seed_agrees { "replay-checked" } else { "replay-checked-otherwise" });
        writeln!(out, "{}", self.say(&checked.with("steps", replay.steps())))?;
        // A record of other rules that has no hashes may have been another game: nobody can tell.
        let still = if self.record.is_hashed() { "replay-still-agrees" } else { "replay-maybe-agrees" };
        if !changes.is_empty() {
            for change in &changes {
                writeln!(out, "{}", self.say(change))?;
            }
            writeln!(out, "{}", self.words.text(still))?;
        }
        Ok(())
    }
}

impl Telling<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say_with(message, &self.names)
    }

    fn head(&self) -> Result<(), Failure> {
        // Whoever has no name is called by the letter already.
        let seat = |(seat, name): (Seat, &String)| match name.is_empty() {
            true => Message::new("seat-name").with("seat", seat),
            false => Message::new("replay-seat").with("seat", seat).with("letter", seat.to_string()),
        };
        let seats: Vec<Message> = Seat::all(self.record.seats).zip(&self.names).map(seat).collect();
        let head = Message::new("replay-head").with("game", title(&self.record.game)).with("seats", seats);
        let mut out = std::io::stdout().lock();
        for remark in &self.record.remarks {
            writeln!(out, "; {remark}")?;
        }
        writeln!(out, "{}\n", self.say(&head))?;
        Ok(())
    }

    /// What happened in a step: the first line carries its number.
    fn tell<R: Notation>(&self, rules: &R, number: &str, events: &[R::Event]) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        let mut number = number;
        for event in events {
            let seen = match self.viewer {
                Some(viewer) => rules.witnessed(event, viewer),
                None => Some(event.clone()),
            };
            if let Some(sentence) = seen.and_then(|event| rules.describe_event(&event)) {
                writeln!(out, "{number:>4}  {}", self.say(&sentence))?;
                number = "";
            }
        }
        Ok(())
    }

    /// That somebody took something back, or went on from what a seat imagined.
    fn tell_turn_back(&self, number: usize, step: &Step) -> Result<(), Failure> {
        let sentence = match step.imagined {
            Some(_) => Message::new("replay-imagined").with("seat", step.seat),
            None => Message::new("replay-undone").with("seat", step.seat).with("steps", step.undoes),
        };
        writeln!(std::io::stdout().lock(), "{number:>4}  {}", self.say(&sentence))?;
        Ok(())
    }

    fn wait(&self) -> Result<(), Failure> {
        if self.pause {
            std::io::stdin().lock().read_line(&mut String::new())?;
        }
        Ok(())
    }

    /// The score sheet: a row for each line, a column for each seat.
    fn score(&self, game: &str, outcome: &Outcome) -> Vec<String> {
        let row = |label: String, points: &dyn Fn(&Sheet) -> i32| {
            let cells = outcome.sheets.iter().map(|sheet| points(sheet).to_string());
            [label].into_iter().chain(cells).collect::<Vec<String>>()
        };
        let names = Seat::all(outcome.sheets.len()).map(|seat| self.words.seat(seat, &self.names).to_owned());
        let mut rows = vec![[String::new()].into_iter().chain(names).collect()];
        let kinds = outcome.sheets.first().into_iter().flat_map(|sheet| &sheet.lines).map(|line| line.kind);
        rows.extend(
            kinds.map(|kind| {
                row(self.words.text(&format!("{game}-score-{kind}")), &|sheet| sheet.points(kind))
            }),
        );
        rows.push(row(self.words.text("score-total"), &Sheet::total));
        let mut lines = vec![String::new()];
        lines.extend(grid(&rows));
        lines.push(String::new());
        let winners: Vec<Message> =
            outcome.winners.iter().map(|seat| Message::new("seat-name").with("seat", seat)).collect();
        lines.push(match outcome.winners.len() {
            0 => self.words.text("team-lost"),
            _ if outcome.is_of_a_team() => self.words.text("team-won"),
            1 => self.say(&Message::new("winner").with("seat", outcome.winners.first().unwrap_or_default())),
            _ => self.say(&Message::new("winners-shared").with("seats", winners)),
        });
        if let Some(by) = outcome.tie_break {
            lines.push(self.say(&Message::new(format!("{game}-tie-{by}"))));
        }
        lines
    }

    /// Where and why the record departs; whether other rules may be to blame.
    fn departs(&self, departure: Departure, changes: &[Message]) -> Failure {
        let step = self.record.steps.get(departure.step.wrapping_sub(1));
        let message = match step {
            Some(step) => Message::new("replay-departs")
                .with("step", departure.step)
                .with("line", step.line)
                .with("seat", step.seat)
                .with("action", step.action.as_str()),
            None => Message::new("replay-departs-deal"),
        };
        let why = self.say(&departure.why);
        let told = Message::new("replay-departure").with("where", self.say(&message)).with("why", why);
        let mut messages = vec![told];
        messages.extend(changes.iter().filter(|change| **change != departure.why).cloned());
        if !changes.is_empty() && departure.step > 0 {
            messages.push(Message::new("replay-agrees-until").with("steps", departure.step - 1));
        }
        Failure::Told(messages)
    }
}

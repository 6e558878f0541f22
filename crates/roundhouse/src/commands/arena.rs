//! `roundhouse arena GAME --bots …`: bots play many games, and what comes of it is told.

mod merge;
mod table;
mod text;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use ::arena::report::grouped;
use ::arena::shard::Part;
use ::arena::{
    Entrant, Ledger, Report, Schedule, SequentialTest, Statistics, Terms, Tournament, Who, Work, report,
};
use bots::{Bots, Level};
use clap::ArgMatches;
use engine::Message;
use indicatif::ProgressBar;
use pages::report as pages_report;
use roster::{Setup, Title};
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::read;
use crate::failure::Failure;
use crate::outside::Programs;
use crate::{interrupt, panics};

/// How many deals are played if nothing else is said.
const DEALS: u64 = 100;
/// How many if nobody was named either: all levels meet, and the strongest takes its time.
const FEW_DEALS: u64 = 10;
/// How many at most if it is played until a difference is settled.
const MOST_DEALS: u64 = 10_000;
/// Within how many per cent two are taken as alike if nothing else is said.
const MARGIN: f64 = 2.0;

pub fn run(
    stalls: &impl Stalls,
    words: &Words,
    matches: &ArgMatches,
    arguments: &[String],
) -> Result<(), Failure> {
    if let Some(("merge", merged)) = matches.subcommand() {
        return merge::run(stalls, words, merged, arguments);
    }
    let title = &super::game(stalls, matches)?;
    let named = match matches.get_one::<String>("bots") {
        Some(bots) => Entrant::list(bots),
        None => Entrant::list(&usual(matches)),
    };
    let named = &named.map_err(Failure::told)?;
    let setup = &setup(title, matches, seats(title, matches, named))?;
    stalls.visit(setup, Order { words, matches, arguments, title, named, setup })?
}

/// Who plays if nobody was named: the two strongest levels where two are compared; else all of them, and
/// more of one where there are more seats.
fn usual(matches: &ArgMatches) -> String {
    let seats = matches.get_one::<u8>("seats").map_or(0, |seats| usize::from(*seats));
    let mut levels: Vec<&str> = Level::ALL.iter().rev().map(|level| level.id()).collect();
    if matches.get_flag("until-sure") {
        levels.truncate(2);
    }
    let more = seats.min(engine::MAX_SEATS).saturating_sub(levels.len());
    levels.extend(std::iter::repeat_n(Level::Driver.id(), more));
    levels.join(",")
}

/// How many seats: as many as were asked for. If nothing was said, as many as are named where some are
/// alike, which only makes sense at one table; else two.
fn seats(title: &Title, matches: &ArgMatches, named: &[Entrant]) -> usize {
    let alike = named.iter().enumerate().any(|(place, entrant)| named[..place].contains(entrant));
    match matches.get_one::<u8>("seats") {
        Some(seats) => usize::from(*seats),
        None if alike && !title.together => named.len(),
        None => 2.max(*title.seats.start()),
    }
}

/// The table that was asked for.
fn setup(title: &Title, matches: &ArgMatches, seats: usize) -> Result<Setup, Failure> {
    let mut setup = Setup::new(title.id, seats);
    if let Some(board) = matches.get_one::<String>("board") {
        match title.boards.contains(&board.as_str()) {
            true if title.boards.len() > 1 => setup = setup.with("board", board.as_str()),
            true => {}
            false if !Path::new(board).exists() => {
                let message = Message::new("arena-no-board").with("board", board.as_str());
                return Err(Failure::told(message.with("boards", title.boards.join(", "))));
            }
            false => setup.board = Some(read(Path::new(board))?),
        }
    }
    for option in matches.get_many::<String>("option").into_iter().flatten() {
        let Some((name, value)) = option.split_once('=') else {
            let names: Vec<&str> = title.choices.iter().map(|choice| choice.name).chain(["first"]).collect();
            let message = Message::new("arena-bad-option").with("option", option.as_str());
            return Err(Failure::told(message.with("options", names.join(", "))));
        };
        setup = setup.with(name, value);
    }
    Ok(setup)
}

/// What was asked for.
struct Order<'a> {
    words: &'a Words,
    matches: &'a ArgMatches,
    arguments: &'a [String],
    title: &'a Title,
    named: &'a [Entrant],
    setup: &'a Setup,
}

impl Visitor for Order<'_> {
    type Output = Result<(), Failure>;

    /// Plays, and tells what comes of it.
    fn visit<G: Housed>(self, rules: G, bots: &Bots<G>) -> Result<(), Failure> {
        let game = &rules;
        let schedule = Schedule::new(self.named, self.setup.seats, self.title.together);
        let schedule = schedule.map_err(Failure::told)?;
        let test = self.sequential_test(&schedule)?;
        let terms = self.terms();
        let games = self.games(schedule.seatings.len() as u64);
        let start = std::time::Instant::now();
        let clock = || start.elapsed();
        let who = schedule.entrants.iter().map(|entrant| who((game, bots), entrant, &terms));
        let who = who.collect::<Result<Vec<_>, Message>>().map_err(Failure::told)?;
        let tournament = Tournament::of(game, who, &schedule, &terms, &clock);
        let quiet = self.matches.get_flag("quiet");
        if !quiet && self.matches.get_one::<String>("bots").is_none() {
            eprintln!("{}", self.words.say(&Message::new("arena-usual")));
        }
        if let Some(part) = self.matches.get_one::<Part>("shard") {
            return self.shard(&tournament, *part, games, clock);
        }
        let (ledger, stopped) = self.play(Work::new(&tournament, games, test))?;
        let seconds = start.elapsed().as_secs_f64();
        let told = Told { words: self.words, matches: self.matches, arguments: self.arguments };
        told.tell(&tournament, &ledger, games, stopped, seconds)
    }
}

/// What tells of games that were played.
struct Told<'a> {
    words: &'a Words,
    matches: &'a ArgMatches,
    arguments: &'a [String],
}

impl Told<'_> {
    /// Writes the files that were asked for, and the tables.
    fn tell<G: Housed>(
        &self,
        tournament: &Tournament<'_, G>,
        ledger: &Ledger,
        games: u64,
        stopped: bool,
        seconds: f64,
    ) -> Result<(), Failure> {
        let (game, schedule, terms) = (tournament.game, tournament.schedule, tournament.terms);
        let quiet = self.matches.get_flag("quiet");
        let report = Report::new(tournament, ledger, games, stopped);
        // Files first: they are there even if nobody reads the table to its end.
        let page = || {
            pages_report::page(self.words, game, &report, &text::command(self.arguments), seconds)
                .into_string()
        };
        let files = [
            self.write("json", || report.json())?,
            self.write("csv", || report::csv::<G>(schedule, ledger))?,
            self.write("html", page)?,
        ];
        let mut out = std::io::stdout().lock();
        let table = if quiet { Vec::new() } else { table::lines(self.words, &report, seconds) };
        for line in table.into_iter().chain(files.into_iter().flatten()) {
            writeln!(out, "{line}")?;
        }
        match () {
            () if report.illegal > 0 => Err(Failure::told(text::fault(&report, terms, schedule))),
            () if stopped => Err(Failure::Interrupted),
            () => Ok(()),
        }
    }
}

/// Who plays for an entrant: a bot of the program, or a program of somebody's own.
fn who<G: Housed>((game, bots): (&G, &Bots<G>), entrant: &Entrant, terms: &Terms) -> Result<Who<G>, Message> {
    match entrant.command() {
        None => Who::bot(bots, entrant),
        Some(command) => {
            let programs = Programs::open(game, command, terms.time)?;
            Ok(Who::Outside(Arc::new(programs)))
        }
    }
}

impl Order<'_> {
    /// Plays all games on as many cores as were asked for, or on all, with a bar that grows.
    fn play<G: Statistics>(&self, work: Work<'_, G>) -> Result<(Ledger, bool), Failure> {
        let games = work.games();
        let quiet = self.matches.get_flag("quiet");
        let workers = super::workers(self.matches).min(games.max(1));
        let stop = interrupt::watch();
        let bar = if quiet { ProgressBar::hidden() } else { super::bar(games) };
        if !quiet {
            let start =
                Message::new("arena-start").with("games", grouped(games)).with("threads", workers as i64);
            bar.suspend(|| eprintln!("{}", self.words.say(&start)));
        }
        panics::show_once_a_place();
        let played = work.through(workers, &stop, &|| bar.inc(1));
        bar.finish_and_clear();
        played.map_err(Failure::told)
    }

    /// Plays a part of all games, and writes down what is needed to put it together with the others.
    fn shard<G: Housed>(
        &self,
        tournament: &Tournament<'_, G>,
        part: Part,
        games: u64,
        clock: impl Fn() -> Duration,
    ) -> Result<(), Failure> {
        let deals = games / tournament.schedule.seatings.len() as u64;
        let (ledger, stopped) = self.play(Work::of_part(tournament, deals, part))?;
        let run = merge::run_of(tournament, self.setup, self.named, deals);
        let text = ::arena::shard::write(&run, part, &ledger, clock().as_secs_f64());
        let file = self.matches.get_one::<PathBuf>("out").cloned();
        let file = file.unwrap_or_else(|| format!("shard-{}-of-{}.jsonl", part.number, part.of).into());
        let written = super::write(&file, text)?;
        if !self.matches.get_flag("quiet") {
            super::tell(self.words, [written])?;
        }
        if stopped { Err(Failure::Interrupted) } else { Ok(()) }
    }

    /// The test that says when it is enough, if it was asked for.
    fn sequential_test(&self, schedule: &Schedule) -> Result<Option<SequentialTest>, Failure> {
        if !self.matches.get_flag("until-sure") {
            return Ok(None);
        }
        if schedule.entrants.len() != 2 {
            let message = Message::new("arena-sure-of-two").with("count", schedule.entrants.len());
            return Err(Failure::told(message));
        }
        let margin = self.matches.get_one("margin").copied().unwrap_or(MARGIN);
        Ok(Some(SequentialTest::new(schedule.fair(), margin / 100.0)))
    }

    fn terms(&self) -> Terms {
        let seed = self.matches.get_one::<String>("seed").cloned().unwrap_or_else(|| "1".to_owned());
        let time = self.matches.get_one::<u64>("time").map(|time| Duration::from_millis(*time));
        let iterations = self.matches.get_one::<u64>("iterations");
        Terms { seed, iterations: iterations.map(|most| u32::try_from(*most).unwrap_or(u32::MAX)), time }
    }

    /// How many games are to be played: whole deals.
    fn games(&self, seatings: u64) -> u64 {
        let usual = match self.matches.get_one::<String>("bots") {
            _ if self.matches.get_flag("until-sure") => MOST_DEALS,
            Some(_) => DEALS,
            None => FEW_DEALS,
        };
        let deals = self.matches.get_one::<u64>("deals").copied();
        let games = self.matches.get_one::<u64>("games").map(|games| games.div_ceil(seatings));
        deals.or(games).unwrap_or(usual).saturating_mul(seatings)
    }
}

impl Told<'_> {
    /// Writes a file, if it was asked for, and says so.
    fn write(&self, name: &str, text: impl FnOnce() -> String) -> Result<Option<String>, Failure> {
        let path = self.matches.get_one::<PathBuf>(name);
        path.map(|path| Ok(self.words.say(&super::write(path, text())?))).transpose()
    }
}

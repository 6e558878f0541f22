//! One file a command.

pub mod arena;
pub mod backup;
pub mod bench;
pub mod board;
pub mod carry;
pub mod games;
mod grid;
pub mod record;
pub mod replay;
pub mod restore;
pub mod serve;
pub mod soak;
pub mod tables;
pub mod verify;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use bots::Bots;
use clap::ArgMatches;
use engine::Message;
use indicatif::{ProgressBar, ProgressStyle};
use roster::{Setup, Title};
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use crate::failure::Failure;

/// Says it, a line each.
fn tell(words: &Words, lines: impl IntoIterator<Item = Message>) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    lines.into_iter().try_for_each(|line| writeln!(out, "{}", words.say(&line)))?;
    Ok(())
}

/// A bar that grows with so many pieces of work, on a terminal.
fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}");
    let bar = ProgressBar::new(length);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// How many workers were asked for, or else one a core.
fn workers(matches: &ArgMatches) -> u64 {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    matches.try_get_one("threads").ok().flatten().copied().unwrap_or(cores).clamp(1, 256)
}

/// Waits for something that reads or writes the games.
fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    runtime()?.block_on(work)
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file("cli-cannot-read", path, &error))
}

/// Writes a file, and gives what to say of it.
fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<Message, Failure> {
    std::fs::write(path, text).map_err(|error| Failure::file("cli-cannot-write", path, &error))?;
    Ok(Message::new("cli-written").with("file", path.display().to_string()))
}

/// The file that a command is about.
fn file(matches: &ArgMatches) -> PathBuf {
    matches.get_one("file").cloned().unwrap_or_default()
}

/// How many games ended in each way, or how many ties were broken so.
fn counts(
    (game, family): (&str, &str),
    counts: &BTreeMap<&'static str, u64>,
    number: fn(u64) -> String,
) -> Vec<Message> {
    let count = |(key, count): (&&str, &u64)| {
        let what = Message::new(format!("{game}-{family}-{key}"));
        Message::new("soak-count").with("what", what).with("count", number(*count))
    };
    counts.iter().map(count).collect()
}

/// The text of the board file that was asked for, if one was.
fn board_text(matches: &ArgMatches) -> Result<Option<String>, Failure> {
    matches.get_one::<PathBuf>("board").map(|path| read(path)).transpose()
}

/// The game that was asked for, and the tables to lay: one for each of our boards and each number of
/// seats, or for the board and the number that were asked for.
fn tables(stalls: &impl Stalls, matches: &ArgMatches) -> Result<(Title, Vec<Setup>), Failure> {
    let game = game(stalls, matches)?;
    let board = board_text(matches)?;
    let boards = match board {
        None => game.tables(),
        text => vec![Setup { board: text, ..Setup::new(game.id, *game.seats.start()) }],
    };
    if let Some(&seats) = matches.get_one::<u8>("seats") {
        let seats = usize::from(seats);
        return Ok((game, boards.into_iter().map(|table| Setup { seats, ..table }).collect()));
    }
    let sizes = |table: Setup| game.seats.clone().map(move |seats| Setup { seats, ..table.clone() });
    let all: Vec<Setup> = boards.into_iter().flat_map(sizes).collect();
    // A board of one's own may have tickets and cards for fewer seats than the game.
    let fitting: Vec<Setup> =
        all.iter().take_while(|setup| stalls.visit(setup, Nothing).is_ok()).cloned().collect();
    match fitting.is_empty() {
        false => Ok((game, fitting)),
        true => Err(Failure::Told(stalls.visit(&all[0], Nothing).err().unwrap_or_default())),
    }
}

/// The game that was asked for.
fn game(stalls: &impl Stalls, matches: &ArgMatches) -> Result<Title, Failure> {
    let id = matches.get_one::<String>("game").map_or("", String::as_str);
    stalls.roster().game(id).cloned().map_err(Failure::told)
}

struct Nothing;

impl Visitor for Nothing {
    type Output = ();
    fn visit<G: Housed>(self, _: G, _: &Bots<G>) {}
}

/// The name of a game.
fn title(game: &str) -> Message {
    Message::new(format!("{game}-title"))
}

//! `roundhouse board check|show FILE`: is a board file right, and what does it say? `roundhouse board file
//! BOARD`: one of our own, to be changed.

use std::io::Write as _;
use std::path::PathBuf;

use bots::Bots;
use clap::ArgMatches;
use engine::{BoardText, Message};
use roster::Setup;
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::{file, read, tell};
use crate::failure::Failure;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let Some((command, matches)) = matches.subcommand() else { return Err(Failure::Usage) };
    if command == "file" {
        return own(stalls, words, matches);
    }
    let path = file(matches);
    let text = read(&path)?;
    let roster = stalls.roster();
    let game = roster.game_of_board(&text).map_err(Failure::told)?;
    let setup = Setup { board: Some(text), ..Setup::new(game.id, *game.seats.start()) };
    let board = stalls.visit(&setup, Describe).map_err(|mut faults| {
        let faulty = Message::new("board-faulty").with("file", path.display().to_string());
        faults.insert(0, faulty.with("count", faults.len()));
        faults
    })?;
    let mut lines = board.summary;
    match command {
        "show" => lines.extend(board.details),
        _ => lines.insert(0, Message::new("board-right").with("file", path.display().to_string())),
    }
    tell(words, lines)
}

/// Writes the file of one of our own boards.
fn own(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let name = matches.get_one::<String>("own").map(String::as_str).unwrap_or_default();
    let roster = stalls.roster();
    let text = roster.file(name).ok_or_else(|| {
        let all: Vec<&str> = roster.games().iter().flat_map(|game| game.boards.iter().copied()).collect();
        Failure::told(Message::new("board-unknown").with("board", name).with("boards", all.join(", ")))
    })?;
    match matches.get_one::<PathBuf>("out") {
        None => Ok(std::io::stdout().lock().write_all(text.as_bytes())?),
        Some(path) => tell(words, [super::write(path, text)?]),
    }
}

struct Describe;

impl Visitor for Describe {
    type Output = BoardText;
    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> BoardText {
        rules.describe_board()
    }
}

//! `roundhouse board check|show FILE`: is a board file right, and what does it say?

use std::io::Write as _;
use std::path::PathBuf;

use clap::ArgMatches;
use engine::{BoardText, Message, Notation};
use roster::{Setup, Visitor, visit};
use words::Words;

use super::read;
use crate::failure::Failure;

pub fn run(words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let Some((command, matches)) = matches.subcommand() else { return Err(Failure::Usage) };
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let text = read(&path)?;
    let game = roster::game_of_board(&text)?;
    let setup = Setup { board: Some(text), ..Setup::new(game.id, *game.seats.start()) };
    let board = visit(&setup, Describe).map_err(|mut faults| {
        let faulty = Message::new("board-faulty").with("file", path.display().to_string());
        faults.insert(0, faulty.with("count", faults.len()));
        faults
    })?;
    let mut out = std::io::stdout().lock();
    let mut lines = board.summary;
    match command {
        "show" => lines.extend(board.details),
        _ => lines.insert(0, Message::new("board-right").with("file", path.display().to_string())),
    }
    for line in &lines {
        writeln!(out, "{}", words.say(line))?;
    }
    Ok(())
}

struct Describe;

impl Visitor for Describe {
    type Output = BoardText;
    fn visit<R: Notation>(self, rules: &R) -> BoardText {
        rules.describe_board()
    }
}

//! `roundhouse board check|show FILE`: is a board file right, and what does it say?

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

struct Describe;

impl Visitor for Describe {
    type Output = BoardText;
    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> BoardText {
        rules.describe_board()
    }
}

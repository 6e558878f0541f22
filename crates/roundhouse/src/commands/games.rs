//! `roundhouse games`: what can be played.

use std::io::Write as _;

use clap::ArgMatches;
use engine::Message;
use roster::Title;
use stalls::Stalls;
use words::Words;

use super::{tell, title};
use crate::failure::Failure;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let roster = stalls.roster();
    if matches.get_flag("ids") {
        let mut out = std::io::stdout().lock();
        return Ok(roster.games().iter().try_for_each(|game| writeln!(out, "{}", game.id))?);
    }
    let line = |game: &Title| {
        Message::new("cli-game")
            .with("title", title(game.id))
            .with("id", game.id)
            .with("fewest", *game.seats.start())
            .with("most", *game.seats.end())
            .with("about", Message::new(format!("{}-about", game.id)))
    };
    tell(words, roster.games().iter().map(line))
}

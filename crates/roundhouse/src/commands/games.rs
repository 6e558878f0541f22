//! `roundhouse games`: what can be played.

use std::io::Write as _;

use clap::ArgMatches;
use engine::Message;
use stalls::Stalls;
use words::Words;

use super::title;
use crate::failure::Failure;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for game in stalls.roster().games() {
        if matches.get_flag("ids") {
            writeln!(out, "{}", game.id)?;
            continue;
        }
        let line = Message::new("cli-game")
            .with("title", title(game.id))
            .with("id", game.id)
            .with("fewest", *game.seats.start())
            .with("most", *game.seats.end())
            .with("about", Message::new(format!("{}-about", game.id)));
        writeln!(out, "{}", words.say(&line))?;
    }
    Ok(())
}

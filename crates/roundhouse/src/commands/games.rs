//! `roundhouse games`: what can be played.

use std::io::Write as _;

use engine::Message;
use roster::GAMES;
use words::Words;

use super::title;
use crate::failure::Failure;

pub fn run(words: &Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for game in GAMES {
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

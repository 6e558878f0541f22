//! `roundhouse verify FILE`: whether a game that was downloaded from a table was dealt and played as it says.

use std::io::Write as _;

use clap::ArgMatches;
use engine::{Message, Seed};
use stalls::Stalls;
use words::Words;

use super::{board_text, file, read, replay};
use crate::failure::Failure;
use crate::keeping::folder::Kept;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let text = read(&file(matches))?;
    if text.starts_with('{') {
        let log: Vec<String> = text.lines().map(str::to_owned).collect();
        let verdict = deal(&Kept::read(&log).map_err(Failure::told)?, matches.get_one::<String>("seal"))?;
        writeln!(std::io::stdout().lock(), "{}", words.say(&verdict))?;
    } else if matches.get_one::<String>("seal").is_some() {
        return Err(Failure::told(Message::new("verify-no-log")));
    }
    replay::check(stalls, words, &text, board_text(matches)?)
}

/// Whether the cards came from what the house and the browsers had put in, and whether the house kept to
/// what it showed at the start, if somebody has noted that.
fn deal(kept: &Kept, noted: Option<&String>) -> Result<Message, Failure> {
    let table = &kept.table;
    let (Some(seal), Some(mixed)) = (table.seal(), table.mixed_seed()) else {
        return Ok(Message::new("verify-unsealed"));
    };
    if let Some(noted) = noted.filter(|noted| noted.len() < 8 || !seal.starts_with(&noted.to_lowercase())) {
        return Err(Failure::told(
            Message::new("verify-other-seal").with("is", seal).with("should", noted.as_str()),
        ));
    }
    if table.seed.as_deref().and_then(Seed::parse) != Some(mixed) {
        return Err(Failure::told(Message::new("verify-other-seed")));
    }
    let added = table.salts.iter().flatten().count();
    Ok(Message::new("verify-dealt").with("seal", seal).with("added", added))
}

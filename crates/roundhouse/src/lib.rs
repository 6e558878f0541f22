//! The program, whatever games it has: the only room that reads arguments, environment, clock and the
//! system's randomness.

mod cli;
mod commands;
mod failure;
mod interrupt;
mod keeping;
mod outside;
mod panics;
mod serving;

use engine::Message;
use stalls::Stalls;
use words::{Language, Words};

use crate::failure::Failure;

/// Does what the arguments ask for, with these games, and gives the program's exit code. Where a bot was not
/// let in, it says why and does nothing.
pub fn run(stalls: Result<impl Stalls + 'static, Message>, arguments: &[String]) -> u8 {
    let language = language(arguments);
    let stalls = match stalls {
        Ok(stalls) => stalls,
        Err(why) => return Failure::told(why).report(&Words::new(language)),
    };
    let words = Words::with(language, stalls.roster().texts(language.tag()));
    match obey(stalls, &words, arguments) {
        Ok(()) => 0,
        Err(failure) => failure.report(&words),
    }
}

/// The language asked for by `--lang`, else the user's own as the system tells it.
fn language(arguments: &[String]) -> Language {
    let mut asked = None;
    let mut rest = arguments.iter().skip(1);
    while let Some(argument) = rest.next() {
        match argument.strip_prefix("--lang") {
            Some("") => asked = rest.next().map(String::as_str),
            Some(value) => asked = value.strip_prefix('='),
            None => {}
        }
    }
    let own = sys_locale::get_locale();
    asked.or(own.as_deref()).and_then(Language::from_tag).unwrap_or(Language::En)
}

fn obey(stalls: impl Stalls + 'static, words: &Words, arguments: &[String]) -> Result<(), Failure> {
    let matches = match cli::program(words).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return cli::explain(words, arguments, &error),
    };
    match matches.subcommand() {
        Some(("games", matches)) => commands::games::run(&stalls, words, matches),
        Some(("arena", matches)) => commands::arena::run(&stalls, words, matches, arguments),
        Some(("bench", matches)) => commands::bench::run(&stalls, words, matches),
        Some(("soak", matches)) => commands::soak::run(&stalls, words, matches),
        Some(("replay", matches)) => commands::replay::run(&stalls, words, matches),
        Some(("verify", matches)) => commands::verify::run(&stalls, words, matches),
        Some(("record", matches)) => commands::record::run(&stalls, words, matches),
        Some(("board", matches)) => commands::board::run(&stalls, words, matches),
        Some(("backup", matches)) => commands::backup::run(words, matches),
        Some(("move", matches)) => commands::carry::run(words, matches),
        Some(("restore", matches)) => commands::restore::run(words, matches),
        Some(("tables", matches)) => commands::tables::run(&stalls, words, matches),
        Some(("serve", matches)) => commands::serve::run(stalls, words, matches),
        _ => commands::serve::run(stalls, words, &matches),
    }
}

/// The examples in README are run with the others; the bot's is `examples/my_bot.rs`, which has a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

//! The program: the only room that reads arguments, environment, clock and the system's randomness.

mod cli;
mod commands;
mod failure;
mod interrupt;
mod keeping;
mod serving;

use std::process::ExitCode;

use words::{Language, Words};

use crate::failure::Failure;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let words = Words::new(language(&arguments));
    match run(&words, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
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

fn run(words: &Words, arguments: &[String]) -> Result<(), Failure> {
    let matches = match cli::program(words).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return cli::explain(words, arguments, &error),
    };
    match matches.subcommand() {
        Some(("games", _)) => commands::games::run(words),
        Some(("arena", matches)) => commands::arena::run(words, matches),
        Some(("bench", matches)) => commands::bench::run(words, matches),
        Some(("soak", matches)) => commands::soak::run(words, matches),
        Some(("replay", matches)) => commands::replay::run(words, matches),
        Some(("record", matches)) => commands::record::run(words, matches),
        Some(("board", matches)) => commands::board::run(words, matches),
        Some(("backup", matches)) => commands::backup::run(words, matches),
        Some(("restore", matches)) => commands::restore::run(words, matches),
        Some(("tables", matches)) => commands::tables::run(words, matches),
        Some(("serve", matches)) => commands::serve::run(words, matches),
        _ => commands::serve::run(words, &matches),
    }
}

//! The command line, in the user's language.

use std::path::PathBuf;

use arena::shard::Part;
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, Command, value_parser};
use engine::Message;
use words::Words;

mod keeping;
mod serving;

use self::keeping::keeping;
use self::serving::{serving, variable};
use crate::failure::Failure;

/// The whole command line.
pub fn program(words: &Words) -> Command {
    let text = |key: &'static str| words.text(key);
    let game =
        || Arg::new("game").required(true).value_name(text("cli-value-game")).help(text("cli-arg-game"));
    let file = |key| file(words, key);
    let board = || path(words, "board", "cli-value-file", "cli-arg-board");
    let own_board = Arg::new("own")
        .required(true)
        .value_name(text("cli-value-own-board"))
        .help(text("cli-arg-own-board"));
    let seats = |key| seats(words, key);
    let number = |name, key| number(words, name, key);
    let options = format!("[{}]", text("cli-value-options"));
    let of = |key| format!("<{}>", text(key));
    let command = |path: &str, arguments: &str, key| {
        let name = path.rsplit(' ').next().unwrap_or_default().to_owned();
        localised(
            words,
            Command::new(name).about(text(key)),
            &format!("roundhouse {path} {arguments}{options}"),
        )
    };
    let (a_game, a_file) = (&*(of("cli-value-game") + " "), &*(of("cli-value-file") + " "));

    let merge = results(words, command("arena merge", &(of("cli-value-file") + "… "), "cli-arena-merge"))
        .arg(
            Arg::new("files")
                .required(true)
                .num_args(1..)
                .value_name(text("cli-value-file"))
                .value_parser(value_parser!(PathBuf))
                .help(text("cli-arg-shards")),
        );
    let usage = format!("roundhouse [{}] {options}", text("cli-value-command"));
    group(words, localised(words, Command::new("roundhouse").about(text("cli-about")), &usage))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(
            option(words, "lang", "cli-value-language", "cli-arg-lang")
                .global(true)
                .value_parser(["en", "ru"])
                .hide_possible_values(true),
        )
        .arg(switch(words, "version", "cli-arg-version").short('V').action(ArgAction::Version))
        .args(serving(words))
        .subcommand(command("serve", "", "cli-serve").args(serving(words)))
        .subcommand(command("games", "", "cli-games").arg(flag(words, "ids", "cli-arg-ids")))
        .subcommands(keeping(words, &command))
        .subcommand(
            group(words, arena(words, command("arena", a_game, "cli-arena"))).arg(game()).subcommand(merge),
        )
        .subcommand(
            command("bench", a_game, "cli-bench")
                .arg(game())
                .arg(seats("cli-arg-seats-bench"))
                .arg(board())
                .arg(number("seconds", "cli-arg-seconds")),
        )
        .subcommand(
            command("soak", a_game, "cli-soak")
                .arg(game())
                .arg(number("games", "cli-arg-games"))
                .arg(seats("cli-arg-seats-soak"))
                .arg(board())
                .arg(number("threads", "cli-arg-threads"))
                .arg(number("seed", "cli-arg-soak-seed")),
        )
        .subcommand(
            command("verify", a_file, "cli-verify")
                .arg(file("cli-arg-record"))
                .arg(option(words, "seal", "cli-value-hash", "cli-arg-seal"))
                .arg(board()),
        )
        .subcommand(
            command("replay", a_file, "cli-replay")
                .arg(file("cli-arg-record"))
                .arg(board())
                .arg(option(words, "seat", "cli-value-seat", "cli-arg-seat"))
                .arg(path(words, "html", "cli-value-file", "cli-arg-filed"))
                .arg(number("from", "cli-arg-from"))
                .arg(number("to", "cli-arg-to"))
                .arg(flag(words, "pause", "cli-arg-pause"))
                .arg(flag(words, "quiet", "cli-arg-quiet")),
        )
        .subcommand(
            command("record", a_game, "cli-record")
                .arg(game())
                .arg(seats("cli-arg-seats-record"))
                .arg(option(words, "seed", "cli-value-text", "cli-arg-seed"))
                .arg(board())
                .arg(path(words, "out", "cli-value-file", "cli-arg-out")),
        )
        .subcommand(
            group(words, command("board", &format!("check|show|file {a_file}"), "cli-board"))
                .subcommand_required(true)
                .subcommand(command("board check", a_file, "cli-board-check").arg(file("cli-arg-board-file")))
                .subcommand(command("board show", a_file, "cli-board-show").arg(file("cli-arg-board-file")))
                .subcommand(
                    command("board file", &(of("cli-value-own-board") + " "), "cli-board-file")
                        .arg(own_board)
                        .arg(path(words, "out", "cli-value-file", "cli-arg-out")),
                ),
        )
}

/// All that can be said of an arena beside its game.
fn arena(words: &Words, command: Command) -> Command {
    let number = |name, key| number(words, name, key);
    let part = |text: &str| Part::read(text).ok_or_else(String::new);
    let margin = |text: &str| match text.replace(',', ".").parse::<f64>() {
        Ok(margin) if (0.0..=50.0).contains(&margin) => Ok(margin),
        _ => Err(String::new()),
    };
    let command = command
        .arg(option(words, "bots", "cli-value-bots", "cli-arg-bots"))
        .arg(seats(words, "cli-arg-arena-seats"))
        .arg(option(words, "board", "cli-value-board", "cli-arg-arena-board"))
        .arg(option(words, "option", "cli-value-option", "cli-arg-option").action(ArgAction::Append))
        .arg(number("deals", "cli-arg-deals").conflicts_with("games"))
        .arg(number("games", "cli-arg-arena-games"))
        .arg(option(words, "seed", "cli-value-text", "cli-arg-arena-seed"))
        .arg(number("threads", "cli-arg-threads"))
        .arg(number("iterations", "cli-arg-iterations"))
        .arg(number("time", "cli-arg-time"))
        .arg(flag(words, "until-sure", "cli-arg-until-sure"))
        .arg(option(words, "margin", "cli-value-number", "cli-arg-margin").value_parser(margin))
        .arg(
            option(words, "shard", "cli-value-part", "cli-arg-shard")
                .value_parser(part)
                .conflicts_with_all(["until-sure", "json", "csv", "html"]),
        )
        .arg(path(words, "out", "cli-value-file", "cli-arg-shard-out").requires("shard"));
    results(words, command).subcommand_negates_reqs(true).args_conflicts_with_subcommands(true)
}

/// Where what came of an arena goes.
fn results(words: &Words, command: Command) -> Command {
    let into = |name, key| path(words, name, "cli-value-file", key);
    command
        .arg(into("json", "cli-arg-json"))
        .arg(into("csv", "cli-arg-csv"))
        .arg(into("html", "cli-arg-html"))
        .arg(flag(words, "quiet", "cli-arg-arena-quiet"))
}

fn option(words: &Words, name: &'static str, value: &'static str, help: &'static str) -> Arg {
    switch(words, name, help).value_name(words.text(value))
}

/// An option that names a file or a folder.
fn path(words: &Words, name: &'static str, value: &'static str, help: &'static str) -> Arg {
    option(words, name, value, help).value_parser(value_parser!(PathBuf))
}

/// An option with a number from 1 on.
fn number(words: &Words, name: &'static str, help: &'static str) -> Arg {
    option(words, name, "cli-value-number", help).value_parser(value_parser!(u64).range(1..))
}

/// How many sit at a table.
fn seats(words: &Words, help: &'static str) -> Arg {
    option(words, "seats", "cli-value-number", help).value_parser(value_parser!(u8).range(1..=9))
}

/// The file that a command is about.
fn file(words: &Words, help: &'static str) -> Arg {
    let file = Arg::new("file").required(true).value_parser(value_parser!(PathBuf));
    file.value_name(words.text("cli-value-file")).help(words.text(help))
}

fn flag(words: &Words, name: &'static str, help: &'static str) -> Arg {
    switch(words, name, help).action(ArgAction::SetTrue)
}

/// An option without a value.
fn switch(words: &Words, name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(words.text(help)).help_heading(words.text("cli-heading-options"))
}

/// A command that has others, under headings in the user's language.
fn group(words: &Words, command: Command) -> Command {
    command
        .subcommand_help_heading(words.text("cli-heading-commands"))
        .subcommand_value_name(words.text("cli-value-command"))
}

/// Help in the user's language, also its own headings.
fn localised(words: &Words, command: Command, usage: &str) -> Command {
    let template = format!("{{about}}\n\n{}: {usage}\n\n{{all-args}}\n", words.text("cli-heading-usage"));
    command
        .help_template(template)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .next_help_heading(words.text("cli-heading-arguments"))
        .arg(switch(words, "help", "cli-arg-help").short('h').action(ArgAction::Help))
}

/// Says what is wrong with the command line, or with what the environment says instead, and what would
/// be right.
pub fn explain(words: &Words, arguments: &[String], error: &clap::Error) -> Result<(), Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        print!("{error}");
        return Ok(());
    }
    let context = |kind| error.get(kind).map(|value| value.to_string()).unwrap_or_default();
    let about = |key: &'static str, kind| Message::new(key).with("word", context(kind));
    let message = match error.kind() {
        ErrorKind::InvalidSubcommand => about("cli-error-command", ContextKind::InvalidSubcommand),
        ErrorKind::UnknownArgument => about("cli-error-unknown", ContextKind::InvalidArg),
        ErrorKind::MissingRequiredArgument => about("cli-error-missing", ContextKind::InvalidArg),
        ErrorKind::MissingSubcommand => about("cli-error-missing", ContextKind::ValidSubcommand),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation
            if context(ContextKind::InvalidValue).is_empty() =>
        {
            about("cli-error-no-value", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => Message::new("cli-error-value")
            .with("word", source(&context(ContextKind::InvalidArg), arguments))
            .with("value", context(ContextKind::InvalidValue)),
        ErrorKind::ArgumentConflict => {
            about("cli-error-conflict", ContextKind::InvalidArg).with("other", context(ContextKind::PriorArg))
        }
        _ => Message::new("cli-error-other").with("reason", error.kind().to_string()),
    };
    eprintln!("{}", words.say(&message));
    if let Some(pattern) = pattern(&context(ContextKind::InvalidArg)) {
        eprintln!("{}", words.text(pattern));
    }
    let suggestions = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::ValidValue];
    let near: Vec<String> = suggestions.into_iter().map(context).filter(|near| !near.is_empty()).collect();
    if !near.is_empty() {
        eprintln!("{}", words.say(&Message::new("cli-error-near").with("near", near.join(", "))));
    }
    eprintln!("{}", words.text("cli-error-help"));
    Err(Failure::Usage)
}

/// What said a value: the option, or the variable of the environment if there is no such option here.
fn source(argument: &str, arguments: &[String]) -> String {
    let option = argument.split(' ').next().unwrap_or_default();
    let says = |word: &String| word == option || word.starts_with(&format!("{option}="));
    match option.starts_with("--") && !arguments.iter().any(says) {
        true => variable(option),
        false => argument.to_owned(),
    }
}

/// What a value should look like, where that isn't plain.
fn pattern(argument: &str) -> Option<&'static str> {
    match argument.split(' ').next()? {
        "--host" => Some("cli-like-host"),
        "--public-url" => Some("cli-like-public-url"),
        "--trust-proxy" => Some("cli-like-trust-proxy"),
        "--older-than" => Some("cli-like-older-than"),
        "--shard" => Some("cli-like-shard"),
        _ => None,
    }
}

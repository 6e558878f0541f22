//! What can be done with the games that are kept: copies of all, and each table by itself.

use clap::{Arg, ArgAction, Command};
use words::Words;

use super::serving::{data, places};
use super::{file, flag, group, option, path};
use crate::keeping::time::age;

/// Makes a command out of its path, what follows it in the usage line, and the key of its text.
pub type Make<'a> = &'a dyn Fn(&str, &str, &'static str) -> Command;

/// All commands on games that are kept.
pub fn keeping(words: &Words, make: Make<'_>) -> [Command; 4] {
    let a_file = format!("<{}> ", words.text("cli-value-file"));
    let backup = make("backup", &a_file, "cli-backup").arg(file(words, "cli-arg-backup")).arg(data(words));
    let restore =
        make("restore", &a_file, "cli-restore").arg(file(words, "cli-arg-restore")).arg(data(words));
    let place = |name, help| option(words, name, "cli-value-place", help).required(true);
    let carry = make("move", "", "cli-move")
        .arg(place("from", "cli-arg-move-from"))
        .arg(place("to", "cli-arg-move-to"));
    [backup, restore, carry, tables(words, make)]
}

fn tables(words: &Words, make: Make<'_>) -> Command {
    let some = format!("<{}>… ", words.text("cli-value-table"));
    let table = || {
        let table = Arg::new("table").action(ArgAction::Append).num_args(1..);
        table.value_name(words.text("cli-value-table")).help(words.text("cli-arg-table"))
    };
    let commands = [
        make("tables list", "", "cli-tables-list").arg(flag(words, "json", "cli-arg-tables-json")),
        make("tables export", &some, "cli-tables-export")
            .arg(table().required_unless_present("all"))
            .arg(flag(words, "all", "cli-arg-all").conflicts_with("table"))
            .arg(path(words, "out", "cli-value-folder", "cli-arg-tables-out")),
        make("tables delete", &some, "cli-tables-delete").arg(table().required(true)),
        make("tables expire", "", "cli-tables-expire")
            .arg(
                option(words, "older-than", "cli-value-age", "cli-arg-older-than")
                    .required(true)
                    .value_parser(age),
            )
            .arg(flag(words, "dry-run", "cli-arg-dry-run")),
        make("tables check", "", "cli-tables-check"),
    ];
    group(words, make("tables", "list|export|delete|expire|check ", "cli-tables"))
        .subcommand_required(true)
        .subcommands(commands.map(|command| command.args(places(words))))
}

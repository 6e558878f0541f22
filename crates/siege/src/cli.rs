//! The command line: what each siege does exactly.

use std::net::SocketAddrV4;
use std::path::PathBuf;

use clap::builder::{IntoResettable, ValueParser};
use clap::{Arg, ArgAction, Command, value_parser};
use siege::person::Manner;

/// All faults, in the order they are done.
pub const FAULTS: [&str; 10] =
    ["full", "read-only", "second", "lock", "stop", "half-open", "slow", "streams", "hints", "descriptors"];

/// An option with a value of this kind.
fn option(name: &'static str, kind: impl IntoResettable<ValueParser>, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_parser(kind).help(help)
}

/// An option with a number, which is this one if nothing is said.
fn number(name: &'static str, default: &'static str, help: &'static str) -> Arg {
    option(name, value_parser!(u64), help).value_name("NUMBER").default_value(default)
}

/// The whole command line.
pub fn commands() -> Command {
    let path = |name, help| option(name, value_parser!(PathBuf), help).global(true);
    let address = "A house that runs already (load, update, watchers and hangup only): 127.0.0.1:4710";
    let seed = "What chance grows from; else the clock";
    let at = "The folder: made if there is none, else copied and the copy opened";
    let rate = "Actions a second; else as many as can be";
    let database = "On Postgres on this machine: postgres://…, where nothing else is; own: one made for this";
    let mode = "plain: forms answered 303; script: as the page's script; browser: the same, compressed";
    Command::new("siege")
        .about(
            "Attacks and measures roundhouse over loopback. It starts the program itself, on a fresh data folder \
             and a free port, and reads its CPU time and memory from /proc. Nothing but 127.0.0.0/8 is contacted, \
             and everything ends by itself. It exits with 1 if something was wrong.",
        )
        .subcommand_required(true)
        .arg(path("program", "The program under siege; else $ROUNDHOUSE, else target/release/roundhouse"))
        .arg(path("inside", "Where data folders are made; else where the system keeps temporary files"))
        .arg(
            option("address", value_parser!(SocketAddrV4), address)
                .global(true)
                .requires("pid")
                .requires("data"),
        )
        .arg(option("pid", value_parser!(u32), "Its process").value_name("NUMBER").global(true))
        .arg(path("data", "Its data folder"))
        .arg(Arg::new("json").long("json").global(true).action(ArgAction::SetTrue).help("Results as JSON"))
        .arg(option("seed", value_parser!(u64), seed).value_name("NUMBER").global(true))
        .subcommand(
            Command::new("load")
                .about("Durable actions a second")
                .long_about(
                    "Durable actions a second. Two people a table of Classic, both played by the siege: they keep \
                     their opening tickets, then draw blind for as long as the deck lasts, then the next table \
                     follows. All tables are laid before the measured time. One connection a table. Without --rate \
                     the next action is sent when the last is answered; with it, the time of an answer counts from \
                     when the action was due. Afterwards every page and the log have to show just what was \
                     acknowledged.",
                )
                .arg(number("tables", "100", "Tables at a time"))
                .arg(number("seconds", "10", "How long is measured"))
                .arg(option("rate", value_parser!(u64).range(1..), rate).value_name("NUMBER"))
                .arg(option("database", value_parser!(String), database).value_name("ADDRESS"))
                .arg(number("servers", "1", "Servers on that database; the two people of a table ask different ones"))
                .arg(option("mode", Manner::ALL.map(|(name, _)| name), mode).default_value("plain")),
        )
        .subcommand(
            Command::new("page")
                .about("CPU time of a whole table page in the middle of a game, plain and compressed")
                .arg(number("count", "200", "How often")),
        )
        .subcommand(
            Command::new("update")
                .about("CPU time of an action answered by what it changed, and of a fetch of what changed, compressed")
                .arg(number("tables", "10", "Tables that are played through")),
        )
        .subcommand(
            Command::new("watchers")
                .about("How long an actor waits while many watch the table and fetch what changed")
                .arg(number("count", "1000", "Watchers, each with a stream and a connection for fetches"))
                .arg(number("every", "2", "Seconds between two actions"))
                .arg(number("for", "40", "Seconds in all")),
        )
        .subcommand(
            Command::new("memory")
                .about("Memory with many tables stored and some opened once")
                .arg(number("stored", "100000", "Tables stored: one laid table, copied in the data folder"))
                .arg(number("opened", "10000", "Tables looked at, once each"))
                .arg(number("steps", "12", "Steps played at each")),
        )
        .subcommand(
            Command::new("hangup")
                .about("Clients that vanish: each action done once or not at all, and no table stuck")
                .long_about(
                    "Clients that vanish at each action, at a random moment between connecting and the answer: \
                     before sending, in the head, in the body, when all is sent, microseconds or milliseconds \
                     later; half by FIN, half by RST. Tables of all four games with bots, and of two people. Then \
                     the page has to show what the log has, the same form sent again has to be answered as done, \
                     the log has to have it exactly once, and everybody goes on.",
                )
                .arg(number("tables", "50", "Tables"))
                .arg(number("actions", "1000", "Actions in all")),
        )
        .subcommand(
            Command::new("kill")
                .about("SIGKILL under play: nothing acknowledged is lost, nothing is done twice, all goes on")
                .long_about(
                    "SIGKILL at random moments while people and bots play at tables of all four games. After each: \
                     the log begins with all that it had before, has everything that was acknowledged once and in \
                     its order, and a form whose answer was lost once or not at all; sent again it is done exactly \
                     once; every table goes on, its bots too. Every fifth kill comes before that was seen.",
                )
                .arg(number("kills", "100", "Kills"))
                .arg(number("tables", "12", "Tables")),
        )
        .subcommand(
            Command::new("servers")
                .about("SIGKILL for two servers behind nginx and for their Postgres, under play")
                .long_about(
                    "SIGKILL at random moments, about one a second, for one of two servers behind nginx, which is \
                     started again at once, and for all of Postgres, which is within a second, while people and bots \
                     play at tables of all games. Nobody waits for quiet: people send again what isn't answered. All \
                     the time logs are compared with what people know, as by kill; no table's bots stop for more \
                     than ten seconds while there are a server and the database; no server panics. At the end both \
                     servers show the same of each table and go on with it. It starts its own Postgres and nginx, \
                     from Debian's packages, with the configuration in deploy/nginx-servers.conf.",
                )
                .arg(number("tables", "100", "Tables"))
                .arg(number("kills", "1000", "Kills of servers"))
                .arg(number("database-kills", "100", "Kills of Postgres")),
        )
        .subcommand(
            Command::new("cut")
                .about("One of two servers is cut off their Postgres for a while")
                .long_about(
                    "One of two servers behind nginx is cut off their Postgres for a while, by a way to it on which \
                     nothing goes through any more, while people and bots play at tables of all games. All that \
                     people ask is answered, if not by that server, by the other one; tables go on there within ten \
                     seconds; whoever asks the first one itself is told why it can't answer; and when it can, it \
                     shows the same as the other one, and logs have what people know, once.",
                )
                .arg(number("tables", "40", "Tables"))
                .arg(number("seconds", "60", "How long")),
        )
        .subcommand(
            Command::new("faults")
                .about("Faults of the world around the house: done to it, taken away again, and all is well")
                .long_about(
                    "Faults of the world around the house, each in a house of its own, with a bystander who plays \
                     on. full: a full disk freed again, bots too (needs root, for a file system of 2 MB). \
                     read-only: a folder that can't be written. second: a second server on a folder. lock: \
                     somebody else holds the database. stop: SIGTERM. half-open: 1,000 connections that never ask, \
                     closed after a time limit. slow: readers that never read pages and streams. streams: 10,000 \
                     of them. hints: 200 by one visitor while a stranger plays against a driver. descriptors: 256 \
                     for the server, 400 idle connections.",
                )
                .arg(
                    Arg::new("which")
                        .value_parser(FAULTS)
                        .num_args(0..)
                        .help("Only these; else all of them"),
                )
                .arg(number("streams", "10000", "Streams"))
                .arg(number("connections", "1000", "Connections that never ask"))
                .arg(number("patience", "120", "Seconds until they have to be closed"))
                .arg(number("hints", "200", "Hints")),
        )
        .subcommand(
            Command::new("folder")
                .about("Makes a data folder with a table of every kind, left by a kill, or checks that one goes on")
                .arg(option("at", value_parser!(PathBuf), at).required(true)),
        )
}

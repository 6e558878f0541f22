//! Bots that do what a bot shouldn't, and what the house makes of it.

use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use bots::{Bot, Decision};
use engine::Message;
use siege::chance::Chance;
use siege::connection::Connection;
use siege::person::Person;
use siege::play::play;
use siege::tables::{Solo, page_of};
use stalls::Stalls;

use crate::house::{House, scratch};
use crate::sleepers::{self, Sleepers, Take};
use crate::{program, says};

/// Where a bot that never returns says that it has begun.
const BEGUN: &str = "STUCK_BEGUN";

/// A bot by its id, and what it does.
struct Unruly(&'static str, fn() -> Option<Take>);

impl Bot<Sleepers> for Unruly {
    fn id(&self) -> &str {
        self.0
    }
    fn choose(&self, _: &mut Decision<'_, Sleepers>) -> Option<Take> {
        (self.1)()
    }
}

/// Says that it has begun, and waits for what nobody ever sends.
fn never() -> Option<Take> {
    let (_sender, receiver) = channel();
    if let Ok(file) = std::env::var(BEGUN) {
        std::fs::write(file, "").expect("a file");
    }
    receiver.recv().ok()
}

/// The one game with all of them.
pub fn house() -> Result<impl Stalls + 'static, Message> {
    (sleepers::stall(), ())
        .with_bot(Unruly("stuck", never))?
        .with_bot(Unruly("silent", || None))?
        .with_bot(Unruly("cheater", || Some(Take(9))))?
        .with_bot(Unruly("crashy", || panic!("it crashes")))
}

/// The one game with two that are called the same.
pub fn twice() -> Result<impl Stalls + 'static, Message> {
    house()?.with_bot(Unruly("stuck", || None))
}

pub fn two_bots_of_one_id_are_refused() {
    for (language, said) in [("en", "Two bots of a game have the id “stuck”"), ("ru", "имя «stuck»")]
    {
        let output = program("twice").args(["games", "--lang", language]).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        assert!(String::from_utf8_lossy(&output.stderr).contains(said), "{output:?}");
    }
}

pub fn who_panics_in_the_arena_is_told() {
    let asked = ["arena", "sleepers", "--bots", "crashy,random", "--deals", "20", "--lang", "en"];
    let output = program("unruly").args(asked).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let (said, wrong) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr).into_owned());
    assert!(said.contains("40 games"), "what was played counts: {said}");
    let first = wrong.lines().last().expect("something is wrong");
    assert!(first.contains("The first: crashy panicked (“it crashes”) at step "), "{wrong}");
    assert!(first.contains(" of deal 1, seats: crashy, random, seed “1”."), "{wrong}");
    assert_eq!(wrong.matches(" panicked at ").count(), 1, "its place is shown once: {wrong}");
}

pub fn what_bots_do_wrong_is_logged() {
    let folder = scratch("unruly-logged");
    let mut open = House::start(program("unruly"), &folder, &["--pace", "0"], &[]);
    let address = open.address().trim_start_matches("http://").parse().expect("an address");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let tables = runtime.block_on(async {
        let (mut at, mut chance) = (Connection::to(address), Chance::new(1));
        let mut tables = Vec::new();
        for bot in ["silent", "cheater", "crashy"] {
            let Solo { table, person, .. } =
                Solo::lay(&mut at, &mut chance, "sleepers", 1, bot).await.expect("a table");
            let done = play(&mut at, (&person, &table), &mut chance, 100).await.expect("it is played");
            assert!((3..100).contains(&done), "{bot} lets the game go on, for {done} actions");
            tables.push((bot, table));
        }
        tables
    });
    let log = open.close("TERM");
    for (bot, table) in tables {
        let named = |line: &&str| line.contains(&format!("table=\"{table}\" seat=B bot=\"{bot}\""));
        let lines: Vec<&str> = log.lines().filter(named).collect();
        match bot {
            "crashy" => assert!(lines.iter().all(|line| line.contains("it crashes")), "{log}"),
            _ => assert_eq!(lines.len(), 1, "once: {log}"),
        }
        let what = match bot {
            "silent" => "a bot chose nothing",
            "cheater" => "a bot chose what isn't legal",
            _ => "a mistake of the program itself",
        };
        assert!(lines.first().is_some_and(|line| line.contains(what)), "{bot}: {log}");
        assert!(!lines.iter().any(|line| line.contains("take 9")), "{log}");
    }
}

pub fn a_bot_that_never_returns_is_not_waited_for() {
    let folder = scratch("unruly-stuck");
    let begun = folder.join("begun");
    let environment = [(BEGUN, begun.to_str().expect("a path"))];
    let mut open = House::start(program("unruly"), &folder, &["--pace", "0"], &environment);
    let address = open.address().trim_start_matches("http://").parse().expect("an address");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let (table, person) = runtime.block_on(async {
        let (mut at, mut chance) = (Connection::to(address), Chance::new(1));
        let Solo { table, person, .. } =
            Solo::lay(&mut at, &mut chance, "sleepers", 1, "stuck").await.expect("a table");
        while !begun.exists() {
            let page = page_of(&mut at, &person, &table).await.expect("a page");
            if page.contains("name=\"action\"") {
                play(&mut at, (&person, &table), &mut chance, 1).await.expect("it is played");
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        (table, person)
    });
    assert!(open.close("TERM").contains("stopped"));
    without_it(&folder, (&table, &person));
}

/// The same table in a program that doesn't have its bot: that is told, and somebody else plays.
fn without_it(folder: &Path, (table, person): (&str, &Person)) {
    let data = folder.to_str().expect("a path");
    let checked = says(&["tables", "check", "--data", data, "--lang", "en"]);
    let missing = format!("Table {table} has a bot “stuck” that this program doesn’t have: a driver plays");
    assert!(checked.contains(&missing) && checked.contains("All games can go on."), "{checked}");
    let mut open = House::start(program("alone"), folder, &["--pace", "0"], &[]);
    let address = open.address().trim_start_matches("http://").parse().expect("an address");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let (mut at, mut chance) = (Connection::to(address), Chance::new(2));
        play(&mut at, (person, table), &mut chance, 100).await.expect("it is played to its end");
    });
    let log = open.close("TERM");
    let named = format!("a driver plays in its place table=\"{table}\" seat=B bot=\"stuck\"");
    assert_eq!(log.matches(&named).count(), 1, "{log}");
    assert!(!says(&["tables", "check", "--data", data, "--lang", "en"]).contains("stuck"), "it is over");
}

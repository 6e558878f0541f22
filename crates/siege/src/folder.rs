//! A data folder with a table of every kind, as one version of the program leaves it, and what a later
//! version makes of it.
//!
//! The folder is left by a kill, so that its write-ahead log is part of it. Beside it lies `people.json`:
//! the secrets of whoever sits at its tables, and the step of each.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::book::{Book, FILE, fold};
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::Opening;
use crate::page;
use crate::person::{Manner, Person};
use crate::play::{Turn, play, turn};
use crate::report::Report;
use crate::tables::{Pair, Solo, games, laid, page_of};
use crate::trouble::{Outcome, Trouble, ensure};

/// What is known of the people at the tables.
pub const PEOPLE: &str = "people.json";
/// No game takes longer.
const WHOLE: u32 = 2000;

fn entry(kind: &str, game: &str, table: &str, people: &[&Person]) -> Value {
    let secrets: Vec<&str> = people.iter().map(|person| &*person.secret).collect();
    json!({ "kind": kind, "game": game, "table": table, "people": secrets })
}

/// Makes such a folder with the program of `opening`, in its folder, which has to be empty.
///
/// # Errors
/// The program refuses something.
pub async fn make(opening: &Opening, seed: u64) -> Outcome<Report> {
    let mut house = opening.open()?;
    let (mut chance, mut connection) = (Chance::new(seed), Connection::to(house.address));
    let connection = &mut connection;
    let (mut tables, mut playing) = (Vec::new(), Vec::new());
    for (game, bots) in games(connection, &mut chance).await?.iter().zip([2, 1].into_iter().cycle()) {
        let solo = Solo::lay(connection, &mut chance, game, bots, "trainee").await?;
        play(connection, solo.who(), &mut chance, 12).await?;
        tables.push(entry("bots", game, &solo.table, &[&solo.person]));
        playing.push(solo);
    }
    let over = Solo::lay(connection, &mut chance, "switch-signal", 1, "trainee").await?;
    play(connection, over.who(), &mut chance, WHOLE).await?;
    tables.push(entry("over", &over.game, &over.table, &[&over.person]));
    let host = Person::new(&mut chance);
    let waiting = laid(connection, &host, "/tables", "game=great-lakes&name=Anna&seats=3&bots=1").await?;
    tables.push(entry("lobby", "great-lakes", &waiting, &[&host]));
    let pair = Pair::lay(connection, &mut chance).await?;
    pair.play(connection, 13).await?;
    tables.push(entry("pair", "europe", &pair.table, &[&pair.people[0], &pair.people[1]]));
    // The write-ahead log is folded in once, so that it is small, and a little more is played into it.
    fold(house.folder())?;
    for solo in &playing {
        play(connection, solo.who(), &mut chance, 2).await?;
        turn(connection, solo.who(), &mut chance, Duration::from_secs(20)).await?;
    }
    house.kill();
    // What the pages showed is what is in the log: bots don't act while it is a person's turn.
    let (copy, mut report) = (Folder::of(&opening.folder)?, Report::new("folder: made"));
    let book = Book::open(copy.0.path())?;
    for table in &mut tables {
        let steps = book.steps(table["table"].as_str().unwrap_or_default())?.len();
        table["step"] = json!(steps);
        report.line(format!("{} {}", table["kind"], table["game"]).replace('"', ""), steps as u64);
    }
    let text = serde_json::to_string_pretty(&tables).map_err(|error| Trouble::told(error.to_string()))?;
    std::fs::write(opening.folder.join(PEOPLE), text + "\n")?;
    Ok(report)
}

/// A copy of a data folder that is read as it was left.
struct Folder(crate::house::Folder);

impl Folder {
    fn of(folder: &Path) -> Outcome<Folder> {
        let copy = crate::house::Folder::fresh(&std::env::temp_dir(), "copy")?;
        copied(folder, copy.path())?;
        // Folds the write-ahead log in, so that the copy can be read by itself.
        fold(copy.path())?;
        Ok(Folder(copy))
    }
}

/// Copies a data folder.
///
/// # Errors
/// It can't be read or written.
pub fn copied(from: &Path, to: &Path) -> Outcome<()> {
    std::fs::create_dir_all(to)?;
    for name in [FILE.to_owned(), format!("{FILE}-wal"), PEOPLE.to_owned()] {
        if from.join(&name).exists() {
            std::fs::copy(from.join(&name), to.join(&name))?;
        }
    }
    Ok(())
}

/// Opens such a folder with the program of `opening`: every page has to show its step, and every game that
/// isn't over has to go on, bots too.
///
/// # Errors
/// The program doesn't open the folder.
pub async fn check(opening: &Opening, seed: u64) -> Outcome<Report> {
    let text = std::fs::read_to_string(opening.folder.join(PEOPLE))?;
    let tables: Vec<Value> =
        serde_json::from_str(&text).map_err(|error| Trouble::told(format!("{PEOPLE}: {error}")))?;
    let house = opening.open()?;
    let (mut chance, mut connection) = (Chance::new(seed), Connection::to(house.address));
    let mut report = Report::new("folder: opened");
    for table in &tables {
        let text = |name: &str| table[name].as_str().unwrap_or_default().to_owned();
        let secrets = table["people"].as_array().cloned().unwrap_or_default();
        let secrets = secrets.iter().filter_map(Value::as_str);
        let people: Vec<Person> = secrets.map(|secret| Person { secret: secret.to_owned() }).collect();
        let known = Known { kind: text("kind"), table: text("table"), people, step: table["step"].as_u64() };
        let name = format!("{} {}", text("kind"), text("game"));
        match known.check(&mut connection, &mut chance).await {
            Ok(told) => report.line(name, told),
            Err(trouble) => report.wrong(format!("{name}: {trouble}")),
        }
    }
    Ok(report)
}

struct Known {
    kind: String,
    table: String,
    people: Vec<Person>,
    step: Option<u64>,
}

impl Known {
    async fn check(&self, connection: &mut Connection, chance: &mut Chance) -> Outcome<String> {
        let first = self.people.first().ok_or_else(|| Trouble::told("nobody sits there"))?;
        let page = page_of(connection, first, &self.table).await?;
        if self.kind == "lobby" {
            return self.begin(connection, first, &page, chance).await;
        }
        let step = page::step(&page).map(u64::from);
        ensure(step == self.step, format!("it shows step {step:?}, not {:?}", self.step))?;
        match &*self.kind {
            "over" => {
                return ensure(page::is_over(&page), "it isn't over any more").map(|()| "over".to_owned());
            }
            "pair" => self.by_turns(connection, chance).await?,
            _ => {
                play(connection, (first, &self.table), chance, 5).await?;
                turn(connection, (first, &self.table), chance, Duration::from_secs(20)).await?;
            }
        }
        let page = page_of(connection, first, &self.table).await?;
        let step = page::step(&page).map(u64::from);
        ensure(step > self.step, "it doesn't go on")?;
        Ok(format!("{} to {}", self.step.unwrap_or_default(), step.unwrap_or_default()))
    }

    /// Lets people act in turn until each has acted at least twice.
    async fn by_turns(&self, connection: &mut Connection, chance: &mut Chance) -> Outcome<()> {
        let mut acted = vec![0; self.people.len()];
        for _ in 0..20 {
            for (person, acted) in self.people.iter().zip(&mut acted) {
                let who = (person, &*self.table);
                if let Ok(Turn::Mine { .. }) = turn(connection, who, chance, Duration::ZERO).await {
                    *acted += play(connection, who, chance, 1).await?;
                }
            }
            if acted.iter().all(|acted| *acted >= 2) {
                return Ok(());
            }
        }
        Err(Trouble::told(format!("people acted only {acted:?} times")))
    }

    async fn begin(
        &self,
        connection: &mut Connection,
        host: &Person,
        page: &str,
        chance: &mut Chance,
    ) -> Outcome<String> {
        ensure(page::is_lobby(page), "it isn't a table that waits")?;
        let friend = Person::new(chance);
        for (person, door) in [(&friend, "join"), (host, "start")] {
            let path = format!("/t/{}/{door}", self.table);
            let head = connection.ask(&person.post(&path, "name=Boris", Manner::Plain)).await?;
            crate::tables::expect(head, 303, door)?;
        }
        play(connection, (host, &self.table), chance, 1).await?;
        play(connection, (&friend, &self.table), chance, 1).await?;
        Ok("begun".to_owned())
    }
}

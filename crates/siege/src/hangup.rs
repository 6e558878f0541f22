//! Clients that hang up: each action is done once or not at all, the page says which, and no table is stuck.
//!
//! Tables of all four games with bots, and tables of two people. At each action the client vanishes at a
//! random [`Moment`] between connecting and the answer, half of them by FIN and half by RST; so does the one
//! that begins the game. Then:
//!
//! 1. the page has to come to show just the steps that the log has, with somebody to act (bots have acted);
//! 2. the same form is sent again, and has to be answered as done, whether it was done before or is now;
//! 3. the log has to have it exactly once.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::book::{Book, meant};
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::House;
use crate::page;
use crate::person::{Manner, Person};
use crate::play::{Turn, turn};
use crate::report::Report;
use crate::tables::{games, laid, page_of};
use crate::trouble::{Outcome, Trouble, ensure};
use crate::vanish::{Moment, vanish};

/// Whatever has to happen has happened after so long.
const PATIENCE: Duration = Duration::from_secs(15);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(3);

/// How often a form had been done before it was sent again, of how many that vanished at a moment.
type Counts = BTreeMap<Moment, (u32, u32)>;

struct Table {
    table: String,
    people: Vec<(Person, usize)>,
}

struct Attack {
    address: SocketAddr,
    game: String,
    folder: PathBuf,
    chance: Chance,
    counts: Counts,
    wrong: Vec<String>,
}

/// Attacks a house at so many tables, with so many actions in all.
///
/// # Errors
/// Tables can't be laid.
pub async fn hangup(house: &House, tables: usize, actions: u32, seed: u64) -> Outcome<Report> {
    let mut chance = Chance::new(seed);
    let games = games(&mut Connection::to(house.address), &mut chance).await?;
    let start = Instant::now();
    let attacks: Vec<_> = (0..tables)
        .map(|number| {
            let attack = Attack {
                address: house.address,
                game: games[number % games.len()].clone(),
                folder: house.folder().to_owned(),
                chance: chance.fork(),
                counts: Counts::new(),
                wrong: Vec::new(),
            };
            let share = (number + 1) * actions as usize / tables - number * actions as usize / tables;
            tokio::spawn(attack.run(number, share as u32))
        })
        .collect();
    let (mut counts, mut report) = (Counts::new(), Report::default());
    for attack in attacks {
        let attack = attack.await?;
        report.wrong.extend(attack.wrong);
        for (moment, (done, all)) in attack.counts {
            let count = counts.entry(moment).or_default();
            *count = (count.0 + done, count.1 + all);
        }
    }
    let all: u32 = counts.values().map(|(_, all)| all).sum();
    report.title = format!("hangup: {all} actions at {tables} tables");
    for (moment, (done, all)) in &counts {
        report.line(format!("{moment:?}: done when looked at"), format!("{done} of {all}"));
    }
    report.line("wrong", report.wrong.len() as u64);
    report.figure("seconds", start.elapsed().as_secs_f64());
    Ok(report)
}

impl Attack {
    async fn run(mut self, number: usize, actions: u32) -> Attack {
        let mut left = actions;
        // A game may be over before all its actions are done: then another table follows.
        for _ in 0..10 {
            if let Err(trouble) = self.at_a_table(number, &mut left).await {
                self.wrong.push(trouble.to_string());
                break;
            }
            if left == 0 {
                break;
            }
        }
        self
    }

    async fn at_a_table(&mut self, number: usize, left: &mut u32) -> Outcome<()> {
        let mut connection = Connection::to(self.address);
        let table = self.lay(&mut connection, number).await?;
        while *left > 0 {
            let Some((who, fields, step)) = self.next_turn(&mut connection, &table).await? else {
                return Ok(());
            };
            self.act(&mut connection, &table, who, &fields, step).await?;
            *left -= 1;
        }
        self.next_turn(&mut connection, &table).await.map(|_| ())
    }

    /// Lays a table of a kind that its number says, and begins with a client that vanishes.
    async fn lay(&mut self, connection: &mut Connection, number: usize) -> Outcome<Table> {
        let (host, once) = (Person::new(&mut self.chance), self.chance.hex(16));
        let game = &self.game;
        let two = number % 5 == 4;
        let bots = u8::from(!two);
        let form = format!("game={game}&name=Anna&seats=2&bots={bots}&level=trainee&first=me&once={once}");
        let table = laid(connection, &host, "/tables", &form).await?;
        let mut people = vec![(host, 0)];
        if two {
            let friend = Person::new(&mut self.chance);
            connection.ask(&friend.post(&format!("/t/{table}/join"), "name=Boris", Manner::Plain)).await?;
            people.push((friend, 1));
        }
        let (path, host) = (format!("/t/{table}/start"), people[0].0.clone());
        let request = host.post(&path, "", Manner::Plain);
        let moment = vanish(self.address, &request, &mut self.chance).await?;
        tokio::time::sleep(PAUSE).await;
        // It has begun already, or begins now: either is fine, but not both.
        let again = connection.ask(&request).await?;
        let page = page_of(connection, &host, &table).await?;
        let entries = Book::open(&self.folder)?.entries(&table, 0)?;
        let begun = entries.iter().filter(|entry| entry.contains("\"started\"")).count();
        let (begins, status) = (page::step(&page).is_some() && begun == 1, again.status);
        let what = format!("table {table} ({game}), {moment:?}");
        ensure(begins, format!("{what}: it doesn't begin, {begun} times in the log, {status}"))?;
        Ok(Table { table, people })
    }

    /// Waits until page and log agree and somebody of ours has to act: who, how, and at which step. `None` if
    /// the game is over.
    async fn next_turn(
        &mut self,
        connection: &mut Connection,
        table: &Table,
    ) -> Outcome<Option<(usize, String, u32)>> {
        let start = Instant::now();
        let mut seen = (0, 0);
        while start.elapsed() < PATIENCE {
            let before = steps(&self.folder, &table.table)?;
            for (who, (person, _)) in table.people.iter().enumerate() {
                let found = turn(connection, (person, &table.table), &mut self.chance, Duration::ZERO).await;
                let (step, fields) = match found {
                    Ok(Turn::Over(step)) => (step, None),
                    Ok(Turn::Mine { step, fields }) => (step, Some(fields)),
                    Err(Trouble::Io(error)) => return Err(error.into()),
                    Err(_) => continue,
                };
                seen = (step, steps(&self.folder, &table.table)?);
                if before == seen.1 && seen.0 == seen.1 {
                    return Ok(fields.map(|fields| (who, fields, step)));
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        let written = steps(&self.folder, &table.table)?;
        let page = page_of(connection, &table.people[0].0, &table.table).await?;
        let shown = page::step(&page).unwrap_or_default();
        Err(Trouble::told(format!(
            "table {} is stuck: its page shows step {shown}, its log has {written} (last {seen:?})",
            table.table
        )))
    }

    async fn act(
        &mut self,
        connection: &mut Connection,
        table: &Table,
        who: usize,
        fields: &str,
        step: u32,
    ) -> Outcome<()> {
        let (person, seat) = &table.people[who];
        let path = format!("/t/{}/act", table.table);
        let manner = if self.chance.below(2) == 0 { Manner::Plain } else { Manner::Script };
        let request = person.post(&path, fields, manner);
        let moment = vanish(self.address, &request, &mut self.chance).await?;
        // What the page says when all has come to rest is what the log has: `next_turn` waits for it.
        self.next_turn(connection, table).await?;
        let before = self.times(table, *seat, step, fields)?;
        let count = self.counts.entry(moment).or_default();
        *count = (count.0 + u32::from(before > 0), count.1 + 1);
        let head = connection.ask(&person.post(&path, fields, Manner::Plain)).await?;
        let after = self.times(table, *seat, step, fields)?;
        if head.status != 303 || after != 1 {
            self.wrong.push(format!(
                "table {}, {moment:?}: {fields} had been done {before} times; sent again it was answered {} {}, and is {after} times in the log",
                table.table,
                head.status,
                head.refusal.unwrap_or_default()
            ));
        }
        Ok(())
    }

    /// How often a seat has acted since a step; it has to have done what the form says.
    fn times(&mut self, table: &Table, seat: usize, step: u32, fields: &str) -> Outcome<usize> {
        let theirs = Book::open(&self.folder)?.since(&table.table, step, seat)?;
        for other in theirs.iter().filter(|done| done.action != meant(fields)) {
            self.wrong.push(format!("table {}: {fields} became {}", table.table, other.action));
        }
        Ok(theirs.len())
    }
}

fn steps(folder: &Path, table: &str) -> Outcome<u32> {
    Ok(Book::open(folder)?.steps(table)?.len() as u32)
}

//! SIGKILL at random moments under play.
//!
//! A dozen tables of all four games with bots, each played by a person of its own. A round is: the house
//! opens; the log is compared with all that was known before; most rounds then see every table go on (its
//! person acts, its bots answer until the person has to act again); everybody plays on as fast as they can
//! until the kill. Every fifth kill comes while the house is opening or everything begins to go on.
//!
//! What has to hold after each kill: the log of each table begins with all that it had before; everything
//! that was acknowledged is in it, in its order, once; a form whose answer was lost is in it once or not at
//! all, and sending it again does it exactly once.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::book::{Account, Book, Lost, done_by, meant};
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::{House, Opening};
use crate::person::Manner;
use crate::play::{Turn, turn};
use crate::report::{Report, Times};
use crate::tables::{Solo, games};
use crate::trouble::{Outcome, Trouble, ensure};

/// A table where nobody acts for so long is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

/// A form on its way.
#[derive(Clone)]
struct Form {
    fields: String,
    step: u32,
}

/// A table, and all that its person knows.
struct Table {
    solo: Solo,
    chance: Chance,
    seat: usize,
    /// What the log had when it was read last.
    known: Vec<String>,
    /// What was acknowledged since then.
    acknowledged: Vec<Form>,
    /// What was sent and not answered.
    lost: Option<Form>,
    over: bool,
    /// What was answered that should not have been.
    wrong: Option<String>,
}

/// What came of all rounds.
#[derive(Default)]
struct Counts {
    acknowledged: u64,
    lost_done: u64,
    lost_not: u64,
    tables: u64,
    finished: u64,
    wrong: Vec<String>,
}

/// Kills a house so many times.
///
/// # Errors
/// The house doesn't open, or no table can be laid.
pub async fn kill(opening: &Opening, kills: u32, tables: usize, seed: u64) -> Outcome<Report> {
    let (mut chance, mut counts, mut opened) = (Chance::new(seed), Counts::default(), Times::default());
    let mut all: Vec<Table> = Vec::new();
    let start = Instant::now();
    for round in 0..kills {
        let begun = Instant::now();
        let mut house = opening.open()?;
        opened.add(begun.elapsed());
        let early = round > 0 && chance.below(5) == 0;
        check(&house, &mut all, &mut counts)?;
        if !early {
            finish(&mut all, &mut counts);
            let games = games(&mut Connection::to(house.address), &mut chance).await?;
            while all.len() < tables {
                let game = &games[counts.tables as usize % games.len()];
                all.push(Table::lay(&house, &mut chance, game).await?);
                counts.tables += 1;
            }
            all = go_on(&house, all, &mut counts).await;
        }
        all.iter_mut().filter(|_| early).for_each(|table| table.lost = None);
        let playing: Vec<_> = all.into_iter().map(|table| tokio::spawn(play(house.address, table))).collect();
        tokio::time::sleep(Duration::from_micros(chance.below(300_000) as u64)).await;
        house.kill();
        all = Vec::new();
        for player in playing {
            let mut table = player.await?;
            counts.wrong.extend(table.wrong.take());
            all.push(table);
        }
    }
    let house = opening.open()?;
    check(&house, &mut all, &mut counts)?;
    let all = go_on(&house, all, &mut counts).await;
    let mut report = Report::new(format!("kill: {kills} kills at {tables} tables of all games"));
    let acknowledged = counts.acknowledged;
    report.line("kills", kills);
    report.line("tables in all", counts.tables);
    report.line("games finished", counts.finished);
    report.line("actions acknowledged", acknowledged);
    report.line("answers lost: done", counts.lost_done);
    report.line("answers lost: not done", counts.lost_not);
    report.line("steps of tables at the end", all.iter().map(|table| table.known.len() as u64).sum::<u64>());
    report.figure("opening p50 ms", opened.part(0.5));
    report.figure("opening max ms", opened.part(1.0));
    report.figure("seconds", start.elapsed().as_secs_f64());
    report.wrong = counts.wrong;
    Ok(report)
}

impl Table {
    async fn lay(house: &House, chance: &mut Chance, game: &str) -> Outcome<Table> {
        let mut connection = Connection::to(house.address);
        let bots = 1 + chance.below(2);
        let solo = Solo::lay(&mut connection, chance, game, bots, "trainee").await?;
        let known = Book::open(house.folder())?.entries(&solo.table, 0)?;
        // The person sits down before any bot.
        let (seat, chance) = (0, chance.fork());
        let (acknowledged, lost) = (Vec::new(), None);
        Ok(Table { solo, chance, seat, known, acknowledged, lost, over: false, wrong: None })
    }

    /// Compares the log with what is known, and knows it from then on.
    fn compare(&mut self, book: &Book, counts: &mut Counts) -> Outcome<()> {
        let name = format!("table {} ({})", self.solo.table, self.solo.game);
        let now = book.entries(&self.solo.table, 0)?;
        if !now.starts_with(&self.known) {
            counts.wrong.push(format!("{name}: what had been in the log is gone or another"));
        }
        let done = done_by(now.get(self.known.len()..).unwrap_or_default(), self.seat);
        let sure: Vec<String> = self.acknowledged.iter().map(|form| meant(&form.fields)).collect();
        counts.acknowledged += sure.len() as u64;
        let account = Account { sure, maybe: self.lost.as_ref().map(|form| meant(&form.fields)) };
        match account.compare(&done) {
            Some(Lost::Nothing) => {}
            Some(Lost::Done) => counts.lost_done += 1,
            Some(Lost::NotDone) => counts.lost_not += 1,
            None => counts.wrong.push(format!("{name}: {account:?}, in the log {done:?}")),
        }
        self.acknowledged.clear();
        self.known = now;
        Ok(())
    }

    /// Acts once, or finds that the game is over.
    async fn act(&mut self, connection: &mut Connection) -> Outcome<()> {
        match turn(connection, self.solo.who(), &mut self.chance, PATIENCE).await? {
            Turn::Over(_) => self.over = true,
            Turn::Mine { step, fields } => {
                let form = Form { fields, step };
                self.lost = Some(form.clone());
                let manner = if self.chance.below(2) == 0 { Manner::Plain } else { Manner::Script };
                self.send(connection, form, manner).await?;
            }
        }
        Ok(())
    }

    async fn send(&mut self, connection: &mut Connection, form: Form, manner: Manner) -> Outcome<()> {
        let path = format!("/t/{}/act", self.solo.table);
        let head = connection.ask(&self.solo.person.post(&path, &form.fields, manner)).await?;
        self.lost = None;
        let (fields, status) = (&form.fields, head.status);
        let fine = [200, 303].contains(&status);
        ensure(fine, format!("table {}: {fields} was answered {status}", self.solo.table))?;
        self.acknowledged.push(form);
        Ok(())
    }

    /// Sends what got no answer again, sees it done exactly once, acts, and sees bots act until the person has
    /// to act again.
    async fn go_on(&mut self, house: &House) -> Outcome<()> {
        let mut connection = Connection::to(house.address);
        if let Some(form) = self.lost.take() {
            let path = format!("/t/{}/act", self.solo.table);
            let again = connection.ask(&self.solo.person.post(&path, &form.fields, Manner::Plain)).await?;
            let book = Book::open(house.folder())?;
            let done = book.since(&self.solo.table, form.step, self.seat)?.len();
            let (what, status) =
                (format!("table {}: {} sent again", self.solo.table, form.fields), again.status);
            let fine = done == 1 && status == 303;
            ensure(fine, format!("{what} was answered {status}, is {done} times there"))?;
            self.known = book.entries(&self.solo.table, 0)?;
        }
        if !self.over {
            self.act(&mut connection).await?;
        }
        if !self.over {
            // `turn` waits until it is this person's turn again.
            turn(&mut connection, self.solo.who(), &mut self.chance, PATIENCE).await?;
        }
        Ok(())
    }
}

fn check(house: &House, all: &mut [Table], counts: &mut Counts) -> Outcome<()> {
    let book = Book::open(house.folder())?;
    all.iter_mut().try_for_each(|table| table.compare(&book, counts))
}

/// Games that are over make room for others.
fn finish(all: &mut Vec<Table>, counts: &mut Counts) {
    let before = all.len();
    all.retain(|table| !table.over);
    counts.finished += (before - all.len()) as u64;
}

/// Every table has to go on; one that doesn't is told and left.
async fn go_on(house: &House, all: Vec<Table>, counts: &mut Counts) -> Vec<Table> {
    let mut kept = Vec::new();
    for mut table in all {
        match table.go_on(house).await {
            Ok(()) => kept.push(table),
            Err(trouble) => counts.wrong.push(format!("doesn't go on: {trouble}")),
        }
    }
    kept
}

/// Lets somebody play until the house is gone or the game is over.
async fn play(address: SocketAddr, mut table: Table) -> Table {
    let mut connection = Connection::to(address);
    while !table.over {
        match table.act(&mut connection).await {
            Ok(()) => {}
            Err(Trouble::Io(_)) => break,
            Err(trouble) => {
                table.wrong = Some(trouble.to_string());
                break;
            }
        }
    }
    table
}

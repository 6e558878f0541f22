//! The one thread that writes, many wishes to a commit.
//!
//! A commit waits for the disk. What is asked for meanwhile waits for the next one and shares it, so
//! that a busy house writes many entries with one commit, and a quiet one waits for nobody.

use std::sync::mpsc;

use rusqlite::{Connection, ErrorCode, params};
use tokio::sync::oneshot;

use crate::chat::{self, Said};
use crate::people::{self, Forget, Key, Played};
use crate::{Append, StoreError, Waits};

/// No commit holds more wishes.
const MOST: usize = 512;

/// Something to be written.
pub(crate) enum Job {
    Append(Append),
    Rename { person: String, name: String },
    Set { person: String, name: String, settings: String },
    KeepKey(Key, i64),
    SpendKey(String, i64),
    NotePlayed(Vec<Played>),
    Forget(Forget),
    Say { table: String, said: Said, from: u64 },
    Mute { table: String, person: String, other: String, mutes: bool },
    Delete(Vec<String>),
    Close,
}

type Answer = oneshot::Sender<Result<usize, StoreError>>;

/// The way to the thread that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<(Job, Answer)>,
}

impl Writer {
    /// Starts the thread. It ends when nobody can ask it any more, or when it has closed the file.
    pub(crate) fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (jobs, asked) = mpsc::channel();
        std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || work(connection, &asked))
            .map_err(StoreError::from)?;
        Ok(Writer { jobs })
    }

    /// Has something written, and waits until it is on disk.
    pub(crate) async fn write(&self, job: Job) -> Result<usize, StoreError> {
        let (answer, done) = oneshot::channel();
        self.jobs.send((job, answer)).map_err(|_| StoreError::Closed)?;
        done.await.unwrap_or(Err(StoreError::Closed))
    }
}

fn work(connection: Connection, asked: &mpsc::Receiver<(Job, Answer)>) {
    while let Ok(first) = asked.recv() {
        let (mut batch, mut closing) = (Vec::new(), None);
        let waiting = std::iter::once(first).chain(asked.try_iter());
        for (job, answer) in waiting.take(MOST) {
            match job {
                Job::Close => {
                    closing = Some(answer);
                    break;
                }
                job => batch.push((job, answer)),
            }
        }
        if !batch.is_empty() {
            let (jobs, answers): (Vec<Job>, Vec<Answer>) = batch.into_iter().unzip();
            let written = commit(&connection, &jobs);
            if jobs.iter().any(|job| matches!(job, Job::Forget(_))) {
                // What was there before is still in the write-ahead log, and pages that were split have
                // copies of it where nobody looks. If somebody reads just now, or the disk is full, they
                // stay until the next time.
                let _ = connection.execute_batch("vacuum").and_then(|()| fold(&connection));
            }
            for (answer, done) in answers.into_iter().zip(written) {
                // Whoever asked may have gone: that changes nothing.
                let _ = answer.send(done);
            }
        }
        if let Some(answer) = closing {
            let _ = answer.send(close(connection));
            return;
        }
    }
    let _ = close(connection);
}

/// Writes all jobs in one transaction. A job that can't be done fails alone; a disk that says no fails
/// all of them, and leaves nothing behind.
fn commit(connection: &Connection, jobs: &[Job]) -> Vec<Result<usize, StoreError>> {
    let written = connection.execute_batch("begin immediate").and_then(|()| {
        let mut done = Vec::with_capacity(jobs.len());
        for job in jobs {
            done.push(match perform(connection, job) {
                Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                    Err(StoreError::Taken)
                }
                rows => Ok(rows?),
            });
        }
        connection.execute_batch("commit")?;
        Ok(done)
    });
    written.unwrap_or_else(|error| {
        if !connection.is_autocommit() {
            let _ = connection.execute_batch("rollback");
        }
        let error = StoreError::from(error);
        jobs.iter().map(|_| Err(error.clone())).collect()
    })
}

fn perform(connection: &Connection, job: &Job) -> rusqlite::Result<usize> {
    match job {
        Job::Append(append) => whole(connection, statements(append), || {
            let mut insert = connection
                .prepare_cached("insert into log (table_id, entry, body, at) values (?1, ?2, ?3, ?4)")?;
            for (entry, body) in (append.from as i64..).zip(&append.bodies) {
                insert.execute(params![append.table, entry, body, append.at])?;
            }
            for person in &append.sits {
                let mut insert = connection.prepare_cached(
                    "insert into sits (person, table_id, since)
                     values (?1, ?2, (select coalesce(max(since), 0) + 1 from sits where person = ?1))
                     on conflict do nothing",
                )?;
                insert.execute(params![person, append.table])?;
            }
            people::note_played(connection, &append.results)?;
            set_due(connection, append)?;
            set_waits(connection, append)?;
            Ok(append.bodies.len())
        }),
        Job::Rename { person, name } => connection
            .prepare_cached(
                "insert into people (person, name) values (?1, ?2)
                 on conflict (person) do update set name = excluded.name",
            )?
            .execute(params![person, name]),
        Job::Set { person, name, settings } => people::set(connection, person, name, settings),
        Job::KeepKey(key, now) => whole(connection, 3, || people::keep_key(connection, key, *now)),
        Job::SpendKey(id, now) => people::spend_key(connection, id, *now),
        Job::NotePlayed(played) => people::note_played(connection, played),
        Job::Forget(forget) => whole(connection, 7, || people::forget(connection, forget)),
        Job::Say { table, said, from } => whole(connection, 2, || chat::say(connection, table, said, *from)),
        Job::Mute { table, person, other, mutes } => chat::mute(connection, (table, person, other), *mutes),
        Job::Delete(tables) => {
            let mut deleted = 0;
            for table in tables {
                connection.prepare_cached("delete from sits where table_id = ?1")?.execute([table])?;
                connection.prepare_cached("delete from waiting where table_id = ?1")?.execute([table])?;
                connection.prepare_cached("delete from due where table_id = ?1")?.execute([table])?;
                chat::delete(connection, table)?;
                let rows =
                    connection.prepare_cached("delete from log where table_id = ?1")?.execute([table])?;
                deleted += usize::from(rows > 0);
            }
            // What people have left who sit nowhere any more, and have no key to come back with.
            for table in ["people", "results"] {
                let delete = format!(
                    "delete from {table} where person not in (select person from sits)
                     and person not in (select person from keys where until is null)"
                );
                connection.execute(&delete, [])?;
            }
            Ok(deleted)
        }
        Job::Close => Ok(0),
    }
}

/// How many statements an append takes.
fn statements(append: &Append) -> usize {
    let noted = usize::from(append.due.is_some()) + usize::from(append.waits.is_some());
    append.bodies.len() + append.sits.len() + append.results.len() + noted
}

/// Notes when somebody's time is up at a table, if that changes.
fn set_due(connection: &Connection, append: &Append) -> rusqlite::Result<usize> {
    match append.due {
        None => Ok(0),
        Some(None) => {
            connection.prepare_cached("delete from due where table_id = ?1")?.execute([&append.table])
        }
        Some(Some(at)) => {
            let mut insert = connection.prepare_cached(
                "insert into due (table_id, at) values (?1, ?2)
                 on conflict (table_id) do update set at = excluded.at",
            )?;
            insert.execute(params![append.table, at])
        }
    }
}

/// Notes whether a table waits for players, if that may have changed.
fn set_waits(connection: &Connection, append: &Append) -> rusqlite::Result<usize> {
    match append.waits {
        None => Ok(0),
        Some(Waits::No) => {
            connection.prepare_cached("delete from waiting where table_id = ?1")?.execute([&append.table])
        }
        Some(waits) => {
            let mut insert = connection.prepare_cached(
                "insert into waiting (table_id, listed, at) values (?1, ?2, ?3)
                 on conflict (table_id) do update set listed = excluded.listed, at = excluded.at",
            )?;
            insert.execute(params![append.table, waits == Waits::Listed, append.at])
        }
    }
}

/// Does several statements all or none, within the transaction. A single one is that anyway.
fn whole(
    connection: &Connection,
    statements: usize,
    work: impl FnOnce() -> rusqlite::Result<usize>,
) -> rusqlite::Result<usize> {
    if statements < 2 {
        return work();
    }
    connection.execute_batch("savepoint job")?;
    let done = work();
    // A disk that says no may have undone the whole transaction already.
    if done.is_err() && !connection.is_autocommit() {
        connection.execute_batch("rollback to job")?;
    }
    if !connection.is_autocommit() {
        connection.execute_batch("release job")?;
    }
    done
}

/// Folds the write-ahead log into the file.
fn fold(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))
}

/// Folds the write-ahead log in and closes the file.
fn close(connection: Connection) -> Result<usize, StoreError> {
    fold(&connection)?;
    connection.close().map(|()| 0).map_err(|(_, error)| error.into())
}

//! The one thread that writes, many wishes to a commit.
//!
//! A commit waits for the disk. What is asked for meanwhile waits for the next one and shares it, so
//! that a busy house writes many entries with one commit, and a quiet one waits for nobody.

use std::sync::mpsc;

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::{execute, rows};
use crate::StoreError;
use crate::people;
use crate::statement::{Job, Statement, Touched};

/// No commit holds more wishes.
const MOST: usize = 512;

type Answer = oneshot::Sender<Touched>;

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
    pub(crate) async fn write(&self, job: Job) -> Touched {
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
fn commit(connection: &Connection, jobs: &[Job]) -> Vec<Touched> {
    let written = connection.execute_batch("begin immediate").and_then(|()| {
        let mut done = Vec::with_capacity(jobs.len());
        for job in jobs {
            done.push(match perform(connection, job) {
                Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                    Err(StoreError::Taken)
                }
                Err(rusqlite::Error::QueryReturnedNoRows) => Err(StoreError::Taken),
                touched => Ok(touched?),
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

fn perform(connection: &Connection, job: &Job) -> rusqlite::Result<Vec<usize>> {
    match job {
        Job::Do(statements, _) => all_or_none(connection, statements),
        Job::Forget(forget) => {
            let entries = rows(connection, &people::entries_of(&forget.person))?;
            all_or_none(connection, &people::forget(forget, &entries))
        }
        Job::Close => Ok(Vec::new()),
    }
}

/// Does statements all or none, within the transaction. A single one is that anyway.
fn all_or_none(connection: &Connection, statements: &[Statement]) -> rusqlite::Result<Vec<usize>> {
    let all = || {
        let one = |statement: &Statement| match execute(connection, statement)? {
            0 if statement.must => Err(rusqlite::Error::QueryReturnedNoRows),
            touched => Ok(touched),
        };
        statements.iter().map(one).collect()
    };
    if statements.len() < 2 {
        return all();
    }
    connection.execute_batch("savepoint job")?;
    let done = all();
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
fn close(connection: Connection) -> Touched {
    fold(&connection)?;
    connection.close().map(|()| Vec::new()).map_err(|(_, error)| error.into())
}

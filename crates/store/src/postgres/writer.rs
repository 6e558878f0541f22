//! The one connection of a server that writes, many wishes to a commit.
//!
//! All statements of a commit are sent without waiting for each other's answers. If one of them fails, nothing
//! of it stands, and every wish is tried by itself, so that it fails alone.

use std::collections::HashMap;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Config, Statement as Prepared};

use super::connecting::{connect, in_time};
use super::living::Life;
use super::{listening, row, values};
use crate::people;
use crate::statement::{Job, News, Statement, Touched};
use crate::{Forget, StoreError};

/// No commit holds more wishes.
const MOST: usize = 128;

type Answer = oneshot::Sender<Touched>;

/// The way to the task that writes.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::UnboundedSender<(Job, Answer)>,
}

impl Writer {
    /// Starts the task. It ends when nobody can ask it any more, or when it was told to.
    pub(super) fn start(config: Config, channel: String, life: Arc<Life>) -> Writer {
        let (jobs, asked) = mpsc::unbounded_channel();
        let desk = Desk { config, channel, life, open: None };
        tokio::spawn(work(desk, asked));
        Writer { jobs }
    }

    /// Has something written, and waits until it is on disk.
    pub(super) async fn write(&self, job: Job) -> Touched {
        let (answer, done) = oneshot::channel();
        self.jobs.send((job, answer)).map_err(|_| StoreError::Closed)?;
        done.await.unwrap_or(Err(StoreError::Closed))
    }
}

async fn work(mut desk: Desk, mut asked: mpsc::UnboundedReceiver<(Job, Answer)>) {
    let mut waiting = Vec::new();
    while asked.recv_many(&mut waiting, MOST).await > 0 {
        let mut batch = Vec::new();
        for (job, answer) in waiting.drain(..) {
            match job {
                Job::Do(statements, news) => batch.push(((statements, news), answer)),
                Job::Forget(forget) => {
                    desk.write_all(std::mem::take(&mut batch)).await;
                    let _ = answer.send(desk.forget(&forget).await);
                }
                Job::Close => {
                    desk.write_all(batch).await;
                    let _ = answer.send(Ok(Vec::new()));
                    return;
                }
            }
        }
        desk.write_all(batch).await;
    }
}

/// A connection, and what has been prepared on it.
struct Open {
    client: Client,
    prepared: HashMap<String, Prepared>,
}

/// Where it is written.
struct Desk {
    config: Config,
    channel: String,
    life: Arc<Life>,
    open: Option<Open>,
}

/// What belongs together: all of it or nothing.
type Wish = (Vec<Statement>, News);

impl Desk {
    /// Writes what was asked for, and answers. Two servers that write to the same tables do so in the same
    /// order, so that neither waits for the other.
    async fn write_all(&mut self, mut batch: Vec<(Wish, Answer)>) {
        if batch.is_empty() {
            return;
        }
        batch.sort_by(|((_, one), _), ((_, other), _)| one.table.cmp(&other.table));
        let (wishes, answers): (Vec<Wish>, Vec<Answer>) = batch.into_iter().unzip();
        let written = match self.commit(&wishes).await {
            Ok(touched) => touched.into_iter().map(Ok).collect(),
            Err(error) if wishes.len() == 1 || matches!(error, StoreError::Away(_)) => {
                vec![Err(error); wishes.len()]
            }
            Err(_) => {
                let mut written = Vec::with_capacity(wishes.len());
                for wish in &wishes {
                    let alone = self.commit(std::slice::from_ref(wish)).await;
                    written.push(alone.map(|mut touched| touched.remove(0)));
                }
                written
            }
        };
        for (answer, done) in answers.into_iter().zip(written) {
            // Whoever asked may have gone: that changes nothing.
            let _ = answer.send(done);
        }
    }

    /// Writes all of these in one transaction.
    async fn commit(&mut self, wishes: &[Wish]) -> Result<Vec<Vec<usize>>, StoreError> {
        let told = listening::told(&self.channel, self.life.server(), wishes.iter().map(|(_, news)| news));
        self.with_connection(async |open| open.commit(wishes, &told).await).await
    }

    async fn forget(&mut self, forget: &Forget) -> Touched {
        let channel = self.channel.clone();
        self.with_connection(async |open| open.forget(forget, &channel).await).await
    }

    /// Does something on a connection. One on which something went wrong isn't used again, unless the database
    /// only said no.
    async fn with_connection<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut Open) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut open = match self.open.take().filter(|open| !open.client.is_closed()) {
            Some(open) => open,
            None => Open { client: connect(&self.config).await?, prepared: HashMap::new() },
        };
        let done = in_time(work(&mut open)).await;
        match &done {
            Err(StoreError::Away(_)) => {}
            Err(_) => {
                if in_time(async { Ok(open.client.batch_execute("rollback").await?) }).await.is_ok() {
                    self.open = Some(open);
                }
            }
            Ok(_) => self.open = Some(open),
        }
        done
    }
}

impl Open {
    async fn prepare<'s>(&mut self, all: impl Iterator<Item = &'s Statement>) -> Result<(), StoreError> {
        for statement in all {
            if !self.prepared.contains_key(&*statement.sql) {
                let prepared = self.client.prepare(&statement.sql).await?;
                self.prepared.insert(statement.sql.to_string(), prepared);
            }
        }
        Ok(())
    }

    async fn commit(&mut self, wishes: &[Wish], told: &str) -> Result<Vec<Vec<usize>>, StoreError> {
        self.prepare(wishes.iter().flat_map(|(statements, _)| statements)).await?;
        let begin = self.client.batch_execute("begin");
        let touched = self.execute(wishes.iter().flat_map(|(statements, _)| statements));
        let (begun, touched) = tokio::join!(biased; begin, touched);
        begun?;
        let mut touched = touched?.into_iter();
        let touched = wishes.iter().map(|(all, _)| touched.by_ref().take(all.len()).collect()).collect();
        // Nothing has to be notified where nothing happens at a table.
        self.client.batch_execute(&format!("{told}commit")).await?;
        Ok(touched)
    }

    /// Sends all statements at once, in their order; how many rows each touched.
    async fn execute<'s>(&self, all: impl Iterator<Item = &'s Statement>) -> Result<Vec<usize>, StoreError> {
        let all: Vec<&Statement> = all.collect();
        let given: Vec<_> = all.iter().map(|statement| values(statement)).collect();
        let sent = all.iter().zip(&given).map(|(statement, given)| {
            let prepared = &self.prepared[&*statement.sql];
            let executed: Pin<Box<dyn Future<Output = _> + Send + '_>> =
                Box::pin(self.client.execute(prepared, given));
            executed
        });
        let mut touched = Vec::with_capacity(all.len());
        for (statement, rows) in all.iter().zip(in_order(sent.collect()).await) {
            match rows? {
                0 if statement.must => return Err(StoreError::Taken),
                rows => touched.push(rows as usize),
            }
        }
        Ok(touched)
    }

    /// Rewrites what logs say of a person, and deletes their rows; all servers are told to look again.
    async fn forget(&mut self, forget: &Forget, channel: &str) -> Touched {
        let again = Statement::new(
            "insert into aside (table_id, number, rewritten)
             select table_id, 1, 1 from (select table_id from sits where person = $1
                 union select table_id from chat where person = $1
                 union select table_id from muted where person = $1 or other = $1) as theirs
             on conflict (table_id) do update
                 set number = aside.number + 1, rewritten = aside.rewritten + 1, body = ''",
        );
        let again = again.with(&forget.person);
        let seen = Statement::new("delete from present where person = $1").with(&forget.person);
        let counted = ["counted", "held"]
            .map(|table| Statement::new(format!("delete from {table} where who = $1")).with(&forget.person));
        let entries = people::entries_of(&forget.person);
        self.client.batch_execute("begin").await?;
        let locked = format!("{} for update", entries.sql);
        let found = self.client.query(&locked, &values(&entries)).await?;
        let found = found.iter().map(row).collect::<Result<Vec<_>, _>>()?;
        let mut all = vec![again, seen];
        all.extend(counted);
        all.extend(people::forget(forget, &found));
        self.prepare(all.iter()).await?;
        let touched = self.execute(all.iter()).await?;
        self.client.batch_execute(&format!("select pg_notify('{channel}', '0 *'); commit")).await?;
        Ok(touched)
    }
}

/// Waits for all of these, which are begun in their order.
async fn in_order<T>(mut all: Vec<Pin<Box<dyn Future<Output = T> + Send + '_>>>) -> Vec<T> {
    let mut done: Vec<Option<T>> = all.iter().map(|_| None).collect();
    poll_fn(|context| {
        let mut waits = false;
        for (one, done) in all.iter_mut().zip(&mut done).filter(|(_, done)| done.is_none()) {
            match one.as_mut().poll(context) {
                Poll::Ready(answer) => *done = Some(answer),
                Poll::Pending => waits = true,
            }
        }
        if waits { Poll::Pending } else { Poll::Ready(()) }
    })
    .await;
    done.into_iter().flatten().collect()
}

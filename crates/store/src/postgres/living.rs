//! That this server is alive, and which tables' bots and clocks it runs.
//!
//! A server says every second that it is alive, and is taken to be so for five seconds more, by the clock of
//! the database. A table that it drives is its own for as long. Who was dead once is never alive again: it
//! comes back under another number, and finds out anew what it may drive. So a server that was only slow, or
//! cut off, and thinks that a table is still its own finds that its own clock says otherwise, before any other
//! server may take that table over.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::sync::{RwLock, watch};
use tokio::time::Instant;

use super::connecting::in_time;
use super::{away, rows};
use crate::StoreError;
use crate::statement::Statement;

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// And how long it is taken to be, in the words of the database, and by our own clock: clocks differ.
const LIFE: &str = "interval '5 seconds'";
const OWN_LIFE: Duration = Duration::from_secs(4);
/// What the dead have left is cleared away so often.
const CLEARING: u32 = 60;

/// The life of a server.
pub(super) struct Life {
    pool: Pool,
    now: Mutex<Now>,
    /// Whoever takes a table over holds this with others; whoever gives some away, alone.
    handing_over: RwLock<()>,
    ended: AtomicBool,
}

struct Now {
    /// The number under which it is alive.
    server: i64,
    /// Since when that is known: from before it was last said.
    since: Instant,
    /// The tables that it drives under that number.
    tables: HashSet<String>,
    /// Those of them that it has no more to do for: they are given away with the next sign of life.
    left: HashSet<String>,
}

impl Now {
    fn born(server: i64, since: Instant) -> Now {
        Now { server, since, tables: HashSet::new(), left: HashSet::new() }
    }
}

impl Life {
    /// Joins the other servers.
    pub(super) async fn begin(pool: Pool) -> Result<Arc<Life>, StoreError> {
        let since = Instant::now();
        let server = born(&pool).await?;
        let now = Mutex::new(Now::born(server, since));
        Ok(Arc::new(Life { pool, now, handing_over: RwLock::default(), ended: AtomicBool::new(false) }))
    }

    /// For whoever only has a look: no server.
    pub(super) fn none(pool: Pool) -> Arc<Life> {
        let now = Mutex::new(Now::born(0, Instant::now()));
        Arc::new(Life { pool, now, handing_over: RwLock::default(), ended: AtomicBool::new(true) })
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of this server among all that ever were.
    pub(super) fn server(&self) -> i64 {
        self.now().server
    }

    /// Whether it is ended, and nothing more is to be done for it.
    pub(super) fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }

    /// Says that it is alive. Who was dead meanwhile gets another number, and drives nothing.
    async fn beat(&self) -> Result<(), StoreError> {
        let since = Instant::now();
        let update = Statement::new(format!(
            "update servers set until = now() + {LIFE} where id = $1 and until > now() returning id"
        ));
        let alive = !rows(&self.pool, &update.with(self.server())).await?.is_empty();
        if alive {
            self.now().since = since;
        } else {
            let server = born(&self.pool).await?;
            *self.now() = Now::born(server, since);
        }
        self.give_away().await
    }

    pub(super) async fn drives(&self, table: &str) -> Result<bool, StoreError> {
        if let Some(drives) = self.known_to_drive(table)? {
            return Ok(drives);
        }
        let _with_others = self.handing_over.read().await;
        let server = self.server();
        let insert = Statement::new(
            "insert into drivers (table_id, server) values ($1, $2)
             on conflict (table_id) do update set server = excluded.server
             where drivers.server = excluded.server or not exists
                 (select 1 from servers where id = drivers.server and until > now())
             returning server",
        );
        let ours = !rows(&self.pool, &insert.with(table).with(server)).await?.is_empty();
        let mut now = self.now();
        // It may have died and come back meanwhile.
        if ours && now.server == server {
            now.tables.insert(table.to_owned());
        }
        Ok(ours && now.server == server)
    }

    /// Whether it drives a table, as far as it knows that without asking.
    fn known_to_drive(&self, table: &str) -> Result<Option<bool>, StoreError> {
        let mut now = self.now();
        if now.since.elapsed() >= OWN_LIFE {
            return Err(StoreError::Away("nobody knows whether this server is still alive".to_owned()));
        }
        now.left.remove(table);
        Ok(now.tables.contains(table).then_some(true))
    }

    /// How many tables it drives.
    pub(super) fn driven(&self) -> usize {
        self.now().tables.len()
    }

    /// It has no more to do for a table.
    pub(super) fn stop_driving(&self, table: &str) {
        let mut now = self.now();
        if now.tables.contains(table) {
            now.left.insert(table.to_owned());
        }
    }

    /// Gives away what it has no more to do for.
    async fn give_away(&self) -> Result<(), StoreError> {
        let _alone = self.handing_over.write().await;
        let (server, left) = {
            let mut now = self.now();
            let left: Vec<String> = now.left.drain().collect();
            now.tables.retain(|table| !left.contains(table));
            (now.server, left)
        };
        if left.is_empty() {
            return Ok(());
        }
        in_time(async {
            let client = self.pool.get().await.map_err(away)?;
            let delete =
                client.prepare_cached("delete from drivers where server = $1 and table_id = any($2)").await?;
            client.execute(&delete, &[&server, &left]).await?;
            Ok(())
        })
        .await
    }

    /// Takes leave: what it drove is free at once.
    pub(super) async fn end(&self) -> Result<(), StoreError> {
        if self.ended.swap(true, Ordering::AcqRel) {
            return Ok(());
        }
        let server = self.server();
        self.clear(&format!("= {server}"), &format!("id = {server}")).await
    }

    /// Clears away what the dead have left.
    async fn clear_away(&self) -> Result<(), StoreError> {
        let dead = "in (select id from servers where until < now() - interval '1 minute')";
        self.clear(dead, "until < now() - interval '1 minute'").await?;
        let old = "delete from counted where since < extract(epoch from now() - interval '2 hours') * 1000";
        self.execute(old).await
    }

    async fn clear(&self, whose: &str, server: &str) -> Result<(), StoreError> {
        let beside =
            ["drivers", "present", "held"].map(|name| format!("delete from {name} where server {whose}"));
        self.execute(&format!("{}; delete from servers where {server}", beside.join("; "))).await
    }

    async fn execute(&self, sql: &str) -> Result<(), StoreError> {
        in_time(async {
            let client = self.pool.get().await.map_err(away)?;
            Ok(client.batch_execute(sql).await?)
        })
        .await
    }
}

/// Enters a new server.
async fn born(pool: &Pool) -> Result<i64, StoreError> {
    let insert = format!("insert into servers (until) values (now() + {LIFE}) returning id");
    let born = rows(pool, &Statement::new(insert)).await?;
    Ok(born.first().map_or(0, |row| row.int(0)))
}

/// Keeps a server alive for as long as anybody has its store, and says whether the database can be reached.
pub(super) async fn go_on(life: Weak<Life>, reach: watch::Sender<bool>) {
    for beat in 1_u32.. {
        tokio::time::sleep(BEAT).await;
        let Some(life) = life.upgrade().filter(|life| !life.is_ended()) else { return };
        let alive = life.beat().await;
        if let Err(error) = &alive
            && *reach.borrow()
        {
            tracing::warn!(%error, "the database is out of reach");
        } else if alive.is_ok() && !*reach.borrow() {
            tracing::info!("the database can be reached again");
        }
        reach.send_if_modified(|reached| std::mem::replace(reached, alive.is_ok()) != alive.is_ok());
        if alive.is_ok() && beat % CLEARING == 0 {
            // It is done again in a minute, by this server or another one.
            let _ = life.clear_away().await;
        }
    }
}

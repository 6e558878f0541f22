//! A store in Postgres, for as many servers as it takes.
//!
//! - `connecting`: how the database is reached, and for how long it is waited for
//! - `schema`: its tables, made and brought up to date beside servers that use them
//! - `writer`: one connection that writes, many wishes to a commit
//! - `living`: that this server is alive, and which tables' bots and clocks it runs
//! - `listening`: what other servers have done

mod connecting;
mod listening;
mod living;
mod schema;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;
use tokio_postgres::NoTls;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use crate::aside::Head;
use crate::statement::{Job, Row, Statement, Touched, Value};
use crate::{StoreError, What};

use connecting::{CONNECTING, PATIENCE, in_time, settings};
use living::Life;
use writer::Writer;

/// What is found out within this time took no waiting.
const AT_ONCE: Duration = Duration::from_secs(1);
/// So many read at the same time.
const READERS: usize = 8;

/// What a server hears of the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Something has changed at a table.
    Changed(String, What),
    /// Anything may have: nobody listened for a while, or more has happened than could be told.
    Anything,
}

/// A store in Postgres.
#[derive(Clone)]
pub(crate) struct Postgres {
    pool: Pool,
    writer: Writer,
    life: Arc<Life>,
    news: broadcast::Sender<Notice>,
    reach: watch::Receiver<bool>,
}

impl Postgres {
    /// Connects, brings the tables up to date and joins the other servers, unless it is only for a look; with the
    /// key of the house.
    pub(crate) async fn open(address: &str, joins: bool) -> Result<(Postgres, String), StoreError> {
        let config = settings(address)?;
        let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let timeouts = Timeouts { wait: Some(PATIENCE), create: Some(CONNECTING), recycle: Some(CONNECTING) };
        let pool = Pool::builder(Manager::from_config(config.clone(), NoTls, fast))
            .max_size(READERS)
            .timeouts(timeouts)
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Database(error.to_string()))?;
        let key = schema::prepare(&config).await?;
        let channel = listening::channel(&key);
        let life = if joins { Life::begin(pool.clone()).await? } else { Life::none(pool.clone()) };
        let (alive, reach) = watch::channel(true);
        let news = broadcast::channel(listening::UNHEARD).0;
        if joins {
            tokio::spawn(living::go_on(Arc::downgrade(&life), alive));
            let listening =
                listening::listen(config.clone(), channel.clone(), Arc::downgrade(&life), news.clone());
            tokio::spawn(listening);
        }
        let writer = Writer::start(config, channel, life.clone());
        Ok((Postgres { pool, writer, life, news, reach }, key))
    }

    pub(crate) fn news(&self) -> broadcast::Receiver<Notice> {
        self.news.subscribe()
    }

    pub(crate) fn reach(&self) -> watch::Receiver<bool> {
        self.reach.clone()
    }

    /// The number of this server among all that ever were.
    pub(crate) fn server(&self) -> i64 {
        self.life.server()
    }

    /// Nobody waits for a database that is known to be out of reach.
    fn within_reach(&self) -> Result<(), StoreError> {
        let reached = *self.reach.borrow();
        if reached { Ok(()) } else { Err(StoreError::Away("it hasn't answered for a while".to_owned())) }
    }

    /// What a statement finds. A connection may have died since it was last used, which is found out at once: then
    /// it is asked once more. Whoever has waited in vain doesn't wait again.
    pub(crate) async fn rows(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        self.within_reach()?;
        let start = Instant::now();
        match rows(&self.pool, &statement).await {
            Err(StoreError::Away(_)) if start.elapsed() < AT_ONCE => rows(&self.pool, &statement).await,
            answered => answered,
        }
    }

    /// Has something written.
    pub(crate) async fn write(&self, job: Job) -> Touched {
        self.within_reach()?;
        self.writer.write(job).await
    }

    /// How far tables are, in their order.
    pub(crate) async fn heads(&self, tables: &[String]) -> Result<Vec<Head>, StoreError> {
        // The newest entry is the first of the index from its end.
        const HEADS: &str = "select
                 coalesce((select entry + 1 from log where table_id = asked.id order by entry desc limit 1), 0),
                 coalesce(number, 0), coalesce(rewritten, 0)
             from unnest($1::text[]) with ordinality as asked (id, place)
             left join aside on aside.table_id = asked.id order by place";
        self.within_reach()?;
        let asked = async || {
            let client = self.pool.get().await.map_err(away)?;
            let select = client.prepare_cached(HEADS).await?;
            Ok::<_, StoreError>(client.query(&select, &[&tables]).await?)
        };
        let start = Instant::now();
        let found = match in_time(asked()).await {
            Err(StoreError::Away(_)) if start.elapsed() < AT_ONCE => in_time(asked()).await?,
            answered => answered?,
        };
        let number =
            |row: &tokio_postgres::Row, place| row.try_get::<_, i64>(place).map(|found| found as u64);
        let head = |row: &tokio_postgres::Row| {
            Ok(Head { entries: number(row, 0)?, aside: number(row, 1)?, rewritten: number(row, 2)? })
        };
        found.iter().map(head).collect()
    }

    pub(crate) async fn drives(&self, table: &str) -> Result<bool, StoreError> {
        self.life.drives(table).await
    }

    pub(crate) fn driven(&self) -> usize {
        self.life.driven()
    }

    pub(crate) fn stop_driving(&self, table: &str) {
        self.life.stop_driving(table);
    }

    /// Takes leave of the other servers: they need not wait for this one.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        let written = self.writer.write(Job::Close).await.map(|_| ());
        let left = self.life.end().await;
        self.pool.close();
        written.and(left)
    }
}

/// What a statement finds, on a connection of the pool.
async fn rows(pool: &Pool, statement: &Statement) -> Result<Vec<Row>, StoreError> {
    in_time(async {
        let client = pool.get().await.map_err(away)?;
        let select = client.prepare_cached(&statement.sql).await?;
        let found = client.query(&select, &values(statement)).await?;
        found.iter().map(row).collect()
    })
    .await
}

fn away(error: deadpool_postgres::PoolError) -> StoreError {
    match error {
        deadpool_postgres::PoolError::Backend(error) => error.into(),
        deadpool_postgres::PoolError::Closed => StoreError::Closed,
        other => StoreError::Away(other.to_string()),
    }
}

fn values(statement: &Statement) -> Vec<&(dyn ToSql + Sync)> {
    statement.values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let value = |(place, column): (usize, &tokio_postgres::Column)| {
        Ok(match *column.type_() {
            Type::INT8 => row.try_get::<_, Option<i64>>(place)?.map_or(Value::Nothing, Value::Int),
            Type::INT4 => row.try_get::<_, Option<i32>>(place)?.map_or(Value::Nothing, Value::from),
            Type::BOOL => row.try_get::<_, Option<bool>>(place)?.map_or(Value::Nothing, Value::from),
            _ => row.try_get::<_, Option<String>>(place)?.map_or(Value::Nothing, Value::Text),
        })
    };
    row.columns()
        .iter()
        .enumerate()
        .map(value)
        .collect::<Result<_, tokio_postgres::Error>>()
        .map(Row)
        .map_err(Into::into)
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut tokio_postgres::types::private::BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Text(text) => text.to_sql(kind, out),
            Value::Int(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Value::Int(number) => number.to_sql(kind, out),
            Value::Nothing => Ok(IsNull::Yes),
        }
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::INT4 | Type::TEXT | Type::VARCHAR)
    }

    to_sql_checked!();
}

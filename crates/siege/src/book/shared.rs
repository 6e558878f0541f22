//! The log of a house in Postgres, read while servers write it.

use std::collections::HashMap;
use std::time::Duration;

use tokio_postgres::{Client, NoTls};

use crate::trouble::{Outcome, Trouble};

/// Who doesn't answer within this time is away.
const PATIENCE: Duration = Duration::from_secs(10);

/// How far a table is, and whose server runs its bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// How many entries its log has.
    pub entries: usize,
    /// The number of the server, if there is one.
    pub driver: Option<i64>,
}

/// The log in Postgres.
pub struct SharedBook {
    client: Client,
}

impl SharedBook {
    /// Connects to a database.
    ///
    /// # Errors
    /// It is away.
    pub async fn open(address: &str) -> Outcome<SharedBook> {
        let (client, connection) =
            in_time(async { Ok(tokio_postgres::connect(address, NoTls).await?) }).await?;
        tokio::spawn(connection);
        Ok(SharedBook { client })
    }

    /// All entries of these tables.
    ///
    /// # Errors
    /// The database is away.
    pub async fn entries(&self, tables: &[String]) -> Outcome<HashMap<String, Vec<String>>> {
        const SELECT: &str =
            "select table_id, body from log where table_id = any($1) order by table_id, entry";
        let rows = in_time(async { Ok(self.client.query(SELECT, &[&tables]).await?) }).await?;
        let mut all: HashMap<String, Vec<String>> = HashMap::new();
        for row in rows {
            all.entry(row.try_get(0)?).or_default().push(row.try_get(1)?);
        }
        Ok(all)
    }

    /// How far these tables are, in their order.
    ///
    /// # Errors
    /// The database is away.
    pub async fn heads(&self, tables: &[String]) -> Outcome<Vec<Head>> {
        const SELECT: &str = "select
                 coalesce((select entry + 1 from log where table_id = asked.id order by entry desc limit 1), 0),
                 server
             from unnest($1::text[]) with ordinality as asked (id, place)
             left join drivers on drivers.table_id = asked.id order by place";
        let rows = in_time(async { Ok(self.client.query(SELECT, &[&tables]).await?) }).await?;
        let head = |row: &tokio_postgres::Row| {
            Ok(Head { entries: row.try_get::<_, i64>(0)? as usize, driver: row.try_get(1)? })
        };
        rows.iter().map(head).collect()
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// The database is away.
    pub async fn tables(&self) -> Outcome<usize> {
        const SELECT: &str = "select count(distinct table_id) from log";
        let row = in_time(async { Ok(self.client.query_one(SELECT, &[]).await?) }).await?;
        Ok(row.try_get::<_, i64>(0)? as usize)
    }

    /// The servers that are alive.
    ///
    /// # Errors
    /// The database is away.
    pub async fn alive(&self) -> Outcome<Vec<i64>> {
        const SELECT: &str = "select id from servers where until > now() order by id";
        let rows = in_time(async { Ok(self.client.query(SELECT, &[]).await?) }).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The process that is the database, on this machine.
    ///
    /// # Errors
    /// It is away, or on another machine.
    pub async fn process(&self) -> Outcome<u32> {
        let row = in_time(async { Ok(self.client.query_one("select pg_backend_pid()", &[]).await?) }).await?;
        let own = crate::house::stat(row.try_get::<_, i32>(0)? as u32);
        own.map(|own| own.parent).ok_or_else(|| Trouble::told("the database is on another machine"))
    }
}

async fn in_time<T>(answer: impl Future<Output = Outcome<T>>) -> Outcome<T> {
    let late = |_| Trouble::told("the database doesn't answer");
    tokio::time::timeout(PATIENCE, answer).await.map_err(late)?
}

//! A whole store into another one, between a file and a database in either direction.
//!
//! What is half carried bears a mark: no server opens it, and who carries it again begins anew.

use crate::statement::{Job, News, Row, Statement};
use crate::{Store, StoreError};

/// What is carried: the name of each relation, what its rows are known by, and what else is in them.
const RELATIONS: [(&str, &str, &str); 12] = [
    ("sits", "person, table_id", "since"),
    ("people", "person", "name, settings"),
    ("keys", "id", "person, sealed, until"),
    ("results", "person, table_id", "game, seats, won, place, points, others, at"),
    ("due", "table_id", "at"),
    ("chat", "table_id, line", "person, name, place, phrase, body"),
    ("muted", "table_id, person, other", ""),
    ("waiting", "table_id", "listed, at"),
    ("days", "day, game", "sealed, setup, won, points, spare"),
    ("tries", "day, game, person", "table_id, ended, won, points, spare"),
    ("records", "id", "body, board, until"),
    ("branches", "table_id", "origin, step, seat, imagined, person, at"),
];
/// Logs, which are most of it, go table by table.
const LOG: (&str, &str, &str) = ("log", "table_id, entry", "body, at");
/// So many rows are read and written at once.
const PAGE: usize = 500;

/// How much was carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Whatever else there is, in rows.
    pub others: u64,
}

/// The columns of a relation.
fn columns((_, key, rest): (&str, &str, &str)) -> String {
    if rest.is_empty() { key.to_owned() } else { format!("{key}, {rest}") }
}

/// Writes a row as it was read.
fn insert(relation: (&str, &str, &str), row: Row) -> Statement {
    let places: Vec<String> = (1..=row.0.len()).map(|place| format!("${place}")).collect();
    let sql = format!("insert into {} ({}) values ({})", relation.0, columns(relation), places.join(", "));
    row.0.into_iter().fold(Statement::new(sql), |statement, value| statement.with(value))
}

impl Store {
    /// Whether something is being carried into this store, or was not carried to the end.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn is_half_carried(&self) -> Result<bool, StoreError> {
        let mark = Statement::new("select 1 from house where name = 'half-carried'");
        Ok(!self.rows(mark).await?.is_empty())
    }

    /// Carries all that is in this store into another one, and compares both. `told` hears after each table how
    /// many of how many there are.
    ///
    /// # Errors
    /// [`StoreError::Occupied`] if there are games already; [`StoreError::Damaged`] if what arrived isn't what was
    /// sent. Then, and if either can't be reached any more, it can be done again.
    pub async fn carry(&self, to: &Store, mut told: impl FnMut(u64, u64)) -> Result<Carried, StoreError> {
        if to.is_half_carried().await? {
            to.clear().await?;
        } else if !to.rows(Statement::new("select 1 from log limit 1")).await?.is_empty() {
            return Err(StoreError::Occupied);
        }
        let mark = Statement::new(
            "insert into house (name, value) values ('half-carried', '') on conflict do nothing",
        );
        to.write(Job::one(mark)).await?;
        let (tables, mut carried) = (self.tables().await?, Carried::default());
        let all = 2 * tables.len() as u64;
        for table in &tables {
            carried.entries +=
                self.each_entry(&table.id, async |rows| to.insert_all(LOG, rows).await).await?;
            carried.tables += 1;
            told(carried.tables, all);
        }
        for relation in RELATIONS {
            carried.others +=
                self.each_row(relation, async |rows| to.insert_all(relation, rows).await).await?;
        }
        // As it is kept now: this store may have been carried here itself since it was opened.
        let key = self.rows(Statement::new("select value from house where name = 'key'")).await?;
        let key = key.first().map(|row| row.text(0)).unwrap_or_default();
        let take = Statement::new("update house set value = $1 where name = 'key'").with(&key);
        to.write(Job::one(take)).await?;
        let same = async |store: &Store, relation, table: Option<&str>| {
            let mut read = Vec::new();
            let keep = async |rows: Vec<Row>| {
                read.extend(rows);
                Ok(())
            };
            match table {
                Some(table) => store.each_entry(table, keep).await?,
                None => store.each_row(relation, keep).await?,
            };
            Ok::<_, StoreError>(read)
        };
        for (table, number) in tables.iter().zip(carried.tables + 1..) {
            if same(self, LOG, Some(&table.id)).await? != same(to, LOG, Some(&table.id)).await? {
                return Err(StoreError::Damaged(format!("table {} arrived as another", table.id)));
            }
            told(number, all);
        }
        for relation in RELATIONS {
            if same(self, relation, None).await? != same(to, relation, None).await? {
                return Err(StoreError::Damaged(format!("{} arrived as others", relation.0)));
            }
        }
        to.write(Job::one(Statement::new("delete from house where name = 'half-carried'"))).await?;
        Ok(carried)
    }

    async fn clear(&self) -> Result<(), StoreError> {
        let all = RELATIONS.iter().chain([&LOG]);
        let delete = |(name, _, _): &(&str, &str, &str)| Statement::new(format!("delete from {name}"));
        self.write(Job::Do(all.map(delete).collect(), News::default())).await.map(|_| ())
    }

    async fn insert_all(&self, relation: (&str, &str, &str), rows: Vec<Row>) -> Result<(), StoreError> {
        let all = rows.into_iter().map(|row| insert(relation, row)).collect();
        self.write(Job::Do(all, News::default())).await.map(|_| ())
    }

    /// Does something with the entries of a log, page by page; how many there were.
    async fn each_entry(
        &self,
        table: &str,
        mut page: impl AsyncFnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<u64, StoreError> {
        let mut done = 0_u64;
        loop {
            let select = Statement::new(format!(
                "select {} from log where table_id = $1 and entry >= $2 order by entry limit $3",
                columns(LOG)
            ));
            let rows = self.rows(select.with(table).with(done).with(PAGE as u64)).await?;
            let (found, last) = (rows.len(), rows.last().map_or(0, |row| row.int(1)));
            if found > 0 {
                page(rows).await?;
            }
            if found < PAGE {
                return Ok(done + found as u64);
            }
            done = last as u64 + 1;
        }
    }

    /// The same with the rows of any other relation.
    async fn each_row(
        &self,
        relation: (&str, &str, &str),
        mut page: impl AsyncFnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<u64, StoreError> {
        let mut done = 0_u64;
        loop {
            let select = Statement::new(format!(
                "select {} from {} order by {} limit $1 offset $2",
                columns(relation),
                relation.0,
                relation.1
            ));
            let rows = self.rows(select.with(PAGE as u64).with(done)).await?;
            let found = rows.len();
            done += found as u64;
            if found > 0 {
                page(rows).await?;
            }
            if found < PAGE {
                return Ok(done);
            }
        }
    }
}

//! Tables and their logs on disk.
//!
//! A table is an append-only log: rows `(table, entry, body)`. The primary key is the concurrency
//! control: two writers can't both write entry n of a table. What was acknowledged is on disk.

use std::path::Path;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Row};

/// What can go wrong with the disk.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry first.
    #[error("this entry of the table has been written already")]
    Taken,
    /// The database says no.
    #[error("the database says: {0}")]
    Database(#[from] sqlx::Error),
}

/// All tables.
#[derive(Clone)]
pub struct Store {
    pool: SqlitePool,
}

const SCHEMA: [&str; 4] = [
    "create table if not exists log (
        table_id text not null, entry integer not null, body text not null,
        primary key (table_id, entry)) without rowid",
    "create table if not exists sits (
        person text not null, table_id text not null, since integer not null,
        primary key (person, table_id)) without rowid",
    "create index if not exists sits_by_time on sits (person, since)",
    "create table if not exists people (person text primary key, name text not null) without rowid",
];

impl Store {
    /// Opens the database in this file, and makes it if there is none.
    ///
    /// # Errors
    /// The file can't be opened, or isn't a database.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(std::time::Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        for statement in SCHEMA {
            sqlx::query(AssertSqlSafe(statement)).execute(&pool).await?;
        }
        Ok(Store { pool })
    }

    /// Writes an entry of a table's log. When this returns, it is on disk.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such an entry.
    pub async fn append(&self, table: &str, entry: u64, body: &str) -> Result<(), StoreError> {
        let written = sqlx::query("insert into log (table_id, entry, body) values ($1, $2, $3)")
            .bind(table)
            .bind(entry as i64)
            .bind(body)
            .execute(&self.pool)
            .await;
        match written {
            Ok(_) => Ok(()),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken),
            Err(error) => Err(error.into()),
        }
    }

    /// A table's log, in order; empty if there is no such table.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn log(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("select body from log where table_id = $1 order by entry")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(|row| row.get("body")).collect())
    }

    /// Remembers that a person sits at a table, the `since`-th to be remembered.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn sits(&self, person: &str, table: &str) -> Result<(), StoreError> {
        sqlx::query(
            "insert into sits (person, table_id, since)
             values ($1, $2, (select coalesce(max(since), 0) + 1 from sits where person = $1))
             on conflict do nothing",
        )
        .bind(person)
        .bind(table)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The tables a person sits at, the newest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("select table_id from sits where person = $1 order by since desc limit $2")
            .bind(person)
            .bind(most)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(|row| row.get("table_id")).collect())
    }

    /// Remembers what a person wants to be called.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        sqlx::query(
            "insert into people (person, name) values ($1, $2)
             on conflict (person) do update set name = excluded.name",
        )
        .bind(person)
        .bind(name)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// What a person wants to be called.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn name(&self, person: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("select name from people where person = $1")
            .bind(person)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get("name")))
    }
}

//! What is kept of people beside where they sit: what they set for themselves, the keys by which they are
//! known again, and what came of their games.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::writer::Job;
use crate::{Store, StoreError};

/// What opens the way back to a person: a recovery key, or a link to another device. Nothing in it tells
/// what the key is, nor the secret that is sealed with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What it is found by: a hash of it.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// Their secret, readable only with the key itself.
    pub sealed: String,
    /// The last second in which it can be used, once; one without opens as often as it is needed.
    pub until: Option<i64>,
}

/// What came of a game for somebody who played it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Who.
    pub person: String,
    /// At which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many seats it had.
    pub seats: u32,
    /// Whether they won.
    pub won: bool,
    /// Which they came in as; 0 where all win or lose together.
    pub place: u32,
    /// Their points.
    pub points: i32,
    /// Who else played, as text.
    pub others: String,
    /// When it ended, in seconds since 1970.
    pub at: i64,
}

/// What becomes of an entry; none if it stays as it is.
pub type Rewrite = Box<dyn Fn(&str) -> Option<String> + Send>;

/// A person who wants to be forgotten.
pub struct Forget {
    /// Who.
    pub person: String,
    /// What becomes of an entry in the log of a table where they sat.
    pub rewrite: Rewrite,
}

impl Store {
    /// What a person has set for themselves, as text.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn settings(&self, person: &str) -> Result<Option<String>, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select =
                    connection.prepare_cached("select settings from people where person = ?1")?;
                select.query_row([person], |row| row.get(0)).optional()
            })
            .await
    }

    /// Remembers what a person has set for themselves, and what they want to be called; no name if that is
    /// empty.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn set(&self, person: &str, name: &str, settings: &str) -> Result<(), StoreError> {
        let [person, name, settings] = [person, name, settings].map(str::to_owned);
        self.write(Job::Set { person, name, settings }).await.map(|_| ())
    }

    /// Keeps a key. It replaces the older one of the same kind of the same person; those whose time is over
    /// are dropped.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such a key.
    pub async fn keep_key(&self, key: Key, now: i64) -> Result<(), StoreError> {
        self.write(Job::KeepKey(key, now)).await.map(|_| ())
    }

    /// The key with this id, if it can be used now. Looking doesn't spend it.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn find_key(&self, id: &str, now: i64) -> Result<Option<Key>, StoreError> {
        let id = id.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select id, person, sealed, until from keys
                     where id = ?1 and (until is null or until >= ?2)",
                )?;
                select.query_row(params![id, now], key).optional()
            })
            .await
    }

    /// Spends a key that is used once: of all who try at the same time one is told `true`.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn spend_key(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        self.write(Job::SpendKey(id.to_owned(), now)).await.map(|rows| rows > 0)
    }

    /// Whether a person has a key without an end.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn has_key(&self, person: &str) -> Result<bool, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select exists (select 1 from keys where person = ?1 and until is null)",
                )?;
                select.query_row([person], |row| row.get(0))
            })
            .await
    }

    /// Writes down what came of games that nobody has written down yet.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn note_played(&self, played: Vec<Played>) -> Result<(), StoreError> {
        self.write(Job::NotePlayed(played)).await.map(|_| ())
    }

    /// What came of a person's games, the newest first; and whether each table is still there.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn played(&self, person: &str) -> Result<Vec<(Played, bool)>, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select person, table_id, game, seats, won, place, points, others, at,
                         exists (select 1 from log where log.table_id = results.table_id and entry = 0)
                     from results where person = ?1 order by at desc, table_id",
                )?;
                select.query_map([person], |row| Ok((played(row)?, row.get(9)?)))?.collect()
            })
            .await
    }

    /// The tables where a person sits and of which nothing is written down that came of them, the newest
    /// first; each with when its last entry was written.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn running(&self, person: &str, most: u32) -> Result<Vec<(String, i64)>, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select table_id,
                         (select at from log where log.table_id = sits.table_id order by entry desc limit 1)
                     from sits where person = ?1 and not exists
                         (select 1 from results where results.person = ?1 and results.table_id = sits.table_id)
                     order by since desc limit ?2",
                )?;
                let row = |row: &Row<'_>| Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?.unwrap_or_default()));
                select.query_map(params![person, most], row)?.collect()
            })
            .await
    }

    /// Forgets a person: what they set, their keys and results, and where they sat; what logs say of them
    /// becomes what `forget` makes of it, all in one. When this returns, nothing of it is left in the file.
    ///
    /// # Errors
    /// The database can't be written; then nobody is forgotten.
    pub async fn forget(&self, forget: Forget) -> Result<(), StoreError> {
        self.write(Job::Forget(forget)).await.map(|_| ())
    }
}

fn key(row: &Row<'_>) -> rusqlite::Result<Key> {
    Ok(Key { id: row.get(0)?, person: row.get(1)?, sealed: row.get(2)?, until: row.get(3)? })
}

fn played(row: &Row<'_>) -> rusqlite::Result<Played> {
    Ok(Played {
        person: row.get(0)?,
        table: row.get(1)?,
        game: row.get(2)?,
        seats: row.get(3)?,
        won: row.get(4)?,
        place: row.get(5)?,
        points: row.get(6)?,
        others: row.get(7)?,
        at: row.get(8)?,
    })
}

/// Writes what a person has set.
pub(crate) fn set(
    connection: &Connection,
    person: &str,
    name: &str,
    settings: &str,
) -> rusqlite::Result<usize> {
    connection
        .prepare_cached(
            "insert into people (person, name, settings) values (?1, ?2, ?3)
             on conflict (person) do update set name = excluded.name, settings = excluded.settings",
        )?
        .execute(params![person, name, settings])
}

/// Writes a key in place of the person's older one of its kind.
pub(crate) fn keep_key(connection: &Connection, key: &Key, now: i64) -> rusqlite::Result<usize> {
    connection.prepare_cached("delete from keys where until < ?1")?.execute([now])?;
    connection
        .prepare_cached("delete from keys where person = ?1 and (until is null) = (?2 is null)")?
        .execute(params![key.person, key.until])?;
    connection
        .prepare_cached("insert into keys (id, person, sealed, until) values (?1, ?2, ?3, ?4)")?
        .execute(params![key.id, key.person, key.sealed, key.until])
}

/// Deletes a key that is used once, if its time isn't over.
pub(crate) fn spend_key(connection: &Connection, id: &str, now: i64) -> rusqlite::Result<usize> {
    connection.prepare_cached("delete from keys where id = ?1 and until >= ?2")?.execute(params![id, now])
}

/// Writes what came of games; what has been written stays.
pub(crate) fn note_played(connection: &Connection, all: &[Played]) -> rusqlite::Result<usize> {
    let mut insert = connection.prepare_cached(
        "insert into results (person, table_id, game, seats, won, place, points, others, at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) on conflict do nothing",
    )?;
    let mut rows = 0;
    for one in all {
        rows += insert.execute(params![
            one.person, one.table, one.game, one.seats, one.won, one.place, one.points, one.others, one.at
        ])?;
    }
    Ok(rows)
}

/// Rewrites the logs of the tables where a person sat, and deletes all rows of theirs.
pub(crate) fn forget(connection: &Connection, forget: &Forget) -> rusqlite::Result<usize> {
    let mut select = connection.prepare_cached(
        "select table_id, entry, body from log
         where table_id in (select table_id from sits where person = ?1)",
    )?;
    let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let entries: Vec<(String, i64, String)> =
        select.query_map([&forget.person], row)?.collect::<rusqlite::Result<_>>()?;
    let mut update =
        connection.prepare_cached("update log set body = ?3 where table_id = ?1 and entry = ?2")?;
    let mut rewritten = 0;
    for (table, entry, body) in entries {
        if let Some(body) = (forget.rewrite)(&body) {
            rewritten += update.execute(params![table, entry, body])?;
        }
    }
    crate::chat::blank(connection, &forget.person)?;
    for table in ["sits", "people", "keys", "results"] {
        let delete = format!("delete from {table} where person = ?1");
        connection.prepare_cached(&delete)?.execute([&forget.person])?;
    }
    Ok(rewritten)
}

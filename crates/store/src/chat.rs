//! What people say at tables, beside the logs: it goes with its table.

use rusqlite::{Connection, Row, params};

use crate::writer::Job;
use crate::{Store, StoreError};

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// Its number at that table, from 1 on.
    pub line: u64,
    /// Who said it; nobody, once they are forgotten.
    pub person: String,
    /// What they were called then.
    pub name: String,
    /// Where it was said, as text: at the table, or around it.
    pub place: String,
    /// The id of a phrase that everybody reads in their own language; else empty.
    pub phrase: String,
    /// What was said in words of their own; else empty.
    pub body: String,
}

/// All that is kept of what was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Talk {
    /// What was said, in order.
    pub said: Vec<Said>,
    /// Who doesn't want to hear whom.
    pub muted: Vec<(String, String)>,
}

impl Store {
    /// Writes down what was said at a table, and drops what was said before a line.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such a line.
    pub async fn say(&self, table: &str, said: Said, from: u64) -> Result<(), StoreError> {
        self.write(Job::Say { table: table.to_owned(), said, from }).await.map(|_| ())
    }

    /// Writes down that somebody doesn't want to hear another at a table any more, or does again.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn mute(&self, table: &str, person: &str, other: &str, mutes: bool) -> Result<(), StoreError> {
        let [table, person, other] = [table, person, other].map(str::to_owned);
        self.write(Job::Mute { table, person, other, mutes }).await.map(|_| ())
    }

    /// What was said at a table.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn talk(&self, table: &str) -> Result<Talk, StoreError> {
        let table = table.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select line, person, name, place, phrase, body from chat
                     where table_id = ?1 order by line",
                )?;
                let said = select.query_map([&table], said)?.collect::<rusqlite::Result<_>>()?;
                let mut select =
                    connection.prepare_cached("select person, other from muted where table_id = ?1")?;
                let muted = select.query_map([&table], |row| Ok((row.get(0)?, row.get(1)?)))?;
                Ok(Talk { said, muted: muted.collect::<rusqlite::Result<_>>()? })
            })
            .await
    }

    /// The tables where a person has said something, or doesn't want to hear somebody.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn talked_at(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select table_id from chat where person = ?1
                     union select table_id from muted where person = ?1 or other = ?1",
                )?;
                select.query_map([person], |row| row.get(0))?.collect()
            })
            .await
    }
}

fn said(row: &Row<'_>) -> rusqlite::Result<Said> {
    let line: i64 = row.get(0)?;
    Ok(Said {
        line: line as u64,
        person: row.get(1)?,
        name: row.get(2)?,
        place: row.get(3)?,
        phrase: row.get(4)?,
        body: row.get(5)?,
    })
}

/// Writes a line, and drops those before `from`.
pub(crate) fn say(connection: &Connection, table: &str, said: &Said, from: u64) -> rusqlite::Result<usize> {
    connection
        .prepare_cached("delete from chat where table_id = ?1 and line < ?2")?
        .execute(params![table, from as i64])?;
    connection
        .prepare_cached(
            "insert into chat (table_id, line, person, name, place, phrase, body)
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![table, said.line as i64, said.person, said.name, said.place, said.phrase, said.body])
}

/// Writes who doesn't want to hear whom.
pub(crate) fn mute(
    connection: &Connection,
    (table, person, other): (&str, &str, &str),
    mutes: bool,
) -> rusqlite::Result<usize> {
    let how = if mutes {
        "insert into muted (table_id, person, other) values (?1, ?2, ?3) on conflict do nothing"
    } else {
        "delete from muted where table_id = ?1 and person = ?2 and other = ?3"
    };
    connection.prepare_cached(how)?.execute(params![table, person, other])
}

/// Deletes what was said at a table.
pub(crate) fn delete(connection: &Connection, table: &str) -> rusqlite::Result<usize> {
    connection.prepare_cached("delete from muted where table_id = ?1")?.execute([table])?;
    connection.prepare_cached("delete from chat where table_id = ?1")?.execute([table])
}

/// Blanks what a person has said: that something was said there stays.
pub(crate) fn blank(connection: &Connection, person: &str) -> rusqlite::Result<usize> {
    connection.prepare_cached("delete from muted where person = ?1 or other = ?1")?.execute([person])?;
    connection
        .prepare_cached("update chat set person = '', name = '', phrase = '', body = '' where person = ?1")?
        .execute([person])
}

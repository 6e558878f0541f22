//! What the file looks like, and how older files become like it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;

/// The version of the file that this program writes.
pub const VERSION: u32 = MIGRATIONS.len() as u32;

/// What makes a file of each version out of one of the version before. The first also takes files of the
/// time when versions weren't counted. `{now}` is when it is done, in seconds since 1970.
const MIGRATIONS: [&str; 7] = [
    "create table if not exists log (
        table_id text not null, entry integer not null, body text not null,
        primary key (table_id, entry)) without rowid;
     create table if not exists sits (
        person text not null, table_id text not null, since integer not null,
        primary key (person, table_id)) without rowid;
     create index if not exists sits_by_time on sits (person, since);
     create table if not exists people (person text primary key, name text not null) without rowid;",
    "alter table log add column at integer not null default {now};
     create index sits_by_table on sits (table_id);",
    "create table house (name text primary key, value text not null) without rowid;
     insert into house values ('key', lower(hex(randomblob(32))));",
    "alter table people add column settings text not null default '{}';
     create table keys (
        id text primary key, person text not null, sealed text not null, until integer) without rowid;
     create index keys_by_person on keys (person);
     create table results (
        person text not null, table_id text not null, game text not null, seats integer not null,
        won integer not null, place integer not null, points integer not null, others text not null,
        at integer not null, primary key (person, table_id)) without rowid;",
    "create table due (table_id text primary key, at integer not null) without rowid;
     create index due_by_time on due (at);",
    "create table chat (
        table_id text not null, line integer not null, person text not null, name text not null,
        place text not null, phrase text not null, body text not null,
        primary key (table_id, line)) without rowid;
     create index chat_by_person on chat (person);
     create table muted (
        table_id text not null, person text not null, other text not null,
        primary key (table_id, person, other)) without rowid;",
    "create table waiting (
        table_id text primary key, listed integer not null, at integer not null) without rowid;
     create index waiting_by_time on waiting (listed, at);
     insert into waiting select table_id, body like '%\"listed\":true%', at from log
        where entry = 0 and not exists (select 1 from log as later
            where later.table_id = log.table_id and later.body like '%\"started\":{%');",
];

/// How long a connection waits for somebody else's lock on the file: a copying tool's, for one.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens the file; makes it if it may be made.
pub(crate) fn connect(file: &Path, write: bool) -> Result<Connection, StoreError> {
    if !write && !file.exists() {
        return Err(StoreError::Missing);
    }
    let make = if write { OpenFlags::SQLITE_OPEN_CREATE } else { OpenFlags::empty() };
    // Also who only reads may have to make the shared index beside the file.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | make;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    if write {
        connection.pragma_update(None, "journal_mode", "wal")?;
        // Every commit is on disk before it is acknowledged.
        connection.pragma_update(None, "synchronous", "full")?;
        // What is deleted is overwritten: whoever is forgotten is.
        connection.pragma_update(None, "secure_delete", "on")?;
    }
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Brings a file up to this program's version, step by step; each step is done whole or not at all.
pub(crate) fn migrate(connection: &mut Connection, now: i64) -> Result<(), StoreError> {
    let found = version(connection)?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    for (version, migration) in (1..).zip(MIGRATIONS).skip(found as usize) {
        let step = connection.transaction()?;
        step.execute_batch(&migration.replace("{now}", &now.to_string()))?;
        step.pragma_update(None, "user_version", version)?;
        step.commit()?;
    }
    Ok(())
}

/// Whether a file has this program's version.
pub(crate) fn check_version(connection: &Connection) -> Result<(), StoreError> {
    match version(connection)? {
        found if found > VERSION => Err(StoreError::Newer { found, known: VERSION }),
        found if found < VERSION => Err(StoreError::Older { found, known: VERSION }),
        _ => Ok(()),
    }
}

/// What only this house knows.
pub(crate) fn key(connection: &Connection) -> Result<String, StoreError> {
    Ok(connection.query_row("select value from house where name = 'key'", [], |row| row.get(0))?)
}

fn version(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

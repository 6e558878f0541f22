//! What the file looks like, and how older files become like it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;
use crate::migrations::{MIGRATIONS, VERSION};

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
        step.execute_batch(&migration.sqlite.replace("{now}", &now.to_string()))?;
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

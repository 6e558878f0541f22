//! Tables and their logs on disk.
//!
//! A table is an append-only log: rows `(table, entry, body)`. The primary key is the concurrency
//! control: two writers can't both write entry n of a table. What was acknowledged is on disk.
//!
//! - [`chat`]: what people say at tables
//! - [`error`]: what can go wrong
//! - [`people`]: what is kept of people beside where they sit
//! - `schema`: what the file looks like, and how older files become like it
//! - `lock`: one server a folder
//! - `writer`: the one thread that writes, many wishes to a commit
//! - `readers`: connections that only read, and never wait for the writer

pub mod chat;
pub mod error;
mod lock;
pub mod people;
mod readers;
mod schema;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{OptionalExtension as _, params};

pub use chat::{Said, Talk};
pub use error::StoreError;
pub use lock::Lock;
pub use people::{Forget, Key, Played};
pub use schema::VERSION;

use readers::Readers;
use writer::{Job, Writer};

/// The name of the database in its folder.
pub const FILE: &str = "roundhouse.sqlite";

/// All tables.
#[derive(Clone)]
pub struct Store {
    readers: Readers,
    writer: Option<Writer>,
    file: Arc<PathBuf>,
    key: Arc<str>,
    /// Held until the store is closed, or nobody has it any more.
    lock: Arc<Mutex<Option<Lock>>>,
}

/// Entries to be written, all of them or none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The number of the first of them: as many as the log has so far.
    pub from: u64,
    /// What they say.
    pub bodies: Vec<String>,
    /// Who sits at the table from now on.
    pub sits: Vec<String>,
    /// What came of the game for those who played it, if it ends with these entries.
    pub results: Vec<Played>,
    /// When that is, in seconds since 1970.
    pub at: i64,
    /// When somebody's time is up at this table, in milliseconds since 1970, or that nobody's is; nothing,
    /// where that doesn't change.
    pub due: Option<Option<i64>>,
    /// Whether the table waits for players now, and whether anybody may find it; nothing, where that can't
    /// have changed.
    pub waits: Option<Waits>,
}

/// Whether a table waits for players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// For those who have its link or its code.
    Unlisted,
    /// For anybody.
    Listed,
    /// No more: it has begun.
    No,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table.
    pub id: String,
    /// How many entries its log has.
    pub entries: u64,
    /// When the last of them was written, in seconds since 1970; for what older programs wrote, when it
    /// was first opened by one that notes the time.
    pub changed_at: i64,
}

impl Store {
    /// Opens the database in this folder to write, and makes it if there is none. Nobody else can do so
    /// until this store and all its clones are gone.
    ///
    /// # Errors
    /// Another server has the folder, the file can't be opened, is damaged, or is of a newer program.
    pub async fn open(folder: &Path, now: i64) -> Result<Store, StoreError> {
        let folder = folder.to_owned();
        blocking(move || {
            let lock = Lock::take(&folder)?;
            let file = folder.join(FILE);
            let mut connection = schema::connect(&file, true)?;
            schema::migrate(&mut connection, now)?;
            let key = schema::key(&connection)?.into();
            let writer = Writer::start(connection)?;
            let readers = Readers::new(&file);
            let lock = Arc::new(Mutex::new(Some(lock)));
            Ok(Store { readers, writer: Some(writer), file: Arc::new(file), key, lock })
        })
        .await
    }

    /// Opens the database in this folder only to read, also while a server has it.
    ///
    /// # Errors
    /// There is no such file, it is damaged, or of another version than this program's.
    pub async fn reading(folder: &Path) -> Result<Store, StoreError> {
        let file = folder.join(FILE);
        blocking(move || {
            let connection = schema::connect(&file, false)?;
            schema::check_version(&connection)?;
            let key = schema::key(&connection)?.into();
            Ok(Store {
                readers: Readers::new(&file),
                writer: None,
                file: Arc::new(file),
                key,
                lock: Arc::default(),
            })
        })
        .await
    }

    /// A secret of this house: what it makes of it nobody else can make up. It was drawn when the file was
    /// made, or first opened by a program that needs it, and stays.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The file it is in.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Writes entries of a table's log. When this returns, they are on disk; if it fails, none of them
    /// was acknowledged, and [`Store::log`] tells whether they are there all the same.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such an entry.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Job::Append(append)).await.map(|_| ())
    }

    /// Remembers what a person wants to be called.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        self.write(Job::Rename { person: person.to_owned(), name: name.to_owned() }).await.map(|_| ())
    }

    /// Deletes tables with all that belongs to them, and says how many there were.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn delete(&self, tables: &[String]) -> Result<usize, StoreError> {
        self.write(Job::Delete(tables.to_vec())).await
    }

    /// Folds the write-ahead log into the file, so that the file alone is the whole store, and lets go of
    /// the folder. Nothing can be read or written afterwards.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close();
        let closed = self.write(Job::Close).await.map(|_| ());
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        closed
    }

    async fn write(&self, job: Job) -> Result<usize, StoreError> {
        self.writer.as_ref().ok_or(StoreError::Closed)?.write(job).await
    }

    /// A table's log from an entry on, in order; empty if there is no such table.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn log(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        let table = table.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select body from log where table_id = ?1 and entry >= ?2 order by entry",
                )?;
                let bodies = select.query_map(params![table, from as i64], |row| row.get(0))?;
                bodies.collect()
            })
            .await
    }

    /// The tables a person sits at, the newest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select table_id from sits where person = ?1 order by since desc limit ?2",
                )?;
                select.query_map(params![person, most], |row| row.get(0))?.collect()
            })
            .await
    }

    /// The tables where somebody's time was up by then, in milliseconds since 1970, the longest ago first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn due(&self, by: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection
                    .prepare_cached("select table_id from due where at <= ?1 order by at limit ?2")?;
                select.query_map(params![by, most], |row| row.get(0))?.collect()
            })
            .await
    }

    /// The tables that wait for anybody and where something was written since then, in seconds since 1970; the
    /// newest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn listed(&self, since: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select table_id from waiting where listed = 1 and at >= ?1
                     order by at desc, table_id desc limit ?2",
                )?;
                select.query_map(params![since, most], |row| row.get(0))?.collect()
            })
            .await
    }

    /// The tables that wait for players and whose names begin so.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn waiting(&self, beginning: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let (from, to) = (beginning.to_owned(), format!("{beginning}\u{10ffff}"));
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "select table_id from waiting where table_id >= ?1 and table_id < ?2
                     order by table_id limit ?3",
                )?;
                select.query_map(params![from, to, most], |row| row.get(0))?.collect()
            })
            .await
    }

    /// What a person wants to be called.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn name(&self, person: &str) -> Result<Option<String>, StoreError> {
        let person = person.to_owned();
        self.readers
            .read(move |connection| {
                let mut select =
                    connection.prepare_cached("select name from people where person = ?1 and name <> ''")?;
                select.query_row([person], |row| row.get(0)).optional()
            })
            .await
    }

    /// All tables, the one changed last first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn tables(&self) -> Result<Vec<Stored>, StoreError> {
        self.readers
            .read(|connection| {
                let mut select = connection.prepare_cached(
                    "select table_id, max(entry) + 1, max(at) from log group by table_id order by 3 desc, 1",
                )?;
                let stored = |row: &rusqlite::Row<'_>| {
                    let entries: i64 = row.get(1)?;
                    Ok(Stored { id: row.get(0)?, entries: entries as u64, changed_at: row.get(2)? })
                };
                select.query_map([], stored)?.collect()
            })
            .await
    }

    /// Whether the database can be read at all.
    ///
    /// # Errors
    /// It can't.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let read = |connection: &rusqlite::Connection| {
            connection.query_row("select count(*) from (select 1 from log limit 1)", [], |row| row.get(0))
        };
        self.readers.read(read).await.map(|_: i64| ())
    }

    /// Reads the whole file and looks for damage.
    ///
    /// # Errors
    /// [`StoreError::Damaged`], with what was found first.
    pub async fn check(&self) -> Result<(), StoreError> {
        let look = |connection: &rusqlite::Connection| {
            connection.query_row("pragma integrity_check(1)", [], |row| row.get::<_, String>(0))
        };
        match self.readers.read(look).await? {
            found if found == "ok" => Ok(()),
            found => Err(StoreError::Damaged(found)),
        }
    }

    /// Writes a copy of the whole store into a new file, also while a server writes to it. When this
    /// returns, the copy is on disk.
    ///
    /// # Errors
    /// The copy can't be written, or there is such a file.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_owned();
        let name = to.to_string_lossy().into_owned();
        self.readers.read(move |connection| connection.execute("vacuum into ?1", [name])).await?;
        blocking(move || Ok(std::fs::File::open(&to)?.sync_all()?)).await
    }

    /// The same for the store in a folder, whatever version of it a program of ours has left there.
    ///
    /// # Errors
    /// There is no such file, the copy can't be written, or there is one.
    pub async fn copy(folder: &Path, to: &Path) -> Result<(), StoreError> {
        let (file, to) = (folder.join(FILE), to.to_owned());
        blocking(move || {
            schema::connect(&file, false)?.execute("vacuum into ?1", [to.to_string_lossy()])?;
            Ok(std::fs::File::open(&to)?.sync_all()?)
        })
        .await
    }
}

/// Does something that may wait for the disk where it keeps nobody else waiting.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}

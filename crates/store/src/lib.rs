//! Tables and their logs: in one file for one server, or in Postgres for as many as it takes.
//!
//! A table is an append-only log: rows `(table, entry, body)`. The primary key is the concurrency
//! control: two writers can't both write entry n of a table. What was acknowledged is on disk.
//!
//! - [`branches`]: games that grew from others
//! - [`chat`]: what people say at tables
//! - [`days`]: deals of the day, and who has had their try
//! - [`error`]: what can go wrong
//! - [`people`]: what is kept of people beside where they sit
//! - [`records`]: games that people brought along to look at
//! - [`aside`]: what servers tell each other beside the logs
//! - [`carrying`]: a whole store into another one
//! - `statement`: what is asked of a database, in words that both kinds know; `migrations`: what they look like
//! - `sqlite`: a file, one thread that writes it, and a lock on its folder
//! - [`postgres`]: many servers on one database; one connection of each writes, one listens

pub mod aside;
pub mod branches;
pub mod carrying;
pub mod chat;
pub mod days;
pub mod error;
mod migrations;
pub mod people;
pub mod postgres;
pub mod records;
mod sqlite;
mod statement;

use std::path::Path;
use std::sync::Arc;

use tokio::sync::{broadcast, watch};

pub use aside::{Aside, Head, SeenElsewhere, Since};
pub use branches::Branch;
pub use carrying::Carried;
pub use chat::{Said, Talk};
pub use days::{Came, DayDeal, Ended, Try};
pub use error::StoreError;
pub use migrations::VERSION;
pub use people::{Forget, Key, Played};
pub use postgres::Notice;
pub use records::Brought;
pub use sqlite::{FILE, Lock};
pub use statement::What;

use postgres::Postgres;
use sqlite::Sqlite;
use statement::{Job, News, Row, Statement, Touched, texts};

/// All tables.
#[derive(Clone)]
pub struct Store {
    place: Place,
    key: Arc<str>,
}

/// Where they are.
#[derive(Clone)]
enum Place {
    File(Sqlite),
    Shared(Postgres),
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
    /// The tries at the deal of a day that begin with these entries. Where somebody has had theirs, nothing is
    /// written.
    pub tries: Vec<Try>,
    /// What the table grew from, if it is laid for practice with these entries.
    pub branch: Option<Branch>,
    /// That the try at this table ends with them.
    pub ended: Option<Ended>,
    /// When that is, in seconds since 1970.
    pub at: i64,
    /// When somebody's time is up at this table, in milliseconds since 1970, or that nobody's is; nothing,
    /// where that doesn't change.
    pub due: Option<Option<i64>>,
    /// Whether the table waits for players now, and whether anybody may find it; nothing, where that can't
    /// have changed.
    pub waits: Option<Waits>,
    /// What is said aside from now on; nothing, where that doesn't change.
    pub aside: Option<Aside>,
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
        let (sqlite, key) = Sqlite::open(folder, now).await?;
        Ok(Store { place: Place::File(sqlite), key: key.into() })
    }

    /// Opens the database in this folder only to read, also while a server has it.
    ///
    /// # Errors
    /// There is no such file, it is damaged, or of another version than this program's.
    pub async fn reading(folder: &Path) -> Result<Store, StoreError> {
        let (sqlite, key) = Sqlite::reading(folder).await?;
        Ok(Store { place: Place::File(sqlite), key: key.into() })
    }

    /// Opens a database of Postgres at this address (`postgres://…`), beside other servers that may have it open,
    /// and makes the tables there if there are none.
    ///
    /// # Errors
    /// It can't be reached, says no, or is of a newer program that this one can't work beside.
    pub async fn connect(address: &str) -> Result<Store, StoreError> {
        let (postgres, key) = Postgres::open(address, true).await?;
        Ok(Store { place: Place::Shared(postgres), key: key.into() })
    }

    /// Opens it for a look, or for a change from outside: no server more, which others would wait for.
    ///
    /// # Errors
    /// As for [`Store::connect`].
    pub async fn visit(address: &str) -> Result<Store, StoreError> {
        let (postgres, key) = Postgres::open(address, false).await?;
        Ok(Store { place: Place::Shared(postgres), key: key.into() })
    }

    /// A secret of this house: what it makes of it nobody else can make up. It was drawn when the store was
    /// made, or first opened by a program that needs it, and stays.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The file it is in, if it is in one.
    pub fn file(&self) -> Option<&Path> {
        match &self.place {
            Place::File(sqlite) => Some(sqlite.file()),
            Place::Shared(_) => None,
        }
    }

    fn shared(&self) -> Option<&Postgres> {
        match &self.place {
            Place::File(_) => None,
            Place::Shared(postgres) => Some(postgres),
        }
    }

    /// What other servers have done from now on, if there may be any.
    pub fn news(&self) -> Option<broadcast::Receiver<Notice>> {
        self.shared().map(Postgres::news)
    }

    /// Whether the database can be reached, as far as is known; always, for a file.
    pub fn reach(&self) -> Option<watch::Receiver<bool>> {
        self.shared().map(Postgres::reach)
    }

    /// Writes entries of a table's log. When this returns, they are on disk; if it fails, none of them
    /// was acknowledged, and [`Store::log`] tells whether they are there all the same.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such an entry.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let what = if append.waits.is_some() { What::Waiting } else { What::Table };
        let news = News::of(&append.table, what);
        self.write(Job::Do(self.statements(&append), news)).await.map(|_| ())
    }

    fn statements(&self, append: &Append) -> Vec<Statement> {
        let entry = |(number, body): (u64, &String)| {
            let insert =
                Statement::new("insert into log (table_id, entry, body, at) values ($1, $2, $3, $4)");
            insert.with(&append.table).with(number).with(body).with(append.at)
        };
        let sits = |person: &String| {
            let insert = Statement::new(
                "insert into sits (person, table_id, since)
                 values ($1, $2, (select coalesce(max(since), 0) + 1 from sits where person = $1))
                 on conflict do nothing",
            );
            insert.with(person).with(&append.table)
        };
        let mut all: Vec<Statement> = (append.from..).zip(&append.bodies).map(entry).collect();
        all.extend(append.sits.iter().map(sits));
        all.extend(append.results.iter().map(people::note_played));
        all.extend(append.tries.iter().map(days::begin));
        all.extend(append.branch.iter().map(branches::grow));
        all.extend(append.ended.map(|ended| days::end(&append.table, ended)));
        all.extend(append.due.map(|due| set_due(&append.table, due)));
        all.extend(append.waits.map(|waits| set_waits(&append.table, waits, append.at)));
        let aside = append.aside.as_ref().filter(|_| self.is_shared());
        all.extend(aside.map(|aside| aside::set(&append.table, aside)));
        all
    }

    /// Deletes tables with all that belongs to them, and says how many there were.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn delete(&self, tables: &[String]) -> Result<usize, StoreError> {
        let mut all = Vec::new();
        for table in tables {
            all.push(Statement::new("delete from log where table_id = $1").with(table));
            let beside = ["sits", "waiting", "due", "tries", "branches"].iter();
            let shared = ["aside", "drivers", "present"].iter().filter(|_| self.is_shared());
            let beside = beside.chain(shared).map(|name| format!("delete from {name} where table_id = $1"));
            all.extend(beside.map(|sql| Statement::new(sql).with(table)));
            all.extend(chat::delete(table));
        }
        let each = all.len() / tables.len().max(1);
        // What people have left who sit nowhere any more, and have no key to come back with.
        for name in ["people", "results"] {
            all.push(Statement::new(format!(
                "delete from {name} where not exists (select 1 from sits where sits.person = {name}.person)
                 and not exists
                     (select 1 from keys where keys.person = {name}.person and until is null)"
            )));
        }
        let touched = self.write(Job::Do(all, News::default())).await?;
        Ok(touched.iter().step_by(each.max(1)).take(tables.len()).filter(|rows| **rows > 0).count())
    }

    /// Folds the write-ahead log of a file in, so that it alone is the whole store, and lets go of the folder;
    /// or takes leave of the other servers. Nothing can be read or written afterwards.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn close(&self) -> Result<(), StoreError> {
        match &self.place {
            Place::File(sqlite) => sqlite.close().await,
            Place::Shared(postgres) => postgres.close().await,
        }
    }

    async fn write(&self, job: Job) -> Touched {
        match &self.place {
            Place::File(sqlite) => sqlite.write(job).await,
            Place::Shared(postgres) => postgres.write(job).await,
        }
    }

    async fn rows(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        match &self.place {
            Place::File(sqlite) => sqlite.rows(statement).await,
            Place::Shared(postgres) => postgres.rows(statement).await,
        }
    }

    /// A table's log from an entry on, in order; empty if there is no such table.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn log(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        let select =
            Statement::new("select body from log where table_id = $1 and entry >= $2 order by entry");
        self.rows(select.with(table).with(from)).await.map(texts)
    }

    /// The tables a person sits at, the newest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let select =
            Statement::new("select table_id from sits where person = $1 order by since desc limit $2");
        self.rows(select.with(person).with(most)).await.map(texts)
    }

    /// The tables where somebody's time was up by then, in milliseconds since 1970, the longest ago first; but
    /// not those whose clocks another server runs.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn due(&self, by: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = match self.shared() {
            None => Statement::new("select table_id from due where at <= $1 order by at limit $2").with(by),
            Some(shared) => {
                let select = Statement::new(
                    "select table_id from due where at <= $1 and not exists
                         (select 1 from drivers join servers on servers.id = drivers.server
                          where drivers.table_id = due.table_id and until > now() and server <> $2)
                     order by at limit $3",
                );
                select.with(by).with(shared.server())
            }
        };
        self.rows(select.with(most)).await.map(texts)
    }

    /// The tables that wait for anybody and where something was written since then, in seconds since 1970; the
    /// newest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn listed(&self, since: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = Statement::new(
            "select table_id from waiting where listed = 1 and at >= $1
             order by at desc, table_id desc limit $2",
        );
        self.rows(select.with(since).with(most)).await.map(texts)
    }

    /// The tables that wait for players and whose names begin so.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn waiting(&self, beginning: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let select = Statement::new(
            "select table_id from waiting where table_id >= $1 and table_id < $2 order by table_id limit $3",
        );
        let to = format!("{beginning}\u{10ffff}");
        self.rows(select.with(beginning).with(&to).with(most)).await.map(texts)
    }

    /// All tables, the one changed last first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn tables(&self) -> Result<Vec<Stored>, StoreError> {
        let select = Statement::new(
            "select table_id, max(entry) + 1, max(at) from log group by table_id order by 3 desc, 1",
        );
        let stored =
            |row: &Row| Stored { id: row.text(0), entries: row.int(1) as u64, changed_at: row.int(2) };
        Ok(self.rows(select).await?.iter().map(stored).collect())
    }

    /// Whether the database can be read at all.
    ///
    /// # Errors
    /// It can't.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.rows(Statement::new("select 1 from log limit 1")).await.map(|_| ())
    }

    /// Reads the whole file and looks for damage. A database of Postgres looks after itself.
    ///
    /// # Errors
    /// [`StoreError::Damaged`], with what was found first.
    pub async fn check(&self) -> Result<(), StoreError> {
        match &self.place {
            Place::File(sqlite) => sqlite.check().await,
            Place::Shared(_) => self.ping().await,
        }
    }

    /// Copies the store in a folder into a new file, whatever version of it a program of ours has left there and
    /// also while a server writes to it. When this returns, the copy is on disk.
    ///
    /// # Errors
    /// There is no such file, the copy can't be written, or there is one.
    pub async fn copy(folder: &Path, to: &Path) -> Result<(), StoreError> {
        Sqlite::copy(folder, to).await
    }
}

/// Notes when somebody's time is up at a table.
fn set_due(table: &str, due: Option<i64>) -> Statement {
    match due {
        None => Statement::new("delete from due where table_id = $1").with(table),
        Some(at) => {
            let insert = Statement::new(
                "insert into due (table_id, at) values ($1, $2)
                 on conflict (table_id) do update set at = excluded.at",
            );
            insert.with(table).with(at)
        }
    }
}

/// Notes whether a table waits for players.
fn set_waits(table: &str, waits: Waits, at: i64) -> Statement {
    match waits {
        Waits::No => Statement::new("delete from waiting where table_id = $1").with(table),
        waits => {
            let insert = Statement::new(
                "insert into waiting (table_id, listed, at) values ($1, $2, $3)
                 on conflict (table_id) do update set listed = excluded.listed, at = excluded.at",
            );
            insert.with(table).with(waits == Waits::Listed).with(at)
        }
    }
}

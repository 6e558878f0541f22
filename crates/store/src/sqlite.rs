//! A store in one file of one folder, for one server.

mod lock;
mod readers;
pub(crate) mod schema;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::StoreError;
use crate::statement::{Job, Row, Statement, Touched, Value};

pub use lock::Lock;
use readers::Readers;
use writer::Writer;

/// The name of the database in its folder.
pub const FILE: &str = "roundhouse.sqlite";

/// A store in one file.
#[derive(Clone)]
pub(crate) struct Sqlite {
    readers: Readers,
    writer: Option<Writer>,
    file: Arc<PathBuf>,
    /// Held until the store is closed, or nobody has it any more.
    lock: Arc<Mutex<Option<Lock>>>,
}

impl Sqlite {
    /// Opens the database in a folder to write, and makes it if there is none; with the key of the house.
    pub(crate) async fn open(folder: &Path, now: i64) -> Result<(Sqlite, String), StoreError> {
        let folder = folder.to_owned();
        blocking(move || {
            let lock = Lock::take(&folder)?;
            let file = folder.join(FILE);
            let mut connection = schema::connect(&file, true)?;
            schema::migrate(&mut connection, now)?;
            let key = schema::key(&connection)?;
            let writer = Writer::start(connection)?;
            let readers = Readers::new(&file);
            let lock = Arc::new(Mutex::new(Some(lock)));
            Ok((Sqlite { readers, writer: Some(writer), file: Arc::new(file), lock }, key))
        })
        .await
    }

    /// Opens it only to read, also while a server has it.
    pub(crate) async fn reading(folder: &Path) -> Result<(Sqlite, String), StoreError> {
        let file = folder.join(FILE);
        blocking(move || {
            let connection = schema::connect(&file, false)?;
            schema::check_version(&connection)?;
            let key = schema::key(&connection)?;
            let readers = Readers::new(&file);
            Ok((Sqlite { readers, writer: None, file: Arc::new(file), lock: Arc::default() }, key))
        })
        .await
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// What a statement finds.
    pub(crate) async fn rows(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        self.readers.read(move |connection| rows(connection, &statement)).await
    }

    /// Has something written.
    pub(crate) async fn write(&self, job: Job) -> Touched {
        self.writer.as_ref().ok_or(StoreError::Closed)?.write(job).await
    }

    /// Folds the write-ahead log into the file and lets go of the folder.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.readers.close();
        let closed = self.write(Job::Close).await.map(|_| ());
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        closed
    }

    /// Reads the whole file and looks for damage.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        let look = |connection: &rusqlite::Connection| {
            connection.query_row("pragma integrity_check(1)", [], |row| row.get::<_, String>(0))
        };
        match self.readers.read(look).await? {
            found if found == "ok" => Ok(()),
            found => Err(StoreError::Damaged(found)),
        }
    }

    /// Copies the store of a folder into a new file, whatever version of it a program of ours has left there.
    pub(crate) async fn copy(folder: &Path, to: &Path) -> Result<(), StoreError> {
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

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        match self {
            Value::Text(text) => text.to_sql(),
            Value::Int(number) => number.to_sql(),
            Value::Nothing => rusqlite::types::Null.to_sql(),
        }
    }
}

impl rusqlite::types::FromSql for Value {
    fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Value> {
        use rusqlite::types::ValueRef;
        match value {
            ValueRef::Integer(number) => Ok(Value::Int(number)),
            ValueRef::Null => Ok(Value::Nothing),
            text => text.as_str().map(Value::from),
        }
    }
}

/// What a statement finds.
fn rows(connection: &rusqlite::Connection, statement: &Statement) -> rusqlite::Result<Vec<Row>> {
    let mut select = connection.prepare_cached(&statement.sql)?;
    let columns = select.column_count();
    let row = |row: &rusqlite::Row<'_>| (0..columns).map(|place| row.get(place)).collect();
    let found = select.query_map(rusqlite::params_from_iter(&statement.values), row)?;
    found.map(|row| row.map(Row)).collect()
}

/// Does what a statement says; how many rows that touched.
fn execute(connection: &rusqlite::Connection, statement: &Statement) -> rusqlite::Result<usize> {
    let mut statement_of_file = connection.prepare_cached(&statement.sql)?;
    statement_of_file.execute(rusqlite::params_from_iter(&statement.values))
}

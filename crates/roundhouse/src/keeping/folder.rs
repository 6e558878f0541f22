//! The folder with the games: to read while a server has it, or to write while none has.

use std::path::{Path, PathBuf};

use engine::Message;
use engine::record::{Step, Traces};
use store::{FILE, Store, StoreError};
use table::{Entry, Table, Timed};

use super::scratch::Scratch;
use super::time::now;
use crate::failure::Failure;

/// Games that can be read, also while a server has them. What an older program left is read from a
/// copy: only a server brings the file itself up to date.
pub struct Reading {
    store: Store,
    _copy: Option<Scratch>,
}

impl Reading {
    /// Opens the games in a folder.
    ///
    /// # Errors
    /// There are none, or they can't be read.
    pub async fn open(folder: &Path) -> Result<Reading, StoreError> {
        match Store::reading(folder).await {
            Err(StoreError::Older { .. }) => {
                let copy = Scratch::inside(&std::env::temp_dir())?;
                Store::copy(folder, &copy.path().join(FILE)).await?;
                let store = Store::open(copy.path(), now()).await?;
                Ok(Reading { store, _copy: Some(copy) })
            }
            opened => Ok(Reading { store: opened?, _copy: None }),
        }
    }

    /// What is kept.
    pub fn store(&self) -> &Store {
        &self.store
    }
}

/// Opens the games in a folder to change them: no server may have it. There have to be some.
pub async fn writing(folder: &Path) -> Result<Store, Failure> {
    if !folder.join(FILE).exists() {
        return Err(trouble(folder, &StoreError::Missing));
    }
    Store::open(folder, now()).await.map_err(|error| trouble(folder, &error))
}

/// A table with all that its log says.
#[derive(Clone)]
pub struct Kept {
    /// The table.
    pub table: Table,
    /// What was done, with what came of it.
    pub steps: Vec<Step>,
}

impl Kept {
    /// Reads a log.
    ///
    /// # Errors
    /// The first entry that can't be read, or can't follow those before it.
    pub fn read(log: &[String]) -> Result<Kept, Message> {
        let read = |(number, body): (i64, &String)| {
            let damaged = || Message::new("table-bad-log").with("entry", number);
            serde_json::from_str::<Timed>(body).map(|timed| timed.entry).map_err(|_| damaged())
        };
        Kept::of((0..).zip(log).map(read).collect::<Result<Vec<Entry>, Message>>()?)
    }

    /// The table with these entries.
    ///
    /// # Errors
    /// The first that can't follow those before it.
    pub fn of(log: Vec<Entry>) -> Result<Kept, Message> {
        let table = Table::replay(&log)?;
        let step = |entry| match entry {
            Entry::Acted { seat, action, drawn, hash } => {
                let traces = Traces { drawn: Some(drawn), hash: Some(hash) };
                Some(Step { seat, action, traces, line: 0, undoes: 0 })
            }
            Entry::Undone { seat, back, hash, .. } => Some(Step::undo(seat, back, hash)),
            _ => None,
        };
        Ok(Kept { table, steps: log.into_iter().filter_map(step).collect() })
    }
}

/// What is wrong with a folder of games, and what to do.
pub fn trouble(folder: &Path, error: &StoreError) -> Failure {
    let file: PathBuf = folder.join(FILE);
    let message = match error {
        StoreError::Locked => Message::new("store-locked"),
        StoreError::Full => Message::new("store-full"),
        StoreError::ReadOnly => Message::new("store-read-only"),
        StoreError::Damaged(reason) => Message::new("store-damaged").with("reason", reason.as_str()),
        StoreError::Newer { found, known } => {
            Message::new("store-newer").with("found", i64::from(*found)).with("known", i64::from(*known))
        }
        StoreError::Missing => Message::new("store-missing"),
        other => Message::new("serve-no-store").with("reason", other.to_string()),
    };
    let message = message.with("folder", folder.display().to_string());
    Failure::told(message.with("file", file.display().to_string()))
}

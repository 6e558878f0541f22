//! The games that are kept: to read while a server has them, or to write while none has.

use engine::Message;
use engine::record::{Step, Traces};
use store::{FILE, Store, StoreError};
use table::{Entry, Table, Timed};

use super::place::{Place, trouble};
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
    /// Opens the games of a place.
    ///
    /// # Errors
    /// There are none, or they can't be read.
    pub async fn open(place: &Place) -> Result<Reading, StoreError> {
        let folder = match place {
            Place::Folder(folder) => folder,
            Place::Database(address) => {
                return Ok(Reading { store: Store::visit(address).await?, _copy: None });
            }
        };
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

/// Opens the games of a place to change them: there have to be some. No server may have them if they are in a
/// folder; those that share a database see to it that nobody does what another undoes.
pub async fn writing(place: &Place) -> Result<Store, Failure> {
    if matches!(place, Place::Folder(folder) if !folder.join(FILE).exists()) {
        return Err(trouble(place, &StoreError::Missing));
    }
    place.visit().await.map_err(|error| trouble(place, &error))
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

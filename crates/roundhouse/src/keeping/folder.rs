//! The games that are kept: to read while a server has them, or to write while none has.

use store::{FILE, Store, StoreError};
pub use table::Kept;

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

//! Connections that only read, and never wait for the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::{blocking, schema};
use crate::StoreError;

/// So many read at the same time.
const MOST: usize = 4;

/// Connections that only read. They are made when they are first needed, and kept.
#[derive(Clone)]
pub(crate) struct Readers {
    file: Arc<PathBuf>,
    idle: Arc<Mutex<Vec<Connection>>>,
    places: Arc<Semaphore>,
}

impl Readers {
    pub(crate) fn new(file: &Path) -> Readers {
        Readers {
            file: Arc::new(file.to_owned()),
            idle: Arc::default(),
            places: Arc::new(Semaphore::new(MOST)),
        }
    }

    /// Reads something, on a thread where nobody waits for it who doesn't want it.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (file, idle) = (self.file.clone(), self.idle.clone());
        blocking(move || {
            let _place = place;
            let kept = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match kept {
                Some(connection) => connection,
                None => schema::connect(&file, false)?,
            };
            let answer = read(&connection);
            // One that failed isn't trusted again: the file may have been replaced or mended.
            if answer.is_ok() {
                idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            }
            Ok(answer?)
        })
        .await
    }

    /// Lets go of the file; nothing is read afterwards.
    pub(crate) fn close(&self) {
        self.places.close();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

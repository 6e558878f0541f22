//! Where tests keep their stores: in a folder of their own, or in Postgres, if there is one to test with.

use std::path::{Path, PathBuf};

use store::{Store, StoreError};
use test_track::database;

/// A place that is empty.
#[allow(clippy::disallowed_methods, reason = "a test makes its own files")]
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    database::made_anew(&folder);
    folder
}

/// The store there, whichever kind it is.
pub async fn open(folder: &Path) -> Store {
    opened(folder).await.expect("opened")
}

/// The same, if that can be.
pub async fn opened(folder: &Path) -> Result<Store, StoreError> {
    match database::address(folder) {
        Some(address) => Store::connect(&address).await,
        None => Store::open(folder, 1_000).await,
    }
}

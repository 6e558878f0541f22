//! What can go wrong with the disk, or with the database behind a network.

use rusqlite::ErrorCode;
use tokio_postgres::error::SqlState;

/// What can go wrong with the disk.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry first.
    #[error("this entry of the table has been written already")]
    Taken,
    /// Another server has the folder.
    #[error("another server has this folder")]
    Locked,
    /// There is no room left.
    #[error("there is no room left on the disk")]
    Full,
    /// Nothing can be written here.
    #[error("the folder or the file can only be read")]
    ReadOnly,
    /// The file is not what was written.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// The file was made by a newer program.
    #[error("the file has version {found}, and this program knows versions up to {known}")]
    Newer {
        /// Its version.
        found: u32,
        /// The newest that this program knows.
        known: u32,
    },
    /// The file was made by an older program, and a newer one hasn't opened it to write yet.
    #[error("the file has version {found}; a server of this program brings it to {known}")]
    Older {
        /// Its version.
        found: u32,
        /// The one that this program writes.
        known: u32,
    },
    /// Something is to be carried here, and there are games already.
    #[error("there are games already")]
    Occupied,
    /// Something was carried here, and not to the end.
    #[error("what was to be moved here hasn't arrived whole")]
    HalfCarried,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The store has been closed, or only reads.
    #[error("the store is closed")]
    Closed,
    /// The database can't be reached just now.
    #[error("the database can't be reached: {0}")]
    Away(String),
    /// The database says no.
    #[error("the database says: {0}")]
    Database(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        let told = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(told),
            _ => StoreError::Database(told),
        }
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        let Some(told) = error.as_db_error() else {
            // Nobody answered, or not to the end. What is behind that says more than the error itself.
            let why = std::error::Error::source(&error).map(ToString::to_string);
            return StoreError::Away(why.unwrap_or_else(|| error.to_string()));
        };
        let code = told.code();
        match code.code() {
            "23505" => StoreError::Taken,
            // It is being shut down, crashed, or doesn't let anybody in yet; or has too many connections.
            "57P01" | "57P02" | "57P03" | "53300" => StoreError::Away(told.message().to_owned()),
            _ if *code == SqlState::DISK_FULL => StoreError::Full,
            _ if [SqlState::INSUFFICIENT_PRIVILEGE, SqlState::READ_ONLY_SQL_TRANSACTION].contains(code) => {
                StoreError::ReadOnly
            }
            _ => StoreError::Database(told.message().to_owned()),
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::Full,
            std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => {
                StoreError::ReadOnly
            }
            std::io::ErrorKind::NotFound => StoreError::Missing,
            _ => StoreError::Database(error.to_string()),
        }
    }
}

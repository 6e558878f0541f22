//! Where games are kept: in a folder, or in a database that several servers may share.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::Message;
use store::{FILE, Store, StoreError};

use super::time::now;
use crate::failure::Failure;

/// How the address of a database begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a folder of this computer.
    Folder(PathBuf),
    /// In a database of Postgres at this address.
    Database(String),
}

impl Place {
    /// The one that was named on the command line, else the user's own folder for data.
    ///
    /// # Errors
    /// The system names no such folder.
    pub fn named(matches: &ArgMatches) -> Result<Place, Failure> {
        let database = matches.try_get_one::<String>("database").ok().flatten();
        match (database, matches.get_one::<PathBuf>("data")) {
            (Some(address), _) => Ok(Place::Database(address.clone())),
            (None, Some(folder)) => Ok(Place::Folder(folder.clone())),
            (None, None) => match dirs::data_dir() {
                Some(folder) => Ok(Place::Folder(folder.join("roundhouse"))),
                None => Err(Failure::told(Message::new("serve-no-home"))),
            },
        }
    }

    /// What somebody wrote: the address of a database, or else a folder.
    pub fn read(text: &str) -> Place {
        if is_database(text) { Place::Database(text.to_owned()) } else { Place::Folder(text.into()) }
    }

    /// The folder, for what can only be done with files.
    ///
    /// # Errors
    /// It is a database: that has tools of its own.
    pub fn folder(self) -> Result<PathBuf, Failure> {
        match self {
            Place::Folder(folder) => Ok(folder),
            Place::Database(_) => Err(Failure::told(Message::new("place-no-file"))),
        }
    }

    /// As it may be shown to anybody: without a password.
    pub fn shown(&self) -> String {
        match self {
            Place::Folder(folder) => folder.join(FILE).display().to_string(),
            Place::Database(address) => {
                let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
                let bare = rest.split('?').next().unwrap_or(rest);
                format!("{scheme}://{}", bare.rsplit('@').next().unwrap_or(bare))
            }
        }
    }

    /// Opens it for a server, and makes it if there is nothing.
    ///
    /// # Errors
    /// It can't be opened, or another server has the folder.
    pub async fn open(&self) -> Result<Store, StoreError> {
        match self {
            Place::Folder(folder) => Store::open(folder, now()).await,
            Place::Database(address) => Store::connect(address).await,
        }
    }

    /// The same for a command, which is no server.
    ///
    /// # Errors
    /// It can't be opened, or a server has the folder.
    pub async fn visit(&self) -> Result<Store, StoreError> {
        match self {
            Place::Folder(_) => self.open().await,
            Place::Database(address) => Store::visit(address).await,
        }
    }
}

impl From<&Path> for Place {
    fn from(folder: &Path) -> Place {
        Place::Folder(folder.to_owned())
    }
}

/// Whether a text is the address of a database.
pub fn is_database(text: &str) -> bool {
    SCHEMES.iter().any(|scheme| text.starts_with(scheme))
}

/// What is wrong with the place where games are kept, and what to do.
pub fn trouble(place: &Place, error: &StoreError) -> Failure {
    let message = match (error, place) {
        (StoreError::Locked, Place::Folder(_)) => Message::new("store-locked"),
        (StoreError::Locked, Place::Database(_)) => Message::new("place-in-use"),
        (StoreError::HalfCarried, _) => Message::new("place-half-carried"),
        (StoreError::Full, _) => Message::new("store-full"),
        (StoreError::ReadOnly, _) => Message::new("store-read-only"),
        (StoreError::Damaged(reason), _) => Message::new("store-damaged").with("reason", reason.as_str()),
        (StoreError::Newer { found, known }, _) => {
            Message::new("store-newer").with("found", i64::from(*found)).with("known", i64::from(*known))
        }
        (StoreError::Missing, _) => Message::new("store-missing"),
        (other, Place::Database(_)) => Message::new("place-away").with("reason", other.to_string()),
        (other, _) => Message::new("serve-no-store").with("reason", other.to_string()),
    };
    let folder = match place {
        Place::Folder(folder) => folder.display().to_string(),
        database => database.shown(),
    };
    Failure::told(message.with("folder", folder).with("file", place.shown()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_shown_without_its_password() {
        let shown = |text: &str| Place::read(text).shown();
        assert_eq!(
            shown("postgres://anna:s3cr@t@host:5432/house?sslmode=disable"),
            "postgres://host:5432/house"
        );
        assert_eq!(shown("postgresql://host/house"), "postgresql://host/house");
        assert!(shown("/var/lib/roundhouse").ends_with(FILE));
        assert_eq!(Place::read("folder/postgres://"), Place::Folder("folder/postgres://".into()));
    }
}

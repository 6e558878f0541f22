//! `roundhouse backup FILE`: a copy of all games in one file, also while a server has them.

use std::path::Path;

use clap::ArgMatches;
use engine::Message;
use store::{FILE, Store, StoreError};
use words::Words;

use super::{block_on, file, tell};
use crate::failure::Failure;
use crate::keeping::folder::Reading;
use crate::keeping::place::{Place, trouble};
use crate::keeping::scratch::Scratch;

pub fn run(words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let (file, folder) = (file(matches), Place::named(matches)?.folder()?);
    tell(words, [block_on(backup(&folder, &file))?])
}

async fn backup(folder: &Path, file: &Path) -> Result<Message, Failure> {
    let shown = file.display().to_string();
    if file.symlink_metadata().is_ok() {
        return Err(Failure::told(Message::new("backup-exists").with("file", shown)));
    }
    let unwritten = |error: std::io::Error| Failure::file("cli-cannot-write", file, &error);
    let beside = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // It gets its name only once it is whole and has been looked at.
    let scratch = Scratch::inside(beside).map_err(unwritten)?;
    let copy = scratch.path().join(FILE);
    Store::copy(folder, &copy).await.map_err(|error| trouble(&folder.into(), &error))?;
    let size = copy.metadata().map_err(unwritten)?.len();
    let tables = sound(scratch.path()).await.map_err(|error| trouble(&folder.into(), &error))?;
    // Unlike a renaming this never takes the place of a file that has come there meanwhile.
    match std::fs::hard_link(&copy, file) {
        Err(error) if error.kind() == std::io::ErrorKind::Unsupported => std::fs::rename(&copy, file),
        linked => linked,
    }
    .map_err(unwritten)?;
    let said = Message::new("backup-done").with("file", shown).with("tables", tables as i64);
    Ok(said.with("size", format!("{:.1}", size as f64 / 1e6)))
}

/// Looks through the whole of a copy for damage, and counts its tables.
///
/// # Errors
/// It is damaged, or no program of this version can read it.
pub async fn sound(folder: &Path) -> Result<usize, StoreError> {
    let reading = Reading::open(&folder.into()).await?;
    reading.store().check().await?;
    Ok(reading.store().tables().await?.len())
}

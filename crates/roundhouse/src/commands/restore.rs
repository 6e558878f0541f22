//! `roundhouse restore FILE`: puts a copy of all games in the place of those that are there.

use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::Message;
use store::{FILE, Lock, Store, StoreError};
use words::Words;

use super::backup::sound;
use super::{block_on, file, tell};
use crate::failure::Failure;
use crate::keeping::place::{Place, trouble};
use crate::keeping::scratch::Scratch;
use crate::keeping::time::{now, stamp};

/// What SQLite keeps beside a database, by the end of its name.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

pub fn run(words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let (file, folder) = (file(matches), Place::named(matches)?.folder()?);
    tell(words, block_on(restore(&folder, &file))?)
}

async fn restore(folder: &Path, file: &Path) -> Result<Vec<Message>, Failure> {
    let unwritten = |error: io::Error| Failure::file("cli-cannot-write", folder, &error);
    if let Err(error) = std::fs::File::open(file) {
        return Err(Failure::file("cli-cannot-read", file, &error));
    }
    std::fs::create_dir_all(folder).map_err(unwritten)?;
    let _lock = Lock::take(folder).map_err(|error| trouble(&folder.into(), &error))?;
    let (read, whole) =
        (Scratch::inside(folder).map_err(unwritten)?, Scratch::inside(folder).map_err(unwritten)?);
    copied(file, &read.path().join(FILE)).map_err(unwritten)?;
    let copy = whole.path().join(FILE);
    let tables = sound(read.path()).await.map_err(|error| unsound(file, &error))?;
    // One file, with nothing beside it.
    Store::copy(read.path(), &copy).await.map_err(|error| unsound(file, &error))?;
    let replaced = put(folder, &copy).map_err(unwritten)?;
    let said = Message::new("restore-done").with("folder", folder.display().to_string());
    let kept = |kept: PathBuf| Message::new("restore-kept").with("file", kept.display().to_string());
    Ok([said.with("tables", tables as i64)].into_iter().chain(replaced.map(kept)).collect())
}

/// What is wrong with the file that was to be put back.
fn unsound(file: &Path, error: &StoreError) -> Failure {
    let message = match error {
        StoreError::Damaged(reason) => Message::new("restore-damaged").with("reason", reason.as_str()),
        StoreError::Newer { found, known } => {
            Message::new("store-newer").with("found", i64::from(*found)).with("known", i64::from(*known))
        }
        other => Message::new("serve-no-store").with("reason", other.to_string()),
    };
    Failure::told(message.with("file", file.display().to_string()))
}

/// Copies a database with what may stand beside it: a folder that was copied after a crash has both.
fn copied(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::copy(from, to)?;
    let journal = beside(from, BESIDE[0]);
    if journal.exists() {
        std::fs::copy(&journal, beside(to, BESIDE[0]))?;
    }
    Ok(())
}

/// Puts a database into the folder's place for it, and says where the one before has gone.
fn put(folder: &Path, copy: &Path) -> io::Result<Option<PathBuf>> {
    let place = folder.join(FILE);
    let mut replaced = None;
    if place.exists() {
        let kept =
            folder.join(format!("{}-replaced-{}.sqlite", FILE.trim_end_matches(".sqlite"), stamp(now())));
        // Under both names for a moment: there is no moment without a database. What stands beside it
        // would be taken for the new one's.
        std::fs::hard_link(&place, &kept).or_else(|_| std::fs::copy(&place, &kept).map(|_| ()))?;
        for end in BESIDE {
            move_if_any(&beside(&place, end), &beside(&kept, end))?;
        }
        replaced = Some(kept);
    }
    for end in BESIDE {
        move_if_any(&beside(copy, end), &beside(&place, end))?;
    }
    std::fs::rename(copy, &place)?;
    std::fs::File::open(&place)?.sync_all()?;
    #[cfg(unix)]
    std::fs::File::open(folder)?.sync_all()?;
    Ok(replaced)
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn move_if_any(from: &Path, to: &Path) -> io::Result<()> {
    match std::fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}

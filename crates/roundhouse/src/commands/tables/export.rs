//! `roundhouse tables export`: a table's log as it is kept, and its game as a record.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::Message;
use store::Store;
use words::Words;

use super::{all_there, named};
use crate::failure::Failure;
use crate::keeping::folder::{Kept, Reading, trouble};
use crate::keeping::verdict::record;

pub async fn export(words: &Words, matches: &ArgMatches, folder: &Path) -> Result<Vec<Message>, Failure> {
    let trouble = |error| trouble(folder, &error);
    let out = matches.get_one::<PathBuf>("out").cloned().unwrap_or_else(|| PathBuf::from("."));
    let reading = Reading::open(folder).await.map_err(trouble)?;
    let store = reading.store();
    let there: Vec<String> =
        store.tables().await.map_err(trouble)?.into_iter().map(|stored| stored.id).collect();
    let wanted = match matches.get_flag("all") {
        true => there,
        false => {
            let wanted = named(matches);
            all_there(&wanted, there.iter().map(String::as_str))?;
            wanted
        }
    };
    std::fs::create_dir_all(&out).map_err(|error| Failure::file("cli-cannot-write", &out, &error))?;
    let mut lines = Vec::new();
    for id in &wanted {
        lines.extend(one(words, store, folder, id, &out).await?);
    }
    lines.push(Message::new("tables-exported").with("tables", wanted.len() as i64));
    Ok(lines)
}

/// Writes the log, and the record if the game has begun; says if there can be none.
async fn one(
    words: &Words,
    store: &Store,
    folder: &Path,
    id: &str,
    out: &Path,
) -> Result<Option<Message>, Failure> {
    let log = store.log(id, 0).await.map_err(|error| trouble(folder, &error))?;
    // Ids are our own; but what is in a file may be anybody's.
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '_' };
    let name: String = id.chars().map(plain).collect();
    let write = |end: &str, text: String| {
        let path = out.join(format!("{name}.{end}"));
        std::fs::write(&path, text).map_err(|error| Failure::file("cli-cannot-write", &path, &error))
    };
    write("jsonl", log.iter().map(|body| format!("{body}\n")).collect())?;
    match Kept::read(&log).and_then(|kept| record(&kept)) {
        Ok(Some(record)) => write("txt", record.to_string()).map(|()| None),
        Ok(None) => Ok(None),
        Err(why) => {
            let message = Message::new("tables-no-record").with("table", id);
            Ok(Some(message.with("why", words.say(&why))))
        }
    }
}

//! `roundhouse tables export`: a table's log as it is kept, its game as a record, and the board that its
//! host brought along.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::Message;
use stalls::Stalls;

use super::super::write as write_file;
use super::{all_there, named};
use crate::failure::Failure;
use crate::keeping::folder::{Kept, Reading};
use crate::keeping::place::{Place, trouble};
use crate::keeping::verdict::record;

pub async fn export(
    stalls: &impl Stalls,
    matches: &ArgMatches,
    place: &Place,
) -> Result<Vec<Message>, Failure> {
    let trouble = |error| trouble(place, &error);
    let out = matches.get_one::<PathBuf>("out").cloned().unwrap_or_else(|| PathBuf::from("."));
    let reading = Reading::open(place).await.map_err(trouble)?;
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
        lines.extend(one(stalls, id, &store.log(id, 0).await.map_err(trouble)?, &out)?);
    }
    lines.push(Message::new("tables-exported").with("tables", wanted.len() as i64));
    Ok(lines)
}

/// Writes the log, the board if it is the host's own, and the record if the game has begun; says if there can
/// be none.
fn one(stalls: &impl Stalls, id: &str, log: &[String], out: &Path) -> Result<Option<Message>, Failure> {
    // Ids are our own; but what is in a file may be anybody's.
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '_' };
    let name: String = id.chars().map(plain).collect();
    let write = |end: &str, text: String| write_file(&out.join(format!("{name}.{end}")), text);
    write("jsonl", log.iter().map(|body| format!("{body}\n")).collect())?;
    let kept = Kept::read(log);
    if let Some(board) = kept.as_ref().ok().and_then(|kept| kept.table.own_board.as_deref()) {
        write("toml", board.to_owned())?;
    }
    match kept.and_then(|kept| record(stalls, &kept)) {
        Ok(Some(record)) => write("txt", record.to_string()).map(|_| None),
        Ok(None) => Ok(None),
        Err(why) => Ok(Some(Message::new("tables-no-record").with("table", id).with("why", why))),
    }
}

//! The log of a house as it is on disk, and what has to be in it: nothing else here knows its schema.
//!
//! - [`Book`]: the log in a file; [`SharedBook`]: the one in Postgres
//! - [`Account`]: what somebody did as they know it, to be compared with either

mod shared;

use std::path::Path;

use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

use crate::trouble::Outcome;

pub use shared::{Head, SharedBook};

/// The file in a data folder.
pub const FILE: &str = "roundhouse.sqlite";

/// A step as it was written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// Who acted: 0 is seat A.
    pub seat: usize,
    /// What they did: its words, those after the first in the order of the alphabet, because a form may
    /// name tickets in another order than the log.
    pub action: String,
}

/// The log, read while a server may be writing it.
pub struct Book {
    connection: Connection,
}

impl Book {
    /// Opens the log of a data folder for reading.
    ///
    /// # Errors
    /// There is none.
    pub fn open(folder: &Path) -> Outcome<Book> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(folder.join(FILE), flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(10))?;
        Ok(Book { connection })
    }

    /// All entries of a table from one on.
    ///
    /// # Errors
    /// The log can't be read.
    pub fn entries(&self, table: &str, from: usize) -> Outcome<Vec<String>> {
        let mut asked = self
            .connection
            .prepare_cached("select body from log where table_id = ?1 and entry >= ?2 order by entry")?;
        let rows = asked.query_map((table, from as i64), |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// What has been done at a table since it began.
    ///
    /// # Errors
    /// The log can't be read.
    pub fn steps(&self, table: &str) -> Outcome<Vec<Done>> {
        Ok(self.entries(table, 0)?.iter().filter_map(|body| step(body)).collect())
    }

    /// What a seat has done at a table since a step.
    ///
    /// # Errors
    /// The log can't be read.
    pub fn since(&self, table: &str, step: u32, seat: usize) -> Outcome<Vec<Done>> {
        let steps = self.steps(table)?.into_iter().skip(step as usize);
        Ok(steps.filter(|done| done.seat == seat).collect())
    }
}

/// What somebody did at a table, as far as they know: each as [`meant`] says it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Account {
    /// What was acknowledged, in its order.
    pub sure: Vec<String>,
    /// What was sent after that and isn't answered: it may be done, or not.
    pub maybe: Option<String>,
}

/// Whether what was sent and not answered has been done, where a log agrees with an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// Nothing was.
    Nothing,
    /// It has.
    Done,
    /// It hasn't.
    NotDone,
}

impl Account {
    /// Whether a log has everything that was acknowledged once and in its order, and what wasn't answered once or
    /// not at all; nothing, if it hasn't.
    pub fn compare(&self, done: &[String]) -> Option<Lost> {
        let rest = done.strip_prefix(&*self.sure)?;
        match (rest, &self.maybe) {
            ([], None) => Some(Lost::Nothing),
            ([], Some(_)) => Some(Lost::NotDone),
            ([one], Some(maybe)) if one == maybe => Some(Lost::Done),
            _ => None,
        }
    }

    /// Whether a log that was read while somebody went on, from this account to a later one, may be so.
    pub fn goes_on(&self, later: &Account, done: &[String]) -> bool {
        let all: Vec<&String> = later.sure.iter().chain(&later.maybe).collect();
        done.starts_with(&self.sure)
            && done.len() <= all.len()
            && done.iter().eq(all.into_iter().take(done.len()))
    }
}

/// What a seat has done, by entries.
pub fn done_by(entries: &[String], seat: usize) -> Vec<String> {
    let steps = entries.iter().filter_map(|body| step(body));
    steps.filter(|done| done.seat == seat).map(|done| done.action).collect()
}

/// Copies a table under other ids, in the data folder of a house that is closed: everything that is kept of
/// it, but not who sits there.
///
/// # Errors
/// The folder can't be written.
pub fn copy(folder: &Path, table: &str, ids: &[String]) -> Outcome<()> {
    let mut connection = Connection::open(folder.join(FILE))?;
    // These rows are made up: they may be lost.
    connection.pragma_update(None, "synchronous", "off")?;
    let tables: Vec<String> = connection
        .prepare("select name from sqlite_master where type = 'table'")?
        .query_map((), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let transaction = connection.transaction()?;
    for name in tables {
        let columns: Vec<String> = transaction
            .prepare("select name from pragma_table_info(?1)")?
            .query_map([&name], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let key =
            columns.iter().find(|column| *column == "table_id" || (name == "tables" && *column == "id"));
        let Some(key) = key.filter(|_| !columns.iter().any(|column| column == "person")) else { continue };
        let rest: Vec<&str> = columns.iter().filter(|column| *column != key).map(String::as_str).collect();
        let rest = rest.join(", ");
        let mut insert = transaction.prepare(&format!(
            "insert into {name} ({key}, {rest}) select ?1, {rest} from {name} where {key} = ?2"
        ))?;
        for id in ids {
            insert.execute((id, table))?;
        }
    }
    transaction.commit()?;
    fold(folder)
}

/// Folds the write-ahead log of a data folder in.
///
/// # Errors
/// The folder can't be written.
pub fn fold(folder: &Path) -> Outcome<()> {
    let connection = Connection::open(folder.join(FILE))?;
    Ok(connection.query_row("pragma wal_checkpoint(truncate)", (), |_| Ok(()))?)
}

/// The step that an entry is, if it is one.
pub fn step(body: &str) -> Option<Done> {
    let entry: Value = serde_json::from_str(body).ok()?;
    let acted = entry.get("acted")?;
    let seat = acted.get("seat")?.as_u64()? as usize;
    Some(Done { seat, action: sorted(acted.get("action")?.as_str()?) })
}

/// An action with the words after its first sorted.
pub fn sorted(action: &str) -> String {
    let mut words: Vec<&str> = action.split_whitespace().collect();
    if let Some(rest) = words.get_mut(1..) {
        rest.sort_unstable();
    }
    words.join(" ")
}

/// A value of a form as it was before it was sent.
fn decoded(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
        match (first, hex) {
            (b'+', _) => bytes.push(b' '),
            (b'%', Some(byte)) => bytes.push(byte),
            _ => bytes.push(*first),
        }
        rest = if *first == b'%' && hex.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The action that the fields of a form mean, as [`Done`] has it.
pub fn meant(fields: &str) -> String {
    let all = |name: &str| {
        let pairs = fields.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(key, _)| *key == name).map(|(_, value)| decoded(value)).collect::<Vec<_>>().join(" ")
    };
    match &*all("action") {
        "" => sorted(&format!("keep {}", all("keep"))),
        action => sorted(action),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_knows_what_a_log_may_say() {
        let texts = |all: &[&str]| all.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let account = |sure: &[&str], maybe: Option<&str>| Account {
            sure: texts(sure),
            maybe: maybe.map(str::to_owned),
        };
        let (one, lost) = (account(&["a", "b"], None), account(&["a", "b"], Some("c")));
        assert_eq!(one.compare(&texts(&["a", "b"])), Some(Lost::Nothing));
        assert_eq!(lost.compare(&texts(&["a", "b"])), Some(Lost::NotDone));
        assert_eq!(lost.compare(&texts(&["a", "b", "c"])), Some(Lost::Done));
        for wrong in [&["a"][..], &["b", "a"], &["a", "b", "c", "c"], &["a", "a", "b"], &["a", "b", "d"]] {
            assert_eq!(lost.compare(&texts(wrong)), None, "{wrong:?}");
        }
        let later = account(&["a", "b", "c"], Some("d"));
        for may in [&["a", "b"][..], &["a", "b", "c"], &["a", "b", "c", "d"]] {
            assert!(one.goes_on(&later, &texts(may)), "{may:?}");
        }
        for wrong in [&["a"][..], &["a", "b", "d"], &["a", "b", "c", "d", "d"]] {
            assert!(!one.goes_on(&later, &texts(wrong)), "{wrong:?}");
        }
    }

    #[test]
    fn forms_mean_what_the_log_says() {
        let body = r#"{"acted":{"seat":1,"action":"keep c-d a-b","drawn":[],"hash":"0"}}"#;
        assert_eq!(step(body), Some(Done { seat: 1, action: "keep a-b c-d".to_owned() }));
        assert_eq!(meant("step=3&keep=a-b&keep=c-d"), "keep a-b c-d");
        assert_eq!(meant("step=3&action=claim+a%2Bb+x"), "claim a+b x");
        assert_eq!(step(r#"{"left":{"seat":1}}"#), None);
    }
}

//! `roundhouse tables …`: what is kept, table by table.

mod check;
mod export;
mod list;

use clap::ArgMatches;
use engine::Message;
use stalls::Stalls;
use words::Words;

use super::{block_on, tell};
use crate::failure::Failure;
use crate::keeping::folder::{Reading, writing};
use crate::keeping::place::{Place, trouble};
use crate::keeping::time::{now, shown};

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Usage) };
    let place = Place::named(matches)?;
    let lines = match name {
        "list" => return list::run(&stalls.roster(), words, matches, &place),
        "check" => return check::run(stalls, words, matches, &place),
        "export" => block_on(export::export(stalls, matches, &place))?,
        "delete" => block_on(delete(&place, named(matches)))?,
        "expire" => block_on(expire(matches, &place))?,
        other => unreachable!("{other} is on the command line, but not here"),
    };
    tell(words, lines)
}

/// The tables that were named.
fn named(matches: &ArgMatches) -> Vec<String> {
    matches.get_many::<String>("table").unwrap_or_default().cloned().collect()
}

/// That all of these are among the tables that there are: a slip of the hand must not be passed over.
fn all_there<'a>(tables: &[String], there: impl Iterator<Item = &'a str> + Clone) -> Result<(), Failure> {
    let unknown = |table: &&String| !there.clone().any(|id| id == table.as_str());
    let told = |table: &String| Message::new("tables-unknown").with("table", table.as_str());
    let messages: Vec<Message> = tables.iter().filter(unknown).map(told).collect();
    if messages.is_empty() { Ok(()) } else { Err(Failure::Told(messages)) }
}

async fn delete(place: &Place, tables: Vec<String>) -> Result<Vec<Message>, Failure> {
    let trouble = |error| trouble(place, &error);
    let store = writing(place).await?;
    let there = store.tables().await.map_err(trouble)?;
    all_there(&tables, there.iter().map(|stored| stored.id.as_str()))?;
    let deleted = store.delete(&tables).await.map_err(trouble)?;
    store.close().await.map_err(trouble)?;
    Ok(vec![Message::new("tables-deleted").with("tables", deleted as i64)])
}

/// Deletes what nobody has touched for long, or only says what that would be.
async fn expire(matches: &ArgMatches, place: &Place) -> Result<Vec<Message>, Failure> {
    let trouble = |error| trouble(place, &error);
    let age: i64 = matches.get_one("older-than").copied().unwrap_or(i64::MAX);
    let before = now().saturating_sub(age);
    if matches.get_flag("dry-run") {
        let reading = Reading::open(place).await.map_err(trouble)?;
        let tables = reading.store().tables().await.map_err(trouble)?;
        let old: Vec<_> = tables.iter().filter(|stored| stored.changed_at < before).collect();
        let line = |stored: &&store::Stored| {
            let line = Message::new("tables-old").with("table", stored.id.as_str());
            line.with("changed", shown(stored.changed_at))
        };
        let count = Message::new("tables-would-expire").with("tables", old.len() as i64);
        return Ok(old.iter().map(line).chain([count]).collect());
    }
    let store = writing(place).await?;
    let tables = store.tables().await.map_err(trouble)?.into_iter();
    let old: Vec<String> =
        tables.filter(|stored| stored.changed_at < before).map(|stored| stored.id).collect();
    let deleted = if old.is_empty() { 0 } else { store.delete(&old).await.map_err(trouble)? };
    store.close().await.map_err(trouble)?;
    Ok(vec![Message::new("tables-deleted").with("tables", deleted as i64)])
}

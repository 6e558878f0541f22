//! `roundhouse move`: all games from one place into another, between a folder and a database in either
//! direction.

use clap::ArgMatches;
use engine::Message;
use store::{Carried, Store, StoreError};
use words::Words;

use super::{bar, block_on, tell};
use crate::failure::Failure;
use crate::keeping::folder::writing;
use crate::keeping::place::{Place, trouble};

pub fn run(words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let place = |name| Place::read(matches.get_one::<String>(name).map_or("", String::as_str));
    let (from, to) = (place("from"), place("to"));
    let carried = block_on(carry(&from, &to))?;
    let said = Message::new("move-done")
        .with("tables", carried.tables as i64)
        .with("entries", carried.entries as i64)
        .with("from", from.shown())
        .with("to", to.shown());
    tell(words, [said])
}

async fn carry(from: &Place, to: &Place) -> Result<Carried, Failure> {
    let source = writing(from).await?;
    if let Place::Folder(folder) = to {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file("cli-cannot-write", folder, &error))?;
    }
    let target = to.visit().await.map_err(|error| trouble(to, &error))?;
    alone(&source, from).await?;
    alone(&target, to).await?;
    let progress = bar(0);
    let told = |done, all| {
        progress.set_length(all);
        progress.set_position(done);
    };
    let carried = source.carry(&target, told).await;
    progress.finish_and_clear();
    let closed = (source.close().await, target.close().await);
    let carried = carried.map_err(|error| match (&error, to) {
        (StoreError::Occupied, _) => Failure::told(Message::new("move-occupied").with("to", to.shown())),
        (StoreError::Damaged(reason), _) => {
            Failure::told(Message::new("move-differs").with("to", to.shown()).with("reason", reason.as_str()))
        }
        _ => trouble(to, &error),
    })?;
    closed.0.map_err(|error| trouble(from, &error))?;
    closed.1.map_err(|error| trouble(to, &error))?;
    Ok(carried)
}

/// That no server works on a database: a folder has a lock for that.
async fn alone(store: &Store, place: &Place) -> Result<(), Failure> {
    let alive = store.alive().await.map_err(|error| trouble(place, &error))?;
    if alive.iter().any(|server| *server != store.server()) {
        return Err(trouble(place, &StoreError::Locked));
    }
    Ok(())
}

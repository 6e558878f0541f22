//! People who play as pages let them, without understanding the game.

use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::connection::Connection;
use crate::page;
use crate::person::{Manner, Person, encoded};
use crate::tables::page_of;
use crate::trouble::{Outcome, Trouble, ensure};

/// Between two looks at a table where others are to act.
const PAUSE: Duration = Duration::from_millis(5);

/// What there is to do at a table.
pub enum Turn {
    /// Something is to be decided: the page, and what could be done (the fields of a form with its step).
    Mine {
        /// The step that the page shows.
        step: u32,
        /// The form.
        fields: String,
    },
    /// The game is over, after so many steps.
    Over(u32),
}

/// Waits until a person has something to decide at a table, and decides it by chance.
///
/// # Errors
/// They wait in vain.
pub async fn turn(
    connection: &mut Connection,
    (person, table): (&Person, &str),
    chance: &mut Chance,
    patience: Duration,
) -> Outcome<Turn> {
    let start = Instant::now();
    loop {
        let page = page_of(connection, person, table).await?;
        let step = page::step(&page).ok_or_else(|| Trouble::told(format!("table {table} hasn't begun")))?;
        if page::is_over(&page) {
            return Ok(Turn::Over(step));
        }
        if let Some(fields) = choice(connection, (person, table), &page, chance).await? {
            return Ok(Turn::Mine { step, fields: format!("step={step}&{fields}") });
        }
        ensure(start.elapsed() <= patience, format!("nobody acts at table {table} after step {step}"))?;
        tokio::time::sleep(PAUSE).await;
    }
}

/// Something that the page offers: mostly what is on it, sometimes by way of the map.
///
/// # Errors
/// There is no answer.
pub async fn choice(
    connection: &mut Connection,
    (person, table): (&Person, &str),
    page: &str,
    chance: &mut Chance,
) -> Outcome<Option<String>> {
    let focuses = page::focuses(page);
    let offered = page::offer(page, chance);
    if focuses.is_empty() || (offered.is_some() && chance.below(3) == 0) {
        return Ok(offered);
    }
    let focus = encoded(focuses[chance.below(focuses.len())]);
    let head = connection.ask(&person.get(&format!("/t/{table}?focus={focus}"))).await?;
    let closer = connection.text(&head);
    // Meanwhile others may have acted: an answer is to the page that it was found on.
    if page::step(&closer) != page::step(page) {
        return Ok(offered);
    }
    Ok(page::offer(&closer, chance).or(offered))
}

/// Acts so many times at a table where one person plays with bots, or until the game is over; says how
/// often.
///
/// # Errors
/// An action is refused, or nobody acts any more.
pub async fn play(
    connection: &mut Connection,
    who: (&Person, &str),
    chance: &mut Chance,
    times: u32,
) -> Outcome<u32> {
    let path = format!("/t/{}/act", who.1);
    for done in 0..times {
        match turn(connection, who, chance, Duration::from_secs(20)).await? {
            Turn::Over(_) => return Ok(done),
            Turn::Mine { fields, .. } => {
                let status = connection.ask(&who.0.post(&path, &fields, Manner::Plain)).await?.status;
                ensure(status == 303, format!("{fields} was answered {status}"))?;
            }
        }
    }
    Ok(times)
}

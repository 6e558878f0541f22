//! Finding a table that waits for players: on the front page, or by a short code.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use pages::home::OpenTable;
use table::{Person, Sitter};

use crate::House;
use crate::letters::{letter, value};
use crate::new_table::pace_id;
use crate::refusal::{Reason, Refusal, refused};
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;

/// So many letters of a table's id are its code.
const CODE: usize = 6;
/// So many tables are listed.
const LISTED: usize = 12;
/// So many are looked at for that: some are full, and some are one's own.
const LOOKED_AT: u32 = 36;
/// So many of one's own tables are looked through for a code.
const OWN: u32 = 200;
/// A table where nothing has happened for so many seconds is listed no more; its link and its code still lead
/// there.
const RECENT: i64 = 7 * 24 * 60 * 60;

/// The code of a table: the beginning of its id.
pub(crate) fn code(id: &str) -> &str {
    id.get(..CODE).unwrap_or(id)
}

/// A table that anyone may sit down at, and who sits there already.
struct Open {
    table: OpenTable,
    people: Vec<Person>,
}

/// The tables that anyone may sit down at, as they were found when one of those that wait changed last: many
/// look at the front page, and little changes there.
#[derive(Default)]
pub(crate) struct OpenTables {
    found: Mutex<Option<(u64, Arc<[Open]>)>>,
}

impl OpenTables {
    async fn get(&self, house: &House) -> Result<Arc<[Open]>, Refusal> {
        let changed = house.tools.waiting_changed.load(Ordering::Acquire);
        if let Some((then, found)) = &*self.found()
            && *then == changed
        {
            return Ok(found.clone());
        }
        let open: Arc<[Open]> = find(house).await?.into();
        *self.found() = Some((changed, open.clone()));
        Ok(open)
    }

    fn found(&self) -> MutexGuard<'_, Option<(u64, Arc<[Open]>)>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks for them: the store knows which wait, also of those that nobody has needed since the house was opened.
async fn find(house: &House) -> Result<Vec<Open>, Refusal> {
    let mut open = Vec::new();
    for id in house.tools.store.listed(house.tools.seconds() - RECENT, LOOKED_AT).await? {
        let Ok(room) = house.hub.room(&id).await else { continue };
        let now = room.now();
        let table = &now.table;
        let free = table.chairs.iter().filter(|chair| chair.is_none()).count();
        if table.has_begun() || !table.terms.listed || free == 0 {
            continue;
        }
        let is_host = |sitter: &&Sitter| sitter.person() == Some(&table.host);
        let host = table.chairs.iter().flatten().find(is_host).map(|sitter| sitter.name().to_owned());
        let pace = pace_id(table.terms.pace);
        open.push(Open {
            table: OpenTable { id, game: table.game.clone(), host, free, pace },
            people: table.players().into_iter().map(str::to_owned).collect(),
        });
    }
    Ok(open)
}

/// The tables that are open to all and have a free chair, the newest first, but those where somebody sits.
///
/// # Errors
/// The store can't be read.
pub(crate) async fn open_tables(house: &House, visitor: &Visitor) -> Result<Vec<OpenTable>, Refusal> {
    let open = house.open_tables.get(house).await?;
    let others = open.iter().filter(|open| !open.people.contains(&visitor.person));
    Ok(others.map(|open| open.table.clone()).take(LISTED).collect())
}

/// `POST /code`: somebody types the code of a table that waits for players, or of one where they sit.
pub(crate) async fn by_code(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    if !house.may_try(visitor.address.as_deref().unwrap_or("here")).await {
        return refused(&house, &visitor, "/", Reason::TooManyTries);
    }
    let typed: String = field(&fields, "code").chars().take(64).filter_map(value).map(letter).collect();
    let found = match typed.len() {
        CODE.. => by_beginning(&house, &visitor.person, &typed).await,
        _ => Ok(Vec::new()),
    };
    let mut found = match found {
        Ok(found) => found.into_iter(),
        Err(error) => return refused(&house, &visitor, "/", error),
    };
    match (found.next(), found.next()) {
        (Some(id), None) => Redirect::to(&format!("/t/{id}")).into_response(),
        (Some(_), Some(_)) => refused(&house, &visitor, "/", Reason::CodeAmbiguous),
        (None, _) => refused(&house, &visitor, "/", Reason::CodeUnknown),
    }
}

/// The tables whose ids begin so: of those that wait for players, and of somebody's own. More than two are as
/// good as two.
async fn by_beginning(house: &House, person: &str, beginning: &str) -> Result<Vec<String>, Refusal> {
    let mut found = house.tools.store.waiting(beginning, 2).await?;
    let own = house.tools.store.tables_of(person, OWN).await?;
    let others: Vec<String> =
        own.into_iter().filter(|id| id.starts_with(beginning) && !found.contains(id)).collect();
    found.extend(others);
    Ok(found)
}

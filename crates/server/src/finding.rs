//! Finding a table that waits for players: on the front page, or by a short code.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use pages::home::OpenTable;
use table::Sitter;

use crate::House;
use crate::letters::{letter, value};
use crate::new_table::pace_id;
use crate::refusal::{Reason, refused};
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;

/// So many letters of a table's id are its code.
const CODE: usize = 6;
/// So many tables are listed.
const LISTED: usize = 12;

/// The code of a table: the beginning of its id.
pub(crate) fn code(id: &str) -> &str {
    id.get(..CODE).unwrap_or(id)
}

/// The tables in memory that are open to all and have a free chair, the newest first.
pub(crate) fn open_tables(house: &House, visitor: &Visitor) -> Vec<OpenTable> {
    let mut tables = Vec::new();
    for room in house.hub.waiting() {
        let now = room.now();
        let table = &now.table;
        let free = table.chairs.iter().filter(|chair| chair.is_none()).count();
        if !table.terms.listed || free == 0 || table.seat_of(&visitor.person).is_some() {
            continue;
        }
        let is_host = |sitter: &&Sitter| sitter.person() == Some(&table.host);
        let host = table.chairs.iter().flatten().find(is_host).map(|sitter| sitter.name().to_owned());
        let pace = pace_id(table.terms.pace);
        tables.push((
            now.clock.now(),
            OpenTable { id: room.id.clone(), game: table.game.clone(), host, free, pace },
        ));
    }
    tables.sort_by(|one, other| (other.0, &other.1.id).cmp(&(one.0, &one.1.id)));
    tables.into_iter().map(|(_, table)| table).take(LISTED).collect()
}

/// `POST /code`: somebody types the code of a table that waits for players, or of one where they sit.
pub(crate) async fn by_code(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let limits = &house.tools.settings.limits;
    let who = visitor.address.as_deref().unwrap_or("here");
    if !house.tries.allow(who, limits.tries_an_hour, (house.tools.clock)()) {
        return refused(&house, &visitor, "/", Reason::TooManyTries);
    }
    let typed: String = field(&fields, "code").chars().take(64).filter_map(value).map(letter).collect();
    let found: Vec<String> = match typed.len() {
        CODE.. => house.hub.open_to(&visitor.person).iter().map(|room| room.id.clone()).collect(),
        _ => Vec::new(),
    };
    let mut found = found.into_iter().filter(|id| id.starts_with(&typed));
    match (found.next(), found.next()) {
        (Some(id), None) => Redirect::to(&format!("/t/{id}")).into_response(),
        (Some(_), Some(_)) => refused(&house, &visitor, "/", Reason::CodeAmbiguous),
        (None, _) => refused(&house, &visitor, "/", Reason::CodeUnknown),
    }
}

//! Which table an address means.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::Method;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use engine::Seat;
use pages::offer::Offer;
use words::Words;

use crate::House;
use crate::answers::page;
use crate::refusal::{Reason, Refusal, refused};
use crate::room::Room;
use crate::session::Visitor;
use crate::snapshot::chairs;

/// Somebody at the table that the address names. Where there is none, whoever asks is told so on a page
/// of its own.
pub(crate) struct AtTable {
    /// The house.
    pub house: Arc<House>,
    /// The room of the table.
    pub room: Arc<Room>,
    /// Whoever asks.
    pub visitor: Visitor,
}

impl AtTable {
    /// The texts of their language.
    pub(crate) fn words(&self) -> &Words {
        self.visitor.words(&self.house)
    }

    /// The address of the table.
    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.room.id)
    }

    /// The answer that says why something could not be done there.
    pub(crate) fn refused(&self, refusal: impl Into<Refusal>) -> Response {
        refused(&self.house, &self.visitor, &self.path(), refusal)
    }
}

impl FromRequestParts<Arc<House>> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<AtTable, Response> {
        let visitor = Visitor::from_request_parts(parts, house).await.map_err(IntoResponse::into_response)?;
        let room = match Path::<String>::from_request_parts(parts, house).await {
            Ok(Path(table)) => house.hub.room(&table).await,
            Err(_) => Err(Reason::NoTable.into()),
        };
        match room {
            // Whoever takes over a seat that is offered hasn't one yet.
            Ok(room) if !room.now().may_look(&visitor.person) && !parts.uri.path().ends_with("/take") => {
                match offered(house, &visitor, &room, parts).await {
                    Some(offer) => Err(offer),
                    None => Err(refused(house, &visitor, "/", Reason::NotWatched)),
                }
            }
            Ok(room) => {
                room.see(&visitor.person);
                Ok(AtTable { house: house.clone(), room, visitor })
            }
            Err(refusal) => Err(refused(house, &visitor, "/", refusal)),
        }
    }
}

/// What there is to see of a table that only its players see, where a seat is offered.
async fn offered(house: &House, visitor: &Visitor, room: &Room, parts: &Parts) -> Option<Response> {
    let now = room.now();
    let seats: Vec<Seat> = now.table.offered.iter().collect();
    let table = format!("/t/{}", room.id);
    if seats.is_empty() || now.is_over() || parts.method != Method::GET || parts.uri.path() != table {
        return None;
    }
    let person = house.tools.store.name(&visitor.person).await.ok().flatten();
    let offer = Offer {
        words: visitor.words(house),
        game: &now.table.game,
        table: &room.id,
        names: &pages::names(&chairs(&now.table)),
        seats: &seats,
        person: person.as_deref(),
    };
    Some(page(pages::offer::offer(&offer).into_string()))
}

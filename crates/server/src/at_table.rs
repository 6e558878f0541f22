//! Which table an address means.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
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
use crate::snapshot::{NOBODY, chairs};

/// Somebody at the table that the address names. Where there is none, whoever asks is told so on a page
/// of its own.
pub(crate) struct AtTable {
    /// The house.
    pub house: Arc<House>,
    /// The room of the table.
    pub room: Arc<Room>,
    /// Whoever asks.
    pub visitor: Visitor,
    /// Whether it is for a big screen that they ask.
    pub big: bool,
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

    /// What the addresses of what is looked at have after `/t/`.
    pub(crate) fn place(&self) -> String {
        if self.big { format!("{}/board", self.room.id) } else { self.room.id.clone() }
    }

    /// The answer that says why something could not be done there.
    pub(crate) fn refused(&self, refusal: impl Into<Refusal>) -> Response {
        refused(&self.house, &self.visitor, &self.path(), refusal)
    }
}

/// Whoever asks, and the room of the table that the address names, if they may look at it.
async fn arrived(parts: &mut Parts, house: &Arc<House>) -> Result<(Visitor, Arc<Room>), Response> {
    let visitor = Visitor::from_request_parts(parts, house).await.map_err(IntoResponse::into_response)?;
    // Some addresses say more than which table.
    let params = RawPathParams::from_request_parts(parts, house).await.ok();
    let table = params.as_ref().and_then(|params| params.iter().find(|(name, _)| *name == "table"));
    let room = match table {
        Some((_, table)) => house.hub.room(table).await,
        None => Err(Reason::NoTable.into()),
    };
    let room = match room {
        Ok(room) => house.tell(&room).await.map(|()| room),
        refusal => refusal,
    };
    match room {
        // Whoever takes over a seat that is offered hasn't one yet.
        Ok(room) if !room.now().may_look(&visitor.person) && !parts.uri.path().ends_with("/take") => {
            let offer = offered(house, &visitor, &room, parts).await;
            Err(offer.unwrap_or_else(|| refused(house, &visitor, "/", Reason::NotWatched)))
        }
        Ok(room) => Ok((visitor, room)),
        Err(refusal) => Err(refused(house, &visitor, "/", refusal)),
    }
}

impl FromRequestParts<Arc<House>> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<AtTable, Response> {
        let (visitor, room) = arrived(parts, house).await?;
        room.see(&visitor.person);
        Ok(AtTable { house: house.clone(), room, visitor, big: false })
    }
}

/// A big screen at the table that the address names. Whoever opened it may look at the table themselves;
/// from then on it is nobody who looks, so that it is the same for everybody, and nobody is there by it.
pub(crate) struct AtBigScreen(pub AtTable);

impl FromRequestParts<Arc<House>> for AtBigScreen {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<AtBigScreen, Response> {
        let (visitor, room) = arrived(parts, house).await?;
        let visitor = Visitor { person: NOBODY.to_owned(), ..visitor };
        Ok(AtBigScreen(AtTable { house: house.clone(), room, visitor, big: true }))
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
        names: &pages::names(&chairs(house, visitor.language, &now.table)),
        seats: &seats,
        person: person.as_deref(),
    };
    Some(page(pages::offer::offer(&offer).into_string()))
}

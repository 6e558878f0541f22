//! Which table an address means.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use crate::House;
use crate::refusal::{Reason, refused};
use crate::room::Room;
use crate::session::Visitor;

/// The room of the table that the address names. Where there is none, whoever asks is told so on a page
/// of its own.
pub(crate) struct At(pub Arc<Room>);

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Response> {
        let visitor = Visitor::from_request_parts(parts, house).await.map_err(IntoResponse::into_response)?;
        let room = match Path::<String>::from_request_parts(parts, house).await {
            Ok(Path(table)) => house.hub.room(&table).await,
            Err(_) => Err(Reason::NoTable.into()),
        };
        room.map(At).map_err(|refusal| refused(house, &visitor, "/", refusal))
    }
}

//! A table on a big screen, for everybody in the room: it looks as nobody does, whoever has opened it.

use axum::extract::Query;
use axum::response::Response;

use crate::at_table::AtBigScreen;
use crate::playing::{Asked, Focus, regions_asked, shown};

/// `GET /t/<table>/board`: who sits there and how to come, then the table without hands.
pub(crate) async fn show(AtBigScreen(at): AtBigScreen, Query(focus): Query<Focus>) -> Response {
    shown(&at, focus).await
}

/// What of it the script doesn't have yet.
pub(crate) async fn regions(AtBigScreen(at): AtBigScreen, Query(asked): Query<Asked>) -> Response {
    regions_asked(&at, asked).await
}

//! The rules of games as people read them.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::Bots;
use pages::handbook::{Handbook, RulesPage};
use roster::{Setup, Title};
use serde::Deserialize;
use stalls::{Housed, Visitor};

use crate::answers::page;
use crate::refusal::{Reason, refused};
use crate::routes::Shared;
use crate::session;

/// Figures show tables of so many, where the game can be played so.
const SEATS: usize = 3;

/// Nobody looks for more than so many letters.
const LONGEST: usize = 60;

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

/// `GET /g/{game}/rules?q=…`: all of them, or where something is found.
pub(crate) async fn show(
    State(house): Shared,
    Path(game): Path<String>,
    Query(Asked { q }): Query<Asked>,
    visitor: session::Visitor,
) -> Response {
    let language = visitor.language;
    let drawing = house.clone();
    let typed: String = q.trim().chars().take(LONGEST).collect();
    // Boards may not have been drawn yet, which takes a while.
    let drawn = tokio::task::spawn_blocking(move || {
        let title = drawing.tools.games.game(&game).ok()?;
        let handbook = Handbook::of(language, title.id)?;
        let words = drawing.words(language);
        drawing.tools.deals.rules(&RulesPage { words, game: title, handbook: &handbook, typed: &typed })
    });
    match drawn.await {
        Ok(Some(drawn)) => page(drawn),
        Ok(None) => refused(&house, &visitor, "/", Reason::NotFound),
        Err(_) => refused(&house, &visitor, "/", Reason::Unknown),
    }
}

/// Draws the page with a table of the game at hand.
pub(crate) struct Draw<'a>(pub &'a RulesPage<'a>);

impl Draw<'_> {
    /// How the table is laid that its figures show.
    pub(crate) fn setup(game: &Title) -> Setup {
        Setup::new(game.id, SEATS.clamp(*game.seats.start(), *game.seats.end()))
    }
}

impl Visitor for Draw<'_> {
    type Output = String;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> String {
        pages::handbook::page(self.0, &rules).into_string()
    }
}

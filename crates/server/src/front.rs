//! The front page: one's own tables, those that wait for anybody, and what of it has changed since.

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::day::Offers;
use pages::home::{Home, OpenTable, Stage, TableLine};
use serde::Deserialize;

use crate::House;
use crate::answers::{self, Marked, data};
use crate::day;
use crate::finding;
use crate::refusal::{Refusal, refused};
use crate::routes::Shared;
use crate::session::Visitor;
use crate::snapshot::chairs;

/// So many of one's own tables are listed: the page of one's own has all of them.
const LISTED: u32 = 6;

/// What there is to see of tables.
struct Tables {
    own: Vec<TableLine>,
    open: Vec<OpenTable>,
    day: Offers,
}

impl Tables {
    async fn of(house: &House, visitor: &Visitor) -> Result<Tables, Refusal> {
        let mut own = Vec::new();
        for id in house.tools.store.tables_of(&visitor.person, LISTED).await? {
            let Ok(room) = house.hub.room(&id).await else { continue };
            let now = room.now();
            let stage = match (now.table.has_begun(), now.is_over()) {
                (false, _) => Stage::Open,
                (true, true) => Stage::Over,
                (true, false) => Stage::Playing { my_turn: now.acting(&visitor.person).is_some() },
            };
            let names = chairs(house, visitor.language, &now.table).into_iter().map(|chair| chair.name);
            let names = names.filter(|name| !name.is_empty()).collect();
            let practice = now.table.branch.is_some();
            own.push(TableLine { id, game: now.table.game.clone(), names, stage, practice });
        }
        let (open, day) = (finding::open_tables(house, visitor).await?, day::offers(house, visitor).await?);
        Ok(Tables { own, open, day })
    }

    fn home<'a>(&'a self, house: &'a House, visitor: &Visitor) -> Home<'a> {
        let (words, games) = (visitor.words(house), &house.tools.games);
        Home { words, games, tables: &self.own, open: &self.open, day: &self.day }
    }
}

/// `GET /`.
pub(crate) async fn page(State(house): Shared, visitor: Visitor) -> Response {
    match Tables::of(&house, &visitor).await {
        Ok(tables) => answers::page(pages::home::home(&tables.home(&house, &visitor)).into_string()),
        Err(refusal) => refused(&house, &visitor, "/", refusal),
    }
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    have: String,
}

/// `GET /front?have=…`: what of it our script doesn't have yet. It is asked every few seconds while somebody
/// looks at the page; a stream for everybody who might lay a table one day would cost more.
pub(crate) async fn news(
    State(house): Shared,
    Query(Asked { have }): Query<Asked>,
    visitor: Visitor,
) -> Response {
    match Tables::of(&house, &visitor).await {
        Ok(tables) => {
            let regions = pages::home::regions(&tables.home(&house, &visitor));
            let regions: Vec<Marked> = regions.into_iter().map(Marked::new).collect();
            data(StatusCode::OK, answers::news(("", 0), &regions.iter().collect::<Vec<_>>(), &have, None))
        }
        Err(refusal) => refused(&house, &visitor, "/", refusal),
    }
}

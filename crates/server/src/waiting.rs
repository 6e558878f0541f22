//! A table that hasn't started: what there is to see of it.

use axum::http::HeaderMap;
use bots::Level;
use engine::Seat;
use pages::Chair;
use pages::lobby::Lobby;
use words::Words;

use crate::House;
use crate::room::{Room, chairs};
use crate::session::Visitor;

/// The levels of the bots by name, the weakest first.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.word()).collect()
}

/// A table that hasn't started, as somebody looks at it.
pub struct Waiting {
    id: String,
    game: String,
    link: String,
    chairs: Vec<Option<Chair>>,
    mine: Option<Seat>,
    host: bool,
    name: Option<String>,
    levels: Vec<&'static str>,
}

impl Waiting {
    /// What there is to see.
    pub async fn at(house: &House, room: &Room, visitor: &Visitor, headers: &HeaderMap) -> Waiting {
        let table = room.table().await;
        let seated =
            table.chairs.iter().zip(chairs(&table)).map(|(sitter, chair)| sitter.is_some().then_some(chair));
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let scheme = text("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
        Waiting {
            link: format!("{scheme}://{}/t/{}", text("host").unwrap_or("localhost"), room.id),
            id: room.id.clone(),
            game: table.game.clone(),
            chairs: seated.collect(),
            mine: table.seat_of(&visitor.person),
            host: table.host == visitor.person,
            name: house.store.name(&visitor.person).await.ok().flatten(),
            levels: levels(),
        }
    }

    /// The same for the pages.
    pub fn seen<'a>(&'a self, words: &'a Words) -> Lobby<'a> {
        Lobby {
            words,
            game: &self.game,
            table: &self.id,
            mark: "",
            link: &self.link,
            unreachable: false,
            chairs: &self.chairs,
            mine: self.mine,
            host: self.host,
            can_start: self.chairs.iter().all(Option::is_some),
            person: self.name.as_deref(),
            levels: &self.levels,
        }
    }
}

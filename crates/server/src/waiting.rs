//! A table that hasn't started: what there is to see of it, and what is done there.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::Seat;
use pages::Chair;
use pages::lobby::Lobby;
use roster::Head;
use table::{Entry, Wish};
use words::Words;

use crate::House;
use crate::answers::{self, Marked, data};
use crate::at::At;
use crate::laying::{bot_name, level, name, no_seat, remember_name, started};
use crate::now::chairs;
use crate::refusal::{Refusal, refused};
use crate::room::Room;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
use crate::settings::is_loopback;

/// The levels of the bots by name, the weakest first.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.word()).collect()
}

/// A table that hasn't started, as somebody looks at it.
pub struct Waiting {
    id: String,
    mark: String,
    game: String,
    link: String,
    unreachable: bool,
    chairs: Vec<Option<Chair>>,
    mine: Option<Seat>,
    host: bool,
    name: Option<String>,
    levels: Vec<&'static str>,
    own_board: Option<Arc<Head>>,
}

impl Waiting {
    /// What there is to see.
    pub async fn at(house: &House, room: &Room, visitor: &Visitor) -> Waiting {
        let now = room.now();
        let table = &now.table;
        let seated =
            table.chairs.iter().zip(chairs(table)).map(|(sitter, chair)| sitter.is_some().then_some(chair));
        Waiting {
            link: format!("{}/t/{}", base(house, visitor), room.id),
            unreachable: house.tools.settings.is_private() && is_loopback(&visitor.host),
            id: room.id.clone(),
            mark: now.mark(&visitor.person),
            game: table.game.clone(),
            chairs: seated.collect(),
            mine: table.seat_of(&visitor.person),
            host: table.host == visitor.person,
            name: house.tools.store.name(&visitor.person).await.ok().flatten(),
            levels: levels(),
            own_board: now.own_board.clone(),
        }
    }

    /// The same for the pages.
    pub fn seen<'a>(&'a self, words: &'a Words) -> Lobby<'a> {
        Lobby {
            words,
            game: &self.game,
            table: &self.id,
            mark: &self.mark,
            link: &self.link,
            unreachable: self.unreachable,
            chairs: &self.chairs,
            mine: self.mine,
            host: self.host,
            can_start: self.chairs.iter().all(Option::is_some),
            person: self.name.as_deref(),
            levels: &self.levels,
            own_board: self.own_board.as_ref().map(|head| &head.names),
        }
    }
}

/// The address by which others reach the house: the one it is known by; else the one that whoever invites
/// has come by, if that isn't this machine's own name for itself.
fn base(house: &House, visitor: &Visitor) -> String {
    let settings = &house.tools.settings;
    match &settings.public_url {
        Some(url) => url.clone(),
        None if visitor.host.is_empty() => settings.shown_at.clone(),
        None if is_loopback(&visitor.host) && !settings.is_private() => settings.shown_at.clone(),
        None => format!("{}://{}", if visitor.secure { "https" } else { "http" }, visitor.host),
    }
}

/// Somebody sits down.
pub(crate) async fn join(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let joined = async {
        let name = name(&house, &visitor, &fields).await?;
        room.wish(Wish::Sit { person: visitor.person.clone(), name }).await?;
        remember_name(&house, &visitor, &fields).await;
        Ok(())
    };
    back(&house, &visitor, &room, joined.await).await
}

/// A bot is put on a chair.
pub(crate) async fn add_bot(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let level = level(field(&fields, "level"));
    let wish = Wish::AddBot {
        person: visitor.person.clone(),
        level: level.word().to_owned(),
        name: bot_name(visitor.words(&house), &room.now().table, level),
    };
    back(&house, &visitor, &room, room.wish(wish).await).await
}

/// Somebody stands up, or a bot is taken away.
pub(crate) async fn clear(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let cleared = async {
        let seat = Seat::from_letter(field(&fields, "seat")).ok_or_else(no_seat)?;
        room.wish(Wish::Clear { person: visitor.person.clone(), seat }).await
    };
    back(&house, &visitor, &room, cleared.await).await
}

/// The game begins.
pub(crate) async fn start(State(house): Shared, At(room): At, visitor: Visitor) -> Response {
    let begun = async {
        let Entry::Started { seed, chance, rules, board } = started(&house, &room.now().table)? else {
            return Ok(());
        };
        room.wish(Wish::Start { person: visitor.person.clone(), seed, chance, rules, board }).await
    };
    back(&house, &visitor, &room, begun.await).await
}

/// To the table, or to what says why something could not be done there.
async fn back(house: &House, visitor: &Visitor, room: &Arc<Room>, done: Result<(), Refusal>) -> Response {
    let path = format!("/t/{}", room.id);
    match done {
        Ok(()) if visitor.script => news(house, room, visitor, "").await,
        Ok(()) => Redirect::to(&path).into_response(),
        Err(refusal) => refused(house, visitor, &path, refusal),
    }
}

/// What our script doesn't have yet of a table that hasn't started, or that it has.
pub(crate) async fn news(house: &House, room: &Room, visitor: &Visitor, have: &str) -> Response {
    let now = room.now();
    if now.live.is_some() {
        return data(
            StatusCode::OK,
            serde_json::json!({"mark": now.mark(&visitor.person), "reload": true}).to_string(),
        );
    }
    let waiting = Waiting::at(house, room, visitor).await;
    let regions = pages::lobby::regions(&waiting.seen(visitor.words(house)));
    let regions: Vec<Marked> = regions.iter().map(Marked::new).collect();
    data(StatusCode::OK, answers::news((&now.mark(&visitor.person), 0), &regions, have, None))
}

//! The one table of addresses, and what each of them does.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use engine::{Message, Seat};
use pages::home::{Home, Stage, TableLine};
use pages::notice;
use pages::{Region, assets};
use serde::Deserialize;
use table::Wish;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use words::Language;

use crate::at::At;
use crate::laying::{begin, name, put_bot};
use crate::room::{Refusal, Room, chairs};
use crate::session::{self, Visitor};
use crate::waiting::Waiting;
use crate::{House, laying, stream};

/// No form of ours is larger.
const LARGEST_FORM: usize = 16 * 1024;
/// So many tables are listed on the front page.
const LISTED: u32 = 12;

pub(crate) type Fields = Vec<(String, String)>;
pub(crate) type Shared = State<Arc<House>>;

/// All addresses.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(home))
        .route("/about", get(about))
        .route("/kept", get(kept))
        .route("/lang/{tag}", get(language))
        .route("/assets/{file}", get(asset))
        .route("/g/{game}", get(laying::start))
        .route("/play", post(laying::play))
        .route("/tables", post(laying::lay))
        .route("/t/{table}", get(table))
        .route("/t/{table}/events", get(stream::events))
        .route("/t/{table}/regions", get(regions))
        .route("/t/{table}/join", post(join))
        .route("/t/{table}/bot", post(add_bot))
        .route("/t/{table}/clear", post(clear))
        .route("/t/{table}/start", post(start))
        .route("/t/{table}/act", post(act))
        .route("/t/{table}/propose", post(propose))
        .route("/t/{table}/hint", post(hint))
        .route("/t/{table}/skip", post(skip))
        .fallback(not_found)
        .layer(middleware::from_fn_with_state(house.clone(), session::visit))
        .layer(RequestBodyLimitLayer::new(LARGEST_FORM))
        .layer(CompressionLayer::new())
        .with_state(house)
}

pub(crate) fn field<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
}

pub(crate) fn page(markup: impl Into<String>) -> Response {
    Html(markup.into()).into_response()
}

/// The page that says why something could not be done.
pub(crate) fn refused(house: &House, visitor: &Visitor, path: &str, refusal: Refusal) -> Response {
    let words = visitor.words(house);
    let (status, markup) = match refusal {
        Refusal::NoTable => (StatusCode::NOT_FOUND, notice::refusal(words, path, "not-found", None)),
        Refusal::NotSeated => (StatusCode::FORBIDDEN, notice::refusal(words, path, "not-your-seat", None)),
        Refusal::Told(message) => {
            (StatusCode::CONFLICT, notice::refusal(words, path, "refused", Some(&words.say(&message))))
        }
        Refusal::Stale => return Redirect::to(path).into_response(),
        Refusal::Store(error) => {
            eprintln!("{error}");
            (StatusCode::SERVICE_UNAVAILABLE, notice::refusal(words, path, "store-failed", None))
        }
    };
    (status, page(markup.into_string())).into_response()
}

async fn not_found(State(house): Shared, visitor: Visitor) -> Response {
    refused(&house, &visitor, "/", Refusal::NoTable)
}

async fn home(State(house): Shared, visitor: Visitor) -> Response {
    match home_page(&house, &visitor).await {
        Ok(response) => response,
        Err(refusal) => refused(&house, &visitor, "/", refusal),
    }
}

async fn home_page(house: &House, visitor: &Visitor) -> Result<Response, Refusal> {
    let mut tables = Vec::new();
    for id in house.store.tables_of(&visitor.person, LISTED).await? {
        let Ok(room) = house.hub.room(&id).await else { continue };
        let (table, (over, my_turn)) = (room.table().await, room.stage(&visitor.person).await);
        let stage = match (table.has_begun(), over) {
            (false, _) => Stage::Open,
            (true, true) => Stage::Over,
            (true, false) => Stage::Playing { my_turn },
        };
        let names =
            chairs(&table).into_iter().map(|chair| chair.name).filter(|name| !name.is_empty()).collect();
        tables.push(TableLine { id, game: table.game, names, stage });
    }
    let games: Vec<&str> = roster::GAMES.iter().map(|game| game.id).collect();
    let home = Home { words: visitor.words(house), games: &games, tables: &tables };
    Ok(page(pages::home::home(&home).into_string()))
}

async fn about(State(house): Shared, visitor: Visitor) -> Response {
    page(notice::about(visitor.words(&house)).into_string())
}

async fn kept(State(house): Shared, visitor: Visitor) -> Response {
    page(pages::kept::kept(visitor.words(&house), None).into_string())
}

#[derive(Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

/// Remembers the language and goes back to where one was, but only within the house.
async fn language(Path(tag): Path<String>, Query(Back { back }): Query<Back>) -> Response {
    let inside = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    let mut response = Redirect::to(if inside { &back } else { "/" }).into_response();
    session::remember_language(&mut response, Language::from_tag(&tag).unwrap_or_default());
    response
}

async fn asset(Path(file): Path<String>) -> Response {
    let path = format!("/assets/{file}");
    let Some(asset) = assets::assets().iter().find(|asset| asset.path == path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    (headers, asset.bytes.as_slice()).into_response()
}

#[derive(Deserialize)]
struct Focus {
    focus: Option<String>,
}

async fn table(
    State(house): Shared,
    At(room): At,
    Query(Focus { focus }): Query<Focus>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Response {
    let words = visitor.words(&house);
    match room.page(&visitor.person, words, focus.as_deref(), None).await {
        Some(markup) => page(markup),
        None => {
            let lobby = Waiting::at(&house, &room, &visitor, &headers).await;
            page(pages::lobby::lobby(&lobby.seen(words)).into_string())
        }
    }
}

#[derive(Deserialize)]
struct Asked {
    focus: Option<String>,
    #[serde(default)]
    have: String,
}

/// The regions of a table that the script doesn't have yet, with something clicked on or not.
async fn regions(
    State(house): Shared,
    Path(id): Path<String>,
    Query(Asked { focus, have }): Query<Asked>,
    visitor: Visitor,
) -> Response {
    match house.hub.room(&id).await {
        Ok(room) => {
            let focus = focus.as_deref().filter(|focus| !focus.is_empty());
            let glance = room.look(&visitor.person, visitor.words(&house), focus, None).await;
            patched(StatusCode::OK, &glance.regions, &have)
        }
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

fn patched(status: StatusCode, regions: &[Region], have: &str) -> Response {
    let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    (status, [json], stream::patch(regions, have)).into_response()
}

async fn join(State(house): Shared, At(room): At, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let joined = async {
        let name = name(&house, &visitor, &fields).await?;
        room.wish(&house.store, Wish::Sit { person: visitor.person.clone(), name }).await
    };
    back(&house, &visitor, &room, joined.await)
}

async fn add_bot(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let put = put_bot(&house, &visitor, &room, field(&fields, "level")).await;
    back(&house, &visitor, &room, put)
}

async fn clear(State(house): Shared, At(room): At, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let cleared = async {
        let no_seat = || Refusal::Told(Message::new("table-chair-is-free"));
        let seat = Seat::from_letter(field(&fields, "seat")).ok_or_else(no_seat)?;
        room.wish(&house.store, Wish::Clear { person: visitor.person.clone(), seat }).await
    };
    back(&house, &visitor, &room, cleared.await)
}

async fn start(State(house): Shared, At(room): At, visitor: Visitor) -> Response {
    let begun = begin(&house, &visitor, &room).await;
    back(&house, &visitor, &room, begun)
}

/// To the table, or to the page that says why something could not be done there.
fn back(house: &House, visitor: &Visitor, room: &Room, done: Result<(), Refusal>) -> Response {
    let path = format!("/t/{}", room.id);
    match done {
        Ok(()) => Redirect::to(&path).into_response(),
        Err(refusal) => refused(house, visitor, &path, refusal),
    }
}

/// Skips ahead to a person's turn, for whoever sits at the table.
async fn skip(At(room): At, visitor: Visitor) -> Response {
    if room.table().await.seat_of(&visitor.person).is_some() {
        room.skip_ahead();
    }
    if visitor.script {
        return patched(StatusCode::OK, &[], "");
    }
    Redirect::to(&format!("/t/{}", room.id)).into_response()
}

/// The action that a form means: its word, and what was chosen with it. Tickets are ticked one by one.
fn action(fields: &Fields) -> String {
    let chosen = |name: &str| {
        let all = fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str());
        all.collect::<Vec<_>>().join(" ")
    };
    match field(fields, "action") {
        "keep" | "" => format!("keep {}", chosen("keep")),
        action => format!("{action} {}", chosen("with")),
    }
}

/// Does what a form wants done after its action, one after the other, for as long as it can be done:
/// what the game has done by itself meanwhile needs no doing.
async fn act_on(house: &House, visitor: &Visitor, room: &Room, fields: &Fields) -> Result<(), Refusal> {
    for (_, then) in fields.iter().filter(|(key, _)| key == "then") {
        let step = room.table().await.steps.len() as u32;
        match room.act(&house.store, &visitor.person, step, then).await {
            Err(Refusal::Told(_) | Refusal::Stale) => break,
            done => done?,
        }
    }
    Ok(())
}

/// An action. For our script the answer is what changed for whoever acted; without it, the page.
async fn act(State(house): Shared, At(room): At, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let step = field(&fields, "step").parse().unwrap_or(u32::MAX);
    let mut done = room.act(&house.store, &visitor.person, step, action(&fields).trim()).await;
    if done.is_ok() {
        done = act_on(&house, &visitor, &room, &fields).await;
    }
    answered(&house, &visitor, &room, field(&fields, "have"), done).await
}

/// Something proposed to whoever is to act.
async fn propose(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let done = room.propose(&visitor.person, action(&fields).trim()).await;
    answered(&house, &visitor, &room, field(&fields, "have"), done).await
}

/// What a strong player would do, for whoever is to act.
async fn hint(
    State(house): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let room = match house.hub.room(&id).await {
        Ok(room) => room,
        Err(refusal) => return refused(&house, &visitor, "/", refusal),
    };
    let seed = u64::from_le_bytes((house.random)()[..8].try_into().unwrap_or_default());
    let done = room.hint(&house.study, &visitor.person, seed).await;
    answered(&house, &visitor, &room, field(&fields, "have"), done).await
}

/// What came of something done at a table.
async fn answered(
    house: &House,
    visitor: &Visitor,
    room: &Room,
    have: &str,
    done: Result<(), Refusal>,
) -> Response {
    let words = visitor.words(house);
    let path = format!("/t/{}", room.id);
    match (done, visitor.script) {
        (Ok(()) | Err(Refusal::Stale), true) => {
            let glance = room.look(&visitor.person, words, None, None).await;
            patched(StatusCode::OK, &glance.regions, have)
        }
        (Ok(()) | Err(Refusal::Stale), false) => Redirect::to(&path).into_response(),
        (Err(Refusal::Told(why)), script) => {
            let why = words.say(&why);
            if script {
                let glance = room.look(&visitor.person, words, None, Some(&why)).await;
                return patched(StatusCode::CONFLICT, &glance.regions, have);
            }
            let markup = room.page(&visitor.person, words, None, Some(&why)).await.unwrap_or_default();
            (StatusCode::CONFLICT, page(markup)).into_response()
        }
        (Err(refusal), _) => refused(house, visitor, &path, refusal),
    }
}

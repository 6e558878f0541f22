//! The one table of addresses, and what the simple ones of them do.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::{assets, notice};
use roster::Title;
use serde::Deserialize;
use words::Language;

use crate::answers::page;
use crate::refusal::{Reason, refused};
use crate::session::{self, POLICY, Visitor};
use crate::{
    House, big_screen, chat, company, compress, day, deal, entering, finding, forgetting, front, lesson, me,
    moving, new_table, own_board, pad, painting, partners, playing, practice, records, review, rules, stream,
    waiting,
};

/// What a picture may do: it brings its own styles.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

pub(crate) type Fields = Vec<(String, String)>;
pub(crate) type Shared = State<Arc<House>>;

/// All addresses.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(front::page))
        .route("/front", get(front::news))
        .route("/about", get(about))
        .route("/kept", get(kept))
        .route("/lang/{tag}", get(language))
        .route("/assets/{file}", get(asset))
        .route("/enter", post(entering::enter))
        .route("/me", get(me::me).post(me::set))
        .route("/me/key", post(moving::key))
        .route("/me/link", post(moving::link))
        .route("/me/here/{key}", get(moving::here).post(moving::go_on_here))
        .route("/me/recover", get(moving::recover_page).post(moving::recover))
        .route("/me/delete", get(forgetting::ask).post(forgetting::forget))
        .route("/g/{game}", get(new_table::start))
        .route("/g/{game}/rules", get(rules::show))
        .route("/g/{game}/lesson", post(lesson::lay))
        .route("/g/{game}/day", post(day::play))
        .route("/day", get(day::today))
        .route("/day/{day}", get(day::earlier))
        .route("/pad", get(pad::list))
        .route("/pad/{game}", get(pad::fresh))
        .route("/pad/{game}/{pad}", get(pad::show))
        .route("/boards/{file}", get(own_board::pattern))
        .route("/play", post(new_table::play))
        .route("/tables", post(new_table::lay))
        .route("/code", post(finding::by_code))
        .route("/posters/{file}", get(poster))
        .route("/events", get(stream::events))
        .route("/t/{table}", get(playing::table))
        .route("/t/{table}/regions", get(playing::regions))
        .route("/t/{table}/record", get(playing::record))
        .route("/t/{table}/replay", get(review::seek))
        .route("/t/{table}/replay/{step}/{eyes}", get(review::show))
        .route("/t/{table}/replay/{step}/{eyes}/regions", get(review::regions))
        .route("/t/{table}/record.txt", get(playing::text))
        .route("/t/{table}/practice", post(practice::at_table))
        .route("/t/record/{id}/practice", post(practice::of_record))
        .route("/records", get(records::form).post(records::bring))
        .route("/t/record/{id}/replay", get(records::seek))
        .route("/t/record/{id}/replay/{step}/{eyes}", get(records::show))
        .route("/t/record/{id}/replay/{step}/{eyes}/regions", get(records::regions))
        .route("/t/record/{id}/record.txt", get(records::download))
        .route("/t/{table}/deal", get(deal::show))
        .route("/t/{table}/board", get(big_screen::show))
        .route("/t/{table}/board/regions", get(big_screen::regions))
        .route("/t/{table}/board.toml", get(own_board::download))
        .route("/t/{table}/keys", get(playing::keys))
        .route("/t/{table}/legend", get(playing::legend))
        .route("/t/{table}/join", post(waiting::join))
        .route("/t/{table}/bot", post(waiting::add_bot))
        .route("/t/{table}/clear", post(waiting::clear))
        .route("/t/{table}/hold", post(waiting::hold))
        .route("/t/{table}/seats", post(waiting::resize))
        .route("/t/{table}/swap", post(waiting::swap))
        .route("/t/{table}/first", post(waiting::first))
        .route("/t/{table}/paint", post(painting::paint))
        .route("/t/{table}/start", post(waiting::start))
        .route("/t/{table}/act", post(playing::act))
        .route("/t/{table}/propose", post(partners::propose))
        .route("/t/{table}/withdraw", post(partners::withdraw))
        .route("/t/{table}/pin", post(partners::pin))
        .route("/t/{table}/plan", post(partners::plan))
        .route("/t/{table}/hint", post(playing::hint))
        .route("/t/{table}/skip", post(playing::skip))
        .route("/t/{table}/undo", post(company::undo))
        .route("/t/{table}/consent", post(company::consent))
        .route("/t/{table}/leave", post(company::leave))
        .route("/t/{table}/resign", post(company::resign))
        .route("/t/{table}/return", post(company::come_back))
        .route("/t/{table}/hand", post(company::hand_over))
        .route("/t/{table}/offer", post(company::offer))
        .route("/t/{table}/take", post(company::take))
        .route("/t/{table}/open", post(company::open))
        .route("/t/{table}/rematch", post(company::rematch))
        .route("/t/{table}/say", post(chat::say))
        .route("/t/{table}/lesson", post(lesson::go_on))
        .route("/t/{table}/mute", post(chat::mute))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .fallback(not_found)
        .layer(middleware::from_fn_with_state(house.clone(), session::visit))
        .with_state(house)
}

pub(crate) fn field<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
}

/// An address of the house itself to go back to: whatever else it says leads to the front page.
pub(crate) fn inside(path: &str) -> &str {
    if notice::is_inside(path) { path } else { "/" }
}

async fn not_found(State(house): Shared, visitor: Visitor) -> Response {
    refused(&house, &visitor, "/", Reason::NotFound)
}

/// A game as a picture of its own, for messengers: its poster, or what it brings for them.
async fn poster(State(house): Shared, Path(file): Path<String>, visitor: Visitor) -> Response {
    let (game, ending) = file.rsplit_once('.').unwrap_or_default();
    let game = house.tools.games.game(game).ok();
    let kept = (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=86400"));
    let policy = (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PICTURE_POLICY));
    let kind = |mime| (header::CONTENT_TYPE, HeaderValue::from_static(mime));
    match (game, ending) {
        (Some(game), "svg") => {
            let poster = pages::poster::picture(visitor.words(&house), game).into_string();
            ([kind("image/svg+xml"), policy], poster).into_response()
        }
        (Some(Title { card: Some(card), .. }), "png") => {
            ([kind("image/png"), policy, kept], *card).into_response()
        }
        _ => refused(&house, &visitor, "/", Reason::NotFound),
    }
}

async fn about(State(house): Shared, visitor: Visitor) -> Response {
    page(notice::about(visitor.words(&house), &house.tools.games).into_string())
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
    let mut response = Redirect::to(inside(&back)).into_response();
    session::remember_language(&mut response, Language::from_tag(&tag).unwrap_or_default());
    response
}

async fn asset(State(house): Shared, Path(file): Path<String>, asked: HeaderMap) -> Response {
    let path = format!("/assets/{file}");
    let mut found = assets::find(&path);
    // A page from before the server was started again may ask for a picture that isn't drawn yet.
    if found.is_none() && !house.has_drawn() {
        let _ = tokio::task::spawn_blocking(move || house.draw_boards()).await;
        found = assets::find(&path);
    }
    let Some(asset) = found else { return StatusCode::NOT_FOUND.into_response() };
    let policy = if asset.mime.starts_with("image/svg") { PICTURE_POLICY } else { POLICY };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    if let Some(pressed) = asset.brotli().filter(|_| compress::accepts(&asked, "br")) {
        let brotli = [(header::CONTENT_ENCODING, HeaderValue::from_static("br"))];
        return (headers, brotli, pressed.to_vec()).into_response();
    }
    if compress::accepts(&asked, "gzip") {
        let gzip = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
        return (headers, gzip, asset.gzip.clone()).into_response();
    }
    (headers, asset.bytes.clone()).into_response()
}

/// Whether the program runs.
async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether it can do its work: the store can be read, and it isn't about to stop.
async fn readyz(State(house): Shared) -> Response {
    if *house.tools.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match house.tools.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// Numbers for whoever runs the house: for this machine only, and not by way of a proxy.
async fn metrics(State(house): Shared, visitor: Visitor) -> Response {
    if visitor.address.is_some() || visitor.forwarded {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = house.tools.gauges.text(house.hub.len(), house.tools.pool.waiting(), &house.tools.store);
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::inside;

    #[test]
    fn one_is_led_back_within_the_house_only() {
        for own in ["/", "/t/abc?focus=route:a-b", "/about"] {
            assert_eq!(inside(own), own);
        }
        for foreign in [
            "",
            "//evil.example",
            "/\t/evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/\r\nx: y",
            "/ж",
        ] {
            assert_eq!(inside(foreign), "/", "{foreign:?}");
        }
    }
}

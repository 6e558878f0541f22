//! Score pads over HTTP. A pad is its address: nothing is kept here, and a change leads to another address.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Bots;
use pages::pad::{Answer, Asked, address, path, seats_of};
use roster::Title;
use stalls::{Housed, Visitor};
use table::checked_name;

use crate::House;
use crate::answers::{self, Marked, data, page};
use crate::refusal::{Reason, refused};
use crate::routes::{Fields, Shared, field};
use crate::session;
use crate::waiting::base;

/// So many play on a fresh pad, where the game can be played so.
const SEATS: usize = 4;

/// Draws a pad with a table of the game at hand.
pub(crate) struct Draw<'a>(pub &'a Asked<'a>);

impl Visitor for Draw<'_> {
    type Output = Option<Answer>;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Option<Answer> {
        rules.pad(self.0)
    }
}

/// `GET /pad`: which games have one.
pub(crate) async fn list(State(house): Shared, visitor: session::Visitor) -> Response {
    page(pages::pad::list(visitor.words(&house), &house.tools.games).into_string())
}

/// `GET /pad/{game}?tap=…`: an empty pad.
pub(crate) async fn fresh(
    state: Shared,
    Path(game): Path<String>,
    change: Query<Fields>,
    visitor: session::Visitor,
) -> Response {
    show(state, Path((game, String::new())), change, visitor).await
}

/// `GET /pad/{game}/{pad}?tap=…`: a pad, or the way to the pad that it becomes by a change.
pub(crate) async fn show(
    State(house): Shared,
    Path((game, text)): Path<(String, String)>,
    Query(change): Query<Fields>,
    visitor: session::Visitor,
) -> Response {
    let asking = visitor.clone();
    let drawing = house.clone();
    // Boards may not have been drawn yet, which takes a while.
    let answered = tokio::task::spawn_blocking(move || answered(&drawing, &asking, &game, &text, &change));
    match answered.await {
        Ok(Some(answer)) => answer,
        Ok(None) => refused(&house, &visitor, "/pad", Reason::NotFound),
        Err(_) => refused(&house, &visitor, "/pad", Reason::Unknown),
    }
}

fn answered(
    house: &House,
    visitor: &session::Visitor,
    game: &str,
    text: &str,
    change: &Fields,
) -> Option<Response> {
    let game = house.tools.games.game(game).ok()?;
    let base = base(house, visitor);
    let ask = |text: &str, change: &Fields| {
        let asked = Asked {
            words: visitor.words(house),
            game,
            text,
            change,
            clean: &|name| checked_name(name).unwrap_or_default(),
            base: &base,
            regions: visitor.script,
        };
        house.tools.deals.pad(seats(game, text)?, &asked)
    };
    Some(match ask(text, change)? {
        Answer::Page(drawn) => page(drawn),
        Answer::Regions(regions) => news(game, text, regions, change),
        Answer::Changed(text) if visitor.script => match ask(&text, &Fields::new())? {
            Answer::Regions(regions) => news(game, &text, regions, change),
            Answer::Page(_) | Answer::Changed(_) => return None,
        },
        Answer::Changed(text) => {
            // What was looked for is looked for still.
            let typed = url_typed(field(change, "q"));
            Redirect::to(&(path(game.id, &text) + &typed)).into_response()
        }
    })
}

/// How many have played by a pad; nobody, where the game can't be played so.
fn seats(game: &Title, text: &str) -> Option<usize> {
    let seats = match text {
        "" => SEATS.clamp(*game.seats.start(), *game.seats.end()),
        text => seats_of(text)?,
    };
    game.seats.contains(&seats).then_some(seats)
}

/// What the script doesn't have yet, and the address of the pad.
fn news(game: &Title, text: &str, regions: Vec<pages::Region>, asked: &Fields) -> Response {
    let at = if text.is_empty() { address(game.id) } else { path(game.id, text) };
    let regions: Vec<Marked> = regions.into_iter().map(Marked::new).collect();
    let regions: Vec<&Marked> = regions.iter().collect();
    data(StatusCode::OK, answers::news((&at, 0), &regions, field(asked, "have"), None))
}

fn url_typed(typed: &str) -> String {
    match typed {
        "" => String::new(),
        typed => {
            let encoded: String = typed.bytes().map(|byte| format!("%{byte:02X}")).collect();
            format!("?q={encoded}")
        }
    }
}

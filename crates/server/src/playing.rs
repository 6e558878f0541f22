//! A table whose game has begun: what there is to see of it, and what is done there.

use std::sync::Arc;

use axum::extract::{Form, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use pages::Region;
use serde::Deserialize;

use crate::House;
use crate::answers::{Marked, data, news, page};
use crate::at::At;
use crate::live::Look;
use crate::now::{Hint, Now, chairs};
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::room::Room;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
use crate::waiting::{self, Waiting};

/// Somebody's look at a table.
struct Glance<'a> {
    house: &'a House,
    room: &'a Room,
    now: &'a Now,
    visitor: &'a Visitor,
    focus: Option<&'a str>,
    refusal: Option<&'a str>,
}

impl Glance<'_> {
    /// What is drawn of the game, if it has begun.
    fn drawn<T>(&self, draw: impl FnOnce(&dyn crate::live::Live, &Look<'_>) -> T) -> Option<T> {
        let (now, live) = (self.now, self.now.live.as_deref()?);
        let hint = now.acting(&self.visitor.person).and_then(|seat| now.hint(seat));
        let look = Look {
            words: self.visitor.words(self.house),
            table: &self.room.id,
            chairs: &chairs(&now.table),
            viewer: now.viewer(&self.visitor.person),
            focus: self.focus,
            refusal: self.refusal,
            proposals: &now.proposals,
            hint: match hint {
                Some(Hint::Told(advice)) => Some(advice),
                _ => None,
            },
            thinking: matches!(hint, Some(Hint::Thinking)),
            hints: now.table.hints,
            departed: now.departed.as_ref(),
            mark: &now.mark(&self.visitor.person),
            once: &self.house.once(&[&self.room.id, &self.visitor.person]),
            own_board: now.own_board.as_ref().map(|head| &head.names),
        };
        Some(draw(live, &look))
    }

    fn page(&self) -> Option<String> {
        self.drawn(|live, look| live.page(look))
    }

    fn regions(&self) -> Vec<Region> {
        self.drawn(|live, look| live.regions(look)).unwrap_or_default()
    }
}

#[derive(Deserialize)]
pub(crate) struct Focus {
    focus: Option<String>,
}

/// The page of a table.
pub(crate) async fn table(
    State(house): Shared,
    At(room): At,
    Query(Focus { focus }): Query<Focus>,
    visitor: Visitor,
) -> Response {
    let now = room.now();
    if now.live.is_none() {
        let lobby = Waiting::at(&house, &room, &visitor).await;
        return page(pages::lobby::lobby(&lobby.seen(visitor.words(&house))).into_string());
    }
    whole(&house, &room, now, &visitor, focus, None).await
}

/// Sees to it that what is drawn once of a table's board is there. It takes a while, whatever the board, so
/// it is done where bots think: nobody else waits for it.
async fn prepare(house: &Arc<House>, now: &Now, visitor: &Visitor) {
    let Some(live) = now.live.clone().filter(|live| !live.has_drawn(visitor.words(house))) else { return };
    let (house, language) = (house.clone(), visitor.language);
    let study = house.tools.study.clone();
    let draw = move |_: &dyn Fn() -> bool| {
        live.draw_board(house.words(language));
        Some(())
    };
    study.think(&visitor.person, false, draw).await;
}

/// The whole page of a game that has begun.
async fn whole(
    house: &Arc<House>,
    room: &Arc<Room>,
    now: Arc<Now>,
    visitor: &Visitor,
    focus: Option<String>,
    refusal: Option<String>,
) -> Response {
    prepare(house, &now, visitor).await;
    let (focus, refusal) = (focus.as_deref(), refusal.as_deref());
    page(Glance { house, room, now: &now, visitor, focus, refusal }.page().unwrap_or_default())
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    focus: Option<String>,
    #[serde(default)]
    have: String,
    /// Whether the page shows a table that hasn't started.
    lobby: Option<String>,
}

/// The regions of a table that the script doesn't have yet, with something clicked on or not.
pub(crate) async fn regions(
    State(house): Shared,
    At(room): At,
    Query(Asked { focus, have, lobby }): Query<Asked>,
    visitor: Visitor,
) -> Response {
    let now = room.now();
    if now.live.is_none() || lobby.is_some() {
        return waiting::news(&house, &room, &visitor, &have).await;
    }
    prepare(&house, &now, &visitor).await;
    let focus = focus.as_deref().filter(|focus| !focus.is_empty());
    let glance = Glance { house: &house, room: &room, now: &now, visitor: &visitor, focus, refusal: None };
    data(StatusCode::OK, glance.news(&have, None))
}

impl Glance<'_> {
    /// What our script doesn't have yet.
    fn news(&self, have: &str, notice: Option<(&str, &str)>) -> String {
        let (now, visitor) = (self.now, self.visitor);
        let (mark, steps) = (now.mark(&visitor.person), now.steps());
        let regions = || Arc::new(self.regions().iter().map(Marked::new).collect::<Vec<_>>());
        let regions = match (self.focus, self.refusal) {
            // Many see the same: all who only watch, for instance.
            (None, None) => {
                let key = (now.viewer(&visitor.person), visitor.language);
                self.room.drawn.get(now.version, key, regions)
            }
            _ => regions(),
        };
        news((&mark, steps), &regions, have, notice)
    }
}

/// The whole game as a text, once nothing in it is secret any more.
pub(crate) async fn record(State(house): Shared, At(room): At, visitor: Visitor) -> Response {
    let now = room.now();
    if !now.is_over() && now.departed.is_none() {
        return refused(&house, &visitor, &format!("/t/{}", room.id), Reason::Unreadable);
    }
    let log = match house.tools.store.log(&room.id, 0).await {
        Ok(log) => log,
        Err(error) => return refused(&house, &visitor, "/", error),
    };
    let named = format!("attachment; filename=\"roundhouse-{}-{}.jsonl\"", now.table.game, room.id);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl; charset=utf-8")),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_str(&named).unwrap_or(HeaderValue::from_static("attachment")),
        ),
    ];
    (headers, log.join("\n") + "\n").into_response()
}

/// Skips ahead to a person's turn, for whoever sits at the table.
pub(crate) async fn skip(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    if room.now().table.seat_of(&visitor.person).is_some() {
        room.skip_ahead();
    }
    answered(&house, &visitor, &room, field(&fields, "have"), Ok(())).await
}

/// The action that a form means: its word, and what was chosen with it. Tickets are ticked one by one.
fn action(fields: &Fields) -> String {
    let chosen = |name: &str| {
        let all = fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str());
        all.collect::<Vec<_>>().join(" ")
    };
    let action = match field(fields, "action") {
        "keep" | "" => format!("keep {}", chosen("keep")),
        action => format!("{action} {}", chosen("with")),
    };
    action.trim().to_owned()
}

/// An action, and what its form wants done after it. For our script the answer is what changed for
/// whoever acted; without it, the page.
pub(crate) async fn act(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let step = field(&fields, "step").parse().unwrap_or(u32::MAX);
    let then = fields.iter().filter(|(key, _)| key == "then").map(|(_, then)| then.clone());
    let actions = std::iter::once(action(&fields)).chain(then).collect();
    let done = room.act(&visitor.person, step, actions).await;
    answered(&house, &visitor, &room, field(&fields, "have"), done).await
}

/// Something proposed to whoever is to act.
pub(crate) async fn propose(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let done = room.propose(&visitor.person, &action(&fields));
    answered(&house, &visitor, &room, field(&fields, "have"), done).await
}

/// What a strong player would do, for whoever is to act.
pub(crate) async fn hint(
    State(house): Shared,
    At(room): At,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let done = room.hint(&visitor.person, visitor.address.as_deref()).await;
    answered(&house, &visitor, &room, field(&fields, "have"), done).await
}

/// What came of something done at a table, and what is there now.
async fn answered(
    house: &Arc<House>,
    visitor: &Visitor,
    room: &Arc<Room>,
    have: &str,
    done: Result<(), Refusal>,
) -> Response {
    let (now, path) = (room.now(), format!("/t/{}", room.id));
    prepare(house, &now, visitor).await;
    let refusal = match done {
        Ok(()) => None,
        // What the table itself says no to is said at the table.
        Err(refusal @ (Refusal::Told(_) | Refusal::Stale | Refusal::Departed(_))) if now.live.is_some() => {
            Some(refusal)
        }
        Err(refusal) => return refused(house, visitor, &path, refusal),
    };
    let Some(refusal) = refusal else {
        if !visitor.script {
            return Redirect::to(&path).into_response();
        }
        let glance = Glance { house, room, now: &now, visitor, focus: None, refusal: None };
        return data(StatusCode::OK, glance.news(have, None));
    };
    let (status, code) = refusal.told();
    let text = refusal.say(visitor.words(house));
    let mut response = if visitor.script {
        // The script says it over the page: in the page it would move what is under a finger.
        let glance = Glance { house, room, now: &now, visitor, focus: None, refusal: None };
        data(status, glance.news(have, Some((&code, &text))))
    } else {
        whole(house, room, now, visitor, None, Some(text)).await
    };
    *response.status_mut() = status;
    marked(response, &code)
}

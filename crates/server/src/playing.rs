//! A table whose game has begun: what there is to see of it, and what is done there.

use std::sync::Arc;

use axum::extract::{Form, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use pages::Region;
use serde::Deserialize;

use crate::answers::{Marked, attachment, data, news, page};
use crate::at_table::AtTable;
use crate::live::ViewerContext;
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::routes::{Fields, field};
use crate::snapshot::{Hint, Snapshot, chairs};
use crate::waiting;

/// Somebody who asks for what there is to see of a table.
struct PageRequest<'a> {
    at: &'a AtTable,
    now: &'a Snapshot,
    focus: Option<&'a str>,
    refusal: Option<&'a str>,
}

impl PageRequest<'_> {
    /// What is drawn of the game, if it has begun.
    fn drawn<T>(&self, draw: impl FnOnce(&dyn crate::live::Live, &ViewerContext<'_>) -> T) -> Option<T> {
        let (now, live) = (self.now, self.now.live.as_deref()?);
        let (table, person) = (&*self.at.room.id, &*self.at.visitor.person);
        let hint = now.acting(person).and_then(|seat| now.hint(seat));
        let context = ViewerContext {
            words: self.at.words(),
            table,
            chairs: &chairs(&now.table),
            viewer: now.viewer(person),
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
            mark: &now.mark(person),
            once: &self.at.house.once(&[table, person]),
            own_board: now.own_board.as_ref().map(|head| &head.names),
        };
        Some(draw(live, &context))
    }

    fn page(&self) -> Option<String> {
        self.drawn(|live, context| live.page(context))
    }

    fn regions(&self) -> Vec<Region> {
        self.drawn(|live, context| live.regions(context)).unwrap_or_default()
    }
}

#[derive(Deserialize)]
pub(crate) struct Focus {
    focus: Option<String>,
}

/// The page of a table.
pub(crate) async fn table(at: AtTable, Query(Focus { focus }): Query<Focus>) -> Response {
    let now = at.room.now();
    if now.live.is_none() {
        return page(waiting::drawn(&at, pages::lobby::lobby).await.into_string());
    }
    whole(&at, &now, focus, None).await
}

/// Sees to it that what is drawn once of a table's board is there. It takes a while, whatever the board, so
/// it is done where bots think: nobody else waits for it.
async fn prepare(at: &AtTable, now: &Snapshot) {
    let Some(live) = now.live.clone().filter(|live| !live.has_drawn(at.words())) else { return };
    let (house, language) = (at.house.clone(), at.visitor.language);
    let pool = house.tools.pool.clone();
    let draw = move |_: &dyn Fn() -> bool| {
        live.draw_board(house.words(language));
        Some(())
    };
    pool.think(&at.visitor.person, false, draw).await;
}

/// The whole page of a game that has begun.
async fn whole(at: &AtTable, now: &Snapshot, focus: Option<String>, refusal: Option<&str>) -> Response {
    prepare(at, now).await;
    page(PageRequest { at, now, focus: focus.as_deref(), refusal }.page().unwrap_or_default())
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
pub(crate) async fn regions(at: AtTable, Query(Asked { focus, have, lobby }): Query<Asked>) -> Response {
    let now = at.room.now();
    if now.live.is_none() || lobby.is_some() {
        return waiting::news(&at, &have).await;
    }
    prepare(&at, &now).await;
    let focus = focus.as_deref().filter(|focus| !focus.is_empty());
    let request = PageRequest { at: &at, now: &now, focus, refusal: None };
    data(StatusCode::OK, request.news(&have, None))
}

impl PageRequest<'_> {
    /// What our script doesn't have yet.
    fn news(&self, have: &str, notice: Option<(&str, &str)>) -> String {
        let (now, visitor) = (self.now, &self.at.visitor);
        let (mark, steps) = (now.mark(&visitor.person), now.steps());
        let regions = || Arc::new(self.regions().iter().map(Marked::new).collect::<Vec<_>>());
        let regions = match (self.focus, self.refusal) {
            // Many see the same: all who only watch, for instance.
            (None, None) => {
                let key = (now.viewer(&visitor.person), visitor.language);
                self.at.room.regions.get(now.version, key, regions)
            }
            _ => regions(),
        };
        news((&mark, steps), &regions, have, notice)
    }
}

/// The whole game as a text, once nothing in it is secret any more.
pub(crate) async fn record(at: AtTable) -> Response {
    let now = at.room.now();
    if !now.is_over() && now.departed.is_none() {
        return at.refused(Reason::Unreadable);
    }
    let id = &at.room.id;
    match at.house.tools.store.log(id, 0).await {
        Ok(log) => {
            let name = format!("roundhouse-{}-{id}.jsonl", now.table.game);
            attachment("application/jsonl; charset=utf-8", &name, log.join("\n") + "\n")
        }
        Err(error) => refused(&at.house, &at.visitor, "/", error),
    }
}

/// Skips ahead to a person's turn, for whoever sits at the table.
pub(crate) async fn skip(at: AtTable, Form(fields): Form<Fields>) -> Response {
    if at.room.now().table.seat_of(&at.visitor.person).is_some() {
        at.room.skip_ahead();
    }
    answered(&at, field(&fields, "have"), Ok(())).await
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
pub(crate) async fn act(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let step = field(&fields, "step").parse().unwrap_or(u32::MAX);
    let then = fields.iter().filter(|(key, _)| key == "then").map(|(_, then)| then.clone());
    let actions = std::iter::once(action(&fields)).chain(then).collect();
    let done = at.room.act(&at.visitor.person, step, actions).await;
    answered(&at, field(&fields, "have"), done).await
}

/// Something proposed to whoever is to act.
pub(crate) async fn propose(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = at.room.propose(&at.visitor.person, &action(&fields));
    answered(&at, field(&fields, "have"), done).await
}

/// What a strong player would do, for whoever is to act.
pub(crate) async fn hint(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = at.room.hint(&at.visitor.person, at.visitor.address.as_deref()).await;
    answered(&at, field(&fields, "have"), done).await
}

/// What came of something done at a table, and what is there now.
async fn answered(at: &AtTable, have: &str, done: Result<(), Refusal>) -> Response {
    let now = at.room.now();
    prepare(at, &now).await;
    let request = PageRequest { at, now: &now, focus: None, refusal: None };
    let refusal = match done {
        Ok(()) if at.visitor.script => return data(StatusCode::OK, request.news(have, None)),
        Ok(()) => return Redirect::to(&at.path()).into_response(),
        // What the table itself says no to is said at the table.
        Err(refusal @ (Refusal::Told(_) | Refusal::Stale | Refusal::Departed(_))) if now.live.is_some() => {
            refusal
        }
        Err(refusal) => return at.refused(refusal),
    };
    let (status, code) = refusal.told();
    let text = refusal.say(at.words());
    let response = if at.visitor.script {
        // The script says it over the page: in the page it would move what is under a finger.
        data(status, request.news(have, Some((&code, &text))))
    } else {
        whole(at, &now, None, Some(&text)).await
    };
    marked(response, status, &code)
}

//! A table whose game has begun: what there is to see of it, and what is done there.

use std::sync::Arc;

use axum::extract::{Form, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use pages::Region;
use pages::big_screen::Invitation;
use pages::company::Company;
use pages::preferences::Preferences;
use serde::Deserialize;
use table::Kept;

use crate::answers::{Marked, attachment, data, news, page};
use crate::at_table::AtTable;
use crate::finding::code;
use crate::live::{Live, ViewerContext};
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::routes::{Fields, field};
use crate::session::Visitor;
use crate::snapshot::{Hint, Snapshot};
use crate::{House, me, records, waiting};

/// Somebody who asks for what there is to see of a table.
struct PageRequest<'a> {
    at: &'a AtTable,
    now: &'a Snapshot,
    focus: Option<&'a str>,
    refusal: Option<&'a str>,
    /// Whether what was said is unfolded.
    talks: bool,
    preferences: Preferences,
    /// Whether what they wanted was refused just now.
    refused: bool,
}

impl PageRequest<'_> {
    /// What is drawn of the game, if it has begun.
    fn drawn<T>(&self, draw: impl FnOnce(&dyn Live, &ViewerContext<'_>) -> T) -> Option<T> {
        let (now, live) = (self.now, self.now.live.as_deref()?);
        let (table, person) = (&*self.at.place(), &*self.at.visitor.person);
        let time = self.at.house.tools.millis();
        let hint = now.acting(person).and_then(|seat| now.hint(seat));
        let chat = pages::chat::Chat { open: self.talks, ..now.chat(person) };
        let (link, unreachable) = (self.at.link(), self.at.is_unreachable());
        let invitation = Invitation { link: &link, code: code(&self.at.room.id), unreachable };
        let context = ViewerContext {
            words: self.at.words(),
            table,
            chairs: &now.chairs(&self.at.house, self.at.visitor.language, time),
            viewer: now.viewer(person),
            plays: now.acting(person).is_some(),
            focus: self.focus,
            refusal: self.refusal,
            partners: &now.partners,
            hint: match hint {
                Some(Hint::Told(advice)) => Some(advice),
                _ => None,
            },
            thinking: matches!(hint, Some(Hint::Thinking(_))),
            hints: now.table.terms.hints,
            counts: now.table.terms.counts,
            departed: now.departed.as_ref(),
            mark: &now.mark(person),
            once: &self.at.house.once(&[table, person]),
            own_board: now.own_board.as_ref().map(|head| &head.names),
            company: Company { refused: self.refused, ..now.company(person) },
            chat: &chat,
            big: self.at.big.then_some(invitation),
            review: None,
            preferences: self.preferences,
            now: if now.table.terms.pace.is_none() { 0 } else { time },
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
    chat: Option<String>,
}

/// The page of a table.
pub(crate) async fn table(at: AtTable, Query(focus): Query<Focus>) -> Response {
    shown(&at, focus).await
}

/// The same, or a big screen.
pub(crate) async fn shown(at: &AtTable, Focus { focus, chat }: Focus) -> Response {
    let now = at.room.now();
    if now.live.is_none() {
        return waiting::whole(at).await;
    }
    whole(at, &now, Look { focus, refusal: None, talks: chat.is_some() && !at.big }).await
}

/// How somebody looks at a page.
struct Look<'a> {
    focus: Option<String>,
    refusal: Option<&'a str>,
    talks: bool,
}

/// Sees to it that what is drawn once of a table's board is there. It takes a while, whatever the board, so
/// it is done where bots think: nobody else waits for it.
async fn prepare(at: &AtTable, now: &Snapshot) {
    if let Some(live) = &now.live {
        prepare_board(&at.house, &at.visitor, live).await;
    }
}

/// The same for a game, wherever it is looked at.
pub(crate) async fn prepare_board(house: &Arc<House>, visitor: &Visitor, live: &Arc<dyn Live>) {
    if live.has_drawn(visitor.words(house)) {
        return;
    }
    let (house, live, language) = (house.clone(), live.clone(), visitor.language);
    let pool = house.tools.pool.clone();
    let draw = move |_: &dyn Fn() -> bool| {
        live.draw_board(house.words(language));
        Some(())
    };
    pool.think(&visitor.person, false, draw).await;
}

/// The whole page of a game that has begun.
async fn whole(at: &AtTable, now: &Snapshot, look: Look<'_>) -> Response {
    prepare(at, now).await;
    let preferences = me::preferences(&at.house, &at.visitor.person).await.unwrap_or_default();
    let Look { focus, refusal, talks } = look;
    page(
        PageRequest {
            at,
            now,
            focus: focus.as_deref(),
            refusal,
            talks,
            preferences,
            refused: refusal.is_some(),
        }
        .page()
        .unwrap_or_default(),
    )
}

/// The sheet of a table's keys: our script asks for it when somebody presses one.
pub(crate) async fn keys(at: AtTable) -> Response {
    match &at.room.now().live {
        Some(live) => page(live.keys(at.words())),
        None => refused(&at.house, &at.visitor, "/", Reason::NotFound),
    }
}

/// What is told of what can be pointed at: our script asks for it when somebody asks for the first time.
pub(crate) async fn legend(at: AtTable) -> Response {
    match &at.room.now().live {
        Some(live) => page(live.legend(at.words())),
        None => refused(&at.house, &at.visitor, "/", Reason::NotFound),
    }
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
pub(crate) async fn regions(at: AtTable, Query(asked): Query<Asked>) -> Response {
    regions_asked(&at, asked).await
}

/// The same, or those of a big screen.
pub(crate) async fn regions_asked(at: &AtTable, Asked { focus, have, lobby }: Asked) -> Response {
    let now = at.room.now();
    if now.live.is_none() || lobby.is_some() {
        return waiting::news(at, &have).await;
    }
    prepare(at, &now).await;
    let focus = focus.as_deref().filter(|focus| !focus.is_empty());
    let request = PageRequest::of(at, &now, focus);
    data(StatusCode::OK, request.news(&have, None))
}

impl<'a> PageRequest<'a> {
    /// What our script asks for.
    fn of(at: &'a AtTable, now: &'a Snapshot, focus: Option<&'a str>) -> PageRequest<'a> {
        let preferences = Preferences::default();
        PageRequest { at, now, focus, refusal: None, talks: false, preferences, refused: false }
    }

    /// What our script doesn't have yet.
    fn news(&self, have: &str, notice: Option<(&str, &str)>) -> String {
        let (now, visitor) = (self.now, &self.at.visitor);
        let (mark, steps) = (now.mark(&visitor.person), now.steps());
        let regions = || Arc::new(self.regions().into_iter().map(Marked::new).collect::<Vec<_>>());
        let regions = match (self.focus, self.refusal) {
            // Many see the same: all who only watch, for instance.
            (None, None) => {
                let key = (now.viewer(&visitor.person), self.at.big, visitor.language);
                self.at.room.regions.get(now.version, key, regions)
            }
            _ => regions(),
        };
        // What goes on between people is drawn for each of them.
        let company = self.drawn(|live, context| live.company(context)).map(Marked::new);
        let coach = self.drawn(|live, context| live.coach(context)).flatten().map(Marked::new);
        let chat = now.live.as_ref().filter(|_| !self.at.big).map(|_| {
            let chat = now.chat(&visitor.person);
            let chairs = now.chairs(&self.at.house, self.at.visitor.language, 0);
            Marked::new(pages::chat::region(self.at.words(), &self.at.room.id, &chairs, &chat))
        });
        let all: Vec<&Marked> = regions.iter().chain(&company).chain(&coach).chain(&chat).collect();
        news((&mark, steps), &all, have, notice)
    }
}

/// The whole game as a text, once nothing in it is secret any more.
pub(crate) async fn record(at: AtTable) -> Response {
    let now = at.room.now();
    if !now.is_laid_open() {
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

/// The same as a record: what was done, what chance decided, and how it ended.
pub(crate) async fn text(at: AtTable) -> Response {
    let now = at.room.now();
    if !now.is_laid_open() {
        return at.refused(Reason::Unreadable);
    }
    let log = match at.house.tools.store.log(&at.room.id, 0).await {
        Ok(log) => log,
        Err(error) => return refused(&at.house, &at.visitor, "/", error),
    };
    let deals = at.house.tools.deals.clone();
    let told = move |_: &dyn Fn() -> bool| Some(Kept::read(&log).and_then(|kept| deals.record(&kept)));
    match at.house.tools.pool.think(&at.visitor.person, true, told).await {
        Some(Ok(record)) => records::text_file(&record.game, &at.room.id, record.to_string()),
        Some(Err(why)) => at.refused(Refusal::Told(why)),
        None => at.refused(Reason::Unknown),
    }
}

/// Skips ahead to a person's turn, for whoever sits at the table.
pub(crate) async fn skip(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let sits = at.room.now().table.seat_of(&at.visitor.person).is_some();
    if sits {
        at.room.skip_ahead();
    }
    let done = sits.then_some(()).ok_or(Reason::NotYourSeat.into());
    answered(&at, field(&fields, "have"), done).await
}

/// The action that a form means: its word, and what was chosen with it. Tickets are ticked one by one.
pub(crate) fn action(fields: &Fields) -> String {
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

/// What a strong player would do, for whoever is to act.
pub(crate) async fn hint(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = at.room.hint(&at.visitor.person, at.visitor.address.as_deref()).await;
    answered(&at, field(&fields, "have"), done).await
}

/// What came of something done at a table, and what is there now.
pub(crate) async fn answered(at: &AtTable, have: &str, done: Result<(), Refusal>) -> Response {
    answered_beside(at, have, done, None).await
}

/// The same, beside what somebody looks at, if they do; they go on where they were.
pub(crate) async fn answered_beside(
    at: &AtTable,
    have: &str,
    done: Result<(), Refusal>,
    beside: Option<&str>,
) -> Response {
    let now = at.room.now();
    if !now.may_look(&at.visitor.person) {
        return at.refused(done.err().unwrap_or(Reason::NotWatched.into()));
    }
    prepare(at, &now).await;
    let request = PageRequest::of(at, &now, beside.filter(|focus| !focus.is_empty()));
    let refusal = match done {
        Ok(()) if at.visitor.script => return data(StatusCode::OK, request.news(have, None)),
        Ok(()) if beside.is_some() => {
            return Redirect::to(&format!("{}?chat=open", at.path())).into_response();
        }
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
        let request = PageRequest { refused: true, ..request };
        data(status, request.news(have, Some((&code, &text))))
    } else {
        whole(at, &now, Look { focus: None, refusal: Some(&text), talks: beside.is_some() }).await
    };
    marked(response, status, &code)
}

//! The page of one's own: who one is, running and finished games, and what they add up to.

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use pages::home::{Stage, TableLine};
use pages::me::{Finished, Me, Running};
use pages::preferences::{Confirm, Motion, Preferences};
use store::Played;
use table::checked_name;
use words::Language;

use crate::House;
use crate::answers::page;
use crate::limits::HOUR;
use crate::refusal::{Reason, Refusal, refused};
use crate::results::results;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
use crate::snapshot::{Snapshot, chairs};
use crate::standing::standing;

/// So many tables are looked at that may still be played.
const RUNNING: u32 = 60;
/// So many finished games are listed.
const FINISHED: usize = 20;

/// What a person has set for themselves; what they haven't is as usual.
///
/// # Errors
/// The store can't be read.
pub(crate) async fn preferences(house: &House, person: &str) -> Result<Preferences, Refusal> {
    let text = house.tools.store.settings(person).await?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Whether somebody may change once more what is kept of them.
pub(crate) async fn may_change(house: &House, visitor: &Visitor) -> Result<(), Refusal> {
    let (limits, now) = (&house.tools.settings.limits, (house.tools.clock)());
    let who = visitor.address.as_ref().unwrap_or(&visitor.person);
    let most = limits.changes_an_hour;
    let allowed = house.changes.allow(who, most, now);
    if allowed && house.may("change", who, most.into(), HOUR).await {
        Ok(())
    } else {
        Err(Reason::TooManyTries.into())
    }
}

/// `GET /me`.
pub(crate) async fn me(State(house): Shared, visitor: Visitor) -> Response {
    match my_page(&house, &visitor).await {
        Ok(response) => response,
        Err(refusal) => refused(&house, &visitor, "/", refusal),
    }
}

async fn my_page(house: &House, visitor: &Visitor) -> Result<Response, Refusal> {
    let (store, person) = (&house.tools.store, visitor.person.as_str());
    let (running, mut finished) = tables(house, visitor.language, person).await?;
    let played = store.played(person).await?;
    finished.extend(played.iter().map(|(one, there)| result(one, *there)));
    finished.sort_by_key(|one| std::cmp::Reverse(one.at));
    let more = finished.len().saturating_sub(FINISHED);
    finished.truncate(FINISHED);
    let played: Vec<Played> = played.into_iter().map(|(one, _)| one).collect();
    let name = store.name(person).await?;
    let me = Me {
        words: visitor.words(house),
        now: house.tools.seconds(),
        name: name.as_deref(),
        preferences: &preferences(house, person).await?,
        has_key: store.has_key(person).await?,
        running: &running,
        finished: &finished,
        more,
        standing: &standing(&house.tools.games, &*house.tools.deals, &played),
    };
    Ok(page(pages::me::me(&me).into_string()))
}

/// The tables that are played at, or wait; and those that are over without a result. What came of games that
/// ended before such was written down is written down now.
async fn tables(
    house: &House,
    language: Language,
    person: &str,
) -> Result<(Vec<Running>, Vec<Finished>), Refusal> {
    let (mut running, mut finished) = (Vec::new(), Vec::new());
    for (id, since) in house.tools.store.running(person, RUNNING).await? {
        let Ok(room) = house.hub.room(&id).await else { continue };
        let now = room.now();
        if now.table.seat_of(person).is_none() {
            continue;
        }
        if !now.is_over() {
            running.push(line(house, language, (&id, since), &now, person));
            continue;
        }
        let came = results(&id, &now.table, now.live.as_deref(), since);
        if came.is_empty() {
            let (game, seats) = (now.table.game.clone(), now.table.chairs.len() as u32);
            let practice = now.table.branch.is_some();
            finished.push(Finished { table: Some(id), game, seats, at: since, result: None, practice });
        } else {
            house.tools.store.note_played(came).await?;
        }
    }
    Ok((running, finished))
}

/// A table as it is listed: nothing of it is hidden from anybody.
fn line(
    house: &House,
    language: Language,
    (id, since): (&str, i64),
    now: &Snapshot,
    person: &str,
) -> Running {
    let chairs = chairs(house, language, &now.table);
    let my_turn = now.acting(person).is_some();
    let stage = if now.table.has_begun() { Stage::Playing { my_turn } } else { Stage::Open };
    let actors = now.live.as_ref().filter(|_| now.departed.is_none()).map(|live| live.actors());
    let theirs = now.table.seats_of(person);
    let others = actors.unwrap_or_default();
    let whose: Vec<Seat> = others.iter().filter(|seat| !theirs.contains(*seat)).collect();
    let names = pages::names(&chairs);
    Running {
        table: TableLine {
            id: id.to_owned(),
            game: now.table.game.clone(),
            names: names.iter().filter(|name| !name.is_empty()).cloned().collect(),
            stage,
            practice: now.table.branch.is_some(),
        },
        whose: whose
            .iter()
            .map(|seat| (*seat, names.get(seat.index()).cloned().unwrap_or_default()))
            .collect(),
        departed: now.departed.is_some(),
        since,
    }
}

fn result(played: &Played, there: bool) -> Finished {
    Finished {
        table: there.then(|| played.table.clone()),
        game: played.game.clone(),
        seats: played.seats,
        at: played.at,
        result: Some(pages::me::Result { won: played.won, place: played.place, points: played.points }),
        practice: false,
    }
}

/// `POST /me`: somebody says what they want to be called, and how they want things.
pub(crate) async fn set(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let set = async {
        may_change(&house, &visitor).await?;
        let name = checked_name(field(&fields, "name")).unwrap_or_default();
        let settings = serde_json::to_string(&chosen(&fields)).unwrap_or_default();
        house.tools.store.set(&visitor.person, &name, &settings).await.map_err(Refusal::from)
    };
    match set.await {
        Ok(()) => see_other("/me"),
        Err(refusal) => refused(&house, &visitor, "/me", refusal),
    }
}

/// What a form says; what it can't mean is as usual.
fn chosen(fields: &Fields) -> Preferences {
    let usual = Preferences::default();
    Preferences {
        colour: Seat::from_letter(field(fields, "colour")),
        pattern: Seat::from_letter(field(fields, "pattern")),
        sound: field(fields, "sound") == "yes",
        notify: field(fields, "notify") == "yes",
        confirm: Confirm::from_id(field(fields, "confirm")).unwrap_or(usual.confirm),
        motion: Motion::from_id(field(fields, "motion")).unwrap_or(usual.motion),
        sounds: field(fields, "sounds") == "yes",
    }
}

/// To another page, after something was done.
pub(crate) fn see_other(path: &str) -> Response {
    let mut response = Redirect::to(path).into_response();
    *response.status_mut() = StatusCode::SEE_OTHER;
    response
}

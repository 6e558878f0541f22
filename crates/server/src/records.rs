//! Records that people bring along: read, played again and kept for a while, so that a link leads to any step.
//!
//! Playing one again is done where bots think, and only for as long as a bot may; what came of it stays in memory
//! for a few of them, so that a look at a step costs what a look at a table does.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::chance::hex;
use engine::replay::Departure;
use engine::{Message, Record, Seat};
use pages::Chair;
use pages::records::{Records, Sent};
use pages::review::{Eyes, Out, all_eyes};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use store::Brought;
use table::Kept;
use words::Words;

use crate::House;
use crate::answers::{attachment, page};
use crate::dealing::{Deals, PlayedAgain};
use crate::limits::HOUR;
use crate::live::Live;
use crate::own_board;
use crate::practice;
use crate::refusal::{Reason, Refusal, refused};
use crate::review::{self, Asked, Place, Reviewed, Sought};
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;

/// No record is larger, in bytes.
const LARGEST: usize = 256 * 1024;
/// No form with one in it is: most letters that aren't English take three times their room.
pub(crate) const LARGEST_FORM: usize = 3 * LARGEST + own_board::LARGEST_FORM;
/// None has more steps. The longest games have a quarter of that.
const MOST_STEPS: usize = 2000;
/// So long they are kept, in days.
const DAYS: i64 = 30;
/// So many that were played again stay in memory.
const IN_MEMORY: usize = 12;

/// A record that was played again.
pub(crate) struct Read {
    pub record: Record,
    pub board: Option<String>,
    pub live: Arc<dyn Live>,
    pub departure: Option<Departure>,
    changes: Vec<Message>,
}

/// Those that were looked at last, by their ids, the latest first.
#[derive(Default)]
pub(crate) struct InMemory(Mutex<Vec<(String, Arc<Read>)>>);

impl InMemory {
    fn get(&self, id: &str) -> Option<Arc<Read>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = all.iter().position(|(known, _)| known == id)?;
        let found = all.remove(at);
        all.insert(0, found.clone());
        Some(found.1)
    }

    fn put(&self, id: &str, read: &Arc<Read>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(known, _)| known != id);
        all.insert(0, (id.to_owned(), read.clone()));
        all.truncate(IN_MEMORY);
    }
}

/// What a text says: a record, or the log of a table with the board that was brought to it.
fn record(deals: &dyn Deals, text: &str) -> Result<(Record, Option<String>), Message> {
    if !text.starts_with('{') {
        return Ok((Record::parse(text)?, None));
    }
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let kept = Kept::read(&lines).map_err(not_a_log)?;
    let record = deals.record(&kept)?;
    Ok((Record::parse(&record.to_string())?, kept.table.own_board.as_deref().map(str::to_owned)))
}

/// Why a text is no log of a table, to whoever brought it and not to whoever keeps it.
fn not_a_log(why: Message) -> Message {
    let entry = why.args.iter().find_map(|(name, arg)| match arg {
        engine::Arg::Number(entry) if *name == "entry" => Some(*entry),
        _ => None,
    });
    match entry {
        Some(entry) => Message::new("records-not-a-log").with("line", entry + 1),
        None => why,
    }
}

/// Reads a text and plays it again, for as long as there is time.
fn read(
    deals: &dyn Deals,
    text: &str,
    board: Option<String>,
    enough: &dyn Fn() -> bool,
) -> Result<Read, Vec<Message>> {
    let (record, own) = record(deals, text).map_err(|why| vec![why])?;
    if record.steps.len() > MOST_STEPS {
        let many = Message::new("records-many-steps").with("steps", record.steps.len());
        return Err(vec![many.with("most", MOST_STEPS)]);
    }
    played(deals, record, board.or(own), enough)
}

/// Plays a record again, for as long as there is time.
pub(crate) fn played(
    deals: &dyn Deals,
    record: Record,
    board: Option<String>,
    enough: &dyn Fn() -> bool,
) -> Result<Read, Vec<Message>> {
    let PlayedAgain { live, departure, changes } = deals.again(&record, board.clone(), enough)?;
    Ok(Read { record, board, live: live.into(), departure, changes })
}

/// The same where bots think.
async fn think(
    house: &House,
    visitor: &Visitor,
    text: String,
    board: Option<String>,
) -> Result<Read, Vec<Message>> {
    let deals = house.tools.deals.clone();
    let thought = house
        .tools
        .pool
        .think(&visitor.person, true, move |enough| Some(read(&*deals, &text, board, enough)));
    thought.await.unwrap_or_else(|| Err(vec![Message::new("records-too-long")]))
}

/// `GET /records`.
pub(crate) async fn form(State(house): Shared, visitor: Visitor) -> Response {
    shown(visitor.words(&house), None)
}

fn shown(words: &Words, sent: Option<Sent<'_>>) -> Response {
    let all = Records { words, most: LARGEST / 1024, days: DAYS, sent };
    page(pages::records::records(&all).into_string())
}

/// Whether somebody may bring one more.
async fn may_bring(house: &House, visitor: &Visitor) -> Result<(), Refusal> {
    let (most, now) = (house.tools.settings.limits.records_an_hour, (house.tools.clock)());
    let who = visitor.address.as_ref().unwrap_or(&visitor.person);
    let allowed = house.brought.allow(who, most, now) && house.may("record", who, most.into(), HOUR).await;
    if allowed { Ok(()) } else { Err(Reason::TooManyRecords.into()) }
}

/// `POST /records`: somebody brings one. What is right can be looked at; of what isn't, the page says what and
/// where, and what came before it can be looked at all the same.
pub(crate) async fn bring(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let plain = |name: &str| field(&fields, name).trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let (text, board) = (plain("record").trim().to_owned(), plain("own_board"));
    match taken(&house, &visitor, &text, Some(board.clone()).filter(|board| !board.trim().is_empty())).await {
        Ok(Ok((address, _, None))) => Redirect::to(&address).into_response(),
        Ok(Ok((address, read, Some(departure)))) => {
            let words = visitor.words(&house);
            let (faults, line) = departed(words, &read, &departure);
            // The lines that are counted are those of the record.
            let record = if text.starts_with('{') { read.record.to_string() } else { text };
            let look = (departure.step > 1).then_some((&*address, departure.step - 1));
            unfit(words, Sent { record: &record, board: &board, faults: &faults, line, look })
        }
        Ok(Err(faults)) => {
            let words = visitor.words(&house);
            let line = faults.iter().find_map(line_of);
            let faults: Vec<String> = faults.iter().map(|fault| words.say(fault)).collect();
            unfit(words, Sent { record: &text, board: &board, faults: &faults, line, look: None })
        }
        Err(refusal) => refused(&house, &visitor, "/records", refusal),
    }
}

/// That a record isn't right, with all of it still in the form.
fn unfit(words: &Words, sent: Sent<'_>) -> Response {
    crate::refusal::marked(
        shown(words, Some(sent)),
        axum::http::StatusCode::UNPROCESSABLE_ENTITY,
        "record-faulty",
    )
}

/// What came of a record that was brought: where it can be looked at, and where it departs from the rules if it
/// does; or all that is wrong with it.
type Taken = Result<(String, Arc<Read>, Option<Departure>), Vec<Message>>;

async fn taken(
    house: &House,
    visitor: &Visitor,
    text: &str,
    board: Option<String>,
) -> Result<Taken, Refusal> {
    may_bring(house, visitor).await?;
    if text.len() > LARGEST || board.as_ref().is_some_and(|board| board.len() > own_board::LARGEST) {
        return Err(Reason::TooLarge.into());
    }
    let read = match think(house, visitor, text.to_owned(), board).await {
        Ok(read) => Arc::new(read),
        Err(faults) => return Ok(Err(faults)),
    };
    let (body, now) = (read.record.to_string().trim().to_owned(), house.tools.seconds());
    // Without what somebody may have remarked between its lines it would have others.
    let body = if text.starts_with('{') { body } else { text.to_owned() };
    let id = id(&body, read.board.as_deref());
    let until = now + DAYS * 24 * 60 * 60;
    let brought = Brought { id: id.clone(), body, board: read.board.clone(), until };
    house.tools.store.keep_record(&brought, now).await?;
    house.records.put(&id, &read);
    let departure = read.departure.clone();
    Ok(Ok((format!("/t/record/{id}/replay"), read, departure)))
}

/// What a record is found by: nobody finds it who doesn't have it, or a link to it.
fn id(body: &str, board: Option<&str>) -> String {
    let mut digest = Sha256::new();
    digest.update((body.len() as u64).to_le_bytes());
    digest.update(body.as_bytes());
    digest.update(board.unwrap_or_default().as_bytes());
    hex(&digest.finalize()[..16])
}

/// Where a record departs from the rules, and how: in sentences, and at which line.
fn departed(words: &Words, read: &Read, departure: &Departure) -> (Vec<String>, Option<usize>) {
    let step = read.record.steps.get(departure.step.wrapping_sub(1));
    let names = names(&read.record);
    let place = match step {
        Some(step) => Message::new("replay-departs")
            .with("step", departure.step)
            .with("line", step.line)
            .with("seat", step.seat)
            .with("action", step.action.as_str()),
        None => Message::new("replay-departs-deal"),
    };
    let say = |message: &Message| words.say_with(message, &names);
    // What comes after the last step is the result.
    let is_result =
        departure.why.key.starts_with("record-other-result") || departure.why.key == "record-not-over";
    let first =
        if is_result { say(&departure.why) } else { format!("{} {}", say(&place), say(&departure.why)) };
    let changes = read.changes.iter().filter(|change| **change != departure.why).map(say);
    (
        std::iter::once(first).chain(changes).collect(),
        step.map(|step| step.line).filter(|line| *line > 0 && !is_result),
    )
}

/// The line that a fault names.
fn line_of(fault: &Message) -> Option<usize> {
    fault.args.iter().find_map(|(name, arg)| match arg {
        engine::Arg::Number(line) if *name == "line" => usize::try_from(*line).ok(),
        _ => None,
    })
}

/// Those who sat there, in the order of seats; empty for whoever has no name.
fn names(record: &Record) -> Vec<String> {
    let named = |seat| record.names.iter().find(|(named, _)| *named == seat);
    let all = Seat::all(record.seats);
    all.map(|seat| named(seat).map(|(_, name)| name.clone()).unwrap_or_default()).collect()
}

/// The record that an address means, played again.
pub(crate) async fn found(house: &House, visitor: &Visitor, id: &str) -> Result<Arc<Read>, Refusal> {
    if let Some(read) = house.records.get(id) {
        return Ok(read);
    }
    let brought = house.tools.store.record(id, house.tools.seconds()).await?;
    let brought = brought.ok_or(Reason::NoRecord)?;
    let read = think(house, visitor, brought.body, brought.board).await;
    let read = Arc::new(read.map_err(|mut faults| Refusal::Told(faults.remove(0)))?);
    house.records.put(id, &read);
    Ok(read)
}

/// How it is looked at.
pub(crate) fn reviewed(words: &Words, id: &str, read: &Read) -> Reviewed {
    let chairs: Vec<Chair> =
        names(&read.record).into_iter().map(|name| Chair { name, ..Chair::default() }).collect();
    Reviewed {
        live: read.live.clone(),
        offered: if read.live.is_open() { vec![Eyes::Watcher] } else { all_eyes(&chairs) },
        chairs,
        place: format!("record/{id}/replay"),
        out: Some((Out::Records, "/records".to_owned())),
        files: vec![("review-text", format!("/t/record/{id}/record.txt"))],
        own_board: read
            .board
            .as_deref()
            .and_then(|text| roster::Head::read(text).ok())
            .map(|head| head.names),
        counts: true,
        practice: None,
        root: None,
        fault: read.departure.as_ref().map(|departure| departed(words, read, departure).0.join(" ")),
    }
}

/// Which record.
#[derive(Deserialize)]
pub(crate) struct Which {
    pub(crate) id: String,
}

/// To the address that says step and eyes.
pub(crate) async fn seek(
    State(house): Shared,
    Path(Which { id }): Path<Which>,
    Query(sought): Query<Sought>,
    visitor: Visitor,
) -> Response {
    match found(&house, &visitor, &id).await {
        Ok(read) => review::found(&reviewed(visitor.words(&house), &id, &read), &sought),
        Err(refusal) => refused(&house, &visitor, "/records", refusal),
    }
}

/// The page of a step.
pub(crate) async fn show(
    State(house): Shared,
    Path(Which { id }): Path<Which>,
    Path(place): Path<Place>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Response {
    match practised(&house, &visitor, &id).await {
        Ok(reviewed) => review::whole(&house, &visitor, &reviewed, &place, &asked).await,
        Err(refusal) => refused(&house, &visitor, "/records", refusal),
    }
}

/// What of it the script doesn't have yet.
pub(crate) async fn regions(
    State(house): Shared,
    Path(Which { id }): Path<Which>,
    Path(place): Path<Place>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Response {
    match practised(&house, &visitor, &id).await {
        Ok(reviewed) => review::fresh(&house, &visitor, &reviewed, &place, &asked).await,
        Err(refusal) => refused(&house, &visitor, "/records", refusal),
    }
}

/// How the record that an address means is looked at in the house, where one can go on from it.
async fn practised(house: &House, visitor: &Visitor, id: &str) -> Result<Reviewed, Refusal> {
    let read = found(house, visitor, id).await?;
    practice::offered(house, visitor, reviewed(visitor.words(house), id, &read), true).await
}

/// Its text, to take home.
pub(crate) async fn download(
    State(house): Shared,
    Path(Which { id }): Path<Which>,
    visitor: Visitor,
) -> Response {
    match found(&house, &visitor, &id).await {
        Ok(read) => text_file(&read.record.game, id.get(..8).unwrap_or_default(), read.record.to_string()),
        Err(refusal) => refused(&house, &visitor, "/records", refusal),
    }
}

/// A record as a file.
pub(crate) fn text_file(game: &str, name: &str, text: String) -> Response {
    attachment("text/plain; charset=utf-8", &format!("roundhouse-{game}-{name}.txt"), text)
}

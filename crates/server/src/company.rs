//! What people at a table do beside playing: take back, leave, come back, hand over, open the next person's
//! cards, play again.

use std::sync::Arc;

use axum::extract::Form;
use axum::response::{IntoResponse, Redirect, Response};
use engine::chance::hex;
use engine::{Message, Seat, Seats, Viewer};
use pages::company::{Asked, Company, Undo as Shown};
use roster::Liveries;
use table::{Entry, Sitter, Terms, Wish};
use words::Day;

use crate::at_table::AtTable;
use crate::new_table::{self, no_seat, started};
use crate::playing::answered;
use crate::practice;
use crate::refusal::{Reason, Refusal};
use crate::room::Room;
use crate::routes::{Fields, field};
use crate::snapshot::{Opened, Snapshot};
use crate::taking_back::Undo;

impl Snapshot {
    /// What goes on between those at the table, as a person sees it.
    pub(crate) fn company(&self, person: &str) -> Company<'_> {
        let table = &self.table;
        let own = table.seats_of(person);
        let seats_where =
            |is: &dyn Fn(Seat) -> bool| -> Seats { table.seats().filter(|seat| is(*seat)).collect() };
        let plays = !own.is_empty() && !self.is_over();
        let may_hand = |seat: Seat| {
            let theirs = table.player(seat).filter(|theirs| *theirs != person);
            theirs.is_some_and(|theirs| {
                self.absent.iter().any(|absent| absent == theirs)
                    && (table.host == person || theirs == table.host)
            })
        };
        let may_offer = |seat: Seat| {
            table.host == person
                && table.stand_in(seat).is_some()
                && !table.offered.contains(seat)
                && !own.contains(seat)
        };
        let undo = self.undo_of(person).filter(|_| self.asked_back().is_none());
        let own_request = self.undo.as_ref().filter(|request| request.person == person);
        Company {
            undo: undo.map(|(_, _, how)| match how {
                Undo::Free => Shown::Free,
                // A lesson doesn't count anyway, nor does practice.
                Undo::Alone if table.terms.lesson || table.branch.is_some() => Shown::Free,
                Undo::Alone => Shown::Alone,
                Undo::Asked => Shown::Asked,
            }),
            asked: self.asked_back().map(|request| Asked {
                by: request.seat,
                mine: request.person == person,
                agreed: request.agreed.iter().any(|agreed| agreed == person),
                asked: request.person != person && table.players().contains(&person),
            }),
            declined: own_request.and_then(|request| request.declined),
            covered: self.covered(person),
            own,
            replaced: seats_where(&|seat| own.contains(seat) && table.stand_in(seat).is_some()),
            absent: seats_where(&|seat| plays && may_hand(seat)),
            offerable: seats_where(&|seat| plays && may_offer(seat)),
            offered: if own.is_empty() { table.offered } else { Seats::default() },
            followed: table.followed.as_deref(),
            rematch: !own.is_empty() && self.is_over() && self.has_company() && table.day.is_none(),
            uncounted: table.undo_granted && !table.terms.lesson && table.branch.is_none(),
            sealed: table.terms.sealed.is_some(),
            day: table.day.map(Day),
            practice: table.branch.as_ref().map(practice::root),
            lesson: self.coaching(person),
            refused: false,
        }
    }

    /// Whether more than one person sits here.
    pub(crate) fn has_company(&self) -> bool {
        let mut people = self.table.chairs.iter().flatten().filter_map(Sitter::person);
        let first = people.next();
        people.any(|person| Some(person) != first)
    }
}

fn step(fields: &Fields) -> u32 {
    field(fields, "step").parse().unwrap_or(u32::MAX)
}

fn seat(fields: &Fields) -> Result<Seat, Refusal> {
    Seat::from_letter(field(fields, "seat")).ok_or_else(no_seat)
}

/// Takes back the last decision, or asks the others.
pub(crate) async fn undo(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = at.room.undo(&at.visitor.person, step(&fields)).await;
    answered(&at, field(&fields, "have"), done).await
}

/// Answers somebody who wants to take something back.
pub(crate) async fn consent(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let (agrees, step) = (field(&fields, "agrees") == "yes", field(&fields, "step").parse().ok());
    let done = at.room.consent(&at.visitor.person, agrees, step).await;
    answered(&at, field(&fields, "have"), done).await
}

/// Lets a bot play all one's seats, until one is back.
pub(crate) async fn leave(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = leave_all(&at, false).await;
    answered(&at, field(&fields, "have"), done).await
}

/// Gives up for good.
pub(crate) async fn resign(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = leave_all(&at, true).await;
    // Nobody watches a deal of the day, not even whoever has just given it up.
    if done.is_ok() && at.room.now().table.day.is_some() && !at.visitor.script {
        return Redirect::to("/day").into_response();
    }
    answered(&at, field(&fields, "have"), done).await
}

async fn leave_all(at: &AtTable, for_good: bool) -> Result<(), Refusal> {
    let (now, person) = (at.room.now(), &at.visitor.person);
    if now.is_over() {
        return Err(Refusal::Told(Message::new("table-is-over")));
    }
    let seats = if for_good { now.table.seats_of(person) } else { now.table.played_by(person) };
    if now.table.seat_of(person).is_none() {
        return Err(Reason::NotYourSeat.into());
    }
    let leave = |seat| Wish::Leave { person: person.clone(), seat, for_good };
    at.room.wishes(seats.iter().map(leave).collect()).await
}

/// Plays all one's seats again oneself.
pub(crate) async fn come_back(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let (now, person) = (at.room.now(), &at.visitor.person);
        now.table.seat_of(person).ok_or(Reason::NotYourSeat)?;
        let away = now.table.seats_of(person).iter().filter(|seat| now.table.stand_in(*seat).is_some());
        let back = |seat| Wish::Return { person: person.clone(), seat };
        at.room.wishes(away.map(back).collect()).await
    };
    let done = done.await;
    answered(&at, field(&fields, "have"), done).await
}

/// Hands the seat of somebody who isn't there to a bot.
pub(crate) async fn hand_over(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let (now, seat) = (at.room.now(), seat(&fields)?);
        if now.table.player(seat).is_some_and(|player| !now.absent.iter().any(|absent| absent == player)) {
            return Err(Refusal::Told(Message::new("table-is-there")));
        }
        at.room.wish(Wish::HandOver { person: at.visitor.person.clone(), seat }).await
    };
    let done = done.await;
    answered(&at, field(&fields, "have"), done).await
}

/// Offers the chair of somebody who isn't there.
pub(crate) async fn offer(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done =
        async { at.room.wish(Wish::Offer { person: at.visitor.person.clone(), seat: seat(&fields)? }).await };
    let done = done.await;
    answered(&at, field(&fields, "have"), done).await
}

/// Takes over a chair that is offered.
pub(crate) async fn take(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let (seat, person) = (seat(&fields)?, at.visitor.person.clone());
        let name = new_table::name(&at.house, &at.visitor, &fields).await?;
        at.room.wish(Wish::Take { person, name, seat }).await?;
        new_table::remember_name(&at.house, &at.visitor, &fields).await;
        Ok(())
    };
    let done = done.await;
    answered(&at, field(&fields, "have"), done).await
}

/// Opens the cards of whoever is to act next at this screen.
pub(crate) async fn open(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = match seat(&fields) {
        Ok(seat) => at.room.open(&at.visitor.person, seat, step(&fields)).await,
        Err(refusal) => Err(refusal),
    };
    answered(&at, field(&fields, "have"), done).await
}

impl Room {
    /// Opens a seat of somebody who holds several, in answer to step `step`. It is covered again as soon as
    /// it isn't to act any more.
    ///
    /// # Errors
    /// It isn't theirs, isn't to act, or something has happened since.
    pub async fn open(&self, person: &str, seat: Seat, step: u32) -> Result<(), Refusal> {
        let now = self.now();
        if !now.table.seats_of(person).contains(seat) {
            return Err(Reason::NotYourSeat.into());
        }
        if now.viewer(person) == Viewer::Seat(seat) {
            return Ok(());
        }
        if now.covered(person) != Some(seat) || now.steps() != step {
            return Err(Refusal::Stale);
        }
        let server = self.tools().store.server();
        self.say(|now| {
            if now.covered(person) == Some(seat) && now.steps() == step {
                now.opened.retain(|opened| opened.person != person);
                now.opened.push(Opened { person: person.to_owned(), seat, server });
                now.said += 1;
            }
        })
        .await
    }
}

/// Another game of the same people and bots, whose seats move on by one: the first who asks lays the table,
/// the others sit down at it. It begins when all are there.
pub(crate) async fn rematch(at: AtTable, Form(_): Form<Fields>) -> Response {
    match follow(&at).await {
        Ok(next) => Redirect::to(&format!("/t/{}", next.id)).into_response(),
        Err(refusal) => at.refused(refusal),
    }
}

async fn follow(at: &AtTable) -> Result<Arc<Room>, Refusal> {
    let (house, person) = (&at.house, &at.visitor.person);
    let now = at.room.now();
    now.table.seat_of(person).ok_or(Reason::NotYourSeat)?;
    if !now.is_over() {
        return Err(Refusal::Told(Message::new("table-not-over")));
    }
    if now.table.day.is_some() {
        return Err(Refusal::Told(Message::new("table-day-alone")));
    }
    let id = match &now.table.followed {
        Some(id) => id.clone(),
        None => {
            // The same table whoever asks first, and however often.
            let id = new_table::following_id(house, &at.room.id);
            let entries = moved_on(&now, person, Some(hex(&(house.tools.random)())));
            house.hub.lay(&id, entries).await?;
            let follow = Wish::Follow { person: person.clone(), table: id.clone() };
            match at.room.wish(follow).await {
                Ok(()) | Err(Refusal::Told(_)) => id,
                Err(refusal) => return Err(refusal),
            }
        }
    };
    let room = house.hub.room(&id).await?;
    sit_down(at, &room).await?;
    Ok(room)
}

/// Sits somebody down wherever they are expected, and begins once everybody is there.
async fn sit_down(at: &AtTable, room: &Arc<Room>) -> Result<(), Refusal> {
    let (now, person) = (at.room.now(), &at.visitor.person);
    let table = now.table.clone();
    let name = move |seat| table.sitter(seat).map(|sitter| sitter.name().to_owned()).unwrap_or_default();
    for seat in now.table.seats_of(person).iter() {
        if room.now().table.is_expected(person) {
            room.wish(Wish::Hold { person: person.clone(), name: name(seat) }).await?;
        }
    }
    let next = room.now();
    if next.table.free_seat().is_none()
        && !next.table.has_begun()
        && let Entry::Started { seed, chance, rules, board } = started(&at.house, &next.table)?
    {
        room.wish(Wish::Start { person: next.table.host.clone(), seed, chance, rules, board }).await?;
    }
    Ok(())
}

/// The place beside: everybody moves on by one.
fn next_place(seat: Seat, seats: usize) -> Seat {
    Seat::new(((seat.index() + 1) % seats) as u8).unwrap_or_default()
}

/// The entries that lay the next table: bots sit where they will.
fn moved_on(now: &Snapshot, host: &str, sealed: Option<String>) -> Vec<Entry> {
    let table = &now.table;
    let mut expected = vec![None; table.chairs.len()];
    for seat in table.seats() {
        let person = table.sitter(seat).and_then(Sitter::person);
        expected[next_place(seat, table.chairs.len()).index()] = person.map(str::to_owned);
    }
    let mut entries = vec![Entry::Laid {
        game: table.game.clone(),
        seats: table.chairs.len(),
        options: table.options.clone(),
        host: host.to_owned(),
        terms: Terms {
            expected,
            sealed,
            listed: false,
            own_colours: true,
            lesson: false,
            ..table.terms.clone()
        },
        own_board: table.own_board.clone(),
    }];
    // Whoever moves on keeps their colours.
    let mut liveries = Liveries::default();
    for seat in table.seats() {
        let (next, livery) = (next_place(seat, table.chairs.len()), table.liveries.of(seat));
        if liveries.of(next) != livery {
            liveries.paint(next, livery);
            entries.push(Entry::Painted { seat: next, colour: livery.colour, pattern: livery.pattern });
        }
    }
    for seat in table.seats() {
        if let Some(Sitter::Bot { level, name }) = table.sitter(seat) {
            let seat = next_place(seat, table.chairs.len());
            entries.push(Entry::Bot { seat, level: level.clone(), name: name.clone() });
        }
    }
    entries
}

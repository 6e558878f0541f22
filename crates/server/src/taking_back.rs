//! What somebody wants to take back, and whether the others let them.

use std::sync::Arc;

use engine::{Message, Seat, Seats};
use serde::{Deserialize, Serialize};
use table::{Person, Table};

use crate::lesson;
use crate::refusal::{Reason, Refusal};
use crate::room::Room;
use crate::snapshot::{Plan, Snapshot, tick};

/// What somebody asks the others to let them take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// Who asks.
    pub person: Person,
    /// For which of their seats.
    pub seat: Seat,
    /// How many of the steps that stand.
    pub back: usize,
    /// Who has agreed so far.
    pub agreed: Vec<Person>,
    /// The seat of whoever has said no. Nobody is asked any more; it is kept so that whoever asked is told.
    #[serde(default)]
    pub declined: Option<Seat>,
}

/// How somebody may take back their last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// As if it hadn't been.
    Free,
    /// Alone with bots, who always agree.
    Alone,
    /// If all others agree.
    Asked,
}

fn told(key: &'static str) -> Refusal {
    Refusal::Told(Message::new(key))
}

impl Snapshot {
    /// What somebody asks the others to let them take back, as long as nobody has said no.
    pub(crate) fn asked_back(&self) -> Option<&UndoRequest> {
        self.undo.as_ref().filter(|request| request.declined.is_none())
    }

    /// How a person may take back their last decision, if they may: with how many steps that stand. At a
    /// screen for several that is the seat that is open, and nothing that was done there since for another.
    pub fn undo_of(&self, person: &str) -> Option<(Seat, usize, Undo)> {
        let free = self.departed.is_none() && self.table.day.is_none();
        let live = self.live.as_ref().filter(|live| free && !live.is_over())?;
        let theirs = self.table.played_by(person);
        let own = match self.is_hot_seat(person) {
            true => Seats::only(self.acting(person).filter(|_| self.covered(person).is_none())?),
            false => theirs,
        };
        let seat = own.first()?;
        let back = live.since_own(own).filter(|back| live.since_own(theirs) == Some(*back))?;
        // What practice grew from stays.
        self.table.standing.checked_sub(back).filter(|left| *left >= self.table.rooted)?;
        let how = match self.table.players().len() {
            _ if back == 1 && live.is_free_to_undo(own) => Undo::Free,
            1 => Undo::Alone,
            _ => Undo::Asked,
        };
        Some((seat, back, how))
    }

    /// What is to be written down for a person to take back their last decision, in answer to step `step`;
    /// or the request that the others have to agree to.
    fn take_back(&self, person: &str, step: u32, at: i64) -> Result<Result<Plan, UndoRequest>, Refusal> {
        let theirs = self.table.seats_of(person);
        theirs.first().ok_or(Reason::NotYourSeat)?;
        self.game()?;
        if self.table.day.is_some() {
            return Err(told("table-day-no-undo"));
        }
        if step != self.steps() {
            // Who asks again has been answered already.
            let done = self.table.steps.get(step as usize).filter(|done| theirs.contains(done.seat));
            return match done.filter(|done| done.undoes > 0 && self.steps() == step + 1) {
                Some(_) => Ok(Ok(Plan::Done)),
                None => Err(Refusal::Stale),
            };
        }
        if self.is_over() {
            return Err(told("table-undo-over"));
        }
        if let Some(covered) = self.covered(person) {
            return Err(Refusal::Told(Message::new("table-covered").with("seat", covered)));
        }
        let (seat, back, how) = self.undo_of(person).ok_or_else(|| told("table-undo-nothing"))?;
        match how {
            Undo::Asked => Ok(Err(UndoRequest {
                person: person.to_owned(),
                seat,
                back,
                agreed: Vec::new(),
                declined: None,
            })),
            how => self.undone(seat, back, how == Undo::Alone, at).map(Ok),
        }
    }

    fn undone(&self, seat: Seat, back: usize, granted: bool, at: i64) -> Result<Plan, Refusal> {
        let gone = self.game()?.undo(seat, back, granted);
        let (entry, live) = gone.ok_or_else(|| told("table-undo-nothing"))?;
        let (mut table, mut clock) = (Table::clone(&self.table), self.clock.clone());
        table.add(&entry).map_err(Refusal::Told)?;
        tick(&mut clock, Some(at), &entry, &table, Some(&*live));
        let lesson = lesson::after(self.lesson.clone(), &entry, &table, Some(&*live));
        let (table, live) = (Arc::new(table), Some(Arc::from(live)));
        Ok(Plan::Write(vec![entry], Box::new(Snapshot { table, live, lesson, clock, ..self.clone() })))
    }

    /// The request with one more who agrees, if that is one whom it is up to.
    fn agreed(&self, person: &str) -> Result<UndoRequest, Refusal> {
        let mut request = self.asked_back().cloned().ok_or_else(|| told("table-undo-gone"))?;
        if request.person == person || !self.table.players().contains(&person) {
            return Err(Reason::NotYourSeat.into());
        }
        if !request.agreed.iter().any(|agreed| agreed == person) {
            request.agreed.push(person.to_owned());
        }
        Ok(request)
    }

    /// Whether everybody has agreed who has to.
    fn is_granted(&self, request: &UndoRequest) -> bool {
        let agrees =
            |player: &&str| *player == request.person || request.agreed.iter().any(|by| by == player);
        self.table.players().iter().all(agrees)
    }
}

impl Room {
    /// Takes back a person's last decision, or asks the others whether they let them.
    ///
    /// # Errors
    /// There is nothing to take back, or something has happened since step `step`.
    pub async fn undo(self: &Arc<Self>, person: &str, step: u32) -> Result<(), Refusal> {
        if let Err(request) = self.now().take_back(person, step, 0)? {
            let known = self.now().table.entries;
            return self
                .say(move |now| {
                    if now.table.entries == known && now.asked_back().is_none() {
                        now.undo = Some(request.clone());
                        now.said += 1;
                    }
                })
                .await;
        }
        let person = person.to_owned();
        let plan = move |now: &Snapshot, at| now.take_back(&person, step, at)?.map_err(|_| Refusal::Stale);
        self.write(plan).await
    }

    /// Answers a request to take something back: it is done once all have agreed, and is off as soon as one
    /// doesn't, or whoever asked thinks better of it. Whoever asked is told who didn't, until they have read it.
    ///
    /// A form that says which step it answers counts for no other request, and once what it agreed to is
    /// done, it is answered as done.
    ///
    /// # Errors
    /// Nobody asks, this person isn't asked, or something has happened since.
    pub async fn consent(
        self: &Arc<Self>,
        person: &str,
        agrees: bool,
        step: Option<u32>,
    ) -> Result<(), Refusal> {
        let now = self.now();
        if let Some(step) = step.filter(|step| *step != now.steps()) {
            let done = now.table.steps.get(step as usize).filter(|done| agrees && done.undoes > 0);
            let theirs = now.table.players().contains(&person);
            return done.filter(|_| theirs).map(|_| ()).ok_or(Refusal::Stale);
        }
        let asked = now.undo.clone().ok_or_else(|| told("table-undo-gone"))?;
        if !agrees {
            let seat = now.table.seat_of(person).ok_or(Reason::NotYourSeat)?;
            let own = asked.person == person;
            return self
                .say(|now| {
                    let Some(request) = now
                        .undo
                        .as_mut()
                        .filter(|request| (&request.person, request.back) == (&asked.person, asked.back))
                    else {
                        return;
                    };
                    match own {
                        true => now.undo = None,
                        false if request.declined.is_none() => request.declined = Some(seat),
                        false => return,
                    }
                    now.said += 1;
                })
                .await;
        }
        now.agreed(person)?;
        let mut granted = false;
        self.say(|now| {
            if let Ok(request) = now.agreed(person) {
                granted = now.is_granted(&request);
                now.undo = Some(request);
                now.said += 1;
            }
        })
        .await?;
        if !granted {
            return Ok(());
        }
        let plan = |now: &Snapshot, at| {
            let request = now.asked_back().filter(|request| now.is_granted(request));
            let request = request.ok_or_else(|| told("table-undo-gone"))?;
            now.undone(request.seat, request.back, true, at)
        };
        self.write(plan).await
    }
}

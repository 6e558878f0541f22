//! What partners tell each other where all play together: plans, pins, and why a bot does otherwise. It is said
//! aside, like hints, and no log knows of it.
//!
//! A proposal is kept as it was made. What is left of it follows from what was done since, so every server of a
//! house finds the same.

use std::sync::Arc;

use axum::extract::Form;
use axum::response::Response;
use bots::Opinion;
use engine::{Message, Seat, Seats};
use pages::together::{MOST_PINS, Pin, PinKind};
use serde::{Deserialize, Serialize};

use crate::at_table::AtTable;
use crate::live::Live;
use crate::playing::{action, answered};
use crate::refusal::{Reason, Refusal};
use crate::room::Room;
use crate::routes::{Fields, field};
use crate::snapshot::Snapshot;

/// What somebody proposes, as it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposed {
    /// Who.
    pub seat: Seat,
    /// After how many steps of the game.
    pub at: u32,
    /// Whose turn it was.
    pub turn: Seat,
    /// Whether its steps are planned; else it answers what was asked.
    pub planned: bool,
    /// In the game's notation.
    pub steps: Vec<String>,
}

/// That a bot doesn't do what somebody proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Declined {
    /// Which bot.
    pub by: Seat,
    /// The action, in the game's notation.
    pub action: String,
    /// Why not.
    pub why: Vec<Message>,
}

/// All that partners tell each other at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Partners {
    /// What is proposed: of each seat a plan, and an answer to what was asked.
    pub proposals: Vec<Proposed>,
    /// What is pinned to the map.
    pub pins: Vec<Pin>,
    /// What bots said to that: of each the newest about an action.
    pub declined: Vec<Declined>,
    /// Who plans what comes later.
    pub planning: Seats,
}

/// No more is remembered of what bots have said.
const REMEMBERED: usize = 8;

impl Partners {
    /// A proposal takes the place of the one before of its kind.
    fn propose(&mut self, made: Proposed) {
        self.proposals.retain(|other| (other.seat, other.planned) != (made.seat, made.planned));
        self.proposals.push(made);
    }

    /// Puts a pin up, in the place of the seat's own that is there.
    fn pin(&mut self, pin: Pin) -> Result<(), Message> {
        self.unpin(pin.seat, &pin.place);
        if self.pins.iter().filter(|other| other.seat == pin.seat).count() >= MOST_PINS {
            return Err(Message::new("table-pins-many").with("most", MOST_PINS));
        }
        self.pins.push(pin);
        Ok(())
    }

    fn unpin(&mut self, seat: Seat, place: &str) {
        self.pins.retain(|other| other.seat != seat || other.place != place);
    }

    /// What a bot says of what was proposed, in place of what it said of that before. Whether it is new.
    fn decline(&mut self, by: Seat, opinion: &Opinion<String>) -> bool {
        let said = Declined { by, action: opinion.action.clone(), why: opinion.why.clone() };
        if self.declined.contains(&said) {
            return false;
        }
        self.declined.retain(|other| other.by != by || other.action != said.action);
        self.declined.push(said);
        self.declined.drain(..self.declined.len().saturating_sub(REMEMBERED));
        true
    }
}

/// With or without a seat.
fn turned(seats: Seats, seat: Seat, on: bool) -> Seats {
    let others = seats.iter().filter(|other| *other != seat);
    others.chain(on.then_some(seat)).collect()
}

impl Snapshot {
    /// The seat for which a person speaks to their partners.
    fn speaks_for(&self, person: &str) -> Result<Seat, Refusal> {
        let seat = self.acting(person).or_else(|| self.table.seat_of(person));
        let seat = seat.ok_or(Reason::NotYourSeat)?;
        match self.game()? {
            game if game.is_over() || !game.is_together() || self.departed.is_some() => {
                Err(Refusal::Told(Message::new("table-no-advice")))
            }
            _ => Ok(seat),
        }
    }

    /// What is left of all that a seat proposed.
    fn left_of(&self, game: &dyn Live, seat: Seat) -> Vec<String> {
        let own = self.partners.proposals.iter().filter(|own| own.seat == seat);
        own.filter_map(|own| game.left(own)).flat_map(|left| left.steps).collect()
    }

    /// What people propose that this seat could do now, for whatever plays there.
    pub(crate) fn proposed_to(&self, seat: Seat) -> Vec<String> {
        let people = |proposed: &&Proposed| self.table.player(proposed.seat).is_some();
        let live = self.live.as_ref();
        let now = |proposed: &Proposed| live?.left(proposed)?.now;
        let mut all = Vec::new();
        for action in self.partners.proposals.iter().filter(people).filter_map(now) {
            if live.is_some_and(|live| live.actors().contains(seat)) && !all.contains(&action) {
                all.push(action);
            }
        }
        all
    }
}

impl Room {
    /// Says something to one's partners: what becomes of it is told by `change`, which may refuse.
    async fn tell(
        &self,
        person: &str,
        change: impl Fn(&mut Snapshot, Seat) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let seat = self.now().speaks_for(person)?;
        let mut done = Ok(());
        self.say(|now| {
            let before = now.partners.clone();
            done = change(now, seat);
            if done.is_err() {
                now.partners = before;
            } else if now.partners != before {
                now.said += 1;
            }
        })
        .await?;
        done
    }

    /// Proposes an action to whoever is to act, or adds it to the seat's own plan, of which `after` steps are left.
    ///
    /// # Errors
    /// It is not the person's table, it can't be done then, or their plan is another by now.
    pub async fn propose(&self, person: &str, action: &str, after: Option<usize>) -> Result<(), Refusal> {
        self.tell(person, |now, seat| {
            let game = now.game()?.clone();
            let left = now.left_of(&*game, seat);
            if after.is_some_and(|after| after != left.len()) {
                // Who asks again has been answered already.
                let said = left.last().map(String::as_str) == game.written(action).ok().as_deref();
                return if said { Ok(()) } else { Err(Refusal::Stale) };
            }
            let own = now.partners.proposals.iter().find(|own| own.seat == seat && own.planned);
            let made = game.propose(seat, own, action).map_err(Refusal::Told)?;
            Arc::make_mut(&mut now.partners).propose(made);
            Ok(())
        })
        .await
    }

    /// Takes back what a seat proposed: the last step of its plan, or all of it.
    ///
    /// # Errors
    /// It is not the person's table.
    pub async fn withdraw(&self, person: &str, all: bool, after: Option<usize>) -> Result<(), Refusal> {
        self.tell(person, |now, seat| {
            let game = now.game()?.clone();
            // Who asks again has been answered already.
            if !all && after.is_some_and(|after| after != now.left_of(&*game, seat).len()) {
                return Ok(());
            }
            let partners = Arc::make_mut(&mut now.partners);
            for own in partners.proposals.iter_mut().filter(|own| own.seat == seat) {
                let left = game.left(own).filter(|_| !all && own.planned);
                // What is left counts from now on.
                if let Some(left) = left {
                    (own.at, own.turn) = (game.steps(), game.actors().first().unwrap_or(own.turn));
                    own.steps = left.steps[..left.steps.len() - 1].to_vec();
                } else {
                    own.steps.clear();
                }
            }
            partners.proposals.retain(|own| !own.steps.is_empty());
            Ok(())
        })
        .await
    }

    /// Puts a pin up on the map, or takes one's own away.
    ///
    /// # Errors
    /// It is not the person's table, there is no such place, or they have too many.
    pub async fn pin(&self, person: &str, place: &str, kind: &str) -> Result<(), Refusal> {
        self.tell(person, |now, seat| {
            if !now.game()?.can_pin(place) {
                return Err(Refusal::Told(Message::new("table-pin-nowhere")));
            }
            let partners = Arc::make_mut(&mut now.partners);
            match PinKind::from_id(kind) {
                Some(kind) => {
                    partners.pin(Pin { seat, kind, place: place.to_owned() }).map_err(Refusal::Told)
                }
                None if kind.is_empty() => {
                    partners.unpin(seat, place);
                    Ok(())
                }
                None => Err(Reason::BadForm.into()),
            }
        })
        .await
    }

    /// Begins to plan what comes later, or ends it.
    ///
    /// # Errors
    /// It is not the person's table.
    pub async fn plan(&self, person: &str, on: bool) -> Result<(), Refusal> {
        self.tell(person, |now, seat| {
            let planning = turned(now.partners.planning, seat, on);
            Arc::make_mut(&mut now.partners).planning = planning;
            Ok(())
        })
        .await
    }

    /// A bot says why it doesn't do what was proposed.
    pub(crate) async fn decline(&self, seat: Seat, declined: &[Opinion<String>]) {
        let said = self.now();
        let is_new = |opinion: &&Opinion<String>| Partners::clone(&said.partners).decline(seat, opinion);
        if !declined.iter().any(|opinion| is_new(&opinion)) {
            return;
        }
        let told = self.say(|now| {
            for opinion in declined {
                now.said += u64::from(Arc::make_mut(&mut now.partners).decline(seat, opinion));
            }
        });
        if let Err(refusal) = told.await {
            tracing::warn!(code = refusal.told().1, "what a bot thinks of a proposal could not be said");
        }
    }
}

/// Something proposed to whoever is to act.
pub(crate) async fn propose(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let after = field(&fields, "after").parse().ok();
    let done = at.room.propose(&at.visitor.person, &action(&fields), after).await;
    answered(&at, field(&fields, "have"), done).await
}

/// Something proposed taken back.
pub(crate) async fn withdraw(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let (all, after) = (field(&fields, "what") != "last", field(&fields, "after").parse().ok());
    let done = at.room.withdraw(&at.visitor.person, all, after).await;
    answered(&at, field(&fields, "have"), done).await
}

/// A pin put up or taken away.
pub(crate) async fn pin(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let (place, kind) = (field(&fields, "place"), field(&fields, "kind"));
    let done = at.room.pin(&at.visitor.person, place, kind).await;
    answered(&at, field(&fields, "have"), done).await
}

/// That somebody plans, or doesn't any more.
pub(crate) async fn plan(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = at.room.plan(&at.visitor.person, field(&fields, "on") == "yes").await;
    answered(&at, field(&fields, "have"), done).await
}

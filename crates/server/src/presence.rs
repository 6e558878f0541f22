//! Who is at a table just now: whoever has a page of it open, or has just asked for one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::SeenElsewhere;
use table::Person;

use crate::room::Room;

/// Whoever has closed a page, or has a browser without a script, is taken to be there for so long.
const LINGERS: Duration = Duration::from_secs(15);

/// The other servers hear of whoever goes on asking for something no more often.
const TELLS: Duration = Duration::from_secs(5);

/// Who is at a table.
#[derive(Default)]
pub struct Presence {
    people: Mutex<HashMap<Person, Seen>>,
    /// Whom other servers of the house have seen there, and when they were asked, by the house's clock.
    elsewhere: Mutex<(Duration, Vec<SeenElsewhere>)>,
    /// Whether somebody looks around already.
    watched: AtomicBool,
}

/// When somebody was there.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// How many streams they have open.
    streams: usize,
    /// When they were last seen, by the house's clock.
    last: Duration,
    /// When the other servers were told so.
    told: Option<Duration>,
}

/// That somebody has a page of a table open, until this is dropped.
pub(crate) struct Present {
    room: Arc<Room>,
    person: Person,
}

impl Presence {
    fn people(&self) -> MutexGuard<'_, HashMap<Person, Seen>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For how long somebody has been away; `None` if they are there. Nobody was there before `since`.
    fn away(&self, person: &str, now: Duration, since: Duration) -> Option<Duration> {
        let seen = self.people().get(person).copied().unwrap_or(Seen { last: since, ..Seen::default() });
        let (asked, elsewhere) = self.elsewhere(person);
        let open = seen.streams > 0 || elsewhere.as_ref().is_some_and(|seen| seen.streams);
        let there =
            elsewhere.map_or(Duration::ZERO, |seen| asked.saturating_sub(Duration::from_secs(seen.ago)));
        let for_how_long = now.saturating_sub(seen.last.max(there));
        (!open && for_how_long >= LINGERS).then_some(for_how_long)
    }

    fn elsewhere(&self, person: &str) -> (Duration, Option<SeenElsewhere>) {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = elsewhere.1.iter().filter(|seen| seen.person == person);
        (elsewhere.0, seen.min_by_key(|seen| (!seen.streams, seen.ago)).cloned())
    }
}

impl Room {
    /// Notes that somebody who sits here has asked for something.
    pub(crate) fn see(self: &Arc<Self>, person: &str) {
        if self.now().table.seat_of(person).is_none() {
            return;
        }
        self.presence.people().entry(person.to_owned()).or_default().last = (self.tools().clock)();
        self.tell_of(person, false);
        self.look_around();
    }

    /// Notes that somebody has a page open.
    pub(crate) fn enter(self: &Arc<Self>, person: &str) -> Present {
        if self.now().table.seat_of(person).is_some() {
            let mut people = self.presence.people();
            let seen = people.entry(person.to_owned()).or_default();
            (seen.streams, seen.last) = (seen.streams + 1, (self.tools().clock)());
            drop(people);
            self.tell_of(person, true);
            self.look_around();
        }
        Present { room: self.clone(), person: person.to_owned() }
    }

    /// Tells the other servers, if there may be any, that somebody is here: at once where that has changed, else
    /// now and then.
    fn tell_of(self: &Arc<Self>, person: &str, at_once: bool) {
        let (store, now) = (&self.tools().store, (self.tools().clock)());
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        if !store.is_shared() {
            return;
        }
        let mut people = self.presence.people();
        let seen = people.entry(person.to_owned()).or_default();
        if !at_once && seen.told.is_some_and(|told| now.saturating_sub(told) < TELLS) {
            return;
        }
        seen.told = Some(now);
        let (streams, room, person) = (seen.streams > 0, self.clone(), person.to_owned());
        // Who isn't told now will be the next time.
        runtime.spawn(async move {
            let _ = room.tools().store.note_seen(&room.id, &person, streams).await;
        });
    }

    /// Asks who was seen by other servers.
    pub(crate) async fn look_elsewhere(&self) {
        let store = &self.tools().store;
        if store.is_shared()
            && let Ok(seen) = store.seen_elsewhere(&self.id).await
        {
            let asked = (self.tools().clock)();
            *self.presence.elsewhere.lock().unwrap_or_else(PoisonError::into_inner) = (asked, seen);
        }
        self.look_around();
    }

    /// Finds out who is there and who has been away for long, and notes it if that has changed.
    fn look_around(&self) {
        let (now, table) = ((self.tools().clock)(), self.now().table.clone());
        let grace = self.tools().settings.grace;
        let away = |person: &str| self.presence.away(person, now, self.since);
        let (mut here, mut absent) = (Vec::new(), Vec::new());
        for player in table.players() {
            match away(player) {
                None => here.push(player.to_owned()),
                Some(long) if long >= grace => absent.push(player.to_owned()),
                Some(_) => {}
            }
        }
        let before = self.now();
        if before.here != here || before.absent != absent {
            self.note(|now| (now.here, now.absent) = (here, absent));
        }
    }

    /// Looks around for as long as the table is in memory.
    pub(crate) fn keep_looking_around(self: &Arc<Self>) {
        if self.presence.watched.swap(true, Ordering::AcqRel) {
            return;
        }
        let room = Arc::downgrade(self);
        let every = LINGERS.min(self.tools().settings.grace.max(Duration::from_secs(1)));
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(every).await;
                let Some(room) = room.upgrade() else { return };
                if room.now().table.has_begun() && !room.now().is_over() {
                    room.look_elsewhere().await;
                }
            }
        });
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut people = self.room.presence.people();
        if let Some(seen) = people.get_mut(&self.person) {
            (seen.streams, seen.last) = (seen.streams.saturating_sub(1), (self.room.tools().clock)());
            drop(people);
            self.room.tell_of(&self.person, true);
        }
    }
}

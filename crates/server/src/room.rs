//! A table in memory, kept in step with the store.
//!
//! Readers take a [`Snapshot`] from [`Room::now`]. Changes are made one at a time, each in a task of its
//! own that goes on if the client hangs up: make a [`Plan`], write its entries to the store, replace the
//! snapshot, tell whoever watches, answer.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use engine::{Message, Seat};
use store::{Append, StoreError, Waits};
use table::{Entry, Table, Timed, Wish};
use tokio::sync::{Mutex, MutexGuard, Notify, watch};

use crate::Tools;
use crate::bot_faults::BotFaults;
use crate::presence::Presence;
use crate::refusal::{Reason, Refusal};
use crate::region_cache::RegionCache;
use crate::results::results;
use crate::snapshot::{Hint, Plan, Snapshot};

/// So often somebody else may be quicker before one is told that something has happened since.
const TRIES: usize = 8;
/// Who asks for a hint is answered after that time at the latest, even if it is still thought about.
const PATIENCE: Duration = Duration::from_millis(1200);

/// A table in memory.
pub struct Room {
    /// Its id in addresses.
    pub id: String,
    tools: Arc<Tools>,
    now: RwLock<Arc<Snapshot>>,
    /// Whoever writes has this.
    writing: Mutex<()>,
    /// How often something has changed; whoever watches is told.
    changed: watch::Sender<u64>,
    /// Whether somebody wants to skip ahead to a person's turn.
    pub(crate) hurry: watch::Sender<bool>,
    /// Whether its bots are being driven.
    pub(crate) driven: AtomicBool,
    /// What has been told of what they do wrong.
    pub(crate) bot_faults: BotFaults,
    /// What has been drawn of it as it is now.
    pub(crate) regions: RegionCache,
    /// Whether somebody keeps its time.
    pub(crate) timed: AtomicBool,
    /// Whoever keeps it is told by this to look at the clock: it may have gone on while the machine slept.
    pub(crate) look_at_clock: Arc<Notify>,
    /// Who is there.
    pub(crate) presence: Presence,
    /// When it came into memory, by the house's clock.
    pub(crate) since: Duration,
    /// The same in milliseconds since 1970.
    pub(crate) opened_at: i64,
    /// When somebody needed it last, in seconds of the house's clock.
    used: AtomicU64,
}

impl Room {
    /// A room with a table.
    pub(crate) fn new(id: String, tools: Arc<Tools>, now: Snapshot) -> Room {
        Room {
            id,
            timed: AtomicBool::default(),
            look_at_clock: Arc::default(),
            presence: Presence::default(),
            since: (tools.clock)(),
            opened_at: tools.millis(),
            tools,
            now: RwLock::new(Arc::new(now)),
            writing: Mutex::default(),
            changed: watch::channel(0).0,
            hurry: watch::channel(false).0,
            driven: AtomicBool::default(),
            bot_faults: BotFaults::default(),
            regions: RegionCache::default(),
            used: AtomicU64::default(),
        }
    }

    /// The table as it is now.
    pub fn now(&self) -> Arc<Snapshot> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Follows the table's changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// What it works with.
    pub(crate) fn tools(&self) -> &Arc<Tools> {
        &self.tools
    }

    /// When it was needed last; and that it is needed now.
    pub(crate) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    pub(crate) fn touch(&self) {
        self.used.store((self.tools.clock)().as_secs(), Ordering::Relaxed);
    }

    /// Replaces the snapshot by the next one, and tells whoever watches.
    fn change(&self, next: impl FnOnce(&Snapshot) -> Snapshot) {
        let waited;
        {
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            let next = next(&now);
            waited = !now.table.has_begun();
            *now = Arc::new(Snapshot { version: now.version + 1, ..next });
        }
        if waited {
            self.tools.waiting_changed.fetch_add(1, Ordering::AcqRel);
        }
        self.changed.send_modify(|version| *version += 1);
    }

    /// Changes something that isn't kept.
    pub(crate) fn say(&self, change: impl FnOnce(&mut Snapshot)) {
        self.change(|now| {
            let mut next = now.clone();
            change(&mut next);
            next
        });
    }

    /// Has a plan carried out, by a task that goes on even if whoever asked has gone. When this returns
    /// well, what was planned is on disk.
    pub(crate) async fn write(
        self: &Arc<Self>,
        plan: impl Fn(&Snapshot, i64) -> Result<Plan, Refusal> + Send + Sync + 'static,
    ) -> Result<(), Refusal> {
        let room = self.clone();
        let writing = tokio::spawn(async move {
            let done = room.write_down(plan).await;
            room.drive();
            room.keep_time();
            done
        });
        writing.await.unwrap_or(Err(Reason::Unknown.into()))
    }

    /// Whoever writes has this.
    pub(crate) async fn turn_to_write(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().await
    }

    async fn write_down(
        &self,
        plan: impl Fn(&Snapshot, i64) -> Result<Plan, Refusal>,
    ) -> Result<(), Refusal> {
        let _turn = self.writing.lock().await;
        for _ in 0..TRIES {
            let now = self.now();
            let at = now.clock.at(self.tools.millis());
            let (entries, next) = match plan(&now, at)? {
                Plan::Done => return Ok(()),
                Plan::Write(entries, next) => (entries, next),
            };
            let due = (!now.table.terms.pace.is_none()).then(|| next.next_due().map(|(due, _)| due));
            let results = results(&self.id, &next.table, next.live.as_deref(), at / 1000);
            let waits = (!now.table.has_begun()).then(|| waits(&next.table));
            let append =
                Append { due, results, waits, ..appended(&self.id, now.table.entries, &entries, at) };
            match self.tools.store.append(append).await {
                Ok(()) => {
                    self.tools.gauges.written(entries.len());
                    self.change(|now| now.with(&next));
                    return Ok(());
                }
                // Another server was quicker.
                Err(StoreError::Taken) => drop(self.catch_up().await?),
                // Whether it was written all the same isn't known: the log tells.
                Err(error) => {
                    self.tools.gauges.failed_writes.inc();
                    return match self.catch_up().await {
                        Ok(since)
                            if since.iter().map(|timed| &timed.entry).take(entries.len()).eq(&entries) =>
                        {
                            Ok(())
                        }
                        _ => Err(error.into()),
                    };
                }
            }
        }
        Err(Refusal::Stale)
    }

    /// Reads what the log has that we don't, and makes it true.
    async fn catch_up(&self) -> Result<Vec<Timed>, Refusal> {
        let known = self.now().table.entries;
        let entries = read(&self.tools.store.log(&self.id, known).await?, known)?;
        if !entries.is_empty() {
            let next = self.now().after(&entries).map_err(Refusal::Told)?;
            self.change(|now| now.with(&next));
        }
        Ok(entries)
    }

    /// Reads the whole log anew, because what was written down has been rewritten, and tells whoever watches.
    pub(crate) async fn read_again(&self) -> Result<(), Refusal> {
        let _turn = self.writing.lock().await;
        let log = self.tools.store.log(&self.id, 0).await?;
        let deals = self.tools.deals.clone();
        let replay = move || Snapshot::replay(deals, &read(&log, 0)?).map_err(Refusal::Told);
        let next = tokio::task::spawn_blocking(replay).await.unwrap_or(Err(Reason::Unknown.into()))?;
        let talk = self.tools.store.talk(&self.id).await?.into();
        self.change(|now| Snapshot {
            said: now.said + 1,
            asked: now.asked.clone(),
            talk: Arc::new(talk),
            ..next
        });
        Ok(())
    }

    /// Lets a wish come true, if it may. When this returns well, it is on disk.
    ///
    /// # Errors
    /// Why it may not.
    pub async fn wish(self: &Arc<Self>, wish: Wish) -> Result<(), Refusal> {
        self.wishes(vec![wish]).await
    }

    /// The same for several, all of them or none.
    ///
    /// # Errors
    /// Why one of them may not.
    pub async fn wishes(self: &Arc<Self>, wishes: Vec<Wish>) -> Result<(), Refusal> {
        self.write(move |now, at| now.wish(&wishes, at)).await
    }

    /// Lets somebody do something, and then more for as long as it can be done, in answer to step `step`.
    /// When this returns well, it is on disk.
    ///
    /// # Errors
    /// It isn't the person's seat, the action answers another step, or the rules say no.
    pub async fn act(self: &Arc<Self>, person: &str, step: u32, actions: Vec<String>) -> Result<(), Refusal> {
        let person = person.to_owned();
        self.write(move |now, at| now.act(&person, step, &actions, at)).await
    }

    /// The same for a bot.
    ///
    /// # Errors
    /// As for people.
    pub(crate) async fn act_for(&self, seat: Seat, step: u32, action: &str) -> Result<(), Refusal> {
        self.write_down(|now, at| now.act_for(seat, step, action, at)).await
    }

    /// Proposes an action to whoever is to act; one a seat, the newest counts.
    ///
    /// # Errors
    /// It is not the person's table, or it can't be done.
    pub fn propose(&self, person: &str, action: &str) -> Result<(), Refusal> {
        let now = self.now();
        let seat = now.table.seat_of(person).ok_or(Reason::NotYourSeat)?;
        let action = now.game()?.proposal(action).map_err(Refusal::Told)?;
        let known = now.table.entries;
        self.say(|now| {
            if now.table.entries == known {
                now.proposals.retain(|(by, _)| *by != seat);
                now.proposals.push((seat, action));
                now.said += 1;
            }
        });
        Ok(())
    }

    /// Thinks about what a person could do now. What comes of it is for that person's eyes alone, and is
    /// there until they act; asking again brings nothing new. Where it takes longer, this returns while
    /// it is still thought about.
    ///
    /// # Errors
    /// It is not their turn, hints are not allowed at this table, or they wait for too many already.
    pub async fn hint(self: &Arc<Self>, person: &str, address: Option<&str>) -> Result<(), Refusal> {
        let now = self.now();
        now.table.seat_of(person).ok_or(Reason::NotYourSeat)?;
        if !now.table.terms.hints {
            return Err(Refusal::Told(Message::new("table-no-hints")));
        }
        let game = now.game()?.clone();
        let not_now = || Refusal::Told(Message::new("table-hint-not-now"));
        let seat = now.acting(person).filter(|_| now.covered(person).is_none()).ok_or_else(not_now)?;
        if now.hint(seat).is_some() {
            return Ok(());
        }
        let (limits, address) = (&self.tools.settings.limits, address.unwrap_or_default());
        let asking = self.tools.asking.enter(person, limits.hints_a_person).ok_or(Reason::ThinkingAlready)?;
        // People can be made up: their address counts too, if there is one.
        let most = if address.is_empty() { usize::MAX } else { limits.hints_an_address };
        let asking_there = self.tools.asking.enter(address, most).ok_or(Reason::ThinkingAlready)?;
        let mut ticket = None;
        self.say(|current| {
            // Others may have asked or acted since that snapshot was taken.
            if current.table.entries == now.table.entries && current.hint(seat).is_none() {
                current.note_hint(seat, Some(Hint::Thinking));
                ticket = Some(current.ticket(seat));
            }
        });
        let Some(ticket) = ticket else { return Ok(()) };
        let (room, person) = (self.clone(), person.to_owned());
        let thinking = tokio::spawn(async move {
            let _asking = (asking, asking_there);
            let seed = room.tools.number();
            let pool = &room.tools.pool;
            let advise = move |is_up: &dyn Fn() -> bool| game.decision(seat).advise(seed, is_up);
            let advice = pool.think(&person, true, advise).await;
            let told = advice.is_some();
            room.say(|now| {
                // Whoever has acted meanwhile needs none any more, or has asked for another.
                if now.ticket(seat) == ticket && now.hint(seat).is_some() {
                    now.note_hint(seat, advice.map(|advice| Hint::Told(Arc::new(advice))));
                }
            });
            told
        });
        match tokio::time::timeout(PATIENCE, thinking).await {
            Ok(Ok(false)) => Err(Refusal::Told(Message::new("table-hint-none"))),
            _ => Ok(()),
        }
    }

    /// Lets the bots play without a pause until it is a person's turn.
    pub fn skip_ahead(&self) {
        self.hurry.send_replace(true);
    }
}

/// Entries as they are written down at this time, in milliseconds since 1970.
pub(crate) fn appended(table: &str, from: u64, entries: &[Entry], at: i64) -> Append {
    let body = |entry: &Entry| {
        serde_json::to_string(&Timed { at: Some(at), entry: entry.clone() }).unwrap_or_default()
    };
    let sits = |entry: &Entry| match entry {
        Entry::Sat { person, .. } | Entry::Taken { person, .. } => Some(person.clone()),
        _ => None,
    };
    Append {
        table: table.to_owned(),
        from,
        bodies: entries.iter().map(body).collect(),
        sits: entries.iter().filter_map(sits).collect(),
        results: Vec::new(),
        at: at / 1000,
        due: None,
        waits: None,
    }
}

/// Whether a table waits for players, and for whom.
pub(crate) fn waits(table: &Table) -> Waits {
    match (table.has_begun(), table.terms.listed) {
        (true, _) => Waits::No,
        (false, true) => Waits::Listed,
        (false, false) => Waits::Unlisted,
    }
}

/// Entries as they were written down, the first of them with this number.
///
/// # Errors
/// One that can't be read.
pub fn read(bodies: &[String], first: u64) -> Result<Vec<Timed>, Refusal> {
    let damaged = |entry: u64| Refusal::Told(Message::new("table-bad-log").with("entry", entry as i64));
    let entries = (first..).zip(bodies);
    entries.map(|(number, body)| serde_json::from_str(body).map_err(|_| damaged(number))).collect()
}

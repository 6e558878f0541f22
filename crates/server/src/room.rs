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
use crate::chat::Talk;
use crate::day;
use crate::presence::Presence;
use crate::refusal::{Reason, Refusal};
use crate::region_cache::RegionCache;
use crate::results::results;
use crate::snapshot::{Hint, Plan, Snapshot};

/// So often somebody else may be quicker before one is told that something has happened since.
pub(crate) const TRIES: usize = 8;
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

    /// Notes something of the table that only this server knows.
    pub(crate) fn note(&self, change: impl FnOnce(&mut Snapshot)) {
        self.change(|now| {
            let mut next = now.clone();
            change(&mut next);
            next
        });
    }

    /// Says something aside: it isn't kept, but known to all servers of the house.
    ///
    /// # Errors
    /// They can't be told.
    pub(crate) async fn say(&self, mut change: impl FnMut(&mut Snapshot)) -> Result<(), Refusal> {
        if !self.tools.store.is_shared() {
            self.note(change);
            return Ok(());
        }
        let _turn = self.writing.lock().await;
        for _ in 0..TRIES {
            let now = self.now();
            let mut next = Snapshot::clone(&now);
            change(&mut next);
            let aside = next.to_say();
            if aside == now.to_say() {
                return Ok(());
            }
            match self.tools.store.set_aside(&self.id, aside).await {
                Ok(()) => {
                    self.said(next);
                    return Ok(());
                }
                Err(StoreError::Taken) => drop(self.catch_up().await?),
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Stale)
    }

    /// The table is so from now on: what is said aside has been told to the other servers. Whoever calls this
    /// has the turn to write, so that nothing has changed meanwhile but what only this server knows.
    pub(crate) fn said(&self, next: Snapshot) {
        self.change(|now| {
            let (here, absent) = (now.here.clone(), now.absent.clone());
            Snapshot { aside: next.aside + 1, here, absent, version: now.version, ..next }
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
            let tries = day::begun(&self.id, &next.table, &entries);
            let ended = day::ended(&now, &next, &entries, at / 1000);
            let append = appended(&self.id, now.table.entries, &entries, at);
            let append = Append { due, results, waits, tries, ended, ..append };
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
    pub(crate) async fn catch_up(&self) -> Result<Vec<Timed>, Refusal> {
        let (now, store) = (self.now(), &self.tools.store);
        let known = now.table.entries;
        let since = store.since(&self.id, known).await?;
        let entries = read(&since.bodies, known)?;
        if store.is_shared() && since.rewritten != now.rewritten {
            self.read_whole().await?;
            return Ok(entries);
        }
        let hears = store.is_shared() && since.aside.number != now.aside;
        if entries.is_empty() && !hears {
            return Ok(entries);
        }
        let next = now.after(&entries).map_err(Refusal::Told)?;
        let talk = match hears {
            true => self.talk_since(&since.aside, &now.talk).await?,
            false => None,
        };
        self.change(|now| {
            let next = now.with(&next);
            let next = if hears { next.hear(&since.aside).0 } else { next };
            Snapshot { talk: talk.unwrap_or(next.talk.clone()), ..next }
        });
        Ok(entries)
    }

    /// What was said by now, if that is more than is known.
    async fn talk_since(&self, aside: &store::Aside, known: &Talk) -> Result<Option<Arc<Talk>>, Refusal> {
        let heard = Snapshot::clone(&self.now()).hear(aside).1;
        Ok(if known.has(heard) {
            None
        } else {
            Some(Arc::new(Talk::of(self.tools.store.talk(&self.id).await?, heard)))
        })
    }

    /// Sees to it that what other servers have done is known here too.
    ///
    /// # Errors
    /// Nobody knows: the database can't be reached. Or the table is gone.
    pub(crate) async fn refresh(self: &Arc<Self>) -> Result<(), Refusal> {
        match self.tools.store.head(&self.id).await? {
            None => Ok(()),
            Some(head) => self.come_up_to(head).await,
        }
    }

    /// The same, where it is known how far the table is.
    pub(crate) async fn come_up_to(self: &Arc<Self>, head: store::Head) -> Result<(), Refusal> {
        if head.entries == 0 {
            return Err(Reason::NoTable.into());
        }
        if self.now().is_at(head) { Ok(()) } else { self.hear().await }
    }

    /// Reads what other servers have done; whoever has to act next then does.
    pub(crate) async fn hear(self: &Arc<Self>) -> Result<(), Refusal> {
        {
            let _turn = self.writing.lock().await;
            self.catch_up().await?;
        }
        self.drive();
        self.keep_time();
        Ok(())
    }

    /// Reads the whole log anew, because what was written down has been rewritten, and tells whoever watches.
    pub(crate) async fn read_again(&self) -> Result<(), Refusal> {
        let _turn = self.writing.lock().await;
        self.read_whole().await
    }

    async fn read_whole(&self) -> Result<(), Refusal> {
        let next = whole(&self.tools, &self.id).await?;
        let shared = self.tools.store.is_shared();
        self.change(|now| Snapshot {
            said: next.said.max(now.said),
            rewritten: if shared { next.rewritten } else { now.rewritten + 1 },
            asked: if shared { next.asked.clone() } else { now.asked.clone() },
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
        let time = self.tools.millis();
        if now.hint(seat).is_some_and(|hint| !hint.is_given_up(time)) {
            return Ok(());
        }
        let (limits, address) = (&self.tools.settings.limits, address.unwrap_or_default());
        let asking = self.tools.asking.enter(person, limits.hints_a_person).ok_or(Reason::ThinkingAlready)?;
        // People can be made up: their address counts too, if there is one.
        let most = if address.is_empty() { usize::MAX } else { limits.hints_an_address };
        let asking_there = self.tools.asking.enter(address, most).ok_or(Reason::ThinkingAlready)?;
        let elsewhere = self.tools.enter("hint", person, limits.hints_a_person).await;
        let elsewhere = elsewhere.map_err(|()| Reason::ThinkingAlready)?;
        let mut ticket = None;
        self.say(|current| {
            ticket = None;
            // Others may have asked or acted since that snapshot was taken.
            let wanted = current.hint(seat).is_none_or(|hint| hint.is_given_up(time));
            if current.table.entries == now.table.entries && wanted {
                current.note_hint(seat, Some(Hint::Thinking(time)));
                ticket = Some(current.ticket(seat));
            }
        })
        .await?;
        let Some(ticket) = ticket else { return Ok(()) };
        let (room, person) = (self.clone(), person.to_owned());
        let thinking = tokio::spawn(async move {
            let _asking = (asking, asking_there, elsewhere);
            let seed = room.tools.number();
            let pool = &room.tools.pool;
            let advise = move |is_up: &dyn Fn() -> bool| game.decision(seat).advise(seed, is_up);
            let advice = pool.think(&person, true, advise).await;
            let advice = advice.map(|advice| Hint::Told(Arc::new(advice)));
            let said = room.say(|now| {
                // Whoever has acted meanwhile needs none any more, or has asked for another.
                if now.ticket(seat) == ticket && now.hint(seat).is_some() {
                    now.note_hint(seat, advice.clone());
                }
            });
            said.await.is_ok() && advice.is_some()
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
        tries: Vec::new(),
        branch: None,
        ended: None,
        at: at / 1000,
        due: None,
        waits: None,
        aside: None,
    }
}

/// A table as the store has it.
pub(crate) async fn whole(tools: &Arc<Tools>, id: &str) -> Result<Snapshot, Refusal> {
    let since = tools.store.since(id, 0).await?;
    if since.bodies.is_empty() {
        return Err(Reason::NoTable.into());
    }
    // Playing a game again takes a while, and keeps nobody waiting who has other wishes.
    let deals = tools.deals.clone();
    let bodies = since.bodies;
    let replay = move || Snapshot::replay(deals, &read(&bodies, 0)?).map_err(Refusal::Told);
    let now = tokio::task::spawn_blocking(replay).await.unwrap_or(Err(Reason::Unknown.into()))?;
    let (mut now, heard) = now.hear(&since.aside);
    if !now.opened.is_empty() {
        let alive = tools.store.alive().await?;
        now.opened.retain(|opened| alive.contains(&opened.server));
    }
    let talk = Talk::of(tools.store.talk(id).await?, heard);
    Ok(Snapshot { talk: Arc::new(talk), rewritten: since.rewritten, ..now })
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
/// One that can't be read: it is damaged, or of a newer program, which may be at work beside this one.
pub fn read(bodies: &[String], first: u64) -> Result<Vec<Timed>, Refusal> {
    let unread = |number: u64, body: &str| match serde_json::from_str::<serde_json::Value>(body) {
        Ok(value) if value.is_object() => Reason::Newer.into(),
        _ => Refusal::Told(Message::new("table-bad-log").with("entry", number as i64)),
    };
    let entries = (first..).zip(bodies);
    entries.map(|(number, body)| serde_json::from_str(body).map_err(|_| unread(number, body))).collect()
}

//! People who play at tables with bots through everything that happens to the servers: what isn't answered they
//! send again, the same form, until it is.
//!
//! Half of them hear by a stream, as a page does, that something has changed; the others look only when the log
//! has grown. So nobody asks after half of the tables while their bots are to act, and bots have to go on by
//! themselves there.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::watch::Up;
use crate::book::{Account, meant};
use crate::chance::Chance;
use crate::connection::{Connection, Head, connect_from};
use crate::page;
use crate::person::{Manner, Person};
use crate::play::choice;
use crate::report::Times;
use crate::stream::{Stream, events};
use crate::tables::{Solo, laid_at};
use crate::trouble::{Outcome, Trouble, ensure};

/// Before something is sent again that wasn't answered.
const AGAIN: Duration = Duration::from_millis(150);
/// Who isn't told that something has changed looks all the same after this time.
const LOOK: Duration = Duration::from_secs(5);
/// So long somebody tries to have something answered when everything else is over.
const PATIENCE: Duration = Duration::from_secs(60);
/// People come from so many addresses: what is counted by address is meant for many.
const ADDRESSES: usize = 200;

/// All of them, and what they go through.
pub struct World {
    /// Where they come in.
    pub front: std::net::SocketAddr,
    /// Whether things are up.
    pub up: Mutex<Up>,
    /// The tables that are played at.
    pub tables: Mutex<Vec<Arc<Table>>>,
    /// Those where the game is over and that nobody has looked at since.
    pub finished: Mutex<Vec<Arc<Table>>>,
    /// What they went through.
    pub counts: Counts,
    /// What was not as it has to be.
    pub wrong: Mutex<Vec<String>>,
    stopping: AtomicBool,
}

/// What people went through.
#[derive(Default)]
pub struct Counts {
    /// Tables that were laid.
    pub laid: AtomicU64,
    /// Games that came to their end.
    pub finished: AtomicU64,
    /// Actions that were acknowledged.
    pub acknowledged: AtomicU64,
    /// Answers that didn't come, so that the same was sent again.
    pub unanswered: AtomicU64,
    /// Answers that said that it can't be done just now.
    pub refused: AtomicU64,
    /// Streams that ended.
    pub streams: AtomicU64,
    /// How often somebody looked who should have been told by a stream, but wasn't.
    pub untold: AtomicU64,
    /// How long an action took from when it was first sent until it was acknowledged.
    pub answers: Mutex<Times>,
    /// How long bots had nothing to show since they were to act and things were up.
    pub stops: Mutex<Times>,
    /// The same, but without what they waited for servers that were killed after they had taken a table over.
    pub driven_stops: Mutex<Times>,
}

/// A table, its person, and all that is known of it.
pub struct Table {
    /// The table, and who sits there.
    pub solo: Solo,
    /// Where they come from.
    pub from: u8,
    /// What is known.
    pub state: Mutex<State>,
    told: Notify,
}

/// What is known of a table.
pub struct State {
    /// What its person has done, as they know it.
    pub account: Account,
    /// How many entries of its log are no steps, if that is known.
    pub base: Option<usize>,
    /// How many entries its log has.
    pub entries: usize,
    /// Since when.
    pub grown: Instant,
    /// The server that runs its bots, and since when.
    pub driver: (Option<i64>, Instant),
    /// The step at which its person found nothing to do, so that bots have to act.
    pub bots_at: Option<u32>,
    /// Whether it was told that its bots stand still.
    pub told: bool,
    /// Hashes of the entries that its log had when it was read last.
    pub known: Vec<u64>,
    /// The mark of the page that its person has open.
    mark: String,
    /// Whether the game is over.
    pub over: bool,
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    /// The id of the table.
    pub fn id(&self) -> &str {
        &self.solo.table
    }

    /// The table for people who read what is wrong.
    pub fn name(&self) -> String {
        format!("table {} ({})", self.solo.table, self.solo.game)
    }

    /// Something has changed there.
    pub fn tell(&self) {
        self.told.notify_one();
    }
}

/// Whether an answer says that it can't be done just now, but may be in a moment.
fn passes(status: u16) -> bool {
    matches!(status, 502..=504)
}

impl World {
    /// Nobody yet, before a front with so many servers behind it.
    pub fn new(front: std::net::SocketAddr, servers: usize) -> World {
        World {
            front,
            up: Mutex::new(Up::of(servers)),
            tables: Mutex::default(),
            finished: Mutex::default(),
            counts: Counts::default(),
            wrong: Mutex::default(),
            stopping: AtomicBool::default(),
        }
    }

    /// Something is not as it has to be.
    pub fn tell(&self, wrong: impl Into<String>) {
        let wrong = wrong.into();
        eprintln!("WRONG: {wrong}");
        locked(&self.wrong).push(wrong);
    }

    /// Everybody finishes what they are at, and goes.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
        locked(&self.tables).iter().for_each(|table| table.tell());
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    /// Lets somebody play at one table after the other until everything is stopped.
    pub fn person(
        self: &Arc<Self>,
        number: usize,
        games: Arc<Vec<String>>,
        mut chance: Chance,
    ) -> JoinHandle<()> {
        let world = self.clone();
        tokio::spawn(async move {
            let from = 2 + (number % ADDRESSES) as u8;
            let mut connection = Connection::between(from, world.front);
            let mut game = number;
            while !world.is_stopping() {
                let played = async {
                    let laid =
                        world.lay(&mut connection, from, &games[game % games.len()], &mut chance).await?;
                    let Some(table) = laid else { return Ok(()) };
                    locked(&world.tables).push(table.clone());
                    let eyes =
                        number.is_multiple_of(2).then(|| tokio::spawn(eyes(world.clone(), table.clone())));
                    let played = world.play(&mut connection, &table, eyes.is_some(), &mut chance).await;
                    eyes.iter().for_each(JoinHandle::abort);
                    if locked(&table.state).over {
                        world.counts.finished.fetch_add(1, Ordering::Relaxed);
                        locked(&world.tables).retain(|other| other.id() != table.id());
                        locked(&world.finished).push(table);
                    }
                    played
                };
                if let Err(trouble) = played.await {
                    world.tell(trouble.to_string());
                    tokio::time::sleep(AGAIN).await;
                }
                game += 1;
            }
        })
    }

    /// Asks until there is an answer that isn't only that there is none just now. Gives up only when everything is
    /// over.
    async fn ask(&self, connection: &mut Connection, request: &[u8], what: &str) -> Outcome<Head> {
        let mut stopping = None;
        loop {
            match connection.ask(request).await {
                Ok(head) if passes(head.status) => self.counts.refused.fetch_add(1, Ordering::Relaxed),
                Ok(head) => return Ok(head),
                Err(Trouble::Io(_)) => self.counts.unanswered.fetch_add(1, Ordering::Relaxed),
                Err(trouble) => return Err(trouble),
            };
            if self.is_stopping() {
                let since = *stopping.get_or_insert_with(Instant::now);
                ensure(since.elapsed() < PATIENCE, format!("{what} is never answered"))?;
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    async fn lay(
        &self,
        connection: &mut Connection,
        from: u8,
        game: &str,
        chance: &mut Chance,
    ) -> Outcome<Option<Arc<Table>>> {
        let person = Person::new(chance);
        let (bots, once) = (1 + chance.below(2), chance.hex(16));
        let form = format!("game={game}&name=Anna&bots={bots}&level=trainee&once={once}");
        let request = person.post("/play", &form, Manner::Plain);
        let head = self.ask(connection, &request, "laying a table").await?;
        let solo = Solo { game: game.to_owned(), table: laid_at(head)?, person };
        self.counts.laid.fetch_add(1, Ordering::Relaxed);
        let now = Instant::now();
        let state = State {
            account: Account::default(),
            base: None,
            entries: 0,
            grown: now,
            driver: (None, now),
            bots_at: None,
            told: false,
            known: Vec::new(),
            mark: String::new(),
            over: false,
        };
        Ok(Some(Arc::new(Table { solo, from, state: Mutex::new(state), told: Notify::new() })))
    }

    /// Plays at a table until the game is over or everything is stopped.
    async fn play(
        &self,
        connection: &mut Connection,
        table: &Table,
        eyes: bool,
        chance: &mut Chance,
    ) -> Outcome<()> {
        while !self.is_stopping() {
            let Some(page) = self.look(connection, table).await? else { continue };
            let step =
                page::step(&page).ok_or_else(|| Trouble::told(format!("{} hasn't begun", table.name())))?;
            if page::is_over(&page) {
                locked(&table.state).over = true;
                return Ok(());
            }
            let found = match choice(connection, table.solo.who(), &page, chance).await {
                // Somebody was killed just then.
                Err(Trouble::Io(_)) => page::offer(&page, chance),
                found => found?,
            };
            let Some(fields) = found else {
                locked(&table.state).bots_at = Some(step);
                let told = tokio::time::timeout(LOOK, table.told.notified()).await.is_ok();
                if !told && eyes && locked(&table.state).is_ahead_of(step) {
                    self.counts.untold.fetch_add(1, Ordering::Relaxed);
                }
                continue;
            };
            self.act(connection, table, &format!("step={step}&{fields}"), chance).await?;
        }
        Ok(())
    }

    async fn look(&self, connection: &mut Connection, table: &Table) -> Outcome<Option<String>> {
        let request = table.solo.person.get(&format!("/t/{}", table.id()));
        let head = self.ask(connection, &request, &table.name()).await?;
        ensure(head.status == 200, format!("{} was answered {}", table.name(), head.status))?;
        let page = connection.text(&head);
        page::mark(&page).unwrap_or_default().clone_into(&mut locked(&table.state).mark);
        Ok(Some(page))
    }

    /// Sends a form until it is acknowledged.
    async fn act(
        &self,
        connection: &mut Connection,
        table: &Table,
        fields: &str,
        chance: &mut Chance,
    ) -> Outcome<()> {
        let manner = if chance.below(2) == 0 { Manner::Plain } else { Manner::Script };
        let request = table.solo.person.post(&format!("/t/{}/act", table.id()), fields, manner);
        {
            let mut state = locked(&table.state);
            state.account.maybe = Some(meant(fields));
            state.bots_at = None;
        }
        let start = Instant::now();
        let what = format!("{}: {fields}", table.name());
        let head = self.ask(connection, &request, &what).await?;
        let refusal = head.refusal.unwrap_or_default();
        ensure([200, 303].contains(&head.status), format!("{what} was answered {} {refusal}", head.status))?;
        locked(&self.counts.answers).add(start.elapsed());
        self.counts.acknowledged.fetch_add(1, Ordering::Relaxed);
        let mut state = locked(&table.state);
        let done = state.account.maybe.take();
        state.account.sure.extend(done);
        Ok(())
    }
}

impl State {
    /// Whether the log has more than that step.
    fn is_ahead_of(&self, step: u32) -> bool {
        self.base.is_some_and(|base| self.entries > base + step as usize)
    }

    /// Whether bots have to act, as far as is known.
    pub fn waits_for_bots(&self) -> bool {
        let at = self.base.map(|base| self.entries.saturating_sub(base) as u32);
        !self.over && at.is_some() && self.bots_at == at
    }
}

/// Follows the stream of a table, and wakes its person when there is news.
async fn eyes(world: Arc<World>, table: Arc<Table>) {
    loop {
        let mark = locked(&table.state).mark.clone();
        let followed = async {
            let page = format!("<p id=\"live\" data-mark=\"{mark}\">");
            let stream = connect_from(world.front, table.from).await?;
            let mut stream = Stream::open(stream, &table.solo.person, &events(table.id(), &page)).await?;
            while let Some(event) = stream.next().await? {
                if page::is_news(&event) {
                    table.tell();
                }
            }
            Ok::<(), Trouble>(())
        };
        if followed.await.is_ok() {
            world.counts.streams.fetch_add(1, Ordering::Relaxed);
        }
        // What happened meanwhile is on the page.
        table.tell();
        tokio::time::sleep(AGAIN * 3).await;
    }
}

//! Pages, actions and live updates over HTTP.
//!
//! The server keeps no truth that the store doesn't have: what it has in memory it can read again,
//! and a killed server loses nothing that was acknowledged.
//!
//! - `lesson`: first lessons, laid and followed; `day`: the deal of the day; `practice`: going on from a step
//! - [`live`]: a game that is being played, whichever it is; [`dealing`]: where it comes from; `deal`: how it was shuffled; `past`: the
//!   way back; [`taking_back`]: who may go it
//! - [`snapshot`]: a table as it is now, for whoever reads it
//! - [`room`]: a table in memory: the one place where it is changed; `driving`: its bots at their pace;
//!   `bot_faults`: what these do wrong
//!   `presence`: who is there; `timekeeping`: whose time is up; `company`: what people do beside playing;
//!   `chat`: what they say; `beside`: what of all that no log keeps, as servers tell it each other
//! - [`hub`]: all tables in memory; `following`: what other servers of the house do
//! - [`thinking`], [`thinking_pool`]: what bots know, and where they think
//! - [`session`]: who asks, in which language, and whether the question comes from our own pages
//! - [`routes`]: the one table of addresses; `new_table`, `waiting`, `playing`: what is behind them, for
//!   tables that are laid, that wait for players, and that are played at; `at_table`: which table an
//!   address means; `finding`: tables that wait; `painting`: colours of seats; `front`: the front page; `own_board`: boards that people bring along; `entering`: the passphrase
//! - `me`: the page of one's own; `moving`: to another browser, by the `keys` for it, in `letters` that can't
//!   be mixed up; `forgetting`: who wants to; `results`: what came of games; `standing`: what that adds up to
//! - `answers`: pages, and what the script gets instead; `delta`: what of them a page has;
//!   `region_cache`: regions that were drawn already; `compress`: answers made smaller
//! - [`stream`]: that something changed
//! - [`refusal`]: why something can't be done
//! - [`listening`]: connections; [`settings`], [`limits`]: what is too much
//! - [`gauges`]: what whoever runs the house can watch

mod answers;
mod at_table;
mod beside;
mod big_screen;
mod bot_faults;
mod bot_names;
mod chat;
mod company;
mod compress;
mod day;
mod deal;
pub mod dealing;
mod delta;
mod driving;
mod entering;
pub mod filed;
mod finding;
mod following;
mod forgetting;
mod front;
pub mod gauges;
pub mod hub;
mod keys;
mod lesson;
mod letters;
pub mod limits;
pub mod listening;
pub mod live;
mod me;
mod moving;
mod new_table;
mod own_board;
mod pad;
mod painting;
pub mod partners;
mod past;
mod playing;
mod practice;
mod presence;
mod records;
pub mod refusal;
mod region_cache;
mod results;
mod review;
pub mod room;
pub mod routes;
mod rules;
pub mod session;
pub mod settings;
pub mod snapshot;
mod standing;
pub mod stream;
pub mod taking_back;
pub mod thinking;
pub mod thinking_pool;
mod timekeeping;
pub mod waiting;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use engine::chance::hex;
use roster::Roster;
use sha2::{Digest as _, Sha256};
use stalls::Stalls;
use store::Store;
use tokio::sync::watch;
use words::{Language, Words};

pub use listening::serve;
pub use settings::{Limits, Settings};

use crate::dealing::Deals;
use crate::finding::OpenTables;
use crate::gauges::Gauges;
use crate::hub::Hub;
use crate::limits::{AWhile, AnHour, AtATime};
use crate::thinking_pool::ThinkingPool;

/// Where random bytes come from: handed in, so that tests can know them.
pub type Random = Arc<dyn Fn() -> [u8; 32] + Send + Sync>;

/// What time it is, counted from whenever, never backwards: handed in, because only the program has a clock.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// What time it is for people, counted from 1970.
pub type Wall = Arc<dyn Fn() -> Duration + Send + Sync>;

/// What tables are worked with.
pub struct Tools {
    /// Which games there are.
    pub games: Roster,
    /// Who deals them.
    pub deals: Arc<dyn Deals>,
    /// The disk.
    pub store: Store,
    /// Where bots think.
    pub pool: ThinkingPool,
    /// Random bytes.
    pub random: Random,
    /// What time it is.
    pub clock: Clock,
    /// What time it is for people.
    pub wall: Wall,
    /// How the house is run.
    pub settings: Settings,
    /// Who waits for a hint.
    pub(crate) asking: AtATime,
    /// What can be watched.
    pub gauges: Gauges,
    /// Whether the house is being closed.
    pub stopping: watch::Sender<bool>,
    /// How often a table that waits for players has changed, or was laid.
    pub(crate) waiting_changed: AtomicU64,
}

impl Tools {
    /// What time it is for people, in milliseconds since 1970.
    pub(crate) fn millis(&self) -> i64 {
        (self.wall)().as_millis() as i64
    }

    /// The same in seconds.
    pub(crate) fn seconds(&self) -> i64 {
        self.millis() / 1000
    }

    /// A random number.
    pub(crate) fn number(&self) -> u64 {
        u64::from_le_bytes((self.random)()[..8].try_into().unwrap_or_default())
    }
}

/// All that the pages need.
pub struct House {
    /// The tables.
    pub hub: Hub,
    /// What they are worked with.
    pub tools: Arc<Tools>,
    /// Who has which streams.
    pub(crate) streams: AtATime,
    /// Records that were played again.
    pub(crate) records: records::InMemory,
    /// Who has brought how many.
    pub(crate) brought: AnHour,
    /// Who has laid how many tables.
    pub(crate) laid: AnHour,
    /// Who has changed how often what is kept of them.
    pub(crate) changes: AnHour,
    /// Who has said how much just now.
    pub(crate) spoken: AWhile,
    /// Who has tried the passphrase, or keys, how often.
    pub(crate) tries: AnHour,
    /// The deals that the house's own player is at.
    pub(crate) measured: day::Measured,
    /// The tables that anyone may sit down at.
    pub(crate) open_tables: OpenTables,
    /// Whether all boards have been drawn once.
    drawn: AtomicBool,
    /// All texts, by language.
    words: [Words; 2],
}

impl House {
    /// A house with these games and this store.
    pub fn new(
        stalls: impl Stalls + 'static,
        store: Store,
        random: Random,
        clock: Clock,
        wall: Wall,
        settings: Settings,
    ) -> Arc<House> {
        let games = stalls.roster();
        let words = Language::ALL.map(|language| Words::with(language, games.texts(language.tag())));
        let tools = Arc::new(Tools {
            games,
            deals: Arc::new(stalls),
            store,
            pool: ThinkingPool::new(clock.clone()),
            random,
            clock,
            wall,
            settings,
            asking: AtATime::default(),
            gauges: Gauges::new(),
            stopping: watch::channel(false).0,
            waiting_changed: AtomicU64::default(),
        });
        let news = tools.store.news();
        let house = Arc::new(House {
            hub: Hub::new(tools.clone()),
            tools,
            streams: AtATime::default(),
            records: records::InMemory::default(),
            brought: AnHour::default(),
            laid: AnHour::default(),
            changes: AnHour::default(),
            spoken: AWhile::default(),
            tries: AnHour::default(),
            measured: day::Measured::default(),
            open_tables: OpenTables::default(),
            drawn: AtomicBool::new(false),
            words,
        });
        if let Some(news) = news {
            tokio::spawn(following::follow(Arc::downgrade(&house), news));
        }
        house
    }

    /// All texts of a language.
    pub fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }

    /// A text that follows from these, and that only this house can make.
    pub(crate) fn seal(&self, of: &[&str]) -> String {
        let mut digest = Sha256::new();
        for part in [self.tools.store.key()].iter().chain(of) {
            digest.update((part.len() as u64).to_le_bytes());
            digest.update(part.as_bytes());
        }
        hex(&digest.finalize())
    }

    /// Draws all that is drawn once, which takes a while.
    pub(crate) fn draw_boards(&self) {
        self.words.iter().for_each(|words| self.tools.deals.draw_boards(words));
        self.drawn.store(true, Ordering::Release);
    }

    /// Whether that has been done.
    pub(crate) fn has_drawn(&self) -> bool {
        self.drawn.load(Ordering::Acquire)
    }
}

//! A table as it is now, in memory: a [`Snapshot`], which nobody changes.
//!
//! Whoever reads takes one and keeps it for as long as it takes to draw it; whoever writes makes the next
//! one ([`room`](crate::room)). So readers wait for nobody.

use std::sync::Arc;

use bots::Advice;
use engine::record::Imagined;
use engine::{Message, Seat, Seats, Seed, Viewer};
use lessons::Progress;
use pages::{Chair, TimeLeft};
use roster::Head;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{Clock, Entry, Person, Table, Timed, Wish};
use words::Language;

use crate::House;
use crate::bot_names;
use crate::chat::Talk;
use crate::dealing::Deals;
use crate::lesson;
use crate::live::Live;
use crate::partners::Partners;
use crate::refusal::{Reason, Refusal};
use crate::taking_back::UndoRequest;

/// Who looks at a big screen: no hash of a secret is written so, so nothing at a table is theirs.
pub(crate) const NOBODY: &str = "nobody";

/// What a seat that asked for a hint gets.
#[derive(Clone)]
pub enum Hint {
    /// It is being thought about, since then, in milliseconds since 1970.
    Thinking(i64),
    /// What a strong player would do.
    Told(Arc<Advice<String>>),
}

/// Whoever thinks about a hint for so long, in milliseconds, has been killed meanwhile.
const GIVEN_UP: i64 = 60_000;

impl Hint {
    /// Whether nobody thinks about it any more.
    pub(crate) fn is_given_up(&self, now: i64) -> bool {
        matches!(self, Hint::Thinking(since) if now - since > GIVEN_UP)
    }
}

/// A table as it is now, and its game, if it has begun.
#[derive(Clone)]
pub struct Snapshot {
    /// Who deals its game.
    pub(crate) deals: Arc<dyn Deals>,
    /// Who sits where, and what was done.
    pub table: Arc<Table>,
    /// What the board says of itself that its host brought along, if they did.
    pub own_board: Option<Arc<Head>>,
    /// The game.
    pub live: Option<Arc<dyn Live>>,
    /// How far the learner is, if it is a first lesson.
    pub lesson: Option<Arc<Progress>>,
    /// Why the game can't go on: the rules have changed since.
    pub departed: Option<Message>,
    /// Who has been thinking for how long.
    pub clock: Clock,
    /// What partners tell each other beside words. It isn't kept: it is said at the table.
    pub partners: Arc<Partners>,
    /// What seats that are to act were advised to do: each is for that seat alone, and isn't kept.
    pub hints: Vec<(Seat, Hint)>,
    /// What somebody asks the others to let them take back. It isn't kept either.
    pub undo: Option<UndoRequest>,
    /// Whoever holds several seats and has opened the one that is to act: that isn't kept, so that nobody
    /// finds another's cards after a restart.
    pub opened: Vec<Opened>,
    /// Those at the table who have a page of it open.
    pub here: Vec<Person>,
    /// Those who have been away for so long that their seat may be handed to a bot.
    pub absent: Vec<Person>,
    /// How often something was said that isn't kept.
    pub said: u64,
    /// How often what is said aside has changed, among all servers of the house.
    pub aside: u64,
    /// How often its log was rewritten, because somebody was forgotten.
    pub rewritten: u64,
    /// What was said there in words: that is kept, but not in the log.
    pub talk: Arc<Talk>,
    /// How often a seat's hint has changed: nobody else is told that it asked.
    pub asked: Vec<(Seat, u64)>,
    /// Whether the deal of its day is told by now, if it plays one: then anybody may look.
    pub told: bool,
    /// How often anything has changed since the table came into memory.
    pub version: u64,
}

/// That somebody who holds several seats has opened one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// Who.
    pub person: Person,
    /// Which.
    pub seat: Seat,
    /// At which server of the house: it is covered again when that one is gone and the table is read anew.
    pub server: i64,
}

/// What comes of a wish.
pub enum Plan {
    /// It is so already.
    Done,
    /// These entries have to be written down; then what follows from the log is as in this snapshot.
    Write(Vec<Entry>, Box<Snapshot>),
}

impl Snapshot {
    /// A table that has just been laid.
    fn new(deals: Arc<dyn Deals>, table: Table) -> Snapshot {
        let own_board = table.own_board.as_deref().and_then(|text| Head::read(text).ok());
        Snapshot {
            deals,
            own_board: own_board.map(Arc::new),
            clock: Clock::new(table.terms.pace, table.chairs.len()),
            table: Arc::new(table),
            live: None,
            lesson: None,
            departed: None,
            partners: Arc::default(),
            hints: Vec::new(),
            undo: None,
            opened: Vec::new(),
            here: Vec::new(),
            absent: Vec::new(),
            said: 0,
            aside: 0,
            rewritten: 0,
            talk: Arc::default(),
            asked: Vec::new(),
            told: false,
            version: 0,
        }
    }

    /// The table with this log. A game that departs from today's rules is there up to that step.
    ///
    /// # Errors
    /// A log that no table can have.
    pub fn replay(deals: Arc<dyn Deals>, log: &[Timed]) -> Result<Snapshot, Message> {
        let first = log.first().ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
        let mut laid = Snapshot::new(deals, Table::laid(&first.entry)?);
        laid.clock.tick(first.at, None, Seats::default());
        laid.after(&log[1..])
    }

    /// The table after more entries that have been written down.
    ///
    /// # Errors
    /// Entries that can't follow.
    pub fn after(&self, entries: &[Timed]) -> Result<Snapshot, Message> {
        let mut table = Table::clone(&self.table);
        let mut game = self.live.as_ref().map(|live| live.fork());
        let (mut departed, mut clock) = (self.departed.clone(), self.clock.clone());
        let mut lesson = self.lesson.clone();
        for Timed { at, entry } in entries {
            table.add(entry)?;
            match (entry, &mut game) {
                (Entry::Resized { seats }, _) => clock.resize(*seats),
                (Entry::Started { seed, .. }, _) => game = Some(self.deals.deal(&table, seed)?),
                (Entry::Acted { seat, action, hash, .. }, Some(game)) if departed.is_none() => {
                    departed = game.play(*seat, action, hash).err();
                }
                (Entry::Undone { seat, back, hash, .. }, Some(game)) if departed.is_none() => {
                    departed = game.take_back(*seat, *back, hash).err();
                }
                (Entry::Imagined { seat, seed, state, hash }, Some(game)) if departed.is_none() => {
                    let seed = Seed::parse(seed);
                    let seed = seed.ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
                    let imagined = Imagined { seed, state: state.clone() };
                    departed = game.go_on_from(*seat, &imagined, hash).err();
                }
                _ => {}
            }
            tick(&mut clock, *at, entry, &table, game.as_deref());
            lesson = lesson::after(lesson, entry, &table, game.as_deref());
        }
        Ok(self.with(&Snapshot {
            table: Arc::new(table),
            live: game.map(Arc::from),
            lesson,
            departed,
            clock,
            ..self.clone()
        }))
    }

    /// The same after something was written down, which `next` has: what was said of the step before is over.
    pub fn with(&self, next: &Snapshot) -> Snapshot {
        let (table, live, departed, clock) =
            (next.table.clone(), next.live.clone(), next.departed.clone(), next.clock.clone());
        let next = Snapshot { table, live, lesson: next.lesson.clone(), departed, clock, ..self.clone() };
        next.still_said(self.table.steps.len(), self.table.entries)
    }

    /// Only what is said aside that isn't over: it was said after so many steps and entries.
    pub(crate) fn still_said(mut self, steps: usize, entries: u64) -> Snapshot {
        let table = self.table.clone();
        let since = table.steps.get(steps..).unwrap_or_default();
        let acted: Seats = since.iter().map(|step| step.seat).collect();
        let undone = since.iter().any(|step| step.undoes > 0);
        let actors = self.live.as_ref().map_or(Seats::default(), |live| live.actors());
        // Whoever chooses at the same time as others may still need a hint.
        self.hints.retain(|(seat, _)| !undone && !acted.contains(*seat) && actors.contains(*seat));
        if self.is_over() {
            self.partners = Arc::default();
        }
        self.undo = self.undo.filter(|_| table.entries == entries);
        let opened = std::mem::take(&mut self.opened);
        self.opened =
            opened.into_iter().filter(|opened| self.acting(&opened.person) == Some(opened.seat)).collect();
        self
    }

    /// A text that is another one whenever something has changed for a person.
    pub fn mark(&self, person: &str) -> String {
        let theirs = self.table.seats_of(person);
        let asked: u64 = self.asked.iter().filter(|(seat, _)| theirs.contains(*seat)).map(|(_, n)| n).sum();
        let heard = asked + self.talk.heard(self.hears(person));
        format!("{}.{}.{heard}.{:x}", self.table.entries, self.said + self.rewritten, self.presence())
    }

    /// Who is there and who has been away for long, as a number: whichever server finds it out finds the same.
    fn presence(&self) -> u32 {
        let mut print = crc32fast::Hasher::new();
        for (people, kind) in [(&self.here, b"h"), (&self.absent, b"a")] {
            for person in people {
                print.update(kind);
                print.update(person.as_bytes());
            }
        }
        print.finalize()
    }

    /// Whether everything that servers of the house have written down is known here.
    pub(crate) fn is_at(&self, head: store::Head) -> bool {
        self.table.entries >= head.entries && self.aside == head.aside && self.rewritten == head.rewritten
    }

    /// How often a seat's hint has changed: whoever thinks about one knows by it whether it is still wanted.
    pub fn ticket(&self, seat: Seat) -> u64 {
        self.asked.iter().find(|(asked, _)| *asked == seat).map_or(0, |(_, times)| *times)
    }

    /// Notes that a seat's hint is another now.
    pub fn note_hint(&mut self, seat: Seat, hint: Option<Hint>) {
        self.hints.retain(|(hinted, _)| *hinted != seat);
        self.hints.extend(hint.map(|hint| (seat, hint)));
        match self.asked.iter_mut().find(|(asked, _)| *asked == seat) {
            Some((_, times)) => *times += 1,
            None => self.asked.push((seat, 1)),
        }
    }

    /// How many steps have been played.
    pub fn steps(&self) -> u32 {
        self.live.as_ref().map_or(0, |live| live.steps())
    }

    /// The game, if it has begun.
    ///
    /// # Errors
    /// It hasn't.
    pub fn game(&self) -> Result<&Arc<dyn Live>, Refusal> {
        self.live.as_ref().ok_or_else(|| Reason::NotBegun.into())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.is_over())
    }

    /// Whether all of its game may be seen by whoever may look at the table: how it was shuffled, what everybody
    /// held, every step with what was drawn. Whatever tells more than a seat may know asks here.
    pub fn is_laid_open(&self) -> bool {
        (self.is_over() || self.departed.is_some()) && !self.is_secret()
    }

    /// The seat of a person that may act now: whoever holds several acts for one at a time.
    pub fn acting(&self, person: &str) -> Option<Seat> {
        let live = self.live.as_ref().filter(|_| self.departed.is_none())?;
        let theirs = self.table.played_by(person);
        live.actors().iter().find(|seat| theirs.contains(*seat))
    }

    /// Whether somebody holds several seats that have secrets from each other: then all of them are covered
    /// but the one that is to act, once it was opened.
    pub fn is_hot_seat(&self, person: &str) -> bool {
        self.live.as_ref().is_some_and(|live| !live.is_open() && !live.is_over())
            && self.table.seats_of(person).len() > 1
    }

    /// The seat of a person that has to be opened before they see its cards and may act.
    pub fn covered(&self, person: &str) -> Option<Seat> {
        let seat = self.acting(person).filter(|_| self.is_hot_seat(person))?;
        (!self.opened.iter().any(|opened| opened.person == person && opened.seat == seat)).then_some(seat)
    }

    /// Whether a person may look at this table: once it has begun, some are seen only by those who play.
    pub fn may_look(&self, person: &str) -> bool {
        let table = &self.table;
        table.terms.watched || self.told || !table.has_begun() || table.seat_of(person).is_some()
    }

    /// As whom a person looks at the game.
    pub fn viewer(&self, person: &str) -> Viewer {
        let acting = self.acting(person);
        if self.is_hot_seat(person) && (acting.is_none() || self.covered(person).is_some()) {
            return Viewer::Spectator;
        }
        acting.or_else(|| self.table.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What a seat gets that asked for a hint.
    pub fn hint(&self, seat: Seat) -> Option<&Hint> {
        self.hints.iter().find(|(hinted, _)| *hinted == seat).map(|(_, hint)| hint)
    }

    /// The next bot that has to act, what it is, and the step it answers.
    pub fn next_bot(&self) -> Option<(Seat, &str, u32)> {
        let live = self.live.as_ref().filter(|_| self.departed.is_none())?;
        // Where all are to have the same game, those who may act at once do so in the order of seats.
        let ready = if self.table.day.is_some() { 1 } else { usize::MAX };
        let mut actors = live.actors().iter().take(ready);
        actors.find_map(|seat| Some((seat, self.table.sitter(seat)?.bot()?, live.steps())))
    }

    /// What chance the next bot gets where everybody who does the same is to meet the same: at the table of a
    /// lesson, and of a day's deal.
    pub(crate) fn bots_chance(&self) -> Option<u64> {
        let fixed = self.table.terms.lesson || self.table.day.is_some();
        let seed = self.table.seed.as_ref().filter(|_| fixed)?;
        let hash = Sha256::digest(format!("{seed} {}", self.steps()));
        hash.first_chunk().map(|first| u64::from_le_bytes(*first))
    }

    /// What is to be written down at this time for wishes to come true.
    ///
    /// # Errors
    /// Why they can't.
    pub fn wish(&self, wishes: &[Wish], at: i64) -> Result<Plan, Refusal> {
        let (mut entries, mut next) = (Vec::new(), self.clone());
        for wish in wishes {
            match wish {
                Wish::Sit { person, .. } if next.table.seat_of(person).is_some() => continue,
                Wish::Start { person, .. } if next.table.has_begun() && next.table.host == *person => {
                    continue;
                }
                Wish::GoFirst { person, seat }
                    if next.table.first() == *seat && next.table.host == *person =>
                {
                    continue;
                }
                Wish::Paint { seat, colour, pattern, .. }
                    if next.table.looks_so(*seat, *colour, *pattern) && !next.table.has_begun() =>
                {
                    continue;
                }
                // Who asks again has been answered already.
                Wish::GoOn { idea, .. } if !next.is_told(idea.as_deref()) => continue,
                Wish::Follow { .. } if !next.is_over() => {
                    return Err(Refusal::Told(Message::new("table-not-over")));
                }
                _ => {}
            }
            let entry = next.table.answer(wish.clone()).map_err(Refusal::Told)?;
            let timed = Timed { at: Some(at), entry };
            next = next.after(std::slice::from_ref(&timed)).map_err(Refusal::Told)?;
            entries.push(timed.entry);
        }
        Ok(if entries.is_empty() { Plan::Done } else { Plan::Write(entries, Box::new(next)) })
    }

    /// What is to be written down for somebody to do something, and then more for as long as it can be
    /// done, in answer to step `step`. Who asks again for what has been done already is told so.
    ///
    /// # Errors
    /// It isn't their seat, something has happened since, or the rules say no.
    pub fn act(&self, person: &str, step: u32, actions: &[String], at: i64) -> Result<Plan, Refusal> {
        let theirs = self.table.seats_of(person);
        let first = theirs.first().ok_or(Reason::NotYourSeat)?;
        if let Some(done) = self.answered(theirs, step, actions)? {
            return Ok(done);
        }
        if let Some(seat) = self.covered(person) {
            return Err(Refusal::Told(Message::new("table-covered").with("seat", seat)));
        }
        if theirs.iter().all(|seat| self.table.stand_in(seat).is_some()) {
            return Err(Refusal::Told(Message::new("table-played-for-you")));
        }
        let seat = |live: &dyn Live| {
            let theirs = self.table.played_by(person);
            live.actors().iter().find(|seat| theirs.contains(*seat)).unwrap_or(first)
        };
        self.act_now(seat, actions, at)
    }

    /// The same for a bot.
    ///
    /// # Errors
    /// As for people; and if no bot plays that seat any more.
    pub fn act_for(&self, seat: Seat, step: u32, action: &str, at: i64) -> Result<Plan, Refusal> {
        if self.table.player(seat).is_some() {
            return Err(Refusal::Stale);
        }
        let actions = [action.to_owned()];
        match self.answered(Seats::only(seat), step, &actions)? {
            Some(done) => Ok(done),
            None => self.act_now(|_| seat, &actions, at),
        }
    }

    /// What is answered to a form that something was done after, if that matters to it.
    fn answered(&self, theirs: Seats, step: u32, actions: &[String]) -> Result<Option<Plan>, Refusal> {
        let game = self.game()?;
        // What others have done since makes an answer no staler: they act at the same time only
        // where everybody chooses at the same time. What was taken back does.
        let since = self.table.steps.get(step as usize..).ok_or(Refusal::Stale)?;
        let mut later = since.iter().filter(|done| done.undoes > 0 || theirs.contains(done.seat));
        if let Some(done) = later.next() {
            let asked = actions.first().and_then(|action| game.written(action).ok());
            let is_done = done.undoes == 0 && asked.as_deref() == Some(&*done.action);
            let stands = is_done && later.all(|done| done.undoes == 0);
            return if stands { Ok(Some(Plan::Done)) } else { Err(Refusal::Stale) };
        }
        Ok(None)
    }

    fn act_now(
        &self,
        seat: impl Fn(&dyn Live) -> Seat,
        actions: &[String],
        at: i64,
    ) -> Result<Plan, Refusal> {
        let mut game = self.game()?.clone();
        if let Some(why) = &self.departed {
            return Err(Refusal::Departed(why.clone()));
        }
        let (mut entries, mut table) = (Vec::new(), Table::clone(&self.table));
        let (mut clock, mut lesson) = (self.clock.clone(), self.lesson.clone());
        for action in actions {
            match game.act(seat(&*game), action) {
                Ok((entry, next)) => {
                    table.add(&entry).map_err(Refusal::Told)?;
                    tick(&mut clock, Some(at), &entry, &table, Some(&*next));
                    lesson = lesson::after(lesson, &entry, &table, Some(&*next));
                    entries.push(entry);
                    game = Arc::from(next);
                }
                // What the game has done by itself meanwhile needs no doing.
                Err(_) if !entries.is_empty() => break,
                Err(why) => return Err(Refusal::Told(why)),
            }
        }
        let (table, live) = (Arc::new(table), Some(game));
        Ok(Plan::Write(entries, Box::new(Snapshot { table, live, lesson, clock, ..self.clone() })))
    }
}

/// Lets the clocks know of an entry, after which the table and its game are so.
pub(crate) fn tick(
    clock: &mut Clock,
    at: Option<i64>,
    entry: &Entry,
    table: &Table,
    game: Option<&dyn Live>,
) {
    let actors = game.map_or(Seats::default(), |game| game.actors());
    let thinking = actors.iter().filter(|seat| table.player(*seat).is_some()).collect();
    let acted = match entry {
        Entry::Acted { seat, .. } => Some(*seat),
        _ => None,
    };
    clock.tick(at, acted, thinking);
    if matches!(entry, Entry::Undone { .. }) {
        clock.begin_anew();
    }
}

impl Snapshot {
    /// Who sits where, who of them is there and how much time they have at this time, for pages.
    pub(crate) fn chairs(&self, house: &House, language: Language, at: i64) -> Vec<Chair> {
        let mut chairs = chairs(house, language, &self.table);
        for (seat, chair) in self.table.seats().zip(&mut chairs) {
            let player = self.table.player(seat);
            chair.here = player.map(|player| self.here.iter().any(|here| here == player));
            let allowed = self.table.terms.pace.allowed().filter(|_| player.is_some() && self.live.is_some());
            chair.time = allowed.map(|(allowance, _)| match self.clock.due(seat) {
                Some(due) => TimeLeft { left: due - at, due: Some(due) },
                None => TimeLeft { left: allowance + self.clock.reserve(seat), due: None },
            });
        }
        chairs
    }
}

/// Who sits where, for pages in this language.
pub(crate) fn chairs(house: &House, language: Language, table: &Table) -> Vec<Chair> {
    let chair = |seat: Seat| {
        let sitter = table.sitter(seat);
        Chair {
            name: sitter.map(|sitter| bot_names::shown(house, language, sitter)).unwrap_or_default(),
            level: sitter.and_then(|sitter| sitter.bot()).map(str::to_owned),
            away: table.stand_in(seat).map(|stand_in| stand_in.why.id()),
            here: None,
            time: None,
            livery: Some(table.liveries.of(seat)),
        }
    };
    table.seats().map(chair).collect()
}

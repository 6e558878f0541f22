//! A table as a pure state machine: who sits where, who is the host, has it begun, what was done.
//!
//! A table is its log. Whoever wants something says it as a [`Wish`]; [`Table::answer`] turns it
//! into the [`Entry`] to be written down, or says why not; [`Table::add`] makes an entry that has
//! been written down come true. The same entries in the same order give the same table.
//!
//! - [`entry`](Entry): what is written down, and [when](Timed); [`wish`](Wish): what somebody wants
//! - [`sitter`](Sitter): who sits on a chair, and who plays for them while they are away
//! - `painting`: what seats look like; [`kept`](Kept): its game as a record
//! - [`terms`](Terms): what its host has chosen; [`clock`](Clock): who has how much time left
//! - [`name`](checked_name): what people may be called, and may say

mod clock;
mod entry;
mod kept;
mod name;
mod painting;
mod sitter;
mod terms;
mod wish;

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Keyed, MAX_SEATS, Message, Seat, Seats, Seed};
use roster::{Liveries, Livery, Setup};

pub use clock::Clock;
pub use entry::{Branch, Entry, Timed};
pub use kept::Kept;
pub use name::{LONGEST_NAME, LONGEST_SAYING, checked_name, checked_saying};
pub use sitter::{Absence, Sitter, StandIn};
pub use terms::{Pace, Terms};
pub use wish::Wish;

/// The option that says which chair goes first: all games have it.
const FIRST: &str = "first";
/// What it says where that is decided by lot.
const BY_LOT: &str = "random";

/// Someone with a browser: known by the hash of a secret that only that browser has.
pub type Person = String;

/// A step of the game: what is kept in mind of an entry. Shared, so that a table is cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who acted.
    pub seat: Seat,
    /// What they did, in the game's notation.
    pub action: Arc<str>,
    /// How many of the steps that stood were taken back; 0 where something was done.
    pub undoes: usize,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Which game.
    pub game: String,
    /// The game's options, by name.
    pub options: Vec<(String, String)>,
    /// Who laid it, or succeeded whoever did.
    pub host: Person,
    /// On what terms people meet there.
    pub terms: Terms,
    /// The day whose deal it is for, counted from 1970, if it is for one.
    pub day: Option<i64>,
    /// What it grew from, if it is practice.
    pub branch: Option<Branch>,
    /// The text of the board file that its host brought along, if they did.
    pub own_board: Option<Arc<str>>,
    /// Who sits where.
    pub chairs: Vec<Option<Sitter>>,
    /// What they look like on the board and everywhere else.
    pub liveries: Liveries,
    /// What the browsers of those who sit there have added to the shuffle.
    pub salts: Vec<Option<String>>,
    /// Chairs that whoever comes may take over.
    pub offered: Seats,
    /// What chance grows from, once the game has begun.
    pub seed: Option<String>,
    /// What chance is keyed by.
    pub chance: Keyed,
    /// The version of the rules it began with, if it says so.
    pub rules: Option<u32>,
    /// The name and hash of the board it began on, if it says so.
    pub board: Option<(String, String)>,
    /// What was done.
    pub steps: Vec<Step>,
    /// How many of these steps stand: they were not taken back.
    pub standing: usize,
    /// How many of these are another game's, from which practice goes on: they stay.
    pub rooted: usize,
    /// Whether the others ever allowed somebody to take something back.
    pub undo_granted: bool,
    /// Whether a bot ever played for somebody, or somebody took over a seat.
    pub substituted: bool,
    /// The table at which those who sat here play again.
    pub followed: Option<String>,
    /// How many entries its log has.
    pub entries: u64,
}

impl Table {
    /// What its game is laid with.
    pub fn setup(&self) -> Setup {
        let (game, options) = (self.game.clone(), self.options.clone());
        let board = self.own_board.as_deref().map(str::to_owned);
        Setup { game, board, seats: self.chairs.len(), options }
    }

    /// The table that a log begins with.
    ///
    /// # Errors
    /// An entry that no log begins with.
    pub fn laid(entry: &Entry) -> Result<Table, Message> {
        match entry {
            Entry::Laid { game, seats, options, host, terms, own_board }
                if (1..=MAX_SEATS).contains(seats) =>
            {
                Ok(Table {
                    game: game.clone(),
                    options: options.clone(),
                    host: host.clone(),
                    terms: terms.clone(),
                    day: None,
                    branch: None,
                    own_board: own_board.clone(),
                    chairs: vec![None; *seats],
                    liveries: Liveries::default(),
                    salts: vec![None; *seats],
                    offered: Seats::default(),
                    seed: None,
                    chance: Keyed::default(),
                    rules: None,
                    board: None,
                    steps: Vec::new(),
                    standing: 0,
                    rooted: 0,
                    undo_granted: false,
                    substituted: false,
                    followed: None,
                    entries: 1,
                })
            }
            _ => Err(Message::new("table-bad-log").with("entry", 0)),
        }
    }

    /// The table with this log.
    ///
    /// # Errors
    /// The first entry that can't follow those before it.
    pub fn replay(log: &[Entry]) -> Result<Table, Message> {
        let (first, rest) =
            log.split_first().ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
        let mut table = Table::laid(first)?;
        rest.iter().try_for_each(|entry| table.add(entry))?;
        Ok(table)
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.seed.is_some()
    }

    /// The first seat that belongs to a person.
    pub fn seat_of(&self, who: &str) -> Option<Seat> {
        self.seats_of(who).first()
    }

    /// All seats that belong to a person.
    pub fn seats_of(&self, who: &str) -> Seats {
        let theirs = |sitter: &Sitter| sitter.person() == Some(who);
        self.seats().filter(|seat| self.sitter(*seat).is_some_and(theirs)).collect()
    }

    /// The seats that a person plays: none that a bot plays for them.
    pub fn played_by(&self, who: &str) -> Seats {
        self.seats().filter(|seat| self.player(*seat) == Some(who)).collect()
    }

    /// Everybody who plays, each once, in the order of seats.
    pub fn players(&self) -> Vec<&str> {
        let mut players = Vec::new();
        for player in self.seats().filter_map(|seat| self.player(seat)) {
            if !players.contains(&player) {
                players.push(player);
            }
        }
        players
    }

    /// Who sits there.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.index())?.as_ref()
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len())
    }

    /// The first chair that is free.
    pub fn free_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| self.sitter(*seat).is_none())
    }

    /// Whether its result says something about those who played: nobody was allowed to take anything back, and
    /// it was no lesson and no practice.
    pub fn counts(&self) -> bool {
        !self.undo_granted && !self.terms.lesson && self.branch.is_none()
    }

    /// The seed that the house's part and what all browsers have added make, if the house is bound to one.
    pub fn mixed_seed(&self) -> Option<Seed> {
        let added: Vec<&str> = self.salts.iter().map(|salt| salt.as_deref().unwrap_or_default()).collect();
        Some(Seed::parse(self.terms.sealed.as_deref()?)?.mixed(&added))
    }

    /// The hash that binds the house to its part of the shuffle.
    pub fn seal(&self) -> Option<String> {
        Some(Seed::parse(self.terms.sealed.as_deref()?)?.seal())
    }

    /// Makes an entry come true that has been written down.
    ///
    /// # Errors
    /// An entry that can't follow those before it: a damaged log.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Message> {
        let done = if self.has_begun() { self.add_playing(entry) } else { self.add_waiting(entry) };
        done.ok_or_else(|| Message::new("table-bad-log").with("entry", self.entries as i64))?;
        self.entries += 1;
        Ok(())
    }

    /// The same before the game has begun.
    fn add_waiting(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::OfDay { day } if self.entries == 1 => {
                self.day = Some(*day);
                Some(())
            }
            Entry::Branched(branch) if self.entries == 1 => {
                self.branch = Some(branch.clone());
                Some(())
            }
            Entry::Sat { seat, person, name } => self.put(
                *seat,
                Some(Sitter::Person { person: person.clone(), name: name.clone(), stand_in: None }),
            ),
            Entry::Bot { seat, level, name } => {
                self.put(*seat, Some(Sitter::Bot { level: level.clone(), name: name.clone() }))
            }
            Entry::Salted { seat, salt } => {
                self.sitter(*seat)?.person()?;
                *self.salts.get_mut(seat.index())? = Some(salt.clone());
                Some(())
            }
            Entry::Left { seat } => {
                *self.salts.get_mut(seat.index())? = None;
                let hosted = self.sitter(*seat)?.person() == Some(&self.host);
                self.put(*seat, None)?;
                if hosted {
                    self.succeed(*seat);
                }
                Some(())
            }
            Entry::Resized { seats } if (1..=MAX_SEATS).contains(seats) => self.resize(*seats),
            Entry::Swapped { one, other } => {
                // What was said of a seat was said of whoever sits there.
                self.rename_seats(|seat| match seat {
                    seat if seat == *one => *other,
                    seat if seat == *other => *one,
                    seat => seat,
                });
                let (seats, one, other) = ((*one, *other), one.index(), other.index());
                if one.max(other) >= self.chairs.len() {
                    return None;
                }
                self.chairs.swap(one, other);
                self.salts.swap(one, other);
                if self.terms.own_colours {
                    self.liveries.swap(seats.0, seats.1);
                }
                let expected = &mut self.terms.expected;
                if one.max(other) < expected.len() {
                    expected.swap(one, other);
                }
                Some(())
            }
            Entry::First { seat } if seat.is_none_or(|seat| seat.index() < self.chairs.len()) => {
                let first = seat.map_or_else(|| BY_LOT.to_owned(), |seat| seat.to_string());
                self.options.retain(|(option, _)| option != FIRST);
                self.options.push((FIRST.to_owned(), first));
                Some(())
            }
            Entry::Painted { seat, colour, pattern } if seat.index() < self.chairs.len() => {
                self.liveries.paint(*seat, Livery { colour: *colour, pattern: *pattern });
                Some(())
            }
            Entry::Started { seed, chance, rules, board } if self.free_seat().is_none() => {
                (self.seed, self.chance) = (Some(seed.clone()), *chance);
                (self.rules, self.board) = (*rules, board.clone());
                Some(())
            }
            _ => None,
        }
    }

    /// The same once it has.
    fn add_playing(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::Acted { seat, action, .. } if seat.index() < self.chairs.len() => {
                self.steps.push(Step { seat: *seat, action: action.as_str().into(), undoes: 0 });
                self.standing += 1;
            }
            Entry::Undone { seat, back, granted, .. } if *back > 0 && seat.index() < self.chairs.len() => {
                let rooting = self.is_rooting(0);
                self.standing =
                    self.standing.checked_sub(*back).filter(|left| rooting || *left >= self.rooted)?;
                self.steps.push(Step { seat: *seat, action: "undo".into(), undoes: *back });
                self.undo_granted |= granted;
            }
            Entry::Imagined { seat, .. } if self.is_rooting(1) && seat.index() < self.chairs.len() => {
                self.steps.push(Step { seat: *seat, action: "imagine".into(), undoes: 0 });
            }
            Entry::Handed { seat, level, why } => self.hand_over(*seat, level, *why)?,
            Entry::Returned { seat } => {
                let Sitter::Person { stand_in, .. } = self.chairs.get_mut(seat.index())?.as_mut()? else {
                    return None;
                };
                stand_in.take()?;
                self.offered = self.offered.iter().filter(|offered| offered != seat).collect();
            }
            Entry::Offered { seat } => {
                self.sitter(*seat)?.bot()?;
                self.offered = self.offered.with(*seat);
            }
            Entry::Taken { seat, person, name } if self.offered.contains(*seat) => {
                self.offered = self.offered.iter().filter(|offered| offered != seat).collect();
                let sitter = Sitter::Person { person: person.clone(), name: name.clone(), stand_in: None };
                *self.chairs.get_mut(seat.index())? = Some(sitter);
            }
            Entry::Followed { table } if self.followed.is_none() => self.followed = Some(table.clone()),
            // What it means for the lesson is known where lessons are.
            Entry::Coached { .. } if self.terms.lesson => {}
            _ => return None,
        }
        if self.branch.as_ref().is_some_and(|branch| self.steps.len() <= branch.step as usize) {
            self.rooted = self.standing;
        }
        Some(())
    }

    /// Whether the next step is one of the game that practice grew from, or no more than so many after it.
    fn is_rooting(&self, after: usize) -> bool {
        self.branch.as_ref().is_some_and(|branch| self.steps.len() < branch.step as usize + after)
    }

    /// A bot plays a seat from now on. Whoever has given up has no seat any more, and the chair is offered.
    fn hand_over(&mut self, seat: Seat, level: &str, why: Absence) -> Option<()> {
        let level = level.to_owned();
        let sitter = self.chairs.get_mut(seat.index())?.as_mut()?;
        let Sitter::Person { name, stand_in, .. } = sitter else { return None };
        if why == Absence::Resigned {
            *sitter = Sitter::Bot { level, name: std::mem::take(name) };
            self.offered = self.offered.with(seat);
        } else {
            *stand_in = Some(StandIn { level, why });
        }
        self.substituted = true;
        self.succeed(seat);
        Some(())
    }

    /// Adds chairs, or takes away free ones, the last first.
    fn resize(&mut self, seats: usize) -> Option<()> {
        while self.chairs.len() > seats {
            let free = self.chairs.iter().rposition(Option::is_none)?;
            self.chairs.remove(free);
            self.salts.remove(free);
            if self.terms.own_colours {
                self.liveries.close_up(Seat::new(free as u8)?);
            }
            // Whoever sat behind it has moved up.
            let last = self.chairs.len().saturating_sub(1);
            self.rename_seats(|seat| {
                let moved = if seat.index() > free { seat.index() - 1 } else { seat.index().min(last) };
                Seat::new(moved as u8).unwrap_or(seat)
            });
            if free < self.terms.expected.len() {
                self.terms.expected.remove(free);
            }
        }
        self.chairs.resize(seats, None);
        self.salts.resize(seats, None);
        Some(())
    }

    /// What was said of a seat is said of another.
    fn rename_seats(&mut self, other: impl Fn(Seat) -> Seat) {
        self.options.iter_mut().for_each(|(_, value)| *value = renamed(value, &other));
    }

    /// The chair that goes first, unless that is decided by lot.
    pub fn first(&self) -> Option<Seat> {
        let first = self.options.iter().rev().find(|(option, _)| option == FIRST);
        first.and_then(|(_, value)| Seat::from_letter(value))
    }

    /// The chairs that are taken away where so many shall be left: free ones, the last first.
    pub fn taken_away(&self, left: usize) -> Seats {
        let free = self.seats().rev().filter(|seat| self.sitter(*seat).is_none());
        free.take(self.chairs.len().saturating_sub(left)).collect()
    }

    /// Fills a free chair or frees a taken one.
    fn put(&mut self, seat: Seat, sitter: Option<Sitter>) -> Option<()> {
        let chair = self.chairs.get_mut(seat.index())?;
        (chair.is_some() != sitter.is_some()).then(|| *chair = sitter)
    }
}

/// An option that names seats, such as `A` or `B,C`, with other seats in their place; any other as it is.
fn renamed(value: &str, other: impl Fn(Seat) -> Seat) -> String {
    let seats: Option<Vec<Seat>> = value.split(',').map(Seat::from_letter).collect();
    let Some(seats) = seats else { return value.to_owned() };
    let letters: BTreeSet<String> = seats.into_iter().map(|seat| other(seat).to_string()).collect();
    letters.into_iter().collect::<Vec<_>>().join(",")
}

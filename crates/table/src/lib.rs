//! A table as a pure state machine: who sits where, who is the host, has it begun, what was done.
//!
//! A table is its log. Whoever wants something says it as a [`Wish`]; [`Table::answer`] turns it
//! into the [`Entry`] to be written down, or says why not; [`Table::add`] makes an entry that has
//! been written down come true. The same entries in the same order give the same table.

mod name;

use std::sync::Arc;

use engine::{Keyed, MAX_SEATS, Message, Seat, Seats};
use roster::Setup;
use serde::{Deserialize, Serialize};

pub use name::{LONGEST_NAME, checked_name};

/// Someone with a browser: known by the hash of a secret that only that browser has.
pub type Person = String;

/// What is written down, one line after another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Entry {
    /// The table was laid.
    Laid {
        game: String,
        seats: usize,
        options: Vec<(String, String)>,
        host: Person,
        /// Whether people may ask what a strong player would do. Older tables don't say: they may.
        #[serde(default = "yes")]
        hints: bool,
        /// The text of the board file that its host brought along; none for a board of the house's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        own_board: Option<Arc<str>>,
    },
    /// A person sat down.
    Sat { seat: Seat, person: Person, name: String },
    /// A bot was put on a chair.
    Bot { seat: Seat, level: String, name: String },
    /// Someone stood up, or a bot was taken away, before the game began.
    Left { seat: Seat },
    /// The game began, with the chance of this seed. Older tables don't say what that is keyed by, by
    /// which rules, nor on which board.
    Started {
        seed: String,
        /// What chance is keyed by.
        #[serde(default, skip_serializing_if = "Keyed::is_unsaid")]
        chance: Keyed,
        /// The version of the game's rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
        /// The board's name and the hash of its facts, as in a record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<(String, String)>,
    },
    /// A seat did something: the action, what chance decided and the hash of the state, as in a record.
    Acted { seat: Seat, action: String, drawn: Vec<String>, hash: String },
}

const fn yes() -> bool {
    true
}

/// What somebody wants of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Wish {
    /// To sit down, on any free chair.
    Sit { person: Person, name: String },
    /// To hold one more seat: for the host, where all play together.
    Hold { person: Person, name: String },
    /// To put a bot on a free chair.
    AddBot { person: Person, level: String, name: String },
    /// To stand up, or to take a bot away.
    Clear { person: Person, seat: Seat },
    /// To begin, with this chance, by this version of the rules and on this board.
    Start { person: Person, seed: String, chance: Keyed, rules: Option<u32>, board: Option<(String, String)> },
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Sitter {
    Person { person: Person, name: String },
    Bot { level: String, name: String },
}

impl Sitter {
    /// What they are called.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name,
        }
    }
}

/// A step of the game: what is kept in mind of an entry. Shared, so that a table is cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who acted.
    pub seat: Seat,
    /// What they did, in the game's notation.
    pub action: Arc<str>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Which game.
    pub game: String,
    /// The game's options, by name.
    pub options: Vec<(String, String)>,
    /// Who laid it.
    pub host: Person,
    /// Whether people may ask what a strong player would do.
    pub hints: bool,
    /// The text of the board file that its host brought along, if they did.
    pub own_board: Option<Arc<str>>,
    /// Who sits where.
    pub chairs: Vec<Option<Sitter>>,
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
            Entry::Laid { game, seats, options, host, hints, own_board }
                if (1..=MAX_SEATS).contains(seats) =>
            {
                Ok(Table {
                    game: game.clone(),
                    options: options.clone(),
                    host: host.clone(),
                    hints: *hints,
                    own_board: own_board.clone(),
                    chairs: vec![None; *seats],
                    seed: None,
                    chance: Keyed::default(),
                    rules: None,
                    board: None,
                    steps: Vec::new(),
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
        let theirs = |sitter: &Sitter| matches!(sitter, Sitter::Person { person, .. } if person == who);
        self.seats().filter(|seat| self.sitter(*seat).is_some_and(theirs)).collect()
    }

    /// Who sits there.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.index())?.as_ref()
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len())
    }

    /// The first chair that is free.
    pub fn free_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| self.sitter(*seat).is_none())
    }

    /// What is to be written down for a wish to come true.
    ///
    /// # Errors
    /// Why it can't.
    pub fn answer(&self, wish: Wish) -> Result<Entry, Message> {
        if self.has_begun() {
            return Err(Message::new("table-has-begun"));
        }
        match wish {
            Wish::Sit { person, .. } if self.seat_of(&person).is_some() => {
                Err(Message::new("table-sits-already"))
            }
            Wish::Sit { person, name } => {
                let seat = self.free_seat().ok_or_else(|| Message::new("table-full"))?;
                Ok(Entry::Sat { seat, person, name: checked_name(&name)? })
            }
            Wish::Hold { person, name } => {
                self.check_host(&person)?;
                let seat = self.free_seat().ok_or_else(|| Message::new("table-full"))?;
                Ok(Entry::Sat { seat, person, name: checked_name(&name)? })
            }
            Wish::AddBot { person, level, name } => {
                self.check_host(&person)?;
                let seat = self.free_seat().ok_or_else(|| Message::new("table-full"))?;
                Ok(Entry::Bot { seat, level, name })
            }
            Wish::Clear { person, seat } => match self.sitter(seat) {
                None => Err(Message::new("table-chair-is-free")),
                Some(Sitter::Person { person: own, .. }) if *own == person => Ok(Entry::Left { seat }),
                Some(_) => self.check_host(&person).map(|()| Entry::Left { seat }),
            },
            Wish::Start { person, seed, chance, rules, board } => {
                self.check_host(&person)?;
                match self.free_seat() {
                    Some(_) => Err(Message::new("table-not-full")),
                    None => Ok(Entry::Started { seed, chance, rules, board }),
                }
            }
        }
    }

    fn check_host(&self, person: &str) -> Result<(), Message> {
        if self.host == person { Ok(()) } else { Err(Message::new("table-only-host")) }
    }

    /// Makes an entry come true that has been written down.
    ///
    /// # Errors
    /// An entry that can't follow those before it: a damaged log.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Message> {
        let bad = Message::new("table-bad-log").with("entry", self.entries as i64);
        let begun = self.has_begun();
        match entry {
            Entry::Sat { seat, person, name } if !begun => {
                let sitter = Sitter::Person { person: person.clone(), name: name.clone() };
                self.put(*seat, Some(sitter)).ok_or(bad)?;
            }
            Entry::Bot { seat, level, name } if !begun => {
                let sitter = Sitter::Bot { level: level.clone(), name: name.clone() };
                self.put(*seat, Some(sitter)).ok_or(bad)?;
            }
            Entry::Left { seat } if !begun => self.put(*seat, None).ok_or(bad)?,
            Entry::Started { seed, chance, rules, board } if !begun && self.free_seat().is_none() => {
                (self.seed, self.chance) = (Some(seed.clone()), *chance);
                (self.rules, self.board) = (*rules, board.clone());
            }
            Entry::Acted { seat, action, .. } if begun && seat.index() < self.chairs.len() => {
                self.steps.push(Step { seat: *seat, action: action.as_str().into() });
            }
            _ => return Err(bad),
        }
        self.entries += 1;
        Ok(())
    }

    /// Fills a free chair or frees a taken one.
    fn put(&mut self, seat: Seat, sitter: Option<Sitter>) -> Option<()> {
        let chair = self.chairs.get_mut(seat.index())?;
        (chair.is_some() != sitter.is_some()).then(|| *chair = sitter)
    }
}

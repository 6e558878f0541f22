//! What somebody wants of a table, and what is written down for it to come true.

use engine::{Keyed, Message, Seat};

use crate::{Absence, Entry, Person, Sitter, StandIn, Table, checked_name};

/// Nobody adds more than this to a shuffle.
const LONGEST_SALT: usize = 64;

/// What somebody wants of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Wish {
    /// To sit down, on any free chair.
    Sit { person: Person, name: String },
    /// To add something to the shuffle.
    Salt { person: Person, seat: Seat, salt: String },
    /// To hold one more seat: for the host, and for whoever is expected on several.
    Hold { person: Person, name: String },
    /// To put a bot on a free chair.
    AddBot { person: Person, level: String, name: String },
    /// To stand up, or to take a bot away.
    Clear { person: Person, seat: Seat },
    /// To have so many chairs. How many a game has room for isn't known here.
    Resize { person: Person, seats: usize },
    /// To have two chairs change places, with whoever sits on them.
    Swap { person: Person, one: Seat, other: Seat },
    /// To decide which chair goes first, or to leave it to lot.
    GoFirst { person: Person, seat: Option<Seat> },
    /// That one's own seat, or as host a bot's, gets this colour or this pattern, or both.
    Paint { person: Person, seat: Seat, colour: Option<Seat>, pattern: Option<Seat> },
    /// To begin, with this chance, by this version of the rules and on this board.
    Start { person: Person, seed: String, chance: Keyed, rules: Option<u32>, board: Option<(String, String)> },
    /// That a bot plays one's own seat: until one is back, or for good.
    Leave { person: Person, seat: Seat, for_good: bool },
    /// That a bot plays the seat of somebody who isn't there. Whether they are isn't known here.
    HandOver { person: Person, seat: Seat },
    /// The house's own: the time of a seat is up.
    TimeUp { seat: Seat },
    /// To play one's seat oneself again.
    Return { person: Person, seat: Seat },
    /// To offer the chair of somebody who isn't there to whoever comes.
    Offer { person: Person, seat: Seat },
    /// To take over a chair that is offered.
    Take { person: Person, name: String, seat: Seat },
    /// That those who sat here play again, at this table.
    Follow { person: Person, table: String },
    /// To go on from an idea of a first lesson, or to have no more of the lesson.
    GoOn { person: Person, idea: Option<String> },
}

impl Table {
    /// What is to be written down for a wish to come true.
    ///
    /// # Errors
    /// Why it can't.
    pub fn answer(&self, wish: Wish) -> Result<Entry, Message> {
        if self.has_begun() { self.answer_playing(wish) } else { self.answer_waiting(wish) }
    }

    /// The same before the game has begun.
    fn answer_waiting(&self, wish: Wish) -> Result<Entry, Message> {
        match wish {
            // What would make it another deal, or bring in somebody who plays for people.
            Wish::Salt { .. }
            | Wish::AddBot { .. }
            | Wish::Resize { .. }
            | Wish::Swap { .. }
            | Wish::GoFirst { .. }
                if self.day.is_some() =>
            {
                Err(Message::new("table-day-fixed"))
            }
            Wish::Sit { person, .. } if self.seat_of(&person).is_some() => {
                Err(Message::new("table-sits-already"))
            }
            Wish::Sit { person, name } => {
                Ok(Entry::Sat { seat: self.free_seat_for(&person)?, person, name: checked_name(&name)? })
            }
            Wish::Salt { person, seat, salt } => {
                self.check_owner(&person, seat)?;
                let plain = |byte: u8| byte.is_ascii_alphanumeric();
                match salt.len() <= LONGEST_SALT && salt.bytes().all(plain) {
                    true => Ok(Entry::Salted { seat, salt }),
                    false => Err(Message::new("table-bad-salt")),
                }
            }
            Wish::Hold { person, name } => {
                if !self.is_expected(&person) {
                    self.check_host(&person)?;
                }
                Ok(Entry::Sat { seat: self.free_seat_for(&person)?, person, name: checked_name(&name)? })
            }
            Wish::AddBot { person, level, name } => {
                self.check_host(&person)?;
                let seat = self.free_seat().ok_or_else(|| Message::new("table-full"))?;
                Ok(Entry::Bot { seat, level, name })
            }
            Wish::Clear { person, seat } => match self.sitter(seat) {
                None => Err(Message::new("table-chair-is-free")),
                Some(sitter) if sitter.person() == Some(&person) => Ok(Entry::Left { seat }),
                Some(_) => self.check_host(&person).map(|()| Entry::Left { seat }),
            },
            Wish::Resize { person, seats } => {
                self.check_host(&person)?;
                let taken = self.chairs.iter().flatten().count();
                if seats < taken {
                    Err(Message::new("table-chairs-taken"))
                } else {
                    Ok(Entry::Resized { seats })
                }
            }
            Wish::Swap { person, one, other } => {
                self.check_host(&person)?;
                let is_here = |seat: Seat| seat.index() < self.chairs.len();
                match is_here(one) && is_here(other) && one != other {
                    true => Ok(Entry::Swapped { one, other }),
                    false => Err(Message::new("table-no-chair")),
                }
            }
            Wish::GoFirst { person, seat } => {
                self.check_host(&person)?;
                match seat.is_none_or(|seat| seat.index() < self.chairs.len()) {
                    true => Ok(Entry::First { seat }),
                    false => Err(Message::new("table-no-such-chair")),
                }
            }
            Wish::Paint { person, seat, colour, pattern } => self.repaint(&person, seat, colour, pattern),
            Wish::Start { person, seed, chance, rules, board } => {
                self.check_host(&person)?;
                match self.free_seat() {
                    Some(_) => Err(Message::new("table-not-full")),
                    None => Ok(Entry::Started { seed, chance, rules, board }),
                }
            }
            _ => Err(Message::new("table-not-begun")),
        }
    }

    /// The same once it has.
    fn answer_playing(&self, wish: Wish) -> Result<Entry, Message> {
        let hand = |seat, why| Ok(Entry::Handed { seat, level: self.terms.stand_in.clone(), why });
        match wish {
            // Nobody plays for anybody there, and nobody comes later; the next game would be no deal of a day.
            Wish::Leave { for_good: false, .. }
            | Wish::Offer { .. }
            | Wish::Take { .. }
            | Wish::Follow { .. }
                if self.day.is_some() =>
            {
                Err(Message::new("table-day-alone"))
            }
            Wish::Leave { person, seat, for_good } => {
                self.check_owner(&person, seat)?;
                match (for_good, self.stand_in(seat)) {
                    (false, Some(_)) => Err(Message::new("table-away-already")),
                    (false, None) => hand(seat, Absence::Left),
                    (true, _) => hand(seat, Absence::Resigned),
                }
            }
            Wish::HandOver { person, seat } => {
                let theirs = self.sitter(seat).and_then(Sitter::person);
                let theirs = theirs.ok_or_else(|| Message::new("table-nobody-there"))?;
                // Of the host anybody at the table may say that they aren't there.
                if theirs != self.host || self.seat_of(&person).is_none() {
                    self.check_host(&person)?;
                }
                match self.stand_in(seat) {
                    Some(_) => Err(Message::new("table-away-already")),
                    None => hand(seat, Absence::Away),
                }
            }
            Wish::TimeUp { seat } if self.player(seat).is_some() => hand(seat, Absence::Late),
            Wish::TimeUp { .. } => Err(Message::new("table-away-already")),
            Wish::Return { person, seat } => {
                self.check_owner(&person, seat)?;
                self.stand_in(seat).ok_or_else(|| Message::new("table-plays-already"))?;
                Ok(Entry::Returned { seat })
            }
            Wish::Offer { person, seat } => {
                self.check_host(&person)?;
                self.stand_in(seat).ok_or_else(|| Message::new("table-is-there"))?;
                Ok(Entry::Offered { seat })
            }
            Wish::Take { person, .. } if self.seat_of(&person).is_some() => {
                Err(Message::new("table-sits-already"))
            }
            Wish::Take { seat, .. } if !self.offered.contains(seat) => Err(Message::new("table-not-offered")),
            Wish::Take { person, name, seat } => {
                Ok(Entry::Taken { seat, person, name: checked_name(&name)? })
            }
            Wish::Follow { person, .. } if self.seat_of(&person).is_none() => {
                Err(Message::new("table-not-here"))
            }
            Wish::Follow { .. } if self.followed.is_some() => Err(Message::new("table-followed-already")),
            Wish::Follow { table, .. } => Ok(Entry::Followed { table }),
            Wish::GoOn { person, .. } if !self.terms.lesson || self.host != person => {
                Err(Message::new("table-no-lesson"))
            }
            Wish::GoOn { idea, .. } => Ok(Entry::Coached { idea }),
            _ => Err(Message::new("table-has-begun")),
        }
    }

    /// The free chair that a person sits down on: one where they are expected, else one where nobody is.
    fn free_seat_for(&self, person: &str) -> Result<Seat, Message> {
        let expected =
            |seat: Seat| self.terms.expected.get(seat.index()).and_then(|expected| expected.as_deref());
        let free = || self.seats().filter(|seat| self.sitter(*seat).is_none());
        let own = free().find(|seat| expected(*seat) == Some(person));
        let any = free().find(|seat| expected(*seat).is_none());
        own.or(any).ok_or_else(|| Message::new("table-full"))
    }

    /// Whether a person is expected on a chair that is free.
    pub fn is_expected(&self, person: &str) -> bool {
        let waits = |(seat, expected): (Seat, &Option<Person>)| {
            expected.as_deref() == Some(person) && self.sitter(seat).is_none()
        };
        self.seats().zip(&self.terms.expected).any(waits)
    }

    fn check_host(&self, person: &str) -> Result<(), Message> {
        if self.host == person { Ok(()) } else { Err(Message::new("table-only-host")) }
    }

    fn check_owner(&self, person: &str, seat: Seat) -> Result<(), Message> {
        let owner = self.sitter(seat).and_then(Sitter::person);
        if owner == Some(person) { Ok(()) } else { Err(Message::new("table-not-here")) }
    }

    /// Who plays a person's seat in their place, if somebody does.
    pub fn stand_in(&self, seat: Seat) -> Option<&StandIn> {
        match self.sitter(seat)? {
            Sitter::Person { stand_in, .. } => stand_in.as_ref(),
            Sitter::Bot { .. } => None,
        }
    }
}

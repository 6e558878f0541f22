//! Seats and who is first.

use std::ops::RangeInclusive;

use engine::{Chance, Message, Seat, Source};

/// What decides who has the first turn.
const LOT: Source = Source::named("first");

/// Who has the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// Whom chance decides for.
    #[default]
    Random,
    /// Whom the host has set.
    Seat(Seat),
}

impl First {
    /// As a record's head has it: `random`, or a seat's letter.
    pub fn id(self) -> String {
        match self {
            First::Random => "random".to_owned(),
            First::Seat(seat) => seat.to_string(),
        }
    }

    /// Who is meant by an id.
    pub fn from_id(id: &str) -> Option<First> {
        match id {
            "random" => Some(First::Random),
            letter => Seat::from_letter(letter).map(First::Seat),
        }
    }

    /// The seat that has the first turn at a table of so many.
    pub fn decide(self, seats: usize, chance: &mut impl Chance) -> Seat {
        match self {
            First::Seat(seat) => seat,
            First::Random => {
                Seat::all(seats).nth(chance.number(LOT, seats as u32) as usize).unwrap_or_default()
            }
        }
    }

    /// Whether so many can sit at a table, and one of them is first.
    ///
    /// # Errors
    /// Too few or too many seats, or a first one that isn't there.
    pub fn check_table(self, seats: usize, allowed: RangeInclusive<usize>) -> Result<(), Message> {
        if !allowed.contains(&seats) {
            let wrong = Message::new("setup-seats").with("seats", seats);
            return Err(wrong.with("fewest", *allowed.start()).with("most", *allowed.end()));
        }
        match self {
            First::Seat(seat) if seat.index() >= seats => {
                Err(Message::new("setup-first").with("seat", seat.to_string()).with("seats", seats))
            }
            _ => Ok(()),
        }
    }
}

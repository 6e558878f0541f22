//! Who may look into the own train pile (CG-8): nobody, everyone, or the seats named.

use engine::{Seat, Seats};

use crate::setup::CardGame;

impl CardGame {
    /// The same game, but with each owner free to look into the own train pile, or none.
    #[must_use]
    pub fn with_peeking(self, peeking: bool) -> CardGame {
        let seats = if peeking { self.all_seats().collect() } else { Seats::NONE };
        self.with_peeking_of(seats)
    }

    /// The same game, but with these owners free to look into the own train pile.
    #[must_use]
    pub fn with_peeking_of(self, peeking: Seats) -> CardGame {
        CardGame { peeking, ..self }
    }

    /// Whether every owner may look into the own train pile.
    pub fn peeking(&self) -> bool {
        self.all_seats().all(|seat| self.may_peek(seat))
    }

    /// Whether this owner may.
    pub fn may_peek(&self, seat: Seat) -> bool {
        self.peeking.contains(seat)
    }

    /// As a record's head has it: `no`, `yes`, or the letters of seats: `A,C`.
    pub(crate) fn write_peeking(&self) -> String {
        let letters = || self.peeking.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",");
        match self.peeking {
            Seats::NONE => "no".to_owned(),
            _ if self.peeking() => "yes".to_owned(),
            _ => letters(),
        }
    }

    /// The seats that are meant by a text; `None` if it means nothing at this table. Seats that the
    /// table doesn't have may be named beside others, so that one form serves tables of any size.
    pub fn read_peeking(&self, text: &str) -> Option<Seats> {
        match text {
            "no" => Some(Seats::NONE),
            "yes" => Some(self.all_seats().collect()),
            letters => {
                let named: Vec<Seat> = letters
                    .split(',')
                    .map(|letter| Seat::from_letter(letter.trim()))
                    .collect::<Option<_>>()?;
                let here: Seats = named.into_iter().filter(|seat| seat.index() < self.seats).collect();
                (!here.is_empty()).then_some(here)
            }
        }
    }
}

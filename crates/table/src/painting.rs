//! Colours and patterns of seats, before the game begins.

use engine::{MAX_SEATS, Message, Seat, Seats};
use roster::Livery;

use crate::{Entry, Sitter, Table};

impl Table {
    /// What is to be written down for a seat to get a colour or a pattern, or both.
    pub(crate) fn repaint(
        &self,
        person: &str,
        seat: Seat,
        colour: Option<Seat>,
        pattern: Option<Seat>,
    ) -> Result<Entry, Message> {
        match self.sitter(seat) {
            None => return Err(Message::new("table-chair-is-free")),
            Some(Sitter::Bot { .. }) if self.host == person => {}
            sitter if sitter.and_then(Sitter::person) == Some(person) => {}
            Some(_) => return Err(Message::new("table-not-here")),
        }
        let Livery { colour: got, pattern: drawn } = self.liked(seat, colour, pattern);
        if colour.is_some_and(|colour| colour != got) {
            return Err(Message::new("table-colour-taken"));
        }
        if pattern.is_some_and(|pattern| pattern != drawn) {
            return Err(Message::new("table-pattern-taken"));
        }
        Ok(Entry::Painted { seat, colour: got, pattern: drawn })
    }

    /// Of a colour and a pattern that somebody likes, what their seat can have.
    pub fn liked(&self, seat: Seat, colour: Option<Seat>, pattern: Option<Seat>) -> Livery {
        let (now, (colours, patterns)) = (self.liveries.of(seat), self.nobodys());
        Livery {
            colour: colour.filter(|liked| colours.contains(*liked)).unwrap_or(now.colour),
            pattern: pattern.filter(|liked| patterns.contains(*liked)).unwrap_or(now.pattern),
        }
    }

    /// Whether a seat has this colour and this pattern already.
    pub fn looks_so(&self, seat: Seat, colour: Option<Seat>, pattern: Option<Seat>) -> bool {
        let now = self.liveries.of(seat);
        colour.is_none_or(|colour| colour == now.colour)
            && pattern.is_none_or(|pattern| pattern == now.pattern)
    }

    /// The colours and the patterns that nobody has.
    pub fn nobodys(&self) -> (Seats, Seats) {
        let expected = |seat: Seat| self.terms.expected.get(seat.index()).is_some_and(Option::is_some);
        let free = |seat: Seat| self.sitter(seat).is_none() && !expected(seat);
        let all = || Seat::all(MAX_SEATS);
        (
            all().filter(|colour| free(self.liveries.with_colour(*colour))).collect(),
            all().filter(|pattern| free(self.liveries.with_pattern(*pattern))).collect(),
        )
    }
}

//! What a seat looks like at its table.

use engine::{MAX_SEATS, Seat};

/// The colour and the pattern of a seat, each named by the seat whose own it is: whoever chooses nothing has
/// those of their letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// The seat whose colour it is.
    pub colour: Seat,
    /// The seat whose pattern it is.
    pub pattern: Seat,
}

impl Livery {
    /// That of a seat's letter.
    pub const fn of(seat: Seat) -> Livery {
        Livery { colour: seat, pattern: seat }
    }
}

/// The liveries of all seats that a table can have. There are as many colours and patterns as seats, and each
/// belongs to one: whoever gets another gives theirs away for it, so no two ever share one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Liveries([Livery; MAX_SEATS]);

impl Default for Liveries {
    fn default() -> Liveries {
        let own = |place: usize| Livery::of(Seat::new(place as u8).unwrap_or_default());
        Liveries(std::array::from_fn(own))
    }
}

impl Liveries {
    /// What a seat looks like.
    pub const fn of(&self, seat: Seat) -> Livery {
        self.0[seat.index()]
    }

    /// Who has a colour.
    pub fn with_colour(&self, colour: Seat) -> Seat {
        self.holder(|livery| livery.colour == colour)
    }

    /// Who has a pattern.
    pub fn with_pattern(&self, pattern: Seat) -> Seat {
        self.holder(|livery| livery.pattern == pattern)
    }

    fn holder(&self, is: impl Fn(Livery) -> bool) -> Seat {
        Seat::all(MAX_SEATS).find(|seat| is(self.of(*seat))).unwrap_or_default()
    }

    /// Gives a seat this livery; whoever had its colour or its pattern gets what the seat had.
    pub fn paint(&mut self, seat: Seat, livery: Livery) {
        let before = self.of(seat);
        let (colour, pattern) = (self.with_colour(livery.colour), self.with_pattern(livery.pattern));
        self.0[colour.index()].colour = before.colour;
        self.0[pattern.index()].pattern = before.pattern;
        self.0[seat.index()] = livery;
    }

    /// Two seats change theirs.
    pub fn swap(&mut self, one: Seat, other: Seat) {
        self.0.swap(one.index(), other.index());
    }

    /// A seat is taken away: those behind it move up with theirs.
    pub fn close_up(&mut self, gone: Seat) {
        self.0[gone.index()..].rotate_left(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(letter: &str) -> Seat {
        Seat::from_letter(letter).expect("a seat")
    }

    #[track_caller]
    fn check(liveries: &Liveries, expected: &str) {
        let of = |seat| format!("{}{}", liveries.of(seat).colour, liveries.of(seat).pattern);
        let all: Vec<String> = Seat::all(MAX_SEATS).map(of).collect();
        assert_eq!(all.join(" "), expected);
        for kind in [0, 1] {
            let mut letters: Vec<&str> = all.iter().map(|both| &both[kind..=kind]).collect();
            letters.sort_unstable();
            assert_eq!(letters, ["A", "B", "C", "D", "E"], "no two share one");
        }
    }

    #[test]
    fn whoever_gets_another_gives_theirs_away() {
        let mut liveries = Liveries::default();
        check(&liveries, "AA BB CC DD EE");
        liveries.paint(seat("A"), Livery { colour: seat("B"), pattern: seat("A") });
        check(&liveries, "BA AB CC DD EE");
        liveries.paint(seat("A"), Livery { colour: seat("C"), pattern: seat("B") });
        check(&liveries, "CB AA BC DD EE");
        liveries.paint(seat("A"), Livery { colour: seat("C"), pattern: seat("B") });
        check(&liveries, "CB AA BC DD EE");
        assert_eq!(
            (liveries.with_colour(seat("B")), liveries.with_pattern(seat("B"))),
            (seat("C"), seat("A"))
        );
    }

    #[test]
    fn it_goes_with_whoever_changes_places() {
        let mut liveries = Liveries::default();
        liveries.swap(seat("A"), seat("D"));
        check(&liveries, "DD BB CC AA EE");
        liveries.close_up(seat("B"));
        check(&liveries, "DD CC AA EE BB");
    }
}

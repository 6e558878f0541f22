//! Seats: places at a table, sets of them, and what each of them has.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 5;

/// A player's place at a table, counted from 0 and written as a letter: `A`, `B`, ….
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if there can be one.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// Its number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat whose turn follows this one's at a table of `count`.
    pub const fn next(self, count: usize) -> Seat {
        if self.0 as usize + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Its letter in records: `A` for the first.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat with this letter.
    pub fn from_letter(letter: &str) -> Option<Seat> {
        match letter.as_bytes() {
            [byte @ b'A'..=b'Z'] => Seat::new(byte - b'A'),
            _ => None,
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("no seat has the number {number}"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// This seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// With this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Whether the seat is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of them.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// One value for each seat. Seats that a table doesn't have keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The value that `of` makes for each seat.
    pub fn new(mut of: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(std::array::from_fn(|number| of(Seat(number as u8))))
    }

    /// The values of the first `count` seats.
    pub fn of(&self, count: usize) -> &[T] {
        &self.0[..count.min(MAX_SEATS)]
    }

    /// The seats of which this holds, in order.
    #[inline]
    pub fn seats_where(&self, holds: impl Fn(&T) -> bool) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).zip(&self.0).filter(move |(_, of)| holds(of)).map(|(seat, _)| seat)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_pass_in_seat_order_and_wrap() {
        let order: Vec<String> = std::iter::successors(Seat::new(0), |seat| Some(seat.next(3)))
            .take(5)
            .map(|seat| seat.to_string())
            .collect();
        assert_eq!(order, ["A", "B", "C", "A", "B"]);
    }

    #[test]
    fn letters_go_both_ways_and_strangers_are_refused() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(Seat::from_letter(&seat.to_string()), Some(seat));
        }
        for stranger in ["", "F", "a", "AB", "1"] {
            assert_eq!(Seat::from_letter(stranger), None, "{stranger}");
        }
        assert!(serde_json::from_str::<Seat>("7").is_err());
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let seats: Seats = [Seat(3), Seat(1)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!((seats.len(), seats.first()), (2, Some(Seat(1))));
        assert!(!seats.contains(Seat(0)));
    }
}

//! How a game ended: a score sheet for each seat, who won, and what decided it.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, Seat, Seats};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// What ended it, as the game calls it: `cars` or `passes` in Europe.
    pub ending: &'static str,
    /// The score sheets, seat by seat.
    pub sheets: ArrayVec<Sheet, MAX_SEATS>,
    /// Who won; several where the win is shared, all or none where a team plays.
    pub winners: Seats,
    /// What broke a tie of points, if there was one: `shared` if nothing did.
    pub tie_break: Option<&'static str>,
}

/// A seat's points, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sheet {
    /// What points were given or taken for.
    pub lines: ArrayVec<Line, 8>,
}

/// A line of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// What the points are for, as the game calls it.
    pub kind: &'static str,
    /// The points; below zero where some were lost.
    pub points: i32,
}

impl Outcome {
    /// Whether all have won or all have lost, with the same sheet: a team, and not rivals.
    pub fn is_of_a_team(&self) -> bool {
        let alike = self.sheets.windows(2).all(|pair| pair[0] == pair[1]);
        alike
            && self.tie_break.is_none()
            && matches!(self.winners.len(), won if won == 0 || won == self.sheets.len())
    }
}

impl Sheet {
    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// The points in the lines of one kind.
    pub fn points(&self, kind: &str) -> i32 {
        self.lines.iter().filter(|line| line.kind == kind).map(|line| line.points).sum()
    }
}

/// A way to part those who tie: a larger value is better.
pub struct TieBreak<'a> {
    /// What it is called.
    pub kind: &'static str,
    /// What a seat has of it.
    pub worth: &'a dyn Fn(Seat) -> i32,
}

/// Who is best by `score`, with ties broken by each of `breaks` in turn; and which of them decided
/// it, or `shared` if none did.
pub fn winners(
    seats: usize,
    score: impl Fn(Seat) -> i32,
    breaks: &[TieBreak<'_>],
) -> (Seats, Option<&'static str>) {
    let mut tied = best(Seat::all(seats).collect(), &score);
    if tied.len() <= 1 {
        return (tied, None);
    }
    for by in breaks {
        tied = best(tied, by.worth);
        if tied.len() == 1 {
            return (tied, Some(by.kind));
        }
    }
    (tied, Some("shared"))
}

fn best(seats: Seats, worth: &dyn Fn(Seat) -> i32) -> Seats {
    let most = seats.iter().map(worth).max();
    seats.iter().filter(|&seat| Some(worth(seat)) == most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decide(rows: &[[i32; 3]]) -> (Vec<usize>, Option<&'static str>) {
        let of = |column: usize| move |seat: Seat| rows[seat.index()][column];
        let (first, second) = (of(1), of(2));
        let breaks = [TieBreak { kind: "first", worth: &first }, TieBreak { kind: "second", worth: &second }];
        let (seats, by) = winners(rows.len(), of(0), &breaks);
        (seats.iter().map(Seat::index).collect(), by)
    }

    #[test]
    fn ties_are_broken_in_order_among_the_tied_alone() {
        assert_eq!(decide(&[[5, 0, 0], [3, 9, 9]]), (vec![0], None));
        assert_eq!(decide(&[[5, 1, 0], [5, 2, 0], [4, 9, 9]]), (vec![1], Some("first")));
        assert_eq!(decide(&[[5, 2, 1], [5, 2, 0], [5, 1, 9]]), (vec![0], Some("second")));
        assert_eq!(decide(&[[-1, 2, 1], [-1, 2, 1], [-1, 2, 0]]), (vec![0, 1], Some("shared")));
    }
}

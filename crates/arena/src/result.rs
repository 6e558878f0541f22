//! What is kept of a game that was played.

use std::cmp::Ordering;

use crate::outside::Breach;
use crate::statistics::HeldItem;
use crate::times::Times;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameResult {
    /// Its number: games are counted through all deals and, in each, all seatings.
    pub number: u64,
    /// Which deal, counted from 0.
    pub deal: u64,
    /// Which seating of the schedule.
    pub seating: usize,
    /// What each seat did.
    pub seats: Vec<SeatResult>,
    /// Who had the first turn.
    pub starter: usize,
    /// What ended it.
    pub ending: &'static str,
    /// What broke a tie, if there was one.
    pub tie_break: Option<&'static str>,
    /// What the lines of the score sheets are for.
    pub lines: Vec<&'static str>,
    /// The first choice of a bot that wasn't legal.
    pub fault: Option<Fault>,
}

/// What a seat did in a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatResult {
    /// Who sat there.
    pub entrant: usize,
    /// Its share of the win: 1, or less where it is shared; all or nothing where a team plays.
    pub won: f64,
    /// Its points.
    pub points: i32,
    /// Its points, line by line.
    pub lines: Vec<i32>,
    /// How many decisions it took.
    pub decisions: u32,
    /// In how many turns: stretches of decisions by the same seat.
    pub turns: u32,
    /// How many iterations it spent.
    pub iterations: u64,
    /// How many of its choices were not legal, or came to nothing. Something legal was done instead.
    pub illegal: u32,
    /// What else the game counts.
    pub figures: Vec<i32>,
    /// What it held at the end.
    pub held: Vec<HeldItem>,
    /// How long its decisions took.
    pub times: Times,
    /// Why it forfeited the game, if it did. Anything legal was done in its place then, and others won.
    pub forfeit: Option<Forfeit>,
}

/// Why a game was forfeited, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// After how many decisions of the game.
    pub step: u32,
    /// Why.
    pub breach: Breach,
}

/// A choice that wasn't legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// After how many decisions.
    pub step: u32,
    /// Whose.
    pub bot: String,
    /// What was chosen, in the game's notation, and nothing if the bot gave up.
    pub action: Option<String>,
    /// What the bot said when it panicked, if it did.
    pub panic: Option<String>,
}

impl SeatResult {
    /// By how much it did better than another one: 1 if it came in before it, 0 if after, a half if
    /// neither. Whoever forfeits comes in last.
    pub fn ahead(&self, other: &SeatResult) -> f64 {
        let rank = |result: &SeatResult| (result.forfeit.is_none(), result.won > 0.0, result.points);
        match rank(self).cmp(&rank(other)) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who won is before all others, whatever broke the tie of points.
    #[test]
    fn winners_come_in_first_and_points_part_the_rest() {
        let result = |won, points| SeatResult { won, points, ..SeatResult::default() };
        assert_eq!(result(1.0, 90).ahead(&result(0.0, 90)), 1.0);
        assert_eq!(result(0.0, 90).ahead(&result(1.0, 90)), 0.0);
        assert_eq!(result(0.5, 90).ahead(&result(0.5, 90)), 0.5);
        assert_eq!(result(0.0, 80).ahead(&result(0.0, 70)), 1.0);
    }
}

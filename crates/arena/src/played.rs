//! What is kept of a game that was played.

use crate::notable::Held;
use crate::times::Times;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Played {
    /// Its number: games are counted through all deals and, in each, all seatings.
    pub number: u64,
    /// Which deal, counted from 0.
    pub deal: u64,
    /// Which seating of the schedule.
    pub seating: usize,
    /// What each seat did.
    pub seats: Vec<Sat>,
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
pub struct Sat {
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
    /// How many of its choices were not legal. Something legal was done instead.
    pub illegal: u32,
    /// What else the game counts.
    pub figures: Vec<i32>,
    /// What it held at the end.
    pub held: Vec<Held>,
    /// How long its decisions took.
    pub times: Times,
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
}

impl Played {
    /// How many decisions it took.
    pub fn decisions(&self) -> u32 {
        self.seats.iter().map(|sat| sat.decisions).sum()
    }

    /// How many turns it took.
    pub fn turns(&self) -> u32 {
        self.seats.iter().map(|sat| sat.turns).sum()
    }

    /// By how much one seat did better than another: 1 if it came in before it, 0 if after, a half
    /// if neither.
    pub fn ahead(&self, one: usize, other: usize) -> f64 {
        let rank = |seat: usize| (self.seats[seat].won > 0.0, self.seats[seat].points);
        match rank(one).cmp(&rank(other)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }
}

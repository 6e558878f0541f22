//! What the naive rules of all games say alike, as plainly as they say it: lists and loops over the
//! board's facts and the position's fields. The module above says which game.

use engine::trial::{Place, told};
use engine::{Outcome, Rules, Seat};

use super::{Board, Ending, Game, Phase, State};

/// A position with its board.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    pub board: &'a Board,
    pub seats: usize,
    pub state: &'a State,
}

/// How a game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The lines of every seat's sheet.
    pub sheets: Vec<Vec<(&'static str, i32)>>,
    pub winners: Vec<usize>,
    pub tie_break: Option<&'static str>,
}

/// The members of a set as a list.
pub fn members(bits: u128) -> Vec<usize> {
    (0..128).filter(|place| bits >> place & 1 == 1).collect()
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number as u8).expect("a table has no more than five")
}

/// What a game comes to. One that isn't over is scored as if it ended there, in this way.
pub fn outcome_here(game: &Game, state: &State, place: Place, ending: Ending) -> Outcome {
    let mut over = state.clone();
    if !matches!(state.phase, Phase::Over(_)) {
        assert_eq!(game.outcome(state), None, "{}", told(game, state, place));
        over.phase = Phase::Over(ending);
    }
    let outcome = game.outcome(&over).expect("it is over");
    assert!(matches!(over.phase, Phase::Over(ending) if ending.id() == outcome.ending));
    outcome
}

impl<'a> Position<'a> {
    pub fn new(game: &'a Game, state: &'a State) -> Position<'a> {
        Position { board: game.board(), seats: game.seats(), state }
    }

    pub fn routes_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].routes.bits())
    }

    pub fn tickets_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].tickets.bits().into())
    }

    pub fn ends(&self, route: usize) -> [usize; 2] {
        self.board.routes[route].ends.map(|city| city.index())
    }

    /// Whether one can travel from a city to another over these routes.
    pub fn connected(&self, routes: &[usize], [from, to]: [usize; 2]) -> bool {
        let mut reached = vec![from];
        loop {
            let next = routes.iter().find_map(|&route| {
                let [one, other] = self.ends(route);
                match (reached.contains(&one), reached.contains(&other)) {
                    (true, false) => Some(other),
                    (false, true) => Some(one),
                    _ => None,
                }
            });
            match next {
                Some(city) => reached.push(city),
                None => return reached.contains(&to),
            }
        }
    }
}

impl Ended {
    /// How the fast rules say that a game ends.
    pub fn of(outcome: &Outcome) -> Ended {
        let lines = outcome.sheets.iter().map(|sheet| sheet.lines.iter());
        Ended {
            sheets: lines.map(|lines| lines.map(|line| (line.kind, line.points)).collect()).collect(),
            winners: outcome.winners.iter().map(|winner| winner.index()).collect(),
            tie_break: outcome.tie_break,
        }
    }

    /// Who wins with these sheets: most points, and among those who have them, most of what breaks
    /// ties, one thing after the other. If nothing does, they share it.
    pub fn with(sheets: Vec<Vec<(&'static str, i32)>>, ties: &[(&'static str, Vec<i32>)]) -> Ended {
        let totals = sheets.iter().map(|lines| lines.iter().map(|(_, points)| points).sum()).collect();
        let mut winners: Vec<usize> = (0..sheets.len()).collect();
        let mut keep_best = |worth: &Vec<i32>| {
            let best = winners.iter().map(|owner| worth[*owner]).max();
            winners.retain(|owner| Some(worth[*owner]) == best);
            winners.len() == 1
        };
        let mut decided = keep_best(&totals);
        let mut tie_break = None;
        for (broken_by, worth) in ties {
            if !decided {
                (decided, tie_break) = (keep_best(worth), Some(*broken_by));
            }
        }
        let tie_break = if decided { tie_break } else { Some("shared") };
        Ended { sheets, winners, tie_break }
    }
}

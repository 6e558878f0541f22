//! What makes a level weaker than another: what it forgets, and what it doesn't think of.

use ::card_game::{Board, Cards};
use rails::TicketSet;

use super::weights::Weights;
use crate::Level;

/// What a player's play depends on beside what it sees.
#[derive(Clone, Copy)]
pub(super) struct Profile {
    /// How many of the cards that went onto its train pile it can call to mind: the last ones.
    pub recalls: u8,
    /// How many of the cards that each of the others took openly it can call to mind: the last ones.
    pub recalls_of_others: u8,
    /// How many tickets it works for at a time: the dearest.
    pub goals: usize,
    /// What part of the danger from the others it sees.
    pub danger: f64,
    /// What part of what can be taken from the others it sees.
    pub spoils: f64,
}

/// So many that it is all of them.
const ALL: u8 = u8::MAX;

impl Profile {
    const TRAINEE: Profile = Profile { recalls: 6, recalls_of_others: 0, goals: 1, danger: 0.0, spoils: 0.5 };
    const FIREMAN: Profile =
        Profile { recalls: 12, recalls_of_others: 0, goals: 2, danger: 0.1, spoils: 0.5 };
    const DRIVER: Profile = Profile { recalls: 20, recalls_of_others: 4, goals: 3, danger: 0.3, spoils: 1.0 };
    const STATIONMASTER: Profile =
        Profile { recalls: ALL, recalls_of_others: ALL, goals: ALL as usize, danger: 1.0, spoils: 1.0 };
    /// What the yardstick knows: its own pile and tickets, and nothing of the others.
    pub const GREEDY: Profile =
        Profile { recalls_of_others: 0, danger: 0.0, spoils: 1.0, ..Profile::STATIONMASTER };

    /// What players of this level are like.
    pub fn of(level: Level) -> &'static Profile {
        match level {
            Level::Trainee => &Profile::TRAINEE,
            Level::Fireman => &Profile::FIREMAN,
            Level::Driver => &Profile::DRIVER,
            Level::Stationmaster => &Profile::STATIONMASTER,
        }
    }

    /// How it weighs things up at a table of so many.
    pub fn weights(&self, seats: usize) -> Weights {
        Weights::at(seats).heeding(self.danger, self.spoils)
    }

    /// The tickets it works for: one after the other, the dearest first, beside those that are as good
    /// as done with what is on the pile or on its way there.
    pub fn goals(&self, board: &Board, held: TicketSet, under_way: &Cards) -> TicketSet {
        let (mut goals, mut undone, mut left) = (TicketSet::NONE, 0, *under_way);
        while undone < self.goals {
            let rest = held - goals;
            let Some(next) = rest.iter().max_by_key(|id| (board.ticket(*id).points, id.0)) else { break };
            goals = goals.with(next);
            match left.without(&board.ticket(next).cars) {
                Some(rest) => left = rest,
                None => undone += 1,
            }
        }
        goals
    }
}

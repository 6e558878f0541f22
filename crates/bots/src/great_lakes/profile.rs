//! How bots of each level go about the Great Lakes.

use crate::Level;
use crate::planner::Profile;

/// How a bot goes about what only the Great Lakes have.
#[derive(Clone, Copy)]
pub(super) struct LakesProfile {
    /// Whether it collects cards for harbours. Who doesn't builds one where its cards happen to fit.
    pub collects: bool,
    /// Whether it chooses its pieces by its tickets, or takes what is suggested.
    pub chooses_pieces: bool,
}

/// How bots of a level go about it.
pub(super) const fn of_level(level: Level) -> (Profile, LakesProfile) {
    match level {
        Level::Trainee => TRAINEE,
        Level::Fireman => FIREMAN,
        Level::Driver | Level::Stationmaster => DRIVER,
    }
}

/// Plans no better than a fireman, and is easily tempted away from its plan by long routes.
const TRAINEE: (Profile, LakesProfile) = (Profile { tempted: 4, ..FIREMAN.0 }, FIREMAN.1);

/// Pursues one ticket at a time, and takes what it can get on the way. Harbours are not what it thinks of.
const FIREMAN: (Profile, LakesProfile) = (
    Profile {
        goals: 1,
        heeds_others: false,
        keeps_few: true,
        more_tickets: (30, 14),
        turn_worth: 250,
        tempted: Profile::NEVER,
        by_looks: false,
    },
    LakesProfile { collects: false, chooses_pieces: false },
);

/// Plans for all tickets and harbours, and heeds the others, but takes what points it can get at once.
const DRIVER: (Profile, LakesProfile) = (
    Profile {
        goals: usize::MAX,
        heeds_others: true,
        keeps_few: false,
        more_tickets: (8, 5),
        turn_worth: 500,
        tempted: Profile::NEVER,
        by_looks: false,
    },
    LakesProfile { collects: true, chooses_pieces: true },
);

//! How the strongest thinks: what is worth a look is tried in imagined games.

use engine::{Chance, Rules, Seat};
use europe::{Action, Europe, State, View};

use super::crew::Crew;
use crate::search::Thinks;

impl Thinks for Europe {
    type Crew = Crew;

    const CLEAR_LEAD: f64 = 40.0;

    fn imagined(&self, view: &View, (): &(), chance: &mut impl Chance) -> Option<State> {
        self.imagine(view, chance).ok()
    }

    fn crew(&self, state: &State, _: &mut impl Chance) -> Crew {
        Crew::of(self, state)
    }

    fn quick(&self, crew: &mut Crew, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        crew.act(self, state, seat, chance)
    }
}

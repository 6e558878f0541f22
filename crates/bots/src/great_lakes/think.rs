//! How the strongest level thinks: what its quick player finds worth a look is tried in imagined games.

use engine::{Chance, Rules, Seat, Viewer};
use great_lakes::{Action, GreatLakes, Phase, State, View};

use super::candidates::candidates;
use super::crew::Crew;
use crate::Budget;
use crate::search::{Line, Thinks, search_in};

/// Such a part of the time goes into a turn.
const OF_A_TURN: u32 = 8;
/// By how many standard errors something has to be better than what the quick player would do.
const CAUTION: f64 = 2.0;

impl Thinks for GreatLakes {
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

/// What it thinks of all that is worth a look, the best first; `None` if no seat of this game looks.
pub(super) fn think(
    game: &GreatLakes,
    view: &View,
    legal: &[Action],
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Vec<Line<Action>>> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    // Which position is imagined makes no difference to what its seat can know of it.
    let state = game.imagine(view, chance).ok()?;
    let few = candidates(game, &state, seat, legal, chance);
    // Tickets are for the whole game, so they are worth more thought than a turn.
    let share = if view.phase == Phase::Turn { OF_A_TURN } else { 1 };
    let mut games = budget.most() / share / few.len().max(1) as u32;
    let mut imagined = |chance: &mut _| {
        games = games.checked_sub(1)?;
        game.imagined(view, &(), chance)
    };
    let mut lines = search_in(game, seat, &mut imagined, &few, budget, chance);
    stay(&mut lines, *few.first()?);
    Some(lines)
}

/// Puts what the quick player would do first, unless something else is better beyond doubt: a few
/// imagined games tell little.
fn stay(lines: &mut [Line<Action>], first: Action) {
    let Some(place) = lines.iter().position(|line| line.action == first) else { return };
    let (behind, error) = lines[place].compare(&lines[0]);
    if behind < CAUTION * error {
        lines[..=place].rotate_right(1);
    }
}

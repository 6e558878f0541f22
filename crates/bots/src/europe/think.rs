//! How the strongest thinks: what is worth a look is tried in imagined games.

use arrayvec::ArrayVec;
use engine::{Chance, Rules, Seat, Viewer};
use europe::{Action, Europe, State, View};

use super::candidates::{MOST, candidates};
use super::crew::Crew;
use super::guess::Guess;
use super::reasons::reasons;
use crate::search::{Thinks, Thoughts, search_in};
use crate::{Advice, Budget};

/// Advice tells of so many things.
const TOLD: usize = 4;

impl Thinks for Europe {
    type Crew = Crew;

    const CLEAR_LEAD: f64 = 40.0;
    const CAUTION: f64 = 1.3;
    const PATIENCE: f64 = 0.6;

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

/// What the strongest does; `None` if it can't make anything of the view.
pub(super) fn choose(
    game: &Europe,
    view: &View,
    legal: &[Action],
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Action> {
    think(game, view, (legal, 0), budget, chance)?.best()
}

/// What the strongest would do, and why.
pub(super) fn advise(
    game: &Europe,
    view: &View,
    legal: &[Action],
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Advice<Action>> {
    let thoughts = think(game, view, (legal, TOLD), budget, chance)?;
    thoughts.advice(|thoughts, line| reasons(game, &thoughts.state, thoughts.seat, line.action, line.tries))
}

/// Tries what is worth a look, and so many things at the least if there are as many.
fn think(
    game: &Europe,
    view: &View,
    (legal, least): (&[Action], usize),
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Thoughts<Europe>> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let guess = Guess::new(game, view)?;
    let state = guess.imagine(game, view, chance)?;
    let mut list: ArrayVec<Action, MOST> = candidates(game, &state, seat, legal, chance);
    for action in legal {
        if list.len() < least && !list.contains(action) {
            list.push(*action);
        }
    }
    let imagined = |chance: &mut _| guess.imagine(game, view, chance);
    let lines = search_in(game, seat, imagined, &list, budget, chance);
    Some(Thoughts { seat, state, lines })
}

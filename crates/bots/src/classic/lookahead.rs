//! How the strongest thinks: what is worth a look is tried in imagined games.

use classic::{Action, Classic, State, View};
use engine::{Chance, Message, Seat, Viewer};

use super::candidates::candidates;
use super::guess::Guess;
use super::reasons::reasons;
use super::rollout::QuickPlayers;
use crate::Budget;
use crate::search::{Rollouts, SearchResult, Searches, Wanted, search};

impl Rollouts for Classic {
    type Policy = QuickPlayers;

    const CLEAR_LEAD: f64 = 40.0;
    const CAUTION: f64 = 1.3;
    const PATIENCE: f64 = 0.6;
}

impl Searches for Classic {
    fn search(
        &self,
        view: &View,
        wanted: Wanted<'_, Action>,
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<SearchResult<Classic>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let guess = Guess::new(self, view)?;
        let state = guess.imagine(self, view, chance)?;
        let shortlist = candidates(self, &state, seat, wanted.legal, chance).wanted(&wanted);
        let imagined = |chance: &mut _| guess.imagine(self, view, chance);
        let candidates = search(self, seat, imagined, &shortlist, budget, chance);
        Some(SearchResult { seat, state, candidates })
    }

    fn reasons(&self, state: &State, seat: Seat, action: Action, tries: u32) -> Vec<Message> {
        reasons(self, state, seat, action, tries)
    }
}

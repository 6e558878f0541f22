//! How the strongest level thinks: what its quick player finds worth a look is tried in imagined games.

use engine::{Chance, Message, Rules, Seat, Viewer};
use great_lakes::{Action, GreatLakes, Phase, State, View};

use super::candidates::candidates;
use super::reasons::reasons;
use super::rollout::QuickPlayers;
use crate::Budget;
use crate::search::{Rollouts, SearchResult, Searches, Wanted, search};

/// Such a part of the time goes into a turn.
const OF_A_TURN: u32 = 8;
/// So many games a candidate is given at the least.
const FAIR_TRIAL: u32 = 12;

impl Rollouts for GreatLakes {
    type Policy = QuickPlayers;

    const CLEAR_LEAD: f64 = 40.0;
    const CAUTION: f64 = 2.5;
    const PATIENCE: f64 = 0.6;
}

impl Searches for GreatLakes {
    fn search(
        &self,
        view: &View,
        wanted: Wanted<'_, Action>,
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<SearchResult<GreatLakes>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        // Which position is imagined makes no difference to what its seat can know of it.
        let state = self.imagine(view, chance).ok()?;
        let mut shortlist = candidates(self, &state, seat, wanted.legal, chance).wanted(&wanted);
        // Tickets are for the whole game, so they are worth more thought than a turn.
        let share = if view.phase == Phase::Turn { OF_A_TURN } else { 1 };
        // A few games tell less than nothing: better fewer candidates, or none but the first.
        shortlist.truncate((budget.most() / share / FAIR_TRIAL).max(1) as usize);
        shortlist.extend(wanted.made.filter(|made| !shortlist.contains(made)));
        let mut games = budget.most() / share / shortlist.len().max(1) as u32;
        let mut imagined = |chance: &mut _| {
            games = games.checked_sub(1)?;
            self.imagine(view, chance).ok()
        };
        let candidates = search(self, seat, &mut imagined, &shortlist, budget, chance);
        Some(SearchResult { seat, state, candidates })
    }

    fn reasons(&self, state: &State, seat: Seat, action: Action, tries: u32) -> Vec<Message> {
        reasons(self, state, seat, action, tries)
    }
}

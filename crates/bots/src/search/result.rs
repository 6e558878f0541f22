//! What a closer look brought: something to do, and why.

use engine::{Chance, Message, Seat};

use super::{Candidate, Rollouts};
use crate::{Advice, Budget, Opinion};

/// Advice tells of so many things.
const TOLD: usize = 4;

/// A few things to try, each of them legal: the first is believed in.
pub(crate) struct Shortlist<'l, Action> {
    legal: &'l [Action],
    most: usize,
    list: Vec<Action>,
}

impl<'l, Action: Copy + PartialEq> Shortlist<'l, Action> {
    /// Nothing yet, of what is legal, and no more than so many.
    pub fn new(legal: &'l [Action], most: usize) -> Shortlist<'l, Action> {
        Shortlist { legal, most, list: Vec::new() }
    }

    /// One thing more, if it is legal and there is room.
    pub fn add(&mut self, action: Action) {
        if self.list.len() < self.most && !self.list.contains(&action) && self.legal.contains(&action) {
            self.list.push(action);
        }
    }

    /// These, and others that are legal if there are fewer than so many.
    pub fn at_least(mut self, least: usize) -> Vec<Action> {
        self.most = least;
        self.legal.iter().for_each(|action| self.add(*action));
        self.list
    }

    /// The same with what has to be among them.
    pub fn wanted(self, wanted: &Wanted<'_, Action>) -> Vec<Action> {
        let mut list = self.at_least(wanted.least);
        list.extend(wanted.made.filter(|made| !list.contains(made)));
        list
    }
}

/// A game whose strongest level decides by a closer look at a few things.
pub(crate) trait Searches: Rollouts {
    /// Tries what is worth a look, and what is wanted beside it; `None` if it can't make anything of the view.
    fn search(
        &self,
        view: &Self::View,
        wanted: Wanted<'_, Self::Action>,
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<SearchResult<Self>>;

    /// What speaks for an action that was tried in so many imagined games; always something.
    fn reasons(&self, state: &Self::State, seat: Seat, action: Self::Action, tries: u32) -> Vec<Message>;
}

/// What is to be looked at.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'l, Action> {
    /// What may be done.
    pub legal: &'l [Action],
    /// So many things at the least, if there are as many.
    pub least: usize,
    /// What has to be among them.
    pub made: Option<Action>,
}

/// What a closer look brought.
pub(crate) struct SearchResult<G: Rollouts> {
    pub seat: Seat,
    /// A position that fits the view.
    pub state: G::State,
    /// The candidates, the best first.
    pub candidates: Vec<Candidate<G::Action>>,
}

/// What the strongest does; `None` if it can't make anything of the view.
pub(crate) fn choose<G: Searches>(
    game: &G,
    view: &G::View,
    legal: &[G::Action],
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<G::Action> {
    let wanted = Wanted { legal, least: 0, made: None };
    game.search(view, wanted, budget, chance)?.candidates.first().map(|candidate| candidate.action)
}

/// What the strongest would do, and why; and what it thinks of what was done, if that is said.
pub(crate) fn advise<G: Searches>(
    game: &G,
    view: &G::View,
    (legal, made): (&[G::Action], Option<G::Action>),
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Advice<G::Action>> {
    let wanted = Wanted { legal, least: TOLD, made };
    let SearchResult { seat, state, candidates } = game.search(view, wanted, budget, chance)?;
    advice(&candidates, |candidate| game.reasons(&state, seat, candidate.action, candidate.tries))
}

/// All that was tried, with its reasons. Where something else did better than what comes first, and no
/// more than chance would, that is said too.
pub(crate) fn advice<Action: Copy>(
    candidates: &[Candidate<Action>],
    why: impl Fn(&Candidate<Action>) -> Vec<Message>,
) -> Option<Advice<Action>> {
    let opinion = |candidate: &Candidate<Action>| Opinion {
        action: candidate.action,
        rating: candidate.rating(),
        why: why(candidate),
    };
    let mut opinions: Vec<_> = candidates.iter().map(opinion).collect();
    let first = candidates.first()?;
    if candidates.iter().any(|candidate| candidate.tries > 0 && candidate.mean() > first.mean()) {
        opinions[0].why.push(Message::new("bots-close"));
    }
    Some(Advice { opinions })
}

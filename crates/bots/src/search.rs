//! Thinking ahead: what is worth a closer look is tried in many imagined games, played to their end
//! by quick players, and what does best on average is chosen.
//!
//! Each imagined game is tried with every candidate that is still in the race, with the same hidden
//! cards and the same luck, so that candidates differ by what they do and not by fortune. Whoever
//! falls clearly behind the leader drops out, and the time goes to the rest.
//!
//! - [`result`]: what that brings, as a choice and as advice
//! - [`prospects`]: how likely each seat wins from a position that lies open

mod prospects;
mod result;

pub(crate) use prospects::prospects;

pub(crate) use result::{SearchResult, Searches, Shortlist, Wanted, advice, advise, choose};

use engine::{Chance, FastChance, Outcome, Rules, Seat, playout};

use crate::{Budget, HasBots, Rating};

/// Games that take longer are counted as they stand.
const LIMIT: u32 = 2_000;
/// After so many decisions of an imagined game somebody looks at the clock.
const GLANCE: u32 = 4;
/// Nobody drops out before so many games.
const FAIR_TRIAL: u32 = 8;
/// How many standard errors behind the leader a candidate drops out.
const BEHIND: f64 = 2.5;
/// How much winning counts beside the lead.
const WINNING: f64 = 0.5;

/// What a search has to know of a game.
pub(crate) trait Rollouts: HasBots {
    /// The quick players of an imagined game, with what they keep in mind from one decision to the next.
    type Policy: RolloutPolicy<Self>;

    /// By how many points a player is ahead when things are as good as decided.
    const CLEAR_LEAD: f64;

    /// By how many standard errors another candidate has to be better than the first to be chosen.
    const CAUTION: f64 = 0.0;

    /// By how many standard errors a candidate has to be behind the first to be tried no more, once it
    /// had a fair trial.
    const PATIENCE: f64 = BEHIND;
}

/// Quick players for all seats of an imagined game.
pub(crate) trait RolloutPolicy<G: Rules>: Clone {
    /// Those of a position, before the decision that is thought about.
    fn of(game: &G, state: &G::State) -> Self;

    /// What a quick player does: something legal, found in a few microseconds.
    fn act(&mut self, game: &G, state: &G::State, seat: Seat, chance: &mut impl Chance) -> G::Action;
}

/// How a candidate has done so far.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<Action> {
    pub action: Action,
    /// In how many games it was tried.
    pub tries: u32,
    /// How it did in each, as [`worth`] has it.
    results: Vec<f64>,
    wins: f64,
    lead: f64,
}

impl<Action> Candidate<Action> {
    /// How it did on average, from -1 to 1.
    pub fn mean(&self) -> f64 {
        self.results.iter().sum::<f64>() / f64::from(self.tries.max(1))
    }

    /// What can be expected of it, if it was tried.
    pub fn rating(&self) -> Option<Rating> {
        let tries = f64::from(self.tries);
        (self.tries > 0).then(|| Rating {
            odds: (1000.0 * self.wins / tries).round() as u16,
            lead: Some((10.0 * self.lead / tries).round() as i32),
        })
    }

    /// Whether it is clearly behind another one that was tried in the same games.
    fn is_behind(&self, leader: &Candidate<Action>) -> bool {
        let (mean, error) = self.compare(leader);
        mean > BEHIND * error + f64::EPSILON
    }

    /// How far it is behind another one in the games that both were tried in, and the standard error of
    /// that.
    pub fn compare(&self, other: &Candidate<Action>) -> (f64, f64) {
        let differences = || other.results.iter().zip(&self.results).map(|(one, other)| one - other);
        let tries = f64::from(self.tries.min(other.tries).max(1));
        let mean = differences().sum::<f64>() / tries;
        let variance = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>() / tries;
        (mean, (variance / tries).sqrt())
    }
}

/// Tries the candidates in imagined games as long as the budget lasts, and gives them back with the best
/// first. Those that come first are believed in where nothing else is known.
pub(crate) fn search<G: Rollouts, C: Chance>(
    game: &G,
    seat: Seat,
    mut imagined: impl FnMut(&mut C) -> Option<G::State>,
    actions: &[G::Action],
    budget: &mut Budget<'_>,
    chance: &mut C,
) -> Vec<Candidate<G::Action>> {
    let candidate = |action: &G::Action| Candidate {
        action: *action,
        tries: 0,
        results: Vec::new(),
        wins: 0.0,
        lead: 0.0,
    };
    let mut racing: Vec<Candidate<G::Action>> = actions.iter().map(candidate).collect();
    let mut dropped = Vec::new();
    let mut games = 0;
    while racing.len() > 1 && budget.is_left() {
        let Some(state) = imagined(chance) else { break };
        let policy = G::Policy::of(game, &state);
        let luck = u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
        // A game is tried with all or, where the budget ends, counts for none.
        let mut results = Vec::with_capacity(racing.len());
        for candidate in &racing {
            if !budget.spend() {
                break;
            }
            let Some(result) = try_out(game, seat, (&state, &policy), (candidate.action, luck), budget)
            else {
                break;
            };
            results.push(result);
        }
        if results.len() < racing.len() {
            break;
        }
        games += 1;
        for (candidate, (won, lead)) in racing.iter_mut().zip(results) {
            candidate.tries += 1;
            candidate.wins += won;
            candidate.lead += lead;
            candidate.results.push(worth::<G>(won, lead));
        }
        if games >= FAIR_TRIAL && !budget.is_thorough() {
            let (leader, first) = (best(&racing).clone(), racing[0].clone());
            let hopeless = |candidate: &Candidate<G::Action>| {
                let (mean, error) = candidate.compare(&first);
                candidate.is_behind(&leader)
                    || first.action == actions[0] && mean > G::PATIENCE * error + f64::EPSILON
            };
            let (behind, rest) = racing.into_iter().partition(hopeless);
            racing = rest;
            dropped.extend(Vec::into_iter(behind));
        }
    }
    racing.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    // What is believed in is given up for what is better without a doubt only.
    if let Some(place) = racing.iter().position(|candidate| candidate.action == actions[0]) {
        let (mean, error) = racing[place].compare(&racing[0]);
        if games < FAIR_TRIAL || mean < G::CAUTION * error {
            racing[..=place].rotate_right(1);
        }
    }
    dropped.sort_by(|one: &Candidate<_>, other| other.mean().total_cmp(&one.mean()));
    racing.extend(dropped);
    racing
}

/// The one that has done best.
fn best<Action>(candidates: &[Candidate<Action>]) -> &Candidate<Action> {
    let better = |best: &'_ usize, other: &'_ usize| candidates[*best].mean() < candidates[*other].mean();
    let mut best = 0;
    for other in 1..candidates.len() {
        if better(&best, &other) {
            best = other;
        }
    }
    &candidates[best]
}

/// Plays an imagined game to its end after this action: the seat's share of the win, and its lead; `None`
/// if time is up before that.
pub(crate) fn try_out<G: Rollouts>(
    game: &G,
    seat: Seat,
    (state, policy): (&G::State, &G::Policy),
    (action, luck): (G::Action, u64),
    budget: &Budget<'_>,
) -> Option<(f64, f64)> {
    let (mut state, mut policy) = (state.clone(), policy.clone());
    let mut chance = turn_chance(luck, 0);
    game.perform(&mut state, seat, action, &mut chance, &mut ());
    if !play_on(game, &mut state, &mut policy, (Some(seat), luck), &mut chance, budget) {
        return None;
    }
    let result = |outcome| (share(&outcome, seat), lead(&outcome, seat));
    Some(game.outcome(&state).map_or((0.0, 0.0), result))
}

/// Plays a game to its end, in which this seat has the turn by now; `false` if time is up before that.
fn play_on<G: Rollouts>(
    game: &G,
    state: &mut G::State,
    policy: &mut G::Policy,
    (mut last, luck): (Option<Seat>, u64),
    chance: &mut FastChance,
    budget: &Budget<'_>,
) -> bool {
    let mut turn = 0;
    for step in 0..LIMIT {
        if step % GLANCE == GLANCE - 1 && budget.is_up() {
            return false;
        }
        let Some(actor) = playout::actor(game, state, chance) else { break };
        if last.is_some_and(|last| last != actor) {
            turn += 1;
            *chance = turn_chance(luck, turn);
        }
        last = Some(actor);
        let action = policy.act(game, state, actor, chance);
        game.perform(state, actor, action, chance, &mut ());
    }
    true
}

/// The luck of a turn. Each has its own, so that what one seat draws doesn't change what the next one
/// finds: candidates are compared with each other, and not with the luck of the draw.
fn turn_chance(luck: u64, turn: u64) -> FastChance {
    FastChance::new(luck.wrapping_add(turn << 32 | turn))
}

/// The seat's share of the win.
fn share(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
}

/// By how many points a seat is ahead of its best rival.
fn lead(outcome: &Outcome, seat: Seat) -> f64 {
    let rivals = (0..outcome.sheets.len()).filter(|place| *place != seat.index());
    let best = rivals.map(|place| outcome.sheets[place].total()).max();
    f64::from(outcome.sheets[seat.index()].total() - best.unwrap_or(0))
}

/// What such an end is worth: winning, and by how much, since a large lead bears bad luck better.
fn worth<G: Rollouts>(won: f64, lead: f64) -> f64 {
    WINNING * (2.0 * won - 1.0) + (1.0 - WINNING) * (lead / G::CLEAR_LEAD).tanh()
}

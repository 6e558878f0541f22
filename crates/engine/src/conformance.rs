//! What every game promises, tested in three lines:
//!
//! ```text
//! for seats in 2..=5 {
//!     engine::conformance::check(&Classic::standard(seats).expect("a table"), 20, seats as u64);
//! }
//! ```
//!
//! Every check panics with the seed of the game that broke the promise, so it belongs into tests.

mod order;

use std::collections::HashSet;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{RecordingChance, ReplayingChance};
use crate::replay::verify;
use crate::{
    Chance, Drawn, FastChance, Notation, Record, Recorder, Rules, Seat, Seed, Source, Viewer, playout,
};

/// No game of ours is longer.
const ENDLESS: u32 = 100_000;

/// Plays `games` random games and checks along each what every game promises:
///
/// - random games end, and before the end there is always something to do;
/// - the list of legal actions has no duplicates, each of them applies, and what isn't in it is
///   refused and changes nothing;
/// - [`Rules::pick`] draws from that list and from nothing else;
/// - nothing is lost and nothing made ([`Rules::audit`]);
/// - for every viewer `view(imagine(view)) == view`, and a state that differs only in what a
///   viewer can't know gives that viewer the same view, the same legal actions and the same events;
///   in a game where nothing is hidden ([`Rules::OPEN`]), everyone knows and is told everything;
/// - actions, events, views and states survive being written and read;
/// - a record replays to the same hashes, and a damaged one is refused;
/// - two games of one deal draw the same cards from every deck until it is shuffled again.
pub fn check<R: Notation>(rules: &R, games: u64, seed: u64) {
    for game in 0..games {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(game);
        check_deal(rules, seed);
        let record = check_game(rules, seed);
        check_record(rules, &record, seed);
        order::check_order(rules, seed);
    }
}

/// A deal with one draw another: who can't see the difference must not be told it.
fn check_deal<R: Rules>(rules: &R, seed: u64) {
    if R::OPEN {
        return;
    }
    let mut fresh = FastChance::new(!seed);
    let deal = |chance: &mut dyn Chance| {
        let mut events = Vec::new();
        let state = rules.deal(&mut { chance }, &mut events);
        (state, events)
    };
    let mut drawn = Vec::new();
    let (state, events) = deal(&mut RecordingChance::new(FastChance::new(seed), &mut drawn));
    for at in 0..drawn.len() {
        let mut altered = Altered::new(&drawn, at, &mut fresh);
        let (other_state, other_events) = deal(&mut altered);
        if !altered.kept_to_it() {
            continue;
        }
        for viewer in Viewer::all(rules.seats()) {
            if rules.view(&state, viewer) == rules.view(&other_state, viewer) {
                let [told, other_told] = [&events, &other_events].map(|events| {
                    events.iter().filter_map(|event| rules.witnessed(event, viewer)).collect::<Vec<_>>()
                });
                assert_eq!(
                    told,
                    other_told,
                    "{} deal {seed}: {viewer:?} is told more than it may see",
                    rules.game()
                );
            }
        }
    }
}

fn check_game<R: Notation>(rules: &R, seed: u64) -> Record {
    let mut chance = FastChance::new(seed);
    let mut dealt = Vec::new();
    let mut recorder = Recorder::deal(rules, Seed::from_text(&seed.to_string()), &mut dealt);
    dealt.iter().for_each(round_trip);
    let mut strangers: Vec<R::Action> = Vec::new();
    for step in 0..ENDLESS {
        let place = format!("{} seats {} seed {seed} step {step}", rules.game(), rules.seats());
        let state = recorder.state().clone();
        check_state(rules, &state, &place);
        let Some(seat) = playout::actor(rules, &state, &mut chance) else {
            assert!(rules.outcome(&state).is_some(), "{place}: nobody may act, but it isn't over");
            return recorder.record().clone();
        };
        assert!(rules.outcome(&state).is_none(), "{place}: over, but seats may act");
        let legal = check_legal(rules, &state, &strangers, &mut chance, &place);
        check_views(rules, &state, &mut chance, &place);
        // Actions of earlier positions, most of them not legal any more.
        strangers.extend(legal.iter().step_by(1 + legal.len() / 8));
        let surplus = strangers.len().saturating_sub(200);
        strangers.drain(..surplus);
        let action = rules.pick(&state, seat, &mut chance).unwrap_or_else(|| panic!("{place}: stuck"));
        let mut events = Vec::new();
        recorder.apply(seat, action, &mut events).unwrap_or_else(|why| panic!("{place}: {why:?}"));
        for event in &events {
            round_trip(event);
            Viewer::all(rules.seats()).for_each(|viewer| {
                let told = rules.witnessed(event, viewer);
                if R::OPEN {
                    assert_eq!(told.as_ref(), Some(event), "{place}: {viewer:?} isn't told all");
                }
                if let Some(told) = told {
                    let again = rules.witnessed(&told, viewer);
                    assert_eq!(again, Some(told), "{place}: telling an event again tells something else");
                }
            });
        }
    }
    panic!("{} seed {seed}: the game doesn't end", rules.game())
}

fn check_state<R: Notation>(rules: &R, state: &R::State, place: &str) {
    rules.audit(state).unwrap_or_else(|what| panic!("{place}: {what}"));
    let text = rules.write_state(state);
    let read = rules.read_state(&text).unwrap_or_else(|why| panic!("{place}: {why:?} in\n{text}"));
    assert_eq!(read, *state, "{place}: read as another state:\n{text}");
}

/// Legal ⇔ applies, for every seat; gives all legal actions.
fn check_legal<R: Notation>(
    rules: &R,
    state: &R::State,
    strangers: &[R::Action],
    chance: &mut FastChance,
    place: &str,
) -> Vec<R::Action> {
    let mut all = Vec::new();
    for seat in Seat::all(rules.seats()) {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        let set: HashSet<R::Action> = legal.iter().copied().collect();
        assert_eq!(set.len(), legal.len(), "{place}: {seat} has an action twice");
        assert_eq!(!legal.is_empty(), rules.actors(state).contains(seat), "{place}: {seat}");
        for &action in &legal {
            let check = rules.check(state, seat, action);
            assert_eq!(check, Ok(()), "{place}: {seat} {}", rules.write_action(action));
        }
        for &action in some(&legal, 3, chance).iter() {
            let text = rules.write_action(action);
            assert_eq!(rules.read_action(&text).as_ref(), Ok(&action), "{place}: {text}");
            round_trip(&action);
            let mut after = state.clone();
            let applied = rules.apply(&mut after, seat, action, &mut *chance, &mut ());
            assert_eq!(applied, Ok(()), "{place}: {seat} {text}");
            rules.audit(&after).unwrap_or_else(|what| panic!("{place}: after {seat} {text}: {what}"));
        }
        for &action in strangers.iter().filter(|action| !set.contains(action)) {
            let mut after = state.clone();
            let refused = rules.apply(&mut after, seat, action, &mut *chance, &mut ());
            assert!(refused.is_err(), "{place}: {seat} {}", rules.write_action(action));
            assert_eq!(after, *state, "{place}: a refused action changed the state");
        }
        check_pick(rules, state, seat, &legal, chance, place);
        all.extend(legal);
    }
    all
}

/// The same choice out of the same number, and the same action for it.
fn check_pick<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    legal: &[R::Action],
    chance: &mut FastChance,
    place: &str,
) {
    let choice = chance.below(legal.len() as u32);
    let mut told = Told { choice, asked: Vec::new() };
    let picked = rules.pick(state, seat, &mut told);
    assert_eq!(picked, legal.get(choice as usize).copied(), "{place}: {seat} picks otherwise than listed");
    if !legal.is_empty() {
        assert_eq!(told.asked, [legal.len() as u32], "{place}: {seat} doesn't pick evenly");
    }
}

/// Chance that gives what it is told and notes what it was asked.
struct Told {
    choice: u32,
    asked: Vec<u32>,
}

impl Chance for Told {
    fn number(&mut self, _: Source, n: u32) -> u32 {
        self.asked.push(n);
        self.choice
    }
}

fn check_views<R: Rules>(rules: &R, state: &R::State, chance: &mut FastChance, place: &str) {
    for viewer in Viewer::all(rules.seats()) {
        let view = rules.view(state, viewer);
        round_trip(&view);
        let imagined = rules
            .imagine(&view, chance)
            .unwrap_or_else(|why| panic!("{place}: {viewer:?} can't imagine: {why}"));
        rules.audit(&imagined).unwrap_or_else(|what| panic!("{place}: {viewer:?} imagines: {what}"));
        assert_eq!(rules.view(&imagined, viewer), view, "{place}: {viewer:?} sees the difference");
        assert_eq!(rules.actors(&imagined), rules.actors(state), "{place}: {viewer:?}");
        if let Viewer::Seat(seat) = viewer {
            let [true_ones, imagined_ones] = [state, &imagined].map(|state| {
                let mut legal = Vec::new();
                rules.legal(state, seat, &mut legal);
                legal
            });
            assert_eq!(true_ones, imagined_ones, "{place}: {viewer:?} may do other things");
        }
        check_events(rules, [state, &imagined], viewer, chance, place);
    }
}

/// Somebody else does something; what must stay hidden from the viewer must stay so in the telling.
///
/// First in two states that look the same to the viewer: the same action, or what only the acting
/// seat can know to be possible, with the same draws. Then in one state, with one draw another.
/// If both look the same afterwards, then the difference is none of the viewer's business, and the
/// viewer must have been told the same.
fn check_events<R: Rules>(
    rules: &R,
    states: [&R::State; 2],
    viewer: Viewer,
    chance: &mut FastChance,
    place: &str,
) {
    if R::OPEN {
        assert_eq!(states[0], states[1], "{place}: {viewer:?} doesn't know all");
        return;
    }
    let Some(seat) = rules.actors(states[0]).iter().find(|seat| !viewer.is(*seat)) else { return };
    let Some(action) = rules.pick(states[0], seat, chance) else { return };
    let play = |state: &R::State, action: R::Action, chance: &mut dyn Chance| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        rules.perform(&mut state, seat, action, &mut { chance }, &mut events);
        let told: Vec<R::Event> = events.iter().filter_map(|event| rules.witnessed(event, viewer)).collect();
        (rules.view(&state, viewer), told)
    };
    let mut drawn = Vec::new();
    let (view, told) = play(states[0], action, &mut RecordingChance::new(&mut *chance, &mut drawn));
    let same = |(other_view, other_told): (R::View, Vec<R::Event>)| {
        if view == other_view {
            assert_eq!(told, other_told, "{place}: {viewer:?} is told more than it may see");
        }
    };
    for at in 0..drawn.len() {
        let mut altered = Altered::new(&drawn, at, chance);
        let other = play(states[0], action, &mut altered);
        if altered.kept_to_it() {
            same(other);
        }
    }
    let may = |state: &R::State, action: R::Action| rules.check(state, seat, action).is_ok();
    let other_action = match may(states[1], action) {
        true => Some(action),
        false => rules.pick(states[1], seat, chance).filter(|action| !may(states[0], *action)),
    };
    if let Some(other_action) = other_action {
        let mut recalled = ReplayingChance::new(&drawn);
        let other = play(states[1], other_action, &mut recalled);
        if recalled.kept_to_it() {
            same(other);
        }
    }
}

/// Chance that decides what was decided before, but for one draw.
struct Altered<'a> {
    before: ReplayingChance<'a>,
    after: ReplayingChance<'a>,
    fresh: &'a mut FastChance,
    left: usize,
}

impl<'a> Altered<'a> {
    fn new(drawn: &'a [Drawn], at: usize, fresh: &'a mut FastChance) -> Altered<'a> {
        let (before, after) = (ReplayingChance::new(&drawn[..at]), ReplayingChance::new(&drawn[at + 1..]));
        Altered { before, after, fresh, left: at + 1 }
    }

    fn kept_to_it(&self) -> bool {
        self.before.kept_to_it() && self.after.kept_to_it()
    }

    fn next(&mut self) -> &mut dyn Chance {
        let left = self.left;
        self.left = left.saturating_sub(1);
        match left {
            0 => &mut self.after,
            1 => self.fresh,
            _ => &mut self.before,
        }
    }
}

impl Chance for Altered<'_> {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        self.next().number(source, n)
    }
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        self.next().kind(source, counts, total)
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        self.next().member(source, set)
    }
}

fn round_trip<T: Serialize + DeserializeOwned + Eq + std::fmt::Debug>(value: &T) {
    let json = serde_json::to_string(value).unwrap_or_else(|why| panic!("{value:?} can't be written: {why}"));
    let read: T = serde_json::from_str(&json).unwrap_or_else(|why| panic!("{json} can't be read: {why}"));
    assert_eq!(read, *value, "{json} is read as something else");
}

/// A few of many.
fn some<T: Copy>(all: &[T], count: usize, chance: &mut FastChance) -> Vec<T> {
    match all.len() {
        0 => Vec::new(),
        len => (0..count).map(|_| all[chance.below(len as u32) as usize]).collect(),
    }
}

/// A record replays as it is, after being written and read, and not when it is damaged.
fn check_record<R: Notation>(rules: &R, record: &Record, seed: u64) {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
    assert_eq!(read.to_string(), text, "seed {seed}");
    let steps = record.steps.len();
    assert_eq!(verify(rules, &read), Ok((steps, true)), "seed {seed}");
    let mut chance = FastChance::new(seed);
    for _ in 0..3 {
        let mut damaged = read.clone();
        let at = chance.below(steps as u32) as usize;
        match chance.below(3) {
            0 => damaged.steps[at].traces.hash = Some("0123456789abcdef".to_owned()),
            1 => damaged.steps[at].action.push_str(" nonsense"),
            _ => damaged.result.iter_mut().for_each(|line| line.push('7')),
        }
        let departure = verify(rules, &damaged).expect_err("a damaged record is refused");
        assert!(departure.step == at + 1 || departure.step == steps, "seed {seed}: {departure:?}");
    }
    let mut by_hand = read;
    by_hand.deal = Default::default();
    by_hand.steps.iter_mut().for_each(|step| step.traces = Default::default());
    assert_eq!(verify(rules, &by_hand), Ok((steps, true)), "seed {seed}: from the seed alone");
}

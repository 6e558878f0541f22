//! Lessons played to their end: as they ask, otherwise, and by chance.

use std::collections::BTreeSet;

use lessons::{Idea, is_kind};
use stalls::house;
use table::Timed;

use super::*;
use crate::snapshot::Plan;

const LEARNER: &str = "learner";

/// Lessons are short: nobody needs more steps.
const MOST: usize = 4000;

/// How somebody learns.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Learner {
    /// Does what is asked as soon as it can be done, and plays well otherwise.
    Follows,
    /// Plays on and never touches the lesson.
    Ignores,
    /// Does anything, and goes on from an idea now and then.
    Random(u64),
}

/// A lesson at a table that is nowhere but here.
struct Trial {
    game: &'static str,
    script: Script,
    now: Snapshot,
    acted: usize,
    /// The kinds of what the learner was asked.
    asked: Kinds,
}

impl Trial {
    fn new(game: &'static str, seed: Option<&str>) -> Trial {
        let mut script = Lesson::of(game).expect("a lesson").script.clone();
        if let Some(seed) = seed {
            seed.clone_into(&mut script.seed);
        }
        let deals: Arc<dyn Deals> = Arc::new(house());
        let learner = (LEARNER.to_owned(), "Anna".to_owned());
        let entries = entries(&*deals, &|_, bot| bot.to_owned(), game, &script, learner)
            .unwrap_or_else(|_| panic!("{game}"));
        let log: Vec<Timed> = entries.into_iter().map(|entry| Timed { at: None, entry }).collect();
        let now = Snapshot::replay(deals, &log).expect("a table");
        Trial { game, script, now, acted: 0, asked: Kinds::new() }
    }

    fn progress(&self) -> &Progress {
        self.now.coaching(LEARNER).expect("a lesson")
    }

    fn write(&mut self, plan: Plan) {
        if let Plan::Write(_, next) = plan {
            self.now = self.now.with(&next);
        }
    }

    fn go_on(&mut self, idea: Option<String>) {
        let wish = Wish::GoOn { person: LEARNER.to_owned(), idea };
        let plan = self.now.wish(&[wish], 0).unwrap_or_else(|_| panic!("{}: nobody may go on", self.game));
        self.write(plan);
    }

    fn idea(&self) -> Option<&Idea> {
        Some(&self.script.ideas[self.progress().current?])
    }

    /// What a learner does now.
    fn chosen(&self, seat: Seat, learner: Learner) -> String {
        let live = self.now.live.as_ref().expect("a game");
        let decision = live.decision(seat);
        let seed = self.now.bots_chance().expect("a lesson");
        let any = |nth: u64| decision.any(seed.wrapping_add(nth)).expect("something to do");
        if let Learner::Random(more) = learner {
            return any(more);
        }
        let sensible = decision
            .answer("driver", &[], seed, &|| false)
            .map(|answer| answer.action)
            .unwrap_or_else(|| any(0));
        let wanted = |action: &String| {
            let kind = live.kind(action).unwrap_or_default();
            self.idea().is_some_and(|idea| idea.kinds.iter().any(|asked| is_kind(asked, &kind)))
        };
        let possible = self.idea().is_some_and(|idea| {
            idea.kinds.iter().any(|asked| live.kinds(seat).iter().any(|kind| is_kind(asked, kind)))
        });
        if learner == Learner::Ignores || !possible || wanted(&sensible) {
            return sensible;
        }
        (0..20_000).map(any).find(wanted).unwrap_or(sensible)
    }

    fn play(&mut self, learner: Learner) {
        for step in 0..MOST {
            if self.progress().is_over {
                return;
            }
            let idea = self.idea().map(|idea| (idea.id.clone(), idea.is_told()));
            if let Some((idea, is_told)) = idea {
                let early = self.progress().early[self.script.place(&idea).expect("known")];
                let goes_on = match learner {
                    Learner::Follows => is_told || early,
                    Learner::Ignores => false,
                    Learner::Random(_) => step % 3 == 0,
                };
                if goes_on {
                    self.go_on(Some(idea));
                    continue;
                }
            }
            if let Some(seat) = self.now.acting(LEARNER) {
                let kinds = self.now.live.as_ref().expect("a game").kinds(seat);
                self.asked.extend(kinds);
                let action = self.chosen(seat, learner);
                let plan = self.now.act(LEARNER, self.now.steps(), &[action], 0);
                self.write(plan.unwrap_or_else(|refusal| panic!("{}: {:?}", self.game, refusal.told())));
                self.acted += 1;
            } else if let Some((seat, bot, step)) = self.now.next_bot() {
                let decision = self.now.live.as_ref().expect("a game").decision(seat);
                let seed = self.now.bots_chance().expect("a lesson");
                let action = decision.answer(bot, &[], seed, &|| false).expect("a bot plays").action;
                let plan = self.now.act_for(seat, step, &action, 0);
                self.write(plan.unwrap_or_else(|refusal| panic!("{}: {:?}", self.game, refusal.told())));
            }
        }
        panic!("{}: no end as {learner:?}", self.game);
    }

    /// What a lesson that is over has not brought.
    fn missed(&self) -> Vec<&str> {
        let missed =
            self.script.ideas.iter().enumerate().filter(|(place, _)| !self.progress().has_met(*place));
        missed.map(|(_, idea)| &*idea.id).collect()
    }
}

fn games() -> Vec<&'static str> {
    let games: Vec<_> = words::lessons().iter().map(|(game, _)| *game).collect();
    assert!(!games.is_empty());
    games
}

/// On the prepared deal somebody who does as the lesson says meets all of it. Where that is no longer so, this
/// says which deals would do.
#[test]
fn whoever_does_as_the_lesson_says_meets_everything() {
    for game in games() {
        let mut trial = Trial::new(game, None);
        trial.play(Learner::Follows);
        if trial.missed().is_empty() {
            continue;
        }
        let seeds = (1..=60).map(|number| format!("{game} lesson {number}"));
        let others = seeds.map(|seed| {
            let mut trial = Trial::new(game, Some(&seed));
            trial.play(Learner::Follows);
            (trial.missed().len(), trial.acted, seed, trial.missed().join(" "))
        });
        let mut others: Vec<_> = others.collect();
        others.sort();
        panic!("{game}: {:?} after {}; better: {:#?}", trial.missed(), trial.acted, &others[..8]);
    }
}

/// The same was done, the same happens: the bots don't play otherwise on another day.
#[test]
fn a_lesson_goes_the_same_way_every_time() {
    let way = |game| {
        let mut trial = Trial::new(game, None);
        trial.play(Learner::Follows);
        trial.now.table.steps.iter().map(|step| step.action.to_string()).collect::<Vec<_>>()
    };
    for game in games() {
        assert_eq!(way(game), way(game), "{game}");
    }
}

#[test]
fn a_lesson_ends_whatever_the_learner_does() {
    for game in games() {
        let longest = usize::from(Lesson::of(game).expect("a lesson").script.longest);
        for learner in [Learner::Ignores, Learner::Random(1), Learner::Random(2), Learner::Random(3)] {
            let mut trial = Trial::new(game, None);
            trial.play(learner);
            assert!(trial.acted <= longest, "{game}: {} of {longest} as {learner:?}", trial.acted);
            // The game goes on without it.
            trial.go_on(None);
            assert!(trial.progress().is_closed, "{game}");
            let before = trial.now.table.entries;
            trial.go_on(None);
            assert_eq!(trial.now.table.entries, before, "{game}: a second push does nothing");
        }
    }
}

/// Every kind of decision that people come to at such a table has its idea, or is said to be beyond the lesson.
#[test]
fn every_kind_of_decision_has_its_idea() {
    for game in games() {
        let mut asked = BTreeSet::new();
        for seed in 0..6 {
            let mut trial = Trial::new(game, Some(&format!("{game} {seed}")));
            trial.script.longest = u16::MAX;
            for _ in 0..MOST {
                let Some(seat) = trial.now.live.as_ref().and_then(|live| live.actors().first()) else {
                    break;
                };
                let live = trial.now.live.as_ref().expect("a game");
                asked.extend(live.kinds(seat));
                let action =
                    live.decision(seat).any(trial.now.bots_chance().expect("a lesson") + seed).expect("one");
                let (_, next) = live.act(seat, &action).expect("legal");
                trial.now.live = Some(Arc::from(next));
            }
        }
        let script = &Lesson::of(game).expect("a lesson").script;
        let ideas = script.ideas.iter().flat_map(|idea| idea.kinds.iter().chain(&idea.at).chain(&idea.can));
        let ideas: Vec<&String> = ideas.collect();
        for kind in &asked {
            let told = || ideas.iter().copied().chain(&script.beyond);
            assert!(told().any(|told| is_kind(told, kind)), "{game}: no idea is about “{kind}”");
        }
        for told in ideas {
            assert!(
                asked.iter().any(|kind| is_kind(told, kind)),
                "{game}: nobody is ever asked for “{told}”"
            );
        }
    }
}

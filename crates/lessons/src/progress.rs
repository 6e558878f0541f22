//! How far a learner is. It follows from what was done at the table, so it is kept nowhere else.

use crate::script::{Idea, Kinds, Script, is_kind};

/// A learner who does something else for so long wants something else: the idea is left behind.
const PATIENCE: u16 = 12;

/// Something that happened at the table of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// The cards were dealt.
    Dealt,
    /// The learner did something of this kind, and this was told of it.
    Did(String, Vec<Told>),
    /// Somebody else did something, and this was told of it.
    Saw(Vec<Told>),
    /// Something was taken back.
    TakenBack,
    /// The learner has read enough of this idea, or has enough of it.
    WentOn(String),
    /// The learner wants no more of the lesson.
    Left,
}

/// Something that was told: the key of its message, and whether it is about the learner or nobody in particular.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The key.
    pub key: String,
    /// Whether it is the learner's.
    pub own: bool,
}

/// What became of an idea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// The learner did it, or it happened to them.
    Met,
    /// There was nothing to do but to read it.
    Read,
    /// The learner went on without it.
    Skipped,
    /// The lesson went on without it.
    Passed,
}

/// What is said of what the learner did last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// It was what this idea was about.
    Done(usize),
    /// It was something else, of this kind.
    Other(String),
    /// It was taken back.
    TakenBack,
    /// It was something else for so long that this idea is left behind.
    Passed(usize),
}

/// How far a learner is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// What became of each idea so far.
    pub settled: Vec<Option<Settled>>,
    /// How often each was done while it was told.
    pub done: Vec<u8>,
    /// Those that were done before they were told.
    pub early: Vec<bool>,
    /// The idea that is told now.
    pub current: Option<usize>,
    /// What is said of what the learner did last.
    pub remark: Option<Remark>,
    /// Whether there is nothing more to tell.
    pub is_over: bool,
    /// Whether the learner has put even that aside.
    pub is_closed: bool,
    /// Those whose time has come, because of what was told.
    heard: Vec<bool>,
    acted: u16,
    waited: u16,
    can: Kinds,
}

impl Progress {
    /// How far the learner is after something happened: now they may do this, and the game is over or not.
    #[must_use]
    pub fn after(mut self, script: &Script, happened: &Happened, can: Kinds, game_over: bool) -> Progress {
        self.settled.resize(script.ideas.len(), None);
        self.early.resize(script.ideas.len(), false);
        self.done.resize(script.ideas.len(), 0);
        self.heard.resize(script.ideas.len(), false);
        if let Happened::Did(_, told) | Happened::Saw(told) = happened {
            for (heard, idea) in self.heard.iter_mut().zip(&script.ideas) {
                *heard |= told.iter().any(|told| idea.once.contains(&told.key));
            }
        }
        match happened {
            Happened::Dealt => {}
            Happened::Did(kind, told) if !self.is_over => {
                self.did(script, kind, told);
                self.acted += 1;
            }
            Happened::Did(..) => {}
            Happened::Saw(told) => {
                let seen = |idea: &Idea| !idea.told.is_empty() && is_told(idea, told);
                self.meet(script, seen);
            }
            Happened::TakenBack => self.remark = Some(Remark::TakenBack),
            Happened::WentOn(idea) => self.went_on(script, idea),
            Happened::Left => (self.is_over, self.is_closed) = (true, self.is_over),
        }
        self.can = can;
        let before = self.current;
        self.current = self.next(script);
        if self.current != before {
            self.waited = 0;
        }
        let nothing_left = self.settled.iter().all(Option::is_some);
        self.is_over |= nothing_left || game_over || self.acted >= script.longest;
        self
    }

    /// The idea to tell now: one of the moment before all others; what waits for something lets others go ahead.
    fn next(&self, script: &Script) -> Option<usize> {
        // While others act, what was told stays; what comes next depends on what the learner may do then.
        if self.can.is_empty() {
            return self.current.filter(|current| self.settled[*current].is_none());
        }
        let open = || script.ideas.iter().enumerate().filter(|(place, _)| self.settled[*place].is_none());
        let moment = open().find(|(_, idea)| idea.is_of_a_moment() && Idea::any(&idea.at, &self.can));
        let in_turn = |(place, idea): &(usize, &Idea)| {
            !idea.is_of_a_moment()
                && (idea.can.is_empty() || Idea::any(&idea.can, &self.can))
                && (idea.once.is_empty() || self.heard[*place])
        };
        moment.or_else(|| open().find(in_turn)).map(|(place, _)| place)
    }

    fn did(&mut self, script: &Script, kind: &str, told: &[Told]) {
        self.remark = None;
        let asked = self.current;
        // Whoever acts has read what was to be read.
        if let Some(read) = self.current.filter(|current| script.ideas[*current].is_told()) {
            self.settled[read] = Some(Settled::Read);
            self.current = self.next(script);
        }
        let meets = |idea: &Idea| idea.kinds.iter().any(|asked| is_kind(asked, kind)) || is_told(idea, told);
        let met = self.meet(script, meets);
        // Nobody hears that they did something else than what they weren't asked for yet, or couldn't do.
        let Some(current) = self.current.filter(|now| !met && asked == Some(*now)) else { return };
        self.waited += 1;
        let idea = &script.ideas[current];
        if self.waited >= PATIENCE && !idea.is_told() {
            self.settled[current] = Some(Settled::Passed);
            self.remark = Some(Remark::Passed(current));
        } else if !idea.is_told() && Idea::any(&idea.kinds, &self.can) {
            self.remark = Some(Remark::Other(kind.to_owned()));
        }
    }

    /// Settles the current idea if this is what it was about, and says whether it was. Otherwise it counts for the
    /// first of the others that it fits: what is done once is one idea met.
    fn meet(&mut self, script: &Script, meets: impl Fn(&Idea) -> bool) -> bool {
        let fits = |place: &usize| self.settled[*place].is_none() && meets(&script.ideas[*place]);
        if let Some(met) = self.current.filter(fits) {
            self.done[met] += 1;
            if self.done[met] >= script.ideas[met].times {
                self.settled[met] = Some(Settled::Met);
                self.remark = Some(Remark::Done(met));
            }
            return true;
        }
        if let Some(early) = (0..script.ideas.len()).filter(|place| !self.early[*place]).find(fits) {
            self.early[early] = true;
        }
        false
    }

    fn went_on(&mut self, script: &Script, idea: &str) {
        let Some(place) = script.place(idea).filter(|place| self.current == Some(*place)) else { return };
        self.settled[place] = Some(match () {
            () if self.early[place] => Settled::Met,
            () if script.ideas[place].is_told() => Settled::Read,
            () => Settled::Skipped,
        });
        self.remark = None;
    }

    /// Whether the learner has met an idea, or read it where there is no more to it.
    pub fn has_met(&self, place: usize) -> bool {
        let settled = self.settled.get(place).copied().flatten();
        matches!(settled, Some(Settled::Met | Settled::Read))
            || self.early.get(place).copied().unwrap_or_default()
    }

    /// Whether others act just now.
    pub fn waits(&self) -> bool {
        self.can.is_empty()
    }

    /// How many ideas are behind the learner.
    pub fn behind(&self) -> usize {
        self.settled.iter().flatten().count()
    }

    /// Whether what the idea of now asks for can't be done just now.
    pub fn has_to_wait(&self, script: &Script) -> bool {
        let idea = self.current.map(|current| &script.ideas[current]);
        idea.is_some_and(|idea| {
            !idea.kinds.is_empty() && !self.can.is_empty() && !Idea::any(&idea.kinds, &self.can)
        })
    }
}

fn is_told(idea: &Idea, told: &[Told]) -> bool {
    told.iter().any(|told| told.own && idea.told.contains(&told.key))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = r#"
        seats = 2
        bot = "trainee"
        seed = "x"
        longest = 30
        [[ideas]]
        id = "hello"
        rule = "X-1"
        [[ideas]]
        id = "cards"
        do = ["blind", "take"]
        rule = "X-2"
        times = 2
        [[ideas]]
        id = "tunnel"
        do = ["claim-tunnel"]
        can = ["claim-tunnel"]
        rule = "X-3"
        [[ideas]]
        id = "extra"
        do = ["pay", "decline"]
        at = ["pay", "decline"]
        rule = "X-4"
        [[ideas]]
        id = "route"
        do = ["claim"]
        told = ["claimed"]
        rule = "X-5"
    "#;

    struct Trial(Script, Progress);

    impl Trial {
        fn new(can: &str) -> Trial {
            let script = Script::read(SCRIPT).expect("it can be read");
            let progress = Progress::default().after(&script, &Happened::Dealt, kinds(can), false);
            Trial(script, progress)
        }

        fn then(&mut self, happened: Happened, can: &str) -> &mut Trial {
            self.1 = self.1.clone().after(&self.0, &happened, kinds(can), false);
            self
        }

        fn does(&mut self, kind: &str, can: &str) -> &mut Trial {
            self.then(Happened::Did(kind.to_owned(), Vec::new()), can)
        }

        #[track_caller]
        fn tells(&mut self, idea: &str) -> &mut Trial {
            assert_eq!(
                self.1.current.map(|place| &*self.0.ideas[place].id),
                Some(idea).filter(|idea| !idea.is_empty())
            );
            self
        }
    }

    fn kinds(text: &str) -> Kinds {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn ideas_come_one_by_one() {
        let mut trial = Trial::new("blind");
        trial.tells("hello").then(Happened::WentOn("hello".to_owned()), "blind").tells("cards");
        trial.does("blind", "blind take").tells("cards").does("take", "blind take").tells("route");
        assert_eq!(trial.1.remark, Some(Remark::Done(1)));
        trial.does("refill", "blind take claim").tells("route");
        assert_eq!(trial.1.remark, None, "there was nothing else to do");
        trial.does("blind", "blind claim claim-tunnel").tells("tunnel");
        assert_eq!(trial.1.remark, Some(Remark::Other("blind".to_owned())));
        trial.does("claim-tunnel", "pay decline").tells("extra").does("pay", "blind").tells("route");
        trial.then(Happened::WentOn("route".to_owned()), "blind");
        assert!(
            trial.1.is_over && (0..4).all(|idea| trial.1.has_met(idea)) && !trial.1.has_met(4),
            "{:?}",
            trial.1
        );
    }

    #[test]
    fn whoever_acts_has_read_and_nothing_is_forgotten_that_was_done_early() {
        let mut trial = Trial::new("blind");
        trial.does("claim", "blind").tells("cards");
        assert_eq!(trial.1.settled[0], Some(Settled::Read));
        assert_eq!(trial.1.remark, None, "nobody had asked for cards yet");
        trial.does("take-wild", "blind").does("blind", "blind").tells("route");
        assert!(trial.1.early[4]);
        trial.then(Happened::WentOn("route".to_owned()), "").tells("");
        assert_eq!(trial.1.settled[4], Some(Settled::Met));
        assert!(!trial.1.is_over, "a tunnel may still come");
    }

    #[test]
    fn nobody_is_stuck() {
        let mut trial = Trial::new("pass");
        trial.then(Happened::WentOn("hello".to_owned()), "pass");
        for _ in 0..PATIENCE {
            trial.tells("cards").does("pass", "pass");
        }
        trial.tells("route");
        assert_eq!(trial.1.remark, Some(Remark::Passed(1)));
        for _ in 0..18 {
            trial.does("pass", "pass");
        }
        assert!(trial.1.is_over, "it is long enough");
        trial.then(Happened::Left, "pass");
        assert!(trial.1.is_closed);
    }

    #[test]
    fn what_is_told_of_others_is_not_met() {
        let told = |own| vec![Told { key: "claimed".to_owned(), own }];
        let mut trial = Trial::new("blind");
        trial
            .then(Happened::WentOn("hello".to_owned()), "blind")
            .does("blind", "blind")
            .does("blind", "blind")
            .tells("route");
        trial.then(Happened::Saw(told(false)), "blind").tells("route");
        trial.then(Happened::WentOn("other".to_owned()), "blind").tells("route");
        trial.then(Happened::Saw(told(true)), "blind").tells("");
    }
}

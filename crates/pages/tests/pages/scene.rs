//! Positions of random games, as somebody looks at them.

use engine::{FastChance, Notation, Seat, Viewer, playout};
use pages::chat::{Chat, Line, Speaker, What};
use pages::company::Company;
use pages::preferences::Preferences;
use pages::together::Together;
use pages::{Chair, HasPages, LogLine, Region, Screen};
use words::Words;

/// A position, and how many steps led there.
pub struct Scene<'a, R: HasPages> {
    pub rules: &'a R,
    pub state: &'a R::State,
    pub step: u32,
    pub events: &'a [(u32, R::Event)],
}

impl<R: HasPages + Notation> Scene<'_, R> {
    pub fn legal(&self, viewer: Viewer) -> Vec<R::Action> {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.rules.legal(self.state, seat, &mut legal);
        }
        legal
    }

    /// What the viewer was told, as a journal.
    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        let line = |(step, event): &(u32, R::Event)| {
            let event = self.rules.witnessed(event, viewer)?;
            let text = self.rules.describe_event(&event).map(|_| "a < b".to_owned())?;
            let (transfers, place) = (R::animate(&event), self.rules.place(&event));
            Some(LogLine {
                step: *step,
                seat: Seat::new(0),
                text,
                transfers,
                place,
                moment: R::moment(&event),
            })
        };
        self.events.iter().filter_map(line).collect()
    }

    /// Shows the scene to a viewer.
    pub fn show<T>(
        &self,
        words: &Words,
        viewer: Viewer,
        focus: Option<&str>,
        look: impl FnOnce(&Screen<'_, R>) -> T,
    ) -> T {
        let chair = |place: usize| Chair {
            name: format!("<{place}> & \"co\""),
            level: (place == 1).then(|| "fireman".to_owned()),
            ..Chair::default()
        };
        let chairs: Vec<Chair> = (0..self.rules.seats()).map(chair).collect();
        self.show_at(words, viewer, focus, &chairs, &self.log(viewer), look)
    }

    /// Shows it with these at the table, and this in the log.
    pub fn show_at<T>(
        &self,
        words: &Words,
        viewer: Viewer,
        focus: Option<&str>,
        chairs: &[Chair],
        log: &[LogLine],
        look: impl FnOnce(&Screen<'_, R>) -> T,
    ) -> T {
        look(&Screen {
            words,
            rules: self.rules,
            table: "t1",
            chairs,
            viewer,
            view: &self.rules.view(self.state, viewer),
            legal: &self.legal(viewer),
            team: &[],
            together: Together::default(),
            hint: None,
            hints: true,
            counts: true,
            thinking: false,
            step: self.step,
            mark: "57.0",
            once: "<once>",
            own_board: None,
            events: self.events,
            log,
            since: self.step.saturating_sub(9),
            outcome: self.rules.outcome(self.state).as_ref(),
            focus,
            refusal: None,
            company: Company::default(),
            chat: &chat(),
            big: None,
            review: None,
            whole: None,
            preferences: Preferences { notify: true, ..Preferences::default() },
            now: 0,
            departed: None,
        })
    }

    pub fn regions(&self, words: &Words, viewer: Viewer, focus: Option<&str>) -> Vec<Region> {
        self.show(words, viewer, focus, R::regions)
    }

    pub fn region(&self, words: &Words, viewer: Viewer, focus: Option<&str>, id: &str) -> String {
        let regions = self.regions(words, viewer, focus);
        regions.into_iter().find(|region| region.id == id).expect("it is there").html
    }

    pub fn all(&self, words: &Words, viewer: Viewer, focus: Option<&str>) -> String {
        self.regions(words, viewer, focus).into_iter().map(|region| region.html).collect()
    }
}

/// Plays a random game and looks at every position of it, the last one too.
pub fn along<R: HasPages + Notation>(rules: &R, seed: u64, mut look: impl FnMut(&Scene<'_, R>)) {
    let mut chance = FastChance::new(seed);
    let (mut events, mut fresh) = (Vec::new(), Vec::new());
    let mut state = rules.deal(&mut chance, &mut fresh);
    for step in 0.. {
        events.extend(fresh.drain(..).map(|event| (step, event)));
        look(&Scene { rules, state: &state, step, events: &events });
        let Some(seat) = playout::actor(rules, &state, &mut chance) else { return };
        let action = rules.pick(&state, seat, &mut chance).expect("there is something to do");
        assert!(rules.apply(&mut state, seat, action, &mut chance, &mut fresh).is_ok(), "it was legal");
    }
}

/// What was said in every way in which it looks different.
fn chat() -> Chat {
    let line = |number, who, what| Line { number, who, mine: number == 1, what };
    let guest = |name: &str| Speaker::Guest(name.to_owned(), 1);
    Chat {
        lines: vec![
            line(1, Speaker::Seat(Seat::default()), What::Phrase("hello".to_owned())),
            line(2, guest("<b>"), What::Text("<i>&amp;".to_owned())),
            line(3, guest(""), What::Gone),
        ],
        muted: vec![(9, guest(""))],
        watches: true,
        open: false,
    }
}

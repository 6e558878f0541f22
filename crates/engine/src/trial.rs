//! Tables where rules are tried: actions in notation, and what comes of them; random games that
//! are watched position by position; finished games as stories. For tests: everything here panics
//! if something isn't as it was said to be.

mod story;
mod watch;

use crate::chance::ReplayingChance;
use crate::record::result_lines;
use crate::{Arg, Chance, Drawn, Notation, Seat, Source, Viewer};

pub use story::{Scene, Story};
pub use watch::{Met, Place, told, watch};

/// A game at a position, and what happened last.
pub struct Table<R: Notation> {
    /// The game.
    pub game: R,
    /// The position.
    pub state: R::State,
    events: Vec<R::Event>,
}

/// Chance that decides what a test says, and has nothing more to say after that.
struct Script<'a> {
    recalled: ReplayingChance<'a>,
    left: usize,
}

impl<'a> Script<'a> {
    fn new(drawn: &'a [Drawn]) -> Script<'a> {
        Script { recalled: ReplayingChance::new(drawn), left: drawn.len() }
    }

    fn next(&mut self) -> &mut ReplayingChance<'a> {
        self.left = self.left.checked_sub(1).expect("chance is asked for no more than the test says");
        &mut self.recalled
    }
}

impl Chance for Script<'_> {
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

/// The seat with this letter.
pub fn seat(letter: &str) -> Seat {
    Seat::from_letter(letter).expect("a seat's letter")
}

/// What chance decides, in notation: `red 1 athina-wilno`.
pub fn draws<R: Notation>(game: &R, text: &str) -> Vec<Drawn> {
    let read = |word| game.read_drawn(word).unwrap_or_else(|| panic!("chance can't decide {word}"));
    text.split_whitespace().map(read).collect()
}

impl<R: Notation> Table<R> {
    /// A table at this position.
    pub fn new(game: R, state: R::State, events: Vec<R::Event>) -> Table<R> {
        Table { game, state, events }
    }

    /// A table that has just been dealt, with all that chance decides.
    #[track_caller]
    pub fn deal(game: R, chance: &str) -> Table<R> {
        let drawn = draws(&game, chance);
        let (mut script, mut events) = (Script::new(&drawn), Vec::new());
        let state = game.deal(&mut script, &mut events);
        assert!(script.recalled.kept_to_it(), "chance was asked for something else than {chance}");
        assert_eq!(game.audit(&state), Ok(()));
        Table::new(game, state, events)
    }

    /// Does what a seat may do: `take red | white`, with all that chance decides after the bar.
    #[track_caller]
    pub fn plays(mut self, letter: &str, text: &str) -> Table<R> {
        let (action, chance) = text.split_once(" | ").unwrap_or((text, ""));
        let action = self.read(action);
        assert!(self.lists(letter, action), "{letter} can't {text}, only {:?}", self.legal(letter, ""));
        let drawn = draws(&self.game, chance);
        let mut script = Script::new(&drawn);
        self.events.clear();
        let done = self.game.apply(&mut self.state, seat(letter), action, &mut script, &mut self.events);
        assert_eq!(done, Ok(()), "{letter}: {text}");
        assert!(
            script.recalled.kept_to_it(),
            "{text}: chance was asked for something else: {:?}",
            self.events
        );
        assert_eq!(self.game.audit(&self.state), Ok(()), "{letter}: {text}");
        self
    }

    /// Tries what a seat may not do because of this rule; nothing changes.
    #[track_caller]
    pub fn refused(self, letter: &str, text: &str, rule: &str) -> Table<R> {
        let illegal = self.refusal(letter, text);
        let why = self.game.explain(&illegal);
        let named = why.args.iter().any(|(name, arg)| *name == "rule" && *arg == Arg::from(rule));
        assert!(named, "{letter}: {text}: {illegal:?}, not {rule}");
        self
    }

    /// Why a seat may not do this; nothing changes.
    #[track_caller]
    pub fn refusal(&self, letter: &str, text: &str) -> R::Illegal {
        let action = self.read(text);
        assert!(!self.lists(letter, action), "{letter} should not be offered {text}");
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        let done = self.game.apply(&mut state, seat(letter), action, &mut Script::new(&[]), &mut events);
        assert_eq!(state, self.state, "{letter}: {text}");
        assert!(events.is_empty(), "{letter}: {text}");
        done.expect_err(text)
    }

    /// Tries what can't even be said.
    #[track_caller]
    pub fn unsayable(self, text: &str) -> Table<R> {
        assert!(self.game.read_action(text).is_err(), "{text}");
        self
    }

    /// The position, written out, has this line: `A hand 2 red`, `turn B`, `market 1 red …`.
    #[track_caller]
    pub fn shows(self, line: &str) -> Table<R> {
        let text = self.game.write_state(&self.state);
        assert!(text.lines().any(|shown| shown == line), "no line `{line}` in\n{text}");
        self
    }

    /// The end of the game, written out, has this line: `score A 31: …`, `winner A by tickets`.
    #[track_caller]
    pub fn results(self, line: &str) -> Table<R> {
        let lines = result_lines(&self.game.outcome(&self.state).expect("the game is over"));
        assert!(lines.iter().any(|shown| shown == line), "no line `{line}` in {lines:#?}");
        self
    }

    /// What a seat may do that begins so, sorted.
    pub fn legal(&self, letter: &str, beginning: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat(letter), &mut actions);
        let mut texts: Vec<String> =
            actions.into_iter().map(|action| self.game.write_action(action)).collect();
        texts.retain(|text| text.starts_with(beginning));
        texts.sort();
        texts
    }

    /// A seat may do just these things that begin so.
    #[track_caller]
    pub fn offers(self, letter: &str, beginning: &str, actions: &[&str]) -> Table<R> {
        let mut expected = actions.to_vec();
        expected.sort_unstable();
        assert_eq!(self.legal(letter, beginning), expected);
        self
    }

    /// What happened in the last action.
    pub fn events(&self) -> &[R::Event] {
        &self.events
    }

    /// In the last action something like this happened so many times.
    #[track_caller]
    pub fn happened(self, times: usize, like: impl Fn(&R::Event) -> bool) -> Table<R> {
        let found = self.events.iter().filter(|event| like(event)).count();
        assert_eq!(found, times, "{:?}", self.events);
        self
    }

    /// What a seat sees.
    pub fn view(&self, letter: &str) -> R::View {
        self.game.view(&self.state, Viewer::Seat(seat(letter)))
    }

    /// What everyone sees, and the spectators.
    pub fn views(&self) -> Vec<R::View> {
        Viewer::all(self.game.seats()).map(|viewer| self.game.view(&self.state, viewer)).collect()
    }

    /// All who look see this in the position.
    #[track_caller]
    pub fn all_see(&self, sees: impl Fn(&R::View) -> bool) {
        for view in self.views() {
            assert!(sees(&view), "{view:#?}");
        }
    }

    /// All who look are told of each of these events as it is, and there is at least one.
    #[track_caller]
    pub fn all_are_told(&self, like: impl Fn(&R::Event) -> bool) {
        let mut events = self.events().iter().filter(|event| like(event)).peekable();
        assert!(events.peek().is_some(), "{:?}", self.events());
        for event in events {
            for viewer in Viewer::all(self.game.seats()) {
                assert_eq!(self.game.witnessed(event, viewer).as_ref(), Some(event), "{viewer:?}");
            }
        }
    }

    #[track_caller]
    fn read(&self, text: &str) -> R::Action {
        self.game.read_action(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
    }

    fn lists(&self, letter: &str, action: R::Action) -> bool {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat(letter), &mut actions);
        actions.contains(&action)
    }
}

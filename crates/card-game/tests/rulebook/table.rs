//! A table where rules are tried: actions in notation, and what comes of them.

use std::sync::Arc;

use card_game::{Action, Board, CardGame, Event, First, Illegal, State, View};
use engine::chance::Recalled;
use engine::record::result_lines;
use engine::{Chance, Drawn, Notation, Rules, Viewer};

pub use super::plan::{cards, draws, seat, table, table_of, tickets};

/// A game at a position, and what happened last.
pub struct Table {
    pub game: CardGame,
    pub state: State,
    events: Vec<Event>,
}

/// Chance that decides what a test says, and has nothing more to say after that.
struct Script<'a> {
    recalled: Recalled<'a>,
    left: usize,
}

impl<'a> Script<'a> {
    fn new(drawn: &'a [Drawn]) -> Script<'a> {
        Script { recalled: Recalled::new(drawn), left: drawn.len() }
    }

    fn next(&mut self) -> &mut Recalled<'a> {
        self.left = self.left.checked_sub(1).expect("chance is asked for no more than the test says");
        &mut self.recalled
    }
}

impl Chance for Script<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.next().below(n)
    }
    fn kind(&mut self, counts: &[u8], total: u32) -> usize {
        self.next().kind(counts, total)
    }
    fn member(&mut self, set: u64) -> u32 {
        self.next().member(set)
    }
}

/// A table that has just been dealt, with all that chance decides: for each seat seven cards and six
/// tickets; then the market; then who is first, unless the host has set it.
#[track_caller]
pub fn deal(seats: usize, first: First, chance: &str) -> Table {
    let game = CardGame::new(Arc::new(Board::standard()), seats, first).expect("so many can play");
    let drawn = draws(&game, chance);
    let (mut script, mut events) = (Script::new(&drawn), Vec::new());
    let state = game.deal(&mut script, &mut events);
    assert!(script.recalled.kept_to_it(), "chance was asked for something else than {chance}");
    assert_eq!(game.audit(&state), Ok(()));
    Table::new(game, state, events)
}

impl Table {
    pub fn new(game: CardGame, state: State, events: Vec<Event>) -> Table {
        Table { game, state, events }
    }

    /// Does what a seat may do: `take red | white`, with all that chance decides after the bar.
    #[track_caller]
    pub fn plays(mut self, letter: &str, text: &str) -> Table {
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
    pub fn refused(self, letter: &str, text: &str, rule: &str) -> Table {
        let illegal = self.refusal(letter, text);
        assert_eq!(illegal.rule(), rule, "{letter}: {text}: {illegal:?}");
        self
    }

    /// Why a seat may not do this; nothing changes.
    #[track_caller]
    pub fn refusal(&self, letter: &str, text: &str) -> Illegal {
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
    pub fn unsayable(self, text: &str) -> Table {
        assert!(self.game.read_action(text).is_err(), "{text}");
        self
    }

    /// The position, written out, has this line: `A hand 2 red`, `turn B`, `market 1 red …`.
    #[track_caller]
    pub fn shows(self, line: &str) -> Table {
        let text = self.game.write_state(&self.state);
        assert!(text.lines().any(|shown| shown == line), "no line `{line}` in\n{text}");
        self
    }

    /// The end of the game, written out, has this line: `score A 31: …`, `winner A by tickets`.
    #[track_caller]
    pub fn results(self, line: &str) -> Table {
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
    pub fn offers(self, letter: &str, beginning: &str, actions: &[&str]) -> Table {
        let mut expected = actions.to_vec();
        expected.sort_unstable();
        assert_eq!(self.legal(letter, beginning), expected);
        self
    }

    /// What happened in the last action.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// In the last action something like this happened so many times.
    #[track_caller]
    pub fn happened(self, times: usize, like: impl Fn(&Event) -> bool) -> Table {
        let found = self.events.iter().filter(|event| like(event)).count();
        assert_eq!(found, times, "{:?}", self.events);
        self
    }

    /// What a seat sees.
    pub fn view(&self, letter: &str) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(letter)))
    }

    /// What everyone sees, and the spectators.
    pub fn views(&self) -> Vec<View> {
        Viewer::all(self.game.seats()).map(|viewer| self.game.view(&self.state, viewer)).collect()
    }

    #[track_caller]
    fn read(&self, text: &str) -> Action {
        self.game.read_action(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
    }

    fn lists(&self, letter: &str, action: Action) -> bool {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat(letter), &mut actions);
        actions.contains(&action)
    }
}

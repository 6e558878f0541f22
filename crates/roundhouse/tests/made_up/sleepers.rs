//! A tiny game: a pile of sleepers, of which two or three seats take one or two in turn. Whoever takes the
//! last one wins.

mod housed;

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    BoardText, Chance, Contradiction, Drawn, Line, Message, Notation, Outcome, Rules, Seat, Seats, Sheet,
    Viewer, Witness,
};
use roster::{Choice, First, FromSetup, Setup, Title};
use serde::{Deserialize, Serialize};
use stalls::Stall;

/// The game as the house has it.
pub fn stall() -> Stall<Sleepers> {
    let stall = Stall::new("sleepers", &["yard"], POSTER);
    stall.with_texts(&[("en", include_str!("sleepers/en.ftl")), ("ru", include_str!("sleepers/ru.ftl"))])
}

/// Its poster.
pub const POSTER: &str = include_str!("sleepers/poster.svg");

pub struct Sleepers {
    board: String,
    pile: u8,
    large: bool,
    seats: usize,
    first: First,
}

/// A position, and all that anybody may know: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    left: u8,
    turn: Seat,
    taken: [u8; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Take(pub u8);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    First { seat: Seat },
    Took { seat: Seat, count: u8, left: u8 },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("too many")]
pub struct TooMany {
    left: u8,
}

impl FromSetup for Sleepers {
    type Board = (String, u8);

    const BOARDS: &'static [(&'static str, &'static str)] = &[("yard", include_str!("sleepers/yard.toml"))];

    fn read_board(text: &str) -> Result<(String, u8), Vec<Message>> {
        let said = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
        let count: u8 = said("sleepers = ").parse().unwrap_or_default();
        match count {
            1..=60 => Ok((said("id = ").trim_matches('"').to_owned(), count)),
            _ => Err(vec![Message::new("sleepers-bad-board").with("count", count)]),
        }
    }

    fn seat_range(_: &(String, u8)) -> RangeInclusive<usize> {
        2..=3
    }

    fn choices() -> Vec<Choice> {
        vec![Choice::new("pile", &["small", "large"])]
    }

    fn from_setup(title: &Title, board: Arc<(String, u8)>, setup: &Setup) -> Result<Sleepers, Message> {
        let (first, large) = (setup.first()?, title.chosen(setup, "pile")? == "large");
        first.check_table(setup.seats, title.seats.clone())?;
        let pile = if large { 2 * board.1 } else { board.1 };
        Ok(Sleepers { board: board.0.clone(), pile, large, seats: setup.seats, first })
    }

    fn measure(&self, stopwatch: roster::Stopwatch<'_>) -> Vec<Message> {
        let time = stopwatch(&mut || _ = std::hint::black_box((0..self.pile).sum::<u8>()));
        let told = Message::new("sleepers-bench").with("seats", self.seats);
        vec![told.with("time", if time >= 0.0 { "some time" } else { "no time" })]
    }
}

impl Rules for Sleepers {
    type State = State;
    type Action = Take;
    type Event = Event;
    type View = State;
    type Illegal = TooMany;

    const VERSION: u32 = 1;
    const OPEN: bool = true;

    fn game(&self) -> &str {
        "sleepers"
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        let seat = self.first.decide(self.seats, chance);
        witness.see(|| Event::First { seat });
        State { left: self.pile, turn: seat, taken: [0; 3] }
    }

    fn actors(&self, state: &State) -> Seats {
        if state.left > 0 { Seats::only(state.turn) } else { Seats::default() }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Take>) {
        actions.extend([1, 2].map(Take).into_iter().filter(|take| self.check(state, seat, *take).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, Take(count): Take) -> Result<(), TooMany> {
        let may = seat == state.turn && (1..=2.min(state.left)).contains(&count);
        if may { Ok(()) } else { Err(TooMany { left: state.left }) }
    }

    fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        Take(count): Take,
        _: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        state.left -= count;
        state.taken[seat.index()] += count;
        let left = state.left;
        // Who takes the last one keeps the turn, so that a position says who won.
        state.turn = if left > 0 { seat.next(self.seats) } else { seat };
        witness.see(|| Event::Took { seat, count, left });
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let sheet = |seat: Seat| {
            let taken = Line { kind: "sleepers", points: state.taken[seat.index()].into() };
            let last = Line { kind: "last", points: if seat == state.turn { 100 } else { 0 } };
            Sheet { lines: [taken, last].into_iter().collect() }
        };
        (state.left == 0).then(|| Outcome {
            ending: "taken",
            sheets: Seat::all(self.seats).map(sheet).collect(),
            winners: Seats::only(state.turn),
            tie_break: None,
        })
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn imagine(&self, view: &State, _: &mut impl Chance) -> Result<State, Contradiction> {
        Ok(view.clone())
    }

    fn witnessed(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let all = state.left + Seat::all(self.seats).map(|seat| state.taken[seat.index()]).sum::<u8>();
        if all == self.pile { Ok(()) } else { Err(format!("{all} sleepers instead of {}", self.pile)) }
    }

    fn describe_event(&self, event: &Event) -> Option<Message> {
        Some(match event {
            Event::First { seat } => Message::new("sleepers-first").with("seat", *seat),
            Event::Took { seat, count, left } => {
                Message::new("sleepers-took").with("seat", *seat).with("count", *count).with("left", *left)
            }
        })
    }

    fn describe_action(&self, Take(count): Take) -> Message {
        Message::new("sleepers-take").with("count", count)
    }

    fn explain(&self, illegal: &TooMany) -> Message {
        Message::new("sleepers-illegal").with("left", illegal.left)
    }

    fn describe_board(&self) -> BoardText {
        let summary = vec![Message::new("sleepers-board").with("count", self.pile)];
        BoardText { summary, details: Vec::new() }
    }
}

impl Notation for Sleepers {
    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("first", self.first.id()), ("pile", if self.large { "large" } else { "small" }.to_owned())]
    }

    fn board(&self) -> (String, String) {
        (self.board.clone(), format!("{:016x}", self.pile))
    }

    fn write_action(&self, Take(count): Take) -> String {
        format!("take {count}")
    }

    fn read_action(&self, text: &str) -> Result<Take, Message> {
        let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
        count.map(Take).ok_or_else(|| Message::new("sleepers-unreadable").with("word", text))
    }

    fn write_state(&self, state: &State) -> String {
        let taken =
            Seat::all(self.seats).map(|seat| state.taken[seat.index()].to_string()).collect::<Vec<_>>();
        format!("{} {} {}", state.left, state.turn, taken.join(" "))
    }

    fn read_state(&self, text: &str) -> Result<State, Message> {
        let unreadable = || Message::new("sleepers-unreadable").with("word", text);
        let mut words = text.split(' ');
        let mut next = || words.next().ok_or_else(unreadable);
        let number = |word: &str| word.parse::<u8>().map_err(|_| unreadable());
        let (left, turn) = (number(next()?)?, Seat::from_letter(next()?).ok_or_else(unreadable)?);
        let mut state = State { left, turn, taken: [0; 3] };
        for seat in Seat::all(self.seats) {
            state.taken[seat.index()] = number(next()?)?;
        }
        Ok(state)
    }

    fn write_drawn(&self, drawn: Drawn) -> String {
        match drawn {
            Drawn::Number(number) => number.to_string(),
            other => format!("{other:?}"),
        }
    }

    fn read_drawn(&self, word: &str) -> Option<Drawn> {
        word.parse().ok().map(Drawn::Number)
    }
}

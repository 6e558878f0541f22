//! Seats, options and dealing.

use std::sync::Arc;

use engine::{Chance, Message, Witness};

pub use roster::First;

use crate::board::{Board, DEPARTURES};
use crate::cards::Cards;
use crate::event::Event;
use crate::pieces::{Good, Helper};
use crate::rules::{Play, depart, place, turn};
use crate::state::{MOST_SEATS, State};

/// All location tokens: a bit for each number from 2 on (SS-56).
pub(crate) const ALL_TOKENS: u16 = (1 << DEPARTURES) - 1;

/// The game of Switch & Signal on a board, for a number of seats.
#[derive(Clone, Debug)]
pub struct SwitchSignal {
    pub(crate) board: Arc<Board>,
    pub(crate) seats: usize,
    pub(crate) options: Options,
    /// Dice and cards: not behind a lock on the way of every roll.
    pub(crate) cards: &'static Cards,
}

/// What a table can be laid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Who has the first turn (SS-8).
    pub first: First,
    /// How the tokens lie at the start (SS-6, SS-7).
    pub placement: Placement,
    /// How many instructions are removed: 0 to 6 (SS-53).
    pub removed: u8,
    /// How many time tokens lie on the clock: 7 to 10 (SS-53).
    pub time: u8,
    /// Whether there is an extra signal (SS-53).
    pub extra_signal: bool,
    /// Whether ten goods are needed instead of eight (SS-54).
    pub ten_goods: bool,
    /// How new trains find their departure point (SS-55, SS-56).
    pub departures: Departures,
}

engine::enum_with_ids!(
    /// How the tokens lie at the start.
    #[derive(Default)]
    Placement:
    /// As the board says for a first game (SS-6).
    #[default]
    First = "first",
    /// As the first player places them (SS-7).
    Own = "own",
    /// As the lot falls (SS-7).
    Random = "random",
);

engine::enum_with_ids!(
    /// How new trains find their departure point.
    #[derive(Default)]
    Departures:
    /// By two dice and the printed numbers (SS-12).
    #[default]
    Dice = "dice",
    /// By two dice and numbers that were given out by lot (SS-55).
    Variable = "variable",
    /// By location tokens instead of dice (SS-56).
    Tokens = "tokens",
);

impl Default for Options {
    fn default() -> Options {
        let cards = Cards::standard();
        Options {
            first: First::Random,
            placement: Placement::First,
            removed: cards.removed,
            time: cards.time[0],
            extra_signal: false,
            ten_goods: false,
            departures: Departures::Dice,
        }
    }
}

impl SwitchSignal {
    /// The game's name.
    pub const GAME: &'static str = "switch-signal";
    /// The fewest seats.
    pub const FEWEST_SEATS: usize = 2;
    /// The most seats.
    pub const MOST_SEATS: usize = MOST_SEATS;
    /// The most instructions that can be removed (SS-53).
    pub const MOST_REMOVED: u8 = 6;
    /// The fewest and the most time tokens (SS-53).
    pub const TIME: [u8; 2] = [7, 10];

    /// The game on this board, for so many seats.
    ///
    /// # Errors
    /// Too few or too many seats, or options that there can't be.
    pub fn new(board: Arc<Board>, seats: usize, options: Options) -> Result<SwitchSignal, Message> {
        options.first.check_table(seats, Self::FEWEST_SEATS..=Self::MOST_SEATS)?;
        if options.removed > Self::MOST_REMOVED {
            let wrong = Message::new("switch-signal-setup-removed").with("removed", options.removed);
            return Err(wrong.with("most", Self::MOST_REMOVED));
        }
        let [fewest, most] = Self::TIME;
        if !(fewest..=most).contains(&options.time) {
            let wrong = Message::new("switch-signal-setup-time").with("time", options.time);
            return Err(wrong.with("fewest", fewest).with("most", most));
        }
        Ok(SwitchSignal { board, seats, options, cards: Cards::standard() })
    }

    /// The game on Central Europe, as the rulebook has it.
    pub fn standard(seats: usize) -> Result<SwitchSignal, Message> {
        SwitchSignal::new(Board::central_europe(), seats, Options::default())
    }

    engine::board_and_seats!();

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Dice and cards.
    #[inline]
    pub fn cards(&self) -> &Cards {
        self.cards
    }

    /// How many goods of each colour there are (SS-4, SS-54).
    pub fn goods_of_each(&self) -> u8 {
        if self.options.ten_goods { self.cards.goods } else { self.board.goods }
    }

    /// How many goods beyond those of each colour each port needs (SS-54).
    #[inline]
    pub fn extra(&self) -> u8 {
        if self.options.ten_goods { self.board.extra } else { 0 }
    }

    /// How many goods have to arrive in all: 8 or 10.
    pub fn goods_needed(&self) -> u8 {
        self.board.ports.len() as u8 * (4 * self.board.needed + self.extra())
    }

    /// How many of the goods in a port are beyond those needed of each colour (SS-54).
    #[inline]
    pub(crate) fn surplus(&self, has: &[u8; 4]) -> u8 {
        has.iter().map(|count| count.saturating_sub(self.board.needed)).sum()
    }

    /// How many goods have arrived that count (SS-41, SS-54).
    #[inline]
    pub fn goods_arrived(&self, state: &State) -> u8 {
        let counted = |has: &[u8; 4]| {
            let plain: u8 = has.iter().map(|count| (*count).min(self.board.needed)).sum();
            plain + self.surplus(has).min(self.extra())
        };
        state.delivered[..self.board.ports.len()].iter().map(counted).sum()
    }

    /// Whether the board has the helper and it hasn't been used.
    #[inline]
    pub fn helper_ready(&self, state: &State, helper: Helper) -> bool {
        self.board.has(helper) && !state.has_used(helper)
    }

    /// How many signals are on the board (SS-6, SS-53).
    pub fn signals(&self) -> usize {
        self.board.first_signals.len() + usize::from(self.options.extra_signal)
    }

    pub(crate) fn deal_state(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        let mut state = State {
            deck: self.cards.actions,
            unseen: self.cards.all_instructions(),
            instructions: self.cards.instructions.len() as u8 - self.options.removed,
            clock: self.options.time,
            stock: Good::ALL.map(|_| self.goods_of_each()),
            departures: std::array::from_fn(|number| number as u8),
            tokens: if self.options.departures == Departures::Tokens { ALL_TOKENS } else { 0 },
            ..State::default()
        };
        let play = &mut Play { game: self, state: &mut state, chance, witness };
        for seat in self.all_seats() {
            let cards = turn::draw(play, seat, self.cards.hands[0]);
            play.see(|| Event::Dealt { seat, cards });
        }
        let seat = self.options.first.decide(self.seats, play.chance);
        play.state.turn = seat;
        play.see(|| Event::First { seat });
        if self.options.departures == Departures::Variable {
            depart::number(play);
        }
        if !place::begin(play) {
            turn::proceed(play);
        }
        state
    }
}

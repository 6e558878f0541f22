//! Tables of Switch & Signal: two boards and many options.

use engine::{Chance as _, Message, Quick, Seat};
use switch_signal::{Board, Departures, First, OWN, Options, Placement, SwitchSignal};

use crate::{Choice, Setup};

/// What can be chosen for a table, the usual first.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { name: "board", values: &OWN },
    Choice { name: "removed", values: &["3", "0", "1", "2", "4", "5", "6"] },
    Choice { name: "time", values: &["7", "8", "9", "10"] },
    Choice { name: "signal", values: &["no", "yes"] },
    Choice { name: "goods", values: &["8", "10"] },
    Choice { name: "departures", values: &["dice", "variable", "tokens"] },
    Choice { name: "placement", values: &["first", "own", "random"] },
];

/// The rules of Switch & Signal for such a table. Without a board file the option `board` says which of
/// our own boards it is.
///
/// # Errors
/// Why there can be no such table.
pub fn switch_signal(setup: &Setup) -> Result<SwitchSignal, Vec<Message>> {
    let mut options = Options::default();
    let mut board = Board::central_europe();
    for (option, value) in &setup.options {
        let wrong = |allowed: &str| {
            let message = Message::new("roster-bad-option").with("option", option.as_str());
            vec![message.with("value", value.as_str()).with("allowed", allowed)]
        };
        let yes = || match value.as_str() {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(wrong("yes, no")),
        };
        match option.as_str() {
            // A board of one's own has a name of its own.
            "board" if setup.board.is_some() => {}
            "board" => board = Board::own(value).ok_or_else(|| wrong(&OWN.join(", ")))?,
            "first" if value == "random" => options.first = First::Random,
            "first" => {
                let seat = Seat::from_letter(value).ok_or_else(|| wrong("random, A, B, C, D"))?;
                options.first = First::Seat(seat);
            }
            "placement" => {
                let placement = Placement::ALL.into_iter().find(|placement| placement.word() == value);
                options.placement = placement.ok_or_else(|| wrong("first, own, random"))?;
            }
            "removed" => options.removed = value.parse().map_err(|_| wrong("0, 1, 2, 3, 4, 5, 6"))?,
            "time" => options.time = value.parse().map_err(|_| wrong("7, 8, 9, 10"))?,
            "signal" => options.extra_signal = yes()?,
            "goods" => match value.as_str() {
                "8" => options.ten_goods = false,
                "10" => options.ten_goods = true,
                _ => return Err(wrong("8, 10")),
            },
            "departures" => {
                let departures = Departures::ALL.into_iter().find(|departures| departures.word() == value);
                options.departures = departures.ok_or_else(|| wrong("dice, variable, tokens"))?;
            }
            _ => return Err(wrong("board, first, placement, removed, time, signal, goods, departures")),
        }
    }
    if let Some(text) = &setup.board {
        board = std::sync::Arc::new(Board::parse(text)?);
    }
    SwitchSignal::new(board, setup.seats, options).map_err(|wrong| vec![wrong])
}

/// How many mixtures of options are played beside the standard.
const MIXTURES: u32 = 11;

/// The table itself, and mixtures of options that are the same on every run.
pub(crate) fn variations(setup: &Setup) -> Vec<Setup> {
    let mixture = |number: u32| {
        let mut chance = Quick::new(u64::from(number));
        let mut one_of = |words: &[&str]| words[chance.below(words.len() as u32) as usize].to_owned();
        setup
            .clone()
            .with("placement", Placement::ALL[number as usize % 3].word())
            .with("departures", Departures::ALL[number as usize / 3 % 3].word())
            .with("removed", one_of(&["0", "1", "2", "3", "4", "5", "6"]))
            .with("time", one_of(&["7", "8", "9", "10"]))
            .with("signal", one_of(&["yes", "no"]))
            .with("goods", one_of(&["8", "10"]))
    };
    std::iter::once(setup.clone()).chain((0..MIXTURES).map(mixture)).collect()
}

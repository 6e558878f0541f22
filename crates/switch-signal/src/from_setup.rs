//! Tables of Switch & Signal: two boards and many options.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::Message;
use roster::{Choice, FromSetup, Preset, Setup, Title};

use crate::{Board, Departures, Options, Placement, SwitchSignal};

impl FromSetup for SwitchSignal {
    type Board = Board;

    const BOARDS: &'static [(&'static str, &'static str)] = crate::BOARDS;

    fn read_board(text: &str) -> Result<Board, Vec<Message>> {
        Board::parse(text)
    }

    fn seat_range(_: &Board) -> RangeInclusive<usize> {
        SwitchSignal::FEWEST_SEATS..=SwitchSignal::MOST_SEATS
    }

    fn choices() -> Vec<Choice> {
        vec![
            Choice::new("removed", &["3", "0", "1", "2", "4", "5", "6"]),
            Choice::new("time", &["7", "8", "9", "10"]),
            Choice::new("signal", &["no", "yes"]),
            Choice::new("goods", &["8", "10"]),
            Choice::new("departures", &Departures::ALL.map(Departures::id)),
            Choice::new("placement", &Placement::ALL.map(Placement::id)),
        ]
    }

    /// What the rulebook varies to make it easier or harder (SS-53, SS-54); where tokens lie and how trains
    /// depart is a matter of taste. The driver wins some 90, 55, 25 and 5 of a hundred games of these.
    fn presets() -> Vec<Preset> {
        let of = |id, removed, time, signal, goods| {
            Preset::new(id, &[("removed", removed), ("time", time), ("signal", signal), ("goods", goods)])
        };
        vec![
            of("easy", "1", "9", "yes", "8"),
            of("standard", "3", "7", "no", "8"),
            of("hard", "5", "7", "no", "8"),
            of("expert", "5", "7", "no", "10"),
        ]
    }

    fn from_setup(title: &Title, board: Arc<Board>, setup: &Setup) -> Result<SwitchSignal, Message> {
        let chosen = |name| title.chosen(setup, name);
        let number = |name| Ok(chosen(name)?.parse().unwrap_or_default());
        let (departures, placement) = (chosen("departures")?, chosen("placement")?);
        let options = Options {
            first: setup.first()?,
            placement: Placement::from_id(placement).unwrap_or_default(),
            removed: number("removed")?,
            time: number("time")?,
            extra_signal: chosen("signal")? == "yes",
            ten_goods: chosen("goods")? == "10",
            departures: Departures::from_id(departures).unwrap_or_default(),
        };
        SwitchSignal::new(board, setup.seats, options)
    }
}

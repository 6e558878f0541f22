//! Switch & Signal: what is left of instructions and time, and what time was lost for.

use engine::Seat;
use switch_signal::{Event, Halt, State, SwitchSignal};

use super::{HeldItem, ItemGroup, Statistics};

/// Where each figure stands.
const INSTRUCTIONS: usize = 0;
const TIME: usize = 1;
const LOST: usize = 2;
const RED: usize = 3;
const CLOSED: usize = 4;
const TRAIN: usize = 5;
const HEAD_ON: usize = 6;
const DEPARTURE: usize = 7;

impl Statistics for SwitchSignal {
    const FIGURES: &'static [&'static str] = &[
        "instructions-left",
        "time-left",
        "time-lost",
        "lost-red",
        "lost-closed",
        "lost-train",
        "lost-head-on",
        "lost-departure",
    ];

    fn item_groups(&self) -> Vec<ItemGroup> {
        Vec::new()
    }

    fn starter(&self, state: &State) -> Seat {
        state.turn
    }

    fn tally(&self, event: &Event, figures: &mut [Vec<i32>]) {
        let (place, lost) = match event {
            Event::Occupied { lost, .. } => (DEPARTURE, *lost),
            Event::Ran { halt, lost, .. } => match halt {
                Halt::Red(_) => (RED, *lost),
                Halt::Closed(_) | Halt::NoExit => (CLOSED, *lost),
                Halt::Behind(_) | Halt::CityTaken(_) => (TRAIN, *lost),
                Halt::HeadOn(_) => (HEAD_ON, *lost),
                Halt::AtDeparture => (DEPARTURE, *lost),
                Halt::Spent | Halt::InCity | Halt::MayPass | Halt::InPort => return,
            },
            _ => return,
        };
        // The time is the whole team's.
        for own in figures {
            own[place] += i32::from(lost);
            own[LOST] += i32::from(lost);
        }
    }

    fn note(&self, state: &State, _: Seat, figures: &mut [i32], _: &mut Vec<HeldItem>) {
        figures[INSTRUCTIONS] = state.instructions_left().into();
        figures[TIME] = state.clock.into();
    }
}

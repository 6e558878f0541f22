//! Switch & Signal: a team brings all goods to port, by setting switches and signals for trains that
//! go where the rails let them. Cooperative, for 2 to 4 seats, on two boards.
//!
//! The rules are numbered in `docs/rules/switch-signal.md`; comments and tests cite them (SS-34).
//!
//! ```
//! use engine::{FastChance, Rules, playout};
//! use switch_signal::SwitchSignal;
//!
//! let game = SwitchSignal::standard(2).expect("two can play");
//! let mut chance = FastChance::new(1901);
//! let mut state = game.deal(&mut chance, &mut ());
//! while let Some(seat) = playout::actor(&game, &state, &mut chance) {
//!     let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
//!     game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
//! }
//! let outcome = game.outcome(&state).expect("every game ends");
//! assert!(outcome.winners.is_empty() || outcome.winners.len() == 2, "all win or all lose");
//! ```
//!
//! For screens and bots: [`SwitchSignal::courses`] tells where a train can end with each roll, by which
//! path and at what cost; [`View`] has the whole position, because nothing of it is hidden.

mod action;
mod audit;
mod board;
mod cards;
mod course;
mod event;
mod from_setup;
mod illegal;
mod menu;
mod movement;
mod notation;
mod partners;
mod pieces;
mod rules;
mod scoring;
mod sentences;
mod setup;
mod state;
mod view;

pub use action::{Action, Payment};
pub use board::{
    BOARDS, Board, City, CityId, Closed, DEPARTURES, Departure, DepartureId, Differences, End, FIRST_NUMBER,
    Field, FieldId, Fields, Junction, JunctionId, MAX_EXITS, MAX_FIELDS, MAX_JUNCTIONS, MAX_PORTS, Node, OWN,
    Spot, SpotId, Step, Track, TrackId,
};
pub use cards::{Cards, Instruction, InstructionId, MAX_POINTS, Symbol};
pub use course::{Course, Turn};
pub use event::Event;
pub use illegal::Illegal;
pub use movement::{Halt, Leg, exits};
pub use partners::Prospect;
pub use pieces::{
    Colour, Colours, Good, Hand, Helper, Kind, TRAINS, TRAINS_PER_COLOUR, TrainId, Trains, size,
};
pub use sentences::names;
pub use setup::{Departures, First, Options, Placement, SwitchSignal};
pub use state::{Card, Ending, MOST_SEATS, Orders, Phase, Placing, State, Train};
pub use view::View;

//! Great Lakes: trains and ships, harbours and tickets, for 2 to 5 seats.
//!
//! The rules are numbered in `docs/rules/great-lakes.md`; comments and tests cite them (GL-15).
//!
//! ```
//! use engine::{FastChance, Rules, playout};
//! use great_lakes::GreatLakes;
//!
//! let game = GreatLakes::standard(3).expect("three can play");
//! let mut chance = FastChance::new(1901);
//! let mut state = game.deal(&mut chance, &mut ());
//! while let Some(seat) = playout::actor(&game, &state, &mut chance) {
//!     let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
//!     game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
//! }
//! let outcome = game.outcome(&state).expect("every game ends");
//! assert_eq!(outcome.sheets.len(), 3);
//! ```

mod action;
mod audit;
mod board;
mod card;
mod event;
mod from_setup;
mod illegal;
mod legality;
mod menu;
mod notation;
mod pad;
mod payment;
mod rules;
mod scoring;
mod sentences;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use board::{BOARDS, Board, CardCounts, City, Pieces, Route, Scoring};
pub use card::{
    COLOURS, Card, Cards, Colour, KINDS, Kind, SHIP_KINDS, ShipCards, ShipPile, TRAIN_KINDS, TrainCards,
    TrainPile, WILD,
};
pub use event::Event;
pub use illegal::Illegal;
pub use payment::{Cost, Payment, WrongPayment};
pub use scoring::{TicketScore, harbour_score, ticket_score};
pub use setup::{First, GreatLakes};
pub use state::{Ending, Holdings, MARKET, Phase, State};
pub use view::{OwnView, PileView, SeatView, View};

/// What the ticket games share, for whoever plans: sets of routes and tickets are in every view, and
/// networks, components, the cheapest ways ([`rails::paths`]) and open routes ([`rails::RouteGame`]) work on
/// these.
pub use rails;

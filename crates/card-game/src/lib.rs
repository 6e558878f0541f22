//! The Card Game: cars wait in open stations, go one by one onto hidden train piles, may be robbed
//! on the way, and complete tickets at the end of a round; for 2 to 4 seats.
//!
//! The rules are numbered in `docs/rules/card-game.md`; comments and tests cite them (CG-16).
//!
//! ```
//! use card_game::CardGame;
//! use engine::{FastChance, Rules, playout};
//!
//! let game = CardGame::standard(4).expect("four can play");
//! let mut chance = FastChance::new(1901);
//! let mut state = game.deal(&mut chance, &mut ());
//! while let Some(seat) = playout::actor(&game, &state, &mut chance) {
//!     let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
//!     game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
//! }
//! let outcome = game.outcome(&state).expect("every game ends");
//! assert_eq!(outcome.sheets.len(), 4);
//! ```

mod action;
mod audit;
mod board;
mod card;
mod completion;
mod event;
mod from_setup;
mod illegal;
mod memory;
mod menu;
mod notation;
mod pad;
mod peeking;
mod rules;
mod scoring;
mod sentences;
mod setup;
mod state;
mod station;
mod view;

pub use action::Action;
pub use board::{BOARDS, Board, Bonus, City, MAX_BONUSES, Pieces, Ticket};
pub use card::{Card, Cards, Colour, KINDS, LOCOMOTIVE};
pub use completion::{Completion, Rivals};
pub use event::Event;
pub use illegal::Illegal;
pub use memory::Memory;
pub use scoring::{Standing, TicketLine, standings, ticket_lines};
pub use setup::{CardGame, First};
pub use state::{Ending, Holdings, MARKET, Phase, State};
pub use station::{Group, Play, Station};
pub use view::{FirstScoring, OwnView, SeatView, View};

/// What the ticket games share: sets of tickets and cities are in every view.
pub use rails;

//! Classic ticket games: routes, tickets and a longest path, with ferries, tunnels and stations where the
//! board has them, for 2 to 5 seats. What a game differs in is in `[rules]` of its board file.
//!
//! The rules are numbered in `docs/rules/europe.md`; comments cite them (EU-25). Other games of the family
//! have the same numbers under a name of their own: US-22 is what EU-22 is in USA.
//!
//! ```
//! use engine::{FastChance, Rules, playout};
//! use classic::Classic;
//!
//! let game = Classic::standard(3).expect("three can play");
//! let mut chance = FastChance::new(1901);
//! let mut state = game.deal(&mut chance, &mut ());
//! while let Some(seat) = playout::actor(&game, &state, &mut chance) {
//!     let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
//!     game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
//! }
//! let outcome = game.outcome(&state).expect("every game ends");
//! assert_eq!(outcome.sheets.len(), 3);
//! ```
//!
//! Planning is a matter of [`rails`]: the shortest way for each ticket of a hand, over what is still open.
//!
//! ```
//! use classic::rails::paths::Tolls;
//! use classic::rails::{RouteGame as _, RouteSet, TicketId};
//! use classic::{Classic, View};
//! use engine::{Game, Seat};
//!
//! /// The routes of the shortest way that finishes a ticket, and how many cars they still take.
//! fn way(game: &Classic, view: &View, seat: Seat, ticket: TicketId) -> Option<(RouteSet, u32)> {
//!     let (board, own) = (game.board(), view.seats[seat.index()].routes);
//!     let open = game.open_routes(view, Some(seat));
//!     let tolls = Tolls::new(own, open, |route| board.route(route).length.into());
//!     tolls.way(&board.network, board.tickets[ticket.index()].ends)
//! }
//!
//! let game = Game::new(Classic::standard(2).expect("two can play"), 1901);
//! let seat = game.actor().expect("somebody begins");
//! let view = game.view(seat);
//! let offer = view.own.as_ref().expect("its own").offer;
//! assert!(offer.iter().all(|ticket| way(game.rules(), &view, seat, ticket).is_some()));
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
mod ways;

pub use action::Action;
pub use board::{BOARDS, Board, City, Pieces, Returned, Route, RouteKind, Scoring, Terms, Tie};
pub use card::{Card, Cards, Colour, KINDS, LOCOMOTIVE};
pub use event::Event;
pub use illegal::Illegal;
pub use legality::Lack;
pub use payment::{Cars, Cost, Payment, WrongPayment};
pub use scoring::{TicketScore, ticket_score};
pub use setup::{Classic, First};
pub use state::{Ending, Holdings, Phase, State};
pub use view::{OwnView, SeatView, View};

/// What the ticket games share, for whoever plans: sets of routes and tickets are in every view, and
/// networks, components, the cheapest ways ([`rails::paths`]) and open routes ([`rails::RouteGame`]) work on
/// these.
pub use rails;

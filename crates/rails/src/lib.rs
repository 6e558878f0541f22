//! What the ticket games share.
//!
//! - [`bits`]: sets of routes, cities and tickets as single integers
//! - [`cards`]: cards kept as counts of each kind
//! - [`pile`]: a deck with its discards, and what watchers know of it
//! - [`tickets`]: tickets and their deck, with its known bottom
//! - [`network`]: cities and the routes between them; who is connected with what
//! - [`trail`]: the longest continuous path
//! - [`facts`]: board files, read with the line of every fact, for errors that help
//!
//! Nothing here knows a game: what a route costs, who may claim it and what it scores is theirs.

pub mod bits;
pub mod cards;
pub mod facts;
pub mod network;
pub mod pile;
pub mod tickets;
pub mod trail;

pub use bits::{CityId, CitySet, RouteId, RouteSet, TicketId, TicketSet};
pub use cards::Cards;
pub use network::{Components, Network};
pub use pile::Pile;
pub use tickets::{Returned, Ticket, TicketDeck};
pub use trail::longest_trail;

//! What the ticket games share.
//!
//! - [`bits`]: sets of routes, cities and tickets as single integers
//! - [`cards`]: cards kept as counts of each kind
//! - [`pile`]: a deck with its discards, and what watchers know of it
//! - [`tickets`]: tickets and their deck, with its known bottom
//! - [`network`]: cities and the routes between them; who is connected with what
//! - [`paths`]: the cheapest ways
//! - [`trail`]: the longest continuous path
//! - [`facts`]: board files, read with the line of every fact, for errors that help
//! - [`chart`]: what every board has, and the names of it in notation and sentences
//! - [`read`]: how it is read from a board file
//! - [`claims`]: which routes can be claimed, and why others can't
//! - [`prices`]: routes grouped by what they cost
//! - [`card`]: cards and colours in notation and sentences
//! - [`train_cards`]: the cards of the games with eight colours and the locomotive
//! - [`ticket_names`]: tickets in notation
//! - [`state`]: positions as text
//! - [`menu`]: groups of actions that the games list alike
//! - [`setup`], [`turns`]: who is first, and who is next
//! - [`imagine`]: what a viewer can't see, drawn as the rules make it likely
//! - [`audit`]: what must hold in every position
//! - [`pad`]: what lies on a table of cardboard, to be counted
//!
//! Nothing here knows a game: what a route costs and what it scores is theirs.

pub mod audit;
pub mod bits;
pub mod card;
pub mod cards;
pub mod chart;
pub mod claims;
pub mod facts;
pub mod imagine;
pub mod menu;
pub mod network;
pub mod pad;
pub mod paths;
pub mod pile;
pub mod prices;
pub mod read;
pub mod setup;
pub mod state;
pub mod ticket_names;
pub mod tickets;
pub mod trail;
pub mod train_cards;
pub mod turns;

pub use bits::{CityId, CitySet, RouteId, RouteSet, TicketId, TicketSet};
pub use card::Card;
pub use cards::Cards;
pub use chart::{Chart, City, MAX_LENGTH, Track};
pub use claims::{Barrier, Doubles, RouteGame};
pub use network::{Components, Network};
pub use pile::Pile;
pub use prices::{Price, Prices};
pub use setup::First;
pub use ticket_names::TicketNames;
pub use tickets::{Returned, Ticket, TicketDeck};
pub use trail::{find_trail, longest_path, longest_trail};

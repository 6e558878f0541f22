//! What a seat chooses.

use rails::{TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::station::Play;

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keeps these of the tickets it was dealt or has taken: `keep chicago-dallas seattle-denver`, or
    /// `keep` alone for none.
    Keep(TicketSet),
    /// Takes a card from the market: `take red`.
    Take(Card),
    /// Takes a card blind from the deck: `blind`.
    Blind,
    /// Plays cars to its station: `group 2 red 1 locomotive`, `row blue white red`.
    Play(Play),
    /// Takes tickets: `tickets`.
    Tickets,
    /// Completes a ticket out of its train pile: `complete chicago-dallas`.
    Complete(TicketId),
    /// Does nothing, because nothing can be done: `pass`.
    Pass,
}

//! Ways to pay as little stacks of cards.

use maud::Markup;

use super::super::{TicketGame, cards};
use crate::Seen;
use crate::parts::panel::options;

/// A button for each way to pay, the first of them the cheapest.
pub(crate) fn ways<G: TicketGame>(seen: &Seen<'_, G>, actions: &[G::Action]) -> Markup {
    let way = |action: &G::Action| (*action, cards::payment(seen, &G::paid(action)));
    options(seen, actions.iter().map(way).collect())
}

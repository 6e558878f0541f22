//! Ways to pay as little stacks of cards.

use maud::Markup;

use super::super::{TicketGame, cards};
use crate::Screen;
use crate::parts::panel::options;

/// A button for each way to pay, the first of them the cheapest.
pub(crate) fn ways<G: TicketGame>(screen: &Screen<'_, G>, actions: &[G::Action]) -> Markup {
    let way = |action: &G::Action| (*action, cards::payment(screen, &G::paid(action)));
    options(screen, actions.iter().map(way).collect())
}

//! What must hold in every position of every game: nothing lost, nothing made.

use engine::BySeat;

use crate::{Cards, Pile, TicketDeck, TicketSet};

/// Says what doesn't hold.
///
/// # Errors
/// What, if it doesn't.
pub fn hold(condition: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(what()) }
}

/// All cards of a pile are somewhere, and what is known of it is true. `elsewhere` are those that
/// are neither in the deck nor in the discards.
///
/// # Errors
/// What doesn't hold.
pub fn pile<const K: usize, const F: usize>(
    pile: &Pile<K, F>,
    elsewhere: impl Iterator<Item = Cards<K>>,
    should: Cards<K>,
) -> Result<(), String> {
    let mut all = pile.deck;
    all.add_all(&pile.discards);
    elsewhere.for_each(|cards| all.add_all(&cards));
    hold(all == should, || format!("the cards are {all:?}"))?;
    let mut stock = pile.deck;
    pile.drawn.of(engine::MAX_SEATS).iter().for_each(|drawn| stock.add_all(drawn));
    hold(stock == pile.stock, || format!("the deck is thought to be {:?}", pile.stock))
}

/// Each ticket is in one place: in the deck, or in one of those that seats have. Gives all that
/// were found. What lies under the deck has been seen by whoever put it there.
///
/// # Errors
/// What doesn't hold.
pub fn tickets(
    deck: &TicketDeck,
    met: &BySeat<TicketSet>,
    held: impl IntoIterator<Item = TicketSet>,
) -> Result<TicketSet, String> {
    let mut seen = deck.fresh;
    let held = held.into_iter().chain([deck.shuffled]);
    let mut put = |tickets: TicketSet| -> Result<(), String> {
        let twice = seen & tickets;
        seen |= tickets;
        hold(twice.is_empty(), || format!("tickets {twice:?} are in two places"))
    };
    for returned in &deck.bottom {
        put(TicketSet::only(returned.ticket))?;
        hold(met[returned.by].contains(returned.ticket), || {
            "an unseen ticket was put under the deck".to_owned()
        })?;
    }
    { held }.try_for_each(&mut put)?;
    Ok(seen)
}

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
    let all = [pile.deck, pile.discards].into_iter().chain(elsewhere);
    hold(comes_to(all, should), || format!("the cards are not {should:?}"))?;
    let drawn = pile.drawn.of(engine::MAX_SEATS).iter().copied();
    hold(comes_to([pile.deck].into_iter().chain(drawn), pile.stock), || {
        format!("the deck is thought to be {:?}", pile.stock)
    })
}

/// Whether these are all cards together. Nonsense may be more than can be counted, so it is taken away
/// instead.
fn comes_to<const K: usize>(mut parts: impl Iterator<Item = Cards<K>>, all: Cards<K>) -> bool {
    parts.try_fold(all, |rest, part| rest.without(&part)).is_some_and(|rest| rest.is_empty())
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

/// Each of the tickets that were turned down in the opening and shuffled under the deck was seen by one seat: the
/// one that turned it down. `turned_down` says how many each did; all are still there while fresh ones lie above.
///
/// # Errors
/// What doesn't hold.
pub fn shuffled(
    deck: &TicketDeck,
    seats: impl Iterator<Item = (TicketSet, u8)> + Clone,
) -> Result<(), String> {
    let turned_down: usize = seats.clone().map(|(_, count)| usize::from(count)).sum();
    let all_left = deck.fresh.is_empty() || deck.shuffled.len() == turned_down;
    hold(all_left, || "tickets were drawn from under the deck".to_owned())?;
    let mut rest = deck.shuffled;
    for (met, count) in seats {
        let own = deck.shuffled & met;
        hold(rest.contains_all(own), || "a ticket was turned down by two".to_owned())?;
        hold(
            own.len() <= usize::from(count) && (deck.fresh.is_empty() || own.len() == usize::from(count)),
            || format!("{} tickets are under the deck of one who turned down {count}", own.len()),
        )?;
        rest -= own;
    }
    hold(rest.is_empty(), || "a ticket was shuffled under the deck that nobody turned down".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    /// So many that they come to the right number again where numbers end.
    #[test]
    fn cards_beyond_counting_are_too_many() {
        let should = Cards::new([4, 0]);
        let deck: Pile<2> = Pile::new(should);
        assert_eq!(pile(&deck, [].into_iter(), should), Ok(()));
        let half = Cards::new([128, 0]);
        assert!(pile(&deck, [half, half].into_iter(), should).is_err());
        let mut drawn = deck;
        Seat::all(2).for_each(|seat| drawn.drawn[seat] = half);
        assert!(pile(&drawn, [].into_iter(), should).is_err());
    }

    /// Found by positions in which the numbers of two seats were exchanged.
    #[test]
    fn tickets_under_the_deck_were_turned_down_by_one_who_saw_them() {
        let set = |numbers: &[usize]| {
            numbers.iter().map(|&number| crate::TicketId::at(number)).collect::<TicketSet>()
        };
        let mut deck = TicketDeck { fresh: set(&[9]), shuffled: set(&[1, 2, 3]), ..TicketDeck::default() };
        let by = |first: &[usize], one, second: &[usize], other| {
            [(set(first), one), (set(second), other)].into_iter()
        };
        assert_eq!(shuffled(&deck, by(&[1, 2, 5], 2, &[3], 1)), Ok(()));
        for wrong in [
            by(&[1, 2], 1, &[3], 2),
            by(&[1, 2], 2, &[2, 3], 1),
            by(&[1], 1, &[2], 1),
            by(&[1, 2], 2, &[3], 2),
        ] {
            assert!(shuffled(&deck, wrong.clone()).is_err(), "{wrong:?}");
        }
        // Once they are drawn, some are elsewhere.
        (deck.fresh, deck.shuffled) = (set(&[]), set(&[3]));
        assert_eq!(shuffled(&deck, by(&[1, 2, 5], 2, &[1, 3], 1)), Ok(()));
        assert!(shuffled(&deck, by(&[1, 2, 5], 2, &[1, 3], 0)).is_err());
    }
}

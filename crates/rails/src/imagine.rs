//! What a viewer can't see, drawn as the rules make it likely.

mod deck;

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};

use crate::{Cards, Pile, Returned, TicketDeck, TicketId, TicketSet};

pub use deck::DeckSeen;

/// A view that no state gives.
///
/// # Errors
/// Always, with what is wrong.
pub fn contradiction<T>(what: &str) -> Result<T, Contradiction> {
    Err(Contradiction(what.to_owned()))
}

/// Whether a view shows a table of so many, with somebody there whose turn it is, and is seen by
/// one who sits there or watches, as what the viewer knows of itself says.
///
/// # Errors
/// It does not.
pub fn check_table<S>(
    viewer: Viewer,
    has_own: bool,
    shown: &[S],
    turn: Seat,
    seats: usize,
) -> Result<(), Contradiction> {
    if shown.len() != seats || turn.index() >= seats {
        return contradiction("another number of seats");
    }
    match viewer {
        Viewer::Spectator if !has_own => Ok(()),
        Viewer::Seat(seat) if has_own && seat.index() < seats => Ok(()),
        _ => contradiction("a viewer who isn't at the table"),
    }
}

/// The seats other than the viewer's, with what everyone sees of them.
pub fn others<S>(viewer: Viewer, shown: &[S]) -> impl Iterator<Item = (Seat, &S)> {
    Seat::all(shown.len()).zip(shown).filter(move |(seat, _)| !viewer.is(*seat))
}

/// Those of `all` tickets under a deck that a viewer knows.
///
/// # Errors
/// It knows one that there isn't.
pub fn known_under(
    bottom: &[Returned<Option<TicketId>>],
    all: TicketSet,
) -> Result<TicketSet, Contradiction> {
    let known = bottom.iter().filter_map(|returned| returned.ticket);
    if known.clone().any(|ticket| !all.contains(ticket)) {
        return contradiction("a ticket that there isn't");
    }
    Ok(known.collect())
}

/// Those of the tickets under a deck that this seat has put there.
pub fn put_under_by(seat: Seat, bottom: &[Returned]) -> TicketSet {
    bottom.iter().filter(|returned| returned.by == seat).map(|returned| returned.ticket).collect()
}

/// A ticket deck of so imagined parts.
///
/// # Errors
/// More lies under it than there are tickets.
pub fn ticket_deck(
    fresh: TicketSet,
    shuffled: TicketSet,
    bottom: &[Returned],
) -> Result<TicketDeck, Contradiction> {
    match bottom.try_into() {
        Ok(bottom) => Ok(TicketDeck { fresh, shuffled, bottom }),
        Err(_) => contradiction("more tickets under the deck than there are"),
    }
}

/// The cards of one pile that a viewer can't see, and where they can be.
///
/// The deck can hold only what it was last made of; all else is equally likely to be anywhere.
#[derive(Clone)]
pub struct Unseen<const K: usize> {
    /// The cards that are out of sight.
    pub rest: Cards<K>,
    /// What the deck was last made of, without what left it before the viewer's eyes.
    pub stock: Cards<K>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The others' hands: what is known of each, and how many cards it has.
    pub hands: Vec<(Seat, Cards<K>, u8)>,
}

impl<const K: usize> Unseen<K> {
    /// What is left of `all` cards without those `in_view`; `drawn` is what the viewer drew itself
    /// since the deck was made of `stock`.
    ///
    /// # Errors
    /// More is in view than there is.
    pub fn new(
        all: Cards<K>,
        in_view: impl IntoIterator<Item = Cards<K>>,
        (stock, drawn): (Cards<K>, Cards<K>),
        deck: u8,
        hands: Vec<(Seat, Cards<K>, u8)>,
    ) -> Result<Unseen<K>, Contradiction> {
        let known = hands.iter().map(|(_, known, _)| *known);
        let mut out_of = in_view.into_iter().chain(known);
        let Some(rest) = out_of.try_fold(all, |rest, cards| rest.without(&cards)) else {
            return contradiction("more cards than there are");
        };
        let Some(stock) = stock.without(&drawn) else {
            return contradiction("a deck without what was drawn");
        };
        Ok(Unseen { rest, stock, deck, hands })
    }

    /// Deals the cards to the deck and to the others' hands.
    ///
    /// # Errors
    /// They don't come out even.
    pub fn deal(&self, chance: &mut impl Chance) -> Result<(Cards<K>, BySeat<Cards<K>>), Contradiction> {
        let mut may_be_deck = self.stock.both(&self.rest);
        if may_be_deck.total() < self.deck {
            return contradiction("a deck of cards that are elsewhere");
        }
        let deck = may_be_deck.draw_many(self.deck, chance);
        let Some(mut rest) = self.rest.without(&deck) else {
            return contradiction("a deck of cards that are elsewhere");
        };
        let mut hands = BySeat::default();
        for (seat, known, size) in &self.hands {
            let Some(unknown) = size.checked_sub(known.total()) else {
                return contradiction("fewer cards in a hand than are known");
            };
            hands[*seat] = *known;
            hands[*seat].add_all(&rest.draw_many(unknown, chance));
        }
        if !rest.is_empty() {
            return contradiction("cards that are nowhere");
        }
        Ok((deck, hands))
    }

    /// What the others may have drawn blind from a deck of which this is left: so many each.
    ///
    /// # Errors
    /// The deck is none of these cards.
    pub fn drawn<const F: usize>(
        &self,
        pile: &mut Pile<K, F>,
        others: impl Iterator<Item = (Seat, u8)>,
        chance: &mut impl Chance,
    ) -> Result<(), Contradiction> {
        let Some(mut left_blind) = self.stock.without(&pile.deck) else {
            return contradiction("a deck of other cards");
        };
        for (seat, count) in others {
            pile.drawn[seat] = left_blind.draw_many(count, chance);
        }
        Ok(())
    }
}

/// A place for one ticket that a viewer can't see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// With this seat, which keeps it.
    Held(Seat),
    /// Before this seat, which has to choose.
    Offered(Seat),
    /// Turned down by this seat.
    TurnedDown(Seat),
    /// So many others above it under the deck.
    Bottom(usize),
}

/// Places for tickets that a viewer can't see.
///
/// A ticket that the viewer has never seen may be anywhere out of sight. One that it has seen, and
/// that has left it, was put under the deck and drawn by somebody since: it can only be where drawn
/// tickets go.
#[derive(Default)]
pub struct Places {
    /// Those where only drawn tickets can be.
    pub drawn: Vec<Place>,
    /// Those where only dealt ones can.
    pub dealt: Vec<Place>,
}

impl Places {
    /// Those under the deck of which the viewer doesn't know what is there; and the deck's bottom
    /// with all that it knows.
    pub fn under(&mut self, bottom: &[Returned<Option<TicketId>>]) -> Vec<Returned> {
        let unknown = bottom.iter().enumerate().filter(|(_, returned)| returned.ticket.is_none());
        self.drawn.extend(unknown.map(|(index, _)| Place::Bottom(index)));
        let known = |returned: &Returned<Option<TicketId>>| Returned {
            ticket: returned.ticket.unwrap_or_default(),
            by: returned.by,
        };
        bottom.iter().map(known).collect()
    }

    /// Adds a place so many times.
    pub fn put(places: &mut Vec<Place>, place: Place, count: u8) {
        places.extend(std::iter::repeat_n(place, count.into()));
    }

    /// Fills every place: first with what is `elsewhere`, seen by the viewer and gone, then out of
    /// the `fresh` ones, which the viewer has never seen. What is left of these stays in the deck.
    ///
    /// # Errors
    /// There are too few places, or too few tickets.
    pub fn fill(
        mut self,
        mut elsewhere: TicketSet,
        fresh: &mut TicketSet,
        chance: &mut impl Chance,
        mut put: impl FnMut(Place, TicketId),
    ) -> Result<(), Contradiction> {
        if elsewhere.len() > self.drawn.len() {
            return contradiction("tickets that are nowhere");
        }
        while !self.drawn.is_empty() || !self.dealt.is_empty() {
            let place = match (elsewhere.is_empty(), self.drawn.len()) {
                (true, 0) => self.dealt.swap_remove(0),
                (_, places) => self.drawn.swap_remove(chance.below(places as u32) as usize),
            };
            let from = if elsewhere.is_empty() { &mut *fresh } else { &mut elsewhere };
            let Some(ticket) = from.draw(chance) else { return contradiction("more tickets than there are") };
            put(place, ticket);
        }
        Ok(())
    }
}

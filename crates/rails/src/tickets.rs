//! Tickets and their deck, with its known bottom.

use arrayvec::ArrayVec;
use engine::{Chance, Seat};

use crate::{CityId, TicketId, TicketSet};

/// Two cities to be connected, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The two cities.
    pub ends: [CityId; 2],
    /// The points won if they are connected, lost if not.
    pub points: u8,
}

/// A ticket that somebody has put under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Returned<T = TicketId> {
    /// Which; in a view only for those who know.
    pub ticket: T,
    /// Who put it there, and so knows it.
    pub by: Seat,
}

/// The ticket deck: on top those that nobody has seen, in no order yet, and under them those that
/// were put back, in the order in which they lie.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TicketDeck {
    /// Those that have never been drawn: any of them may be on top.
    pub fresh: TicketSet,
    /// Those that were put under the deck, the first to be drawn first.
    pub bottom: ArrayVec<Returned, { TicketSet::CAPACITY }>,
}

impl TicketDeck {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.fresh.len() + self.bottom.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.fresh.is_empty() && self.bottom.is_empty()
    }

    /// Takes the top `count`, or as many as there are.
    pub fn draw(&mut self, count: usize, chance: &mut impl Chance) -> TicketSet {
        let mut drawn = TicketSet::NONE;
        while drawn.len() < count {
            if !self.fresh.is_empty() {
                let ticket = TicketId(chance.member(self.fresh.bits()) as u8);
                self.fresh -= TicketSet::only(ticket);
                drawn = drawn.with(ticket);
            } else if self.bottom.is_empty() {
                break;
            } else {
                drawn = drawn.with(self.bottom.remove(0).ticket);
            }
        }
        drawn
    }

    /// Puts these under the deck, in an order that chance decides.
    pub fn put_under(&mut self, by: Seat, mut tickets: TicketSet, chance: &mut impl Chance) {
        while let Some(last) = tickets.first() {
            let ticket = match tickets.len() {
                1 => last,
                _ => TicketId(chance.member(tickets.bits()) as u8),
            };
            tickets -= TicketSet::only(ticket);
            self.bottom.push(Returned { ticket, by });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Quick;

    #[test]
    fn what_was_put_back_comes_last_and_in_order() {
        let mut chance = Quick::new(1);
        let seat = Seat::new(1).expect("a seat");
        let mut deck = TicketDeck { fresh: TicketSet::first_of(5), ..TicketDeck::default() };
        let first = deck.draw(3, &mut chance);
        deck.put_under(seat, first, &mut chance);
        let order: Vec<TicketId> = deck.bottom.iter().map(|returned| returned.ticket).collect();
        let second = deck.draw(3, &mut chance);
        assert_eq!(second, (TicketSet::first_of(5) - first).with(order[0]));
        assert_eq!(deck.draw(9, &mut chance), order[1..].iter().copied().collect());
        assert!(deck.is_empty() && deck.draw(1, &mut chance).is_empty());
    }
}

//! Tickets and their deck, with its known bottom.

use arrayvec::ArrayVec;
use engine::{Chance, Seat, Source, Viewer};

use crate::{CityId, TicketId, TicketSet};

/// Tickets that nobody has seen.
const FRESH: Source = Source::named("tickets");
/// Tickets that were turned down in the opening and shuffled together.
const TURNED_DOWN: Source = Source::named("turned-down tickets");
/// Tickets that are put under the deck, shuffled each time.
const PUT_BACK: Source = Source::named("tickets put back");

/// Two cities to be connected, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ticket {
    /// The two cities.
    pub ends: [CityId; 2],
    /// The points won if they are connected, lost if not.
    pub points: u8,
}

/// A ticket that somebody has put under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Returned<T = TicketId> {
    /// Which; in a view only for those who know.
    pub ticket: T,
    /// Who put it there, and so knows it.
    pub by: Seat,
}

/// The ticket deck: on top those that nobody has seen, in no order yet; under them what was shuffled
/// together and put there before the first turn, in games that do so; and under these those that
/// were put back since, in the order in which they lie.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TicketDeck {
    /// Those that have never been drawn, or were shuffled back: any of them may be on top.
    pub fresh: TicketSet,
    /// Those that were shuffled together and put under the fresh ones: any of them may come next.
    pub shuffled: TicketSet,
    /// Those that were put under the deck, the first to be drawn first.
    pub bottom: ArrayVec<Returned, { TicketSet::CAPACITY }>,
}

impl TicketDeck {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.fresh.len() + self.shuffled.len() + self.bottom.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.fresh.is_empty() && self.shuffled.is_empty() && self.bottom.is_empty()
    }

    /// Takes the top `count`, or as many as there are.
    pub fn draw(&mut self, count: usize, chance: &mut impl Chance) -> TicketSet {
        let mut drawn = TicketSet::NONE;
        while drawn.len() < count {
            if let Some(ticket) = self.draw_shuffled(chance) {
                drawn = drawn.with(ticket);
            } else if self.bottom.is_empty() {
                break;
            } else {
                drawn = drawn.with(self.bottom.remove(0).ticket);
            }
        }
        drawn
    }

    /// Takes the top one of those that lie in an order that chance decides.
    fn draw_shuffled(&mut self, chance: &mut impl Chance) -> Option<TicketId> {
        self.fresh.draw_from(FRESH, chance).or_else(|| self.shuffled.draw_from(TURNED_DOWN, chance))
    }

    /// Shuffles these back into the fresh ones.
    pub fn shuffle_in(&mut self, tickets: TicketSet, chance: &mut impl Chance) {
        self.fresh |= tickets;
        chance.shuffled(FRESH);
    }

    /// Shuffles these together and puts them under the fresh ones.
    pub fn shuffle_under(&mut self, tickets: TicketSet, chance: &mut impl Chance) {
        self.shuffled |= tickets;
        chance.shuffled(TURNED_DOWN);
    }

    /// What lies under the deck as the viewer may know it.
    pub fn bottom_seen_by(&self, viewer: Viewer) -> Vec<Returned<Option<TicketId>>> {
        let known = |returned: &Returned| Returned {
            ticket: viewer.is(returned.by).then_some(returned.ticket),
            by: returned.by,
        };
        self.bottom.iter().map(known).collect()
    }

    /// The last so many, which were put there last.
    pub fn last(&self, count: usize) -> Vec<TicketId> {
        self.bottom[self.bottom.len() - count..].iter().map(|returned| returned.ticket).collect()
    }

    /// Puts these under the deck, in an order that chance decides.
    pub fn put_under(&mut self, by: Seat, mut tickets: TicketSet, chance: &mut impl Chance) {
        chance.shuffled(PUT_BACK);
        while let Some(last) = tickets.first() {
            let ticket = match tickets.len() {
                1 => last,
                _ => TicketId(chance.member(PUT_BACK, tickets.bits()) as u8),
            };
            tickets -= TicketSet::only(ticket);
            self.bottom.push(Returned { ticket, by });
        }
    }
}

/// What is wrong with a choice of tickets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongKeep {
    /// One of them was not offered.
    NotOffered,
    /// They are too few.
    TooFew,
}

/// Whether these of the offered tickets may be kept.
///
/// # Errors
/// What is wrong with them.
pub fn check_keep(offer: TicketSet, kept: TicketSet, least: u8) -> Result<(), WrongKeep> {
    match kept.len() >= usize::from(least) {
        _ if !offer.contains_all(kept) => Err(WrongKeep::NotOffered),
        true => Ok(()),
        false => Err(WrongKeep::TooFew),
    }
}

/// Keeps these of the offered tickets, and gives the others.
#[inline]
pub fn keep(offer: &mut TicketSet, held: &mut TicketSet, kept: TicketSet) -> TicketSet {
    *held |= kept;
    std::mem::take(offer) - kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastChance, Keyed, Seed, TableChance};

    #[test]
    fn what_was_put_back_comes_last_and_in_order() {
        let mut chance = FastChance::new(1);
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

    #[test]
    fn fresh_tickets_have_one_order_whatever_is_put_back() {
        let all = TicketSet::first_of(20);
        let mut chance = TableChance::new(Seed::from_text("one order"), Keyed::Deck);
        let mut other_chance = chance.clone();
        let mut deck = TicketDeck { fresh: all, ..TicketDeck::default() };
        let mut other = deck.clone();
        for _ in 0..4 {
            let three = deck.draw(3, &mut chance);
            let [one, two] = [1, 2].map(|count| other.draw(count, &mut other_chance));
            assert_eq!(three, one | two);
            other.put_under(Seat::default(), two, &mut other_chance);
        }
        deck.shuffle_in(all - deck.fresh, &mut chance);
        assert_eq!((deck.fresh, other.fresh.len(), other.bottom.len()), (all, 8, 8));
        assert_ne!(deck.draw(8, &mut chance), other.draw(8, &mut other_chance), "shuffled, it has another");
    }

    #[test]
    fn what_was_shuffled_comes_between() {
        let mut chance = FastChance::new(2);
        let [fresh, shuffled, put] = [0, 1, 2].map(|n| TicketSet::from_bits(0b11 << (2 * n)));
        let mut deck = TicketDeck { fresh, shuffled, ..TicketDeck::default() };
        deck.put_under(Seat::default(), put, &mut chance);
        assert_eq!((deck.len(), deck.draw(2, &mut chance)), (6, fresh));
        assert_eq!((deck.draw(2, &mut chance), deck.draw(2, &mut chance)), (shuffled, put));
        assert!(deck.is_empty());
    }
}

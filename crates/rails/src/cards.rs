//! Cards kept as counts of each kind.

use engine::eights::any;
use engine::{Chance, Source};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// So many cards of each of `K` kinds: a hand, a deck, a market. The order in which they lie is
/// nobody's business: a card is decided when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards<const K: usize> {
    counts: [u8; K],
    total: u8,
}

impl<const K: usize> Default for Cards<K> {
    fn default() -> Self {
        Cards::NONE
    }
}

impl<const K: usize> Cards<K> {
    /// No cards.
    pub const NONE: Cards<K> = Cards { counts: [0; K], total: 0 };

    /// So many of each kind. No game has more than 255 cards.
    pub fn new(counts: [u8; K]) -> Cards<K> {
        Cards { counts, total: counts.iter().sum() }
    }

    /// So many of each kind, if no more than 255 in all.
    pub fn checked(counts: [u8; K]) -> Option<Cards<K>> {
        let total = counts.iter().try_fold(0_u8, |total, &count| total.checked_add(count))?;
        Some(Cards { counts, total })
    }

    /// How many there are of one kind.
    #[inline]
    pub const fn of(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// How many there are of each kind.
    #[inline]
    pub const fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// The kinds there are any of, in order.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        (0..K).filter(|&kind| self.counts[kind] > 0)
    }

    /// The kinds there are any of as bits; for decks of at most 64 kinds.
    #[inline]
    pub fn held(&self) -> u64 {
        let (eights, rest) = self.counts.as_chunks();
        let mut held = 0;
        for (at, eight) in eights.iter().enumerate() {
            // A bit in each of eight bytes, and then these bits side by side.
            held |= u64::from_le_bytes(any(*eight)).wrapping_mul(0x0102_0408_1020_4080) >> 56 << (8 * at);
        }
        for (at, &count) in rest.iter().enumerate() {
            held |= u64::from(count > 0) << (8 * eights.len() + at);
        }
        held
    }

    /// Every card, kind by kind.
    pub fn each(&self) -> impl Iterator<Item = usize> + '_ {
        (0..K).flat_map(|kind| std::iter::repeat_n(kind, self.counts[kind].into()))
    }

    /// Puts `count` cards of one kind in.
    #[inline]
    pub fn add(&mut self, kind: usize, count: u8) {
        self.counts[kind] += count;
        self.total += count;
    }

    /// Takes `count` cards of one kind out. They have to be there.
    #[inline]
    pub fn remove(&mut self, kind: usize, count: u8) {
        debug_assert!(self.counts[kind] >= count, "{count} of {kind} from {self:?}");
        self.counts[kind] -= count;
        self.total -= count;
    }

    /// Takes up to `count` cards of one kind out.
    #[inline]
    pub fn remove_up_to(&mut self, kind: usize, count: u8) {
        self.remove(kind, count.min(self.counts[kind]));
    }

    /// Puts all of these in.
    #[inline]
    pub fn add_all(&mut self, cards: &Cards<K>) {
        for kind in 0..K {
            self.counts[kind] += cards.counts[kind];
        }
        self.total += cards.total;
    }

    /// What is left of them without any of these, as far as they are there.
    #[must_use]
    pub fn rest(mut self, gone: &[Cards<K>]) -> Cards<K> {
        for cards in gone {
            (0..K).for_each(|kind| self.remove_up_to(kind, cards.counts[kind]));
        }
        self
    }

    /// Without these, if all of them are there.
    pub fn without(&self, cards: &Cards<K>) -> Option<Cards<K>> {
        let mut rest = *self;
        for kind in 0..K {
            rest.counts[kind] = rest.counts[kind].checked_sub(cards.counts[kind])?;
        }
        rest.total -= cards.total;
        Some(rest)
    }

    /// Of each kind as many as both have.
    pub fn both(&self, cards: &Cards<K>) -> Cards<K> {
        Cards::new(std::array::from_fn(|kind| self.counts[kind].min(cards.counts[kind])))
    }

    /// Draws one card, each as likely as any other. There has to be one.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> usize {
        self.draw_from(0, chance)
    }

    /// Draws one card of the deck whose kinds chance counts from `first`.
    #[inline]
    pub fn draw_from(&mut self, first: usize, chance: &mut impl Chance) -> usize {
        let kind = chance.kind(Source::cards(first), &self.counts, self.total.into()) - first;
        self.remove(kind, 1);
        kind
    }

    /// Draws `count` cards, or as many as there are.
    pub fn draw_many(&mut self, count: u8, chance: &mut impl Chance) -> Cards<K> {
        let mut drawn = Cards::NONE;
        for _ in 0..count.min(self.total) {
            drawn.add(self.draw(chance), 1);
        }
        drawn
    }
}

/// Cards are written as the list of their counts.
impl<const K: usize> Serialize for Cards<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.counts)
    }
}

impl<'de, const K: usize> Deserialize<'de> for Cards<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let wrong =
            || serde::de::Error::custom(format!("{K} counts of cards are needed, 255 in all at most"));
        let counts: [u8; K] = counts.try_into().map_err(|_| wrong())?;
        Cards::checked(counts).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, FastChance};

    #[test]
    fn drawing_takes_out_what_it_gives_and_ends_with_nothing() {
        let mut deck = Cards::new([3, 0, 2]);
        let drawn = deck.draw_many(9, &mut FastChance::new(1));
        assert_eq!((drawn, deck), (Cards::new([3, 0, 2]), Cards::NONE));
    }

    #[test]
    fn held_kinds_are_those_there_are_any_of() {
        let mut chance = FastChance::new(5);
        for _ in 0..1000 {
            let counts: [u8; 25] =
                std::array::from_fn(|_| [0, 0, 1, 3, 127, 128, 255][chance.below(7) as usize]);
            let cards = Cards { counts, total: 0 };
            let kinds = cards.kinds().fold(0, |held, kind| held | 1 << kind);
            assert_eq!(cards.held(), kinds, "{counts:?}");
        }
    }

    #[test]
    fn without_is_none_where_a_card_is_missing() {
        let hand = Cards::new([3, 0, 2]);
        assert_eq!(hand.without(&Cards::new([1, 0, 2])), Some(Cards::new([2, 0, 0])));
        assert_eq!(hand.without(&Cards::new([0, 1, 0])), None);
        assert_eq!(hand.both(&Cards::new([1, 5, 5])), Cards::new([1, 0, 2]));
        assert_eq!(hand.each().collect::<Vec<_>>(), [0, 0, 0, 2, 2]);
    }

    #[test]
    fn json_is_a_list_of_counts_and_wrong_ones_are_refused() {
        let hand = Cards::new([3, 0, 2]);
        assert_eq!(serde_json::to_string(&hand).expect("written"), "[3,0,2]");
        assert_eq!(serde_json::from_str::<Cards<3>>("[3,0,2]").expect("read"), hand);
        assert!(serde_json::from_str::<Cards<3>>("[3,0]").is_err());
        assert!(serde_json::from_str::<Cards<3>>("[200,100,0]").is_err());
    }
}

//! A deck with its discards, and what watchers know of it.

use engine::{BySeat, Chance, Seat, Source};

use crate::Cards;

/// A face-down deck and the face-up discards that it is rebuilt from.
///
/// Beside the cards it keeps what anyone with a perfect memory knows of the deck: whenever it is
/// rebuilt, everyone has seen all its cards, and since then everyone has seen what left it openly,
/// and each seat what it drew itself. Its kinds of cards are counted from `FIRST`: where a game has
/// several piles, a kind says which pile it is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile<const K: usize, const FIRST: usize = 0> {
    /// What is left to draw.
    pub deck: Cards<K>,
    /// What lies open beside it.
    pub discards: Cards<K>,
    /// What the deck was last made of, without what left it openly since.
    pub stock: Cards<K>,
    /// What each seat has drawn blind since the deck was last made.
    pub drawn: BySeat<Cards<K>>,
}

impl<const K: usize, const FIRST: usize> Pile<K, FIRST> {
    /// A full deck.
    pub fn new(cards: Cards<K>) -> Pile<K, FIRST> {
        Pile { deck: cards, stock: cards, ..Pile::default() }
    }

    /// How many cards can still be drawn, the discards included.
    #[inline]
    pub fn left(&self) -> u8 {
        self.deck.total() + self.discards.total()
    }

    /// Draws a card that everyone sees, if there is one. `rebuilt` is called with the number of
    /// cards if the deck had to be rebuilt for it.
    #[inline]
    pub fn turn_up(&mut self, chance: &mut impl Chance, rebuilt: impl FnOnce(u8)) -> Option<usize> {
        self.prepare(chance, rebuilt)?;
        let kind = self.deck.draw_from(FIRST, chance);
        self.stock.remove(kind, 1);
        Some(kind)
    }

    /// Draws a card that only the seat sees, if there is one.
    #[inline]
    pub fn draw_blind(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        rebuilt: impl FnOnce(u8),
    ) -> Option<usize> {
        self.prepare(chance, rebuilt)?;
        let kind = self.deck.draw_from(FIRST, chance);
        self.drawn[seat].add(kind, 1);
        Some(kind)
    }

    /// Rebuilds the deck if it is empty and there are discards. `rebuilt` is called with the number of
    /// cards then.
    #[inline]
    pub fn renew(&mut self, chance: &mut impl Chance, rebuilt: impl FnOnce(u8)) {
        if self.deck.is_empty() && !self.discards.is_empty() {
            self.deck = std::mem::take(&mut self.discards);
            self.stock = self.deck;
            self.drawn = BySeat::default();
            chance.shuffled(Source::cards(FIRST));
            rebuilt(self.deck.total());
        }
    }

    #[inline]
    fn prepare(&mut self, chance: &mut impl Chance, rebuilt: impl FnOnce(u8)) -> Option<()> {
        self.renew(chance, rebuilt);
        (!self.deck.is_empty()).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastChance, Keyed, Seed, TableChance};

    #[test]
    fn the_deck_is_rebuilt_from_the_discards_and_everyone_knows_it() {
        let mut chance = FastChance::new(1);
        let seat = Seat::new(0).expect("a seat");
        let mut pile: Pile<2> = Pile::new(Cards::new([1, 0]));
        assert_eq!(pile.draw_blind(seat, &mut chance, |_| panic!("not yet")), Some(0));
        assert_eq!((pile.stock, pile.drawn[seat]), (Cards::new([1, 0]), Cards::new([1, 0])));
        assert_eq!(pile.turn_up(&mut chance, |_| panic!("nothing to rebuild it from")), None);
        pile.discards = Cards::new([0, 2]);
        let mut rebuilt = 0;
        assert_eq!(pile.turn_up(&mut chance, |cards| rebuilt = cards), Some(1));
        assert_eq!((rebuilt, pile.left(), pile.discards), (2, 1, Cards::NONE));
        assert_eq!((pile.stock, pile.drawn[seat]), (Cards::new([0, 1]), Cards::NONE));
        pile.renew(&mut chance, |_| panic!("a card is left"));
    }

    /// All cards of two piles in the order in which they come, drawn blind or turned up as `blind` says,
    /// the second pile now and then.
    fn order(chance: &mut TableChance, blind: impl Fn(usize) -> bool) -> [Vec<usize>; 2] {
        let mut trains: Pile<2, 0> = Pile::new(Cards::new([20, 20]));
        let mut ships: Pile<2, 2> = Pile::new(Cards::new([9, 9]));
        let (seat, mut drawn) = (Seat::default(), [Vec::new(), Vec::new()]);
        for number in 0..40 {
            let rebuilt = |_| panic!("there are no discards");
            drawn[0].extend(match blind(number) {
                true => trains.draw_blind(seat, chance, rebuilt),
                false => trains.turn_up(chance, rebuilt),
            });
            if blind(number / 2) {
                drawn[1].extend(ships.turn_up(chance, |_| {}));
            }
        }
        drawn
    }

    #[test]
    fn a_pile_has_one_order_however_its_cards_are_drawn() {
        let mut chance = TableChance::new(Seed::from_text("one order"), Keyed::Deck);
        let mut other_chance = chance.clone();
        let [trains, ships] = order(&mut chance, |number| number % 2 == 0);
        let [same_trains, same_ships] = order(&mut other_chance, |number| number % 5 != 0);
        assert_eq!((trains.len(), &trains), (40, &same_trains));
        let both = ships.len().min(same_ships.len());
        assert!(both >= 15 && ships[..both] == same_ships[..both]);
    }

    #[test]
    fn a_pile_that_is_rebuilt_has_another_order() {
        let mut chance = TableChance::new(Seed::from_text("one order"), Keyed::Deck);
        let mut pile: Pile<2> = Pile::new(Cards::new([20, 20]));
        let [first, second] = [0, 1].map(|times| {
            let mut rebuilt = 0;
            let drawn: Vec<Option<usize>> =
                (0..40).map(|_| pile.turn_up(&mut chance, |_| rebuilt += 1)).collect();
            pile.discards = Cards::new([20, 20]);
            assert_eq!(rebuilt, times);
            drawn
        });
        assert_ne!(first, second);
    }
}

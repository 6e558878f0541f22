//! A table's chance.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Chance, Seed, Source, below};

/// What a table's chance is keyed by beside its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keyed {
    /// By the step of the game, as all tables were once.
    #[default]
    Step,
    /// By what is drawn from, so that every deck has one order.
    Deck,
}

impl Keyed {
    /// What the chance of new tables is keyed by.
    pub const NEW: Keyed = Keyed::Deck;

    /// Its name in records.
    pub const fn id(self) -> &'static str {
        match self {
            Keyed::Step => "step",
            Keyed::Deck => "deck",
        }
    }

    /// What has this name.
    pub fn from_id(id: &str) -> Option<Keyed> {
        [Keyed::Step, Keyed::Deck].into_iter().find(|keyed| keyed.id() == id)
    }

    /// Whether it is what isn't said where nothing is said.
    pub fn is_unsaid(&self) -> bool {
        *self == Keyed::default()
    }
}

/// A table's chance for the whole of its game: as much a part of the position as the cards are.
///
/// A draw is made of the words of the blocks SHA-256(key ‖ 0), SHA-256(key ‖ 1), …, four words a
/// block. All words and numbers are big-endian, numbers have four bytes. The key is
///
/// - by deck: seed ‖ the source's name ‖ its number ‖ how often it was shuffled again ‖ how many were
///   drawn from it since. Each draw has a key of its own, so the n-th card of a deck is the same
///   whatever else was played;
/// - by step: seed ‖ step, with the deal as step 0. The draws of a step share its words.
///
/// So any draw can be checked by itself.
#[derive(Clone)]
pub struct TableChance {
    seed: Seed,
    place: Place,
}

/// Where in its chance a table is.
#[derive(Clone)]
enum Place {
    Step(Words),
    Decks(Vec<Deck>),
}

/// How far something has been drawn from.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Deck {
    source: Source,
    shuffled: u32,
    drawn: u32,
}

impl TableChance {
    /// The chance of a table with this seed, before the deal.
    pub fn new(seed: Seed, keyed: Keyed) -> TableChance {
        let place = match keyed {
            Keyed::Step => Place::Step(Words::of_step(seed, 0)),
            Keyed::Deck => Place::Decks(Vec::new()),
        };
        TableChance { seed, place }
    }

    /// What it is keyed by.
    pub fn keyed(&self) -> Keyed {
        match self.place {
            Place::Step(_) => Keyed::Step,
            Place::Decks(_) => Keyed::Deck,
        }
    }

    /// The chance that this step of the game begins with. The deal is step 0.
    #[must_use]
    pub fn at(&self, step: u32) -> TableChance {
        let place = match &self.place {
            Place::Step(_) => Place::Step(Words::of_step(self.seed, step)),
            decks => decks.clone(),
        };
        TableChance { seed: self.seed, place }
    }

    /// Goes on after everything was taken back that happened since `before`. What has been drawn from
    /// meanwhile is shuffled: no draw is ever made with a key that one was made with before, so that whoever
    /// has seen what was drawn knows nothing of what comes. By step the next step's words are new anyway.
    pub fn take_back(&mut self, before: &TableChance) {
        let (Place::Decks(decks), Place::Decks(earlier)) = (&mut self.place, &before.place) else { return };
        for deck in decks.iter_mut().filter(|deck| !earlier.contains(deck)) {
            *deck = Deck { source: deck.source, shuffled: deck.shuffled + 1, drawn: 0 };
        }
    }
}

impl Chance for TableChance {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        match &mut self.place {
            Place::Step(words) => below(n, || words.next()),
            Place::Decks(decks) => {
                debug_assert_ne!(source, Source::NONE, "all that a table draws is drawn from something");
                let deck = Deck::of(source, decks);
                let mut words = Words::of_card(self.seed, *deck);
                deck.drawn += 1;
                below(n, || words.next())
            }
        }
    }

    fn shuffled(&mut self, source: Source) {
        if let Place::Decks(decks) = &mut self.place {
            let deck = Deck::of(source, decks);
            *deck = Deck { source, shuffled: deck.shuffled + 1, drawn: 0 };
        }
    }
}

impl Deck {
    /// That of a source, which may be new.
    fn of(source: Source, decks: &mut Vec<Deck>) -> &mut Deck {
        let at = decks.iter().position(|deck| deck.source == source).unwrap_or_else(|| {
            decks.push(Deck { source, shuffled: 0, drawn: 0 });
            decks.len() - 1
        });
        &mut decks[at]
    }
}

/// The words that grow from a key.
#[derive(Clone)]
struct Words {
    key: Sha256,
    block: u32,
    left: ArrayVec<u64, 4>,
}

impl Words {
    fn of_step(seed: Seed, step: u32) -> Words {
        Words::of(Sha256::new().chain_update(seed.0).chain_update(step.to_be_bytes()))
    }

    fn of_card(seed: Seed, deck: Deck) -> Words {
        let (name, number) = deck.source.key();
        let mut key = Sha256::new().chain_update(seed.0).chain_update(name);
        for number in [number.into(), deck.shuffled, deck.drawn] {
            key.update(u32::to_be_bytes(number));
        }
        Words::of(key)
    }

    fn of(key: Sha256) -> Words {
        Words { key, block: 0, left: ArrayVec::new() }
    }

    fn next(&mut self) -> u64 {
        loop {
            if let Some(word) = self.left.pop() {
                return word;
            }
            let block: [u8; 32] = self.key.clone().chain_update(self.block.to_be_bytes()).finalize().into();
            self.block = self.block.wrapping_add(1);
            let (words, _) = block.as_chunks::<8>();
            self.left = words.iter().rev().map(|word| u64::from_be_bytes(*word)).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::hex;

    /// 00 01 02 … 1f.
    fn seed() -> Seed {
        Seed(std::array::from_fn(|byte| byte as u8))
    }

    fn numbers(chance: &mut TableChance, source: Source, n: u32) -> [u32; 8] {
        std::array::from_fn(|_| chance.number(source, n))
    }

    /// Published so that anyone can check our tables in any language.
    #[test]
    fn the_words_are_the_published_ones() {
        let mut input = seed().0.to_vec();
        input.extend([0, 0, 0, 7, 0, 0, 0, 0]);
        let mut words = Words::of_step(seed(), 7);
        let block: String = (0..4).map(|_| format!("{:016x}", words.next())).collect();
        assert_eq!(block, hex(&Sha256::digest(&input)));
        let mut input = seed().0.to_vec();
        input.extend(b"cards");
        input.extend([0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0]);
        let mut words = Words::of_card(seed(), Deck { source: Source::cards(9), shuffled: 2, drawn: 1 });
        let block: String = (0..4).map(|_| format!("{:016x}", words.next())).collect();
        assert_eq!(block, hex(&Sha256::digest(&input)));
    }

    /// Worked out apart from this code, from the description above.
    #[test]
    fn the_numbers_are_the_published_ones() {
        let (deck, other_deck) = (Source::cards(0), Source::cards(9));
        let mut by_step = TableChance::new(seed(), Keyed::Step).at(7);
        assert_eq!(numbers(&mut by_step, deck, 110), [19, 86, 75, 38, 17, 2, 47, 82]);
        let mut by_deck = TableChance::new(seed(), Keyed::Deck);
        assert_eq!(numbers(&mut by_deck, deck, 110), [96, 26, 100, 33, 72, 34, 92, 80]);
        assert_eq!(numbers(&mut by_deck, Source::die(1), 6), [2, 2, 4, 1, 4, 1, 1, 2]);
        let tickets = Source::named("tickets");
        assert_eq!(numbers(&mut by_deck, tickets, 110), [38, 82, 62, 79, 78, 31, 108, 32]);
        by_deck.number(other_deck, 5);
        (0..2).for_each(|_| by_deck.shuffled(other_deck));
        assert_eq!(numbers(&mut by_deck, other_deck, 110), [80, 90, 64, 69, 1, 97, 73, 70]);
    }

    #[test]
    fn a_deck_has_one_order_whatever_else_is_drawn() {
        let (deck, die) = (Source::cards(0), Source::die(0));
        let mut one = TableChance::new(seed(), Keyed::Deck);
        let mut other = one.clone();
        let straight = numbers(&mut one, deck, 110);
        let between: [u32; 8] = std::array::from_fn(|step| {
            other = other.at(step as u32);
            other.number(die, 6);
            other.shuffled(die);
            other.number(deck, 110)
        });
        assert_eq!(straight, between);
        one.shuffled(deck);
        assert_ne!(numbers(&mut one, deck, 110), straight, "shuffled, it has another");
    }

    #[test]
    fn by_step_nothing_but_the_step_matters() {
        let mut one = TableChance::new(seed(), Keyed::Step);
        one.number(Source::cards(0), 110);
        let mut other = TableChance::new(seed(), Keyed::Step);
        other.shuffled(Source::cards(0));
        let [one, other] = [(one, Source::die(1)), (other, Source::NONE)].map(|(mut chance, source)| {
            chance = chance.at(3);
            numbers(&mut chance, source, 110)
        });
        assert_eq!(one, other);
    }

    /// Draws, shuffles and takes back in any order: no key is used twice, so that what was seen and taken
    /// back says nothing about what is drawn afterwards.
    #[test]
    fn no_draw_is_made_twice_whatever_is_taken_back() {
        use crate::FastChance;
        let sources = [Source::cards(0), Source::cards(9), Source::named("tickets"), Source::die(1)];
        for round in 0..200 {
            let mut whim = FastChance::new(round);
            let mut chance = TableChance::new(seed(), Keyed::Deck);
            let (mut past, mut used) = (Vec::new(), std::collections::BTreeSet::new());
            for _ in 0..120 {
                let source = sources[whim.below(4) as usize];
                match whim.below(8) {
                    0..4 => {
                        past.push(chance.clone());
                        let Place::Decks(decks) = &mut chance.place else { panic!("by deck") };
                        let deck = *Deck::of(source, decks);
                        assert!(used.insert((deck.source.key(), deck.shuffled, deck.drawn)), "drawn again");
                        chance.number(source, 110);
                    }
                    4 => chance.shuffled(source),
                    _ if past.is_empty() => {}
                    _ => {
                        past.truncate(1 + whim.below(past.len() as u32) as usize);
                        let before = past.pop().expect("a position");
                        chance.take_back(&before);
                    }
                }
            }
        }
    }

    #[test]
    fn what_was_not_drawn_from_keeps_its_order() {
        let (deck, die) = (Source::cards(0), Source::die(0));
        let mut chance = TableChance::new(seed(), Keyed::Deck);
        chance.number(deck, 110);
        let (before, mut straight) = (chance.clone(), chance.clone());
        let next = straight.number(deck, 110);
        chance.number(die, 6);
        chance.take_back(&before);
        assert_eq!(chance.clone().number(deck, 110), next, "only the die was rolled");
        chance.number(deck, 110);
        let order = |chance: &TableChance| numbers(&mut chance.clone(), deck, 1000);
        chance.take_back(&before);
        assert_ne!(order(&chance), order(&before), "what was drawn is shuffled back");
    }

    #[test]
    fn names_go_both_ways() {
        for keyed in [Keyed::Step, Keyed::Deck] {
            assert_eq!(Keyed::from_id(keyed.id()), Some(keyed));
            assert_eq!(serde_json::to_string(&keyed).expect("written"), format!("\"{}\"", keyed.id()));
            assert_eq!(TableChance::new(seed(), keyed).keyed(), keyed);
        }
        assert_eq!(Keyed::from_id("moon"), None);
    }
}

//! Chance: what decks and dice decide, always out of one stream that is handed in.
//!
//! A table's chance is [`Sealed`]: anyone who learns the seed after the game can check every draw,
//! and nobody who watches draws learns what comes next. Search brings its own, [`Quick`].
//! [`Noted`] writes down what was decided, and [`Recalled`] decides the same again.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A source of chance.
///
/// All three draws say what was decided in the game's own terms, so that a record can keep it and
/// replay even if the way numbers are made ever changes.
pub trait Chance {
    /// A number below `n`, each as likely as any other; 0 if `n` is 0.
    fn below(&mut self, n: u32) -> u32;

    /// One of several kinds, each as likely as it has members: a card out of a deck kept as counts.
    /// `total` is the sum of the counts; 0 if that is 0.
    #[inline]
    fn kind(&mut self, counts: &[u8], total: u32) -> usize {
        self.kind_from(0, counts, total)
    }

    /// The same where a game has several decks: the kinds of this one are counted from `first`, so
    /// that a record says which deck a card is of.
    #[inline]
    fn kind_from(&mut self, first: usize, counts: &[u8], total: u32) -> usize {
        let mut rest = self.below(total);
        for (kind, &count) in counts.iter().enumerate() {
            if rest < u32::from(count) {
                return first + kind;
            }
            rest -= u32::from(count);
        }
        first
    }

    /// One member of a set of numbers below 64, each as likely as any other; 0 if it is empty.
    fn member(&mut self, set: u64) -> u32 {
        let mut rest = set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros() % 64
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
    #[inline]
    fn kind_from(&mut self, first: usize, counts: &[u8], total: u32) -> usize {
        (**self).kind_from(first, counts, total)
    }
    fn member(&mut self, set: u64) -> u32 {
        (**self).member(set)
    }
}

/// A number below `n` out of a stream of 64-bit words, without any bias: the high half of
/// word × n, but words that would make some numbers likelier are passed over.
fn below(n: u32, mut word: impl FnMut() -> u64) -> u32 {
    let n = u64::from(n);
    loop {
        let product = u128::from(word()) * u128::from(n);
        let low = product as u64;
        if low >= n || low >= n.wrapping_neg().checked_rem(n).unwrap_or(0) {
            return (product >> 64) as u32;
        }
    }
}

/// What a table's chance grows from. Shown as a hash before the first move, as itself after the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made of any text, such as a number typed by a person.
    pub fn from_text(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// The hash that commits a table to its seed without giving it away.
    pub fn seal(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Reads the 64 hexadecimal digits that a seed is written as.
    pub fn parse(text: &str) -> Option<Seed> {
        let mut seed = [0; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != seed.len() || !rest.is_empty() {
            return None;
        }
        for (byte, pair) in seed.iter_mut().zip(pairs) {
            let [high, low] = pair.map(|digit| (digit as char).to_digit(16));
            *byte = (high? * 16 + low?) as u8;
        }
        Some(Seed(seed))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A table's chance for one step of its game.
///
/// Its words are those of the blocks SHA-256(seed ‖ step ‖ 0), SHA-256(seed ‖ step ‖ 1), …, with
/// step and block as four bytes each and four words a block, all big-endian. The deal is step 0.
/// A step needs nothing of the steps before it, so any draw can be checked by itself.
pub struct Sealed {
    seed: Seed,
    step: u32,
    block: u32,
    words: arrayvec::ArrayVec<u64, 4>,
}

impl Sealed {
    /// The chance of this step of the game that has this seed.
    pub fn new(seed: Seed, step: u32) -> Sealed {
        Sealed { seed, step, block: 0, words: arrayvec::ArrayVec::new() }
    }

    fn word(&mut self) -> u64 {
        loop {
            if let Some(word) = self.words.pop() {
                return word;
            }
            let mut hash = Sha256::new();
            hash.update(self.seed.0);
            hash.update(self.step.to_be_bytes());
            hash.update(self.block.to_be_bytes());
            self.block = self.block.wrapping_add(1);
            let block: [u8; 32] = hash.finalize().into();
            let (words, _) = block.as_chunks::<8>();
            self.words = words.iter().rev().map(|word| u64::from_be_bytes(*word)).collect();
        }
    }
}

impl Chance for Sealed {
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }
}

/// Chance for search: fast, portable, and good enough for everything but secrets.
///
/// The generator is xoshiro256++, its state filled by splitmix64, both by Blackman and Vigna.
#[derive(Clone, Debug)]
pub struct Quick([u64; 4]);

impl Quick {
    /// The stream with this number.
    pub fn new(mut seed: u64) -> Quick {
        Quick(std::array::from_fn(|_| {
            seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ mixed >> 31
        }))
    }

    #[inline]
    fn word(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let word = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ b << 17, d.rotate_left(45)];
        word
    }
}

impl Chance for Quick {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }
}

/// One thing that chance decided, as the game asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Drawn {
    /// A number: the face of a die, a seat.
    Number(u32),
    /// A kind of card out of a deck kept as counts.
    Kind(u8),
    /// A member of a set of single things, such as tickets.
    Member(u8),
}

/// Chance that writes down what it decides.
pub struct Noted<'a, C> {
    chance: C,
    drawn: &'a mut Vec<Drawn>,
}

impl<'a, C: Chance> Noted<'a, C> {
    /// Notes what `chance` decides in `drawn`.
    pub fn new(chance: C, drawn: &'a mut Vec<Drawn>) -> Noted<'a, C> {
        Noted { chance, drawn }
    }
}

impl<C: Chance> Chance for Noted<'_, C> {
    fn below(&mut self, n: u32) -> u32 {
        let number = self.chance.below(n);
        self.drawn.push(Drawn::Number(number));
        number
    }
    fn kind_from(&mut self, first: usize, counts: &[u8], total: u32) -> usize {
        let kind = self.chance.kind_from(first, counts, total);
        self.drawn.push(Drawn::Kind(kind as u8));
        kind
    }
    fn member(&mut self, set: u64) -> u32 {
        let member = self.chance.member(set);
        self.drawn.push(Drawn::Member(member as u8));
        member
    }
}

/// Chance that decides what was decided before.
///
/// Asked for something else, or for more, it remembers that it departed from what it was told, and
/// goes on by itself: a rule that draws until something fits must come to an end all the same.
pub struct Recalled<'a> {
    drawn: std::slice::Iter<'a, Drawn>,
    departed: Option<Quick>,
}

impl<'a> Recalled<'a> {
    /// Decides these, in this order.
    pub fn new(drawn: &'a [Drawn]) -> Recalled<'a> {
        Recalled { drawn: drawn.iter(), departed: None }
    }

    /// Whether everything was asked for just as it had been decided, and nothing is left over.
    pub fn kept_to_it(&self) -> bool {
        self.departed.is_none() && self.drawn.len() == 0
    }

    /// What was told, if it fits; else what `by_itself` draws.
    fn told<T>(
        &mut self,
        fits: impl FnOnce(Drawn) -> Option<T>,
        by_itself: impl FnOnce(&mut Quick) -> T,
    ) -> T {
        let told = match self.departed {
            None => self.drawn.next().copied().and_then(fits),
            Some(_) => None,
        };
        told.unwrap_or_else(|| by_itself(self.departed.get_or_insert_with(|| Quick::new(0))))
    }
}

impl Chance for Recalled<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let fits = |drawn| match drawn {
            Drawn::Number(number) if number < n.max(1) => Some(number),
            _ => None,
        };
        self.told(fits, |chance| chance.below(n))
    }
    fn kind_from(&mut self, first: usize, counts: &[u8], total: u32) -> usize {
        let any = |kind: u8| usize::from(kind).checked_sub(first).and_then(|place| counts.get(place));
        let fits = |drawn| match drawn {
            Drawn::Kind(kind) if any(kind).is_some_and(|&count| count > 0) => Some(kind.into()),
            _ => None,
        };
        self.told(fits, |chance| chance.kind_from(first, counts, total))
    }
    fn member(&mut self, set: u64) -> u32 {
        let fits = |drawn| match drawn {
            Drawn::Member(member) if member < 64 && set >> member & 1 == 1 => Some(member.into()),
            _ => None,
        };
        self.told(fits, |chance| chance.member(set))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published so that anyone can check our tables in any language: seed 00 01 02 … 1f.
    #[test]
    fn sealed_words_are_the_published_ones() {
        let seed = Seed(std::array::from_fn(|byte| byte as u8));
        let mut input = seed.0.to_vec();
        input.extend([0, 0, 0, 7, 0, 0, 0, 0]);
        let block = hex(&Sha256::digest(&input));
        let mut chance = Sealed::new(seed, 7);
        let words: String = (0..4).map(|_| format!("{:016x}", chance.word())).collect();
        assert_eq!(words, block);
        let mut chance = Sealed::new(seed, 7);
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(110)).collect();
        assert_eq!(numbers, SEALED_7_BELOW_110);
    }

    /// Worked out apart from this code, from the description above.
    const SEALED_7_BELOW_110: [u32; 8] = [19, 86, 75, 38, 17, 2, 47, 82];

    /// The first words of xoshiro256++ from state 1, 2, 3, 4, as its authors publish them.
    #[test]
    fn quick_words_are_the_published_ones() {
        let mut chance = Quick([1, 2, 3, 4]);
        let words: [u64; 4] = std::array::from_fn(|_| chance.word());
        assert_eq!(words, [41943041, 58720359, 3588806011781223, 3591011842654386]);
    }

    #[test]
    fn every_number_is_as_likely_as_any_other() {
        let mut chance = Quick::new(1);
        let mut seen = [0_i32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (count - 10_000).abs() < 500), "{seen:?}");
    }

    #[test]
    fn kinds_and_members_are_never_what_isnt_there() {
        let mut chance = Quick::new(2);
        let mut kinds = [0; 4];
        let mut members = [0; 64];
        for _ in 0..1000 {
            kinds[chance.kind(&[0, 3, 0, 1], 4)] += 1;
            members[chance.member(1 << 63 | 1 << 5) as usize] += 1;
        }
        assert!(kinds[0] == 0 && kinds[2] == 0 && (650..850).contains(&kinds[1]), "{kinds:?}");
        assert!(members[5] + members[63] == 1000 && (400..600).contains(&members[5]));
        assert_eq!((chance.below(0), chance.kind(&[], 0), chance.member(0)), (0, 0, 0));
    }

    #[test]
    fn recalled_chance_decides_the_same_and_notices_a_departure() {
        let mut drawn = Vec::new();
        let mut noted = Noted::new(Quick::new(3), &mut drawn);
        let first = (noted.below(6), noted.kind(&[2, 2], 4), noted.member(0b1010));
        let mut recalled = Recalled::new(&drawn);
        assert_eq!((recalled.below(6), recalled.kind(&[2, 2], 4), recalled.member(0b1010)), first);
        assert!(recalled.kept_to_it());
        assert!(recalled.below(6) < 6);
        assert!(!recalled.kept_to_it(), "more was asked for than was decided");
        let all: std::collections::HashSet<u32> = (0..100).map(|_| recalled.below(6)).collect();
        assert_eq!(all.len(), 6, "on its own it draws whatever is possible");
        let mut recalled = Recalled::new(&[Drawn::Kind(1)]);
        assert_eq!(recalled.kind(&[1, 0], 1), 0);
        assert!(!recalled.kept_to_it(), "a card that isn't there");
        let mut recalled = Recalled::new(&[Drawn::Kind(1), Drawn::Kind(1)]);
        assert_eq!((recalled.kind_from(1, &[2, 2], 4), recalled.kept_to_it()), (1, false));
        assert!(recalled.kind_from(2, &[2, 2], 4) >= 2);
        assert!(!recalled.kept_to_it(), "a card of another deck");
        assert!(!Recalled::new(&drawn).kept_to_it(), "some left over");
    }

    #[test]
    fn seeds_are_read_as_written() {
        let seed = Seed::from_text("a table");
        assert_eq!(Seed::parse(&seed.to_string()), Some(seed));
        assert_ne!(seed.seal(), seed.to_string());
        for bad in ["", "00", "zz", &"0".repeat(63), &"0".repeat(65), &"й".repeat(32)] {
            assert_eq!(Seed::parse(bad), None, "{bad}");
        }
    }
}

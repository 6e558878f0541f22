//! Chance for search.

use super::{Chance, Source, below};

/// Chance for search: fast, portable, and good enough for everything but secrets.
///
/// The generator is xoshiro256++, its state filled by splitmix64, both by Blackman and Vigna.
#[derive(Clone, Debug)]
pub struct FastChance([u64; 4]);

impl FastChance {
    /// The stream with this number.
    pub fn new(mut seed: u64) -> FastChance {
        FastChance(std::array::from_fn(|_| {
            seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ mixed >> 31
        }))
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let word = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ b << 17, d.rotate_left(45)];
        word
    }
}

impl Chance for FastChance {
    #[inline]
    fn number(&mut self, _: Source, n: u32) -> u32 {
        below(n, || self.next_u64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of xoshiro256++ from state 1, 2, 3, 4, as its authors publish them.
    #[test]
    fn quick_words_are_the_published_ones() {
        let mut chance = FastChance([1, 2, 3, 4]);
        let words: [u64; 4] = std::array::from_fn(|_| chance.next_u64());
        assert_eq!(words, [41943041, 58720359, 3588806011781223, 3591011842654386]);
    }

    #[test]
    fn every_number_is_as_likely_as_any_other() {
        let mut chance = FastChance::new(1);
        let mut seen = [0_i32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (count - 10_000).abs() < 500), "{seen:?}");
    }

    #[test]
    fn kinds_and_members_are_never_what_isnt_there() {
        let mut chance = FastChance::new(2);
        let (deck, bag) = (Source::cards(0), Source::named("bag"));
        let mut kinds = [0; 4];
        let mut members = [0; 64];
        for _ in 0..1000 {
            kinds[chance.kind(deck, &[0, 3, 0, 1], 4)] += 1;
            members[chance.member(bag, 1 << 63 | 1 << 5) as usize] += 1;
        }
        assert!(kinds[0] == 0 && kinds[2] == 0 && (650..850).contains(&kinds[1]), "{kinds:?}");
        assert!(members[5] + members[63] == 1000 && (400..600).contains(&members[5]));
        assert_eq!((chance.below(0), chance.kind(deck, &[], 0), chance.member(bag, 0)), (0, 0, 0));
    }
}

//! Chance: what decks and dice decide, always by one chance that is handed in.
//!
//! A table's chance is [`TableChance`]: anyone who learns the seed after the game can check every draw,
//! and nobody who watches draws learns what comes next. Search brings its own, [`FastChance`].
//! [`RecordingChance`] writes down what was decided, and [`ReplayingChance`] decides the same again.

mod fast;
mod recording;
mod seed;
mod source;
mod table;

pub use fast::FastChance;
pub use recording::{Drawn, RecordingChance, ReplayingChance};
pub use seed::{Seed, hex};
pub use source::Source;
pub use table::{Keyed, TableChance};

use crate::eights::{group_among, nth_bit};

/// What decides whatever nobody chooses.
///
/// All three draws name what is drawn from, and say what was decided in the game's own terms, so
/// that a record can keep it and replay even if the way numbers are made ever changes.
pub trait Chance {
    /// A number below `n`, each as likely as any other; 0 if `n` is 0.
    fn number(&mut self, source: Source, n: u32) -> u32;

    /// A number below `n` for whoever chooses at random: it comes out of nothing that is on the table.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.number(Source::NONE, n)
    }

    /// One of several kinds, each as likely as it has members: a card out of a deck kept as counts.
    /// `total` is the sum of the counts; 0 if that is 0. The kinds are counted from the source's
    /// number, so that a record says which deck a card is of.
    #[inline]
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        let before = self.number(source, total);
        source.first() + group_among(counts, total, before)
    }

    /// One member of a set of numbers below 64, each as likely as any other; 0 if it is empty.
    fn member(&mut self, source: Source, set: u64) -> u32 {
        nth_bit(set, self.number(source, set.count_ones())) % 64
    }

    /// Is told that what is drawn from was put together and shuffled again.
    #[inline]
    fn shuffled(&mut self, _: Source) {}
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        (**self).number(source, n)
    }
    #[inline]
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        (**self).kind(source, counts, total)
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        (**self).member(source, set)
    }
    fn shuffled(&mut self, source: Source) {
        (**self).shuffled(source);
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

//! What chance decided, written down and decided again.

use serde::{Deserialize, Serialize};

use super::{Chance, FastChance, Source};

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
pub struct RecordingChance<'a, C> {
    chance: C,
    drawn: &'a mut Vec<Drawn>,
}

impl<'a, C: Chance> RecordingChance<'a, C> {
    /// Notes what `chance` decides in `drawn`.
    pub fn new(chance: C, drawn: &'a mut Vec<Drawn>) -> RecordingChance<'a, C> {
        RecordingChance { chance, drawn }
    }
}

impl<C: Chance> Chance for RecordingChance<'_, C> {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        let number = self.chance.number(source, n);
        self.drawn.push(Drawn::Number(number));
        number
    }
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        let kind = self.chance.kind(source, counts, total);
        self.drawn.push(Drawn::Kind(kind as u8));
        kind
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        let member = self.chance.member(source, set);
        self.drawn.push(Drawn::Member(member as u8));
        member
    }
    fn shuffled(&mut self, source: Source) {
        self.chance.shuffled(source);
    }
}

/// Chance that decides what was decided before.
///
/// Asked for something else, or for more, it remembers that it departed from what it was told, and
/// goes on by itself: a rule that draws until something fits must come to an end all the same.
pub struct ReplayingChance<'a> {
    drawn: std::slice::Iter<'a, Drawn>,
    departed: Option<FastChance>,
}

impl<'a> ReplayingChance<'a> {
    /// Decides these, in this order.
    pub fn new(drawn: &'a [Drawn]) -> ReplayingChance<'a> {
        ReplayingChance { drawn: drawn.iter(), departed: None }
    }

    /// Whether everything was asked for just as it had been decided, and nothing is left over.
    pub fn kept_to_it(&self) -> bool {
        self.departed.is_none() && self.drawn.len() == 0
    }

    /// What was told, if it fits; else what `by_itself` draws.
    fn told<T>(
        &mut self,
        fits: impl FnOnce(Drawn) -> Option<T>,
        by_itself: impl FnOnce(&mut FastChance) -> T,
    ) -> T {
        let told = match self.departed {
            None => self.drawn.next().copied().and_then(fits),
            Some(_) => None,
        };
        told.unwrap_or_else(|| by_itself(self.departed.get_or_insert_with(|| FastChance::new(0))))
    }
}

impl Chance for ReplayingChance<'_> {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        let fits = |drawn| match drawn {
            Drawn::Number(number) if number < n.max(1) => Some(number),
            _ => None,
        };
        self.told(fits, |chance| chance.number(source, n))
    }
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        let any =
            |kind: u8| usize::from(kind).checked_sub(source.first()).and_then(|place| counts.get(place));
        let fits = |drawn| match drawn {
            Drawn::Kind(kind) if any(kind).is_some_and(|&count| count > 0) => Some(kind.into()),
            _ => None,
        };
        self.told(fits, |chance| chance.kind(source, counts, total))
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        let fits = |drawn| match drawn {
            Drawn::Member(member) if member < 64 && set >> member & 1 == 1 => Some(member.into()),
            _ => None,
        };
        self.told(fits, |chance| chance.member(source, set))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: Source = Source::die(0);
    const DECK: Source = Source::cards(0);
    const BAG: Source = Source::named("bag");

    #[test]
    fn recalled_chance_decides_the_same_and_notices_a_departure() {
        let mut drawn = Vec::new();
        let all_three = |chance: &mut dyn Chance| {
            (chance.number(DIE, 6), chance.kind(DECK, &[2, 2], 4), chance.member(BAG, 0b1010))
        };
        let first = all_three(&mut RecordingChance::new(FastChance::new(3), &mut drawn));
        let mut recalled = ReplayingChance::new(&drawn);
        assert_eq!(all_three(&mut recalled), first);
        assert!(recalled.kept_to_it());
        assert!(recalled.number(DIE, 6) < 6);
        assert!(!recalled.kept_to_it(), "more was asked for than was decided");
        let all: std::collections::HashSet<u32> = (0..100).map(|_| recalled.number(DIE, 6)).collect();
        assert_eq!(all.len(), 6, "on its own it draws whatever is possible");
        let mut recalled = ReplayingChance::new(&[Drawn::Kind(1)]);
        assert_eq!(recalled.kind(DECK, &[1, 0], 1), 0);
        assert!(!recalled.kept_to_it(), "a card that isn't there");
        let mut recalled = ReplayingChance::new(&[Drawn::Kind(1), Drawn::Kind(1)]);
        assert_eq!((recalled.kind(Source::cards(1), &[2, 2], 4), recalled.kept_to_it()), (1, false));
        assert!(recalled.kind(Source::cards(2), &[2, 2], 4) >= 2);
        assert!(!recalled.kept_to_it(), "a card of another deck");
        assert!(!ReplayingChance::new(&drawn).kept_to_it(), "some left over");
    }
}

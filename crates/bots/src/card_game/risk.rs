//! How likely a group in a station is to be robbed before its owner's next turn (CG-15, CG-16).

use ::card_game::LOCOMOTIVE;

use super::situation::{Hand, Situation};

/// How likely a group of this colour and size is still there at the next turn of its owner, when so
/// many laps have gone by before. Whoever sits with several others isn't robbed by each of them: they
/// have each other to rob.
#[inline]
pub(super) fn survives(situation: &Situation<'_>, kind: usize, size: u8, laps: u8) -> f64 {
    let danger: f64 = situation.others.iter().map(|other| can_rob(other, kind, size, laps)).sum();
    1.0 - situation.weights.fear * danger / (situation.seats - 1) as f64
}

/// How likely anyone could rob a group of this colour and size now.
pub(super) fn endangered(situation: &Situation<'_>, kind: usize, size: u8) -> f64 {
    let safe = |other: &Hand| 1.0 - can_rob(other, kind, size, 0);
    1.0 - situation.others.iter().map(safe).product::<f64>()
}

/// How likely somebody with such a hand has more cards of the colour than that.
#[inline]
fn can_rob(other: &Hand, kind: usize, size: u8, laps: u8) -> f64 {
    if other.is_empty() {
        return 0.0;
    }
    let held = other.known.of(kind) + other.known.of(LOCOMOTIVE);
    let short = usize::from((size + 1).saturating_sub(held));
    // In each lap it may draw two more.
    let unknown = usize::from(other.unknown + 2 * laps).min(UNKNOWN - 1);
    if short < SHORT { AT_LEAST[short][unknown] } else { 0.0 }
}

/// A card is one of a colour, or a locomotive, with this likelihood: 26 of 96 are.
const EACH: f64 = 26.0 / 96.0;
/// More than so many cards nobody has to be afraid of.
const SHORT: usize = 12;
/// More cards make no difference.
const UNKNOWN: usize = 64;

/// How likely so many at least of so many unknown cards are of a colour, or locomotives.
const AT_LEAST: [[f64; UNKNOWN]; SHORT] = {
    let mut table = [[0.0; UNKNOWN]; SHORT];
    let mut short = 0;
    while short < SHORT {
        let mut unknown = 0;
        while unknown < UNKNOWN {
            table[short][unknown] = at_least(short, unknown, EACH);
            unknown += 1;
        }
        short += 1;
    }
    table
};

/// How likely so many of so many unknown cards are wanted ones, of which each is one with this
/// likelihood.
const fn at_least(wanted: usize, unknown: usize, each: f64) -> f64 {
    let (mut exactly, mut fewer, mut number) = (1.0, 0.0, 0);
    while number < unknown {
        exactly *= 1.0 - each;
        number += 1;
    }
    number = 0;
    while number < wanted && number <= unknown {
        fewer += exactly;
        exactly *= each / (1.0 - each) * (unknown - number) as f64 / (number + 1) as f64;
        number += 1;
    }
    let rest: f64 = 1.0 - fewer;
    rest.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likelihoods_are_those_of_the_book() {
        assert_eq!(at_least(0, 0, 0.1), 1.0);
        assert_eq!(at_least(1, 0, 0.1), 0.0);
        assert!((at_least(1, 2, 0.5) - 0.75).abs() < 1e-9);
        assert!((at_least(2, 3, 0.5) - 0.5).abs() < 1e-9);
        assert!(at_least(4, 3, 0.5) < 1e-9);
    }
}

//! How likely a group in a station is to be robbed before its owner's next turn (CG-15, CG-16).

use ::card_game::{Colour, LOCOMOTIVE, SeatView};
use engine::Seat;

use super::sight::Sight;

/// Not everyone who can rob does: cars have other uses.
const DOES: f64 = 0.2;
/// What a heedless player thinks.
const NO_FEAR: f64 = 0.92;

/// How likely a group of this colour and size is still there at the next turn of its owner, who is
/// the bot, when so many laps have gone by before.
pub(super) fn survives(sight: &Sight<'_>, colour: Colour, size: u8, laps: u8) -> f64 {
    if !sight.temper.heeds_others {
        return NO_FEAR;
    }
    sight.others().map(|(seat, other)| 1.0 - DOES * can_rob(sight, seat, other, colour, size, laps)).product()
}

/// How likely a seat has more cards of the colour than that.
fn can_rob(sight: &Sight<'_>, seat: Seat, other: &SeatView, colour: Colour, size: u8, laps: u8) -> f64 {
    let known = sight.known(seat);
    let held = known.of(colour.kind()) + known.of(LOCOMOTIVE);
    // In each lap it may draw two more.
    let unknown = other.hand.saturating_sub(known.total()) + 2 * laps;
    let short = (size + 1).saturating_sub(held);
    at_least(short, unknown, sight.likely[colour.kind()] + sight.likely[LOCOMOTIVE])
}

/// How likely so many of so many unknown cards are wanted ones, of which each is one with this
/// likelihood.
fn at_least(wanted: u8, unknown: u8, each: f64) -> f64 {
    if wanted == 0 {
        return 1.0;
    }
    let (mut exactly, mut fewer) = ((1.0 - each).powi(unknown.into()), 0.0);
    for number in 0..wanted.min(unknown.saturating_add(1)) {
        fewer += exactly;
        let ways = f64::from(unknown.saturating_sub(number)) / f64::from(number + 1);
        exactly *= ways * each / (1.0 - each).max(1e-9);
    }
    (1.0 - fewer).clamp(0.0, 1.0)
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

//! How likely a position is won.

use switch_signal::State;

use super::outlook::{Mind, WIN};

/// How likely the team wins, out of a thousand, where a position is worth so much and the stationmaster
/// plays on. Estimated, not searched: a logistic curve fitted to games that the stationmaster played with
/// itself on both boards, by what the position was worth and how many instructions were left.
pub(super) fn odds(_: &Mind<'_>, state: &State, worth: i32) -> u16 {
    // A win or a loss within reach outweighs everything else.
    let (sure, rest) = match worth {
        SURE.. => (f64::from(worth) / f64::from(WIN), 0),
        ..=UNSURE => (f64::from(worth) / f64::from(WIN), 0),
        worth => (0.0, worth),
    };
    let [start, by_worth, by_left] = CURVE;
    let left = f64::from(state.instructions_left());
    let likely = 1.0 / (1.0 + (-(start + by_worth * f64::from(rest) + by_left * left)).exp());
    (1000.0 * if sure == 0.0 { likely } else { (likely + sure).clamp(0.0, 1.0) }).round() as u16
}

/// Beyond this, some way to win at once is in it; below the other, some way to lose.
const SURE: i32 = WIN / 20;
const UNSURE: i32 = -WIN / 20;

/// Where the curve begins, and how it rises with worth and with instructions left.
const CURVE: [f64; 3] = [0.0, 0.001, 0.0];

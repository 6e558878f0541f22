//! How likely a position is won.

use switch_signal::State;

use super::evaluation::WIN;

/// How the odds begin, and how they change with the instructions left, with what the position is worth for
/// each of them, and as the end comes near.
const CURVE: [f64; 4] = [-9.153, 3.073, 11.922, 19.732];

/// How likely the team wins, out of a thousand, where a position is worth so much and the stationmaster
/// plays on. It is a rough estimate, not a search: a logistic curve fitted to games that the stationmaster
/// played with itself on both boards with standard options, which doesn't know that others play worse.
pub(super) fn odds(state: &State, worth: i32) -> u16 {
    let left = f64::from(state.instructions_left());
    // With some of a die's faces the game may be won or lost at once.
    let faces = (6.0 * f64::from(worth) / f64::from(WIN)).round().clamp(-6.0, 6.0);
    let sure = faces / 6.0;
    let rest = 1.0 - sure.abs();
    let plain = f64::from(worth) - sure * f64::from(WIN);
    let worth = if rest > 0.0 { plain / rest / 1000.0 } else { 0.0 };
    let [start, by_left, by_pace, by_end] = CURVE;
    let turns = left + 2.0;
    let sum = start + by_left * left / 10.0 + by_pace * worth / turns + by_end / turns;
    let likely = 1.0 / (1.0 + (-sum).exp());
    let odds = sure.max(0.0) + rest * likely;
    (1000.0 * odds.clamp(0.0, 1.0)).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastChance, Rules};
    use switch_signal::SwitchSignal;

    #[test]
    fn what_is_worth_more_is_likelier_won() {
        let game = SwitchSignal::standard(2).expect("two can play");
        let mut state = game.deal(&mut FastChance::new(1), &mut ());
        for left in [0, 1, 5, 15] {
            state.instructions = left;
            let odds = [-WIN, -2_000, 0, 2_000, 6_000].map(|worth| odds(&state, worth));
            assert!(odds.is_sorted(), "{odds:?}");
            assert_eq!((odds[0], super::odds(&state, WIN)), (0, 1000));
        }
    }
}

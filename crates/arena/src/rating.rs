//! Ratings: one number each, from who came in before whom.
//!
//! Bradley and Terry's model: a bot's strength is a number, and the odds that one comes in before
//! another are *e* to the difference. Of a game with several seats each pair counts; equals count a
//! half for both. The numbers are those that make the results likeliest, with one drawn game added
//! for each pair so that they stay finite, in the points that chess players use: 400 for odds of ten
//! to one. The weakest has 1500. Intervals come from the spread of the deals (a sandwich estimate),
//! because the pairs of a game and the games of a deal are not independent; they are never narrower
//! than twice as many independent pairs would make them.

use std::fmt;

use serde::Serialize;

/// What the weakest has.
pub const WEAKEST: f64 = 1500.0;
/// Points of a rating for each unit of strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// A rating with its 95 % interval, which is that of the distance to the weakest.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The rating.
    pub points: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// With its interval; the weakest has none.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}", self.points)?;
        if self.high > self.low { write!(f, " ({:.0}–{:.0})", self.low, self.high) } else { Ok(()) }
    }
}

/// Who came in before whom in the games of a deal: a row for each, with how often it came in before
/// each of the others.
pub type Crosstable = Vec<Vec<f64>>;

/// The ratings of `count` bots by these deals.
pub fn ratings(count: usize, deals: &[Crosstable]) -> Vec<Rating> {
    let sum = |one: usize, other: usize| -> f64 { deals.iter().map(|deal| deal[one][other]).sum() };
    let drawn = |one: usize, other: usize| match sum(one, other) + sum(other, one) > 0.0 {
        true => sum(one, other) + 0.5,
        false => 0.0,
    };
    let row =
        |one: usize| (0..count).map(|other| if one == other { 0.0 } else { drawn(one, other) }).collect();
    let all: Crosstable = (0..count).map(row).collect();
    let strengths = likeliest(&all);
    let weakest = (0..count).min_by(|one, other| strengths[*one].total_cmp(&strengths[*other])).unwrap_or(0);
    let errors = errors(&all, deals, &strengths, weakest);
    let rating = |(place, strength): (usize, &f64)| {
        let points = WEAKEST + SCALE * (strength - strengths[weakest]);
        let half = 1.96 * SCALE * errors[place];
        Rating { points, low: points - half, high: points + half }
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// How likely one comes in before another.
fn odds(one: f64, other: f64) -> f64 {
    1.0 / (1.0 + (other - one).exp())
}

/// What was won beyond what these strengths promise.
fn surplus(wins: &Crosstable, strengths: &[f64], one: usize) -> f64 {
    let against = |other: usize| {
        let met = wins[one][other] + wins[other][one];
        wins[one][other] - met * odds(strengths[one], strengths[other])
    };
    (0..strengths.len()).filter(|other| *other != one).map(against).sum()
}

/// How much the results say of each strength: the negative second derivatives of the likelihood.
fn information(wins: &Crosstable, strengths: &[f64]) -> Crosstable {
    let count = strengths.len();
    let mut information = vec![vec![0.0; count]; count];
    for one in 0..count {
        for other in (0..count).filter(|other| *other != one) {
            let odds = odds(strengths[one], strengths[other]);
            let says = (wins[one][other] + wins[other][one]) * odds * (1.0 - odds);
            information[one][one] += says;
            information[one][other] -= says;
        }
    }
    information
}

/// The strengths that make the results likeliest, by Newton's steps; the first stays 0.
fn likeliest(wins: &Crosstable) -> Vec<f64> {
    let count = wins.len();
    let mut strengths = vec![0.0; count];
    for _ in 0..100 {
        let surplus: Vec<f64> = (1..count).map(|one| surplus(wins, &strengths, one)).collect();
        let inverse = inverse(without(&information(wins, &strengths), 0));
        let step: Vec<f64> = inverse.iter().map(|row| product(row, &surplus)).collect();
        // A long step could overshoot.
        let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        let scale = 1.0 / longest.max(1.0);
        strengths.iter_mut().skip(1).zip(&step).for_each(|(strength, step)| *strength += scale * step);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// The standard errors of the distances to the weakest.
fn errors(wins: &Crosstable, deals: &[Crosstable], strengths: &[f64], weakest: usize) -> Vec<f64> {
    let count = strengths.len();
    let model = inverse(without(&information(wins, strengths), weakest));
    let others: Vec<usize> = (0..count).filter(|place| *place != weakest).collect();
    // How the surpluses of deals vary together.
    let mut spread = vec![vec![0.0; others.len()]; others.len()];
    for deal in deals {
        let surplus: Vec<f64> = others.iter().map(|one| surplus(deal, strengths, *one)).collect();
        for (row, one) in spread.iter_mut().zip(&surplus) {
            row.iter_mut().zip(&surplus).for_each(|(cell, other)| *cell += one * other);
        }
    }
    let mut errors = vec![0.0; count];
    for (place, row) in others.iter().zip(&model) {
        let middle: Vec<f64> = spread.iter().map(|spread| product(spread, row)).collect();
        let own = others.iter().position(|other| other == place).map_or(0.0, |index| row[index]);
        errors[*place] = product(row, &middle).max(own / 2.0).sqrt();
    }
    errors
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The matrix without one row and column.
fn without(matrix: &Crosstable, place: usize) -> Crosstable {
    let keep = |index: &usize| *index != place;
    let row = |row: &Vec<f64>| (0..row.len()).filter(keep).map(|column| row[column]).collect();
    (0..matrix.len()).filter(keep).map(|index| row(&matrix[index])).collect()
}

/// The inverse of a matrix that has one, by elimination. Whoever met nobody keeps a tiny diagonal.
fn inverse(mut matrix: Crosstable) -> Crosstable {
    let count = matrix.len();
    let mut inverse: Crosstable =
        (0..count).map(|row| (0..count).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..count {
        let best = (pivot..count)
            .max_by(|one, other| matrix[*one][pivot].abs().total_cmp(&matrix[*other][pivot].abs()));
        let best = best.unwrap_or(pivot);
        matrix.swap(pivot, best);
        inverse.swap(pivot, best);
        if matrix[pivot][pivot].abs() < 1e-12 {
            matrix[pivot][pivot] = 1e-12;
        }
        let divisor = matrix[pivot][pivot];
        for half in [&mut matrix, &mut inverse] {
            half[pivot].iter_mut().for_each(|cell| *cell /= divisor);
        }
        for row in (0..count).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for half in [&mut matrix, &mut inverse] {
                let lead = half[pivot].clone();
                half[row].iter_mut().zip(&lead).for_each(|(cell, lead)| *cell -= factor * lead);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::near;
    use engine::{Chance as _, FastChance};

    /// Two bots: 30 wins to 10, with the drawn game 30.5 to 10.5, so 400 log10(30.5 / 10.5).
    #[test]
    fn two_are_rated_by_their_odds() {
        let deals: Vec<Crosstable> = (0..40)
            .map(|deal| {
                if deal < 30 {
                    vec![vec![0.0, 1.0], vec![0.0; 2]]
                } else {
                    vec![vec![0.0; 2], vec![1.0, 0.0]]
                }
            })
            .collect();
        let [one, other] = ratings(2, &deals)[..] else { panic!("two") };
        near(one.points - other.points, 400.0 * (30.5_f64 / 10.5).log10(), 1e-6);
        assert_eq!((other.points, other.low, other.high), (1500.0, 1500.0, 1500.0));
        // The error of a log odds is about √(1/30 + 1/10) = 0.365, so ±124 points.
        near(one.high - one.points, 124.0, 8.0);
    }

    #[test]
    fn an_inverse_is_one() {
        let matrix = vec![vec![4.0, 7.0], vec![2.0, 6.0]];
        let found = inverse(matrix);
        for (row, expected) in found.iter().zip([[0.6, -0.7], [-0.2, 0.4]]) {
            row.iter().zip(expected).for_each(|(cell, expected)| near(*cell, expected, 1e-9));
        }
    }

    /// Results drawn from known strengths give these strengths back, and the intervals hold them.
    #[test]
    fn known_strengths_are_found() {
        let truth = [1500.0, 1600.0, 1750.0, 1950.0];
        let strengths = truth.map(|points| points / SCALE);
        let (mut held, mut asked) = (0, 0);
        for seed in 0..40 {
            let mut chance = FastChance::new(seed);
            let mut deal = || {
                let mut wins = vec![vec![0.0; 4]; 4];
                for one in 0..4 {
                    for other in 0..one {
                        for _ in 0..2 {
                            let odds = odds(strengths[one], strengths[other]);
                            let won = f64::from(chance.below(1_000_000)) < odds * 1e6;
                            let (winner, loser) = if won { (one, other) } else { (other, one) };
                            wins[winner][loser] += 1.0;
                        }
                    }
                }
                wins
            };
            let deals: Vec<Crosstable> = (0..150).map(|_| deal()).collect();
            let found = ratings(4, &deals);
            for (rating, truth) in found.iter().zip(truth).skip(1) {
                near(rating.points, truth, 120.0);
                asked += 1;
                held += i32::from(rating.low <= truth && truth <= rating.high);
            }
        }
        assert!(held * 100 >= asked * 88, "{held} of {asked}");
    }

    /// Who wins always is far ahead, but not endlessly; who met nobody is somewhere.
    #[test]
    fn extremes_are_survived() {
        let always = vec![vec![vec![0.0, 2.0, 0.0], vec![0.0; 3], vec![0.0; 3]]; 100];
        let found = ratings(3, &always);
        assert!((900.0..1200.0).contains(&(found[0].points - found[1].points)), "{found:?}");
        assert!(found.iter().all(|rating| rating.points.is_finite()), "{found:?}");
        assert!(ratings(1, &[]).len() == 1 && ratings(0, &[]).is_empty());
    }
}

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

/// The rating of somebody who has met only those whose ratings are known: of each game what each of these
/// has, and what was won against it (1, ½ or 0). None of somebody who has met nobody.
///
/// It is the same model: one drawn game is added for each rating that was met. The interval comes from the
/// spread of the games, and is never narrower than if all pairs were independent: there are few games.
pub fn anchored(games: &[Vec<(f64, f64)>]) -> Option<Rating> {
    let mut met: Vec<f64> = games.iter().flatten().map(|(points, _)| *points).collect();
    met.sort_unstable_by(f64::total_cmp);
    met.dedup();
    let drawn: Vec<(f64, f64)> = met.iter().map(|points| (*points, 0.5)).collect();
    // From the middle of whom they have met.
    let mut strength = met.iter().sum::<f64>() / met.len().max(1) as f64 / SCALE;
    let surplus = |strength: f64, game: &[(f64, f64)]| -> f64 {
        game.iter().map(|(points, won)| won - odds(strength, points / SCALE)).sum()
    };
    let says = |strength: f64| -> f64 {
        let pairs = games.iter().flatten().chain(&drawn);
        let each = pairs.map(|(points, _)| odds(strength, points / SCALE));
        each.map(|odds| odds * (1.0 - odds)).sum()
    };
    if met.is_empty() {
        return None;
    }
    for _ in 0..100 {
        let all: f64 = games.iter().chain([&drawn]).map(|game| surplus(strength, game)).sum();
        let step = (all / says(strength)).clamp(-1.0, 1.0);
        strength += step;
        if step.abs() < 1e-10 {
            break;
        }
    }
    let model = 1.0 / says(strength);
    let spread: f64 = games.iter().map(|game| surplus(strength, game).powi(2)).sum();
    let half = 1.96 * SCALE * (spread * model * model).max(model).sqrt();
    let points = SCALE * strength;
    Some(Rating { points, low: points - half, high: points + half })
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

    /// 30 wins to 10 against 1700, with the drawn game 30.5 to 10.5; and where two are met, between them.
    #[test]
    fn somebody_is_rated_by_whom_they_have_met() {
        let game = |points: f64, won: bool| vec![(points, f64::from(u8::from(won)))];
        let games: Vec<_> = (0..40).map(|number| game(1700.0, number < 30)).collect();
        let rating = anchored(&games).expect("a rating");
        near(rating.points, 1700.0 + 400.0 * (30.5_f64 / 10.5).log10(), 1e-6);
        near(rating.high - rating.points, 124.0, 8.0);
        assert!(anchored(&[]).is_none() && anchored(&[vec![], vec![]]).is_none());
        // Who beats the weaker and loses to the stronger is between them, and it is not sure where.
        let between: Vec<_> = (0..10).map(|_| vec![(1500.0, 1.0), (1900.0, 0.0)]).collect();
        let rating = anchored(&between).expect("a rating");
        near(rating.points, 1700.0, 1e-6);
        assert!(rating.high - rating.low > 200.0, "{rating:?}");
        let always = anchored(&vec![vec![(1500.0, 1.0); 3]; 5]).expect("a rating");
        assert!(always.points > 1800.0 && always.points < 2400.0, "{always:?}");
    }

    /// The interval of somebody whose strength is known holds it as often as it says, or oftener.
    #[test]
    fn the_interval_of_a_few_games_holds_the_truth() {
        let (truth, mut held) = (1800.0, 0);
        for seed in 0..200 {
            let mut chance = FastChance::new(seed);
            let mut pair = |points: f64| {
                let odds = odds(truth / SCALE, points / SCALE);
                (points, f64::from(u8::from(f64::from(chance.below(1_000_000)) < odds * 1e6)))
            };
            let games: Vec<_> = (0..12).map(|_| vec![pair(1500.0), pair(1900.0)]).collect();
            let rating = anchored(&games).expect("a rating");
            held += i32::from(rating.low <= truth && truth <= rating.high);
        }
        assert!(held >= 180, "{held} of 200");
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

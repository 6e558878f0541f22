//! What somebody's games add up to: by game and number of seats, and a rating.

use arena::rating::anchored;
use pages::me::{GameStanding, Rated, SeatsStanding};
use roster::Roster;
use store::Played;

use crate::dealing::Deals;

/// Fewer games than these against bots that were measured make no rating.
pub(crate) const FEWEST_GAMES: usize = 5;

/// What these games add up to, in the order of the house's games.
pub(crate) fn standing(games: &Roster, deals: &dyn Deals, played: &[Played]) -> Vec<GameStanding> {
    let of_game = |id: &str| -> Vec<&Played> { played.iter().filter(|one| one.game == id).collect() };
    let standing = |title: &roster::Title| {
        let all = of_game(title.id);
        (!all.is_empty()).then(|| GameStanding {
            game: title.id.to_owned(),
            seats: by_seats(&all),
            rated: if title.together { Rated::Together } else { rated(deals.ratings(title.id), &all) },
        })
    };
    games.games().iter().filter_map(standing).collect()
}

/// By the number of seats, the fewest first.
fn by_seats(all: &[&Played]) -> Vec<SeatsStanding> {
    let mut seats: Vec<u32> = all.iter().map(|one| one.seats).collect();
    seats.sort_unstable();
    seats.dedup();
    let standing = |seats: u32| {
        let there: Vec<&&Played> = all.iter().filter(|one| one.seats == seats).collect();
        let points: i64 = there.iter().map(|one| i64::from(one.points)).sum();
        SeatsStanding {
            seats,
            games: there.len(),
            wins: there.iter().filter(|one| one.won).count(),
            average: points as f64 / there.len().max(1) as f64,
        }
    };
    seats.into_iter().map(standing).collect()
}

/// A rating by the bots that were measured: whoever else sat there says nothing of it.
fn rated(bots: &[(&'static str, f64)], all: &[&Played]) -> Rated {
    let met = |one: &&Played| -> Vec<(f64, f64)> {
        let others = one.others.split(' ').filter_map(|other| {
            let (who, sign) = other.split_at_checked(other.len().checked_sub(1)?)?;
            let (_, points) = bots.iter().find(|(bot, _)| *bot == who)?;
            let won = match sign {
                "+" => 1.0,
                "-" => 0.0,
                _ => 0.5,
            };
            Some((*points, won))
        });
        others.collect()
    };
    let games: Vec<Vec<(f64, f64)>> = all.iter().map(met).filter(|met| !met.is_empty()).collect();
    match anchored(&games).filter(|_| games.len() >= FEWEST_GAMES) {
        Some(rating) => Rated::Rating { rating, bots: bots.to_vec() },
        None => Rated::TooFew { more: FEWEST_GAMES.saturating_sub(games.len()) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(seats: u32, won: bool, others: &str) -> Played {
        let (game, others) = ("g".to_owned(), others.to_owned());
        Played { game, seats, won, points: if won { 100 } else { 50 }, others, ..Played::default() }
    }

    #[test]
    fn games_are_counted_by_seats() {
        let games = [played(3, true, ""), played(2, false, ""), played(2, true, "")];
        let counted = by_seats(&games.iter().collect::<Vec<_>>());
        let told: Vec<_> = counted.iter().map(|one| (one.seats, one.games, one.wins, one.average)).collect();
        assert_eq!(told, [(2, 2, 1, 75.0), (3, 1, 1, 100.0)]);
    }

    #[test]
    fn a_rating_needs_a_handful_of_games_against_bots_that_were_measured() {
        let bots = [("trainee", 1500.0), ("driver", 2000.0)];
        let rate = |games: &[Played]| rated(&bots, &games.iter().collect::<Vec<_>>());
        assert!(matches!(rate(&[]), Rated::TooFew { more: 5 }));
        let with_people = vec![played(2, true, "person+"); 9];
        assert!(matches!(rate(&with_people), Rated::TooFew { more: 5 }));
        assert!(matches!(rate(&vec![played(2, true, "driver+ visitor-"); 4]), Rated::TooFew { more: 1 }));
        let halves = [vec![played(2, true, "driver+"); 5], vec![played(2, false, "driver-"); 5]].concat();
        let Rated::Rating { rating, bots } = rate(&halves) else { panic!("no rating") };
        assert!(
            (rating.points - 2000.0).abs() < 1e-6 && rating.low < 1900.0 && bots.len() == 2,
            "{rating:?}"
        );
    }
}

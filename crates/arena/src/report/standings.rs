//! How each entrant did.

use std::collections::BTreeMap;

use super::{FigureReport, LineReport, Standing, TimeReport};
use crate::interval::{Mean, Share};
use crate::ledger::Ledger;
use crate::outside::Misdeed;
use crate::play::Terms;
use crate::rating::{Crosstable, ratings};
use crate::result::{GameResult, SeatResult};
use crate::schedule::Schedule;
use crate::statistics::Statistics;
use crate::times::Times;

/// How each entrant did, in the order of the schedule.
pub(super) fn standings<G: Statistics>(schedule: &Schedule, terms: &Terms, ledger: &Ledger) -> Vec<Standing> {
    let rated = match schedule.together || ledger.games().is_empty() {
        true => vec![None; schedule.entrants.len()],
        false => {
            let deals: Vec<Crosstable> = ledger.deals().map(|games| met(schedule, games).0).collect();
            ratings(schedule.entrants.len(), &deals).into_iter().map(Some).collect()
        }
    };
    let standing = |(place, rating)| {
        let entrant = &schedule.entrants[place];
        let own = Own { place, ledger };
        let kinds = ledger.games().first().map_or(&[][..], |game| &game.lines);
        let seats = schedule.seats_of(place).min(schedule.seatings.len());
        let won: Vec<f64> = own.by_deals(|result| result.won).collect();
        let decisions: f64 = own.seat_results().map(|result| f64::from(result.decisions)).sum();
        let mut histogram = BTreeMap::new();
        own.seat_results().for_each(|result| *histogram.entry(result.points).or_default() += 1);
        let mut forfeited = BTreeMap::new();
        for misdeed in own.forfeits() {
            *forfeited.entry(misdeed.id()).or_default() += 1;
        }
        Standing {
            name: entrant.name(),
            bot: entrant.bot.clone(),
            games: own.seat_results().count() as u64,
            // Seats of one game that play alike can't all win it: they are no games of their own.
            won: Share::of_deals(&won, if schedule.together { 1 } else { seats }),
            shared: own.seat_results().filter(|result| result.won > 0.0 && result.won < 1.0).count() as u64,
            rating,
            points: own.mean(|result| f64::from(result.points)),
            histogram,
            lines: kinds
                .iter()
                .enumerate()
                .map(|(line, kind)| LineReport {
                    kind,
                    points: own.mean(|result| f64::from(result.lines[line])),
                })
                .collect(),
            figures: G::FIGURES
                .iter()
                .enumerate()
                .map(|(figure, kind)| FigureReport {
                    kind,
                    mean: own.mean(|result| f64::from(result.figures[figure])),
                })
                .collect(),
            by_turn: by_turn(schedule.seats, ledger, |result| result.entrant == place),
            decisions: own.mean(|result| f64::from(result.decisions)),
            iterations: own.seat_results().map(|result| result.iterations as f64).sum::<f64>()
                / decisions.max(1.0),
            illegal: own.seat_results().map(|result| u64::from(result.illegal)).sum(),
            forfeited,
            time: time(&ledger.times()[place], terms),
        }
    };
    rated.into_iter().enumerate().map(standing).collect()
}

/// What one entrant did.
struct Own<'a> {
    place: usize,
    ledger: &'a Ledger,
}

impl<'a> Own<'a> {
    fn seat_results(&self) -> impl Iterator<Item = &'a SeatResult> + use<'a> {
        let place = self.place;
        self.ledger.games().iter().flat_map(|game| &game.seats).filter(move |result| result.entrant == place)
    }

    /// Why it forfeited games, once a game.
    fn forfeits(&self) -> impl Iterator<Item = Misdeed> + use<'a> {
        let place = self.place;
        self.ledger.games().iter().filter_map(move |game| {
            let own = game.seats.iter().filter(|result| result.entrant == place);
            own.filter_map(|result| result.forfeit.as_ref()).map(|forfeit| forfeit.breach.misdeed).next()
        })
    }

    /// The mean of something over the seats it had in each deal.
    fn by_deals(&self, of: impl Fn(&SeatResult) -> f64) -> impl Iterator<Item = f64> {
        let place = self.place;
        self.ledger.deals().filter_map(move |games| {
            let own = games.iter().flat_map(|game| &game.seats).filter(|result| result.entrant == place);
            let (sum, count) = own.fold((0.0, 0.0), |(sum, count), result| (sum + of(result), count + 1.0));
            (count > 0.0).then(|| sum / count)
        })
    }

    fn mean(&self, of: impl Fn(&SeatResult) -> f64) -> Mean {
        let deals: Vec<f64> = self.by_deals(&of).collect();
        Mean::of_deals(&deals, self.seat_results().map(of))
    }
}

fn time(times: &Times, terms: &Terms) -> TimeReport {
    TimeReport {
        mean: times.mean(),
        p50: times.quantile(0.5),
        p95: times.quantile(0.95),
        p99: times.quantile(0.99),
        most: times.most(),
        overrun: terms.time.map(|_| times.overrun()),
        late: times.late(),
    }
}

/// Who came in before whom in these games of one deal, and in how many they met.
fn met(schedule: &Schedule, games: &[GameResult]) -> (Crosstable, Vec<Vec<u32>>) {
    let count = schedule.entrants.len();
    let (mut before, mut met) = (vec![vec![0.0; count]; count], vec![vec![0; count]; count]);
    let mut meet = |one: &SeatResult, other: &SeatResult| {
        if one.entrant != other.entrant {
            before[one.entrant][other.entrant] += one.ahead(other);
            met[one.entrant][other.entrant] += 1;
        }
    };
    // Teams meet at the same deal, at tables of their own, where all seats have the same result.
    let teams = || games.iter().filter_map(|game| game.seats.first());
    if schedule.together {
        teams().for_each(|one| teams().for_each(|other| meet(one, other)));
    }
    for game in games {
        game.seats.iter().for_each(|one| game.seats.iter().for_each(|other| meet(one, other)));
    }
    (before, met)
}

/// How often each came in before each of the others.
pub(super) fn crosstable(schedule: &Schedule, ledger: &Ledger) -> Vec<Vec<Option<Share>>> {
    let deals: Vec<_> = ledger.deals().map(|games| met(schedule, games)).collect();
    let count = schedule.entrants.len();
    let cell = |one: usize, other: usize| {
        let games = deals.first().map_or(0, |(_, met)| met[one][other]) as usize;
        let shares: Vec<f64> = deals
            .iter()
            .map(|(before, met)| before[one][other] / f64::from(met[one][other].max(1)))
            .collect();
        (games > 0).then(|| Share::of_deals(&shares, games.min(schedule.seatings.len())))
    };
    (0..count).map(|one| (0..count).map(|other| cell(one, other)).collect()).collect()
}

/// How often the win went to who had the first turn, the second and so on, where `whose` says so.
pub(super) fn by_turn(seats: usize, ledger: &Ledger, whose: impl Fn(&SeatResult) -> bool) -> Vec<Share> {
    let share = |turn: usize| {
        let mut games = 0;
        let deals: Vec<f64> = ledger
            .deals()
            .filter_map(|deal| {
                let result = |game: &'_ GameResult| game.seats[(game.starter + turn) % seats].won;
                let own = |game: &&GameResult| whose(&game.seats[(game.starter + turn) % seats]);
                let won: Vec<f64> = deal.iter().filter(own).map(result).collect();
                games = games.max(won.len());
                (!won.is_empty()).then(|| won.iter().sum::<f64>() / won.len() as f64)
            })
            .collect();
        Share::of_deals(&deals, games)
    };
    (0..seats).map(share).collect()
}

//! What all games together say, as data: what tables, files and pages are made of.

mod csv;
mod headline;
mod items;
mod standings;

use std::collections::BTreeMap;

use engine::Message;
use serde::Serialize;

use crate::interval::{Mean, Share};
use crate::ledger::Ledger;
use crate::play::Tournament;
use crate::rating::Rating;
use crate::result::{Fault, Forfeit, GameResult, SeatResult};
use crate::sequential_test::Verdict;
use crate::statistics::Statistics;

pub use csv::csv;
pub use headline::{grouped, interval, percent};

/// What all games together say.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What was played.
    pub head: Head,
    /// How each did, in the order in which they were named.
    pub entrants: Vec<Standing>,
    /// A row for each: how often it came in before each of the others. `None` where they never met.
    pub crosstable: Vec<Vec<Option<Share>>>,
    /// How often the win went to who had the first turn, the second, and so on.
    pub by_turn: Vec<Share>,
    /// How many decisions and turns a game took.
    pub decisions: Mean,
    /// The same in turns: stretches of decisions by the same seat.
    pub turns: Mean,
    /// What ended games, and how many.
    pub endings: BTreeMap<&'static str, u64>,
    /// What broke ties of points, and how many; `shared` where nothing did.
    pub ties: BTreeMap<&'static str, u64>,
    /// What winners held rather than losers.
    pub item_groups: Vec<ItemGroupReport>,
    /// What the test says that may look after every deal, if it was asked.
    pub sequential: Option<SequentialReport>,
    /// How many choices were checked.
    pub checked: u64,
    /// How many of them were not legal.
    pub illegal: u64,
    /// The first of those.
    #[serde(skip)]
    pub fault: Option<(u64, usize, Fault)>,
    /// The first game that each entrant forfeited, with its deal and its seating.
    #[serde(skip)]
    pub forfeits: Vec<(usize, u64, usize, Forfeit)>,
}

/// What was played.
#[derive(Clone, Debug, Serialize)]
pub struct Head {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// On which board.
    pub board: String,
    /// With which options.
    pub options: BTreeMap<&'static str, String>,
    /// How many sat at a table.
    pub seats: usize,
    /// Whether they won or lost together.
    pub together: bool,
    /// What all chance grew from.
    pub seed: String,
    /// How many iterations were allowed, if that was said.
    pub iterations: Option<u32>,
    /// How many milliseconds were allowed, if that was said.
    pub milliseconds: Option<u64>,
    /// The seatings of each deal.
    pub seatings: Vec<String>,
    /// How many deals were played.
    pub deals: u64,
    /// How many games.
    pub games: u64,
    /// How many games were meant to be played.
    pub planned: u64,
    /// Why there are no more.
    pub ended: Ended,
}

/// Why there are no more games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// All were played.
    Complete,
    /// It was settled before.
    Settled,
    /// Somebody stopped it.
    Stopped,
}

/// How an entrant did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// What it is called.
    pub name: String,
    /// Which bot it is.
    pub bot: String,
    /// How many games it played, each seat counted.
    pub games: u64,
    /// Its share of wins for each seat it had.
    pub won: Share,
    /// How many of its wins were shared.
    pub shared: u64,
    /// Its rating; not where teams play.
    pub rating: Option<Rating>,
    /// Its points.
    pub points: Mean,
    /// How many games it ended with how many points.
    pub histogram: BTreeMap<i32, u64>,
    /// Its points line by line.
    pub lines: Vec<LineReport>,
    /// What else the game counts.
    pub figures: Vec<FigureReport>,
    /// How often it won by its place in the order of turns.
    pub by_turn: Vec<Share>,
    /// How many decisions it took a game.
    pub decisions: Mean,
    /// How many iterations it spent a decision.
    pub iterations: f64,
    /// How many of its choices were not legal.
    pub illegal: u64,
    /// How many games it forfeited, by what it did.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub forfeited: BTreeMap<&'static str, u64>,
    /// How long it took: the one part that differs from run to run.
    pub time: TimeReport,
}

/// A line of the score sheet.
#[derive(Clone, Debug, Serialize)]
pub struct LineReport {
    /// What the points are for.
    pub kind: &'static str,
    /// The points.
    pub points: Mean,
}

/// Something else that the game counts.
#[derive(Clone, Debug, Serialize)]
pub struct FigureReport {
    /// What.
    pub kind: &'static str,
    /// How much of it.
    pub mean: Mean,
}

/// How long decisions took, in seconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct TimeReport {
    pub mean: f64,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub most: f64,
    /// By which share the allowed time was exceeded at most; `None` where none was said.
    pub overrun: Option<f64>,
    /// How many decisions exceeded it by more than a fifth.
    pub late: u64,
}

/// Things of one kind that winners and losers held.
#[derive(Clone, Debug, Serialize)]
pub struct ItemGroupReport {
    /// What they are: `routes`, `tickets`.
    pub name: &'static str,
    /// Whether they can be held without being done.
    pub done_or_not: bool,
    /// The items.
    pub items: Vec<ItemReport>,
}

/// How an item went with winning.
#[derive(Clone, Debug, Serialize)]
pub struct ItemReport {
    /// Its name in records.
    pub id: String,
    /// Its name in sentences.
    #[serde(skip)]
    pub name: Message,
    /// How long it is, or what it is worth.
    pub size: u8,
    /// How often it was held.
    pub held: u64,
    /// How often it was held and done.
    pub done: u64,
    /// The share of winners who held it.
    pub winners: f64,
    /// The share of losers who held it.
    pub losers: f64,
    /// Whether these two shares differ by more than chance would make them (95 %, this item alone).
    pub telling: bool,
    /// The share of wins of those who held it.
    pub won: f64,
    /// The share of each entrant's games in which it held it.
    pub by_entrant: Vec<f64>,
}

/// What the test says that may look after every deal.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SequentialReport {
    /// What is settled, if anything is.
    pub verdict: Option<Verdict>,
    /// What the first one's result would be if both were alike.
    pub fair: f64,
    /// Within what margin they would be taken as alike.
    pub margin: f64,
    /// The interval of the first one's result.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Report {
    /// What the games in the book say; `planned` were meant to be played.
    pub fn new<G: Statistics>(
        tournament: &Tournament<'_, G>,
        ledger: &Ledger,
        planned: u64,
        stopped: bool,
    ) -> Report {
        let (game, games) = (tournament.game, ledger.games());
        let ended = match () {
            () if ledger.verdict().is_some() => Ended::Settled,
            () if stopped && (games.len() as u64) < planned => Ended::Stopped,
            () => Ended::Complete,
        };
        let mut endings = BTreeMap::new();
        let mut ties = BTreeMap::new();
        for game in games {
            *endings.entry(game.ending).or_default() += 1;
            game.tie_break.into_iter().for_each(|by| *ties.entry(by).or_default() += 1);
        }
        let seat_results = || games.iter().flat_map(|game| &game.seats);
        let fault = games.iter().find_map(|game| Some((game.deal, game.seating, game.fault.clone()?)));
        Report {
            head: head(tournament, ledger, planned, ended),
            entrants: standings::standings::<G>(tournament.schedule, tournament.terms, ledger),
            crosstable: standings::crosstable(tournament.schedule, ledger),
            by_turn: standings::by_turn(tournament.schedule.seats, ledger, |_| true),
            decisions: per_game(ledger, |result| result.decisions),
            turns: per_game(ledger, |result| result.turns),
            endings,
            ties,
            item_groups: items::item_groups(game.item_groups(), tournament.schedule, games),
            sequential: ledger.sequential_test().map(|test| test.report()),
            checked: seat_results().map(|result| u64::from(result.decisions)).sum(),
            illegal: seat_results().map(|result| u64::from(result.illegal)).sum(),
            fault,
            forfeits: (0..tournament.schedule.entrants.len())
                .filter_map(|entrant| first_forfeit(games, entrant))
                .collect(),
        }
    }

    /// The entrants by their places, the strongest first.
    pub fn ranked(&self) -> Vec<usize> {
        let strength = |place: &usize| {
            let standing = &self.entrants[*place];
            standing.rating.map_or(standing.won.mean, |rating| rating.points)
        };
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
        order
    }

    /// All of it as JSON. Only what stands under `time` differs from run to run.
    pub fn json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("numbers, texts and lists have a form in JSON") + "\n"
    }
}

fn head<G: Statistics>(tournament: &Tournament<'_, G>, ledger: &Ledger, planned: u64, ended: Ended) -> Head {
    let Tournament { game, schedule, terms, .. } = *tournament;
    Head {
        game: game.game().to_owned(),
        rules: G::VERSION,
        board: engine::Notation::board(game).0,
        options: engine::Notation::options(game).into_iter().collect(),
        seats: schedule.seats,
        together: schedule.together,
        seed: terms.seed.clone(),
        iterations: terms.iterations,
        milliseconds: terms.time.map(|time| time.as_millis() as u64),
        seatings: (0..schedule.seatings.len()).map(|seating| schedule.write(seating)).collect(),
        deals: ledger.deals().len() as u64,
        games: ledger.games().len() as u64,
        planned,
        ended,
    }
}

/// The first game that an entrant forfeited.
fn first_forfeit(games: &[GameResult], entrant: usize) -> Option<(usize, u64, usize, Forfeit)> {
    games.iter().find_map(|game| {
        let forfeit = game.seats.iter().filter(|result| result.entrant == entrant);
        let forfeit = forfeit.filter_map(|result| result.forfeit.clone()).next()?;
        Some((entrant, game.deal, game.seating, forfeit))
    })
}

/// The mean of something over all games.
fn per_game(ledger: &Ledger, of: fn(&SeatResult) -> u32) -> Mean {
    let whole = |game: &GameResult| f64::from(game.seats.iter().map(of).sum::<u32>());
    let mean = |games: &[GameResult]| games.iter().map(whole).sum::<f64>() / games.len() as f64;
    let deals: Vec<f64> = ledger.deals().map(mean).collect();
    Mean::of_deals(&deals, ledger.games().iter().map(whole))
}

//! `roundhouse soak GAME`: very many random games, every position of each checked.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::Bots;
use clap::ArgMatches;
use engine::{FastChance, Message, Notation, Recorder, Rules, Seed, playout};
use indicatif::ProgressBar;
use roster::Setup;
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::{bar, counts, tables, tell, title, workers, write};
use crate::failure::Failure;

/// How many games are played if nothing else is said.
const GAMES: u64 = 10_000;
/// A game that takes longer doesn't end.
const ENDLESS: u32 = 100_000;
/// Workers take so many games at a time.
const BATCH: u64 = 256;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let (game, setups) = tables(stalls, matches)?;
    let setups: Vec<Setup> = setups.iter().flat_map(|setup| game.variations(setup)).collect();
    let games = matches.get_one("games").copied().unwrap_or(GAMES);
    let first = matches.get_one("seed").copied().unwrap_or(1);
    let bar = bar(games);
    let start = Instant::now();
    let work = Work { games, first, next: AtomicU64::new(0), broken: AtomicBool::new(false), bar: &bar };
    let reports: Vec<Result<Report, Failure>> = std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..workers(matches)).map(|_| scope.spawn(|| work.through(stalls, &setups))).collect();
        let ended = workers.into_iter().map(|worker| worker.join());
        ended
            .map(|report| report.unwrap_or_else(|_| Err(Failure::told(Message::new("soak-panicked")))))
            .collect()
    });
    bar.finish_and_clear();
    let mut all = Report::default();
    for report in reports {
        all.add(report?);
    }
    tell(words, all.lines(game.id, start.elapsed().as_secs_f64()))
}

/// What the workers share.
struct Work<'a> {
    games: u64,
    first: u64,
    next: AtomicU64,
    broken: AtomicBool,
    bar: &'a ProgressBar,
}

impl Work<'_> {
    /// Plays games until there are none left, or one breaks.
    fn through(&self, stalls: &impl Stalls, setups: &[Setup]) -> Result<Report, Failure> {
        let mut report = Report::default();
        while !self.broken.load(Ordering::Relaxed) {
            let from = self.next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= self.games {
                break;
            }
            let to = (from + BATCH).min(self.games);
            for (index, setup) in setups.iter().enumerate() {
                let (sizes, index) = (setups.len() as u64, index as u64);
                let seeds =
                    (from..to).filter(|game| game % sizes == index).map(|game| self.first + game).collect();
                match stalls.visit(setup, Soak { seeds, report: &mut report })? {
                    Ok(()) => {}
                    Err(broken) => {
                        self.broken.store(true, Ordering::Relaxed);
                        return Err(broken);
                    }
                }
            }
            self.bar.inc(to - from);
        }
        Ok(report)
    }
}

/// Plays the games with these seeds.
struct Soak<'a> {
    seeds: Vec<u64>,
    report: &'a mut Report,
}

impl Visitor for Soak<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Result<(), Failure> {
        for seed in self.seeds {
            match soak(&rules, seed) {
                Ok((decisions, outcome)) => {
                    let size = self.report.sizes.entry((rules.board().0, rules.seats())).or_default();
                    size.count(decisions, &outcome);
                }
                Err(what) => return Err(keep(&rules, seed, &what)),
            }
        }
        Ok(())
    }
}

/// One game, every position checked.
fn soak<R: Rules>(rules: &R, seed: u64) -> Result<(u32, engine::Outcome), String> {
    let mut chance = FastChance::new(seed);
    let mut state = rules.deal(&mut chance, &mut ());
    let mut broken = rules.audit(&state).err();
    let played = playout::play_on(rules, &mut state, &mut chance, ENDLESS, |state| {
        if broken.is_none() {
            broken = rules.audit(state).err();
        }
    });
    match (broken, played) {
        (Some(what), _) => Err(what),
        (None, Err(stuck)) => Err(stuck.to_string()),
        (None, Ok(ended)) => Ok(ended),
    }
}

/// Plays a broken game again and keeps its record up to where it breaks.
fn keep<R: Notation>(rules: &R, seed: u64, what: &str) -> Failure {
    let mut chance = FastChance::new(seed);
    let seed_text = Seed::from_text(&seed.to_string());
    let mut recorder = Recorder::deal_with(rules, seed_text, &mut chance, &mut ());
    for _ in 0..ENDLESS {
        if rules.audit(recorder.state()).is_err() {
            break;
        }
        let Some(seat) = playout::actor(rules, recorder.state(), &mut chance) else { break };
        let Some(action) = rules.pick(recorder.state(), seat, &mut chance) else { break };
        if recorder.apply_with(seat, action, &mut chance, &mut ()).is_err() {
            break;
        }
    }
    let path = PathBuf::from(format!("soak-{}-{}-{seed}.txt", rules.game(), rules.seats()));
    recorder.record_mut().remarks.push(what.to_owned());
    let broken = Message::new("soak-broken").with("seats", rules.seats()).with("seed", seed.to_string());
    let mut messages = vec![broken.with("what", what)];
    match write(&path, recorder.record().to_string()) {
        Ok(written) => messages.push(written),
        Err(Failure::Told(unwritten)) => messages.extend(unwritten),
        Err(failure) => return failure,
    }
    Failure::Told(messages)
}

/// What was seen, by board and number of seats.
#[derive(Default)]
struct Report {
    sizes: BTreeMap<(String, usize), Size>,
}

/// What was seen at tables of one size.
#[derive(Default)]
struct Size {
    games: u64,
    decisions: u64,
    longest: u32,
    winning: i64,
    best: i32,
    teams: u64,
    endings: BTreeMap<&'static str, u64>,
    ties: BTreeMap<&'static str, u64>,
}

impl Size {
    fn count(&mut self, decisions: u32, outcome: &engine::Outcome) {
        let best = outcome.sheets.iter().map(engine::Sheet::total).max().unwrap_or(0);
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.longest = self.longest.max(decisions);
        self.winning += i64::from(best);
        self.best = self.best.max(best);
        self.teams += u64::from(outcome.is_of_a_team());
        *self.endings.entry(outcome.ending).or_default() += 1;
        if let Some(by) = outcome.tie_break {
            *self.ties.entry(by).or_default() += 1;
        }
    }

    fn add(&mut self, other: &Size) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.winning += other.winning;
        self.best = self.best.max(other.best);
        self.teams += other.teams;
        for (mine, theirs) in [(&mut self.endings, &other.endings), (&mut self.ties, &other.ties)] {
            for (key, count) in theirs {
                *mine.entry(key).or_default() += count;
            }
        }
    }
}

impl Report {
    fn add(&mut self, other: Report) {
        for (place, size) in &other.sizes {
            self.sizes.entry(place.clone()).or_default().add(size);
        }
    }

    fn lines(&self, game: &str, seconds: f64) -> Vec<Message> {
        let games: u64 = self.sizes.values().map(|size| size.games).sum();
        let decisions: u64 = self.sizes.values().map(|size| size.decisions).sum();
        let head = Message::new("soak-head")
            .with("game", title(game))
            .with("games", games.to_string())
            .with("decisions", decisions.to_string())
            .with("seconds", format!("{seconds:.0}"));
        let mut lines = vec![head];
        let boards = self.sizes.keys().map(|(board, _)| board).collect::<BTreeSet<_>>().len();
        let mut shown = None;
        for ((board, seats), size) in &self.sizes {
            if boards > 1 && shown.replace(board) != Some(board) {
                lines.push(Message::new("soak-board").with("board", board.as_str()));
            }
            let per_game = |sum: f64| format!("{:.1}", sum / size.games.max(1) as f64);
            let counts = |all, family| counts((game, family), all, |count| count.to_string());
            lines.push(
                Message::new(if size.teams == size.games { "soak-size-team" } else { "soak-size" })
                    .with("seats", *seats)
                    .with("games", size.games.to_string())
                    .with("decisions", per_game(size.decisions as f64))
                    .with("longest", size.longest)
                    .with("winning", per_game(size.winning as f64))
                    .with("best", size.best)
                    .with("endings", counts(&size.endings, "ending")),
            );
            if !size.ties.is_empty() {
                lines.push(Message::new("soak-ties").with("ties", counts(&size.ties, "tiebreak")));
            }
        }
        lines.push(Message::new("soak-sound"));
        lines
    }
}

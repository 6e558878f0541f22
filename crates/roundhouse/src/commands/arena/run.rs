//! All games on all cores, until they are played, settled or stopped.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use arena::report::grouped;
use arena::{Hall, Ledger, Notable, Sure};
use engine::Message;
use indicatif::{ProgressBar, ProgressStyle};
use words::Words;

use crate::failure::Failure;
use crate::interrupt;

/// What the workers share.
pub struct Work<'a, G> {
    hall: &'a Hall<'a, G>,
    games: u64,
    quiet: bool,
    next: AtomicU64,
    /// That no more games are wanted: it is settled, or something is broken.
    done: AtomicBool,
    ledger: Mutex<Ledger>,
}

impl<'a, G: Notable> Work<'a, G> {
    pub fn new(hall: &'a Hall<'a, G>, games: u64, sure: Option<Sure>, quiet: bool) -> Work<'a, G> {
        let ledger = Mutex::new(Ledger::new(hall.schedule, sure));
        Work { hall, games, quiet, next: AtomicU64::new(0), done: AtomicBool::new(false), ledger }
    }

    /// Plays all games on so many cores, or on all; says whether it was stopped before.
    pub fn through(self, words: &Words, threads: Option<u64>) -> Result<(Ledger, bool), Failure> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let threads = threads.unwrap_or(cores).clamp(1, 256).min(self.games.max(1));
        let stop = interrupt::watch();
        let bar = if self.quiet { ProgressBar::hidden() } else { ProgressBar::new(self.games) };
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}")
        {
            bar.set_style(style);
        }
        if !self.quiet {
            let start = Message::new("arena-start")
                .with("games", grouped(self.games))
                .with("threads", threads as i64);
            bar.suspend(|| eprintln!("{}", words.say(&start)));
        }
        let results: Vec<Result<(), Failure>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.play(&stop, &bar))).collect();
            let panicked = |_| Err(Failure::told(Message::new("soak-panicked")));
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(panicked)).collect()
        });
        bar.finish_and_clear();
        for result in results {
            result?;
        }
        let ledger = self.ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
        let stopped = stop.load(Ordering::Relaxed) && ledger.verdict().is_none();
        let stopped = stopped && (ledger.games().len() as u64) < self.games;
        Ok((ledger, stopped))
    }

    /// Plays games until there are none left.
    fn play(&self, stop: &AtomicBool, bar: &ProgressBar) -> Result<(), Failure> {
        let enough = || stop.load(Ordering::Relaxed) || self.done.load(Ordering::Relaxed);
        while !enough() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                break;
            }
            match self.hall.play(number, &enough) {
                Ok(None) => break,
                Ok(Some(played)) => {
                    let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
                    ledger.add(played);
                    if ledger.verdict().is_some() {
                        self.done.store(true, Ordering::Relaxed);
                    }
                    bar.inc(1);
                }
                Err(broken) => {
                    self.done.store(true, Ordering::Relaxed);
                    return Err(Failure::told(broken));
                }
            }
        }
        Ok(())
    }
}

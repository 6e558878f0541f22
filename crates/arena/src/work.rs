//! All games on many cores, until they are played, settled or stopped.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use engine::Message;

use crate::shard::Part;
use crate::{Ledger, SequentialTest, Statistics, Tournament};

/// What the workers share.
pub struct Work<'a, G: Statistics> {
    tournament: &'a Tournament<'a, G>,
    games: u64,
    part: Part,
    next: AtomicU64,
    /// That no more games are wanted: it is settled, or something is broken.
    done: AtomicBool,
    ledger: Mutex<Ledger>,
}

impl<'a, G: Statistics> Work<'a, G> {
    /// So many games, or fewer if the test settles it before.
    pub fn new(tournament: &'a Tournament<'a, G>, games: u64, test: Option<SequentialTest>) -> Work<'a, G> {
        let ledger = Mutex::new(Ledger::new(tournament.schedule, test));
        let (next, done) = (AtomicU64::new(0), AtomicBool::new(false));
        Work { tournament, games, part: Part::WHOLE, next, done, ledger }
    }

    /// That part of so many deals, counted as if there were no others.
    pub fn of_part(tournament: &'a Tournament<'a, G>, deals: u64, part: Part) -> Work<'a, G> {
        let games = part.deals(deals).saturating_mul(tournament.schedule.seatings.len() as u64);
        Work { part, ..Work::new(tournament, games, None) }
    }

    /// How many games there are at the most.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays all games with so many workers, or until `stop` says so; says whether it was stopped before
    /// its end. Each game that has been played is told.
    ///
    /// # Errors
    /// A game can't be played to its end, or a worker is broken.
    pub fn through(
        self,
        workers: u64,
        stop: &AtomicBool,
        played: &(dyn Fn() + Sync),
    ) -> Result<(Ledger, bool), Message> {
        let results: Vec<Result<(), Message>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..workers).map(|_| scope.spawn(|| self.play(stop, played))).collect();
            let panicked = |_| Err(Message::new("soak-panicked"));
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(panicked)).collect()
        });
        results.into_iter().collect::<Result<(), Message>>()?;
        let ledger = self.ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
        let unfinished = ledger.verdict().is_none() && (ledger.games().len() as u64) < self.games;
        Ok((ledger, unfinished && stop.load(Ordering::Relaxed)))
    }

    /// Plays games until there are none left.
    fn play(&self, stop: &AtomicBool, told: &(dyn Fn() + Sync)) -> Result<(), Message> {
        let enough = || stop.load(Ordering::Relaxed) || self.done.load(Ordering::Relaxed);
        while !enough() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                break;
            }
            let seatings = self.tournament.schedule.seatings.len() as u64;
            let of_all = self.part.deal(number / seatings) * seatings + number % seatings;
            let played = self.tournament.play(of_all, &enough);
            let Some(mut played) = played.inspect_err(|_| self.done.store(true, Ordering::Relaxed))? else {
                break;
            };
            played.number = number;
            let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
            ledger.add(played);
            if ledger.verdict().is_some() {
                self.done.store(true, Ordering::Relaxed);
            }
            told();
        }
        Ok(())
    }
}

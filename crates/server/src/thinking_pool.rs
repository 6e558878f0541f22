//! Where bots think: on threads of their own, no more of them at a time than the machine has cores, and
//! fair to everyone. Whoever has had the least time so far comes first, so that one who wants a great
//! deal keeps nobody else waiting. What nobody waits for is thought about while nobody thinks.

use std::collections::{HashMap, VecDeque};
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::Clock;

/// No bot thinks longer about a decision.
const LONGEST: Duration = Duration::from_millis(900);
/// What is being thought about counts like this until it is known how long it took.
const SUPPOSED: Duration = Duration::from_millis(100);

/// Where bots think.
#[derive(Clone)]
pub struct ThinkingPool {
    clock: Clock,
    permits: Arc<Mutex<Permits>>,
}

/// The places to think at, and who waits for one.
struct Permits {
    free: usize,
    /// How many of them may still be given to hints: one is always left to bots.
    free_for_hints: usize,
    /// What those who were served last have had: a newcomer has had as much.
    floor: Duration,
    lines: HashMap<String, Line>,
    /// What nobody waits for: it gets a place when all are free.
    idle: VecDeque<oneshot::Sender<Permit>>,
    places: usize,
}

/// One person's wishes, in the order they came.
#[derive(Default)]
struct Line {
    had: Duration,
    thinking: u32,
    bots: VecDeque<oneshot::Sender<Permit>>,
    hints: VecDeque<oneshot::Sender<Permit>>,
}

impl Line {
    fn waiting(&self) -> usize {
        self.bots.len() + self.hints.len()
    }

    /// Whose turn it is: bots come before hints, so that nobody's bots wait for a hint.
    fn next(&mut self, hints: bool) -> Option<(bool, oneshot::Sender<Permit>)> {
        match self.bots.pop_front() {
            Some(bot) => Some((false, bot)),
            None if hints => self.hints.pop_front().map(|hint| (true, hint)),
            None => None,
        }
    }
}

/// A place to think at. It is given back when this is dropped.
struct Permit {
    pool: Option<ThinkingPool>,
    person: String,
    hint: bool,
    since: Duration,
}

impl ThinkingPool {
    /// A pool with this clock, for as many cores as there are.
    pub fn new(clock: Clock) -> ThinkingPool {
        ThinkingPool::with(clock, std::thread::available_parallelism().map_or(1, NonZero::get))
    }

    fn with(clock: Clock, cores: usize) -> ThinkingPool {
        let hints = cores.saturating_sub(1).max(1);
        let permits = Permits {
            free: cores,
            free_for_hints: hints,
            floor: Duration::ZERO,
            lines: HashMap::new(),
            idle: VecDeque::new(),
            places: cores,
        };
        ThinkingPool { clock, permits: Arc::new(Mutex::new(permits)) }
    }

    fn permits(&self) -> MutexGuard<'_, Permits> {
        self.permits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.permits().lines.values().map(Line::waiting).sum()
    }

    /// Thinks something through for a person, who asked for a hint or whose table it is; `None` if
    /// nothing came of it.
    pub async fn think<T: Send + 'static>(
        &self,
        person: &str,
        hint: bool,
        thought: impl FnOnce(&dyn Fn() -> bool) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (turn, my_turn) = oneshot::channel();
        {
            let mut permits = self.permits();
            let floor = permits.floor;
            let line = permits.lines.entry(person.to_owned()).or_default();
            if line.thinking == 0 && line.waiting() == 0 {
                line.had = line.had.max(floor);
            }
            if hint {
                line.hints.push_back(turn)
            } else {
                line.bots.push_back(turn)
            }
            self.serve(&mut permits);
        }
        self.when_served(my_turn, thought).await
    }

    /// Thinks something through that nobody waits for: it begins while nobody else thinks, so what it keeps
    /// anybody from is one of several cores, and only for as long as it takes.
    pub async fn think_idly<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (turn, my_turn) = oneshot::channel();
        {
            let mut permits = self.permits();
            permits.idle.push_back(turn);
            self.serve(&mut permits);
        }
        self.when_served(my_turn, |_| thought()).await
    }

    async fn when_served<T: Send + 'static>(
        &self,
        my_turn: oneshot::Receiver<Permit>,
        thought: impl FnOnce(&dyn Fn() -> bool) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = my_turn.await.ok()?;
        let clock = self.clock.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let end = clock() + LONGEST;
            thought(&|| clock() >= end)
        });
        thinking.await.ok().flatten()
    }

    /// Gives free places to whoever has had the least.
    fn serve(&self, permits: &mut Permits) {
        while permits.free > 0 {
            let hints = permits.free_for_hints > 0;
            let ready = |line: &Line| !line.bots.is_empty() || (hints && !line.hints.is_empty());
            let had = |line: &Line| line.had + SUPPOSED * line.thinking;
            let lines = permits.lines.iter().filter(|(_, line)| ready(line));
            let next = lines.min_by_key(|(_, line)| had(line)).map(|(person, _)| person.clone());
            let Some(person) = next else { return self.serve_idle(permits) };
            let Some(line) = permits.lines.get_mut(&person) else { return };
            let Some((hint, turn)) = line.next(hints) else { return };
            let had = line.had;
            let permit = Permit { pool: Some(self.clone()), person, hint, since: (self.clock)() };
            match turn.send(permit) {
                Ok(()) => {
                    line.thinking += 1;
                    permits.free -= 1;
                    permits.free_for_hints -= usize::from(hint);
                    permits.floor = permits.floor.max(had);
                }
                // Nobody waits for it any more.
                Err(mut permit) => permit.pool = None,
            }
        }
    }

    /// Gives a place to what nobody waits for, if nobody thinks.
    fn serve_idle(&self, permits: &mut Permits) {
        while permits.free == permits.places {
            let Some(turn) = permits.idle.pop_front() else { return };
            let since = (self.clock)();
            match turn.send(Permit { pool: Some(self.clone()), person: String::new(), hint: false, since }) {
                Ok(()) => permits.free -= 1,
                Err(mut permit) => permit.pool = None,
            }
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let Some(pool) = self.pool.take() else { return };
        let mut permits = pool.permits();
        permits.free += 1;
        permits.free_for_hints += usize::from(self.hint);
        if let Some(line) = permits.lines.get_mut(&self.person) {
            line.thinking -= 1;
            line.had += (pool.clock)().saturating_sub(self.since);
        }
        pool.serve(&mut permits);
        // Who wants nothing more and has had no more than others is like one who was never here.
        let floor = permits.floor;
        permits.lines.retain(|_, line| line.thinking > 0 || line.waiting() > 0 || line.had > floor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A pool whose clock goes on by a second whenever it is asked, and what was thought in it.
    fn pool(cores: usize) -> (ThinkingPool, Arc<Mutex<Vec<String>>>) {
        let ticks = AtomicU64::new(0);
        let clock: Clock = Arc::new(move || Duration::from_secs(ticks.fetch_add(1, Ordering::Relaxed)));
        (ThinkingPool::with(clock, cores), Arc::default())
    }

    fn ask(
        pool: &ThinkingPool,
        thoughts: &Arc<Mutex<Vec<String>>>,
        who: &str,
        hint: bool,
    ) -> tokio::task::JoinHandle<()> {
        let (pool, thoughts, who) = (pool.clone(), thoughts.clone(), who.to_owned());
        tokio::spawn(async move {
            let name = who.clone();
            let thought = move |_: &dyn Fn() -> bool| {
                std::thread::sleep(Duration::from_millis(2));
                thoughts.lock().expect("thoughts").push(name);
                Some(())
            };
            pool.think(&who, hint, thought).await;
        })
    }

    #[tokio::test]
    async fn who_wants_a_great_deal_keeps_nobody_waiting() {
        let (pool, thoughts) = pool(1);
        let mut all: Vec<_> = (0..60).map(|_| ask(&pool, &thoughts, "greedy", false)).collect();
        tokio::task::yield_now().await;
        all.push(ask(&pool, &thoughts, "modest", false));
        for one in all {
            one.await.expect("thought");
        }
        let thoughts = thoughts.lock().expect("thoughts");
        let place = thoughts.iter().position(|who| who == "modest").expect("served");
        assert_eq!(thoughts.len(), 61);
        assert!(place <= 2, "the {place}th was the first of the modest one");
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn hints_leave_a_place_to_bots_and_who_goes_away_takes_none() {
        let (pool, thoughts) = pool(2);
        let gone = ask(&pool, &thoughts, "gone", true);
        let hints: Vec<_> = (0..20).map(|nth| ask(&pool, &thoughts, &format!("asks {nth}"), true)).collect();
        gone.abort();
        let bot = ask(&pool, &thoughts, "bot", false);
        bot.await.expect("thought");
        let before = thoughts.lock().expect("thoughts").len();
        assert!(before <= 4, "{before} thoughts before the bot's was through");
        for hint in hints {
            hint.await.expect("thought");
        }
        assert_eq!(pool.permits().free, 2);
        assert_eq!(pool.permits().free_for_hints, 1);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_comes_last() {
        let (pool, thoughts) = pool(1);
        let (go, gate) = std::sync::mpsc::channel::<()>();
        let holds = pool.clone();
        let first = tokio::spawn(async move { holds.think("first", false, move |_| gate.recv().ok()).await });
        while pool.permits().free > 0 {
            tokio::task::yield_now().await;
        }
        let (idle, noted) = (pool.clone(), thoughts.clone());
        let note = move || {
            noted.lock().expect("thoughts").push("idle".to_owned());
            Some(())
        };
        let idly = tokio::spawn(async move { idle.think_idly(note).await });
        let all: Vec<_> = (0..9).map(|nth| ask(&pool, &thoughts, &format!("{nth}"), nth % 2 > 0)).collect();
        while pool.waiting() < 9 || pool.permits().idle.is_empty() {
            tokio::task::yield_now().await;
        }
        go.send(()).expect("it waits");
        for one in all {
            one.await.expect("thought");
        }
        assert_eq!(first.await.expect("thought"), Some(()));
        assert_eq!(idly.await.expect("thought"), Some(()));
        assert_eq!(thoughts.lock().expect("thoughts").last().map(String::as_str), Some("idle"));
        assert_eq!(pool.permits().free, 1);
    }
}

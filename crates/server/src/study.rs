//! Where bots think: on threads of their own, no more of them at a time than the machine has cores, and
//! fair to everyone. Whoever has had the least time so far comes first, so that one who wants a great
//! deal keeps nobody else waiting.

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
pub struct Study {
    clock: Clock,
    desks: Arc<Mutex<Desks>>,
}

/// The places to think at, and who waits for one.
struct Desks {
    free: usize,
    /// How many of them may still be given to hints: one is always left to bots.
    free_for_hints: usize,
    /// What those who were served last have had: a newcomer has had as much.
    floor: Duration,
    lines: HashMap<String, Line>,
}

/// One person's wishes, in the order they came.
#[derive(Default)]
struct Line {
    had: Duration,
    thinking: u32,
    bots: VecDeque<oneshot::Sender<Desk>>,
    hints: VecDeque<oneshot::Sender<Desk>>,
}

impl Line {
    fn waiting(&self) -> usize {
        self.bots.len() + self.hints.len()
    }

    /// Whose turn it is: bots come before hints, so that nobody's bots wait for a hint.
    fn next(&mut self, hints: bool) -> Option<(bool, oneshot::Sender<Desk>)> {
        match self.bots.pop_front() {
            Some(bot) => Some((false, bot)),
            None if hints => self.hints.pop_front().map(|hint| (true, hint)),
            None => None,
        }
    }
}

/// A place to think at. It is given back when this is dropped.
struct Desk {
    study: Option<Study>,
    person: String,
    hint: bool,
    since: Duration,
}

impl Study {
    /// A study with this clock, for as many cores as there are.
    pub fn new(clock: Clock) -> Study {
        Study::with(clock, std::thread::available_parallelism().map_or(1, NonZero::get))
    }

    fn with(clock: Clock, cores: usize) -> Study {
        let hints = cores.saturating_sub(1).max(1);
        let desks =
            Desks { free: cores, free_for_hints: hints, floor: Duration::ZERO, lines: HashMap::new() };
        Study { clock, desks: Arc::new(Mutex::new(desks)) }
    }

    fn desks(&self) -> MutexGuard<'_, Desks> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.desks().lines.values().map(Line::waiting).sum()
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
            let mut desks = self.desks();
            let floor = desks.floor;
            let line = desks.lines.entry(person.to_owned()).or_default();
            if line.thinking == 0 && line.waiting() == 0 {
                line.had = line.had.max(floor);
            }
            if hint {
                line.hints.push_back(turn)
            } else {
                line.bots.push_back(turn)
            }
            self.serve(&mut desks);
        }
        let desk = my_turn.await.ok()?;
        let clock = self.clock.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let _desk = desk;
            let end = clock() + LONGEST;
            thought(&|| clock() >= end)
        });
        thinking.await.ok().flatten()
    }

    /// Gives free places to whoever has had the least.
    fn serve(&self, desks: &mut Desks) {
        while desks.free > 0 {
            let hints = desks.free_for_hints > 0;
            let ready = |line: &Line| !line.bots.is_empty() || (hints && !line.hints.is_empty());
            let had = |line: &Line| line.had + SUPPOSED * line.thinking;
            let lines = desks.lines.iter().filter(|(_, line)| ready(line));
            let next = lines.min_by_key(|(_, line)| had(line)).map(|(person, _)| person.clone());
            let Some(person) = next else { return };
            let Some(line) = desks.lines.get_mut(&person) else { return };
            let Some((hint, turn)) = line.next(hints) else { return };
            let had = line.had;
            let desk = Desk { study: Some(self.clone()), person, hint, since: (self.clock)() };
            match turn.send(desk) {
                Ok(()) => {
                    line.thinking += 1;
                    desks.free -= 1;
                    desks.free_for_hints -= usize::from(hint);
                    desks.floor = desks.floor.max(had);
                }
                // Nobody waits for it any more.
                Err(mut desk) => desk.study = None,
            }
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let Some(study) = self.study.take() else { return };
        let mut desks = study.desks();
        desks.free += 1;
        desks.free_for_hints += usize::from(self.hint);
        if let Some(line) = desks.lines.get_mut(&self.person) {
            line.thinking -= 1;
            line.had += (study.clock)().saturating_sub(self.since);
        }
        study.serve(&mut desks);
        // Who wants nothing more and has had no more than others is like one who was never here.
        let floor = desks.floor;
        desks.lines.retain(|_, line| line.thinking > 0 || line.waiting() > 0 || line.had > floor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A study whose clock goes on by a second whenever it is asked, and what was thought in it.
    fn study(cores: usize) -> (Study, Arc<Mutex<Vec<String>>>) {
        let ticks = AtomicU64::new(0);
        let clock: Clock = Arc::new(move || Duration::from_secs(ticks.fetch_add(1, Ordering::Relaxed)));
        (Study::with(clock, cores), Arc::default())
    }

    fn ask(
        study: &Study,
        thoughts: &Arc<Mutex<Vec<String>>>,
        who: &str,
        hint: bool,
    ) -> tokio::task::JoinHandle<()> {
        let (study, thoughts, who) = (study.clone(), thoughts.clone(), who.to_owned());
        tokio::spawn(async move {
            let name = who.clone();
            let thought = move |_: &dyn Fn() -> bool| {
                std::thread::sleep(Duration::from_millis(2));
                thoughts.lock().expect("thoughts").push(name);
                Some(())
            };
            study.think(&who, hint, thought).await;
        })
    }

    #[tokio::test]
    async fn who_wants_a_great_deal_keeps_nobody_waiting() {
        let (study, thoughts) = study(1);
        let mut all: Vec<_> = (0..60).map(|_| ask(&study, &thoughts, "greedy", false)).collect();
        tokio::task::yield_now().await;
        all.push(ask(&study, &thoughts, "modest", false));
        for one in all {
            one.await.expect("thought");
        }
        let thoughts = thoughts.lock().expect("thoughts");
        let place = thoughts.iter().position(|who| who == "modest").expect("served");
        assert_eq!(thoughts.len(), 61);
        assert!(place <= 2, "the {place}th was the first of the modest one");
        assert_eq!(study.waiting(), 0);
    }

    #[tokio::test]
    async fn hints_leave_a_place_to_bots_and_who_goes_away_takes_none() {
        let (study, thoughts) = study(2);
        let gone = ask(&study, &thoughts, "gone", true);
        let hints: Vec<_> = (0..20).map(|nth| ask(&study, &thoughts, &format!("asks {nth}"), true)).collect();
        gone.abort();
        let bot = ask(&study, &thoughts, "bot", false);
        bot.await.expect("thought");
        let before = thoughts.lock().expect("thoughts").len();
        assert!(before <= 4, "{before} thoughts before the bot's was through");
        for hint in hints {
            hint.await.expect("thought");
        }
        assert_eq!(study.desks().free, 2);
        assert_eq!(study.desks().free_for_hints, 1);
    }
}

//! Who has how much time left.
//!
//! A clock is told of every entry, when it was written down and who may act after it; it knows nothing
//! else. So the same log gives the same clock on every machine.

use engine::{Seat, Seats};

use crate::Pace;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pace: Pace,
    /// When the last entry was written down, in milliseconds since 1970.
    now: i64,
    /// Since when each seat has been thinking about what it may decide now.
    since: Vec<Option<i64>>,
    /// What each has left of its reserve, in milliseconds.
    reserve: Vec<i64>,
}

impl Clock {
    /// The clocks of a table with so many seats, before anybody may act.
    pub fn new(pace: Pace, seats: usize) -> Clock {
        let reserve = pace.allowed().map_or(0, |(_, reserve)| reserve);
        Clock { pace, now: 0, since: vec![None; seats], reserve: vec![reserve; seats] }
    }

    /// There are so many seats now: nobody may act yet.
    pub fn resize(&mut self, seats: usize) {
        *self = Clock { now: self.now, ..Clock::new(self.pace, seats) };
    }

    /// The time that an entry gets which is written down at `at`: never earlier than the one before.
    pub fn at(&self, at: i64) -> i64 {
        at.max(self.now)
    }

    /// When the last entry was written down, in milliseconds since 1970; 0 if nobody said it.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// Since when a seat has been thinking, if it may decide something.
    pub fn since(&self, seat: Seat) -> Option<i64> {
        *self.since.get(seat.index())?
    }

    /// Notes that an entry was written down at `at`, in which `acted` decided something, and that
    /// `thinking` may decide something now: those of them that did so before go on thinking.
    pub fn tick(&mut self, at: Option<i64>, acted: Option<Seat>, thinking: Seats) {
        let now = at.map_or(self.now, |at| self.at(at));
        self.now = now;
        let allowance = self.pace.allowed().map_or(0, |(allowance, _)| allowance);
        for (seat, (since, reserve)) in (0..).zip(self.since.iter_mut().zip(&mut self.reserve)) {
            let Some(seat) = Seat::new(seat) else { continue };
            let decided = acted == Some(seat);
            if let Some(began) = since.filter(|_| decided) {
                *reserve = (*reserve - (now - began - allowance).max(0)).max(0);
            }
            *since = match (thinking.contains(seat), *since) {
                (true, Some(began)) if !decided => Some(began),
                (true, _) => Some(now),
                (false, _) => None,
            };
        }
    }

    /// Everybody who thinks begins to do so now: nobody is blamed for the time in which something else
    /// happened.
    pub fn begin_anew(&mut self) {
        self.since.iter_mut().flatten().for_each(|since| *since = self.now);
    }

    /// When a seat's time is up, in milliseconds since 1970; never, if it isn't thinking or has all the time
    /// in the world.
    pub fn due(&self, seat: Seat) -> Option<i64> {
        let (allowance, _) = self.pace.allowed()?;
        Some(self.since(seat)? + allowance + self.reserve.get(seat.index())?)
    }

    /// What a seat has left of its reserve, in milliseconds.
    pub fn reserve(&self, seat: Seat) -> i64 {
        self.reserve.get(seat.index()).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn what_goes_beyond_the_allowance_comes_out_of_the_reserve() {
        let mut clock = Clock::new(Pace::Live { decision: 10, reserve: 60 }, 2);
        let (a, b) = (seat(0), seat(1));
        clock.tick(Some(1_000), None, Seats::only(a));
        assert_eq!((clock.due(a), clock.due(b)), (Some(71_000), None));
        clock.tick(Some(9_000), Some(a), Seats::only(a));
        assert_eq!(clock.due(a), Some(79_000), "a quick decision costs nothing");
        clock.tick(Some(39_000), Some(a), Seats::only(b));
        assert_eq!((clock.reserve(a), clock.due(a), clock.due(b)), (40_000, None, Some(109_000)));
        clock.tick(Some(40_000), Some(b), Seats::only(a));
        assert_eq!(clock.due(a), Some(90_000));
    }

    #[test]
    fn whoever_chooses_at_the_same_time_goes_on_thinking() {
        let mut clock = Clock::new(Pace::Days(2), 2);
        let (a, b) = (seat(0), seat(1));
        let both = [a, b].into_iter().collect();
        clock.tick(Some(5), None, both);
        clock.tick(Some(1_000), Some(b), Seats::only(a));
        assert_eq!(clock.since(a), Some(5));
        assert_eq!(clock.due(a), Some(5 + 2 * 86_400_000));
        clock.begin_anew();
        assert_eq!(clock.since(a), Some(1_000));
    }

    #[test]
    fn time_never_runs_backwards_and_may_be_unknown() {
        let mut clock = Clock::new(Pace::None, 1);
        clock.tick(None, None, Seats::only(seat(0)));
        clock.tick(Some(7), None, Seats::only(seat(0)));
        clock.tick(Some(3), Some(seat(0)), Seats::only(seat(0)));
        assert_eq!((clock.now(), clock.at(1), clock.due(seat(0))), (7, 7, None));
    }
}

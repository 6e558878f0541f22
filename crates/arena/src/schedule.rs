//! Who sits where: every deal is played in every seating.

use std::collections::BTreeSet;

use engine::Message;

use crate::Entrant;

/// The seatings in which every deal is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// Who takes part, each once, in the order in which they were named.
    pub entrants: Vec<Entrant>,
    /// How many seats the table has.
    pub seats: usize,
    /// Whether all at a table win or lose together.
    pub together: bool,
    /// The seatings: who of the entrants sits on each seat.
    pub seatings: Vec<Vec<usize>>,
}

impl Schedule {
    /// The seatings for those who were named at tables of `seats`.
    ///
    /// As many as there are seats sit in every order that differs. Of more, all combinations that fill
    /// the table do. Where all play together, each entrant has the whole table to itself: teams that
    /// are compared by what they make of the same deals.
    ///
    /// # Errors
    /// Too few were named.
    pub fn new(named: &[Entrant], seats: usize, together: bool) -> Result<Schedule, Message> {
        let mut entrants: Vec<Entrant> = Vec::new();
        for entrant in named {
            if !entrants.contains(entrant) {
                entrants.push(entrant.clone());
            }
        }
        if together {
            let seatings = (0..entrants.len()).map(|entrant| vec![entrant; seats]).collect();
            return Ok(Schedule { entrants, seats, together, seatings });
        }
        if named.len() < seats.max(2) {
            let message = Message::new("arena-too-few").with("named", named.len()).with("seats", seats);
            return Err(message);
        }
        let place = |entrant: &Entrant| entrants.iter().position(|other| other == entrant);
        let mut places: Vec<usize> = named.iter().filter_map(place).collect();
        places.sort_unstable();
        let mut tables = BTreeSet::new();
        combine(&places, seats, &mut Vec::new(), &mut tables);
        let mut seatings = Vec::new();
        for table in tables {
            permute(&table, &mut Vec::new(), &mut seatings);
        }
        Ok(Schedule { entrants, seats, together, seatings })
    }

    /// How many seats an entrant has in all seatings of a deal.
    pub fn seats_of(&self, entrant: usize) -> usize {
        self.seatings.iter().flatten().filter(|other| **other == entrant).count()
    }

    /// A seating as text: `stationmaster, driver`.
    pub fn write(&self, seating: usize) -> String {
        let names: Vec<String> =
            self.seatings[seating].iter().map(|entrant| self.entrants[*entrant].name()).collect();
        names.join(", ")
    }

    /// What the first entrant's result in a deal would be on average if all were alike.
    pub fn fair(&self) -> f64 {
        if self.together { 0.5 } else { self.seats_of(0) as f64 / (self.seats * self.seatings.len()) as f64 }
    }
}

/// All ways to take `count` of these, each once, though some are alike.
fn combine(from: &[usize], count: usize, taken: &mut Vec<usize>, all: &mut BTreeSet<Vec<usize>>) {
    if taken.len() == count {
        all.insert(taken.clone());
        return;
    }
    for (index, place) in from.iter().enumerate() {
        taken.push(*place);
        combine(&from[index + 1..], count, taken, all);
        taken.pop();
    }
}

/// All orders of these that differ, in order.
fn permute(rest: &[usize], taken: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if rest.is_empty() {
        all.push(taken.clone());
    }
    for (index, place) in rest.iter().enumerate() {
        if rest[..index].contains(place) {
            continue;
        }
        let others = [&rest[..index], &rest[index + 1..]].concat();
        taken.push(*place);
        permute(&others, taken, all);
        taken.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(names: &str, seats: usize, together: bool) -> Schedule {
        let named = Entrant::list(names).expect("bots");
        Schedule::new(&named, seats, together).expect("enough of them")
    }

    /// The seatings as letters, the first named `a`.
    fn seatings(names: &str, seats: usize) -> Vec<String> {
        let letters =
            |seating: &Vec<usize>| seating.iter().map(|place| (b'a' + *place as u8) as char).collect();
        schedule(names, seats, false).seatings.iter().map(letters).collect()
    }

    #[test]
    fn every_order_that_differs_comes_once() {
        assert_eq!(seatings("stationmaster,driver", 2), ["ab", "ba"]);
        assert_eq!(seatings("driver,driver", 2), ["aa"]);
        assert_eq!(seatings("stationmaster,3*driver", 4), ["abbb", "babb", "bbab", "bbba"]);
        assert_eq!(seatings("driver,fireman,trainee", 3), ["abc", "acb", "bac", "bca", "cab", "cba"]);
        assert_eq!(seatings("2*driver,2*random", 4).len(), 6);
        assert_eq!(seatings("driver,fireman,trainee,random,greedy", 5).len(), 120);
    }

    #[test]
    fn more_than_fit_meet_in_all_combinations() {
        assert_eq!(seatings("driver,fireman,trainee", 2), ["ab", "ba", "ac", "ca", "bc", "cb"]);
        // Four of whom two are alike, three at a table: aab, aac, abc.
        assert_eq!(seatings("2*driver,fireman,trainee", 3).len(), 3 + 3 + 6);
        let all = seatings("driver,fireman,trainee,random,greedy", 3);
        assert_eq!((all.len(), all.iter().collect::<BTreeSet<_>>().len()), (60, 60));
    }

    /// Everybody sits on every seat equally often, so that seats favour nobody.
    #[test]
    fn seats_are_shared_fairly() {
        for (names, seats) in [("driver,fireman,trainee", 2), ("stationmaster,3*driver", 4)] {
            let schedule = schedule(names, seats, false);
            for entrant in 0..schedule.entrants.len() {
                let on =
                    |seat: usize| schedule.seatings.iter().filter(|seating| seating[seat] == entrant).count();
                assert!((1..seats).all(|seat| on(seat) == on(0)), "{names}");
            }
        }
    }

    #[test]
    fn teams_have_the_table_to_themselves() {
        let teams = schedule("stationmaster,driver", 3, true);
        assert_eq!(teams.seatings, [vec![0, 0, 0], vec![1, 1, 1]]);
        assert_eq!(schedule("driver", 2, true).seatings, [vec![0, 0]]);
    }

    #[test]
    fn fair_is_what_seats_make_it() {
        assert_eq!(schedule("stationmaster,driver", 2, false).fair(), 0.5);
        assert_eq!(schedule("stationmaster,3*driver", 4, false).fair(), 0.25);
        assert_eq!(schedule("stationmaster,driver", 3, true).fair(), 0.5);
    }

    #[test]
    fn too_few_are_refused() {
        let named = Entrant::list("stationmaster,driver").expect("bots");
        assert_eq!(Schedule::new(&named, 4, false).expect_err("too few").key, "arena-too-few");
        assert!(Schedule::new(&named[..1], 1, false).is_err());
    }
}

//! What the rules say of a position, as plainly as they say it.

use std::cmp::Reverse;

use classic::Tie;

pub use super::position::{Ended, Position, members, outcome_here, seat};

/// What a seat's tickets come to with its stations used in one way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TicketSum {
    pub points: i32,
    pub completed: usize,
    /// The fewer, the better, but that decides nothing.
    pub borrowed: Reverse<usize>,
}

impl Position<'_> {
    pub fn stations_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].stations.bits().into())
    }

    fn length(&self, route: usize) -> usize {
        self.board.routes[route].length.into()
    }

    /// Whether two routes are the halves of a double route (EU-21).
    pub fn are_double(&self, one: usize, other: usize) -> bool {
        let [from, to] = self.ends(one);
        one != other && (self.ends(other) == [from, to] || self.ends(other) == [to, from])
    }

    /// The cars that are not on the board (EU-1, EU-19).
    pub fn cars_left(&self, owner: usize) -> usize {
        let placed: usize = self.routes_of(owner).into_iter().map(|route| self.length(route)).sum();
        usize::from(self.board.pieces.cars) - placed
    }

    /// The stations that are not on the board (EU-1, EU-31).
    pub fn stations_left(&self, owner: usize) -> usize {
        usize::from(self.board.pieces.stations) - self.stations_of(owner).len()
    }

    /// The tickets of a seat that these routes complete (EU-35).
    pub fn completed(&self, owner: usize, routes: &[usize]) -> Vec<usize> {
        let done = |ticket: &usize| {
            self.connected(routes, self.board.tickets[*ticket].ends.map(|city| city.index()))
        };
        self.tickets_of(owner).into_iter().filter(done).collect()
    }

    /// The routes that a station there lets its owner use (EU-33).
    pub fn lent_at(&self, city: usize, owner: usize) -> Vec<usize> {
        let others = (0..self.seats).filter(|other| *other != owner);
        others
            .flat_map(|other| self.routes_of(other))
            .filter(|route| self.ends(*route).contains(&city))
            .collect()
    }

    /// What a seat's tickets come to for every way to use its stations: each for no route, or for
    /// any one that it lends (EU-33, EU-35).
    pub fn ticket_sums(&self, owner: usize) -> Vec<TicketSum> {
        let lent: Vec<Vec<usize>> =
            self.stations_of(owner).into_iter().map(|city| self.lent_at(city, owner)).collect();
        let mut sums = Vec::new();
        self.borrow(owner, &lent, &mut self.routes_of(owner), 0, &mut sums);
        sums
    }

    fn borrow(
        &self,
        owner: usize,
        lent: &[Vec<usize>],
        routes: &mut Vec<usize>,
        borrowed: usize,
        sums: &mut Vec<TicketSum>,
    ) {
        let Some((here, rest)) = lent.split_first() else {
            let completed = self.completed(owner, routes);
            let worth = |ticket: &usize| i32::from(self.board.tickets[*ticket].points);
            let all: i32 = self.tickets_of(owner).iter().map(worth).sum();
            let won: i32 = completed.iter().map(worth).sum();
            return sums.push(TicketSum {
                points: won - (all - won),
                completed: completed.len(),
                borrowed: Reverse(borrowed),
            });
        };
        self.borrow(owner, rest, routes, borrowed, sums);
        for &route in here {
            routes.push(route);
            self.borrow(owner, rest, routes, borrowed + 1, sums);
            routes.pop();
        }
    }

    /// The best of them: most points, then most tickets (EU-33).
    pub fn best_tickets(&self, owner: usize) -> TicketSum {
        self.ticket_sums(owner).into_iter().max().expect("there is always the way without any station")
    }

    /// The length of the longest path over these routes: every path from every city (EU-37).
    pub fn longest_path(&self, routes: &[usize]) -> usize {
        let cities = 0..self.board.cities.len();
        cities.map(|city| self.longest_from(city, &mut routes.to_vec())).max().unwrap_or(0)
    }

    fn longest_from(&self, city: usize, unused: &mut Vec<usize>) -> usize {
        let mut longest = 0;
        for place in 0..unused.len() {
            let route = unused[place];
            let onward = match self.ends(route) {
                [one, other] if one == city => other,
                [one, other] if other == city => one,
                _ => continue,
            };
            unused.remove(place);
            longest = longest.max(self.length(route) + self.longest_from(onward, unused));
            unused.insert(place, route);
        }
        longest
    }

    /// The score sheets and who wins, if the game ended here (EU-20, EU-35 to EU-39).
    pub fn ended(&self) -> Ended {
        let all = || 0..self.seats;
        let tickets: Vec<TicketSum> = all().map(|owner| self.best_tickets(owner)).collect();
        let paths: Vec<usize> = all().map(|owner| self.longest_path(&self.routes_of(owner))).collect();
        let express = |owner: usize| paths[owner] > 0 && all().all(|other| paths[other] <= paths[owner]);
        let sheet = |owner: usize| {
            let routes = self.routes_of(owner).iter().map(|route| route_points(self.length(*route))).sum();
            let mut lines = vec![("routes", routes), ("tickets", tickets[owner].points)];
            // Where there are no stations, nothing is said of them (US-1).
            if self.board.pieces.stations > 0 {
                lines.push(("stations", 4 * self.stations_left(owner) as i32));
            }
            lines.push(("express", if express(owner) { 10 } else { 0 }));
            lines
        };
        let sheets: Vec<Vec<(&'static str, i32)>> = all().map(sheet).collect();
        // More tickets completed, fewer stations used, the Express: in the board's order (EU-38).
        let tie = |tie: &Tie| match tie {
            Tie::Tickets => ("tickets", all().map(|owner| tickets[owner].completed as i32).collect()),
            Tie::Stations => {
                ("stations", all().map(|owner| -(self.stations_of(owner).len() as i32)).collect())
            }
            Tie::LongestPath => ("express", all().map(|owner| i32::from(express(owner))).collect()),
        };
        let ties: Vec<_> = self.board.terms.ties.iter().map(tie).collect();
        Ended::with(sheets, &ties)
    }
}

/// Points for a route (EU-20).
fn route_points(length: usize) -> i32 {
    match length {
        1 => 1,
        2 => 2,
        3 => 4,
        4 => 7,
        5 => 10,
        6 => 15,
        7 => 18,
        8 => 21,
        _ => unreachable!("no board here has a route of {length}"),
    }
}

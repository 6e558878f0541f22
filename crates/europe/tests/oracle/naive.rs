//! What the rules say of a position, as plainly as they say it.

use std::cmp::Reverse;

use engine::{Rules, Seat};
use europe::{Board, Europe, State};

/// A position with its board.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    pub board: &'a Board,
    pub seats: usize,
    pub state: &'a State,
}

/// What a seat's tickets come to with its stations used in one way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TicketSum {
    pub points: i32,
    pub completed: usize,
    /// The fewer, the better, but that decides nothing.
    pub borrowed: Reverse<usize>,
}

/// How a game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The lines of every seat's sheet.
    pub sheets: Vec<Vec<(&'static str, i32)>>,
    pub winners: Vec<usize>,
    pub tie_break: Option<&'static str>,
}

/// The members of a set as a list.
pub fn members(bits: u128) -> Vec<usize> {
    (0..128).filter(|place| bits >> place & 1 == 1).collect()
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number as u8).expect("a table has no more than five")
}

impl<'a> Position<'a> {
    pub fn new(game: &'a Europe, state: &'a State) -> Position<'a> {
        Position { board: game.board(), seats: game.seats(), state }
    }

    pub fn routes_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].routes.bits())
    }

    pub fn stations_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].stations.bits().into())
    }

    fn tickets_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].tickets.bits().into())
    }

    pub fn ends(&self, route: usize) -> [usize; 2] {
        self.board.routes[route].ends.map(|city| city.index())
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

    /// Whether one can travel from a city to another over these routes (EU-35).
    fn connected(&self, routes: &[usize], [from, to]: [usize; 2]) -> bool {
        let mut reached = vec![from];
        loop {
            let next = routes.iter().find_map(|&route| {
                let [one, other] = self.ends(route);
                match (reached.contains(&one), reached.contains(&other)) {
                    (true, false) => Some(other),
                    (false, true) => Some(one),
                    _ => None,
                }
            });
            match next {
                Some(city) => reached.push(city),
                None => return reached.contains(&to),
            }
        }
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
            vec![
                ("routes", self.routes_of(owner).iter().map(|route| route_points(self.length(*route))).sum()),
                ("tickets", tickets[owner].points),
                ("stations", 4 * self.stations_left(owner) as i32),
                ("express", if express(owner) { 10 } else { 0 }),
            ]
        };
        let sheets: Vec<Vec<(&'static str, i32)>> = all().map(sheet).collect();
        let total = |owner: usize| -> i32 { sheets[owner].iter().map(|(_, points)| points).sum() };
        let mut winners: Vec<usize> =
            all().filter(|owner| all().all(|other| total(other) <= total(*owner))).collect();
        let mut tie_break = None;
        // More tickets completed, then fewer stations used, then the Express, then all of them.
        for broken_by in ["tickets", "stations", "express", "shared"] {
            if winners.len() == 1 {
                break;
            }
            let worth = |owner: usize| match broken_by {
                "tickets" => tickets[owner].completed as i32,
                "stations" => -(self.stations_of(owner).len() as i32),
                "express" => i32::from(express(owner)),
                _ => 0,
            };
            let best = winners.iter().map(|owner| worth(*owner)).max();
            winners.retain(|owner| Some(worth(*owner)) == best);
            tie_break = Some(broken_by);
        }
        Ended { sheets, winners, tie_break }
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

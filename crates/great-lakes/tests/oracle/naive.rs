//! What the rules say of a position, as plainly as they say it.

use engine::{Rules, Seat};
use great_lakes::{Board, Card, Cards, GreatLakes, Kind, State};

/// A position with its board.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    pub board: &'a Board,
    pub seats: usize,
    pub state: &'a State,
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

/// Every single card.
pub fn each(cards: &Cards) -> Vec<Card> {
    cards.each().flat_map(|(card, count)| vec![card; count.into()]).collect()
}

impl<'a> Position<'a> {
    pub fn new(game: &'a GreatLakes, state: &'a State) -> Position<'a> {
        Position { board: game.board(), seats: game.seats(), state }
    }

    pub fn routes_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].routes.bits())
    }

    pub fn harbours_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].harbours.bits().into())
    }

    fn tickets_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].tickets.bits().into())
    }

    pub fn ends(&self, route: usize) -> [usize; 2] {
        self.board.routes[route].ends.map(|city| city.index())
    }

    fn ticket(&self, ticket: usize) -> ([usize; 2], i32) {
        let facts = &self.board.tickets[ticket];
        (facts.ends.map(|city| city.index()), facts.points.into())
    }

    /// Whether two routes are the halves of a double route: the same ends, the same kind (GL-18).
    pub fn are_double(&self, one: usize, other: usize) -> bool {
        let ([from, to], ends) = (self.ends(one), self.ends(other));
        let alike = self.board.routes[one].kind == self.board.routes[other].kind;
        one != other && alike && (ends == [from, to] || ends == [to, from])
    }

    /// The pieces of a kind that are on the board (GL-16).
    pub fn placed(&self, owner: usize, kind: Kind) -> usize {
        let routes = self.routes_of(owner).into_iter().map(|route| &self.board.routes[route]);
        routes.filter(|route| route.kind == kind).map(|route| usize::from(route.length)).sum()
    }

    /// Whether one can travel from a city to another over these routes (GL-24).
    fn connected(&self, routes: &[usize], [from, to]: [usize; 2]) -> bool {
        let (mut reached, mut looked_at) = (vec![from], 0);
        while let Some(&city) = reached.get(looked_at) {
            looked_at += 1;
            for [one, other] in routes.iter().map(|route| self.ends(*route)) {
                for (here, there) in [(one, other), (other, one)] {
                    if here == city && !reached.contains(&there) {
                        reached.push(there);
                    }
                }
            }
        }
        reached.contains(&to)
    }

    /// The tickets of a seat that its routes complete (GL-24).
    pub fn completed(&self, owner: usize) -> Vec<usize> {
        let routes = self.routes_of(owner);
        let done = |ticket: &usize| self.connected(&routes, self.ticket(*ticket).0);
        self.tickets_of(owner).into_iter().filter(done).collect()
    }

    /// Points for one harbour (GL-25).
    pub fn harbour(&self, owner: usize, city: usize) -> i32 {
        let there = |ticket: &usize| self.ticket(*ticket).0.contains(&city);
        match self.completed(owner).iter().filter(|ticket| there(ticket)).count() {
            0 => 0,
            1 => 10,
            2 => 20,
            _ => 30,
        }
    }

    /// The score sheets and who wins, if the game ended here (GL-17, GL-22, GL-24 to GL-28).
    pub fn ended(&self) -> Ended {
        let all = || 0..self.seats;
        let sheet = |owner: usize| {
            let completed = self.completed(owner);
            let worth = |ticket: &usize| {
                let points = self.ticket(*ticket).1;
                if completed.contains(ticket) { points } else { -points }
            };
            let lengths = self.routes_of(owner).into_iter().map(|route| self.board.routes[route].length);
            let harbours = self.harbours_of(owner);
            vec![
                ("routes", lengths.map(route_points).sum()),
                ("exchanges", -i32::from(self.state.holdings[seat(owner)].exchanged)),
                ("tickets", self.tickets_of(owner).iter().map(worth).sum()),
                ("harbours", harbours.iter().map(|city| self.harbour(owner, *city)).sum()),
                ("unbuilt", -4 * (3 - harbours.len() as i32)),
            ]
        };
        let sheets: Vec<Vec<(&'static str, i32)>> = all().map(sheet).collect();
        let total = |owner: usize| -> i32 { sheets[owner].iter().map(|(_, points)| points).sum() };
        let best = all().map(total).max();
        let mut winners: Vec<usize> = all().filter(|owner| Some(total(*owner)) == best).collect();
        let mut tie_break = None;
        // More tickets completed, then more harbours built, then all of them.
        for broken_by in ["tickets", "harbours", "shared"] {
            if winners.len() > 1 {
                let worth = |owner: &usize| match broken_by {
                    "tickets" => self.completed(*owner).len(),
                    "harbours" => self.harbours_of(*owner).len(),
                    _ => 0,
                };
                let best = winners.iter().map(worth).max();
                winners.retain(|owner| Some(worth(owner)) == best);
                tie_break = Some(broken_by);
            }
        }
        Ended { sheets, winners, tie_break }
    }
}

/// Points for a route (GL-17).
fn route_points(length: u8) -> i32 {
    [0, 1, 2, 4, 7, 10, 15, 18, 21, 27][usize::from(length)]
}

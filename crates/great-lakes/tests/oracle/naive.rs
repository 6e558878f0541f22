//! What the rules say of a position, as plainly as they say it.

use great_lakes::{Card, Cards, Kind};

pub use super::position::{Ended, Position, members, outcome_here, seat};

/// Every single card.
pub fn each(cards: &Cards) -> Vec<Card> {
    cards.each().flat_map(|(card, count)| vec![card; count.into()]).collect()
}

impl Position<'_> {
    pub fn harbours_of(&self, owner: usize) -> Vec<usize> {
        members(self.state.holdings[seat(owner)].harbours.bits().into())
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
        // More tickets completed, then more harbours built (GL-28).
        let ties = [
            ("tickets", all().map(|owner| self.completed(owner).len() as i32).collect()),
            ("harbours", all().map(|owner| self.harbours_of(owner).len() as i32).collect()),
        ];
        Ended::with(sheets, &ties)
    }
}

/// Points for a route (GL-17).
fn route_points(length: u8) -> i32 {
    [0, 1, 2, 4, 7, 10, 15, 18, 21, 27][usize::from(length)]
}

//! Which routes can be claimed, and why others can't. Asked of what everyone sees, so that rules, pages and
//! bots have one answer.

use engine::{Rules, Seat};

use crate::{Chart, Network, RouteId, RouteSet, Track};

/// What claiming one half of a double route does to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doubles {
    /// Only one of the two can be claimed at all.
    pub one_of_two: bool,
    /// One seat may own both.
    pub one_owner: bool,
}

impl Doubles {
    /// The routes that nobody can claim any more where these are claimed.
    pub fn closed(self, network: &Network, claimed: RouteSet) -> RouteSet {
        if self.one_of_two { claimed | network.twins(claimed) } else { claimed }
    }

    /// The other halves of these routes, if whoever owns these may not claim them.
    pub fn barred(self, network: &Network, own: RouteSet) -> RouteSet {
        if self.one_owner { RouteSet::NONE } else { network.twins(own) }
    }
}

/// Why a route can't be claimed, whatever is paid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// It has been claimed.
    Owned(Seat),
    /// The seat owns the other half.
    OwnTwin,
    /// Somebody owns the other half, and only one of the two can be claimed at this table.
    Closed,
    /// The seat has only so many pieces left.
    TooFewPieces(u8),
}

/// A game in which seats claim routes.
pub trait RouteGame: Rules {
    /// Its routes.
    type Route: Track;

    /// Its board.
    fn chart(&self) -> &Chart<Self::Route>;
    /// What becomes of double routes at this table.
    fn doubles(&self) -> Doubles;
    /// What a seat has claimed.
    fn routes_of(view: &Self::View, seat: Seat) -> RouteSet;
    /// How many pieces a seat has left for a route.
    fn pieces_for(view: &Self::View, seat: Seat, route: &Self::Route) -> u8;
    /// Why a seat can't claim or build anything just now, if that is so.
    fn not_now(&self, view: &Self::View, seat: Seat) -> Option<Self::Illegal>;

    /// All routes that have been claimed.
    fn claimed(&self, view: &Self::View) -> RouteSet {
        Seat::all(self.seats()).fold(RouteSet::NONE, |all, seat| all | Self::routes_of(view, seat))
    }

    /// The routes that a seat may still claim, cards and pieces aside; for `None`, anybody.
    fn open_routes(&self, view: &Self::View, seat: Option<Seat>) -> RouteSet {
        let (network, doubles) = (&self.chart().network, self.doubles());
        let own = seat.map_or(RouteSet::NONE, |seat| Self::routes_of(view, seat));
        network.routes() - doubles.closed(network, self.claimed(view)) - doubles.barred(network, own)
    }

    /// Why a seat can't claim a route, whatever it pays; for `None`, why nobody can.
    fn why_not(&self, view: &Self::View, seat: Option<Seat>, route: RouteId) -> Option<Barrier> {
        let owner = Seat::all(self.seats()).find(|seat| Self::routes_of(view, *seat).contains(route));
        if let Some(owner) = owner {
            return Some(Barrier::Owned(owner));
        }
        let (network, doubles) = (&self.chart().network, self.doubles());
        let twin = network.twin(route);
        let own = seat.map_or(RouteSet::NONE, |seat| Self::routes_of(view, seat));
        if doubles.barred(network, own & twin).contains(route) {
            return Some(Barrier::OwnTwin);
        }
        if doubles.closed(network, self.claimed(view) & twin).contains(route) {
            return Some(Barrier::Closed);
        }
        let route = self.chart().route(route);
        let left = Self::pieces_for(view, seat?, route);
        (left < route.length()).then_some(Barrier::TooFewPieces(left))
    }
}

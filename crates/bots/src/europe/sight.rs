//! What a bot makes of its view: what it still may claim, what that is worth, how long the game
//! may last.

use europe::{Board, Cars, Europe, LOCOMOTIVE, OwnView, RouteKind, SeatView, View};
use rails::{RouteId, RouteSet};

use super::looking;

/// What a bot's play depends on beside what it sees.
#[derive(Clone, Copy)]
pub(super) struct Temper {
    /// In how many of a hundred decisions its attention fails.
    pub slips: u32,
    /// How many tickets it pursues at a time.
    pub goals: usize,
    /// Whether it heeds what the others do.
    pub heeds_others: bool,
    /// Whether it keeps as few tickets as it may.
    pub keeps_few: bool,
    /// With so many cars left it draws more tickets; so many turns must be left as well.
    pub more_tickets: (u8, i32),
    /// Whether it saves up for the routes that pay best, or claims what it can at once.
    pub saves_up: bool,
    /// Points that a turn is worth, in hundredths: what a ticket's effort is weighed against.
    pub turn_worth: i32,
    /// Points that each car is worth by which its longest path grows, in hundredths (EU-37).
    pub path_worth: i32,
}

impl Temper {
    pub const EASY: Temper = Temper {
        slips: 20,
        goals: 1,
        heeds_others: false,
        keeps_few: true,
        more_tickets: (25, 12),
        saves_up: false,
        turn_worth: 250,
        path_worth: 0,
    };
    pub const FAIR: Temper = Temper {
        slips: 0,
        goals: usize::MAX,
        heeds_others: true,
        keeps_few: false,
        more_tickets: (12, 7),
        saves_up: true,
        turn_worth: 330,
        path_worth: 80,
    };
}

/// A view with what a bot wants to know of it at every turn.
pub(super) struct Sight<'a> {
    pub board: &'a Board,
    pub view: &'a View,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
    pub temper: Temper,
    /// The routes it may still claim, cards and cars aside (EU-19, EU-21, EU-22).
    pub open: RouteSet,
    /// The routes of all others.
    pub others: RouteSet,
    /// A guess at how many turns it still has, this one included.
    pub turns: i32,
}

impl<'a> Sight<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Europe, view: &'a View, temper: Temper) -> Option<Sight<'a>> {
        let (board, place) = (game.board(), looking(view)?);
        let (own, me) = (view.own.as_ref()?, view.seats.get(place)?);
        let rest = view.seats.iter().enumerate().filter(|(seat, _)| *seat != place);
        let others = rest.fold(RouteSet::NONE, |routes, (_, seat)| routes | seat.routes);
        let network = &board.network;
        // One half closes the other for its owner, and at small tables for all.
        let closing = if view.seats.len() <= 3 { me.routes | others } else { me.routes };
        let closed = closing.iter().fold(me.routes | others, |closed, route| closed | network.twin(route));
        let open = network.routes() - closed;
        let turns = match view.turns_left {
            Some(_) => 1,
            None if temper.heeds_others => view.seats.iter().map(turns_left).min().unwrap_or(1),
            None => turns_left(me) + 3,
        };
        Some(Sight { board, view, own, me, temper, open, others, turns })
    }

    /// The points for a route.
    pub fn points(&self, route: RouteId) -> i32 {
        self.points_for(self.length(route))
    }

    fn points_for(&self, length: i32) -> i32 {
        self.board.scoring.by_length.get(length as usize).copied().unwrap_or(0).into()
    }

    /// The cars that a route takes.
    pub fn length(&self, route: RouteId) -> i32 {
        self.board.network.length(route).into()
    }

    /// Whether a route is a tunnel.
    pub fn is_tunnel(&self, route: RouteId) -> bool {
        self.board.route(route).kind == RouteKind::Tunnel
    }

    /// How many more cards than it costs the hand has for a route, in its best colour; below zero
    /// if some are missing.
    pub fn spare(&self, route: RouteId) -> i32 {
        let cost = self.board.route(route).cost();
        let hand = &self.own.hand;
        let cars = match cost.cars {
            Cars::Of(colour) => hand.of(colour.kind()),
            Cars::Any => hand.counts()[..LOCOMOTIVE].iter().copied().max().unwrap_or(0),
            Cars::None => 0,
        };
        let [cars, locomotives, cards, needed] =
            [cars, hand.of(LOCOMOTIVE), cost.cards, cost.locomotives].map(i32::from);
        // A ferry's symbols can't be paid with cars.
        if cost.locomotives > 0 {
            return cars.min(cards - needed) + locomotives - cards;
        }
        cars + locomotives - cards
    }

    /// How many turns it takes to claim a route by itself, cards drawn first.
    pub fn turns_for(&self, route: RouteId) -> i32 {
        let wanted = i32::from(self.is_tunnel(route));
        1 + (wanted - self.spare(route)).max(0).div_ceil_by(2)
    }
}

/// Rounds up.
pub(super) trait DivCeil {
    /// The quotient, rounded up; for numbers that aren't below zero.
    fn div_ceil_by(self, by: i32) -> i32;
}

impl DivCeil for i32 {
    fn div_ceil_by(self, by: i32) -> i32 {
        (self + by - 1) / by
    }
}

/// A guess at how many turns it takes a seat that hurries to bring the last round about, that
/// round included (EU-34): half a turn for each card it lacks, and one for each four cars.
fn turns_left(seat: &SeatView) -> i32 {
    let cars = i32::from(seat.cars) - 2;
    let cards = (cars - i32::from(seat.hand)).max(0);
    1 + cars.max(0).div_ceil_by(4) + cards.div_ceil_by(2)
}

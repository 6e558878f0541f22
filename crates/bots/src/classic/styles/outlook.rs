//! What a style makes of its view.

use crate::planner::scene::others_and_open;
use classic::{Board, Classic, OwnView, RouteKind, SeatView, View};
use engine::Viewer;
use rails::{Components, RouteId, RouteSet, TicketSet};

/// A view with what a style wants to know of it.
pub(in crate::classic) struct Outlook<'a> {
    pub board: &'a Board,
    pub view: &'a View,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
    /// The routes of all others.
    pub others: RouteSet,
    /// The routes it may still claim, with the cars it has left, cards aside.
    pub open: RouteSet,
    /// What its own routes connect.
    pub joined: Components,
    /// Its tickets that its own routes don't connect.
    pub undone: TicketSet,
    /// A guess at how many turns it still has, this one included.
    pub turns: i32,
}

impl<'a> Outlook<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Classic, view: &'a View) -> Option<Outlook<'a>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let (board, own, me) = (game.board(), view.own.as_ref()?, view.seats.get(seat.index())?);
        let network = &board.network;
        let (others, open) = others_and_open(game, view, seat);
        let open = open.iter().filter(|route| network.length(*route) <= me.cars).collect();
        let joined = Components::of(network, me.routes);
        let undone = own.tickets - board.completed(&joined, own.tickets);
        let turns = match view.turns_left {
            Some(_) => 1,
            None => view.seats.iter().map(turns_left).min().unwrap_or(1),
        };
        Some(Outlook { board, view, own, me, others, open, joined, undone, turns })
    }

    /// Whether this is its last turn (EU-34).
    pub fn is_last_turn(&self) -> bool {
        self.view.turns_left.is_some()
    }

    /// How many cars a route takes.
    pub fn length(&self, route: RouteId) -> i32 {
        self.board.network.length(route).into()
    }

    /// How many cars it has left.
    pub fn cars(&self) -> i32 {
        self.me.cars.into()
    }

    /// The points for a route (EU-20).
    pub fn points(&self, route: RouteId) -> i32 {
        self.board.scoring.by_length.get(self.length(route) as usize).copied().unwrap_or(0).into()
    }

    /// The points that some tickets are worth.
    pub fn worth(&self, tickets: TicketSet) -> i32 {
        tickets.iter().map(|ticket| i32::from(self.board.ticket(ticket).points)).sum()
    }

    /// Whether a route is a tunnel.
    pub fn is_tunnel(&self, route: RouteId) -> bool {
        self.board.route(route).kind == RouteKind::Tunnel
    }
}

/// A guess at how many turns a seat that hurries takes to bring the last round about, that round
/// included: a turn for each four cars, and one for each two cards that it lacks for them.
fn turns_left(seat: &SeatView) -> i32 {
    let cars = (i32::from(seat.cars) - 2).max(0);
    let cards = (cars - i32::from(seat.hand)).max(0);
    1 + (cars + 3) / 4 + (cards + 1) / 2
}

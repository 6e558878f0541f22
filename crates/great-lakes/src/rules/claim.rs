//! Claim a route (GL-14 to GL-18).

use engine::{Chance, Seat, Witness};
use rails::{RouteGame, RouteId, RouteSet};

use super::{Play, end, market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Payment;
use crate::setup::GreatLakes;
use crate::state::State;

impl GreatLakes {
    /// The routes that a seat may still claim, cards and pieces aside (GL-14, GL-18).
    #[inline]
    pub fn open(&self, state: &State, seat: Seat) -> RouteSet {
        let network = &self.board.network;
        let open = network.routes() - state.closed;
        // With few seats the other halves of its own double routes are closed for everyone.
        if self.doubles().one_of_two { open } else { open - network.twins(state.of(seat).routes) }
    }
}

/// Whether a seat may claim this route so.
pub(crate) fn check(
    game: &GreatLakes,
    state: &State,
    seat: Seat,
    id: RouteId,
    payment: Payment,
) -> Result<(), Illegal> {
    let (network, own) = (&game.board.network, state.of(seat));
    if !network.routes().contains(id) {
        return Err(Illegal::NoSuchRoute);
    }
    if let Some(by) = state.owner(id) {
        return Err(Illegal::RouteTaken { route: id, by });
    }
    if !(network.twin(id) & own.routes).is_empty() {
        return Err(Illegal::OwnTwin { route: id });
    }
    if state.closed.contains(id) {
        return Err(Illegal::TwinClosed { route: id });
    }
    let route = game.board.route(id);
    let (left, _) = own.of_kind(route.kind);
    if left < route.length {
        return Err(Illegal::TooFewPieces { kind: route.kind, needed: route.length, left });
    }
    route.cost().check(payment, &own.hand).map_err(|wrong| Illegal::RoutePayment { route: id, wrong })
}

/// Puts the seat's pieces on the route, the cards on the discards of their decks, and counts the
/// points (GL-14, GL-16, GL-17).
#[inline]
pub(crate) fn claim<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, id: RouteId, payment: Payment) {
    let (game, state) = (play.game, &mut *play.state);
    let (seat, route) = (state.turn, game.board.route(id));
    state.pay(payment);
    let own = &mut state.holdings[seat];
    own.routes = own.routes.with(id);
    own.spend(route.kind, route.length);
    let points = game.board.scoring.by_length[usize::from(route.length)];
    own.points += u16::from(points);
    state.closed |= game.doubles().closed(&game.board.network, RouteSet::only(id));
    play.see(|| Event::Claimed { seat, route: id, payment, points });
    market::settle(play);
    end::turn(play);
}

impl State {
    /// Moves cards from the hand of the seat whose turn it is to the discards of their decks.
    #[inline]
    pub(crate) fn pay(&mut self, payment: Payment) {
        let own = &mut self.holdings[self.turn];
        payment.take_from(&mut own.hand);
        payment.take_known(&mut own.known);
        payment.put_into(&mut self.trains.discards, &mut self.ships.discards);
    }
}

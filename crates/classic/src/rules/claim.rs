//! Claim a route (EU-18 to EU-24).

use engine::{Chance, Seat, Witness};
use rails::{RouteGame, RouteId, RouteSet};

use super::{Play, end, market, tunnel};
use crate::board::RouteKind;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Payment;
use crate::setup::Classic;
use crate::state::State;

impl Classic {
    /// The routes that a seat may still claim, cards and cars aside (EU-19, EU-21, EU-22).
    #[inline]
    pub fn open(&self, state: &State, seat: Seat) -> RouteSet {
        self.board.network.routes() - state.closed - state.of(seat).barred
    }
}

/// Whether a seat may claim this route so.
pub(crate) fn check(
    game: &Classic,
    state: &State,
    seat: Seat,
    route: RouteId,
    payment: Payment,
) -> Result<(), Illegal> {
    let network = &game.board.network;
    if !network.routes().contains(route) {
        return Err(Illegal::NoSuchRoute);
    }
    if let Some(by) = state.owner(route) {
        return Err(Illegal::RouteTaken { route, by });
    }
    let holdings = state.of(seat);
    if holdings.barred.contains(route) {
        return Err(Illegal::OwnTwin { route });
    }
    if state.closed.contains(route) {
        return Err(Illegal::TwinClosed { route });
    }
    let (needed, left) = (network.length(route), holdings.cars);
    if left < needed {
        return Err(Illegal::TooFewCars { needed, left });
    }
    let wrong = game.board.route(route).cost().check(payment, &holdings.hand);
    wrong.map_err(|wrong| Illegal::RoutePayment { route, wrong })
}

#[inline]
pub(crate) fn claim<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    route: RouteId,
    payment: Payment,
) {
    let holdings = &mut play.state.holdings[play.state.turn];
    payment.take_from(&mut holdings.hand);
    payment.take_known(&mut holdings.known);
    if play.game.board.route(route).kind == RouteKind::Tunnel {
        tunnel::dig(play, route, payment);
    } else {
        build(play, route, payment);
        market::settle(play);
        end::turn(play);
    }
}

/// Puts the seat's cars on the route, the cards on the discards, and counts the points (EU-20,
/// EU-23). The cards have left the hand.
#[inline]
pub(crate) fn build<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    route: RouteId,
    payment: Payment,
) {
    let (game, state) = (play.game, &mut *play.state);
    let (board, doubles) = (&*game.board, game.doubles());
    let (length, twin) = (board.network.length(route), board.network.twin(route));
    let seat = state.turn;
    let points = board.scoring.by_length[usize::from(length)];
    payment.put_into(&mut state.pile.discards);
    let holdings = &mut state.holdings[seat];
    holdings.routes = holdings.routes.with(route);
    if !doubles.one_owner {
        holdings.barred |= twin;
    }
    holdings.cars -= length;
    holdings.points += u16::from(points);
    state.closed = state.closed.with(route);
    if doubles.one_of_two {
        state.closed |= twin;
    }
    play.see(|| Event::Claimed { seat, route, payment, points });
}

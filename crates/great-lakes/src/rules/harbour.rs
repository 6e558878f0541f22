//! Build a harbour (GL-20, GL-21).

use engine::{Chance, Seat, Witness};
use rails::{CityId, CitySet};

use super::{Play, end, market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Payment;
use crate::setup::GreatLakes;
use crate::state::State;

/// The cities where a seat may build a harbour: ports without one that its routes touch (GL-20).
pub(crate) fn sites(game: &GreatLakes, state: &State, seat: Seat) -> CitySet {
    let own = state.of(seat);
    match own.harbours_left {
        0 => CitySet::NONE,
        _ => (game.board.network.touched(own.routes) & game.board.ports) - state.harbours(),
    }
}

/// Whether a seat may build a harbour there so.
pub(crate) fn check(
    game: &GreatLakes,
    state: &State,
    seat: Seat,
    city: CityId,
    payment: Payment,
) -> Result<(), Illegal> {
    let (board, own) = (&*game.board, state.of(seat));
    if !board.network.cities().contains(city) || board.junctions.contains(city) {
        return Err(Illegal::NoSuchCity);
    }
    if !board.ports.contains(city) {
        return Err(Illegal::NoPort { city });
    }
    if let Some(by) = state.holdings.seats_where(|own| own.harbours.contains(city)).next() {
        return Err(Illegal::HarbourTaken { city, by });
    }
    if own.harbours_left == 0 {
        return Err(Illegal::NoHarbourLeft);
    }
    if (board.network.at(city) & own.routes).is_empty() {
        return Err(Illegal::NoRouteThere { city });
    }
    payment.check_harbour(&own.hand).map_err(|wrong| Illegal::HarbourPayment { wrong })
}

pub(crate) fn build<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, city: CityId, payment: Payment) {
    let seat = play.state.turn;
    play.state.pay(payment);
    let own = &mut play.state.holdings[seat];
    own.harbours = own.harbours.with(city);
    own.harbours_left -= 1;
    play.see(|| Event::Built { seat, city, payment });
    market::settle(play);
    end::turn(play);
}

//! Build a station (EU-31, EU-32).

use engine::{Chance, Seat, Witness};
use rails::CityId;

use super::{Play, end, market};
use crate::board::Board;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{Cars, Cost, Payment};
use crate::setup::Classic;
use crate::state::State;

impl Board {
    /// What the next station costs where so many are left: the first one card, the second two of one
    /// colour, and so on (EU-32); `None` if there is none left.
    #[inline]
    pub fn station_cost(&self, left: u8) -> Option<Cost> {
        let built = self.pieces.stations.saturating_sub(left);
        (left > 0).then_some(Cost { cards: built + 1, locomotives: 0, cars: Cars::Any })
    }
}

/// Whether a seat may build a station there so.
pub(crate) fn check(
    game: &Classic,
    state: &State,
    seat: Seat,
    city: CityId,
    payment: Payment,
) -> Result<(), Illegal> {
    if !game.board.network.cities().contains(city) {
        return Err(Illegal::NoSuchCity);
    }
    if let Some(by) = state.holdings.seats_where(|own| own.stations.contains(city)).next() {
        return Err(Illegal::StationTaken { city, by });
    }
    let holdings = state.of(seat);
    let cost = game.board.station_cost(holdings.stations_left).ok_or(Illegal::NoStationLeft)?;
    cost.check(payment, &holdings.hand).map_err(|wrong| Illegal::StationPayment { wrong })
}

pub(crate) fn build<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, city: CityId, payment: Payment) {
    let seat = play.state.turn;
    let holdings = &mut play.state.holdings[seat];
    payment.take_from(&mut holdings.hand);
    payment.take_known(&mut holdings.known);
    payment.put_into(&mut play.state.pile.discards);
    holdings.stations = holdings.stations.with(city);
    holdings.stations_left -= 1;
    play.see(|| Event::Built { seat, city, payment });
    market::settle(play);
    end::turn(play);
}

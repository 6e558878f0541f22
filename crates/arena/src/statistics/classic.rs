//! The classic ticket games: routes and tickets, and what is left of everything.

use classic::{Classic, State, ticket_score};
use engine::Seat;
use rails::longest_trail;

use super::{HeldItem, ItemGroup, Statistics, note_railway, routes_and_tickets};

impl Statistics for Classic {
    const FIGURES: &'static [&'static str] =
        &["kept", "completed", "routes", "longest", "stations", "cars", "hand"];

    fn item_groups(&self) -> Vec<ItemGroup> {
        routes_and_tickets(self.board())
    }

    fn starter(&self, state: &State) -> Seat {
        state.turn
    }

    fn note(&self, state: &State, seat: Seat, figures: &mut [i32], held: &mut Vec<HeldItem>) {
        let own = state.of(seat);
        let completed = ticket_score(self, state, seat).completed;
        let longest = longest_trail(&self.board().network, own.routes).into();
        let more = [longest, own.stations.len() as i32, own.cars.into(), own.hand.total().into()];
        note_railway((own.routes, own.tickets, completed), more, figures, held);
    }
}

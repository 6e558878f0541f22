//! Great Lakes: routes and tickets, harbours and exchanges.

use engine::Seat;
use great_lakes::{GreatLakes, State, ticket_score};

use super::{HeldItem, ItemGroup, Statistics, note_railway, routes_and_tickets};

impl Statistics for GreatLakes {
    const FIGURES: &'static [&'static str] =
        &["kept", "completed", "routes", "harbours", "exchanged", "pieces", "hand"];

    fn item_groups(&self) -> Vec<ItemGroup> {
        routes_and_tickets(self.board())
    }

    fn starter(&self, state: &State) -> Seat {
        state.turn
    }

    fn note(&self, state: &State, seat: Seat, figures: &mut [i32], held: &mut Vec<HeldItem>) {
        let own = state.of(seat);
        let completed = ticket_score(self, state, seat).completed;
        let harbours = own.harbours.len() as i32;
        let more = [harbours, own.exchanged.into(), own.pieces().into(), own.hand.total().into()];
        note_railway((own.routes, own.tickets, completed), more, figures, held);
    }
}

//! Great Lakes: routes and tickets, harbours and exchanges.

use engine::Seat;
use great_lakes::{GreatLakes, State, ticket_score};

use super::{Held, Notable, Shelf, note_railway, routes_and_tickets};

impl Notable for GreatLakes {
    const FIGURES: &'static [&'static str] =
        &["kept", "completed", "routes", "harbours", "exchanged", "pieces", "hand"];

    fn shelves(&self) -> Vec<Shelf> {
        routes_and_tickets(self.board())
    }

    fn starter(&self, state: &State) -> Seat {
        state.turn
    }

    fn note(&self, state: &State, seat: Seat, figures: &mut [i32], held: &mut Vec<Held>) {
        let own = state.of(seat);
        let completed = ticket_score(self, state, seat).completed;
        let harbours = own.harbours.len() as i32;
        let more = [harbours, own.exchanged.into(), own.pieces().into(), own.hand.total().into()];
        note_railway((own.routes, own.tickets, completed), more, figures, held);
    }
}

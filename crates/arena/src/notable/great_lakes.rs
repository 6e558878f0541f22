//! Great Lakes: routes and tickets, harbours and exchanges.

use engine::Seat;
use great_lakes::{GreatLakes, State, ticket_score};

use super::{Held, Notable, Shelf, routes, routes_and_tickets, tickets};

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
        figures.copy_from_slice(&[
            own.tickets.len() as i32,
            completed.len() as i32,
            own.routes.len() as i32,
            own.harbours.len() as i32,
            own.exchanged.into(),
            own.pieces().into(),
            own.hand.total().into(),
        ]);
        held.extend(routes(own.routes));
        held.extend(tickets(1, own.tickets, completed));
    }
}

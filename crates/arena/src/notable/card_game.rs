//! Card Game: tickets of both rounds, robberies, and what is left in hand.

use card_game::{CardGame, Event, State};
use engine::{Message, Seat};
use rails::TicketId;

use super::{Held, Notable, Shelf, Thing, tickets};

impl Notable for CardGame {
    const FIGURES: &'static [&'static str] = &["kept", "completed", "hand", "robberies"];

    fn shelves(&self) -> Vec<Shelf> {
        let board = self.board();
        let city = |city: rails::CityId| &board.cities[city.index()].names;
        let thing = |(index, ticket): (usize, &card_game::Ticket)| {
            let [from, to] = ticket.ends.map(city);
            let name = Message::new("ticket").with("from", from).with("to", to).with("points", ticket.points);
            Thing { id: board.ticket_id(TicketId(index as u8)), name, size: ticket.points }
        };
        let things = board.tickets.iter().enumerate().map(thing).collect();
        vec![Shelf { name: "tickets", done_or_not: true, things }]
    }

    fn starter(&self, state: &State) -> Seat {
        state.starter
    }

    fn tally(&self, event: &Event, figures: &mut [Vec<i32>]) {
        if let Event::Robbed { by, .. } = event {
            figures[by.index()][3] += 1;
        }
    }

    fn note(&self, state: &State, seat: Seat, figures: &mut [i32], held: &mut Vec<Held>) {
        let own = state.of(seat);
        let completed = own.all_completed();
        figures[0] = (own.tickets | completed).len() as i32;
        figures[1] = completed.len() as i32;
        figures[2] = own.hand.total().into();
        held.extend(tickets(0, own.tickets | completed, completed));
    }
}

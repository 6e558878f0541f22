//! Card Game: tickets of both rounds, robberies, and what is left in hand.

use card_game::{CardGame, Event, State};
use engine::{Message, Seat};
use rails::TicketId;

use super::{HeldItem, Item, ItemGroup, Statistics, tickets};

impl Statistics for CardGame {
    const FIGURES: &'static [&'static str] = &["kept", "completed", "hand", "robberies"];

    fn item_groups(&self) -> Vec<ItemGroup> {
        let board = self.board();
        let city = |city: rails::CityId| &board.cities[city.index()].names;
        let item = |(index, ticket): (usize, &card_game::Ticket)| {
            let [from, to] = ticket.ends.map(city);
            let name = Message::new("ticket").with("from", from).with("to", to).with("points", ticket.points);
            Item { id: board.ticket_id(TicketId(index as u8)), name, size: ticket.points }
        };
        let items = board.tickets.iter().enumerate().map(item).collect();
        vec![ItemGroup { name: "tickets", done_or_not: true, items }]
    }

    fn starter(&self, state: &State) -> Seat {
        state.starter
    }

    fn tally(&self, event: &Event, figures: &mut [Vec<i32>]) {
        if let Event::Robbed { by, .. } = event {
            figures[by.index()][3] += 1;
        }
    }

    fn note(&self, state: &State, seat: Seat, figures: &mut [i32], held: &mut Vec<HeldItem>) {
        let own = state.of(seat);
        let completed = own.all_completed();
        figures[0] = (own.tickets | completed).len() as i32;
        figures[1] = completed.len() as i32;
        figures[2] = own.hand.total().into();
        held.extend(tickets(0, own.tickets | completed, completed));
    }
}

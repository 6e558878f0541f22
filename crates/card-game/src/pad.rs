//! Score pads: the end of a game from everyone's tickets, and what can't be.

use engine::{BySeat, Message};
use rails::pad::{Extent, Fault, HasPad, Laid, Place, Thing};
use rails::{TicketNames as _, TicketSet};

use crate::card::{Colour, LOCOMOTIVE};
use crate::completion::{cars, lacking, needed};
use crate::sentences::ticket;
use crate::setup::CardGame;
use crate::state::{Ending, Holdings, Phase, State};

impl HasPad for CardGame {
    fn extent(&self) -> Extent {
        Extent { tickets: self.board.tickets.len(), ..Extent::default() }
    }

    fn thing(&self, id: &str) -> Option<Thing> {
        self.board.read_ticket(id.strip_prefix("ticket:")?).ok().map(Thing::Ticket)
    }

    fn thing_name(&self, thing: Thing) -> Message {
        match thing {
            Thing::Ticket(id) => ticket(self, id),
            // There is nothing else in this game.
            Thing::Route(_) | Thing::Building(_) => Message::new("pad-nothing"),
        }
    }

    fn laid_out(&self, laid: &BySeat<Laid>) -> State {
        let holdings = BySeat::new(|seat| match seat.index() < self.seats {
            true => {
                let Laid { tickets, completed: [earlier, last], .. } = laid[seat];
                // Where there is but one scoring, nothing was completed in an earlier one (CG-25).
                let (earlier, completed) = match self.rounds() {
                    1 => (TicketSet::NONE, earlier | last),
                    _ => (earlier, last),
                };
                Holdings {
                    tickets: tickets - (earlier | completed),
                    completed,
                    earlier,
                    ..Holdings::default()
                }
            }
            false => Holdings::default(),
        });
        State { phase: Phase::Over(Ending::Deck), round: self.rounds(), holdings, ..self.bare() }
    }

    fn faults(&self, laid: &BySeat<Laid>) -> Vec<Fault> {
        let mut faults = Vec::new();
        let cards = self.board.cards();
        // In each scoring all piles together are made of the cards that there are (CG-1, CG-23).
        for scoring in 0..2 {
            let all =
                laid.of(self.seats).iter().fold(TicketSet::NONE, |all, laid| all | laid.completed[scoring]);
            let (needed, there) = (needed(&self.board, all), cars(&cards));
            if lacking(&needed, &there) > cards.of(LOCOMOTIVE) {
                let most = Colour::ALL.into_iter().max_by_key(|colour| needed[colour.kind()]);
                let colour = most.map_or("red", Colour::id);
                let why = Message::new("pad-too-many-cars")
                    .with("colour", Message::new(format!("colour-{colour}")))
                    .with("count", most.map_or(0, |colour| needed[colour.kind()]))
                    .with("most", self.board.pieces.cards_per_colour)
                    .with("locomotives", cards.of(LOCOMOTIVE))
                    .with("rule", "CG-23");
                faults.push(Fault { seat: None, place: Place::Tickets, why, impossible: true });
            }
        }
        for seat in self.all_seats().filter(|seat| laid[*seat].tickets.is_empty()) {
            let why = Message::new("pad-few-tickets").with("seat", seat).with("least", 1);
            faults.push(Fault::missing(seat, Place::Tickets, why.with("rule", "CG-4")));
        }
        faults
    }

    fn scorings(&self) -> usize {
        self.rounds().into()
    }
}

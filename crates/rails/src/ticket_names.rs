//! Tickets in notation: each is called by its cities, `brest-petrograd`.

use engine::{Drawn, Message};

use crate::card::{Card, unreadable};
use crate::state::read_seat;
use crate::{Returned, TicketDeck, TicketId, TicketSet};

/// A board with tickets that have ids.
pub trait TicketNames {
    /// What says that there is no such ticket.
    const UNKNOWN: &'static str = "notation-unknown-ticket";

    /// How many tickets there are.
    fn ticket_count(&self) -> usize;

    /// The id of a ticket. There has to be such a ticket.
    fn id_of_ticket(&self, ticket: TicketId) -> String;

    /// A ticket's id; `?` for one that isn't there.
    fn write_ticket(&self, ticket: TicketId) -> String {
        match ticket.index() < self.ticket_count() {
            true => self.id_of_ticket(ticket),
            false => "?".to_owned(),
        }
    }

    /// The ticket with this id.
    ///
    /// # Errors
    /// There is none.
    fn read_ticket(&self, id: &str) -> Result<TicketId, Message> {
        let mut all = (0..self.ticket_count()).map(|index| TicketId(index as u8));
        all.find(|ticket| self.id_of_ticket(*ticket) == id).ok_or_else(|| unreadable(Self::UNKNOWN, id))
    }

    /// Tickets, one after the other.
    fn write_tickets(&self, tickets: TicketSet) -> String {
        tickets.iter().map(|ticket| self.write_ticket(ticket)).collect::<Vec<_>>().join(" ")
    }

    /// The tickets with these ids.
    ///
    /// # Errors
    /// The first that there isn't.
    fn read_tickets(&self, text: &str) -> Result<TicketSet, Message> {
        text.split_whitespace().map(|id| self.read_ticket(id)).collect()
    }

    /// What lies under the ticket deck, and who put it there: `A:brest-petrograd`.
    fn write_bottom(&self, deck: &TicketDeck) -> String {
        let returned =
            |returned: &Returned| format!("{}:{}", returned.by, self.write_ticket(returned.ticket));
        deck.bottom.iter().map(returned).collect::<Vec<_>>().join(" ")
    }

    /// Puts tickets under the deck, as they are written.
    ///
    /// # Errors
    /// What can't be read.
    fn read_bottom(&self, text: &str, seats: usize, deck: &mut TicketDeck) -> Result<(), Message> {
        for word in text.split_whitespace() {
            let bad = || unreadable("notation-bad-state", word);
            let (by, ticket) = word.split_once(':').ok_or_else(bad)?;
            let returned = Returned { by: read_seat(by, seats)?, ticket: self.read_ticket(ticket)? };
            deck.bottom.try_push(returned).map_err(|_| bad())?;
        }
        Ok(())
    }

    /// What chance decided: a number, a card or a ticket.
    fn write_drawn<C: Card>(&self, drawn: Drawn) -> String {
        match drawn {
            Drawn::Number(number) => number.to_string(),
            Drawn::Kind(kind) => C::of_kind(kind.into()).id().to_owned(),
            Drawn::Member(ticket) => self.write_ticket(TicketId(ticket)),
        }
    }

    /// What a word says that chance decided.
    fn read_drawn<C: Card>(&self, word: &str) -> Option<Drawn> {
        let number = || word.parse().ok().map(Drawn::Number);
        let card = || C::from_id(word).map(|card| Drawn::Kind(card.kind() as u8));
        let ticket = || self.read_ticket(word).ok().map(|ticket| Drawn::Member(ticket.0));
        number().or_else(card).or_else(ticket)
    }
}

/// [`engine::notation_as_usual`] for a game whose chance draws cards and tickets. The game has
/// `rails::TicketNames` in scope.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the cards are those of the game")]
macro_rules! notation_as_usual {
    () => {
        ::engine::notation_as_usual!();

        fn write_drawn(&self, drawn: ::engine::Drawn) -> String {
            self.board.write_drawn::<crate::card::Card>(drawn)
        }

        fn read_drawn(&self, word: &str) -> Option<::engine::Drawn> {
            self.board.read_drawn::<crate::card::Card>(word)
        }
    };
}

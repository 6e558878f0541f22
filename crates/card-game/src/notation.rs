//! Actions, states and draws as text.

mod state;

use engine::{Drawn, Message, Notation, Seat};
use rails::{TicketId, TicketSet};

use crate::action::Action;
use crate::card::{Card, Cards, Colour, KINDS, LOCOMOTIVE};
use crate::setup::CardGame;
use crate::state::State;
use crate::station::Play;

impl Notation for CardGame {
    fn options(&self) -> Vec<(&'static str, String)> {
        let peeking = if self.peeking { "yes" } else { "no" };
        vec![("first", self.first.word()), ("peeking", peeking.to_owned())]
    }

    fn board(&self) -> (String, String) {
        (self.board.id.clone(), self.board.hash.clone())
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Keep(kept) => format!("keep {}", self.write_tickets(kept)).trim_end().to_owned(),
            Action::Take(card) => format!("take {}", card.word()),
            Action::Blind => "blind".to_owned(),
            Action::Play(Play::Group { colour, cars, locomotives: 0 }) => {
                format!("group {cars} {}", colour.word())
            }
            Action::Play(Play::Group { colour, cars, locomotives }) => {
                format!("group {cars} {} {locomotives} locomotive", colour.word())
            }
            Action::Play(Play::Row(colours)) => format!("row {}", colours.map(Colour::word).join(" ")),
            Action::Tickets => "tickets".to_owned(),
            Action::Complete(ticket) => format!("complete {}", self.ticket_word(ticket)),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Message> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest.trim()) {
            ("keep", tickets) => Ok(Action::Keep(self.read_tickets(tickets)?)),
            ("take", card) => Ok(Action::Take(read_card(card)?)),
            ("blind", "") => Ok(Action::Blind),
            ("group", cards) => Ok(Action::Play(read_group(cards)?)),
            ("row", colours) => Ok(Action::Play(read_row(colours)?)),
            ("tickets", "") => Ok(Action::Tickets),
            ("complete", ticket) => Ok(Action::Complete(self.read_ticket(ticket)?)),
            ("pass", "") => Ok(Action::Pass),
            _ => Err(unreadable("card-game-unknown-action", text)),
        }
    }

    fn write_state(&self, state: &State) -> String {
        state::write(self, state)
    }

    fn read_state(&self, text: &str) -> Result<State, Message> {
        state::read(self, text)
    }

    fn write_drawn(&self, drawn: Drawn) -> String {
        match drawn {
            Drawn::Number(number) => number.to_string(),
            Drawn::Kind(kind) => Card::of_kind(kind.into()).word().to_owned(),
            Drawn::Member(ticket) => self.ticket_word(TicketId(ticket)),
        }
    }

    fn read_drawn(&self, word: &str) -> Option<Drawn> {
        if let Ok(number) = word.parse() {
            return Some(Drawn::Number(number));
        }
        match Card::from_word(word) {
            Some(card) => Some(Drawn::Kind(card.kind() as u8)),
            None => self.read_ticket(word).ok().map(|ticket| Drawn::Member(ticket.0)),
        }
    }
}

fn unreadable(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text)
}

fn read_card(word: &str) -> Result<Card, Message> {
    Card::from_word(word).ok_or_else(|| unreadable("notation-unknown-card", word))
}

/// `2 red 1 locomotive`.
fn write_cards(cards: &Cards) -> String {
    let stacks = cards.kinds().map(|kind| format!("{} {}", cards.of(kind), Card::of_kind(kind).word()));
    stacks.collect::<Vec<_>>().join(" ")
}

fn read_cards(text: &str) -> Result<Cards, Message> {
    let mut counts = [0_u8; KINDS];
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [count, word] = pair else { return Err(unreadable("notation-bad-cards", text)) };
        let card = read_card(word)?;
        let count = count.parse::<u8>().ok().filter(|count| *count > 0 && counts[card.kind()] == 0);
        counts[card.kind()] = count.ok_or_else(|| unreadable("notation-bad-cards", text))?;
    }
    Cards::checked(counts).ok_or_else(|| unreadable("notation-bad-cards", text))
}

/// Cards of one colour, with or without locomotives.
fn read_group(text: &str) -> Result<Play, Message> {
    let cards = read_cards(text)?;
    let mut colours = Colour::ALL.into_iter().filter(|colour| cards.of(colour.kind()) > 0);
    match (colours.next(), colours.next()) {
        (Some(colour), None) => {
            Ok(Play::Group { colour, cars: cards.of(colour.kind()), locomotives: cards.of(LOCOMOTIVE) })
        }
        _ => Err(unreadable("card-game-bad-group", text)),
    }
}

/// Three colours, in any order.
fn read_row(text: &str) -> Result<Play, Message> {
    let bad = || unreadable("card-game-bad-row", text);
    let colours: Option<Vec<Colour>> = text.split_whitespace().map(Colour::from_word).collect();
    let mut colours: [Colour; 3] = colours.and_then(|colours| colours.try_into().ok()).ok_or_else(bad)?;
    colours.sort_unstable();
    Ok(Play::Row(colours))
}

impl CardGame {
    fn ticket_word(&self, ticket: TicketId) -> String {
        match ticket.index() < self.board.tickets.len() {
            true => self.board.ticket_id(ticket),
            false => "?".to_owned(),
        }
    }

    fn read_ticket(&self, word: &str) -> Result<TicketId, Message> {
        let mut ids = self.board.all_tickets().iter();
        ids.find(|id| self.board.ticket_id(*id) == word)
            .ok_or_else(|| unreadable("card-game-unknown-ticket", word))
    }

    fn write_tickets(&self, tickets: TicketSet) -> String {
        tickets.iter().map(|ticket| self.ticket_word(ticket)).collect::<Vec<_>>().join(" ")
    }

    fn read_tickets(&self, text: &str) -> Result<TicketSet, Message> {
        text.split_whitespace().map(|word| self.read_ticket(word)).collect()
    }

    fn read_seat(&self, letter: &str) -> Result<Seat, Message> {
        let seat = Seat::from_letter(letter).filter(|seat| seat.index() < self.seats);
        seat.ok_or_else(|| unreadable("notation-unknown-seat", letter))
    }
}

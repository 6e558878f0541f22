//! Actions, states and draws as text.

mod state;

use engine::{Drawn, Message, Notation, Seat};
use rails::{CityId, RouteId, TicketId, TicketSet};

use crate::action::Action;
use crate::card::{Card, Cards, KINDS};
use crate::payment::Payment;
use crate::setup::{Europe, First};
use crate::state::State;

impl Notation for Europe {
    fn options(&self) -> Vec<(&'static str, String)> {
        let first = match self.first {
            First::Random => "random".to_owned(),
            First::Seat(seat) => seat.to_string(),
        };
        vec![("first", first)]
    }

    fn board(&self) -> (String, String) {
        (self.board.id.clone(), self.board.hash.clone())
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Keep(kept) => format!("keep {}", self.write_tickets(kept)),
            Action::Take(card) => format!("take {}", card.word()),
            Action::Blind => "blind".to_owned(),
            Action::Claim { route, payment } => {
                format!("claim {}: {}", self.route_word(route), write_payment(payment))
            }
            Action::Pay(payment) => format!("pay {}", write_payment(payment)),
            Action::Decline => "decline".to_owned(),
            Action::Tickets => "tickets".to_owned(),
            Action::Station { city, payment } => {
                format!("station {}: {}", self.city_word(city), write_payment(payment))
            }
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Message> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let place_and_cards = || {
            let (place, cards) =
                rest.rsplit_once(": ").ok_or_else(|| unreadable("notation-no-cards", text))?;
            Ok((place.trim(), read_payment(cards)?))
        };
        match (verb, rest) {
            ("keep", tickets) => Ok(Action::Keep(self.read_tickets(tickets)?)),
            ("take", card) => Ok(Action::Take(read_card(card)?)),
            ("blind", "") => Ok(Action::Blind),
            ("claim", _) => {
                let (route, payment) = place_and_cards()?;
                Ok(Action::Claim { route: self.read_route(route)?, payment })
            }
            ("pay", cards) => Ok(Action::Pay(read_payment(cards)?)),
            ("decline", "") => Ok(Action::Decline),
            ("tickets", "") => Ok(Action::Tickets),
            ("station", _) => {
                let (city, payment) = place_and_cards()?;
                Ok(Action::Station { city: self.read_city(city)?, payment })
            }
            ("pass", "") => Ok(Action::Pass),
            _ => Err(unreadable("notation-unknown-action", text)),
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

fn write_payment(payment: Payment) -> String {
    write_cards(&payment.cards())
}

fn read_payment(text: &str) -> Result<Payment, Message> {
    let cards = read_cards(text)?;
    let locomotives = cards.of(Card::Locomotive.kind());
    let mut colours = cards.kinds().map(Card::of_kind).filter_map(|card| match card {
        Card::Car(colour) => Some(colour),
        Card::Locomotive => None,
    });
    match (colours.next(), colours.next()) {
        (None, _) if locomotives > 0 => Ok(Payment::locomotives_alone(locomotives)),
        (Some(colour), None) => Ok(Payment::new(colour, cards.of(colour.kind()), locomotives)),
        _ => Err(unreadable("notation-bad-payment", text)),
    }
}

impl Europe {
    fn route_word(&self, route: RouteId) -> &str {
        self.board.routes.get(route.index()).map_or("?", |route| &route.id)
    }

    fn city_word(&self, city: CityId) -> &str {
        self.board.cities.get(city.index()).map_or("?", |city| &city.id)
    }

    fn ticket_word(&self, ticket: TicketId) -> String {
        match ticket.index() < self.board.tickets.len() {
            true => self.board.ticket_id(ticket),
            false => "?".to_owned(),
        }
    }

    fn read_route(&self, word: &str) -> Result<RouteId, Message> {
        let index = self.board.routes.iter().position(|route| route.id == word);
        index.map(|index| RouteId(index as u8)).ok_or_else(|| unreadable("notation-unknown-route", word))
    }

    fn read_city(&self, word: &str) -> Result<CityId, Message> {
        let index = self.board.cities.iter().position(|city| city.id == word);
        index.map(|index| CityId(index as u8)).ok_or_else(|| unreadable("notation-unknown-city", word))
    }

    fn read_ticket(&self, word: &str) -> Result<TicketId, Message> {
        let mut ids = (0..self.board.tickets.len()).map(|index| TicketId(index as u8));
        ids.find(|id| self.board.ticket_id(*id) == word)
            .ok_or_else(|| unreadable("notation-unknown-ticket", word))
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

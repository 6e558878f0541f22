//! Actions, states and draws as text.

mod state;

use engine::{Message, Notation};
use rails::TicketNames;
use rails::card::unreadable;

use crate::action::Action;
use crate::card::{Card, Cards, KINDS};
use crate::payment::Payment;
use crate::setup::Classic;

impl Notation for Classic {
    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("first", self.first.id())]
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Keep(kept) => format!("keep {}", self.board.write_tickets(kept)),
            Action::Take(card) => format!("take {}", card.id()),
            Action::Blind => "blind".to_owned(),
            Action::Claim { route, payment } => {
                format!("claim {}: {}", self.board.route_id(route), write_payment(payment))
            }
            Action::Pay(payment) => format!("pay {}", write_payment(payment)),
            Action::Decline => "decline".to_owned(),
            Action::Tickets => "tickets".to_owned(),
            Action::Station { city, payment } => {
                format!("station {}: {}", self.board.city_id(city), write_payment(payment))
            }
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Message> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let place_and_cards = || self.board.read_laid(rest, read_payment);
        match (verb, rest) {
            ("keep", tickets) => Ok(Action::Keep(self.board.read_tickets(tickets)?)),
            ("take", card) => Ok(Action::Take(rails::Card::read(card)?)),
            ("blind", "") => Ok(Action::Blind),
            ("claim", _) => {
                let (route, payment) = place_and_cards()?;
                Ok(Action::Claim { route: self.board.read_route(route)?, payment })
            }
            ("pay", cards) => Ok(Action::Pay(read_payment(cards)?)),
            ("decline", "") => Ok(Action::Decline),
            ("tickets", "") => Ok(Action::Tickets),
            ("station", _) => {
                let (city, payment) = place_and_cards()?;
                Ok(Action::Station { city: self.board.read_city(city)?, payment })
            }
            ("pass", "") => Ok(Action::Pass),
            _ => Err(unreadable("notation-unknown-action", text)),
        }
    }

    rails::notation_as_usual!();
}

/// `2 red 1 locomotive`.
fn write_cards(cards: &Cards) -> String {
    rails::card::write_cards::<Card, KINDS>(cards, 0)
}

fn read_cards(text: &str) -> Result<Cards, Message> {
    rails::card::read_cards::<Card, KINDS>(text)
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

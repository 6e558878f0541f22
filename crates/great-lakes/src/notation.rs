//! Actions, states and draws as text.

mod state;

use engine::{Message, Notation};
use rails::card::{read_counts, unreadable, write_cards};
use rails::{Card as _, TicketNames};

use crate::action::Action;
use crate::card::{Card, Cards, KINDS, Kind, TRAIN_KINDS};
use crate::payment::Payment;
use crate::setup::GreatLakes;

impl Notation for GreatLakes {
    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("first", self.first.id())]
    }

    fn write_action(&self, action: Action) -> String {
        let board = &*self.board;
        match action {
            Action::Keep(kept) => format!("keep {}", board.write_tickets(kept)),
            Action::Pieces(trains) => format!("pieces {trains}"),
            Action::Take(card) => format!("take {}", card.id()),
            Action::Refill(deck) => format!("refill {}", deck.id()),
            Action::Blind(deck) => format!("blind {}", deck.id()),
            Action::Claim { route, payment } => {
                format!("claim {}: {}", board.route_id(route), write_hand(&payment.cards()))
            }
            Action::Tickets => "tickets".to_owned(),
            Action::Harbour { city, payment } => {
                format!("harbour {}: {}", board.city_id(city), write_hand(&payment.cards()))
            }
            Action::Exchange { give, count } => format!("exchange {count} {}", give.id()),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Message> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let place_and_cards = || self.board.read_laid(rest, read_payment);
        let unknown = || unreadable("great-lakes-notation-unknown-action", text);
        match (verb, rest) {
            ("keep", tickets) => Ok(Action::Keep(self.board.read_tickets(tickets)?)),
            ("pieces", trains) => Ok(Action::Pieces(trains.parse().map_err(|_| unknown())?)),
            ("take", card) => Ok(Action::Take(Card::read(card)?)),
            ("refill", deck) => Ok(Action::Refill(Kind::from_id(deck).ok_or_else(unknown)?)),
            ("blind", deck) => Ok(Action::Blind(Kind::from_id(deck).ok_or_else(unknown)?)),
            ("claim", _) => {
                let (route, payment) = place_and_cards()?;
                Ok(Action::Claim { route: self.board.read_route(route)?, payment })
            }
            ("tickets", "") => Ok(Action::Tickets),
            ("harbour", _) => {
                let (city, payment) = place_and_cards()?;
                Ok(Action::Harbour { city: self.board.read_city(city)?, payment })
            }
            ("exchange", rest) => {
                let (count, give) = rest.split_once(' ').ok_or_else(unknown)?;
                let give = Kind::from_id(give.trim()).ok_or_else(unknown)?;
                Ok(Action::Exchange { give, count: count.parse().map_err(|_| unknown())? })
            }
            ("pass", "") => Ok(Action::Pass),
            _ => Err(unknown()),
        }
    }

    rails::notation_as_usual!();
}

/// `2 red-train 1 wild 1 red-double-ship`: the cards of the one deck, then those of the other.
fn write_hand(cards: &Cards) -> String {
    let trains = write_cards::<Card, _>(&cards.trains, 0);
    let ships = write_cards::<Card, _>(&cards.ships, TRAIN_KINDS);
    format!("{trains} {ships}").trim().to_owned()
}

fn read_hand(text: &str) -> Result<Cards, Message> {
    Cards::checked(read_counts::<Card, KINDS>(text)?).ok_or_else(|| unreadable("notation-bad-cards", text))
}

fn read_payment(text: &str) -> Result<Payment, Message> {
    Payment::of_cards(&read_hand(text)?).ok_or_else(|| unreadable("great-lakes-notation-bad-payment", text))
}

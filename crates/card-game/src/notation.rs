//! Actions, states and draws as text.

mod state;

use engine::{Message, Notation};
use rails::TicketNames;
use rails::card::unreadable;

use crate::action::Action;
use crate::card::{Card, Cards, Colour, KINDS, LOCOMOTIVE};
use crate::setup::CardGame;
use crate::station::Play;

impl Notation for CardGame {
    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("first", self.first.id()), ("peeking", self.write_peeking())]
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Keep(kept) => format!("keep {}", self.board.write_tickets(kept)).trim_end().to_owned(),
            Action::Take(card) => format!("take {}", card.id()),
            Action::Blind => "blind".to_owned(),
            Action::Play(Play::Group { colour, cars, locomotives: 0 }) => {
                format!("group {cars} {}", colour.id())
            }
            Action::Play(Play::Group { colour, cars, locomotives }) => {
                format!("group {cars} {} {locomotives} locomotive", colour.id())
            }
            Action::Play(Play::Row(colours)) => format!("row {}", colours.map(Colour::id).join(" ")),
            Action::Tickets => "tickets".to_owned(),
            Action::Complete(ticket) => format!("complete {}", self.board.write_ticket(ticket)),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Message> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest.trim()) {
            ("keep", tickets) => Ok(Action::Keep(self.board.read_tickets(tickets)?)),
            ("take", card) => Ok(Action::Take(rails::Card::read(card)?)),
            ("blind", "") => Ok(Action::Blind),
            ("group", cards) => Ok(Action::Play(read_group(cards)?)),
            ("row", colours) => Ok(Action::Play(read_row(colours)?)),
            ("tickets", "") => Ok(Action::Tickets),
            ("complete", ticket) => Ok(Action::Complete(self.board.read_ticket(ticket)?)),
            ("pass", "") => Ok(Action::Pass),
            _ => Err(unreadable("card-game-unknown-action", text)),
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
    let colours: Option<Vec<Colour>> = text.split_whitespace().map(Colour::from_id).collect();
    let mut colours: [Colour; 3] = colours.and_then(|colours| colours.try_into().ok()).ok_or_else(bad)?;
    colours.sort_unstable();
    Ok(Play::Row(colours))
}

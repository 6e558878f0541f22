//! A kind of cards in hand that was clicked on: the groups it can be played in, each with what it
//! robs, and why not.

use ::card_game::{Action, Card, CardGame, Colour, Illegal, LOCOMOTIVE, Phase, Play};
use engine::{Message, Rules, Seat};
use maud::{Markup, html};

use super::{kinds, row, stations};
use crate::Screen;
use crate::chip::seat_chip;
use crate::parts::panel::{heading, options, refused};
use crate::parts::say;
use crate::ticket_game::cards::{in_words, payment};

/// A group has at least so many cards (CG-13).
const LEAST_GROUP: u8 = 2;

/// What a kind of cards is called when it is clicked on.
pub(super) fn focus(card: Card) -> String {
    format!("play:{}", card.id())
}

/// Whether the panel on the screen is about this kind.
pub(super) fn is_shown(screen: &Screen<'_, CardGame>, card: Card) -> bool {
    screen.focus == Some(focus(card).as_str())
        || matches!(card, Card::Car(colour) if row::chosen(screen.focus).contains(&colour))
}

/// Whether the viewer looks at what can be played of this colour.
pub(super) fn is_looked_at(screen: &Screen<'_, CardGame>, colour: Colour) -> bool {
    screen.focus == Some(focus(Card::Car(colour)).as_str())
}

/// Whether an action plays a card of this kind.
pub(super) fn uses(action: &Action, card: Card) -> bool {
    matches!(action, Action::Play(play) if play.cards().of(card.kind()) > 0)
}

/// The kind of cards with this name, if there is one.
pub(super) fn play(screen: &Screen<'_, CardGame>, seat: Seat, id: &str) -> Option<Markup> {
    let card = Card::from_id(id)?;
    let held = screen.view.own.as_ref()?.hand.of(card.kind());
    let groups = groups(screen, card);
    let rows =
        screen.legal.iter().any(|action| matches!(action, Action::Play(Play::Row(_))) && uses(action, card));
    let html = html! {
        (heading(screen, html! { (words::capitalised(&in_words(screen, card, held))) }))
        @if card == Card::Locomotive { p.facts { (screen.words.text("yard-play-locomotive")) } }
        @if groups.is_empty() && !rows {
            (why_not(screen, seat, card))
        } @else if !groups.is_empty() {
            h3 { (screen.words.text("yard-play-groups")) }
            (options(screen, groups.into_iter().map(|play| (Action::Play(play), shown(screen, seat, play))).collect()))
        }
        @if rows {
            p { a.more href=(row::address(&[card])) data-focus=(row::focus(&[card])) {
                (screen.words.text("yard-play-row"))
            } }
        }
        p.facts { (screen.words.text("yard-play-facts")) }
    };
    Some(html)
}

/// The groups with such cards that can be played now: few locomotives first, then many cars.
fn groups(screen: &Screen<'_, CardGame>, card: Card) -> Vec<Play> {
    let of_kind = |action: &Action| match (*action, card) {
        (Action::Play(play @ Play::Group { colour, .. }), Card::Car(wanted)) if colour == wanted => {
            Some(play)
        }
        (Action::Play(play @ Play::Group { locomotives: 1.., .. }), Card::Locomotive) => Some(play),
        _ => None,
    };
    let mut groups: Vec<Play> = screen.legal.iter().filter_map(of_kind).collect();
    groups.sort_by_key(|play| {
        let cards = play.cards();
        (cards.of(LOCOMOTIVE), std::cmp::Reverse(cards.total()))
    });
    groups
}

/// A play as a stack, with whom it robs and of what: before it is done.
pub(super) fn shown(screen: &Screen<'_, CardGame>, seat: Seat, play: Play) -> Markup {
    html! {
        (payment(screen, &kinds(&play.cards())))
        @if let Some((from, cards)) = stations::robbed(screen, seat, play) {
            @let cards: Vec<String> = cards.iter().map(|(card, count)| in_words(screen, *card, *count)).collect();
            span.robs {
                (seat_chip(from))
                (say(screen, &Message::new("yard-play-robs").with("seat", from).with("cards", cards.join(", "))))
            }
        }
    }
}

fn why_not(screen: &Screen<'_, CardGame>, seat: Seat, card: Card) -> Markup {
    if let Some(later) = not_now(screen, seat) {
        return refused(screen, &later);
    }
    let Card::Car(colour) = card else {
        return refused(screen, &screen.rules.explain(&Illegal::NoCarOfColour));
    };
    let view = screen.view;
    if !view.seats[seat.index()].station.group(colour).is_empty() {
        return refused(screen, &screen.rules.explain(&Illegal::OwnColour { colour }));
    }
    let hand = view.own.as_ref().map_or_else(Default::default, |own| own.hand);
    let laid = hand.of(colour.kind()) + hand.of(LOCOMOTIVE);
    let one = Play::Group { colour, cars: 1, locomotives: 0 };
    let why = match view.robbed_by(seat, one) {
        Some((rival, _, group)) => Illegal::NotMore { colour, rival, lies: group.total(), laid },
        None => Illegal::SmallGroup { least: LEAST_GROUP },
    };
    refused(screen, &screen.rules.explain(&why))
}

/// Why a seat can't play anything just now, if that is so.
pub(super) fn not_now(screen: &Screen<'_, CardGame>, seat: Seat) -> Option<Message> {
    let view = screen.view;
    let why = match view.phase {
        Phase::Over(_) => Illegal::GameOver,
        Phase::Opening if view.seats[seat.index()].offer == 0 => Illegal::WaitForOthers,
        Phase::Opening => Illegal::ChooseTickets { opening: true },
        Phase::Scoring { seat: chooser } if chooser != seat => Illegal::NotYourScoring { chooser },
        Phase::Scoring { .. } => Illegal::CompleteTickets,
        _ if view.turn != seat => Illegal::NotYourTurn { turn: view.turn },
        Phase::Tickets => Illegal::ChooseTickets { opening: false },
        Phase::SecondCard => Illegal::TakeSecondCard,
        Phase::Turn => return None,
    };
    Some(screen.rules.explain(&why))
}

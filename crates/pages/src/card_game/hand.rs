//! My cards: each kind is a link that shows what can be played with it. Its place also says how many such cars
//! my tickets need.

use ::card_game::{Action, Card, CardGame, Cards, Play};
use engine::Message;
use maud::{Markup, html};
use rails::Card as _;

use super::{play, row, tickets};
use crate::Screen;
use crate::parts::{my_seat, say};
use crate::ticket_game::cards;

/// The viewer's cards, each kind in its place, whether it is held or not; nothing for a spectator.
pub(super) fn hand(screen: &Screen<'_, CardGame>) -> Markup {
    let Some(own) = &screen.view.own else { return html! { section #hand hidden {} } };
    let over = screen.outcome.is_some();
    let needed = if over { Cards::NONE } else { tickets::needed(screen, own) };
    let rows = screen.legal.iter().any(|action| matches!(action, Action::Play(Play::Row(_))));
    html! {
        section #hand {
            div.heading {
                h2 { (screen.words.text("hand-title")) " " span.total { (own.hand.total()) } }
                @if rows {
                    a.take href=(format!("?focus={}", row::FOCUS)) data-focus=(row::FOCUS) {
                        (screen.words.text("yard-hand-row"))
                    }
                }
                @if !needed.is_empty() { span.needs aria-hidden="true" { b.need-tag { "2" } (screen.words.text("yard-needs")) } }
            }
            div.row {
                @for kind in 0..Card::KINDS {
                    @let card = Card::of_kind(kind);
                    span.held {
                        @match own.hand.of(kind) {
                            0 => (cards::gap(screen, card)),
                            count => (held(screen, card, count)),
                        }
                        @if needed.of(kind) > 0 { (need(screen, card, needed.of(kind))) }
                    }
                }
                @if own.hand.is_empty() { p.out-of-sight { (screen.words.text("hand-empty")) } }
            }
        }
    }
}

fn held(screen: &Screen<'_, CardGame>, card: Card, count: u8) -> Markup {
    let focus = play::focus(card);
    let shown = play::is_shown(screen, card);
    let href = if screen.focus == Some(focus.as_str()) { "?".to_owned() } else { format!("?focus={focus}") };
    let can = screen.legal.iter().any(|action| play::uses(action, card));
    let told = cards::in_words(screen, card, count);
    html! {
        a href=(href) data-focus=(focus) .(cards::class::<CardGame>(card)) .can[can] .shown[shown]
            title=(told) {
            (cards::face(screen, card, count))
        }
    }
}

/// How many such cars all open tickets need: what lies in hand and station is told with it.
fn need(screen: &Screen<'_, CardGame>, card: Card, count: u8) -> Markup {
    let hand = screen.view.own.as_ref().map_or(0, |own| own.hand.of(card.kind()));
    let station =
        my_seat(screen).map_or(0, |seat| screen.view.seats[seat.index()].station.cards().of(card.kind()));
    let told = Message::new("yard-need")
        .with("cards", cards::all_in_words(screen, &[(card, count)], ""))
        .with("hand", hand)
        .with("station", station);
    let told = say(screen, &told);
    html! { b.need-tag title=(told) { span aria-hidden="true" { (count) } span.out-of-sight { (told) } } }
}

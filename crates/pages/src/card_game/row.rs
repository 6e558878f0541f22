//! Three colours at once (CG-14): chosen colour by colour, or out of all rows that can be played.

use ::card_game::{Action, Card, CardGame, Colour, Play};
use engine::Seat;
use maud::{Markup, html};

use super::play::{not_now, shown};
use crate::Screen;
use crate::parts::panel::{heading, options, refused};
use crate::ticket_game::cards::{in_words, mini};

/// What is clicked on to choose three colours: `row`, or with some chosen `row:red-blue`.
pub(super) const FOCUS: &str = "row";
/// So many colours (CG-14).
const ROW: usize = 3;

/// What is clicked on when these are chosen.
pub(super) fn focus(chosen: &[Card]) -> String {
    let words: Vec<&str> = chosen.iter().map(|card| card.id()).collect();
    if words.is_empty() { FOCUS.to_owned() } else { format!("{FOCUS}:{}", words.join("-")) }
}

/// The same as an address.
pub(super) fn address(chosen: &[Card]) -> String {
    format!("?focus={}", focus(chosen))
}

/// The colours that are chosen.
pub(super) fn chosen(focus: Option<&str>) -> Vec<Colour> {
    let words = focus.and_then(|focus| focus.strip_prefix(FOCUS)?.strip_prefix(':')).unwrap_or_default();
    words.split('-').filter_map(Colour::from_id).take(ROW).collect()
}

/// The rows that can be played with the colours chosen, and the colours to choose from.
pub(super) fn row(screen: &Screen<'_, CardGame>, seat: Seat) -> Markup {
    let of_row = |action: &Action| match action {
        Action::Play(play @ Play::Row(colours)) => Some((*play, *colours)),
        _ => None,
    };
    let rows: Vec<(Play, [Colour; ROW])> = screen.legal.iter().filter_map(of_row).collect();
    let free: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| rows.iter().any(|(_, row)| row.contains(colour))).collect();
    let chosen: Vec<Colour> =
        chosen(screen.focus).into_iter().filter(|colour| free.contains(colour)).collect();
    let fitting: Vec<Play> = rows
        .iter()
        .filter(|(_, colours)| chosen.iter().all(|colour| colours.contains(colour)))
        .map(|(play, _)| *play)
        .collect();
    html! {
        (heading(screen, html! { (screen.words.text("yard-row-title")) }))
        p.facts { (screen.words.text("yard-row-facts")) }
        @if rows.is_empty() {
            @match not_now(screen, seat) {
                Some(later) => (refused(screen, &later)),
                None => p.why { (screen.words.text("yard-row-none")) },
            }
        } @else {
            div.colours { @for colour in free { (toggle(screen, &chosen, colour)) } }
            @if fitting.is_empty() {
                p.why { (screen.words.text("yard-row-other")) }
            } @else {
                (options(screen, fitting.into_iter().map(|play| (Action::Play(play), shown(screen, seat, play))).collect()))
            }
        }
    }
}

/// A colour to choose, or to choose no more.
fn toggle(screen: &Screen<'_, CardGame>, chosen: &[Colour], colour: Colour) -> Markup {
    let on = chosen.contains(&colour);
    let mut next: Vec<Card> =
        chosen.iter().filter(|other| **other != colour).map(|colour| Card::Car(*colour)).collect();
    // Whoever has three and wants another gives up the first of them.
    if !on {
        next.push(Card::Car(colour));
        next.drain(..next.len().saturating_sub(ROW));
    }
    let told = in_words(screen, Card::Car(colour), 1);
    html! {
        a.colour href=(address(&next)) data-focus=(focus(&next)) .on[on] title=(told) aria-label=(told)
            aria-current=[on.then_some("true")] {
            (mini::<CardGame>(Card::Car(colour), false))
            @if on { "✓" }
        }
    }
}

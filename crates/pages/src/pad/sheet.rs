//! The sheet: who won, what everybody's points came from, the longest path, and what stations were good for;
//! to be shared, printed and kept.

use engine::{Message, Seat};
use maud::{Markup, html};
use rails::pad::Pad;

use super::{PadGame, Shown, entry, path};
use crate::parts::say;
use crate::parts::score::{all_tickets, counted};
use crate::qr::qr;

/// The sheet, while it is looked at.
pub(super) fn sheet<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let screen = shown.screen;
    if shown.pad.chosen.is_some() {
        return html! { section #pad-sheet hidden {} };
    }
    html! {
        section #pad-sheet {
            @match shown.outcome() {
                Some(outcome) => div #score {
                    (counted(screen, outcome))
                    (entry::faults(shown, None))
                    (remarks(shown))
                    div .(G::CLASS) { (all_tickets(screen, |seat| G::earned(screen, seat))) }
                },
                None => {
                    h2 { (screen.words.text("pad-impossible")) }
                    (entry::faults(shown, None))
                }
            }
            (share(shown))
        }
    }
}

/// What the board shows beside: the longest path, and which routes of others stations made use of.
fn remarks<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let (screen, rules, laid) = (shown.screen, shown.screen.rules, &shown.pad.laid);
    let longest = super::longest(shown);
    let length = longest.first().map_or(0, |(_, length, _)| *length);
    let named = |seat: Seat| Message::new("seat-name").with("seat", seat);
    let holders: Vec<Message> = longest.iter().map(|(seat, ..)| named(*seat)).collect();
    let borrowed = Seat::all(shown.pad.seats).flat_map(|seat| rules.borrowed(laid, seat));
    html! {
        ul.pad-remarks {
            @if !holders.is_empty() {
                li { (say(screen, &Message::new("pad-longest").with("length", length).with("seats", holders))) }
            }
            @for line in borrowed { li { (say(screen, &line)) } }
        }
    }
}

/// The link to the sheet, for others and for later.
fn share<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let words = shown.screen.words;
    let text = Pad { chosen: None, ..shown.pad.clone() }.write(&shown.screen.rules.extent());
    let link = format!("{}{}", shown.asked.base, path(shown.asked.game.id, &text));
    html! {
        div.pad-share {
            h2 { (words.text("pad-share")) }
            p.hint { (words.text("pad-share-about")) }
            div.pad-link {
                input #pad-address type="text" readonly value=(link) aria-label=(words.text("pad-link"));
                button.button type="button" data-copy="pad-address" data-done=(words.text("pad-copied")) { (words.text("pad-copy")) }
                button.button type="button" data-send { (words.text("pad-send")) }
                button.button type="button" data-print { (words.text("pad-print")) }
            }
            @if let Some(code) = qr(&link, &words.text("pad-code")) { div.pad-code { (code) } }
            p { a href="/pad" { (words.text("pad-all")) } }
        }
    }
}

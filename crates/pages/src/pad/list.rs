//! The page before a pad: the games that have one, and those that this browser has kept.

use engine::Seat;
use maud::{Markup, html};
use roster::Roster;
use words::Words;

use super::{PadGame, Shown, address};
use crate::assets;
use crate::parts::name;
use crate::shell::titled;

/// The way to a game's pad from pages about it.
pub fn door(words: &Words, game: &roster::Title) -> Markup {
    html! {
        @if game.pad {
            a.pad-door href=(address(game.id)) {
                (words.text("pad-door"))
                span.out-of-sight { ": " (words.text(&format!("{}-title", game.id))) }
            }
        }
    }
}

/// All games that have a pad.
pub fn list(words: &Words, games: &Roster) -> Markup {
    let title = words.text("pad-title-all");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("pad-what")) }
            ul.pad-games {
                @for game in games.games().iter().filter(|game| game.pad) {
                    li { a.button href=(address(game.id)) { (words.text(&format!("{}-title", game.id))) } }
                }
            }
            section #pads-kept hidden data-forget=(words.text("pad-forget")) {
                h2 { (words.text("pad-kept")) }
                p.hint { (words.text("pad-kept-about")) }
                ul {}
            }
            noscript { p { (words.text("pad-kept-plain")) } }
        }
        script defer src=(assets::url("pad")) {}
    };
    titled(words, &title, "/pad", "pads", content)
}

/// What a browser keeps a pad by: the game, and who played.
pub(super) fn named<G: PadGame>(shown: &Shown<'_, G>) -> String {
    let game = shown.screen.words.text(&format!("{}-title", shown.asked.game.id));
    let names: Vec<String> = Seat::all(shown.pad.seats).map(|seat| name(shown.screen, seat)).collect();
    format!("{game}: {}", names.join(", "))
}

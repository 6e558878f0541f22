//! The games as posters: our own drawings, lettered in the language.

use maud::{Markup, PreEscaped, html};
use roster::Title;
use words::Words;

/// The poster of a game.
pub(crate) fn poster(words: &Words, game: &Title) -> Markup {
    let title = words.text(&format!("{}-title", game.id));
    // Short words can be large; long ones have to fit.
    let size = (330 / title.chars().count().max(1)).clamp(20, 56);
    html! {
        svg.poster viewBox="0 0 400 560" role="img" aria-label=(title) {
            (PreEscaped(game.poster))
            text.poster-name x="200" y="494" text-anchor="middle" font-size=(size) { (title.to_uppercase()) }
            text.poster-line x="200" y="526" text-anchor="middle" { (words.text(&format!("{}-poster", game.id))) }
        }
    }
}

/// How the words of a poster look where the stylesheet of pages isn't.
const LETTERING: &str = ".poster-name { font: 700 40px sans-serif; letter-spacing: .12em; fill: #f6ead0; } \
    .poster-line { font: 600 12px sans-serif; letter-spacing: .3em; fill: #e9b44c; }";

/// The same as a picture of its own.
pub fn picture(words: &Words, game: &Title) -> Markup {
    let title = words.text(&format!("{}-title", game.id)).to_uppercase();
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560" width="400" height="560" {
            style { (PreEscaped(LETTERING)) }
            rect width="400" height="560" fill="#f2e3c0" {}
            (PreEscaped(game.poster))
            text.poster-name x="200" y="494" text-anchor="middle" textLength="340" lengthAdjust="spacingAndGlyphs" {
                (title)
            }
            text.poster-line x="200" y="526" text-anchor="middle" { (words.text(&format!("{}-poster", game.id))) }
        }
    }
}

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

//! The games as posters: our own drawings, lettered in the language.

use maud::{Markup, PreEscaped, html};
use words::Words;

/// What is drawn for a game.
fn drawing(game: &str) -> &'static str {
    match game {
        "europe" => include_str!("../assets/posters/europe.svg"),
        "great-lakes" => include_str!("../assets/posters/great-lakes.svg"),
        "card-game" => include_str!("../assets/posters/card-game.svg"),
        "switch-signal" => include_str!("../assets/posters/switch-signal.svg"),
        _ => "",
    }
}

/// The poster of a game.
pub(crate) fn poster(words: &Words, game: &str) -> Markup {
    let title = words.text(&format!("{game}-title"));
    // Short words can be large; long ones have to fit.
    let size = (330 / title.chars().count().max(1)).clamp(20, 56);
    html! {
        svg.poster viewBox="0 0 400 560" role="img" aria-label=(title) {
            (PreEscaped(drawing(game)))
            text.poster-name x="200" y="494" text-anchor="middle" font-size=(size) { (title.to_uppercase()) }
            text.poster-line x="200" y="526" text-anchor="middle" { (words.text(&format!("{game}-poster"))) }
        }
    }
}

//! A table that only its players see, where a seat is offered: whoever has the link sees the offer, and nothing
//! else of the table.

use engine::{Message, Seat};
use maud::{Markup, html};
use words::Words;

use crate::shell::titled;
use crate::start::name_field;

/// The seats that are offered at such a table.
pub struct Offer<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game.
    pub game: &'a str,
    /// The table's id in addresses.
    pub table: &'a str,
    /// What those at the table are called.
    pub names: &'a [String],
    /// The seats.
    pub seats: &'a [Seat],
    /// The name of whoever looks, if they have given one.
    pub person: Option<&'a str>,
}

/// The page.
pub fn offer(offer: &Offer<'_>) -> Markup {
    let words = offer.words;
    let game = words.text(&format!("{}-title", offer.game));
    let path = format!("/t/{}", offer.table);
    let content = html! {
        main #main .sheet {
            h1 { (game) }
            p.lead { (words.text("offer-unwatched")) }
            @for seat in offer.seats {
                p { (words.say_with(&Message::new("offer-text").with("seat", *seat), offer.names)) }
                form.join method="post" action=(format!("{path}/take")) {
                    input type="hidden" name="seat" value=(seat);
                    (name_field(words, offer.person))
                    button.button.main type="submit" { (words.text("offer-take")) }
                }
            }
            p.ways-out { a.button href="/" { (words.text("notice-home")) } }
        }
    };
    titled(words, &game, &path, "notice", content)
}

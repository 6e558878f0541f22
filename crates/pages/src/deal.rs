//! How the cards of a table were shuffled, and how anyone can check it.

use engine::Seat;
use maud::{Markup, html};
use serde_json::{Value, json};
use words::Words;

use crate::shell::titled;

/// How a table's cards were shuffled.
pub struct Deal<'a> {
    /// The language.
    pub words: &'a Words,
    /// The table's id in addresses.
    pub table: &'a str,
    /// The hash of the house's part, which has stood there from the start.
    pub seal: &'a str,
    /// Who sits where.
    pub names: &'a [String],
    /// What the browsers of those who sit there have added; nothing of it is told before the end.
    pub salts: &'a [Option<String>],
    /// What is told once the game is over.
    pub opened: Option<Opened<'a>>,
}

/// What is told once a game is over.
pub struct Opened<'a> {
    /// The house's part.
    pub sealed: &'a str,
    /// The seed that all cards came from.
    pub seed: &'a str,
    /// Whether the seed is the one that follows from all parts.
    pub agrees: bool,
}

/// The page.
pub fn deal(deal: &Deal<'_>) -> Markup {
    let words = deal.words;
    let path = format!("/t/{}", deal.table);
    let content = html! {
        main #main .sheet {
            h1 { (words.text("deal-title")) }
            p { (words.text("deal-how")) }
            h2 { (words.text("deal-seal")) }
            p { code.long-code { (deal.seal) } }
            h2 { (words.text("deal-added")) }
            ul.plain {
                @for (seat, name) in Seat::all(deal.names.len()).zip(deal.names) {
                    li { b { (seat) } " " (name) ": " (added(deal, seat)) }
                }
            }
            @match &deal.opened {
                None => { p data-deal=(json!({ "table": deal.table, "seal": deal.seal })) { (words.text("deal-later")) } }
                Some(opened) => {
                    h2 { (words.text("deal-house")) }
                    p { code.long-code { (opened.sealed) } }
                    h2 { (words.text("deal-seed")) }
                    p { code.long-code { (opened.seed) } }
                    p { b { (words.text(if opened.agrees { "deal-agrees" } else { "deal-differs" })) } }
                    p role="status" data-deal=(parts(deal, opened)) data-fair=(words.text("deal-fair"))
                        data-unfair=(words.text("deal-unfair")) { (words.text("deal-unchecked")) }
                    p { (words.text("deal-check")) }
                    p { code { "roundhouse verify roundhouse-…-" (deal.table) ".jsonl --seal " (deal.seal.get(..16).unwrap_or_default()) } }
                    p { a.button href=(format!("{path}/record")) download { (words.text("table-departed-record")) } }
                }
            }
            p.hint { (words.text("deal-operator")) }
            p { a.button href=(path) { (words.text("deal-back")) } }
        }
    };
    titled(words, &words.text("deal-title"), &format!("{path}/deal"), "home", content)
}

/// What the script checks (`deal.js`).
fn parts(deal: &Deal<'_>, opened: &Opened<'_>) -> Value {
    let added: Vec<&str> = deal.salts.iter().map(|salt| salt.as_deref().unwrap_or_default()).collect();
    json!({
        "table": deal.table, "seal": deal.seal, "house": opened.sealed, "added": added, "seed": opened.seed,
    })
}

fn added(deal: &Deal<'_>, seat: Seat) -> Markup {
    let words = deal.words;
    match (deal.salts.get(seat.index()).and_then(|salt| salt.as_deref()), &deal.opened) {
        (None, _) => html! { (words.text("deal-nothing")) },
        (Some(_), None) => html! { (words.text("deal-something")) },
        (Some(salt), Some(_)) => html! { code.long-code { (salt) } },
    }
}

//! The table of Europe: the map, and around it everything else, one region a file.

mod cards;
mod choice;
mod form;
mod hand;
mod log;
mod market;
mod moved;
mod players;
mod prompt;
mod score;
mod tickets;

use ::europe::{Europe, View};
use engine::{Message, Seat, Viewer};
use maud::{Markup, html};
use rails::{CityId, Components, RouteId, TicketId, TicketSet};

pub use moved::moved;

use crate::map;
use crate::shell::{Frame, page};
use crate::{Region, Seen};

/// Every part of the table that can change.
pub fn regions(seen: &Seen<'_, Europe>) -> Vec<Region> {
    let region = |id, html: Markup| Region { id, html: html.into_string() };
    vec![
        region("prompt", prompt::prompt(seen)),
        region("players", players::players(seen)),
        region("map-now", map::map_now(seen)),
        region("market", market::market(seen)),
        region("hand", hand::hand(seen)),
        region("tickets", tickets::tickets(seen)),
        region("choice", choice::choice(seen)),
        region("log", log::log(seen)),
        region("score", score::score(seen)),
    ]
}

/// The whole page of a table.
pub fn table(seen: &Seen<'_, Europe>) -> Markup {
    let words = seen.words;
    let path = format!("/t/{}", seen.table);
    let watching = seen.viewer == Viewer::Spectator;
    let content = html! {
        (cards::symbols())
        div #live data-table=(seen.table) data-step=(seen.step) hidden {}
        p.offline-note role="status" { (words.text("table-offline")) }
        main #main .table-grid .watching[watching] {
            h1.out-of-sight { (words.text("europe-title")) }
            (players::players(seen))
            div.middle {
                (prompt::prompt(seen))
                div.map-frame { (map::map(seen)) (score::score(seen)) }
            }
            div.side {
                (choice::choice(seen))
                details.log-box open {
                    summary { (words.text("log-title")) }
                    (log::log(seen))
                }
            }
            div.desk {
                (market::market(seen))
                (hand::hand(seen))
                (tickets::tickets(seen))
            }
        }
    };
    let waits = seen.legal.is_empty() && seen.outcome.is_none();
    page(&Frame { words, title: tab_title(seen), path: &path, body_class: "table", waits }, content)
}

/// What the tab says: that it is my turn, if it is.
fn tab_title(seen: &Seen<'_, Europe>) -> String {
    let game = seen.words.text("europe-title");
    match seen.legal.is_empty() {
        true => format!("{game} — Roundhouse"),
        false => format!("● {} — {game}", seen.words.text("prompt-your-turn-title")),
    }
}

/// A sentence, with those who sit here called by their names.
fn say(seen: &Seen<'_, Europe>, message: &Message) -> String {
    let names: Vec<&str> = seen.chairs.iter().map(|chair| chair.name.as_str()).collect();
    seen.words.say_with(message, &names)
}

/// What whoever sits there is called.
fn name(seen: &Seen<'_, Europe>, seat: Seat) -> String {
    say(seen, &Message::new("seat-name").with("seat", seat))
}

/// The seat of whoever looks.
fn my_seat(seen: &Seen<'_, Europe>) -> Option<Seat> {
    match seen.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn city_name<'s>(seen: &'s Seen<'_, Europe>, city: CityId) -> &'s str {
    let names = seen.rules.board().cities.get(city.index()).map(|city| &city.names);
    names.map_or("", |names| seen.words.name(names))
}

/// Who owns a route.
fn owner(view: &View, route: RouteId) -> Option<Seat> {
    let owns = |seat: &Seat| view.seats[seat.index()].routes.contains(route);
    Seat::all(view.seats.len()).find(owns)
}

/// Those of a seat's tickets whose cities its own routes connect.
fn connected(seen: &Seen<'_, Europe>, seat: Seat, tickets: TicketSet) -> TicketSet {
    let board = seen.rules.board();
    let routes = Components::of(&board.network, seen.view.seats[seat.index()].routes);
    let joined = |id: &TicketId| {
        let [from, to] = board.ticket(*id).ends;
        routes.joined(from, to)
    };
    tickets.iter().filter(joined).collect()
}

/// A number with a proper minus.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

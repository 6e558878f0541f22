//! Goods: what lies in the cities, what has arrived and what is still needed.

use ::switch_signal::{CityId, Good};
use engine::Message;
use maud::{Markup, html};

use super::names::Name;
use super::{Screen, board, state, tell};
use crate::map::tenth;
use crate::parts::say;

/// How far goods lie apart.
const STEP: f32 = 13.0;

/// A place for a good in a port.
#[derive(Clone, Copy)]
struct Slot {
    /// Of which colour; `None` if any will do.
    good: Option<Good>,
    arrived: bool,
}

/// What a port has and still takes, row by row.
fn slots(screen: &Screen<'_>, port: usize) -> Vec<Vec<Slot>> {
    let has = &state(screen).delivered[port];
    let needed = screen.rules.board().needed;
    let of_colour = |good: Good| {
        let arrived = has[good.index()];
        (0..needed.max(arrived)).map(move |nth| Slot { good: Some(good), arrived: nth < arrived }).collect()
    };
    let mut rows: Vec<Vec<Slot>> = Good::ALL.into_iter().map(of_colour).collect();
    let beyond: u8 = has.iter().map(|count| count.saturating_sub(needed)).sum();
    let any = screen.rules.extra().saturating_sub(beyond);
    rows.push(vec![Slot { good: None, arrived: false }; usize::from(any)]);
    rows
}

fn slot(slot: Slot, x: f32, y: f32) -> Markup {
    let place = format!("translate({} {})scale(1.2)", tenth(x), tenth(y));
    html! {
        @match slot.good {
            Some(good) => use .wanted[!slot.arrived] href=(format!("#crate_{}", good.id())) transform=(place) {},
            None => text .wanted.any x=(tenth(x)) y=(tenth(y)) dy="4" text-anchor="middle" { "?" },
        }
    }
}

/// A city's goods under its name on the map, or what a port has and takes.
pub(super) fn on_map(screen: &Screen<'_>, id: CityId, name: &Name) -> Markup {
    let facts = &screen.rules.board().cities[id.index()];
    let columns: Vec<Vec<Slot>> = match (facts.good, facts.port) {
        (Some(good), _) => {
            let count = state(screen).stock[good.index()];
            (0..count).map(|_| vec![Slot { good: Some(good), arrived: true }]).collect()
        }
        (None, port) => {
            slots(screen, port.unwrap_or_default()).into_iter().filter(|row| !row.is_empty()).collect()
        }
    };
    let wide = columns.len() as f32 * STEP;
    let rows = columns.iter().map(Vec::len).max().unwrap_or_default() as f32;
    let (left, y) = (name.written.left(wide), name.written.at.y);
    let top = if name.above { y - 13.0 - rows * STEP } else { y + 3.0 };
    html! {
        g .stock {
            @for (column, slots) in columns.iter().enumerate() {
                @for (row, one) in slots.iter().enumerate() {
                    (slot(*one, left + (column as f32 + 0.5) * STEP, top + (row as f32 + 0.5) * STEP))
                }
            }
        }
    }
}

/// How many goods have arrived, and what each port still takes.
pub(super) fn goods(screen: &Screen<'_>) -> Markup {
    let (arrived, needed) = (screen.rules.goods_arrived(state(screen)), screen.rules.goods_needed());
    let told = say(screen, &Message::new("ss-goods").with("arrived", arrived).with("needed", needed));
    html! {
        section #goods {
            h2 { (screen.words.text("ss-goods-title")) " " span.total { (arrived) " / " (needed) } }
            p.out-of-sight { (told) }
            (ports(screen))
        }
    }
}

/// What each port has and still takes.
pub(super) fn ports(screen: &Screen<'_>) -> Markup {
    let board = screen.rules.board();
    html! {
        div.ports {
            @for (port, id) in board.ports.iter().enumerate() {
                div.port {
                    h3 { (screen.words.name(&board.cities[id.index()].node.names)) }
                    (manifest(screen, port))
                }
            }
        }
    }
}

fn manifest(screen: &Screen<'_>, port: usize) -> Markup {
    let rows = slots(screen, port);
    html! {
        ul.manifest {
            @for row in rows.iter().filter(|row| !row.is_empty()) {
                @let arrived = row.iter().filter(|slot| slot.arrived).count();
                @let name = row[0].good.map_or_else(|| screen.words.text("ss-goods-any"), |good| say(screen, &tell::good(good)));
                li title=(say(screen, &Message::new("ss-goods-line").with("good", name.as_str()).with("arrived", arrived).with("needed", row.len()))) {
                    @for slot in row {
                        span.slot .wanted[!slot.arrived] {
                            @match slot.good {
                                Some(good) => (board::crate_picture(good)),
                                None => "?",
                            }
                        }
                    }
                    span.out-of-sight { (name) ": " (arrived) " / " (row.len()) }
                }
            }
        }
    }
}

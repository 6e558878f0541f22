//! Pins: little marks that partners put on the map for all to see, in their colour and pattern.

use engine::Message;
use maud::{Markup, html};

use super::focus::Focus;
use super::names::Names;
use super::plan::Plan;
use super::{Screen, state, tell};
use crate::chip::seat_chip;
use crate::map::{Spot, seat_class, seat_pattern, tenth};
use crate::parts::{my_seat, say};
use crate::together::{Pin, PinKind};

/// How far pins of the same place stand apart.
const APART: f32 = 15.0;
/// The head of a pin, its tip at the origin.
const HEAD: &str = "M0 0C-3.500-6-9-8.500-9-15A9 9 0 1 1 9-15C9-8.500 3.500-6 0 0Z";

/// An arrow down, a lock, an exclamation mark.
const fn sign(kind: PinKind) -> &'static str {
    match kind {
        PinKind::Here => "M-1.300-4H1.300V-.200H4L0 4.200L-4-.200H-1.300Z",
        PinKind::Keep => {
            "M-3.300-.600H3.300V4H-3.300ZM-2.200-.600V-1.800A2.200 2.200 0 0 1 2.200-1.800V-.600H1V-1.800A1 1 0 0 0-1-1.800V-.600Z"
        }
        PinKind::Look => "M-1.200-4.400H1.200L.700 1.200H-.700ZM-1.100 2.200H1.100V4.300H-1.100Z",
    }
}

/// Where the tip of a pin is; nowhere, for a train in the depot.
fn tip(screen: &Screen<'_>, focus: Focus, plan: &Plan<'_>, names: &Names) -> Option<Spot> {
    let board = screen.rules.board();
    let (at, over) = match focus {
        // Where a name stands above its city, the pin is at the city's side.
        Focus::City(id) if names.cities[id.index()].above => {
            let at = Spot::new(board.cities[id.index()].node.at);
            (Spot { x: at.x + 19.0, y: at.y }, -4.0)
        }
        Focus::City(id) => (Spot::new(board.cities[id.index()].node.at), 17.0),
        Focus::Departure(id) => (Spot::new(board.departures[id.index()].node.at), 10.0),
        Focus::Junction(id) => (plan.junction(id), 8.0),
        Focus::Field(id) => (plan.field(id), 7.0),
        Focus::Train(id) => (plan.spot(state(screen).train(id).at?).0, 8.0),
        _ => return None,
    };
    Some(Spot { x: at.x, y: at.y - over })
}

/// All pins, over everything.
pub(super) fn on_map(screen: &Screen<'_>, plan: &Plan<'_>, names: &Names) -> Markup {
    html! {
        g .pins {
            @for (pin, at) in stuck(screen, plan, names) {
                g .(seat_class(pin.seat)) role="img" transform=(format!("translate({} {})", tenth(at.x), tenth(at.y))) {
                    title { (told(screen, pin)) }
                    path .livery d=(HEAD) {}
                    path d=(HEAD) fill=(seat_pattern(pin.seat)) {}
                    circle .heart cy="-15" r="6.2" {}
                    path .pin-sign d=(sign(pin.kind)) transform="translate(0 -15)" {}
                }
            }
        }
    }
}

/// Where all of them are: beside those that are there already.
fn stuck<'s>(screen: &'s Screen<'_>, plan: &Plan<'_>, names: &Names) -> Vec<(&'s Pin, Spot)> {
    let mut stuck: Vec<(&Pin, Spot)> = Vec::new();
    for pin in screen.together.pins {
        let focus = Focus::read(screen.rules.board(), Some(&pin.place));
        let Some(mut at) = tip(screen, focus, plan, names) else { continue };
        while stuck.iter().any(|(_, other)| other.far(at) < APART - 1.0) {
            at.x += APART;
        }
        stuck.push((pin, at));
    }
    stuck
}

/// A pin in words.
fn told(screen: &Screen<'_>, pin: &Pin) -> String {
    let place = place(screen, Focus::read(screen.rules.board(), Some(&pin.place)));
    let what = screen.words.text(&format!("ss-pin-{}-about", pin.kind.id()));
    say(screen, &Message::new("ss-pin-told").with("seat", pin.seat).with("what", what).with("place", place))
}

/// What a place is called.
fn place(screen: &Screen<'_>, focus: Focus) -> String {
    let (rules, board) = (screen.rules, screen.rules.board());
    let called = |names| screen.words.name(names).to_owned();
    match focus {
        Focus::City(id) => called(&board.cities[id.index()].node.names),
        Focus::Departure(id) => called(&board.departures[id.index()].node.names),
        Focus::Junction(id) => called(&board.junctions[id.index()].node.names),
        Focus::Field(id) => say(screen, &tell::field(rules, id)),
        Focus::Train(id) => say(screen, &tell::train(id)),
        _ => String::new(),
    }
}

/// The kinds of pins for what is clicked on, for whoever sits at the table; and one's own can be taken away.
pub(super) fn choice(screen: &Screen<'_>) -> Markup {
    let (Some(seat), Some(place)) = (my_seat(screen), screen.focus) else { return html! {} };
    if screen.outcome.is_some() || screen.departed.is_some() {
        return html! {};
    }
    let own = screen.together.pins.iter().find(|pin| pin.seat == seat && pin.place == place);
    html! {
        form.pin-row method="post" action=(format!("/t/{}/pin", screen.table)) data-live aria-label=(screen.words.text("ss-pin")) role="group" {
            input type="hidden" name="step" value=(screen.step);
            input type="hidden" name="place" value=(place);
            span { (screen.words.text("ss-pin")) }
            @for kind in PinKind::ALL {
                @let is_own = own.is_some_and(|own| own.kind == kind);
                button.pin-button type="submit" name="kind" value=(if is_own { "" } else { kind.id() })
                    aria-pressed=(if is_own { "true" } else { "false" })
                    title=(screen.words.text(&format!("ss-pin-{}-about", kind.id()))) {
                    svg viewBox="-6 -6 12 12" aria-hidden="true" { path d=(sign(kind)) {} }
                    (screen.words.text(&format!("ss-pin-{}", kind.id())))
                }
            }
        }
    }
}

/// All pins as a list, each a way to its place; one's own can be taken away.
pub(super) fn list(screen: &Screen<'_>) -> Markup {
    let mine = my_seat(screen).filter(|_| screen.outcome.is_none());
    html! {
        @if !screen.together.pins.is_empty() {
            h3 { (screen.words.text("ss-pins")) }
            ul.pin-list {
                @for pin in screen.together.pins {
                    li {
                        (seat_chip(pin.seat))
                        a href=(format!("/t/{}?focus={}", screen.table, pin.place)) data-focus=(pin.place) { (told(screen, pin)) }
                        @if mine == Some(pin.seat) {
                            form.inline method="post" action=(format!("/t/{}/pin", screen.table)) data-live {
                                input type="hidden" name="step" value=(screen.step);
                                input type="hidden" name="place" value=(pin.place);
                                @let off = say(screen, &Message::new("ss-pin-off"));
                                button.close type="submit" name="kind" value="" title=(off) aria-label=(off) { "×" }
                            }
                        }
                    }
                }
            }
        }
    }
}

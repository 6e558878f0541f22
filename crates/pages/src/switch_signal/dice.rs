//! The dice that fell last.

use ::switch_signal::{Colour, Event};
use engine::Message;
use maud::{Markup, html};

use super::{Screen, tell, trains};
use crate::parts::say;

/// More rolls of one step than these don't fit.
const MOST: usize = 3;

/// The rolls of the newest step that had any.
pub(super) fn dice(screen: &Screen<'_>) -> Markup {
    let rolls: Vec<(u32, &Event)> = screen
        .events
        .iter()
        .filter(|(_, event)| matches!(event, Event::Rolled { .. } | Event::Numbers { .. }))
        .map(|(step, event)| (*step, event))
        .collect();
    let newest = rolls.last().map_or(0, |(step, _)| *step);
    let latest = rolls.into_iter().rev().take_while(|(step, _)| *step == newest).take(MOST);
    let mut latest: Vec<&Event> = latest.map(|(_, event)| event).collect();
    latest.reverse();
    html! {
        section #dice data-rolled=(newest) {
            h2 { (screen.words.text("ss-dice")) }
            ul { @for event in latest { (roll(screen, event)) } }
        }
    }
}

fn roll(screen: &Screen<'_>, event: &Event) -> Markup {
    match event {
        Event::Rolled { train, points, .. } => {
            let told = Message::new("switch-signal-rolled")
                .with("train", tell::train(*train))
                .with("points", *points);
            html! {
                li title=(say(screen, &told)) {
                    (trains::chip(screen, *train)) (die(*points, train.colour().id()))
                    span.out-of-sight { (say(screen, &told)) }
                }
            }
        }
        Event::Numbers { colour, dice, number, .. } => {
            let told = told_number(*colour, *dice, *number);
            html! {
                li title=(say(screen, &told)) {
                    (trains::loco(colour.id()))
                    @match dice {
                        Some([one, other]) => { (die(*one, "departing")) (die(*other, "departing")) }
                        None => span.location { (number) },
                    }
                    span.out-of-sight { (say(screen, &told)) }
                }
            }
        }
        _ => html! {},
    }
}

fn told_number(colour: Colour, dice: Option<[u8; 2]>, number: u8) -> Message {
    let message = match dice {
        Some([one, other]) => Message::new("ss-dice-departing").with("one", one).with("other", other),
        None => Message::new("ss-token-departing"),
    };
    message.with("number", number).with("colour", tell::colour(colour))
}

/// A die that shows so many points.
pub(super) fn die(points: u8, class: &str) -> Markup {
    html! {
        svg class=(format!("die d_{class}")) viewBox="-8 -8 16 16" aria-hidden="true" {
            use href=(format!("#die_{}", points.clamp(1, 6))) {}
        }
    }
}

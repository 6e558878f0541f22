//! The station clock with its time tokens.

use engine::Message;
use maud::{Markup, html};

use super::{Screen, state};
use crate::map::tenth;
use crate::parts::say;

/// The station clock: as many tokens around its face as there are.
pub(super) fn clock(screen: &Screen<'_>) -> Markup {
    let (left, all) = (state(screen).clock, screen.rules.options().time);
    let told = say(screen, &Message::new("ss-clock").with("left", left).with("all", all));
    let angle = |token: f32| (token * 360.0 / f32::from(all.max(1)) - 90.0).to_radians();
    let hand = f32::from(all.saturating_sub(left)) * 360.0 / f32::from(all.max(1));
    html! {
        section #clock .low[left <= 2] {
            h2 { (screen.words.text("ss-clock-title")) }
            svg viewBox="-50 -50 100 100" role="img" aria-label=(told) {
                title { (told) }
                circle .case r="48" {}
                circle .dial r="43" {}
                @for token in 0..all {
                    // The tokens are taken off clockwise from the top.
                    @let (x, y) = (angle(f32::from(token) + 0.5).cos() * 33.0, angle(f32::from(token) + 0.5).sin() * 33.0);
                    circle .token .off[token < all.saturating_sub(left)] cx=(tenth(x)) cy=(tenth(y)) r="7" {}
                }
                path .minute transform=(format!("rotate({})", tenth(hand))) d="M-1.6 6L-1.2-24H1.2L1.6 6Z" {}
                circle .pin r="13" {}
                text y="6.5" text-anchor="middle" { (left) }
            }
        }
    }
}

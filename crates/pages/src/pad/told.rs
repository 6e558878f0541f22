//! One sentence over the board: what to do, or why something was not done. It has room for two lines always.

use engine::Message;
use maud::{Markup, html};
use rails::pad::Fault;

use super::{PadGame, Shown};
use crate::parts::{cited, say};

pub(super) fn told<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let (screen, pad) = (shown.screen, shown.pad);
    let fault = |fault: &&Fault| fault.impossible && (fault.seat.is_none() || fault.seat == pad.chosen);
    let (why, give) = match (shown.trouble, pad.chosen) {
        (Some(trouble), _) => (Some(trouble.why.clone()), trouble.give.as_deref()),
        (None, _) if !shown.is_whole => (Some(Message::new("pad-damaged")), None),
        (None, Some(_)) => (shown.faults.iter().find(fault).map(|fault| fault.why.clone()), None),
        (None, None) => (None, None),
    };
    let hint = || {
        let extent = screen.rules.extent();
        let key = match (pad.chosen, extent.routes, extent.cities) {
            (None, ..) if shown.outcome().is_none() => "pad-tell-impossible",
            (None, ..) => "pad-tell-sheet",
            (_, 0, _) => "pad-tell-tickets",
            (_, _, 0) => "pad-tell-routes",
            _ => "pad-tell-buildings",
        };
        let hint = Message::new(key);
        pad.chosen.into_iter().fold(hint, |hint, seat| hint.with("seat", seat))
    };
    html! {
        div #pad-told role="status" .wrong[why.is_some()] {
            p { @match &why { Some(why) => (cited(screen, &say(screen, why))), None => (say(screen, &hint())) } }
            @if let (Some(thing), Some(seat)) = (give, pad.chosen) {
                a.button href={ "?give=" (thing) } data-change {
                    (say(screen, &Message::new("pad-give").with("seat", seat)))
                }
            }
        }
    }
}

//! The helpers of the board: what each does, and whether they have been called.

use ::switch_signal::Helper;
use maud::{Markup, html};

use super::focus::Focus;
use super::{Screen, offers, state, tell};

/// The helpers of the board.
pub(super) fn helpers(screen: &Screen<'_>) -> Markup {
    let focus = Focus::read(screen.rules.board(), screen.focus);
    html! {
        section #helpers {
            h2 { (screen.words.text("ss-helpers")) }
            ul { @for who in &screen.rules.board().helpers { (helper(screen, *who, focus == Focus::Helper(*who))) } }
        }
    }
}

fn helper(screen: &Screen<'_>, who: Helper, shown: bool) -> Markup {
    let words = screen.words;
    let used = state(screen).has_used(who);
    let can = offers(screen).iter().any(|action| action.helper() == Some(who));
    let key = match (used, can) {
        (true, _) => "ss-helper-used",
        (_, true) => "ss-helper-now",
        _ => "ss-helper-ready",
    };
    let about = words.text(&format!("ss-helper-{}", who.id()));
    html! {
        li .used[used] .can[can] .shown[shown] {
            a href=(format!("/t/{}?focus=helper:{}", screen.table, who.id())) data-focus=(format!("helper:{}", who.id())) title=(about) {
                (portrait(who))
                span.who { b { (tell::capital(screen, &tell::helper(who))) } small { (words.text(key)) } }
            }
        }
    }
}

/// A cap and what the helper holds.
pub(super) fn portrait(who: Helper) -> Markup {
    let tool = match who {
        Helper::Logistician => "M3.5 2H9.500V8H3.500ZM5 3.500h.01M8 6.500h.01",
        Helper::Dispatcher => "M4 8V1.500M4 2H10L8.5 4L10 6H4",
        Helper::Conductor => "M3.5 4.500H8.500L10 6M5 4.500V7.500M8 4.500V7.5",
        Helper::Pointsman => "M6.5 8.500V0M4 8.500H9M6.5 .500L9.5 3",
        Helper::Attendant => "M6.5 5A2.8 2.8 0 1 0 6.5 -.600A2.8 2.8 0 1 0 6.5 5M6.5 5V9",
        Helper::Coupler => "M3 5A2 2 0 0 1 7 5V6A2 2 0 0 0 11 6",
    };
    html! {
        svg.portrait viewBox="-12 -12 24 24" aria-hidden="true" {
            circle .skin cx="-2" cy="-1" r="4.6" {}
            path .coat d="M-10.5 11Q-10.5 4.5-2 4.500T6.5 11Z" {}
            path .cap d="M-7-3.500Q-7-8.5-2-8.500T3-3.500ZM-7.5-3.600H5.500V-2.300H-7.500Z" {}
            path .tool d=(tool) {}
        }
    }
}

//! What a strong player would do in the viewer's place, and why: for whoever asks, out of what they
//! know themselves.

use bots::{Opinion, Rating};
use engine::{Message, Notation, Rules};
use maud::{Markup, html};

use crate::parts::form::{button, form};
use crate::parts::panel::closed_by;
use crate::parts::{cited, my_seat, say};
use crate::{HasPages, Screen};

/// What is clicked on where a hint was closed: it stays with whoever asked, out of the way.
const CLOSED: &str = "hint:closed";

/// So many other ways are told, the best first.
const OTHERS: usize = 4;

/// A lamp: where there is no room for words it says all.
const LAMP: &str = "M6 15.500Q6 13 4.200 11A6.300 6.300 0 1 1 13.800 11Q12 13 12 15.500ZM6.500 18.500H11.500M7.500 21H10.500";

/// The way to ask for a hint, for whoever is to decide something and has not been answered yet. While
/// it is thought about, it says so in the same place, as wide as before; where there is nothing to ask,
/// the place is kept.
pub fn ask<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    let words = screen.words;
    let face = html! {
        svg viewBox="0 0 18 22" aria-hidden="true" { path d=(LAMP) {} }
        span.idle { (words.text("hint-ask")) }
        span.busy { (words.text("hint-thinking")) }
    };
    let could = screen.hints && my_seat(screen).is_some() && screen.outcome.is_none();
    html! {
        @if screen.hints && screen.legal.len() > 1 && screen.hint.is_none() {
            @if screen.thinking {
                div.ask.thinking { span.button.quiet { (face) } }
            } @else {
                form.inline.ask method="post" action=(format!("/t/{}/hint", screen.table)) data-live {
                    button.button.quiet type="submit" title=(words.text("hint-ask-about")) { (face) }
                }
            }
        } @else if best(screen).is_some() && screen.focus == Some(CLOSED) {
            div.ask { a.button.quiet href="?" data-focus="" { (face) } }
        } @else if could {
            div.ask.off { span.button.quiet role="button" aria-disabled="true" { (face) } }
        }
    }
}

/// The action that the viewer was advised to do, if they asked.
pub fn best<R: Rules>(screen: &Screen<'_, R>) -> Option<R::Action> {
    let mut opinions = screen.hint?.opinions.iter().map(|opinion| opinion.action);
    opinions.find(|action| screen.legal.contains(action))
}

/// What the viewer was advised to do, if they asked and haven't closed it, and why.
pub fn hint<R: Notation + HasPages>(screen: &Screen<'_, R>) -> Option<Markup> {
    if screen.focus == Some(CLOSED) {
        return None;
    }
    let legal = |opinion: &&Opinion<R::Action>| screen.legal.contains(&opinion.action);
    let opinions: Vec<_> = screen.hint?.opinions.iter().filter(legal).collect();
    let (best, others) = opinions.split_first()?;
    let words = screen.words;
    Some(html! {
        div.advice {
            (closed_by(screen, CLOSED, html! { (words.text("hint-title")) }))
            p.best { b { (does(screen, best.action)) } (expected(screen, best.rating)) }
            @if !best.why.is_empty() {
                ul.reasons { @for why in &best.why { li { (cited(screen, &words::capitalised(&say(screen, why)))) } } }
            }
            (form(screen, "inline", button(screen, best.action, "button main", html! { (words.text("hint-do")) })))
            @if !others.is_empty() {
                details {
                    summary { (words.text("hint-others")) }
                    ol.opinions { @for other in others.iter().take(OTHERS) { (line(screen, other)) } }
                }
            }
            p.hint { (words.text("hint-own-knowledge")) }
        }
    })
}

/// Another way: what it is, what can be expected of it and why.
fn line<R: Notation>(screen: &Screen<'_, R>, opinion: &Opinion<R::Action>) -> Markup {
    html! {
        li {
            (does(screen, opinion.action)) (expected(screen, opinion.rating))
            @if let Some(why) = opinion.why.first() { span.because { (cited(screen, &words::capitalised(&say(screen, why)))) } }
        }
    }
}

fn does<R: Notation>(screen: &Screen<'_, R>, action: R::Action) -> String {
    words::capitalised(&say(screen, &screen.rules.describe_action(action)))
}

/// How likely a win is, as a bar and in words, and by how much.
fn expected<R: Rules>(screen: &Screen<'_, R>, rating: Option<Rating>) -> Markup {
    let Some(rating) = rating else { return Markup::default() };
    let percent = (u32::from(rating.odds) + 5) / 10;
    let odds = say(screen, &Message::new("hint-odds").with("percent", percent));
    html! {
        span.odds {
            svg viewBox="0 0 100 8" aria-hidden="true" {
                rect.all width="100" height="8" rx="2" {}
                rect.won width=(percent) height="8" rx="2" {}
            }
            span {
                (odds)
                @if let Some(lead) = rating.lead.map(|tenths| (f64::from(tenths) / 10.0).round() as i32) {
                    ", " (say(screen, &ahead(lead)))
                }
            }
        }
    }
}

/// By how many points the viewer would be ahead of the best rival.
fn ahead(lead: i32) -> Message {
    let count = lead.unsigned_abs();
    match lead {
        0 => Message::new("hint-even"),
        1.. => Message::new("hint-ahead").with("count", count),
        _ => Message::new("hint-behind").with("count", count),
    }
}

//! Action cards: signal, switch, move.

use ::switch_signal::{Action, Kind, Payment, Phase, size};
use engine::Message;
use maud::{Markup, html};

use super::{Screen, offers, state, tell};
use crate::parts::form::button;
use crate::parts::{my_seat, say};

/// The sign of a kind.
pub(super) fn sign(kind: Kind) -> Markup {
    html! { svg.sign viewBox="-8 -8 16 16" aria-hidden="true" { use href=(format!("#k_{}", kind.id())) {} } }
}

/// So many cards of a kind in words.
pub(super) fn told(screen: &Screen<'_>, kind: Kind, count: u8) -> String {
    say(screen, &Message::new(format!("switch-signal-cards-{}", kind.id())).with("count", count))
}

/// The cards on the desk: of whoever's turn it is, for they are to be played.
pub(super) fn hand(screen: &Screen<'_>) -> Markup {
    let turn = state(screen).turn;
    let hand = state(screen).hand();
    let mine = my_seat(screen) == Some(turn);
    let title = if mine {
        screen.words.text("ss-hand-mine")
    } else {
        say(screen, &Message::new("ss-hand-of").with("seat", turn))
    };
    let asked = state(screen).phase == Phase::Cards || screen.together.planning;
    let playing = asked && !offers(screen).is_empty();
    html! {
        section #hand .can[playing] {
            h2 { (title) " " span.total { (size(hand)) } }
            div.row {
                @for kind in Kind::ALL { (card(screen, kind, hand[kind.index()], playing)) }
                span.pile title=(say(screen, &Message::new("ss-deck").with("count", size(&state(screen).deck)).with("discards", size(&state(screen).discards)))) {
                    b { (size(&state(screen).deck)) } small { (screen.words.text("ss-deck-word")) }
                }
            }
        }
    }
}

pub(super) fn card(screen: &Screen<'_>, kind: Kind, count: u8, playing: bool) -> Markup {
    let id = kind.id();
    let face = html! {
        span.face { (sign(kind)) }
        span.nm { (screen.words.text(&format!("ss-kind-{id}"))) }
        b.count { (count) }
    };
    let class = format!("card act k_{id} w_{id}{}", if count == 0 { " none" } else { "" });
    let possible = playing && offers(screen).iter().any(|action| kind_of(action) == Some(kind));
    let shown = screen.focus == Some(format!("cards:{id}").as_str());
    html! {
        @if possible {
            a .(class) .shown[shown] href=(format!("/t/{}?focus=cards:{id}", screen.table)) data-focus=(format!("cards:{id}"))
                title=(screen.words.text(&format!("ss-kind-{id}-about"))) { (face) }
        } @else {
            span class=(class) title=(told(screen, kind, count)) { (face) }
        }
    }
}

/// The kind of cards that an action is played with.
pub(super) const fn kind_of(action: &Action) -> Option<Kind> {
    match action {
        Action::Signal { .. } => Some(Kind::Signal),
        Action::Switch { .. } => Some(Kind::Switch),
        Action::Move { .. } => Some(Kind::Move),
        _ => None,
    }
}

/// The cards that an action takes.
pub(super) fn paid(action: &Action) -> [u8; 3] {
    let one = |kind: Kind| Payment::Own.cards(kind);
    match *action {
        Action::Signal { payment, .. } => payment.cards(Kind::Signal),
        Action::Switch { payment, .. } => payment.cards(Kind::Switch),
        Action::Move { payment, .. } => payment.cards(Kind::Move),
        Action::Load { card, .. } => one(card),
        _ => [0; 3],
    }
}

/// A button for each way to pay: the fitting card alone, or two others.
pub(super) fn ways(screen: &Screen<'_>, actions: &[Action]) -> Markup {
    html! {
        span.payments {
            @for action in actions {
                @let cost = paid(action);
                (button(screen, *action, "payment", html! {
                    @for kind in Kind::ALL {
                        @for _ in 0..cost[kind.index()] { span class=(format!("kind k_{}", kind.id())) { (sign(kind)) } }
                    }
                    span.words { (say(screen, &Message::new("ss-cards").with("cards", tell::cards(&cost)))) }
                }))
            }
        }
    }
}

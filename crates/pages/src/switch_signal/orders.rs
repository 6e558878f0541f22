//! The instruction at hand: what of it is done, what comes, and how many are left.

use ::switch_signal::{Card, Event, Instruction, InstructionId, Phase, State, Symbol};
use engine::Message;
use maud::{Markup, html};

use super::{Screen, state, tell, trains};
use crate::parts::say;

/// How far a symbol is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Done,
    Now,
    ToCome,
}

impl Stage {
    const fn class(self) -> &'static str {
        match self {
            Stage::Done => "symbol done",
            Stage::Now => "symbol now",
            Stage::ToCome => "symbol",
        }
    }
}

/// The card that was revealed last, and the deck.
pub(super) fn orders(screen: &Screen<'_>) -> Markup {
    let left = state(screen).instructions_left();
    html! {
        section #orders {
            h2 { (screen.words.text("ss-orders")) }
            div.cards-row {
                a.instruction-deck .last[left == 0] href=(format!("/t/{}?focus=instructions", screen.table)) data-focus="instructions"
                    title=(say(screen, &Message::new("ss-orders-left").with("count", left))) {
                    b { (left) } small { (screen.words.text("ss-orders-deck")) }
                }
                @match revealed(screen) {
                    Some(card) => (face(screen, card)),
                    None => p.hint { (screen.words.text("ss-orders-none")) },
                }
            }
        }
    }
}

/// The card that was revealed last.
fn revealed(screen: &Screen<'_>) -> Option<Card> {
    let newest = screen.events.iter().rev().find_map(|(_, event)| match event {
        Event::Revealed { card, .. } => Some(*card),
        _ => None,
    });
    state(screen).orders.card.or(newest)
}

pub(super) fn face(screen: &Screen<'_>, card: Card) -> Markup {
    let orders = &state(screen).orders;
    let over = orders.card.is_none();
    let stage = |done: bool, now: bool| match (over || done, now) {
        (true, _) => Stage::Done,
        (_, true) => Stage::Now,
        _ => Stage::ToCome,
    };
    match card {
        Card::Start => {
            let colours = screen.rules.cards().start;
            // The train that is asked about is on its way, but not yet there.
            let asked = match state(screen).phase {
                Phase::Departing(colour) => Some(colour),
                _ => None,
            };
            let brought =
                |place: usize| orders.brought.contains(colours[place]) && asked != Some(colours[place]);
            html! {
                div.instruction aria-label=(tell::capital(screen, &Message::new("ss-card-start"))) role="img" {
                    span.no { (screen.words.text("ss-start-word")) }
                    @for (place, colour) in colours.iter().enumerate() {
                        @let first = (0..place).all(brought);
                        span class=(stage(brought(place), first).class()) { b { "+" } (trains::loco(colour.id())) }
                    }
                }
            }
        }
        Card::Instruction(id) => {
            let facts = screen.rules.cards().instruction(id);
            let brought = facts.new_trains.saturating_sub(orders.new_trains);
            html! {
                div.instruction aria-label=(tell::capital(screen, &spelled(facts))) role="img" {
                    span.no { "№ " (facts.number) @if over { " " b { "✓ " (screen.words.text("ss-orders-done")) } } }
                    @for place in 0..facts.new_trains {
                        span class=(stage(place < brought, place == brought).class()) { b { "+" } (trains::loco("any")) }
                    }
                    @for (place, symbol) in facts.moves.iter().enumerate() {
                        span class=(moving(state(screen), place, &stage).class()) { (picture(symbol)) b { "→" } }
                    }
                }
            }
        }
    }
}

/// How far a move symbol is: it has come if its number has, and is done when no train is left to move
/// or on its way.
fn moving(state: &State, place: usize, stage: &impl Fn(bool, bool) -> Stage) -> Stage {
    let come = usize::from(state.orders.symbol);
    let on_its_way = matches!(state.phase, Phase::Rolled { .. } | Phase::Arrived { .. });
    let at_hand = come == place + 1 && (on_its_way || !state.orders.to_move.is_empty());
    stage(come > place && !at_hand, at_hand)
}

fn picture(symbol: &Symbol) -> Markup {
    html! {
        @match symbol {
            Symbol::Colour(colour) => (trains::loco(colour.id())),
            Symbol::Any => (trains::loco("any")),
            Symbol::Every => { (trains::loco("any")) (trains::loco("any")) (trains::loco("any")) }
        }
    }
}

/// What an instruction says.
pub(super) fn spelled(facts: &Instruction) -> Message {
    Message::new("ss-card")
        .with("number", facts.number)
        .with("trains", facts.new_trains)
        .with("moves", tell::moves(facts))
}

/// The instructions that have come, and those of which some are still to come. Which of them were
/// removed nobody knows, nor the order.
pub(super) fn panel(screen: &Screen<'_>) -> Markup {
    let cards = screen.rules.cards();
    let all = (0..cards.instructions.len() as u8).map(InstructionId);
    let unseen = |id: &InstructionId| state(screen).unseen >> id.0 & 1 == 1;
    let bottom = state(screen).bottom;
    let (to_come, gone): (Vec<_>, Vec<_>) = all.filter(|id| Some(*id) != bottom).partition(unseen);
    let left = state(screen).instructions_left();
    let small = |id: InstructionId| {
        let facts = cards.instruction(id);
        html! {
            li.instruction.small title=(tell::capital(screen, &spelled(facts))) {
                @for _ in 0..facts.new_trains { span.symbol { b { "+" } (trains::loco("any")) } }
                @for symbol in &facts.moves { span.symbol { (picture(symbol)) } }
                span.out-of-sight { (tell::capital(screen, &spelled(facts))) }
            }
        }
    };
    html! {
        p { (say(screen, &Message::new("ss-orders-left").with("count", left))) }
        @if let Some(id) = bottom {
            h3 { (screen.words.text("ss-orders-bottom")) }
            ul.instructions { (small(id)) }
        }
        h3 { (screen.words.text("ss-orders-to-come")) }
        ul.instructions { @for id in to_come { (small(id)) } }
        h3 { (screen.words.text("ss-orders-gone")) }
        ul.instructions { @for id in gone { (small(id)) } }
    }
}

//! What is entered before one seat, beside the board: a name, what is left, tickets.

use engine::{Message, Seat};
use maud::{Markup, html};
use rails::pad::Thing;
use rails::{TicketId, TicketSet};

use super::{PadGame, Shown, colour};
use crate::chip::seat_chip;
use crate::handbook::Search;
use crate::map::seat_class;
use crate::parts::{cited, say};
use crate::ticket_game::tickets::Fate;

/// All that belongs to whoever is chosen.
pub(super) fn entry<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let (screen, pad) = (shown.screen, shown.pad);
    let Some(seat) = pad.chosen else { return html! { section #pad-entry hidden {} } };
    let words = screen.words;
    let left = screen.rules.pieces_left(&pad.laid[seat]);
    html! {
        section #pad-entry class=(seat_class(seat)) data-place=(seat) {
            form.pad-name method="get" data-change {
                (seat_chip(seat))
                label.field {
                    span { (words.text("pad-name")) }
                    input type="text" name="name" maxlength="24" autocomplete="off" data-at-once
                        value=(pad.names[seat.index()]) placeholder=(colour(words, seat));
                }
                button.button type="submit" { (words.text("pad-name-button")) }
            }
            @if !left.is_empty() { p.pad-left { @for line in &left { span { (say(screen, line)) } " " } } }
            @if screen.rules.most_exchanged() > 0 { (exchanged(shown, seat)) }
            (faults(shown, Some(seat)))
            (tickets(shown, seat))
        }
    }
}

/// What is wrong, with the numbers that it has on the board: before one seat, or on the whole pad.
pub(super) fn faults<G: PadGame>(shown: &Shown<'_, G>, of: Option<Seat>) -> Markup {
    let screen = shown.screen;
    let told = || {
        (1..).zip(shown.faults).filter(|(_, fault)| of.is_none() || fault.seat.is_none() || fault.seat == of)
    };
    html! {
        @if told().next().is_some() {
            ul.pad-faults {
                @for (number, fault) in told() {
                    li.impossible[fault.impossible] {
                        @if let rails::pad::Place::At(_) = fault.place { b { (number) } " " }
                        (cited(screen, &say(screen, &fault.why)))
                        @if let (None, Some(seat)) = (of, fault.seat) {
                            " " a href={ "?who=" (seat) } data-change { (screen.words.text("pad-mend")) }
                        }
                    }
                }
            }
        }
    }
}

fn exchanged<G: PadGame>(shown: &Shown<'_, G>, seat: Seat) -> Markup {
    let (screen, now) = (shown.screen, shown.pad.laid[seat].exchanged);
    let most = screen.rules.most_exchanged();
    html! {
        form.pad-exchanged method="get" data-change {
            label.field {
                span { (screen.words.text("pad-exchanged")) }
                input type="number" name="exchanged" min="0" max=(most) inputmode="numeric" value=(now) data-at-once;
            }
            button.button type="submit" { (screen.words.text("pad-name-button")) }
        }
    }
}

/// All tickets of the game, each to be ticked. They keep their places whoever has them.
fn tickets<G: PadGame>(shown: &Shown<'_, G>, seat: Seat) -> Markup {
    let (screen, pad) = (shown.screen, shown.pad);
    let (words, own) = (screen.words, &pad.laid[seat]);
    let done = G::completed(screen, seat);
    let mut all: Vec<(String, TicketId)> = TicketSet::first_of(screen.rules.extent().tickets)
        .iter()
        .map(|id| (say(screen, &screen.rules.thing_name(Thing::Ticket(id))), id))
        .collect();
    all.sort();
    let search = Search::new(shown.typed());
    let summary =
        Message::new("pad-tickets").with("count", own.tickets.len()).with("done", (done & own.tickets).len());
    html! {
        div.pad-tickets {
            h2 { (say(screen, &summary)) }
            form.pad-search role="search" method="get" {
                label.field {
                    span { (words.text("pad-search")) }
                    input type="search" name="q" maxlength="60" autocomplete="off" value=(shown.typed());
                }
                button.button type="submit" { (words.text("rules-search-button")) }
            }
            form method="get" data-change {
                @if !shown.typed().is_empty() { input type="hidden" name="q" value=(shown.typed()); }
                ul .(G::CLASS) {
                    @for (name, id) in all.iter().filter(|(name, _)| search.finds(name)) {
                        (line(shown, seat, (name, *id), done.contains(*id)))
                    }
                }
            }
        }
    }
}

fn line<G: PadGame>(shown: &Shown<'_, G>, seat: Seat, (name, id): (&str, TicketId), done: bool) -> Markup {
    let (screen, own) = (shown.screen, &shown.pad.laid[seat]);
    let owner = shown.pad.owner(Thing::Ticket(id));
    let held = owner == Some(seat);
    let fate = match (held, done) {
        (true, true) => Fate::Done,
        (true, false) => Fate::Missed,
        (false, _) => Fate::Open,
    };
    let (class, face) = G::ticket(screen, id, fate);
    let ticket = screen.rules.ticket_id(id);
    let scored = |scoring: usize| own.completed[scoring].contains(id);
    html! {
        li data-place=(ticket) .others[owner.is_some() && !held] .pad-own[held] {
            button type="submit" name="tap" value={ "ticket:" (ticket) } class=(class) aria-pressed=(held.to_string()) {
                (face)
                @if let Some(owner) = owner { span.pad-owner.(seat_class(owner)) { (seat_chip(owner)) } }
            }
            @for (kind, scoring) in [("early", 0), ("done", 1)].into_iter().skip(2 - screen.rules.scorings()) {
                @let key = match screen.rules.scorings() { 1 => "pad-done", _ => ["pad-done-first", "pad-done-last"][scoring] };
                button.pad-done type="submit" name="tap" value={ (kind) ":" (ticket) } aria-pressed=(scored(scoring).to_string())
                    title=(screen.words.text(key)) { (screen.words.text(&format!("{key}-short"))) span.out-of-sight { ": " (name) } }
            }
        }
    }
}

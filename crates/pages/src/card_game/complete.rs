//! Scoring: which tickets to complete out of the train pile (CG-23, CG-24).

use ::card_game::{Action, CardGame, Cards, LOCOMOTIVE};
use engine::{Message, Notation, Seat};
use maud::{Markup, html};
use rails::TicketSet;

use super::{kinds, tickets};
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::say;
use crate::ticket_game::cards::stack;
use crate::ticket_game::tickets::Fate;

/// What is left of the pile, the best set with one click, and every ticket that can be completed.
pub(super) fn complete(screen: &Screen<'_, CardGame>, seat: Seat) -> Option<Markup> {
    let facts = screen.view.seats.get(seat.index())?;
    let left = left(screen, &facts.laid_open?, facts.completed);
    let best = screen.rules.advice(screen.view)?.tickets;
    let is_open = |action: &Action| match action {
        Action::Complete(id) => Some(*id),
        _ => None,
    };
    let open: TicketSet = screen.legal.iter().filter_map(is_open).collect();
    let words = screen.words;
    let html = html! {
        h2 { (words.text("yard-complete-title")) }
        p { (words.text("yard-complete-facts")) }
        h3 { (words.text("yard-complete-left")) }
        div.left { @for (card, count) in kinds(&left) { (stack(screen, &[(card, count)], |_| false)) } }
        (all_at_once(screen, best))
        h3 { (words.text("yard-complete-one")) }
        (form(screen, "pays", html! {
            @for id in tickets::best_first(screen, open) {
                (button(screen, Action::Complete(id), &tickets::class(Fate::Open), html! {
                    (tickets::face(screen, id, Fate::Open))
                    @if best.contains(id) { span.star title=(words.text("yard-complete-star")) { "★" } }
                }))
            }
        }))
    };
    Some(html)
}

/// The best set with one click: the first of it, and then the others one after the other.
fn all_at_once(screen: &Screen<'_, CardGame>, best: TicketSet) -> Markup {
    let mut actions = tickets::best_first(screen, best).into_iter().map(Action::Complete);
    let Some(first) = actions.next() else { return html! {} };
    let told = Message::new("yard-complete-best")
        .with("count", best.len())
        .with("points", screen.rules.board().points(best));
    let content = html! {
        @for then in actions { input type="hidden" name="then" value=(screen.rules.write_action(then)); }
        button.button.main name="action" value=(screen.rules.write_action(first)) { (say(screen, &told)) }
    };
    form(screen, "best", content)
}

/// What is left of a pile beside what was used for these tickets: locomotives stand in where cars of a
/// colour did not do.
fn left(screen: &Screen<'_, CardGame>, train: &Cards, completed: TicketSet) -> Cards {
    let mut left = *train;
    for id in completed.iter() {
        let cars = screen.rules.board().ticket(id).cars;
        for kind in cars.kinds() {
            let short = cars.of(kind).saturating_sub(left.of(kind));
            left.remove_up_to(kind, cars.of(kind));
            left.remove_up_to(LOCOMOTIVE, short);
        }
    }
    left
}

//! Scoring: which tickets to complete out of the train pile (CG-23, CG-24).

use ::card_game::{Action, CardGame, Cards, LOCOMOTIVE};
use engine::{Message, Notation, Seat};
use maud::{Markup, html};
use rails::TicketSet;

use super::{kinds, tickets};
use crate::Seen;
use crate::parts::form::{button, form};
use crate::parts::say;
use crate::ticket_game::cards::stack;
use crate::ticket_game::tickets::Fate;

/// What is left of the pile, the best set with one click, and every ticket that can be completed.
pub(super) fn complete(seen: &Seen<'_, CardGame>, seat: Seat) -> Option<Markup> {
    let facts = seen.view.seats.get(seat.index())?;
    let left = left(seen, &facts.laid_open?, facts.completed);
    let best = seen.rules.advice(seen.view)?.tickets;
    let is_open = |action: &Action| match action {
        Action::Complete(id) => Some(*id),
        _ => None,
    };
    let open: TicketSet = seen.legal.iter().filter_map(is_open).collect();
    let words = seen.words;
    let html = html! {
        h2 { (words.text("yard-complete-title")) }
        p { (words.text("yard-complete-facts")) }
        h3 { (words.text("yard-complete-left")) }
        div.left { @for (card, count) in kinds(&left) { (stack(seen, &[(card, count)], |_| false)) } }
        (all_at_once(seen, best))
        h3 { (words.text("yard-complete-one")) }
        (form(seen, "pays", html! {
            @for id in tickets::best_first(seen, open) {
                (button(seen, Action::Complete(id), &tickets::class(Fate::Open), html! {
                    (tickets::face(seen, id, Fate::Open))
                    @if best.contains(id) { span.star title=(words.text("yard-complete-star")) { "★" } }
                }))
            }
        }))
    };
    Some(html)
}

/// The best set with one click: the first of it, and then the others one after the other.
fn all_at_once(seen: &Seen<'_, CardGame>, best: TicketSet) -> Markup {
    let mut actions = tickets::best_first(seen, best).into_iter().map(Action::Complete);
    let Some(first) = actions.next() else { return html! {} };
    let told = Message::new("yard-complete-best")
        .with("count", best.len())
        .with("points", seen.rules.board().points(best));
    let content = html! {
        @for then in actions { input type="hidden" name="then" value=(seen.rules.write_action(then)); }
        button.button.main name="action" value=(seen.rules.write_action(first)) { (say(seen, &told)) }
    };
    form(seen, "best", content)
}

/// What is left of a pile beside what was used for these tickets: locomotives stand in where cars of a
/// colour did not do.
fn left(seen: &Seen<'_, CardGame>, train: &Cards, completed: TicketSet) -> Cards {
    let mut left = *train;
    for id in completed.iter() {
        let cars = seen.rules.board().ticket(id).cars;
        for kind in cars.kinds() {
            let short = cars.of(kind).saturating_sub(left.of(kind));
            left.remove_up_to(kind, cars.of(kind));
            left.remove_up_to(LOCOMOTIVE, short);
        }
    }
    left
}

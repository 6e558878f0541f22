//! The end: the score sheet, everyone's tickets and who won.

use engine::{Rules, Seat};
use maud::{Markup, html};
use rails::TicketId;

use super::tickets::Fate;
use super::{TicketGame, tickets};
use crate::Seen;
use crate::parts::score::{all_tickets, ended, of_seat};

/// The score sheet of a ticket game once it is over.
pub(super) fn score<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    ended(seen, || all_tickets(seen, |seat| seat_tickets(seen, seat)))
}

fn seat_tickets<G: TicketGame>(seen: &Seen<'_, G>, seat: Seat) -> Markup {
    let Some(revealed) = G::sitting(seen.view, seat).revealed else { return html! {} };
    let done = G::completed(seen, seat);
    let mut ids: Vec<TicketId> = revealed.iter().collect();
    ids.sort_by_key(|id| (!done.contains(*id), std::cmp::Reverse(seen.rules.chart().ticket(*id).points)));
    let lines = html! {
        @for id in ids {
            @let fate = if done.contains(id) { Fate::Done } else { Fate::Missed };
            li class=(tickets::classes(seen, id, fate)) {
                (mark(seen, fate))
                (tickets::face(seen, id, Fate::Open))
            }
        }
    };
    of_seat(seen, seat, lines)
}

/// What has become of a ticket, as a sign.
pub(crate) fn mark<R: Rules>(seen: &Seen<'_, R>, fate: Fate) -> Markup {
    let (mark, key) = if fate == Fate::Done { ("✓", "score-done") } else { ("✗", "score-missed") };
    html! { span.mark title=(seen.words.text(key)) { (mark) } }
}

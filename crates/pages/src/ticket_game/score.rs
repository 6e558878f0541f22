//! The end: the score sheet, everyone's tickets and who won.

use engine::{Rules, Seat};
use maud::{Markup, html};
use rails::TicketId;

use super::tickets::Fate;
use super::{TicketGame, tickets};
use crate::Screen;
use crate::parts::score::{all_tickets, ended, of_seat};

/// The score sheet of a ticket game once it is over.
pub(super) fn score<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    ended(screen, || all_tickets(screen, |seat| seat_tickets(screen, seat)))
}

pub(super) fn seat_tickets<G: TicketGame>(screen: &Screen<'_, G>, seat: Seat) -> Markup {
    let Some(revealed) = G::sitting(screen.view, seat).revealed else { return html! {} };
    let done = G::completed(screen, seat);
    let mut ids: Vec<TicketId> = revealed.iter().collect();
    ids.sort_by_key(|id| (!done.contains(*id), std::cmp::Reverse(screen.rules.chart().ticket(*id).points)));
    let lines = html! {
        @for id in ids {
            @let fate = if done.contains(id) { Fate::Done } else { Fate::Missed };
            li class=(tickets::classes(screen, id, fate)) {
                (mark(screen, fate))
                (tickets::face(screen, id, Fate::Open))
            }
        }
    };
    of_seat(screen, seat, lines)
}

/// What has become of a ticket, as a sign.
pub(crate) fn mark<R: Rules>(screen: &Screen<'_, R>, fate: Fate) -> Markup {
    let (mark, key) = if fate == Fate::Done { ("✓", "score-done") } else { ("✗", "score-missed") };
    html! { span.mark title=(screen.words.text(key)) { (mark) } }
}

//! The end: the score sheet, everyone's tickets and bonus cards.

use ::card_game::{Card, CardGame};
use engine::Seat;
use maud::{Markup, html};

use super::{city_name, tickets};
use crate::Screen;
use crate::parts::score::{all_tickets, ended, of_seat};
use crate::ticket_game::cards::mini;
use crate::ticket_game::score::mark;
use crate::ticket_game::tickets::Fate;

/// The score sheet once the game is over.
pub(super) fn score(screen: &Screen<'_, CardGame>) -> Markup {
    ended(screen, || all_tickets(screen, |seat| earned(screen, seat)))
}

/// A seat's tickets one by one, and the bonus cards that it has.
pub(super) fn earned(screen: &Screen<'_, CardGame>, seat: Seat) -> Markup {
    let standings = screen.view.standings(screen.rules);
    let bonuses = screen.rules.board().bonuses.iter().zip(&standings);
    let lines = html! {
        @for line in screen.view.ticket_lines(screen.rules, seat) {
            @let fate = if line.round.is_some() { Fate::Done } else { Fate::Missed };
            li class=(tickets::class(fate)) { (mark(screen, fate)) (tickets::face(screen, line.ticket, Fate::Open)) }
        }
        @for (bonus, standing) in bonuses.filter(|(_, standing)| standing.leaders.contains(seat)) {
            li.ticket.bonus {
                span.mark { "★" }
                span.ends {
                    (mini::<CardGame>(Card::Car(bonus.colour), false)) span { (city_name(screen, standing.city)) }
                }
                b { (bonus.points) }
            }
        }
    };
    of_seat(screen, seat, lines)
}

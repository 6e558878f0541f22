//! Who sits at the table, and what everyone can see of them.

use engine::Seat;
use maud::{Markup, html};

use super::{TicketGame, cards, chooses, seats};
use crate::Screen;
use crate::map::seat_class;
use crate::parts::{say, signed, who};

/// The tickets that somebody has.
const TICKETS: &str = "players-tickets";
/// More kinds of stock than these have pictures instead of names.
const NAMED: usize = 4;

/// Everyone at the table.
pub(super) fn players<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let left = G::course(screen.view).turns_left.filter(|_| screen.outcome.is_none());
    html! {
        aside #players aria-label=(screen.words.text("players-title")) {
            @if let Some(left) = left {
                p.last-round { (say(screen, &cards::counted("players-last-round", left))) }
            }
            ol { @for seat in seats(screen) { (player(screen, seat)) } }
        }
    }
}

fn player<G: TicketGame>(screen: &Screen<'_, G>, seat: Seat) -> Markup {
    let words = screen.words;
    let facts = G::sitting(screen.view, seat);
    let mine = screen.viewer.is(seat);
    let turn = G::course(screen.view).acting.contains(seat);
    let sheet = screen.outcome.and_then(|outcome| outcome.sheets.get(seat.index()));
    let points = sheet.map_or(facts.points, |sheet| sheet.total());
    // How many tickets others keep is told to whoever has chosen.
    let withheld = !mine && chooses(G::course(screen.view).opening, G::own(screen.view).map(|own| own.offer));
    let won = screen.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    let chair = screen.chairs.get(seat.index()).filter(|_| screen.outcome.is_none());
    let away = chair.is_some_and(|chair| chair.away.is_some() || (chair.here == Some(false) && !mine));
    html! {
        li .(seat_class(seat)) .turn[turn] .mine[mine] .won[won] .away[away] {
            (who(screen, seat, [mine, turn, won]))
            em.points title=(words.text("players-points")) { span.out-of-sight { (words.text("players-points")) " " } (signed(points)) }
            dl .drawn[facts.stock.len() > NAMED] {
                @for stock in facts.stock {
                    div .few[stock.few && screen.outcome.is_none()] title=(words.text(stock.key)) {
                        dt { (icon(stock.key)) span { (words.text(stock.key)) } }
                        dd { @if withheld && stock.key == TICKETS { "?" } @else { (stock.count) } }
                    }
                }
            }
        }
    }
}

/// What a seat has, as a little picture: where there is no room for its name.
fn icon(key: &str) -> Markup {
    let path = match key {
        "players-cars" => "M1 5H15V11H1ZM3 12a2 2 0 1 0 4 0ZM9 12a2 2 0 1 0 4 0Z",
        "players-ships" => "M1 9H15L13 13H3ZM4 6H12V8H4ZM7 2H9V5H7Z",
        "players-cards" => "M3 2H10V12H3ZM11 4H13V14H6V13H11Z",
        "players-tickets" => "M1 4H10V12H1ZM11 4H15V12H11Z",
        "players-harbours" => {
            "M7 5a2 2 0 1 1 2 0V6H12V8H9V13Q12 12 12 10H14Q14 15 8 15T2 10H4Q4 12 7 13V8H4V6H7Z"
        }
        _ => "M8 1L14 7H12V14H4V7H2Z",
    };
    html! { svg viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} } }
}

//! Between the rounds: what the first one brought, over the stations until its reader puts it away (CG-26).

use ::card_game::{Card, CardGame, Event, SeatView, Standing};
use engine::{Message, Seat};
use maud::{Markup, html};
use rails::TicketSet;

use super::{city_name, tickets};
use crate::Screen;
use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::parts::score::{all_tickets, of_seat};
use crate::parts::{face, name, say};
use crate::ticket_game::cards::mini;
use crate::ticket_game::tickets::Fate;

/// What came of the first round, while the second is played.
pub(super) fn interlude(screen: &Screen<'_, CardGame>) -> Markup {
    let began = began(screen).filter(|_| screen.outcome.is_none());
    // On a big screen nobody can put it away: there it goes when somebody has acted.
    let Some(began) = began.filter(|began| screen.big.is_none() || *began == screen.step) else {
        return html! { section #interlude hidden {} };
    };
    let words = screen.words;
    html! {
        section #interlude aria-label=(words.text("yard-interlude")) {
            @if screen.big.is_some() {
                div.interlude { (sheet(screen)) }
            } @else {
                // Whoever has acted since has read it; it can be opened again.
                details.interlude open[began > screen.since || began == screen.step] data-aside {
                    summary {
                        span.interlude-open { (words.text("yard-interlude")) }
                        span.interlude-close { (words.text("yard-interlude-on")) }
                    }
                    (sheet(screen))
                }
            }
        }
    }
}

/// The step in which the second round began, if it has.
fn began(screen: &Screen<'_, CardGame>) -> Option<u32> {
    let second = |(step, event): &(u32, Event)| matches!(event, Event::SecondRound { .. }).then_some(*step);
    screen.events.iter().rev().find_map(second)
}

/// What a seat completed in the first round.
fn completed(facts: &SeatView) -> TicketSet {
    facts.first.as_ref().map_or(TicketSet::NONE, |first| first.completed)
}

fn sheet(screen: &Screen<'_, CardGame>) -> Markup {
    let (words, seats) = (screen.words, &screen.view.seats);
    let points = |seat: Seat| screen.rules.board().points(completed(&seats[seat.index()]));
    let mut order: Vec<Seat> = Seat::all(seats.len()).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(points(*seat)));
    let best = order.first().map_or(0, |seat| points(*seat));
    let standings = screen.view.standings(screen.rules);
    html! {
        div.interlude-sheet tabindex="0" role="group" aria-label=(words.text("yard-interlude")) {
            h2 { (words.text("yard-interlude-title")) }
            p.interlude-lead { (say(screen, &lead(&order, best, points))) }
            table {
                thead { tr {
                    th scope="col" { (words.text("score-player")) }
                    th scope="col" { (words.text("yard-interlude-done")) }
                    th scope="col" { (words.text("yard-interlude-left")) }
                    th scope="col" { (words.text("yard-cities")) }
                    th scope="col" { (words.text("yard-interlude-points")) }
                } }
                tbody { @for seat in &order {
                    @let facts = &seats[seat.index()];
                    tr .(seat_class(*seat)) .mine[screen.viewer.is(*seat)] {
                        th scope="row" { span.interlude-who title=(name(screen, *seat)) { (seat_chip(*seat)) span { (face(screen, *seat)) } } }
                        td { (completed(facts).len()) }
                        td { (facts.tickets) }
                        td { (leads(screen, &standings, *seat)) }
                        td.interlude-sum { (points(*seat)) }
                    }
                } }
            }
            p.hint { (say(screen, &Message::new("yard-interlude-how").with("seat", screen.view.starter))) }
            (all_tickets(screen, |seat| of_seat(screen, seat, done(screen, completed(&seats[seat.index()])))))
        }
    }
}

/// Who is ahead, with how many points.
fn lead(order: &[Seat], best: u16, points: impl Fn(Seat) -> u16) -> Message {
    if best == 0 {
        return Message::new("yard-interlude-nobody");
    }
    let ahead = order.iter().filter(|seat| points(**seat) == best);
    let ahead: Vec<Message> = ahead.map(|seat| Message::new("seat-name").with("seat", *seat)).collect();
    Message::new("yard-interlude-lead").with("seats", ahead).with("points", best)
}

/// The big cities for which a seat leads now, each by its sign: who has their bonus is said at the end (CG-28).
fn leads(screen: &Screen<'_, CardGame>, standings: &[Standing], seat: Seat) -> Markup {
    let bonuses = screen.rules.board().bonuses.iter().zip(standings);
    let led: Vec<_> = bonuses.filter(|(_, standing)| standing.leaders.contains(seat)).collect();
    html! {
        @if led.is_empty() { "—" }
        span.interlude-led { @for (bonus, _) in led {
            @let city = city_name(screen, bonus.city);
            span role="img" title=(city) aria-label=(city) { (mini::<CardGame>(Card::Car(bonus.colour), false)) }
        } }
    }
}

fn done(screen: &Screen<'_, CardGame>, completed: TicketSet) -> Markup {
    html! {
        @for id in tickets::best_first(screen, completed) {
            li class=(tickets::class(Fate::Done)) { span.mark { "✓" } (tickets::face(screen, id, Fate::Open)) }
        }
        @if completed.is_empty() { li.hint { (screen.words.text("yard-interlude-none")) } }
    }
}

//! The bonus cards of the big cities, and who leads for them as far as it is open (CG-28).

use ::card_game::{Card, CardGame, Standing};
use engine::{Message, Seat};
use maud::{Markup, html};
use rails::TicketSet;

use super::{city_name, city_names};
use crate::Seen;
use crate::chip::seat_chip;
use crate::parts::{name, say};
use crate::ticket_game::cards::mini;

/// All bonus cards.
pub(super) fn cities(seen: &Seen<'_, CardGame>) -> Markup {
    let held = seen.view.own.as_ref().map_or(TicketSet::NONE, |own| own.tickets);
    html! {
        section #cities {
            h2 { (seen.words.text("yard-cities")) }
            ul {
                @for (standing, bonus) in seen.view.standings(seen.rules).iter().zip(&seen.rules.board().bonuses) {
                    @let title = Message::new("yard-city")
                        .with("city", city_names(seen, bonus.city))
                        .with("points", bonus.points);
                    li title=(say(seen, &title)) {
                        (mini::<CardGame>(Card::Car(bonus.colour), false))
                        strong { (city_name(seen, bonus.city)) }
                        b { (bonus.points) }
                        span.leaders { (leaders(seen, standing)) }
                        @let mine = (held & bonus.tickets).len();
                        @if mine > 0 {
                            small { (say(seen, &Message::new("yard-city-mine").with("count", mine))) }
                        }
                    }
                }
            }
        }
    }
}

/// Who has completed tickets to a city, and how many; those who lead are marked.
fn leaders(seen: &Seen<'_, CardGame>, standing: &Standing) -> Markup {
    let with_any = |seat: &Seat| standing.counts[*seat] > 0;
    let seats: Vec<Seat> = Seat::all(seen.view.seats.len()).filter(with_any).collect();
    html! {
        @if seats.is_empty() { em { (seen.words.text("yard-city-nobody")) } }
        @for seat in seats {
            @let leads = standing.leaders.contains(seat);
            span.leader .leads[leads] title=(name(seen, seat)) {
                (seat_chip(seat)) span.out-of-sight { (name(seen, seat)) } (standing.counts[seat]) @if leads { "★" }
            }
        }
    }
}

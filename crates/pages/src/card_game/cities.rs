//! The bonus cards of the big cities, and who leads for them as far as it is open (CG-28).

use ::card_game::{Card, CardGame, Standing};
use engine::{Message, Seat};
use maud::{Markup, html};
use rails::TicketSet;

use super::{city_name, city_names};
use crate::Screen;
use crate::chip::seat_chip;
use crate::parts::{name, say};
use crate::ticket_game::cards::mini;

/// All bonus cards.
pub(super) fn cities(screen: &Screen<'_, CardGame>) -> Markup {
    let held = screen.view.own.as_ref().map_or(TicketSet::NONE, |own| own.tickets);
    html! {
        section #cities {
            h2 { (screen.words.text("yard-cities")) }
            ul {
                @for (standing, bonus) in screen.view.standings(screen.rules).iter().zip(&screen.rules.board().bonuses) {
                    @let title = Message::new("yard-city")
                        .with("city", city_names(screen, bonus.city))
                        .with("points", bonus.points);
                    li title=(say(screen, &title)) {
                        (mini::<CardGame>(Card::Car(bonus.colour), false))
                        strong { (city_name(screen, bonus.city)) }
                        b { (bonus.points) }
                        div.standing {
                            span.leaders { (leaders(screen, standing)) }
                            @let mine = (held & bonus.tickets).len();
                            @if mine > 0 {
                                @let told = say(screen, &Message::new("yard-city-mine").with("count", mine));
                                small title=(told) { span aria-hidden="true" { (mine) } span.out-of-sight { (told) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who has completed tickets to a city, and how many; those who lead are marked.
fn leaders(screen: &Screen<'_, CardGame>, standing: &Standing) -> Markup {
    let with_any = |seat: &Seat| standing.counts[*seat] > 0;
    let seats: Vec<Seat> = Seat::all(screen.view.seats.len()).filter(with_any).collect();
    html! {
        @if seats.is_empty() { em { (screen.words.text("yard-city-nobody")) } }
        @for seat in seats {
            @let leads = standing.leaders.contains(seat);
            span.leader .leads[leads] title=(name(screen, seat)) {
                (seat_chip(seat)) span.out-of-sight { (name(screen, seat)) } span.leader-count { (standing.counts[seat]) } @if leads { i { "★" } }
            }
        }
    }
}

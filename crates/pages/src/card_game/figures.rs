//! Figures of the rules, drawn as the table draws them.
//!
//! - `cards red:3 locomotive | green!`: cards
//! - `tickets seattle-denver dallas-miami:done`: tickets
//! - `stations a red:3 blue:1+1 pile:4 / b green:2`: stations with what lies in them, and train piles
//! - `cities`: the bonus cards

use ::card_game::{Card, CardGame, Colour, Group};
use engine::Seat;
use maud::{Markup, html};
use rails::TicketNames as _;
use words::Words;

use super::hall::hall;
use super::{city_name, stations, tickets};
use crate::Screen;
use crate::handbook::{position, shown};
use crate::map::seat_class;
use crate::ticket_game::cards::{back, mini};
use crate::ticket_game::figures::{lettered, row};
use crate::ticket_game::tickets::Fate;

/// Draws a figure, if there is such a thing.
pub(super) fn figure(rules: &CardGame, words: &Words, figure: &str) -> Option<Markup> {
    let (kind, what) = figure.split_once(' ').unwrap_or((figure, ""));
    shown(rules, words, &position(rules), None, |screen| {
        let drawn = match kind {
            "cards" => row(screen, what)?,
            "tickets" => laid_out(screen, what)?,
            "stations" => {
                let tracks: Option<Vec<Markup>> = what.split(" / ").map(|what| track(screen, what)).collect();
                html! { @for track in tracks? { (track) } }
            }
            "cities" => cities(screen),
            _ => return None,
        };
        Some(html! { div.card-game.rules-yard { (drawn) } })
    })
}

fn laid_out(screen: &Screen<'_, CardGame>, what: &str) -> Option<Markup> {
    let ticket = |what: &str| {
        let (id, fate) = match what.split_once(':') {
            Some((id, "done")) => (id, Fate::Done),
            Some((id, "missed")) => (id, Fate::Missed),
            Some(_) => return None,
            None => (what, Fate::Open),
        };
        let id = screen.rules.board().read_ticket(id).ok()?;
        Some(html! { span class=(tickets::class(fate)) { (tickets::face(screen, id, fate)) } })
    };
    let drawn: Option<Vec<Markup>> = what.split(' ').map(ticket).collect();
    drawn.map(|tickets| html! { div.rules-tickets { @for ticket in tickets { (ticket) } } })
}

/// A seat's station and its train pile.
fn track(screen: &Screen<'_, CardGame>, what: &str) -> Option<Markup> {
    let (letter, what) = what.split_once(' ')?;
    let seat: Seat = lettered(letter)?;
    let (mut groups, mut pile) = (Vec::new(), 0);
    for (name, count) in what.split(' ').filter_map(|one| one.split_once(':')) {
        if name == "pile" {
            pile = count.parse().ok()?;
            continue;
        }
        let (cars, locomotives) = count.split_once('+').unwrap_or((count, "0"));
        let group = Group { cars: cars.parse().ok()?, locomotives: locomotives.parse().ok()? };
        groups.push((Colour::ALL.into_iter().find(|colour| colour.id() == name)?, group));
    }
    Some(html! {
        div.track.rules-track.(seat_class(seat)) data-wide=(stations::width_of(groups.iter().copied(), 0)) {
            (hall())
            div.train {
                span.back .none[pile == 0] data-high=(stations::high(pile)) { (back("deck")) }
                span.nm { (screen.words.text("yard-train")) " " b { (pile) } }
            }
            div.station { @for (colour, group) in &groups { (stations::group_of(screen, seat, *colour, *group)) } }
        }
    })
}

fn cities(screen: &Screen<'_, CardGame>) -> Markup {
    html! {
        ul.rules-bonuses {
            @for bonus in &screen.rules.board().bonuses {
                li {
                    (mini::<CardGame>(Card::Car(bonus.colour), false))
                    span { (city_name(screen, bonus.city)) }
                    b { (bonus.points) }
                }
            }
        }
    }
}

//! What tickets still need: of the one that was clicked on over the map, of all together as a plan.

use maud::{Markup, html};
use rails::{RouteSet, TicketId};

use super::letters::{Lettered, lettered};
use super::ways::Ways;
use super::{TicketGame, city_name};
use crate::Screen;
use crate::parts::panel::heading;

/// What was asked for.
pub(super) fn need<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let asked = one(screen);
    html! { section #need hidden[asked.is_none()] aria-live="polite" { @if let Some(asked) = asked { div.need { (asked) } } } }
}

/// The ticket that was clicked on.
fn one<G: TicketGame>(screen: &Screen<'_, G>) -> Option<Markup> {
    let asked = screen.focus?.strip_prefix("ticket:")?;
    let all = lettered(screen);
    let Lettered { id, letter, .. } =
        all.iter().find(|ticket| screen.rules.chart().ticket_id(ticket.id) == asked)?;
    let ways = Ways::new(screen);
    let outlook = ways.outlook(screen.rules.chart().ticket(*id).ends, RouteSet::NONE);
    Some(html! {
        (heading(screen, html! { span.stamp { (letter) } " " (name(screen, *id)) }))
        p { (ways.told(outlook)) }
    })
}

/// All tickets that are not done, with those that somebody thinks of keeping: what each takes by itself, and
/// all of them together.
pub(super) fn plan<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let (ways, all) = (Ways::new(screen), lettered(screen));
    let planned = planned(screen, &all);
    let plan = ways.plan(&planned);
    let alone =
        |id: TicketId| ways.in_short(ways.outlook(screen.rules.chart().ticket(id).ends, RouteSet::NONE));
    html! {
        (heading(screen, html! { (screen.words.text("need-plan")) }))
        @if planned.is_empty() {
            p { (screen.words.text("need-plan-nothing")) }
        } @else {
            ol.plan {
                @for ticket in all.iter().filter(|ticket| planned.contains(&ticket.id)) {
                    li { span.stamp { (ticket.letter) } span { (name(screen, ticket.id)) } small { (alone(ticket.id)) } }
                }
            }
            @if let Some(all) = ways.in_all(&plan) { p { (all) } }
        }
    }
}

/// What a plan is for: open tickets, and those of the offered ones that the address names.
pub(crate) fn planned<G: TicketGame>(screen: &Screen<'_, G>, all: &[Lettered]) -> Vec<TicketId> {
    let chart = screen.rules.chart();
    let ticked: Vec<&str> = screen
        .focus
        .and_then(|focus| focus.strip_prefix("plan:"))
        .map_or(Vec::new(), |ids| ids.split(',').collect());
    let offer = G::own(screen.view).map(|own| own.offer).unwrap_or_default();
    let is_planned = |ticket: &&Lettered| {
        !ticket.done && (!offer.contains(ticket.id) || ticked.contains(&&*chart.ticket_id(ticket.id)))
    };
    all.iter().filter(is_planned).map(|ticket| ticket.id).collect()
}

/// Its cities and its points.
fn name<G: TicketGame>(screen: &Screen<'_, G>, id: TicketId) -> String {
    let ticket = screen.rules.chart().ticket(id);
    let [from, to] = ticket.ends.map(|city| city_name(screen, city));
    format!("{from} — {to}, {}", ticket.points)
}

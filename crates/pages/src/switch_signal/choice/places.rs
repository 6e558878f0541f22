//! Cities and departure points that were clicked on.

use ::switch_signal::{Action, CityId, DepartureId, Good};
use engine::Message;
use maud::{Markup, html};

use super::{buttons, only_proposes, wanted};
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Seen, board, focus, state, tell, trains};

/// A trading city or port.
pub(super) fn city(seen: &Seen<'_>, id: CityId) -> Markup {
    let facts = &seen.rules.board().cities[id.index()];
    let here = state(seen).train_at(seen.rules.board().city_spot(id));
    let name = seen.words.name(&facts.drawn.names);
    let takes = |port: usize| {
        let wanted = Good::ALL.into_iter().filter(move |good| seen.rules.takes(state(seen), port, *good));
        wanted.collect::<Vec<_>>()
    };
    html! {
        (heading(seen, html! { (name) }))
        @match (facts.good, facts.port) {
            (Some(good), _) => {
                p { (say(seen, &Message::new("ss-city").with("city", name).with("good", tell::good(good)).with("count", state(seen).stock[good.index()]))) }
                p.stock-line { @for _ in 0..state(seen).stock[good.index()] { (board::crate_picture(good)) } }
            },
            (None, port) => {
                @let wanted = takes(port.unwrap_or_default());
                p { (seen.words.text("ss-port-takes")) }
                ul.stock-line { @for good in wanted { li { (board::crate_picture(good)) span.out-of-sight { (say(seen, &tell::good(good))) } } } }
            },
        }
        @if let Some(train) = here {
            @let address = focus::train(train);
            p { a.take href=(format!("/t/{}?focus={address}", seen.table)) data-focus=(address) { (trains::chip(seen, train)) (tell::capital(seen, &tell::train(train))) } }
        }
        p.hint { (seen.words.text(if seen.rules.board().differences.pass_through { "ss-city-pass" } else { "ss-city-stop" })) }
    }
}

/// A departure point, and the coupler if they can be called.
pub(super) fn departure(seen: &Seen<'_>, id: DepartureId) -> Markup {
    let facts = &seen.rules.board().departures[id.index()];
    let calls = wanted(seen, |action| *action == Action::Coupler(id));
    html! {
        (heading(seen, html! { (board::number_of(seen, id)) " " (seen.words.name(&facts.drawn.names)) }))
        p { (seen.words.text("ss-departure-about")) }
        @if !calls.is_empty() { (only_proposes(seen)) }
        (buttons(seen, &calls))
    }
}

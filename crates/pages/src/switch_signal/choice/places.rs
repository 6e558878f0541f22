//! Cities and departure points that were clicked on.

use ::switch_signal::{Action, CityId, DepartureId, Good};
use engine::Message;
use maud::{Markup, html};

use super::{buttons, only_proposes, wanted};
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Screen, board, focus, state, tell, trains};

/// A trading city or port.
pub(super) fn city(screen: &Screen<'_>, id: CityId) -> Markup {
    let facts = &screen.rules.board().cities[id.index()];
    let here = state(screen).train_at(screen.rules.board().city_spot(id));
    let name = screen.words.name(&facts.node.names);
    let takes = |port: usize| {
        let wanted = Good::ALL.into_iter().filter(move |good| screen.rules.takes(state(screen), port, *good));
        wanted.collect::<Vec<_>>()
    };
    html! {
        (heading(screen, html! { (name) }))
        @match (facts.good, facts.port) {
            (Some(good), _) => {
                p { (say(screen, &Message::new("ss-city").with("city", name).with("good", tell::good(good)).with("count", state(screen).stock[good.index()]))) }
                p.stock-line { @for _ in 0..state(screen).stock[good.index()] { (board::crate_picture(good)) } }
            },
            (None, port) => {
                @let wanted = takes(port.unwrap_or_default());
                p { (screen.words.text("ss-port-takes")) }
                ul.stock-line { @for good in wanted { li { (board::crate_picture(good)) span.out-of-sight { (say(screen, &tell::good(good))) } } } }
            },
        }
        @if let Some(train) = here {
            @let address = focus::train(train);
            p { a.take href=(format!("/t/{}?focus={address}", screen.table)) data-focus=(address) { (trains::chip(screen, train)) (tell::capital(screen, &tell::train(train))) } }
        }
        p.hint { (screen.words.text(if screen.rules.board().differences.pass_through { "ss-city-pass" } else { "ss-city-stop" })) }
    }
}

/// A departure point, and the coupler if they can be called.
pub(super) fn departure(screen: &Screen<'_>, id: DepartureId) -> Markup {
    let facts = &screen.rules.board().departures[id.index()];
    let calls = wanted(screen, |action| *action == Action::Coupler(id));
    html! {
        (heading(screen, html! { (board::number_of(screen, id)) " " (screen.words.name(&facts.node.names)) }))
        p { (screen.words.text("ss-departure-about")) }
        @if !calls.is_empty() { (only_proposes(screen)) }
        (buttons(screen, &calls))
    }
}

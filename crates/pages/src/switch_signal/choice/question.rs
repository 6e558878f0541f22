//! What is to be decided now, with a button for each answer.

use ::switch_signal::{Action, Phase, Placing, TrainId, Turn};
use engine::Message;
use maud::{Markup, html};

use super::{buttons, only_proposes, setting, wanted};
use crate::parts::form::{button, form};
use crate::parts::say;
use crate::switch_signal::{Seen, cards, dice, focus, helpers, offers, preview, prompt, state, tell, trains};

/// The question at hand; nothing for whoever can only watch.
pub(super) fn question(seen: &Seen<'_>) -> Option<Markup> {
    if offers(seen).is_empty() {
        return None;
    }
    let answers = match state(seen).phase {
        Phase::Placing(Placing::Junction(id)) => setting::settings(seen, ::switch_signal::JunctionId(id)),
        Phase::Placing(_) => lights(seen),
        Phase::NewTrain | Phase::PickColour => colours(seen),
        Phase::Departing(_) => departing(seen),
        Phase::Order => order(seen),
        Phase::Rolled { train, .. } | Phase::Arrived { train, .. } => exits(seen, train),
        Phase::Cards => playing(seen),
        Phase::Revealed => buttons(seen, &wanted(seen, |action| matches!(action, Action::CarryOut))),
        Phase::Over(_) => return None,
    };
    Some(html! {
        h2.asked { (say(seen, &prompt::sentence(seen))) }
        (only_proposes(seen))
        (answers)
        (calls(seen))
    })
}

/// Helpers that have a word right now. The dispatcher always has one, so it is offered where it counts.
fn calls(seen: &Seen<'_>) -> Markup {
    let arrived = matches!(state(seen).phase, Phase::Arrived { .. });
    let timely = |action: &Action| {
        helpers::called(action).is_some()
            && !matches!(action, Action::Coupler(_))
            && (arrived || *action != Action::Dispatcher)
    };
    let calls = wanted(seen, timely);
    html! {
        @if !calls.is_empty() {
            h3 { (seen.words.text("ss-helpers")) }
            (buttons(seen, &calls))
        }
    }
}

/// Fields that a signal can be put on before the game; the map shows them too.
fn lights(seen: &Seen<'_>) -> Markup {
    let lights = wanted(seen, |action| matches!(action, Action::Light(_)));
    html! {
        p.hint { (seen.words.text("ss-light-map")) }
        @if lights.len() <= 6 { (buttons(seen, &lights)) } @else {
            details { summary { (seen.words.text("ss-all-of-them")) } (buttons(seen, &lights)) }
        }
    }
}

/// The colours of trains, with their dice.
fn colours(seen: &Seen<'_>) -> Markup {
    let row = |action: Action| {
        let (colour, key) = match action {
            Action::NewTrain(colour) => (colour, "ss-in-depot"),
            Action::PickColour(colour) => (colour, "ss-on-network"),
            _ => return html! {},
        };
        let here = TrainId::of(colour)
            .filter(|train| state(seen).train(*train).at.is_none() == matches!(action, Action::NewTrain(_)));
        let mut faces = seen.rules.cards().dice[colour.index()];
        faces.sort_unstable();
        button(
            seen,
            action,
            "way colour",
            html! {
                (trains::loco(colour.id()))
                b { (tell::capital(seen, &tell::colour(colour))) }
                span.faces { @for face in faces { (dice::die(face, colour.id())) } }
                small { (say(seen, &Message::new(key).with("count", here.count()))) }
            },
        )
    };
    let answers = wanted(seen, |action| matches!(action, Action::NewTrain(_) | Action::PickColour(_)));
    form(seen, "pays", html! { @for action in answers { (row(action)) } })
}

/// Where a new train departs: by chance, or where the coupler says.
fn departing(seen: &Seen<'_>) -> Markup {
    let couplers = wanted(seen, |action| matches!(action, Action::Coupler(_)));
    html! {
        (buttons(seen, &[Action::Roll]))
        @if !couplers.is_empty() {
            h3 { (seen.words.text("ss-helpers")) }
            p.hint { (seen.words.text("ss-coupler-map")) }
            details { summary { (seen.words.text("ss-all-of-them")) } (buttons(seen, &couplers)) }
        }
    }
}

/// The trains that an instruction moves: which one next?
fn order(seen: &Seen<'_>) -> Markup {
    let row = |action: Action| {
        let Action::Run(train) = action else { return html! {} };
        html! {
            div.with-look {
                (button(seen, action, "way", html! {
                    (trains::chip(seen, train)) b { (tell::capital(seen, &tell::train(train))) }
                    small { (place(seen, train)) }
                }))
                (look(seen, train))
            }
        }
    };
    form(
        seen,
        "pays",
        html! {
            @for action in wanted(seen, |action| matches!(action, Action::Run(_))) { (row(action)) }
        },
    )
}

/// Where a train is.
pub(super) fn place(seen: &Seen<'_>, train: TrainId) -> String {
    state(seen).train(train).at.map_or_else(String::new, |at| say(seen, &tell::spot(seen.rules, at)))
}

/// A link that shows a train's ways on the map.
pub(super) fn look(seen: &Seen<'_>, train: TrainId) -> Markup {
    let address = focus::train(train);
    let told = say(seen, &Message::new("ss-look").with("train", tell::train(train)));
    html! {
        a.look href=(format!("/t/{}?focus={address}", seen.table)) data-focus=(address) title=(told) aria-label=(told) {
            (seen.words.text("ss-look-word"))
        }
    }
}

/// The ways a train can go with the points it has; or it stops.
fn exits(seen: &Seen<'_>, train: TrainId) -> Markup {
    let courses = preview::courses(seen, train);
    let exits = preview::exits(&courses);
    let ends = |track| {
        let by = courses.iter().filter(move |course| {
            course.turns.iter().find(|turn| matches!(turn, Turn::Leave(_))) == Some(&Turn::Leave(track))
        });
        by.map(|course| super::train::course(seen, course)).collect::<Vec<_>>()
    };
    let answers = wanted(seen, |action| matches!(action, Action::Leave(_) | Action::Ahead | Action::Stop));
    let row = |action: Action| match action {
        Action::Leave(track) => {
            let place = exits.iter().position(|exit| *exit == track).unwrap_or_default();
            button(
                seen,
                action,
                "way",
                html! {
                    b.letter { (preview::letter(place)) }
                    span { (say(seen, &tell::track(seen.rules, track))) }
                    small { @for end in ends(track) { (end) " " } }
                },
            )
        }
        _ => {
            let does = words::capitalised(&say(seen, &engine::Rules::describe_action(seen.rules, action)));
            let ends = courses.iter().filter(|course| exits.is_empty() && course.turns.is_empty());
            button(
                seen,
                action,
                "way",
                html! {
                    span { (does) }
                    @if action == Action::Ahead { small { @for course in ends { (super::train::course(seen, course)) } } }
                },
            )
        }
    };
    form(seen, "pays", html! { @for action in answers { (row(action)) } })
}

/// Cards to play: what they can be played on is on the map; loads and trains are here too.
fn playing(seen: &Seen<'_>) -> Markup {
    let loads = wanted(seen, |action| matches!(action, Action::Load { .. }));
    let loadable: Vec<TrainId> = TrainId::all()
        .filter(|train| {
            loads.iter().any(|load| matches!(load, Action::Load { train: id, .. } if id == train))
        })
        .collect();
    let moving = TrainId::all().filter(|train| state(seen).train(*train).at.is_some());
    html! {
        p.hint { (seen.words.text("ss-cards-map")) }
        @for train in loadable {
            div.loading {
                h3 { (trains::chip(seen, train)) " " (say(seen, &Message::new("ss-load").with("train", tell::train(train)))) }
                (form(seen, "loads", cards::ways(seen, &super::train::loads(seen, train))))
            }
        }
        h3 { (seen.words.text("ss-trains")) }
        ul.train-list {
            @for train in moving {
                @let address = focus::train(train);
                li {
                    a href=(format!("/t/{}?focus={address}", seen.table)) data-focus=(address) title=(trains::about(seen, train)) {
                        (trains::chip(seen, train)) span.out-of-sight { (trains::about(seen, train)) }
                    }
                }
            }
        }
    }
}

//! What is to be decided now, with a button for each answer.

use ::switch_signal::{Action, Phase, Placing, TrainId, Turn};
use engine::{Message, Notation as _};
use maud::{Markup, html};

use super::{buttons, only_proposes, placing, setting, wanted};
use crate::parts::form::{button, form, proposes};
use crate::parts::say;
use crate::switch_signal::{Screen, cards, dice, focus, offers, preview, prompt, state, tell, trains};

/// The question at hand; nothing for whoever can only watch.
pub(super) fn question(screen: &Screen<'_>) -> Option<Markup> {
    if offers(screen).is_empty() {
        return None;
    }
    let planning = screen.together.planning;
    let answers = match state(screen).phase {
        _ if planning => playing(screen),
        Phase::Placing(Placing::Junction(id)) => setting::settings(screen, ::switch_signal::JunctionId(id)),
        Phase::Placing(_) => lights(screen),
        Phase::NewTrain | Phase::PickColour => colours(screen),
        Phase::Departing(_) => departing(screen),
        Phase::Order => order(screen),
        Phase::Rolled { train, .. } | Phase::Arrived { train, .. } => exits(screen, train),
        Phase::Cards => playing(screen),
        Phase::Revealed => buttons(screen, &wanted(screen, |action| matches!(action, Action::CarryOut))),
        Phase::Over(_) => return None,
    };
    Some(html! {
        h2 { @if planning { (screen.words.text("ss-planning")) } @else { (say(screen, &prompt::sentence(screen))) } }
        (only_proposes(screen))
        (answers)
        (placing::as_first(screen))
        (calls(screen))
        @if is_plain(screen) { (plainly(screen)) }
    })
}

/// Whether nothing is to be decided but whether to call a helper.
fn is_plain(screen: &Screen<'_>) -> bool {
    let plain = || screen.legal.iter().filter(|action| action.helper().is_none());
    !proposes(screen) && screen.legal.len() > 1 && plain().count() == 1 && state(screen).phase != Phase::Cards
}

/// That one doesn't want to be asked about helpers alone. The script keeps it, and gives the one answer there is.
pub(super) fn plainly(screen: &Screen<'_>) -> Markup {
    let plain = screen.legal.iter().find(|action| action.helper().is_none()).filter(|_| is_plain(screen));
    let answer = plain.map(|action| screen.rules.write_action(*action));
    html! {
        label.plainly data-answer=[answer] {
            input type="checkbox" data-plain; " " (screen.words.text("ss-plainly"))
        }
    }
}

/// Helpers that have a word right now. The dispatcher always has one, so it is offered where it counts.
fn calls(screen: &Screen<'_>) -> Markup {
    let arrived = matches!(state(screen).phase, Phase::Arrived { .. });
    let timely = |action: &Action| {
        action.helper().is_some()
            && !matches!(action, Action::Coupler(_))
            && (arrived || *action != Action::Dispatcher)
    };
    let calls = wanted(screen, timely);
    html! {
        @if !calls.is_empty() {
            h3 { (screen.words.text("ss-helpers")) }
            (buttons(screen, &calls))
        }
    }
}

/// Fields that a signal can be put on before the game; the map shows them too.
fn lights(screen: &Screen<'_>) -> Markup {
    let lights = wanted(screen, |action| matches!(action, Action::Light(_)));
    html! {
        p.hint { (screen.words.text("ss-light-map")) }
        @if lights.len() <= 6 { (buttons(screen, &lights)) } @else {
            details { summary { (screen.words.text("ss-all-of-them")) } (buttons(screen, &lights)) }
        }
    }
}

/// The colours of trains, with their dice.
fn colours(screen: &Screen<'_>) -> Markup {
    let row = |action: Action| {
        let (colour, key) = match action {
            Action::NewTrain(colour) => (colour, "ss-in-depot"),
            Action::PickColour(colour) => (colour, "ss-on-network"),
            _ => return html! {},
        };
        let here = TrainId::of(colour).filter(|train| {
            state(screen).train(*train).at.is_none() == matches!(action, Action::NewTrain(_))
        });
        let mut faces = screen.rules.cards().dice[colour.index()];
        faces.sort_unstable();
        button(
            screen,
            action,
            "way colour",
            html! {
                (trains::loco(colour.id()))
                b { (tell::capital(screen, &tell::colour(colour))) }
                span.faces { @for face in faces { (dice::die(face, colour.id())) } }
                small { (say(screen, &Message::new(key).with("count", here.count()))) }
            },
        )
    };
    let answers = wanted(screen, |action| matches!(action, Action::NewTrain(_) | Action::PickColour(_)));
    form(screen, "pays", html! { @for action in answers { (row(action)) } })
}

/// Where a new train departs: by chance, or where the coupler says.
fn departing(screen: &Screen<'_>) -> Markup {
    let couplers = wanted(screen, |action| matches!(action, Action::Coupler(_)));
    html! {
        (buttons(screen, &[Action::Roll]))
        @if !couplers.is_empty() {
            h3 { (screen.words.text("ss-helpers")) }
            p.hint { (screen.words.text("ss-coupler-map")) }
            details { summary { (screen.words.text("ss-all-of-them")) } (buttons(screen, &couplers)) }
        }
    }
}

/// The trains that an instruction moves: which one next?
fn order(screen: &Screen<'_>) -> Markup {
    let row = |action: Action| {
        let Action::Run(train) = action else { return html! {} };
        html! {
            div.with-look {
                (button(screen, action, "way", html! {
                    (trains::chip(screen, train)) b { (tell::capital(screen, &tell::train(train))) }
                    small { (place(screen, train)) }
                }))
                (look(screen, train))
            }
        }
    };
    form(
        screen,
        "pays",
        html! {
            @for action in wanted(screen, |action| matches!(action, Action::Run(_))) { (row(action)) }
        },
    )
}

/// Where a train is.
pub(super) fn place(screen: &Screen<'_>, train: TrainId) -> String {
    state(screen).train(train).at.map_or_else(String::new, |at| say(screen, &tell::spot(screen.rules, at)))
}

/// A link that shows a train's ways on the map.
pub(super) fn look(screen: &Screen<'_>, train: TrainId) -> Markup {
    let address = focus::train(train);
    let told = say(screen, &Message::new("ss-look").with("train", tell::train(train)));
    html! {
        a.look href=(format!("/t/{}?focus={address}", screen.table)) data-focus=(address) title=(told) {
            (screen.words.text("ss-look-word"))
            span.out-of-sight { " " (told) }
        }
    }
}

/// The ways a train can go with the points it has; or it stops.
fn exits(screen: &Screen<'_>, train: TrainId) -> Markup {
    let courses = preview::courses(screen, train);
    let exits = preview::exits(&courses);
    let ends = |track| {
        let by = courses.iter().filter(move |course| {
            course.turns.iter().find(|turn| matches!(turn, Turn::Leave(_))) == Some(&Turn::Leave(track))
        });
        by.map(|course| super::train::course(screen, course)).collect::<Vec<_>>()
    };
    let answers = wanted(screen, |action| matches!(action, Action::Leave(_) | Action::Ahead | Action::Stop));
    let row = |action: Action| match action {
        Action::Leave(track) => {
            let place = exits.iter().position(|exit| *exit == track).unwrap_or_default();
            button(
                screen,
                action,
                "way",
                html! {
                    b.letter { (preview::letter(place)) }
                    span { (say(screen, &tell::track(screen.rules, track))) }
                    small { @for end in ends(track) { (end) " " } }
                },
            )
        }
        _ => {
            let does =
                words::capitalised(&say(screen, &engine::Rules::describe_action(screen.rules, action)));
            let ends = courses.iter().filter(|course| exits.is_empty() && course.turns.is_empty());
            button(
                screen,
                action,
                "way",
                html! {
                    span { (does) }
                    @if action == Action::Ahead { small { @for course in ends { (super::train::course(screen, course)) } } }
                },
            )
        }
    };
    form(screen, "pays", html! { @for action in answers { (row(action)) } })
}

/// Cards to play: what they can be played on is on the map; loads and trains are here too.
fn playing(screen: &Screen<'_>) -> Markup {
    let loads = wanted(screen, |action| matches!(action, Action::Load { .. }));
    let loadable: Vec<TrainId> = TrainId::all()
        .filter(|train| {
            loads.iter().any(|load| matches!(load, Action::Load { train: id, .. } if id == train))
        })
        .collect();
    let moving = TrainId::all().filter(|train| state(screen).train(*train).at.is_some());
    html! {
        p.hint { (screen.words.text("ss-cards-map")) }
        @for train in loadable {
            div.loading {
                h3 { (trains::chip(screen, train)) " " (say(screen, &Message::new("ss-load").with("train", tell::train(train)))) }
                (form(screen, "loads", cards::ways(screen, &super::train::loads(screen, train))))
            }
        }
        h3 { (screen.words.text("ss-trains")) }
        ul.train-list {
            @for train in moving {
                @let address = focus::train(train);
                li {
                    a href=(format!("/t/{}?focus={address}", screen.table)) data-focus=(address) title=(trains::about(screen, train)) {
                        (trains::chip(screen, train)) span.out-of-sight { (trains::about(screen, train)) }
                    }
                }
            }
        }
    }
}

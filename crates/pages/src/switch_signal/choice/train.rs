//! A train: where each roll would bring it, and what can be done with it.

use ::switch_signal::{Action, Course, Event, Kind, TrainId, Turn};
use engine::Message;
use maud::{Markup, html};

use super::{buttons, not_now, only_proposes, wanted, why};
use crate::parts::form::form;
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Screen, board, cards, dice, preview, state, tell, trains};

/// A train that was clicked on.
pub(super) fn train(screen: &Screen<'_>, id: TrainId) -> Markup {
    let on_network = state(screen).train(id).at.is_some();
    let moves = wanted(screen, |action| matches!(action, Action::Move { train, .. } if *train == id));
    let loads = loads(screen, id);
    let asked = wanted(screen, |action| match action {
        Action::Run(train) | Action::Attendant(train) => *train == id,
        _ => false,
    });
    html! {
        (heading(screen, html! { (trains::chip(screen, id)) " " (tell::capital(screen, &tell::train(id))) }))
        p.facts { (trains::about(screen, id)) }
        @if let Some(last) = last_run(screen, id) { p.hint { (last) } }
        @if moves.is_empty() && on_network && asked.is_empty() {
            @if let Some(message) = not_now(screen, Kind::Move) { (why(screen, &message)) }
        }
        @if on_network { (rolls(screen, id)) }
        @if !(moves.is_empty() && loads.is_empty() && asked.is_empty()) {
            // It stays in view, however long the list above it is.
            div.doing {
                (only_proposes(screen))
                (buttons(screen, &asked))
                @for (key, ways) in [("ss-load-it", loads), ("ss-move-it", moves)] {
                    @if !ways.is_empty() {
                        h3 { (screen.words.text(key)) }
                        (form(screen, "loads", cards::ways(screen, &ways)))
                    }
                }
            }
        }
    }
}

/// The loads that are offered for a train.
pub(super) fn loads(screen: &Screen<'_>, id: TrainId) -> Vec<Action> {
    wanted(screen, |action| matches!(action, Action::Load { train, .. } if *train == id))
}

/// How its last run ended.
fn last_run(screen: &Screen<'_>, id: TrainId) -> Option<String> {
    let event = screen.events.iter().rev().find_map(|(_, event)| match event {
        Event::Ran { train, .. } if *train == id => Some(event),
        Event::Departed { train, .. } if *train == id => Some(event),
        _ => None,
    })?;
    let message = engine::Rules::describe_event(screen.rules, event)?;
    Some(say(screen, &message))
}

/// For each face of its die, where the train would end and what that would cost.
fn rolls(screen: &Screen<'_>, id: TrainId) -> Markup {
    let courses = preview::courses(screen, id);
    let exits = preview::exits(&courses);
    let mut points: Vec<u8> = courses.iter().map(|course| course.points).collect();
    points.dedup();
    html! {
        h3 { (screen.words.text("ss-rolls")) }
        ul.rolls {
            @for points in points {
                li {
                    span.faces {
                        @let faces = courses.iter().find(|course| course.points == points).map_or(0, |course| course.faces);
                        (dice::die(points, id.colour().id()))
                        @if faces > 0 { small { "×" (faces) } }
                    }
                    ul {
                        @for one in courses.iter().filter(|course| course.points == points) {
                            li {
                                @if exits.len() > 1 {
                                    @if let Some(place) = leaves(one).and_then(|track| exits.iter().position(|exit| *exit == track)) {
                                        b.letter { (preview::letter(place)) } " "
                                    }
                                }
                                (course(screen, one))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The exit that a course takes first.
fn leaves(course: &Course) -> Option<::switch_signal::TrackId> {
    course.turns.iter().find_map(|turn| match turn {
        Turn::Leave(track) => Some(*track),
        _ => None,
    })
}

/// Where a course ends, why, and what it costs.
pub(super) fn course(screen: &Screen<'_>, course: &Course) -> Markup {
    let asks = course.turns.contains(&Turn::Dispatcher);
    html! {
        span.course {
            @if asks { i { (screen.words.text("ss-with-dispatcher")) } " " }
            @match (course.delivers, course.end) {
                (Some(good), _) => { b.good { (board::crate_picture(good)) (say(screen, &Message::new("ss-delivers").with("good", tell::good(good)))) } },
                (None, Some(at)) => (words::capitalised(&say(screen, &tell::spot(screen.rules, at)))),
                (None, None) => (screen.words.text("ss-to-depot")),
            }
            @if course.lost > 0 {
                ": " (screen.words.text(&format!("ss-mark-{}", course.halt.id()))) " "
                b.lost title=(say(screen, &Message::new("ss-lost").with("count", course.lost))) { "−" (course.lost) }
            }
        }
    }
}

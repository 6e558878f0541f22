//! A train: where each roll would bring it, and what can be done with it.

use ::switch_signal::{Action, Course, Event, Kind, TrainId, Turn};
use engine::Message;
use maud::{Markup, html};

use super::{buttons, not_now, only_proposes, wanted, why};
use crate::parts::form::form;
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Seen, board, cards, dice, preview, state, tell, trains};

/// A train that was clicked on.
pub(super) fn train(seen: &Seen<'_>, id: TrainId) -> Markup {
    let on_network = state(seen).train(id).at.is_some();
    let moves = wanted(seen, |action| matches!(action, Action::Move { train, .. } if *train == id));
    let loads = loads(seen, id);
    let asked = wanted(seen, |action| match action {
        Action::Run(train) | Action::Attendant(train) => *train == id,
        _ => false,
    });
    html! {
        (heading(seen, html! { (trains::chip(seen, id)) " " (tell::capital(seen, &tell::train(id))) }))
        p.facts { (trains::about(seen, id)) }
        @if let Some(last) = last_run(seen, id) { p.hint { (last) } }
        @if !(moves.is_empty() && loads.is_empty() && asked.is_empty()) { (only_proposes(seen)) }
        (buttons(seen, &asked))
        @if !loads.is_empty() {
            h3 { (seen.words.text("ss-load-it")) }
            (form(seen, "loads", cards::ways(seen, &loads)))
        }
        @if !moves.is_empty() {
            h3 { (seen.words.text("ss-move-it")) }
            (form(seen, "loads", cards::ways(seen, &moves)))
        } @else if on_network && asked.is_empty() {
            @if let Some(message) = not_now(seen, Kind::Move) { (why(seen, &message)) }
        }
        @if on_network { (rolls(seen, id)) }
    }
}

/// The loads that are offered for a train.
pub(super) fn loads(seen: &Seen<'_>, id: TrainId) -> Vec<Action> {
    wanted(seen, |action| matches!(action, Action::Load { train, .. } if *train == id))
}

/// How its last run ended.
fn last_run(seen: &Seen<'_>, id: TrainId) -> Option<String> {
    let event = seen.events.iter().rev().find_map(|(_, event)| match event {
        Event::Ran { train, .. } if *train == id => Some(event),
        Event::Departed { train, .. } if *train == id => Some(event),
        _ => None,
    })?;
    let message = engine::Rules::describe_event(seen.rules, event)?;
    Some(say(seen, &message))
}

/// For each face of its die, where the train would end and what that would cost.
fn rolls(seen: &Seen<'_>, id: TrainId) -> Markup {
    let courses = preview::courses(seen, id);
    let exits = preview::exits(&courses);
    let mut points: Vec<u8> = courses.iter().map(|course| course.points).collect();
    points.dedup();
    html! {
        h3 { (seen.words.text("ss-rolls")) }
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
                                (course(seen, one))
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
pub(super) fn course(seen: &Seen<'_>, course: &Course) -> Markup {
    let asks = course.turns.contains(&Turn::Dispatcher);
    html! {
        span.course {
            @if asks { i { (seen.words.text("ss-with-dispatcher")) } " " }
            @match (course.delivers, course.end) {
                (Some(good), _) => { b.good { (board::crate_picture(good)) (say(seen, &Message::new("ss-delivers").with("good", tell::good(good)))) } },
                (None, Some(at)) => (words::capitalised(&say(seen, &tell::spot(seen.rules, at)))),
                (None, None) => (seen.words.text("ss-to-depot")),
            }
            @if course.lost > 0 {
                ": " (seen.words.text(&format!("ss-mark-{}", course.halt.id()))) " "
                b.lost title=(say(seen, &Message::new("ss-lost").with("count", course.lost))) { "−" (course.lost) }
            }
        }
    }
}

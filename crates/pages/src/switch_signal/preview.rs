//! Where a train would go: its way for each roll, before anybody plays a card.

use ::switch_signal::{Course, Phase, SpotId, TrainId, Turn};
use engine::Message;
use maud::{Markup, html};

use super::focus::Focus;
use super::marks::label;
use super::names::Names;
use super::plan::Plan;
use super::{Screen, state};
use crate::map::{Spot, path};
use crate::parts::say;

/// Ways that end at the same place.
pub(super) struct Ghost {
    ways: Vec<Vec<Spot>>,
    end: SpotId,
    at: Spot,
    points: Vec<u8>,
    lost: Vec<u8>,
    text: String,
    about: String,
    /// Whether the label stands below: above is a city's name.
    below: bool,
}

/// The train whose ways are shown: the one that is to decide about its way, or the one clicked on.
pub(super) fn shown(screen: &Screen<'_>, focus: Focus) -> Option<TrainId> {
    match (focus, state(screen).phase) {
        (Focus::Train(train), _) => Some(train),
        (_, Phase::Rolled { train, .. } | Phase::Arrived { train, .. }) => Some(train),
        _ => None,
    }
}

/// The ways that a train's run can go: on from where it is now with the points it has, or with each that
/// it may roll.
pub(super) fn courses(screen: &Screen<'_>, train: TrainId) -> Vec<Course> {
    match state(screen).phase {
        Phase::Rolled { train: rolled, .. } | Phase::Arrived { train: rolled, .. } if rolled == train => {
            screen.rules.onward(state(screen))
        }
        _ => screen.rules.courses(state(screen), train),
    }
}

/// The exits of a run in their order: each has a letter.
pub(super) fn exits(courses: &[Course]) -> Vec<::switch_signal::TrackId> {
    let mut exits = Vec::new();
    for course in courses {
        if let Some(Turn::Leave(track)) = course.turns.iter().find(|turn| matches!(turn, Turn::Leave(_)))
            && !exits.contains(track)
        {
            exits.push(*track);
        }
    }
    exits
}

/// The letter of an exit.
pub(super) fn letter(place: usize) -> char {
    char::from(b'A' + (place % 26) as u8)
}

/// All ways to show, by the places where they end.
pub(super) fn ghosts(screen: &Screen<'_>, plan: &Plan<'_>, names: &Names, focus: Focus) -> Vec<Ghost> {
    let Some(train) = shown(screen, focus) else { return Vec::new() };
    let Some(at) = state(screen).train(train).at else { return Vec::new() };
    let courses = courses(screen, train);
    let exits = exits(&courses);
    let mut ghosts: Vec<Ghost> = Vec::new();
    for course in &courses {
        let end = course.path.last().copied().unwrap_or(at);
        let spots: Vec<SpotId> = std::iter::once(at).chain(course.path.iter().copied()).collect();
        let way: Vec<Spot> = plan.way(&spots).into_iter().map(|(spot, _)| spot).collect();
        let ghost = match ghosts.iter_mut().find(|ghost| ghost.end == end) {
            Some(ghost) => ghost,
            None => {
                let (points, lost, ways) = (Vec::new(), Vec::new(), Vec::new());
                let (text, about) = (String::new(), String::new());
                let below =
                    screen.rules.board().city_at(end).is_some_and(|city| names.cities[city.index()].above);
                ghosts.push(Ghost { ways, end, at: plan.spot(end).0, points, lost, text, about, below });
                ghosts.last_mut().expect("it was just put there")
            }
        };
        if !ghost.points.contains(&course.points) {
            ghost.points.push(course.points);
        }
        ghost.lost.push(course.lost);
        ghost.ways.push(way);
        let exit = course.turns.iter().find_map(|turn| match turn {
            Turn::Leave(track) => exits.iter().position(|exit| exit == track).map(letter),
            _ => None,
        });
        if let Some(exit) = exit.filter(|exit| exits.len() > 1 && !ghost.text.contains(*exit)) {
            ghost.text.push(exit);
        }
    }
    for ghost in &mut ghosts {
        let (least, most) = (ghost.lost.iter().min().copied(), ghost.lost.iter().max().copied());
        let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
        let points: Vec<String> = ghost.points.iter().map(u8::to_string).collect();
        let points = points.join(" ");
        let cost = match (least, most) {
            (0, 0) => String::new(),
            (least, most) if least == most => format!(" −{most}"),
            (least, most) => format!(" −{least}…{most}"),
        };
        let exit = if ghost.text.is_empty() { String::new() } else { format!("{} ", ghost.text) };
        ghost.about =
            say(screen, &Message::new("ss-preview").with("points", points.clone()).with("most", most));
        ghost.text = format!("{exit}{points}{cost}");
    }
    ghosts
}

/// The ways themselves, under everything.
pub(super) fn ways(ghosts: &[Ghost]) -> Markup {
    let all: String =
        ghosts.iter().flat_map(|ghost| &ghost.ways).map(|way| path::steps(way.iter().copied())).collect();
    html! { @if !all.is_empty() { path .way-shown d=(all) {} } }
}

/// What has to be rolled to end there, and what it costs.
pub(super) fn badges(ghosts: &[Ghost]) -> Markup {
    html! {
        g .badges {
            @for ghost in ghosts {
                @let bad = ghost.lost.iter().any(|lost| *lost > 0);
                (label((ghost.at, ghost.below), &ghost.text, &ghost.about, if bad { "badge bad" } else { "badge" }))
            }
        }
    }
}

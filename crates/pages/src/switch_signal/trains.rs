//! Trains: a shape for each colour, a number, what they carry, and how they ran last.

use ::switch_signal::{Event, SpotId, TrainId, Trains};
use engine::Message;
use maud::{Markup, html};

use super::focus::{self, Focus};
use super::plan::{Plan, degrees};
use super::{Screen, state, tell};
use crate::map::{Spot, tenth};
use crate::parts::say;

/// All trains on the network, and those that have just left it.
pub(super) fn on_map(screen: &Screen<'_>, plan: &Plan<'_>, focus: Focus, can: Trains) -> Markup {
    let runs = last_runs(screen);
    let run = |train: TrainId| runs.iter().find(|run| run.train == train);
    html! {
        g .trains {
            @for id in TrainId::all() {
                @match (state(screen).train(id).at, run(id)) {
                    (Some(at), run) => (on_network(screen, plan, id, at, run, (focus, can))),
                    (None, Some(run)) => (gone(plan, run)),
                    (None, None) => {},
                }
            }
        }
    }
}

/// A run that the last step brought.
struct Run {
    train: TrainId,
    spots: Vec<SpotId>,
    place: usize,
}

/// The runs of the newest step.
fn last_runs(screen: &Screen<'_>) -> Vec<Run> {
    let newest = screen.events.iter().rev().take_while(|(step, _)| *step == screen.step && screen.step > 0);
    let mut runs: Vec<Run> = Vec::new();
    for (_, event) in newest {
        if let Event::Ran { train, from, path, .. } = event
            && !path.is_empty()
        {
            runs.push(Run { train: *train, spots: [&[*from], path.as_slice()].concat(), place: 0 });
        }
    }
    runs.reverse();
    runs.iter_mut().enumerate().for_each(|(place, run)| run.place = place);
    runs
}

/// The way of a run for the script: `x,y,turn` of each spot.
fn way(plan: &Plan<'_>, run: &Run) -> String {
    let way = plan.way(&run.spots).into_iter();
    let stops = way.map(|(at, ahead)| format!("{},{},{}", tenth(at.x), tenth(at.y), degrees(ahead)));
    stops.collect::<Vec<_>>().join(" ")
}

fn on_network(
    screen: &Screen<'_>,
    plan: &Plan<'_>,
    id: TrainId,
    at: SpotId,
    run: Option<&Run>,
    (focus, can): (Focus, Trains),
) -> Markup {
    let (Spot { x, y }, way_ahead) = plan.spot(at);
    let address = focus::train(id);
    let cargo = state(screen).train(id).cargo;
    let mut class = format!("train t_{}", id.colour().id());
    for (holds, word) in [(can.contains(id), " can"), (focus == Focus::Train(id), " focus")] {
        if holds {
            class += word;
        }
    }
    let about = about(screen, id);
    html! {
        a href=(format!("/t/{}?focus={address}", screen.table)) data-focus=(address) class=(class) {
            title { (about) }
            g transform=(format!("translate({} {})", tenth(x), tenth(y)))
                data-run=[run.map(|run| way(plan, run))] data-nth=[run.map(|run| run.place)] {
                (picture(id, cargo.map(|good| good.id()), degrees(way_ahead)))
            }
        }
    }
}

/// A train that has just left the network: it is shown on its last way only.
fn gone(plan: &Plan<'_>, run: &Run) -> Markup {
    let (Spot { x, y }, ahead) = plan.spot(run.spots[run.spots.len() - 1]);
    html! {
        g class=(format!("train gone t_{}", run.train.colour().id())) aria-hidden="true" {
            g transform=(format!("translate({} {})", tenth(x), tenth(y))) data-run=(way(plan, run)) data-nth=(run.place) {
                (picture(run.train, None, degrees(ahead)))
            }
        }
    }
}

/// The drawing: its body turned, its number and its load upright.
fn picture(id: TrainId, cargo: Option<&str>, turn: i32) -> Markup {
    let way = f32::from(turn as i16).to_radians();
    let (dx, dy) = (way.cos(), way.sin());
    let number = if cargo.is_some() { 1.6 } else { -4.0 };
    html! {
        use .loco href=(format!("#loco_{}", id.colour().id())) transform=(format!("rotate({turn})scale(1.14)")) {}
        text .no x=(tenth(dx * number)) y=(tenth(dy * number + 4.0)) text-anchor="middle" { (id.number()) }
        @if let Some(good) = cargo {
            use href=(format!("#crate_{good}")) x=(tenth(dx * -9.8)) y=(tenth(dy * -9.8)) {}
        }
    }
}

/// A train for lists and headings.
pub(super) fn chip(screen: &Screen<'_>, id: TrainId) -> Markup {
    let cargo = state(screen).train(id).cargo;
    html! {
        svg class=(format!("loco-chip train t_{}", id.colour().id())) viewBox="-19 -9 38 18" aria-hidden="true" {
            (picture(id, cargo.map(|good| good.id()), 0))
        }
    }
}

/// A colour's train, without a number.
pub(super) fn loco(colour: &str) -> Markup {
    html! {
        svg class=(format!("loco-chip train t_{colour}")) viewBox="-19 -9 38 18" aria-hidden="true" {
            use href=(format!("#loco_{colour}")) {}
        }
    }
}

/// A train, where it is and what it carries.
pub(super) fn about(screen: &Screen<'_>, id: TrainId) -> String {
    let Some(at) = state(screen).train(id).at else {
        return say(screen, &Message::new("ss-train-depot").with("train", tell::train(id)));
    };
    let message = match state(screen).train(id).cargo {
        Some(good) => Message::new("ss-train-loaded").with("good", tell::good(good)),
        None => Message::new("ss-train-empty"),
    };
    say(screen, &message.with("train", tell::train(id)).with("place", tell::spot(screen.rules, at)))
}

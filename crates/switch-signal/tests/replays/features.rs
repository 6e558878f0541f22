//! What golden records have to show, each with how to tell that a game shows it. Shared by
//! `tests/replays.rs` and `examples/golden.rs`.

use engine::Rules;
use switch_signal::{Action, Departures, Event, Halt, Payment, Placement};

use super::story::Story;

/// Something that at least one golden record has to show.
pub struct Feature {
    /// What records call it in their remarks.
    pub name: &'static str,
    /// Whether a game shows it.
    pub shown: fn(&Story) -> bool,
}

/// How a record's remark begins that says what it shows.
pub const SHOWS: &str = "shows: ";

/// Everything that has to be shown.
pub const FEATURES: &[Feature] = &[
    // Tables and endings: each way to win and to lose on each board.
    Feature { name: "seats-2", shown: |story| story.game.seats() == 2 },
    Feature { name: "seats-3", shown: |story| story.game.seats() == 3 },
    Feature { name: "seats-4", shown: |story| story.game.seats() == 4 },
    Feature { name: "central-europe-delivered", shown: |story| ends(story, "central-europe", "delivered") },
    Feature {
        name: "central-europe-instructions",
        shown: |story| ends(story, "central-europe", "instructions"),
    },
    Feature { name: "central-europe-clock", shown: |story| ends(story, "central-europe", "clock") },
    Feature { name: "north-america-delivered", shown: |story| ends(story, "north-america", "delivered") },
    Feature {
        name: "north-america-instructions",
        shown: |story| ends(story, "north-america", "instructions"),
    },
    Feature { name: "north-america-clock", shown: |story| ends(story, "north-america", "clock") },
    // Options (SS-7, SS-53 to SS-56).
    Feature { name: "own-placement", shown: |story| story.game.options().placement == Placement::Own },
    Feature { name: "random-placement", shown: |story| story.game.options().placement == Placement::Random },
    Feature {
        name: "variable-departures",
        shown: |story| story.game.options().departures == Departures::Variable,
    },
    Feature { name: "location-tokens", shown: |story| story.game.options().departures == Departures::Tokens },
    Feature { name: "extra-signal", shown: |story| story.game.options().extra_signal },
    Feature { name: "ten-goods", shown: |story| story.game.options().ten_goods },
    // Helpers (SS-43 to SS-48).
    Feature {
        name: "logistician",
        shown: |story| acts(story, |action| matches!(action, Action::Logistician)),
    },
    Feature { name: "dispatcher", shown: |story| acts(story, |action| matches!(action, Action::Dispatcher)) },
    Feature {
        name: "conductor",
        shown: |story| acts(story, |action| matches!(action, Action::Conductor(_))),
    },
    Feature { name: "pointsman", shown: |story| acts(story, |action| matches!(action, Action::Pointsman)) },
    Feature {
        name: "station-attendant",
        shown: |story| acts(story, |action| matches!(action, Action::Attendant(_))),
    },
    Feature { name: "coupler", shown: |story| acts(story, |action| matches!(action, Action::Coupler(_))) },
    // Cards and instructions.
    Feature { name: "pair", shown: |story| acts(story, pays_a_pair) },
    Feature { name: "load", shown: |story| acts(story, |action| matches!(action, Action::Load { .. })) },
    Feature {
        name: "occupied",
        shown: |story| any(story, |event| matches!(event, Event::Occupied { lost: 2, .. })),
    },
    Feature {
        name: "occupied-again",
        shown: |story| any(story, |event| matches!(event, Event::Occupied { lost: 0, .. })),
    },
    Feature { name: "removed", shown: |story| any(story, |event| matches!(event, Event::Removed { .. })) },
    Feature {
        name: "reshuffle",
        shown: |story| any(story, |event| matches!(event, Event::Reshuffled { .. })),
    },
    Feature { name: "pass-through", shown: passes_through },
    Feature {
        name: "stop-in-city",
        shown: |story| any(story, |event| matches!(event, Event::Stopped { .. })),
    },
    Feature {
        name: "good-returned",
        shown: |story| any(story, |event| matches!(event, Event::Returned { .. })),
    },
    // Why trains stop (SS-25 to SS-37).
    Feature { name: "red", shown: |story| halts(story, |halt| matches!(halt, Halt::Red(_))) },
    Feature { name: "closed", shown: |story| halts(story, |halt| matches!(halt, Halt::Closed(_))) },
    Feature { name: "behind", shown: |story| halts(story, |halt| matches!(halt, Halt::Behind(_))) },
    Feature { name: "city-taken", shown: |story| halts(story, |halt| matches!(halt, Halt::CityTaken(_))) },
    Feature { name: "head-on", shown: |story| halts(story, |halt| matches!(halt, Halt::HeadOn(_))) },
    Feature { name: "no-exit", shown: |story| halts(story, |halt| *halt == Halt::NoExit) },
    Feature { name: "in-port", shown: |story| halts(story, |halt| *halt == Halt::InPort) },
    Feature { name: "at-departure", shown: |story| halts(story, |halt| *halt == Halt::AtDeparture) },
];

/// The feature with this name.
pub fn find(name: &str) -> Option<&'static Feature> {
    FEATURES.iter().find(|feature| feature.name == name)
}

fn ends(story: &Story, board: &str, ending: &str) -> bool {
    story.game.board().id == board && story.outcome.ending == ending
}

fn any(story: &Story, like: impl Fn(&Event) -> bool) -> bool {
    story.events().any(like)
}

fn acts(story: &Story, like: impl Fn(&Action) -> bool) -> bool {
    story.scenes.iter().any(|scene| like(&scene.action))
}

fn halts(story: &Story, like: impl Fn(&Halt) -> bool) -> bool {
    any(story, |event| matches!(event, Event::Ran { halt, .. } if like(halt)))
}

fn pays_a_pair(action: &Action) -> bool {
    match action {
        Action::Signal { payment, .. } | Action::Switch { payment, .. } | Action::Move { payment, .. } => {
            *payment != Payment::Own
        }
        _ => false,
    }
}

/// A train goes on out of a city that it has just come to.
fn passes_through(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        matches!(scene.phase, switch_signal::Phase::Arrived { .. })
            && matches!(scene.action, Action::Leave(_))
    })
}

//! Why trains stopped, where they stopped.

use ::switch_signal::{Event, Halt, SpotId, TrainId};
use engine::Message;
use maud::{Markup, html};

use super::plan::Plan;
use super::{Screen, tell};
use crate::map::{Spot, tenth};
use crate::parts::say;

/// How wide a letter of a note is, about.
const LETTER: f32 = 5.9;

/// What there is to say of a run.
struct Note {
    at: SpotId,
    text: String,
    about: String,
    bad: bool,
}

/// A note at every train that the newest step stopped.
pub(super) fn marks(screen: &Screen<'_>, plan: &Plan<'_>) -> Markup {
    let notes = notes(screen);
    html! {
        g .marks {
            @for note in &notes {
                (label((plan.spot(note.at).0, false), &note.text, &note.about, if note.bad { "mark bad" } else { "mark" }))
            }
        }
    }
}

/// The newest step's notes, the last of each train.
fn notes(screen: &Screen<'_>) -> Vec<Note> {
    let mut notes: Vec<(TrainId, Note)> = Vec::new();
    for (_, event) in screen.events.iter().filter(|(step, _)| *step == screen.step && screen.step > 0) {
        let Event::Ran { train, from, path, left, halt, lost } = event else { continue };
        if matches!(halt, Halt::Spent | Halt::MayPass) {
            continue;
        }
        let why = screen.words.text(&format!("ss-mark-{}", halt.id()));
        let text = if *lost > 0 { format!("{why} −{lost}") } else { why };
        let about = Message::new("ss-mark-about").with("train", tell::train(*train));
        let about = say(screen, &about.with("why", tell::halt(screen.rules, *halt, *left)));
        notes.retain(|(other, _)| other != train);
        notes.push((*train, Note { at: *path.last().unwrap_or(from), text, about, bad: *lost > 0 }));
    }
    notes.into_iter().map(|(_, note)| note).collect()
}

/// A little label above a place, or below it, inside the board.
pub(super) fn label((at, below): (Spot, bool), text: &str, about: &str, class: &str) -> Markup {
    let wide = text.chars().count() as f32 * LETTER + 10.0;
    let x = at.x.clamp(wide / 2.0 + 2.0, 998.0 - wide / 2.0);
    let y = if below || at.y < 32.0 { at.y + 21.0 } else { at.y - 21.0 };
    html! {
        g class=(class) transform=(format!("translate({} {})", tenth(x), tenth(y))) {
            title { (about) }
            rect x=(tenth(-wide / 2.0)) y="-8" width=(tenth(wide)) height="16" rx="3" {}
            text y="3.8" text-anchor="middle" textLength=(tenth(wide - 10.0)) lengthAdjust="spacingAndGlyphs" { (text) }
        }
    }
}

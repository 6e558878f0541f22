//! How a person wants things, wherever they play.

use engine::{MAX_SEATS, Seat};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use words::Words;

use crate::map::seat_class;
use crate::start::name_field;

/// How a person wants things. What they haven't said is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The seat whose colour they would like to have.
    pub colour: Option<Seat>,
    /// The seat whose pattern they would like to have.
    pub pattern: Option<Seat>,
    /// Whether they want to hear that it is their turn.
    pub sound: bool,
    /// Whether their browser shall tell them so.
    pub notify: bool,
    /// For which clicks they want to be asked again.
    pub confirm: Confirm,
    /// How fast things move before their eyes.
    pub motion: Motion,
    /// Whether moments sound: a robbery, a tunnel, the last round.
    pub sounds: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            colour: None,
            pattern: None,
            sound: true,
            notify: false,
            confirm: Confirm::Turn,
            motion: Motion::Calm,
            sounds: false,
        }
    }
}

/// How fast things move before somebody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// Not at all: what has changed is there at once.
    Off,
    /// Twice as fast.
    Quick,
    /// So that it can be followed.
    Calm,
}

impl Motion {
    /// All of them.
    pub const ALL: [Motion; 3] = [Motion::Off, Motion::Quick, Motion::Calm];

    /// What it is called in forms and on pages.
    pub const fn id(self) -> &'static str {
        match self {
            Motion::Off => "off",
            Motion::Quick => "quick",
            Motion::Calm => "calm",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.id() == id)
    }
}

/// For which clicks somebody wants to be asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirm {
    /// None.
    Never,
    /// Those that spend a turn.
    Turn,
    /// All.
    Always,
}

impl Confirm {
    /// All of them.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::Turn, Confirm::Always];

    /// What it is called in forms.
    pub const fn id(self) -> &'static str {
        match self {
            Confirm::Never => "never",
            Confirm::Turn => "turn",
            Confirm::Always => "always",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Confirm> {
        Confirm::ALL.into_iter().find(|confirm| confirm.id() == id)
    }
}

/// The form in which somebody says it.
pub(crate) fn form(words: &Words, name: Option<&str>, preferences: &Preferences) -> Markup {
    html! {
        form.card-form method="post" action="/me" {
            h2 { (words.text("me-who")) }
            (name_field(words, name))
            (signs(words, "colour", preferences.colour))
            (signs(words, "pattern", preferences.pattern))
            label.switch {
                input type="checkbox" name="sound" value="yes" checked[preferences.sound];
                span { (words.text("me-sound")) }
            }
            label.switch {
                input type="checkbox" name="notify" value="yes" checked[preferences.notify];
                span { (words.text("me-notify")) }
            }
            label.field {
                span { (words.text("me-confirm")) }
                select name="confirm" {
                    @for confirm in Confirm::ALL {
                        option value=(confirm.id()) selected[confirm == preferences.confirm] {
                            (words.text(&format!("me-confirm-{}", confirm.id())))
                        }
                    }
                }
            }
            label.switch {
                input type="checkbox" name="sounds" value="yes" checked[preferences.sounds];
                span { (words.text("me-sounds")) }
            }
            label.field {
                span { (words.text("me-motion")) }
                select name="motion" {
                    @for motion in Motion::ALL {
                        option value=(motion.id()) selected[motion == preferences.motion] {
                            (words.text(&format!("me-motion-{}", motion.id())))
                        }
                    }
                }
            }
            p.hint { (words.text("me-name-later")) }
            button.button.main type="submit" { (words.text("me-save")) }
        }
    }
}

/// A choice among the colours, or the patterns, of seats.
fn signs(words: &Words, kind: &str, chosen: Option<Seat>) -> Markup {
    html! {
        fieldset.sign-picks {
            legend { (words.text(&format!("me-{kind}"))) }
            label {
                input type="radio" name=(kind) value="" checked[chosen.is_none()];
                span { (words.text("me-any")) }
            }
            @for seat in Seat::all(MAX_SEATS) {
                @let letter = seat.to_string().to_lowercase();
                @let name = words.text(&format!("me-{kind}-{letter}"));
                label title=(name) {
                    input type="radio" name=(kind) value=(seat) checked[chosen == Some(seat)] aria-label=(name);
                    @if kind == "colour" { span.chip.colour-chip.(seat_class(seat)) aria-hidden="true" {} }
                    @else { span.chip.pattern-chip.(seat_class(seat)) aria-hidden="true" {} }
                }
            }
        }
    }
}

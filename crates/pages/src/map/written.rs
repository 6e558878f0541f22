//! How a name is written on a map.

use maud::{Markup, Render, html};

use super::curve::Spot;
use super::tenth;

/// Where a name stands: its base line, at its start, middle or end.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    /// The place.
    pub at: Spot,
    /// Which part of the name stands there.
    pub anchor: Anchor,
}

/// Which part of a name stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Written {
    /// The name, so written.
    pub fn text(&self, name: impl Render) -> Markup {
        let anchor = match self.anchor {
            Anchor::Start => None,
            Anchor::Middle => Some("middle"),
            Anchor::End => Some("end"),
        };
        html! { text x=(tenth(self.at.x)) y=(tenth(self.at.y)) text-anchor=[anchor] { (name) } }
    }

    /// Where something so wide begins that stands there as the name does.
    pub fn left(&self, wide: f32) -> f32 {
        match self.anchor {
            Anchor::Start => self.at.x,
            Anchor::Middle => self.at.x - wide / 2.0,
            Anchor::End => self.at.x - wide,
        }
    }
}

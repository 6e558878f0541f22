//! What names and what is drawn around them cover.

use super::curve::Spot;

/// What something covers, with sides along those of the sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Area {
    /// All that is so near a place.
    pub fn round(Spot { x, y }: Spot, far: f32) -> Area {
        Area { left: x - far, top: y - far, right: x + far, bottom: y + far }
    }

    /// The same with so much more on either side, and above and below.
    pub fn larger(&self, aside: f32, above: f32) -> Area {
        let Area { left, top, right, bottom } = *self;
        Area { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above }
    }

    /// How much two cover both.
    pub fn shared(&self, other: &Area) -> f32 {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }

    /// How far it reaches out of another.
    pub fn outside(&self, of: &Area) -> f32 {
        let over = [of.left - self.left, of.top - self.top, self.right - of.right, self.bottom - of.bottom];
        over.into_iter().map(|over| over.max(0.0)).sum()
    }
}

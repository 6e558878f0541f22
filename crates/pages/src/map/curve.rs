//! Points, the gently bent lines that routes follow, and how far things are apart.

use super::path;

/// A place on the board, or the way from one to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spot {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Spot {
    /// The place of a pair.
    pub const fn new((x, y): (f32, f32)) -> Spot {
        Spot { x, y }
    }

    /// The place that is so far from here, in this direction.
    #[must_use]
    pub fn moved(self, way: Spot, far: f32) -> Spot {
        Spot { x: self.x + way.x * far, y: self.y + way.y * far }
    }

    /// The way from another place.
    #[must_use]
    pub fn from(self, other: Spot) -> Spot {
        Spot { x: self.x - other.x, y: self.y - other.y }
    }

    /// How far it is from another place.
    pub fn far(self, other: Spot) -> f32 {
        let way = self.from(other);
        way.x.hypot(way.y)
    }

    fn dot(self, other: Spot) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// The direction, one long.
    fn direction(self) -> Spot {
        let long = self.x.hypot(self.y).max(0.001);
        Spot { x: self.x / long, y: self.y / long }
    }

    /// The direction to the left of this one.
    #[must_use]
    pub fn left(self) -> Spot {
        Spot { x: self.y, y: -self.x }
    }
}

/// How many pieces a line is measured in.
const PIECES: usize = 24;

/// A line from one city to another, bent to one side, with a row of slots beside or on it.
#[derive(Clone, Copy, Debug)]
pub struct Curve {
    /// Where it starts, the point that bends it, and where it ends.
    pub points: [Spot; 3],
}

impl Curve {
    /// The line between two places that leaves the straight way by so much.
    pub fn new(from: Spot, to: Spot, bend: f32) -> Curve {
        let middle = Spot { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
        let left = to.from(from).direction().left();
        Curve { points: [from, middle.moved(left, 2.0 * bend), to] }
    }

    /// The same line, so far to the left.
    #[must_use]
    pub fn beside(self, far: f32) -> Curve {
        let [from, bend, to] = self.points;
        let [start, whole, end] =
            [(from, bend), (from, to), (bend, to)].map(|(a, b)| b.from(a).direction().left());
        Curve { points: [from.moved(start, far), bend.moved(whole, far), to.moved(end, far)] }
    }

    /// The place after this share of the line, and the direction there.
    fn at(self, share: f32) -> (Spot, Spot) {
        let [from, bend, to] = self.points;
        let mix = |a: Spot, b: Spot| a.moved(b.from(a), share);
        let (one, two) = (mix(from, bend), mix(bend, to));
        (mix(one, two), two.from(one).direction())
    }

    /// Measures it.
    pub fn measured(self) -> Measured {
        let mut sums = [0.0; PIECES + 1];
        for piece in 0..PIECES {
            let [a, b] = [piece, piece + 1].map(|piece| self.at(piece as f32 / PIECES as f32).0);
            sums[piece + 1] = sums[piece] + a.far(b);
        }
        Measured { curve: self, sums }
    }
}

/// A line with its length.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The line.
    pub curve: Curve,
    sums: [f32; PIECES + 1],
}

impl Measured {
    /// How long it is.
    pub fn length(&self) -> f32 {
        self.sums[PIECES]
    }

    /// The place so far along it, and the direction there.
    pub fn along(&self, far: f32) -> (Spot, Spot) {
        let piece = self.sums.iter().skip(1).position(|sum| *sum >= far).unwrap_or(PIECES - 1);
        let part = (far - self.sums[piece]) / (self.sums[piece + 1] - self.sums[piece]).max(0.001);
        self.curve.at((piece as f32 + part.clamp(0.0, 1.0)) / PIECES as f32)
    }

    /// A wavy line along it from one distance to another, so far to the left, as path data.
    pub fn wave(&self, from: f32, to: f32, left: f32) -> String {
        let count = ((to - from) / 5.5).max(2.0) as usize;
        let spot = |step: usize| {
            let (spot, way) = self.along(from + (to - from) * step as f32 / count as f32);
            (spot.moved(way.left(), left), way)
        };
        let spots: Vec<Spot> = (0..=count).map(|step| spot(step).0).collect();
        let (second, way) = spot(1);
        path::smooth(second.moved(way, -2.7).moved(way.left(), 2.2), &spots)
    }
}

/// A straight piece: what is long and thin (a slot) or a point (a city).
pub type Piece = (Spot, Spot);

/// How far two straight pieces are apart, in the middle.
pub fn apart(one: Piece, other: Piece) -> f32 {
    if crosses(one, other) {
        return 0.0;
    }
    let ends = [(one.0, other), (one.1, other), (other.0, one), (other.1, one)];
    ends.into_iter().map(|(spot, piece)| from_piece(spot, piece)).fold(f32::MAX, f32::min)
}

/// How far a place is from a straight piece.
pub fn from_piece(spot: Spot, (a, b): Piece) -> f32 {
    let whole = b.from(a);
    let share = (spot.from(a).dot(whole) / whole.dot(whole).max(0.001)).clamp(0.0, 1.0);
    spot.far(a.moved(whole, share))
}

fn crosses(one: Piece, other: Piece) -> bool {
    let side = |(a, b): Piece, spot: Spot| b.from(a).left().dot(spot.from(a));
    side(one, other.0) * side(one, other.1) < 0.0 && side(other, one.0) * side(other, one.1) < 0.0
}

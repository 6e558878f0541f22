//! Junctions, and how their tokens can lie.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Node, TrackId};

/// Which ways of a junction are closed by a token: a bit for each of its tracks, in its own order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Closed(pub u8);

impl Closed {
    /// Whether none of these ways is closed.
    #[inline]
    pub(crate) const fn lets(self, ways: u8) -> bool {
        self.0 & ways == 0
    }
}

/// A junction.
#[derive(Clone, Debug)]
pub struct Junction {
    /// Where it is and what it is called.
    pub node: Node,
    /// Its tracks: three or four.
    pub tracks: ArrayVec<TrackId, 4>,
    /// Which of them are closed at the start of a first game (SS-6).
    pub first: Closed,
}

impl Junction {
    /// How many switch tokens lie there (SS-6).
    pub fn tokens(&self) -> u32 {
        self.tracks.len() as u32 - 2
    }

    /// Every way its tokens can lie: two tracks are always left open (SS-19, SS-28).
    #[inline]
    pub fn settings(&self) -> &'static [Closed] {
        const THREE: &[Closed] = &[Closed(0b001), Closed(0b010), Closed(0b100)];
        const FOUR: &[Closed] =
            &[Closed(0b0011), Closed(0b0101), Closed(0b0110), Closed(0b1001), Closed(0b1010), Closed(0b1100)];
        if self.tracks.len() == 3 { THREE } else { FOUR }
    }

    /// The tracks that are closed so.
    pub fn closed(&self, closed: Closed) -> impl Iterator<Item = TrackId> + Clone {
        let ways = self.tracks.iter().copied().enumerate();
        ways.filter(move |(way, _)| !closed.lets(1 << way)).map(|(_, track)| track)
    }

    /// The tracks that are joined then.
    pub fn open(&self, closed: Closed) -> impl Iterator<Item = TrackId> + Clone {
        self.closed(Closed(!closed.0))
    }
}

//! What things are called: the same sentences as in the journal.

use ::switch_signal::{Closed, End, JunctionId, TrackId};
use engine::{Arg, Message};

pub(super) use ::switch_signal::names::{
    cards, city, colour, end, field, good, halt, helper, junction, moves, spot, track, train,
};

use super::Screen;
use crate::parts::say;

/// Where a track leads from a place that it ends at.
pub(super) fn far_end(screen: &Screen<'_>, id: TrackId, here: End) -> String {
    let ends = screen.rules.board().tracks[id.index()].ends;
    let same = |one: End| match (one, here) {
        (End::City(a), End::City(b)) => a == b,
        (End::Junction(a, _), End::Junction(b, _)) => a == b,
        _ => false,
    };
    let there = if same(ends[0]) { ends[1] } else { ends[0] };
    match end(screen.rules, there) {
        Arg::Name(names) => screen.words.name(&names).to_owned(),
        _ => String::new(),
    }
}

/// The two places that a junction joins, as it is set.
pub(super) fn joined(screen: &Screen<'_>, id: JunctionId, closed: Closed) -> [String; 2] {
    let facts = &screen.rules.board().junctions[id.index()];
    let mut names = facts.open(closed).map(|track| far_end(screen, track, End::Junction(id, 0)));
    [names.next().unwrap_or_default(), names.next().unwrap_or_default()]
}

/// A sentence with its first letter a capital.
pub(super) fn capital(screen: &Screen<'_>, message: &Message) -> String {
    words::capitalised(&say(screen, message))
}

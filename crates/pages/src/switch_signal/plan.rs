//! Where everything is on the map: spaces, signals and switches along the tracks.

use std::sync::Arc;

use ::switch_signal::{Board, End, FieldId, JunctionId, Spot as Place, SpotId, TrackId};

use crate::cache::Cache;
use crate::map::BoardKey;
use crate::map::Spot;

/// How much of a track's length a space takes.
const SPACE: f32 = 28.0;
/// How much of it a signal takes.
const FIELD: f32 = 15.0;
/// How far from a junction's middle its tokens lie.
pub(super) const TOKEN: f32 = 14.0;

/// A track: where it ends, and where along it spaces and signals lie.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Its ends.
    pub ends: [Spot; 2],
    /// The direction from one to the other, one long.
    pub way: Spot,
    /// Its spaces.
    pub spaces: Vec<Spot>,
    /// Its signals by their positions.
    signals: Vec<(u8, Spot)>,
}

/// Where everything is.
pub(super) struct Plan<'b> {
    board: &'b Board,
    pub lines: Arc<Vec<Line>>,
}

impl<'b> Plan<'b> {
    /// Lays the board out; once, whoever asks how often.
    pub fn of(board: &'b Board) -> Plan<'b> {
        static KEPT: Cache<BoardKey, Vec<Line>> = Cache::new();
        let lines = BoardKey::cached(&KEPT, board, None, || {
            (0..board.tracks.len()).map(|track| line(board, TrackId(track as u8))).collect()
        });
        Plan { board, lines }
    }

    /// A track.
    pub fn line(&self, track: TrackId) -> &Line {
        &self.lines[track.index()]
    }

    /// Where a signal is.
    pub fn field(&self, field: FieldId) -> Spot {
        let facts = &self.board.fields[field.index()];
        let signals = &self.line(facts.track).signals;
        signals.iter().find(|(position, _)| *position == facts.position).map_or(Spot::default(), |at| at.1)
    }

    /// Where a junction is.
    pub fn junction(&self, junction: JunctionId) -> Spot {
        Spot::new(self.board.junctions[junction.index()].node.at)
    }

    /// The direction in which a track leaves a junction.
    pub fn leaves(&self, junction: JunctionId, track: TrackId) -> Spot {
        let Line { way, .. } = *self.line(track);
        let from = self.board.tracks[track.index()].ends[0];
        match from {
            End::Junction(id, _) if id == junction => way,
            _ => back(way),
        }
    }

    /// Where a train stands, and the direction it faces. In a city it faces the right.
    pub fn spot(&self, spot: SpotId) -> (Spot, Spot) {
        match self.board.spot(spot) {
            Place::City(id) => (Spot::new(self.board.cities[id.index()].node.at), Spot { x: 1.0, y: 0.0 }),
            Place::Departure(id) => {
                let facts = &self.board.departures[id.index()];
                let line = self.line(facts.track);
                let starts = self.board.tracks[facts.track.index()].ends[0] == End::Departure(id);
                (Spot::new(facts.node.at), if starts { line.way } else { back(line.way) })
            }
            Place::Space { track, number, forward } => {
                let line = self.line(track);
                let at = line.spaces.get(usize::from(number).saturating_sub(1));
                (at.copied().unwrap_or_default(), if forward { line.way } else { back(line.way) })
            }
        }
    }
}

impl Plan<'_> {
    /// The way over these spots, with the junctions between them.
    pub fn way(&self, spots: &[SpotId]) -> Vec<(Spot, Spot)> {
        let mut way = Vec::new();
        for (place, spot) in spots.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| spots[before]);
            let steps = before.map_or(&[][..], |before| self.board.steps(before));
            let through = steps.iter().find(|step| step.to == *spot).and_then(|step| step.junction);
            let (at, ahead) = self.spot(*spot);
            way.extend(through.map(|(junction, ..)| (self.junction(junction), ahead)));
            way.push((at, ahead));
        }
        way
    }
}

fn back(way: Spot) -> Spot {
    Spot { x: -way.x, y: -way.y }
}

/// Where an end of a track is.
fn end(board: &Board, end: End) -> Spot {
    Spot::new(match end {
        End::City(id) => board.cities[id.index()].node.at,
        End::Departure(id) => board.departures[id.index()].node.at,
        End::Junction(id, _) => board.junctions[id.index()].node.at,
    })
}

/// How much room what a track ends at takes of it.
fn margin(end: End) -> f32 {
    match end {
        End::City(_) => 19.0,
        End::Departure(_) => 13.0,
        End::Junction(..) => TOKEN + 4.0,
    }
}

/// Spaces and signals in their order, with the same air between each two of them.
fn line(board: &Board, track: TrackId) -> Line {
    let facts = &board.tracks[track.index()];
    let ends = facts.ends.map(|one| end(board, one));
    let length = ends[0].far(ends[1]).max(1.0);
    let way = ends[1].from(ends[0]);
    let way = Spot { x: way.x / length, y: way.y / length };
    let fields = board.fields.iter().filter(|field| field.track == track).map(|field| field.position);
    let fields: Vec<u8> = fields.collect();
    let [before, behind] = facts.ends.map(margin);
    let taken = SPACE * f32::from(facts.spaces) + FIELD * fields.len() as f32;
    let air = (length - before - behind - taken) / (f32::from(facts.spaces) + fields.len() as f32 + 1.0);
    let (mut at, mut spaces, mut signals) = (before, Vec::new(), Vec::new());
    for position in 0..=facts.spaces {
        if fields.contains(&position) {
            at += air + FIELD;
            signals.push((position, ends[0].moved(way, at - FIELD / 2.0)));
        }
        if position < facts.spaces {
            at += air + SPACE;
            spaces.push(ends[0].moved(way, at - SPACE / 2.0));
        }
    }
    Line { ends, way, spaces, signals }
}

/// A direction in degrees, clockwise from the right.
pub(super) fn degrees(way: Spot) -> i32 {
    way.y.atan2(way.x).to_degrees().round() as i32
}

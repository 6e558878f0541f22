//! The ids of tracks, signal fields, departure points and spots, as records have them: written, and read.

use engine::Message;
use rails::card::unreadable;

use crate::board::{DepartureId, End, FieldId, JunctionId, Spot, SpotId, TrackId};
use crate::setup::SwitchSignal;

/// The place in a list of what has this id, if anything has.
fn find<T>(list: &[T], id_of: impl Fn(&T) -> &str, id: &str, key: &'static str) -> Result<usize, Message> {
    list.iter().position(|one| id_of(one) == id).ok_or_else(|| unreadable(key, id))
}

impl SwitchSignal {
    pub(crate) fn track_id(&self, track: TrackId) -> &str {
        self.board.tracks.get(track.index()).map_or("?", |track| &track.id)
    }

    pub(super) fn read_track(&self, id: &str) -> Result<TrackId, Message> {
        find(&self.board.tracks, |track| &track.id, id, "switch-signal-notation-track").map(TrackId::at)
    }

    /// `amiens--paris@1`: behind the first space of the track, counted from Amiens.
    pub fn field_id(&self, field: FieldId) -> String {
        match self.board.fields.get(field.index()) {
            Some(facts) => format!("{}@{}", self.track_id(facts.track), facts.position),
            None => "?".to_owned(),
        }
    }

    pub(super) fn read_field(&self, id: &str) -> Result<FieldId, Message> {
        let fields = (0..self.board.fields.len()).map(FieldId::at);
        let mut same = fields.filter(|field| self.field_id(*field) == id);
        same.next().ok_or_else(|| unreadable("switch-signal-notation-field", id))
    }

    pub(super) fn read_junction(&self, id: &str) -> Result<JunctionId, Message> {
        find(&self.board.junctions, |junction| &junction.node.id, id, "switch-signal-notation-junction")
            .map(JunctionId::at)
    }

    pub(crate) fn departure_id(&self, departure: DepartureId) -> &str {
        self.board.departures.get(departure.index()).map_or("?", |departure| &departure.node.id)
    }

    pub(super) fn read_departure(&self, id: &str) -> Result<DepartureId, Message> {
        find(&self.board.departures, |departure| &departure.node.id, id, "switch-signal-notation-departure")
            .map(DepartureId::at)
    }

    /// The id of what is at a track's end.
    fn end_id(&self, end: End) -> &str {
        match end {
            End::City(city) => &self.board.cities[city.index()].node.id,
            End::Departure(departure) => self.departure_id(departure),
            End::Junction(junction, _) => &self.board.junctions[junction.index()].node.id,
        }
    }

    /// `paris`, `calais`, or `amiens--paris.1>paris` on the first space, facing Paris.
    pub fn spot_id(&self, spot: SpotId) -> String {
        match self.board.spot(spot) {
            Spot::City(city) => self.board.cities[city.index()].node.id.clone(),
            Spot::Departure(departure) => self.departure_id(departure).to_owned(),
            Spot::Space { track, number, forward } => {
                let ends = self.board.tracks[track.index()].ends;
                format!("{}.{number}>{}", self.track_id(track), self.end_id(ends[usize::from(forward)]))
            }
        }
    }

    /// The spot with this id.
    pub fn read_spot(&self, id: &str) -> Result<SpotId, Message> {
        let mut spots = (0..self.board.spots()).map(SpotId::at);
        spots
            .find(|spot| self.spot_id(*spot) == id)
            .ok_or_else(|| unreadable("switch-signal-notation-spot", id))
    }
}

//! What things on the board are called in records.

use engine::Message;
use rails::card::unreadable;

use crate::board::{DepartureId, End, FieldId, JunctionId, Spot, SpotId, TrackId};
use crate::setup::SwitchSignal;

/// The place in a list of what has this word, if anything has.
fn find<T>(list: &[T], id: impl Fn(&T) -> &str, word: &str, key: &'static str) -> Result<usize, Message> {
    list.iter().position(|one| id(one) == word).ok_or_else(|| unreadable(key, word))
}

impl SwitchSignal {
    pub(crate) fn track_word(&self, track: TrackId) -> &str {
        self.board.tracks.get(track.index()).map_or("?", |track| &track.id)
    }

    pub(super) fn read_track(&self, word: &str) -> Result<TrackId, Message> {
        find(&self.board.tracks, |track| &track.id, word, "switch-signal-notation-track").map(TrackId::at)
    }

    /// `amiens--paris@1`: behind the first space of the track, counted from Amiens.
    pub(crate) fn field_word(&self, field: FieldId) -> String {
        match self.board.fields.get(field.index()) {
            Some(facts) => format!("{}@{}", self.track_word(facts.track), facts.position),
            None => "?".to_owned(),
        }
    }

    pub(super) fn read_field(&self, word: &str) -> Result<FieldId, Message> {
        let fields = (0..self.board.fields.len()).map(FieldId::at);
        let mut same = fields.filter(|field| self.field_word(*field) == word);
        same.next().ok_or_else(|| unreadable("switch-signal-notation-field", word))
    }

    pub(super) fn read_junction(&self, word: &str) -> Result<JunctionId, Message> {
        find(&self.board.junctions, |junction| &junction.drawn.id, word, "switch-signal-notation-junction")
            .map(JunctionId::at)
    }

    pub(crate) fn departure_word(&self, departure: DepartureId) -> &str {
        self.board.departures.get(departure.index()).map_or("?", |departure| &departure.drawn.id)
    }

    pub(super) fn read_departure(&self, word: &str) -> Result<DepartureId, Message> {
        find(
            &self.board.departures,
            |departure| &departure.drawn.id,
            word,
            "switch-signal-notation-departure",
        )
        .map(DepartureId::at)
    }

    /// What a track's end is called.
    fn end_word(&self, end: End) -> &str {
        match end {
            End::City(city) => &self.board.cities[city.index()].drawn.id,
            End::Departure(departure) => self.departure_word(departure),
            End::Junction(junction, _) => &self.board.junctions[junction.index()].drawn.id,
        }
    }

    /// `paris`, `calais`, or `amiens--paris.1>paris` on the first space, facing Paris.
    pub(crate) fn spot_word(&self, spot: SpotId) -> String {
        match self.board.spot(spot) {
            Spot::City(city) => self.board.cities[city.index()].drawn.id.clone(),
            Spot::Departure(departure) => self.departure_word(departure).to_owned(),
            Spot::Space { track, number, forward } => {
                let ends = self.board.tracks[track.index()].ends;
                format!("{}.{number}>{}", self.track_word(track), self.end_word(ends[usize::from(forward)]))
            }
        }
    }

    /// The spot with this word.
    pub fn read_spot(&self, word: &str) -> Result<SpotId, Message> {
        let mut spots = (0..self.board.spots()).map(SpotId::at);
        spots
            .find(|spot| self.spot_word(*spot) == word)
            .ok_or_else(|| unreadable("switch-signal-notation-spot", word))
    }
}

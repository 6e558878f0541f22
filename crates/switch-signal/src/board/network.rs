//! From where to where: every step that a train can ever make.

use arrayvec::ArrayVec;

use super::{
    Board, CityId, DepartureId, End, FieldId, Fields, Junction, JunctionId, MAX_EXITS, SpotId, Step, TrackId,
};

impl Board {
    /// Numbers the spots and finds the steps from each.
    pub(super) fn connect(&mut self) {
        let mut next = self.nodes();
        for track in &mut self.tracks {
            track.first = next;
            next += 2 * track.spaces;
        }
        let mut steps: Vec<ArrayVec<Step, MAX_EXITS>> = vec![ArrayVec::new(); next.into()];
        for index in 0..self.tracks.len() {
            let track = TrackId(index as u8);
            for forward in [true, false] {
                let entry = self.entry(track, forward);
                // Out of what the track begins at, if that is a place.
                match self.tracks[index].ends[usize::from(!forward)] {
                    End::City(CityId(spot)) => steps[usize::from(spot)].push(entry),
                    End::Departure(DepartureId(number)) => {
                        steps[self.cities.len() + usize::from(number)].push(entry);
                    }
                    End::Junction(..) => {}
                }
                for number in 1..=self.tracks[index].spaces {
                    steps[self.space(track, number, forward).index()] = self.onward(track, number, forward);
                }
            }
        }
        self.steps = steps;
        let others = |(junction, id): (&Junction, u8)| {
            (1..junction.settings().len() as u8).map(move |other| (JunctionId(id), other - 1))
        };
        self.other_settings = self.junctions.iter().zip(0..).flat_map(others).collect();
    }

    /// The signal field of a track at a position, as a set of one or none.
    fn field_at(&self, track: TrackId, position: u8) -> Fields {
        let found = self.fields.iter().position(|field| field.track == track && field.position == position);
        found.map_or(Fields::default(), |index| Fields::default().with(FieldId(index as u8)))
    }

    /// Onto a track's first space, from the end that it begins at in this direction.
    fn entry(&self, track: TrackId, forward: bool) -> Step {
        let spaces = self.tracks[track.index()].spaces;
        let (number, position) = if forward { (1, 0) } else { (spaces, spaces) };
        Step {
            to: self.space(track, number, forward),
            track,
            before: self.field_at(track, position),
            behind: Fields::default(),
            junction: None,
        }
    }

    /// From a space onward.
    fn onward(&self, track: TrackId, number: u8, forward: bool) -> ArrayVec<Step, MAX_EXITS> {
        let facts = &self.tracks[track.index()];
        let before = self.field_at(track, if forward { number } else { number - 1 });
        let to = |to: SpotId| Step { to, track, before, behind: Fields::default(), junction: None };
        let within = if forward { number < facts.spaces } else { number > 1 };
        if within {
            let next = if forward { number + 1 } else { number - 1 };
            return [to(self.space(track, next, forward))].into_iter().collect();
        }
        match facts.ends[usize::from(forward)] {
            End::City(city) => [to(self.city_spot(city))].into_iter().collect(),
            End::Departure(departure) => [to(self.departure_spot(departure))].into_iter().collect(),
            End::Junction(junction, way_in) => {
                let ways = self.junctions[junction.index()].tracks.iter().zip(0..);
                let out = ways.filter(|(_, way)| *way != way_in).map(|(&track, way_out)| {
                    let ends = self.tracks[track.index()].ends;
                    let entry = self.entry(track, ends[0] == End::Junction(junction, way_out));
                    let behind = entry.before;
                    Step { before, behind, junction: Some((junction, 1 << way_in, 1 << way_out)), ..entry }
                });
                out.collect()
            }
        }
    }
}

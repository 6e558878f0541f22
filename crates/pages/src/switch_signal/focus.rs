//! What the viewer has clicked on, and how addresses name it.

use ::switch_signal::{Action, Board, CityId, DepartureId, FieldId, Helper, JunctionId, Kind, TrainId};

use super::Screen;
use crate::hint;

/// What the viewer has clicked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Nothing,
    Field(FieldId),
    /// A signal that goes from one field to another.
    Pair(FieldId, FieldId),
    Junction(JunctionId),
    Train(TrainId),
    City(CityId),
    Departure(DepartureId),
    Helper(Helper),
    /// All that a kind of cards can be played on.
    Kind(Kind),
    /// The instructions that have come and that may come.
    Instructions,
    /// What partners propose, and what is pinned to the map.
    Partners,
}

impl Focus {
    /// What the viewer has clicked on; or else where what they were advised to do is done.
    pub fn of(screen: &Screen<'_>) -> Focus {
        match (screen.focus, hint::best(screen)) {
            (None, Some(Action::Lay { junction, .. } | Action::Switch { junction, .. })) => {
                Focus::Junction(junction)
            }
            (None, Some(Action::Light(field))) => Focus::Field(field),
            (None, Some(Action::Signal { from, to, .. })) => Focus::Pair(from, to),
            (None, Some(Action::Coupler(point))) => Focus::Departure(point),
            (None, Some(Action::Run(train) | Action::Attendant(train))) => Focus::Train(train),
            (None, Some(Action::Move { train, .. } | Action::Load { train, .. })) => Focus::Train(train),
            _ => Focus::read(screen.rules.board(), screen.focus),
        }
    }

    /// Whether it is a place of the map that a pin can be put on.
    pub const fn can_be_pinned(self) -> bool {
        matches!(
            self,
            Focus::Field(_) | Focus::Junction(_) | Focus::Train(_) | Focus::City(_) | Focus::Departure(_)
        )
    }

    /// Reads it from an address. What isn't on the board is nothing.
    pub fn read(board: &Board, focus: Option<&str>) -> Focus {
        let Some(focus) = focus else { return Focus::Nothing };
        let (kind, id) = focus.split_once(':').unwrap_or((focus, ""));
        let place = |found: Option<usize>| found.map(|index| index as u8);
        let found = match kind {
            "signal" => read_field(board, id).map(Focus::Field),
            "from" => id
                .split_once("..")
                .and_then(|(from, to)| Some(Focus::Pair(read_field(board, from)?, read_field(board, to)?))),
            "switch" => place(board.junctions.iter().position(|one| one.node.id == id))
                .map(|id| Focus::Junction(JunctionId(id))),
            "city" => {
                place(board.cities.iter().position(|one| one.node.id == id)).map(|id| Focus::City(CityId(id)))
            }
            "departure" => place(board.departures.iter().position(|one| one.node.id == id))
                .map(|id| Focus::Departure(DepartureId(id))),
            "train" => TrainId::all().find(|train| train_id(*train) == id).map(Focus::Train),
            "helper" => Helper::from_id(id).filter(|helper| board.has(*helper)).map(Focus::Helper),
            "cards" => Kind::from_id(id).map(Focus::Kind),
            "instructions" => Some(Focus::Instructions),
            "partners" => Some(Focus::Partners),
            _ => None,
        };
        found.unwrap_or(Focus::Nothing)
    }
}

fn read_field(board: &Board, id: &str) -> Option<FieldId> {
    let found = (0..board.fields.len()).map(|field| FieldId(field as u8));
    found.into_iter().find(|field| field_id(board, *field) == id)
}

/// A field by its track and position, as the notation has it.
fn field_id(board: &Board, field: FieldId) -> String {
    let facts = &board.fields[field.index()];
    format!("{}@{}", board.tracks[facts.track.index()].id, facts.position)
}

fn train_id(train: TrainId) -> String {
    format!("{}-{}", train.colour().id(), train.number())
}

/// The address of a field.
pub(super) fn field(board: &Board, field: FieldId) -> String {
    format!("signal:{}", field_id(board, field))
}

/// The address of a signal's way from one field to another.
pub(super) fn pair(board: &Board, from: FieldId, to: FieldId) -> String {
    format!("from:{}..{}", field_id(board, from), field_id(board, to))
}

/// The address of a junction.
pub(super) fn junction(board: &Board, junction: JunctionId) -> String {
    format!("switch:{}", board.junctions[junction.index()].node.id)
}

/// The address of a train.
pub(super) fn train(train: TrainId) -> String {
    format!("train:{}", train_id(train))
}

/// The address of a city.
pub(super) fn city(board: &Board, city: CityId) -> String {
    format!("city:{}", board.cities[city.index()].node.id)
}

/// The address of a departure point.
pub(super) fn departure(board: &Board, departure: DepartureId) -> String {
    format!("departure:{}", board.departures[departure.index()].node.id)
}

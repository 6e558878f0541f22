//! The things on a board by their places in its lists: `TrackId(3)` is its fourth track. What they are
//! called in files and records is another thing, a text: `notation/ids.rs`.

rails::ids!(
    /// A trading city or port.
    CityId,
    /// A departure point: 0 is the one with the printed number 2.
    DepartureId,
    /// A junction.
    JunctionId,
    /// A track.
    TrackId,
    /// A signal field.
    FieldId,
    /// Where a train stands and where it faces.
    SpotId,
);

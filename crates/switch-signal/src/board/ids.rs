//! What the things on a board are called in tables: their places in its lists.

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

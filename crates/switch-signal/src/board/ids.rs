//! What the things on a board are called in tables: their places in its lists.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $id(pub u8);

        impl $id {
            /// Its place in the board's list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids!(
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

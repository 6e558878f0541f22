//! What routes are built on, what places are, and what can be built there.

use engine::Message;

/// What a route is built on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Plain track.
    Rail,
    /// A tunnel.
    Tunnel,
    /// A ferry with so many locomotive symbols.
    Ferry {
        /// The symbols.
        locomotives: u8,
    },
    /// Water, for ships.
    Sea,
}

impl Line {
    /// What it is called.
    pub fn name(self) -> Message {
        match self {
            Line::Rail => Message::new("map-rail"),
            Line::Tunnel => Message::new("map-tunnel"),
            Line::Ferry { locomotives } => Message::new("map-ferry").with("locomotives", locomotives),
            Line::Sea => Message::new("map-sea"),
        }
    }

    /// So many of the pieces that are laid on it.
    pub fn pieces(self, count: u8) -> Message {
        let key = if self == Line::Sea { "map-ships" } else { "map-cars" };
        Message::new(key).with("count", count)
    }

    /// That there are too few pieces left for it.
    pub fn too_few(self, left: u8) -> Message {
        Message::new("map-few-pieces").with("pieces", self.pieces(left))
    }

    /// The class that it is drawn by.
    pub(super) fn class(self) -> &'static str {
        match self {
            Line::Rail => "",
            Line::Tunnel => " tunnel",
            Line::Ferry { .. } => " ferry",
            Line::Sea => " sea",
        }
    }

    /// Whether it leads over water.
    pub(super) fn is_wet(self) -> bool {
        matches!(self, Line::Ferry { .. } | Line::Sea)
    }
}

/// What a place on the board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// A city.
    City,
    /// A city with a port.
    Port,
    /// A point where routes meet, and nothing else.
    Junction,
}

impl Site {
    /// The shape that it is drawn by.
    pub(super) fn shape(self) -> &'static str {
        match self {
            Site::City => "#dot",
            Site::Port => "#port",
            Site::Junction => "#junction",
        }
    }
}

/// What can be built in cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Building {
    /// A station.
    Station,
    /// A harbour.
    Harbour,
}

impl Building {
    /// What is clicked on to see where one can be built.
    pub const fn focus(self) -> &'static str {
        match self {
            Building::Station => "stations",
            Building::Harbour => "harbours",
        }
    }

    /// Its name in keys.
    pub const fn id(self) -> &'static str {
        match self {
            Building::Station => "station",
            Building::Harbour => "harbour",
        }
    }

    /// Its shape, about 11 wide around the origin: a house, or a lighthouse on its rock.
    pub(super) const fn path(self) -> &'static str {
        match self {
            Building::Station => "M-5.6-.6L0-5.8L5.6-.6H4.3V5H-4.3V-.6Z",
            Building::Harbour => {
                "M-1.6-4.6L0-6.6L1.6-4.6V-3.2H2.4V-1.8H1.7L2.4 2.4H5.6V5.2H-5.6V2.4H-2.4L-1.7-1.8H-2.4V-3.2H-1.6Z"
            }
        }
    }
}

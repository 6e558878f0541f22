//! What the quick players' play depends on: found by letting them play against each other.

/// Numbers that weigh one thing against another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Knobs {
    /// Planning: what a car costs, a route, a card that is missing of a colour, a tunnel, a locomotive
    /// symbol; and what is taken off for a point.
    pub car: i32,
    pub route: i32,
    pub colour: i32,
    pub tunnel: i32,
    pub symbol: i32,
    pub point: i32,
    /// What a station costs, beside.
    pub station: i32,
    /// What a turn is worth when tickets are weighed, in hundredths of a point.
    pub turn_worth: i32,
    /// Tenths of the shortest time in which the game can be over that are counted on.
    pub tempo: i32,
    /// Tickets are drawn with so many cars and turns left.
    pub more_cars: i32,
    pub more_turns: i32,
    /// What a locomotive is worth that stands in for a car, and a card that another route needs.
    pub locomotive: i32,
    pub reserved: i32,
    /// What a point is worth in the choice of a planned route, and that others are near.
    pub urgent_point: i32,
    pub near: i32,
    /// No planned claim costs more than this.
    pub dear: i32,
    /// With so many cards in hand it is time to lay some.
    pub full: i32,
    /// What it is worth that a route touches the own ones, where it is claimed for points.
    pub touch: i32,
    /// What each car is worth by which it makes the longest path longer there.
    pub path: i32,
    /// With so many turns left stations are built though routes are missing.
    pub late: i32,
    /// What a locomotive is worth in the market, in hundredths of a useful card.
    pub wild: i32,
}

/// Numbers that have done well.
pub(crate) const TUNED: Knobs = Knobs {
    car: 6,
    route: 2,
    colour: 2,
    tunnel: 18,
    symbol: 6,
    point: 4,
    station: 50,
    turn_worth: 330,
    tempo: 9,
    more_cars: 12,
    more_turns: 7,
    locomotive: 100,
    reserved: 120,
    urgent_point: 0,
    near: 68,
    dear: 380,
    full: 29,
    touch: 220,
    path: 53,
    late: 2,
    wild: 90,
};

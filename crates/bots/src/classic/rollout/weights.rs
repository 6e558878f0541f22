//! What the quick players' play depends on: numbers that weigh one thing against another, found by
//! letting them play against each other.

/// Planning: what a car costs.
pub(crate) const CAR: i32 = 6;
/// What a route costs, beside.
pub(crate) const ROUTE: i32 = 2;
/// What a card costs that is missing of a colour, beside.
pub(crate) const COLOUR: i32 = 2;
/// What a tunnel costs, beside.
pub(crate) const TUNNEL: i32 = 18;
/// What a locomotive symbol costs, beside.
pub(crate) const SYMBOL: i32 = 6;
/// What is taken off for a point.
pub(crate) const POINT: i32 = 4;
/// What a station costs, beside.
pub(crate) const STATION: u16 = 50;
/// What a turn is worth when tickets are weighed, in hundredths of a point.
pub(crate) const TURN_WORTH: i32 = 330;
/// Tenths of the shortest time in which the game can be over that are counted on.
pub(crate) const TEMPO: i32 = 9;
/// Tickets are drawn with so many cars left.
pub(crate) const MORE_CARS: i32 = 12;
/// And with so many turns.
pub(crate) const MORE_TURNS: i32 = 7;
/// What a locomotive is worth that stands in for a car.
pub(crate) const STANDS_IN: i32 = 100;
/// What a card is worth that another route needs.
pub(crate) const RESERVED: i32 = 120;
/// What it is worth in the choice of a planned route that others are near.
pub(crate) const NEAR: i32 = 68;
/// No planned claim costs more than this.
pub(crate) const DEAR: i32 = 380;
/// With so many cards in hand it is time to lay some.
pub(crate) const FULL: i32 = 29;
/// What it is worth that a route touches the own ones, where it is claimed for points.
pub(crate) const TOUCH: i32 = 220;
/// What each car is worth by which it makes the longest path longer there.
pub(crate) const PATH: i32 = 53;
/// With so many turns left stations are built though routes are missing.
pub(crate) const LATE: i32 = 2;

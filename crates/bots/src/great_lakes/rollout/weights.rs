//! What weighs how much for a quick player: what has won most in games of two against each other, and
//! against the planner. Hundredths of a point where nothing else is said.

use crate::great_lakes::purse::Rates;

/// How much dearer a missing card of one colour makes a route, in hundredths of a card.
pub(crate) const COLOUR: i32 = 19;
/// What each route takes beside its cards, in tenths of a card.
pub(crate) const EACH_ROUTE: i32 = 29;
/// How many hundredths of a card a point is worth.
pub(crate) const POINT: i32 = 30;
/// How many pieces a seat lays in a claim, in tenths: a low number expects a long game.
pub(crate) const PACE: i32 = 16;
/// What a turn is worth, where tickets are weighed.
pub(crate) const TURN_WORTH: i32 = 600;
/// How much the points of a route make its claim urgent.
pub(crate) const CLAIM_POINTS: i32 = 90;
/// How much others nearby make it urgent.
pub(crate) const CONTEST: i32 = 200;
/// What a wild that stands in for a card is worth.
pub(crate) const WILD_LOSS: i32 = 76;
/// What it costs to spend what another planned route needs.
pub(crate) const RESERVED_LOSS: i32 = 350;
/// What it costs to spend a card that is kept for a harbour.
pub(crate) const HARBOUR_LOSS: i32 = 250;
/// A claim may cost so much more than half its urgency is worth.
pub(crate) const MOST_LOSS: i32 = 100;
/// With so few turns to spare it claims whatever it costs.
pub(crate) const HURRY: i32 = 2;
/// What the cards and the turn for a harbour are worth, in points.
pub(crate) const HARBOUR_EFFORT: i32 = 10;
/// So few turns before the end any harbour is better than none.
pub(crate) const LATE: i32 = 4;
/// What a card for a harbour is worth, in hundredths of a useful card, beside the next.
pub(crate) const SET_FIRST: i32 = 60;
/// What is shared out among the cards that a set lacks.
pub(crate) const SET_REST: i32 = 120;
/// With so many turns to spare it draws more tickets.
pub(crate) const MORE_TURNS: i32 = 5;
/// What a piece is worth where routes are claimed for their points, in twentieths of a turn.
pub(crate) const RATE_LENGTH: i32 = 4;
/// A wild from the market has to be worth so many hundredths of the second card, beside the first.
pub(crate) const SECOND_CARD: i32 = 180;
/// So many of a hundred pieces that no plan needs are trains.
pub(crate) const SPARE_TRAINS: i32 = 10;
/// What it thinks of cards.
pub(crate) const RATES: Rates = Rates { ship_pays: 22, double: 700, wild_less: 40 };

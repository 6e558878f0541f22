//! What weighs how much for a quick player.

/// What weighs how much. Hundredths of a point where nothing else is said.
pub(crate) struct Knobs {
    /// How much dearer a missing card of one colour makes a route, in hundredths of a card.
    pub colour: i32,
    /// What each route takes beside its cards, in tenths of a card.
    pub each_route: i32,
    /// How many hundredths of a card a point is worth.
    pub point: i32,
    /// How many ships a ship card pays for, in tenths.
    pub ship_pays: i32,
    /// How many pieces a seat lays in a claim, in tenths: a low number expects a long game.
    pub pace: i32,
    /// What a turn is worth, where tickets are weighed.
    pub turn_worth: i32,
    /// How much the points of a route make its claim urgent.
    pub claim_points: i32,
    /// How much others nearby make it urgent.
    pub contest: i32,
    /// What a wild that stands in for a card is worth.
    pub wild_loss: i32,
    /// What it costs to spend what another planned route needs.
    pub reserved_loss: i32,
    /// What it costs to spend a card that is kept for a harbour.
    pub harbour_loss: i32,
    /// A claim may cost so much more than half its urgency is worth.
    pub most_loss: i32,
    /// With so few turns to spare it claims whatever it costs.
    pub hurry: i32,
    /// What the cards and the turn for a harbour are worth, in points.
    pub harbour_effort: i32,
    /// So few turns before the end any harbour is better than none.
    pub late: i32,
    /// What a card for a harbour is worth, in hundredths of a useful card, beside the next.
    pub set_first: i32,
    /// What is shared out among the cards that a set lacks.
    pub set_rest: i32,
    /// With so many turns to spare it draws more tickets.
    pub more_turns: i32,
    /// What a piece is worth where routes are claimed for their points, in twentieths of a turn.
    pub rate_length: i32,
    /// A wild from the market has to be worth so many hundredths of the second card, beside the first.
    pub second_card: i32,
    /// So many of a hundred pieces that no plan needs are trains.
    pub spare_trains: i32,
    /// What a double ship is worth, in hundredths of a single one.
    pub double: i32,
    /// How much less a wild is worth than it seems, in hundredths of a useful card.
    pub wild_less: i32,
}

/// What has won most in games of two quick players against each other, and against the planner.
pub(crate) static TUNED: Knobs = Knobs {
    colour: 19,
    each_route: 29,
    point: 30,
    ship_pays: 22,
    pace: 16,
    turn_worth: 600,
    claim_points: 90,
    contest: 200,
    wild_loss: 76,
    reserved_loss: 350,
    harbour_loss: 250,
    most_loss: 100,
    hurry: 2,
    harbour_effort: 10,
    late: 4,
    set_first: 60,
    set_rest: 120,
    more_turns: 5,
    rate_length: 4,
    second_card: 180,
    spare_trains: 10,
    double: 700,
    wild_less: 40,
};

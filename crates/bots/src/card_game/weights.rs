//! Weights: numbers by which a player weighs one thing against another.

/// How a player weighs things up. Points are the measure of all of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// So many cards leave the deck in a turn: two in most, none where cars are played.
    pub drawn_a_turn: f64,
    /// So many cards a seat gets onto its pile in a turn, draws and plays taken together.
    pub cards_a_turn: f64,
    /// So many cards it counts on in a second round (CG-26).
    pub second_round: f64,
    /// What a card in hand is worth against one on the pile, while there is time.
    pub patience: f64,
    /// How many turns before the end hands begin to lose their worth.
    pub haste: f64,
    /// How likely somebody who can rob does.
    pub fear: f64,
    /// What it is worth to take a card from the station of another.
    pub malice: f64,
    /// What a car brings that no ticket asks for yet: it may serve one that is taken later.
    pub spare: f64,
    /// How many spare cars are worth having.
    pub spares: f64,
    /// How much more than a car a locomotive is worth.
    pub locomotive: f64,
    /// What it is worth beside if a card joins others of its colour in hand.
    pub company: f64,
    /// What it is worth beside if a card makes a robbery possible.
    pub ambush: f64,
    /// What a turn costs that is spent on a play.
    pub play_cost: f64,
    /// What it costs to get one more car onto the pile for a ticket.
    pub effort: f64,
    /// What of that it costs if the car is in hand already.
    pub at_hand: f64,
    /// What it costs to plan with one more car than will get through.
    pub too_much: f64,
    /// What a ticket to a big city brings beside its points: its share of a bonus card.
    pub big_city: f64,
    /// Of four tickets so many are good ones, if one of them is.
    pub of_four: f64,
    /// Tickets are taken no sooner than when no more cars than this are lacking for the old ones.
    pub soon: f64,
    /// What taking tickets brings in any case.
    pub curiosity: f64,
}

impl Weights {
    /// The same of someone who thinks of such a part of the danger from the others, and of such a part
    /// of what can be taken from them.
    pub const fn heeding(self, danger: f64, spoils: f64) -> Weights {
        Weights { fear: self.fear * danger, malice: self.malice * spoils, ..self }
    }

    /// What is best at a table of so many.
    #[inline]
    pub const fn at(seats: usize) -> &'static Weights {
        if seats <= 2 { &Weights::BEST } else { &Weights::CROWD }
    }

    /// For tables of more than two, where rounds are short: cars have to be played soon.
    const CROWD: Weights = Weights {
        drawn_a_turn: 1.2,
        cards_a_turn: 0.88,
        second_round: 10.0,
        patience: 0.40,
        haste: 4.0,
        fear: 0.20,
        malice: 2.0,
        spare: 1.6,
        spares: 6.0,
        locomotive: 1.35,
        company: 0.50,
        ambush: 0.0,
        play_cost: 0.0,
        effort: 2.0,
        at_hand: 0.60,
        too_much: 11.0,
        big_city: 1.0,
        of_four: 2.0,
        soon: 8.0,
        curiosity: 0.0,
    };

    /// For two: found by letting many thousands of games be played by players of different weights.
    const BEST: Weights = Weights {
        drawn_a_turn: 0.91,
        cards_a_turn: 1.06,
        second_round: 12.0,
        patience: 0.70,
        haste: 4.67,
        fear: 0.40,
        malice: 3.07,
        spare: 6.51,
        spares: 5.81,
        locomotive: 0.78,
        company: 0.39,
        ambush: -0.35,
        play_cost: 0.41,
        effort: 1.22,
        at_hand: 0.62,
        too_much: 10.02,
        big_city: 0.39,
        of_four: 1.09,
        soon: 1.50,
        curiosity: -0.28,
    };
}

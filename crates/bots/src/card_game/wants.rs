//! What cards are worth: on the train pile, where they count, and in hand, where they may get
//! there one day.

use ::card_game::LOCOMOTIVE;

use super::situation::{COLOURS, Cars, Situation};

/// What a car of a ticket brings, if it doesn't hold any: an average one.
const USUAL: f64 = 8.0;
/// At least so many turns are needed to take more tickets and to make use of spare cars.
const TIME_FOR_TICKETS: f64 = 6.0;

/// What is still wanted on the pile.
pub(super) struct Wants {
    /// How many cars of each colour the tickets lack beside what is on the pile and in the station; less
    /// than 0 where some are spare.
    pub lacking: Cars,
    /// What a car of each colour brings that is lacking.
    rate: [f64; COLOURS],
    /// How many cars are lacking that no locomotive on the pile stands in for.
    pub in_all: i32,
    /// What a car brings that isn't lacking.
    spare: f64,
    /// How many of a colour are still of use.
    spares: i32,
    locomotive: f64,
}

impl Wants {
    #[inline]
    pub fn new(situation: &Situation<'_>) -> Wants {
        let (mut needed, mut points) = ([0; COLOURS], [0.0; COLOURS]);
        // What is missed at the end costs as much as it would have brought (CG-27).
        let times = if situation.is_last_round { 2.0 } else { 1.5 };
        for id in situation.goals.iter() {
            let ticket = situation.board().ticket(id);
            let each = times * f64::from(ticket.points) / f64::from(ticket.cars.total().max(1));
            for (kind, cars) in
                ticket.cars.counts()[..COLOURS].iter().enumerate().filter(|(_, cars)| **cars > 0)
            {
                needed[kind] += i32::from(*cars);
                points[kind] += each * f64::from(*cars);
            }
        }
        let lacking: Cars = std::array::from_fn(|kind| needed[kind] - situation.under_way(kind));
        let rate = std::array::from_fn(|kind| match needed[kind] {
            0 => USUAL,
            cars => points[kind] / f64::from(cars),
        });
        let missing: i32 = lacking.iter().map(|lacking| (*lacking).max(0)).sum();
        let time = if situation.is_last_round { (situation.turns / TIME_FOR_TICKETS).min(1.0) } else { 1.0 };
        Wants {
            lacking,
            rate,
            in_all: missing - situation.under_way(LOCOMOTIVE),
            spare: situation.weights.spare * time,
            spares: situation.weights.spares as i32,
            locomotive: situation.weights.locomotive,
        }
    }

    /// What a card brings that nothing is known of.
    pub fn spare(&self) -> f64 {
        self.spare
    }

    /// What one more card of a kind brings on the pile, after so many others of it.
    #[inline]
    pub fn on_pile(&self, kind: usize, after: i32) -> f64 {
        if kind == LOCOMOTIVE {
            return self.locomotive * if self.in_all > after { USUAL } else { self.spare };
        }
        match self.lacking[kind] - after {
            1.. => self.rate[kind],
            lacking if -lacking < self.spares => self.spare,
            _ => 0.0,
        }
    }
}

/// What a card in hand is worth against one on the pile: less and less, as time runs out.
#[inline]
pub(super) fn in_hand(situation: &Situation<'_>) -> f64 {
    let left = if situation.is_last_round { situation.turns } else { situation.turns + 4.0 };
    situation.weights.patience * ((left - 2.0) / situation.weights.haste).clamp(0.0, 1.0)
}

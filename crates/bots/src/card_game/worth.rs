//! What cards are worth: on the train pile, where they count, and in hand, where they may get
//! there one day.

use ::card_game::{Cards, Colour, KINDS, LOCOMOTIVE};

use super::sight::Sight;

/// What a car brings that no ticket asks for yet: it may serve one that is taken later.
const SPARE: f64 = 1.6;
/// A locomotive serves any colour, and is robbed less.
const LOCOMOTIVE_MORE: f64 = 1.35;
/// What a car of a ticket brings, if it doesn't hold any: an average one.
const USUAL: f64 = 7.0;

/// What is still wanted on the pile.
pub(super) struct Wants {
    /// How many cars of each colour the tickets lack.
    pub lacking: [f64; Colour::ALL.len()],
    /// What a car of each colour brings that is lacking.
    rate: [f64; Colour::ALL.len()],
    /// How many cars are lacking that no locomotive on the pile stands in for.
    pub in_all: f64,
}

impl Wants {
    /// What is lacking beside the pile, and beside these cards.
    pub fn beside(sight: &Sight<'_>, more: &Cards) -> Wants {
        let tickets = sight.own.tickets;
        let needed = sight.needed(tickets);
        let mut have = sight.train;
        have.add_all(more);
        let lacking =
            std::array::from_fn(|kind| f64::from(needed.of(kind)) - f64::from(have.of(kind)).max(0.0));
        let (mut points, mut cars) = ([0.0; Colour::ALL.len()], [0.0; Colour::ALL.len()]);
        for id in tickets.iter() {
            let ticket = sight.board().ticket(id);
            // What is missed at the end costs as much as it would have brought (CG-27).
            let times = if sight.is_last_round() { 2.0 } else { 1.5 };
            let each = times * f64::from(ticket.points) / f64::from(ticket.cars.total().max(1));
            for kind in ticket.cars.kinds() {
                points[kind] += each * f64::from(ticket.cars.of(kind));
                cars[kind] += f64::from(ticket.cars.of(kind));
            }
        }
        let rate =
            std::array::from_fn(|kind| if cars[kind] > 0.0 { points[kind] / cars[kind] } else { USUAL });
        let missing: f64 = lacking.iter().map(|lacking: &f64| lacking.max(0.0)).sum();
        Wants { lacking, rate, in_all: missing - f64::from(have.of(LOCOMOTIVE)) }
    }

    /// What one more card of a kind brings on the pile, after so many others of it.
    pub fn on_pile(&self, kind: usize, after: f64) -> f64 {
        if kind == LOCOMOTIVE {
            let share = (self.in_all - after).clamp(0.0, 1.0);
            return (SPARE + share * (USUAL - SPARE)) * LOCOMOTIVE_MORE;
        }
        let share = (self.lacking[kind] - after).clamp(0.0, 1.0);
        SPARE + share * (self.rate[kind] - SPARE)
    }
}

/// What a card in hand is worth against one on the pile: less and less, as time runs out.
pub(super) fn in_hand(sight: &Sight<'_>) -> f64 {
    let left = if sight.is_last_round() { sight.turns } else { sight.turns + 4.0 };
    sight.temper.patience * ((left - 2.0) / 4.0).clamp(0.0, 1.0)
}

/// The average worth of a card that isn't known.
pub(super) fn of_unknown(sight: &Sight<'_>, worth: impl Fn(usize) -> f64) -> f64 {
    (0..KINDS).map(|kind| sight.likely[kind] * worth(kind)).sum()
}

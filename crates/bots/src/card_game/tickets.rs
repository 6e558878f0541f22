//! Which tickets to keep, and when to take more.

use ::card_game::LOCOMOTIVE;
use rails::{TicketId, TicketSet};

use super::situation::{Cars, Situation, add_cars};

/// Every choice of at least so many tickets on offer, with what it brings (CG-4, CG-19).
pub(super) fn each_keep(
    situation: &Situation<'_>,
    offer: TicketSet,
    least: usize,
    mut see: impl FnMut(TicketSet, f64),
) {
    let pricing = Pricing::new(situation);
    let start = Choice { kept: TicketSet::NONE, needed: situation.needed(situation.tickets), worth: 0.0 };
    let offered: arrayvec::ArrayVec<TicketId, 8> = offer.iter().take(8).collect();
    pricing.each(&offered, start, &mut |choice: &Choice| {
        if choice.kept.len() >= least {
            see(choice.kept, choice.worth - pricing.cost(&choice.needed));
        }
    });
}

/// Tickets that are kept, what all tickets then need, and what they bring before costs.
#[derive(Clone, Copy)]
struct Choice {
    kept: TicketSet,
    needed: Cars,
    worth: f64,
}

/// What tickets bring and cost to someone in such a position.
struct Pricing<'s, 'a> {
    situation: &'s Situation<'a>,
    under_way: Cars,
    hand: Cars,
    locomotives: i32,
    held_locomotives: i32,
    capacity: f64,
}

impl<'s, 'a> Pricing<'s, 'a> {
    fn new(situation: &'s Situation<'a>) -> Pricing<'s, 'a> {
        Pricing {
            situation,
            under_way: std::array::from_fn(|kind| situation.under_way(kind)),
            hand: std::array::from_fn(|kind| i32::from(situation.hand.of(kind))),
            locomotives: situation.under_way(LOCOMOTIVE),
            held_locomotives: i32::from(situation.hand.of(LOCOMOTIVE)),
            capacity: situation.capacity(),
        }
    }

    /// Goes through all choices out of these.
    fn each(&self, offered: &[TicketId], choice: Choice, see: &mut impl FnMut(&Choice)) {
        let Some((id, rest)) = offered.split_first() else { return see(&choice) };
        self.each(rest, choice, see);
        let board = self.situation.board();
        let mut with = choice;
        with.kept = choice.kept.with(*id);
        with.worth += f64::from(board.ticket(*id).points);
        for bonus in &board.bonuses {
            with.worth += if bonus.tickets.contains(*id) { self.situation.weights.big_city } else { 0.0 };
        }
        add_cars(&mut with.needed, board, *id);
        self.each(rest, with, see);
    }

    /// What it costs to complete tickets that need so much.
    #[inline]
    fn cost(&self, needed: &Cars) -> f64 {
        let (lacking, at_hand) = self.lacking(needed);
        let weights = &self.situation.weights;
        let excess = (f64::from(lacking) - self.capacity).max(0.0);
        weights.effort * (f64::from(lacking - at_hand) + weights.at_hand * f64::from(at_hand))
            + weights.too_much * excess
    }

    /// What one of the tickets that it doesn't know brings on average, beside those that need so much:
    /// what it can, or nothing if it is turned down.
    fn usual_gain(&self, needed: &Cars) -> f64 {
        let before = self.cost(needed);
        let (mut sum, unknown) = (0.0, self.situation.board().all_tickets() - self.situation.seen_tickets);
        for id in unknown.iter() {
            let (mut needed, board) = (*needed, self.situation.board());
            add_cars(&mut needed, board, id);
            let gain = f64::from(board.ticket(id).points) + self.situation.weights.big_city;
            sum += (gain + before - self.cost(&needed)).max(0.0);
        }
        sum / unknown.len().max(1) as f64
    }

    /// How many cars are lacking on the pile, and how many of these are in hand.
    #[inline]
    fn lacking(&self, needed: &Cars) -> (i32, i32) {
        let (mut lacking, mut at_hand) = (0, 0);
        for ((needed, under_way), hand) in needed.iter().zip(&self.under_way).zip(&self.hand) {
            let lack = (needed - under_way).max(0);
            lacking += lack;
            at_hand += lack.min(*hand);
        }
        let lacking = (lacking - self.locomotives).max(0);
        (lacking, (at_hand + self.held_locomotives).min(lacking))
    }
}

/// What it brings to take tickets now: nothing while there is enough to do (CG-19). `None` if it is
/// out of the question.
pub(super) fn gain(situation: &Situation<'_>) -> Option<f64> {
    // Those that were put back are no news. That also keeps everyone from taking the same ones for
    // ever.
    if situation.fresh_tickets == 0 {
        return None;
    }
    let pricing = Pricing::new(situation);
    let needed = situation.needed(situation.tickets);
    let (lacking, at_hand) = pricing.lacking(&needed);
    if f64::from(lacking - at_hand) > situation.weights.soon {
        return None;
    }
    Some(situation.weights.curiosity + situation.weights.of_four * pricing.usual_gain(&needed))
}

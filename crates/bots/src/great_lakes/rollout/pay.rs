//! With which cards a quick player pays.

use great_lakes::{COLOURS, Colour, Kind, Payment};
use rails::RouteId;

use super::situation::RolloutSituation;
use super::weights;
use crate::great_lakes::purse::Purse;
use crate::planner::Shopping;

impl RolloutSituation<'_> {
    /// The payment for a route that loses the least, and that loss; `None` if it can't be paid.
    pub fn pay(&self, route: RouteId, reserved: &Shopping) -> Option<(Payment, i32)> {
        let facts = self.board.route(route);
        let payments = Purse::payers(facts).filter_map(|purse| {
            let (payment, torn, paid) = self.lay(facts.kind, purse % COLOURS, facts.length)?;
            let free = self.purse.of[purse] - reserved.reserved[purse];
            let broken = (paid - free.max(0)).max(0);
            let wilds = i32::from(payment.wild) * weights::WILD_LOSS;
            let loss = wilds + broken * weights::RESERVED_LOSS + torn * weights::HARBOUR_LOSS - free.min(8);
            Some((payment, loss))
        });
        payments.min_by_key(|(_, loss)| *loss)
    }

    /// Cards of a colour and wilds for a route: what is kept for harbours is touched last. With it how
    /// many kept cards, and how much of the purse.
    fn lay(&self, kind: Kind, colour: usize, length: u8) -> Option<(Payment, i32, i32)> {
        let hand = &self.me.hand;
        let wilds = hand.wilds();
        let [kept_trains, kept_ships] = self.purse.sets.kept[colour];
        let mut payment = Payment { colour: Some(Colour::ALL[colour]), ..Payment::default() };
        let mut rest = length;
        let torn;
        match kind {
            Kind::Train => {
                let marked = hand.trains.of(COLOURS + colour);
                let free = marked - kept_trains as u8;
                payment.plain = rest.min(hand.trains.of(colour));
                rest -= payment.plain;
                payment.marked = rest.min(free);
                rest -= payment.marked;
                payment.wild = rest.min(wilds);
                rest -= payment.wild;
                torn = rest.min(marked - payment.marked);
                payment.marked += torn;
                rest -= torn;
            }
            Kind::Ship => {
                let (single, double) = (hand.ships.of(colour), hand.ships.of(COLOURS + colour));
                let free = single - kept_ships as u8;
                payment.double = (rest / 2).min(double);
                rest -= 2 * payment.double;
                payment.single = rest.min(free);
                rest -= payment.single;
                if rest == 1
                    && payment.single == 0
                    && double > payment.double
                    && 2 * payment.double + 1 == length
                {
                    // One double ship too many is cheaper than a wild.
                    payment.double += 1;
                    rest = 0;
                }
                payment.wild = rest.min(wilds);
                rest -= payment.wild;
                torn = rest.min(single - payment.single);
                payment.single += torn;
                rest -= torn;
            }
        }
        if rest > 0 {
            return None;
        }
        let paid = i32::from(payment.plain + payment.marked + payment.single + 2 * payment.double);
        if paid == 0 {
            payment.colour = None;
        }
        Some((payment, torn.into(), paid))
    }

    /// The cards for a harbour that take the fewest wilds (GL-21); `None` if there are too few.
    pub fn pay_harbour(&self) -> Option<Payment> {
        let hand = &self.me.hand;
        let ways = (0..COLOURS).filter_map(|colour| {
            let (marked, single) = (hand.trains.of(COLOURS + colour).min(2), hand.ships.of(colour).min(2));
            let wild = 4 - marked - single;
            let payment =
                Payment { colour: Some(Colour::ALL[colour]), marked, single, wild, ..Payment::default() };
            (wild < 4 && wild <= hand.wilds()).then_some(payment)
        });
        ways.min_by_key(|payment| payment.wild)
    }
}

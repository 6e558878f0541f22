//! Routes grouped by what they cost: hands are compared with prices, not with routes.

use crate::chart::MAX_LENGTH;
use crate::{RouteId, RouteSet};

/// The routes of a board by what they cost, in `G` groups that are reached together: those of one
/// colour, for one.
#[derive(Clone, Debug)]
pub struct Prices<Cost, const G: usize> {
    /// Each price once: at most as many as there are routes.
    all: Vec<Price<Cost>>,
    /// The prices, as bits, that so many cards that go together reach, group by group.
    within: [[u128; MAX_LENGTH + 1]; G],
}

/// Routes that cost the same.
#[derive(Clone, Copy, Debug)]
pub struct Price<Cost> {
    /// What each costs.
    pub cost: Cost,
    /// The routes.
    pub routes: RouteSet,
}

impl<Cost: Copy + Eq, const G: usize> Prices<Cost, G> {
    /// Groups routes by their costs. `place` says of a cost which group it is of, how many cards it
    /// takes, and what else prices are ordered by.
    pub fn new(costs: impl Iterator<Item = Cost>, place: impl Fn(&Cost) -> (usize, u8, u8)) -> Self {
        let mut all: Vec<Price<Cost>> = Vec::new();
        for (index, cost) in costs.enumerate() {
            let id = RouteId(index as u8);
            match all.iter_mut().find(|price| price.cost == cost) {
                Some(price) => price.routes = price.routes.with(id),
                None => all.push(Price { cost, routes: RouteSet::only(id) }),
            }
        }
        all.sort_by_key(|price| place(&price.cost));
        let mut within = [[0; MAX_LENGTH + 1]; G];
        for (index, price) in all.iter().enumerate() {
            let (group, cards, _) = place(&price.cost);
            for reached in &mut within[group][usize::from(cards)..] {
                *reached |= 1 << index;
            }
        }
        Prices { all, within }
    }

    /// The prices of a group, as bits, that so many cards reach.
    #[inline]
    pub fn within(&self, group: usize, reach: u8) -> u128 {
        self.within[group][usize::from(reach).min(MAX_LENGTH)]
    }

    /// The prices with these bits, in order.
    #[inline]
    pub fn each(&self, reached: u128) -> impl Iterator<Item = &Price<Cost>> {
        // By halves: few boards have so many prices that there is a second one.
        let (mut half, mut other) = (reached as u64, (reached >> 64) as u64);
        let mut first = 0;
        std::iter::from_fn(move || {
            if half == 0 {
                (half, other, first) = (other, 0, 64);
            }
            if half == 0 {
                return None;
            }
            let next = self.all.get(first + half.trailing_zeros() as usize);
            half &= half - 1;
            next
        })
    }
}

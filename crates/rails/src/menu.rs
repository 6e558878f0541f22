//! Groups of actions that the games list alike.

use std::ops::ControlFlow;

use engine::menu::Tally;

use crate::{Price, RouteId, RouteSet, TicketSet};

/// One action for each bit: kinds of cards in a market, each once.
#[inline]
pub fn each_bit<Action>(
    bits: u64,
    action: impl Fn(usize) -> Action,
    tally: &mut impl Tally<Action>,
) -> ControlFlow<()> {
    tally.group(
        || bits.count_ones(),
        |n| {
            let rest = (0..n).fold(bits, |rest, _| rest & rest.wrapping_sub(1));
            action(rest.trailing_zeros() as usize)
        },
    )
}

/// Every choice of at least so many out of the offered tickets.
pub fn choices<Action>(
    offer: TicketSet,
    least: u8,
    keep: impl Fn(TicketSet) -> Action,
    tally: &mut impl Tally<Action>,
) -> ControlFlow<()> {
    for choice in 1..1_u32 << offer.len() {
        if choice.count_ones() >= u32::from(least) {
            let kept = || -> TicketSet {
                offer.iter().enumerate().filter(|(n, _)| choice >> n & 1 == 1).map(|(_, id)| id).collect()
            };
            tally.group(|| 1, |_| keep(kept()))?;
        }
    }
    ControlFlow::Continue(())
}

/// Open routes by what they cost: each with each way to pay. `count` says how many ways there are,
/// `nth` makes any one of them.
#[inline]
pub fn claims<'p, Cost: Copy + 'p, Payment, Action>(
    prices: impl Iterator<Item = &'p Price<Cost>>,
    open: RouteSet,
    count: impl Fn(Cost) -> u32,
    nth: impl Fn(Cost, u32) -> Payment,
    claim: impl Fn(RouteId, Payment) -> Action,
    tally: &mut impl Tally<Action>,
) -> ControlFlow<()> {
    for price in prices {
        let (routes, cost) = (price.routes & open, price.cost);
        let places = routes.len() as u32;
        tally.group(
            || if places == 0 { 0 } else { places * count(cost) },
            |n| claim(routes.nth(n % places), nth(cost, n / places)),
        )?;
    }
    ControlFlow::Continue(())
}

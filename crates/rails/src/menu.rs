//! Groups of actions that the games list alike.

use std::ops::ControlFlow;

use engine::menu::Tally;

use crate::{Card, Price, RouteId, RouteSet, TicketSet};

/// Cards to take from a market, each kind there once. The one that stands in for all others can't be
/// taken as the second card.
#[inline]
pub fn takes<C: Card, Action>(
    market: u64,
    is_first: bool,
    stands_in: usize,
    take: impl Fn(C) -> Action,
    tally: &mut impl Tally<Action>,
) -> ControlFlow<()> {
    let kinds = if is_first { market } else { market & !(1 << stands_in) };
    each_bit(kinds, |kind| take(C::of_kind(kind)), tally)
}

/// One action for each bit.
#[inline]
fn each_bit<Action>(
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

//! Groups of actions that the games list alike.

use std::ops::ControlFlow;

use engine::eights::nth_bit;
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
    tally.group(|| kinds.count_ones(), |n| take(C::of_kind(nth_bit(kinds, n) as usize)))
}

/// Every choice of at least so many out of the offered tickets.
pub fn choices<Action>(
    offer: TicketSet,
    least: u8,
    keep: impl Fn(TicketSet) -> Action,
    tally: &mut impl Tally<Action>,
) -> ControlFlow<()> {
    // They are numbers in binary.
    let choices = (1..1_u32 << offer.len()).filter(|choice| choice.count_ones() >= u32::from(least));
    let kept = |choice: u32| -> TicketSet {
        offer.iter().enumerate().filter(|(n, _)| choice >> n & 1 == 1).map(|(_, id)| id).collect()
    };
    let total = choices.clone().count() as u32;
    tally.parts(total, || choices.clone(), |_| 1, |choice, _| keep(kept(*choice)))
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
        let offer = Offer::new(price, open);
        tally.group(|| offer.count(&count), |n| offer.nth(n, &nth, &claim))?;
    }
    ControlFlow::Continue(())
}

/// The same where it is known how many `total` claims there are: `prices` are gone through only for
/// one of them.
#[inline]
pub fn counted_claims<'p, Cost, Prices, Payment, Action>(
    total: u32,
    prices: impl Fn() -> Prices,
    open: RouteSet,
    count: impl Fn(Cost) -> u32,
    nth: impl Fn(Cost, u32) -> Payment,
    claim: impl Fn(RouteId, Payment) -> Action,
    tally: &mut impl Tally<Action>,
) -> ControlFlow<()>
where
    Cost: Copy + 'p,
    Prices: Iterator<Item = &'p Price<Cost>>,
{
    tally.parts(
        total,
        || prices().map(move |price| Offer::new(price, open)),
        |offer| offer.count(&count),
        |offer, n| offer.nth(n, &nth, &claim),
    )
}

/// Open routes that cost the same.
struct Offer<Cost> {
    cost: Cost,
    routes: RouteSet,
}

impl<Cost: Copy> Offer<Cost> {
    #[inline]
    fn new(price: &Price<Cost>, open: RouteSet) -> Offer<Cost> {
        Offer { cost: price.cost, routes: price.routes & open }
    }

    /// How many claims there are.
    #[inline]
    fn count(&self, ways: impl Fn(Cost) -> u32) -> u32 {
        if self.routes.is_empty() { 0 } else { self.routes.len() as u32 * ways(self.cost) }
    }

    /// The claim that `n` others stand before.
    #[inline]
    fn nth<Payment, Action>(
        &self,
        n: u32,
        payment: impl Fn(Cost, u32) -> Payment,
        claim: impl Fn(RouteId, Payment) -> Action,
    ) -> Action {
        let places = self.routes.len() as u32;
        claim(self.routes.nth(n % places), payment(self.cost, n / places))
    }
}

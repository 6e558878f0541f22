//! Groups of actions that the games list alike.

use std::ops::ControlFlow;

use engine::menu::Tally;

use crate::TicketSet;

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

//! Which cards routes still need beside those in hand.

use std::ops::Range;

use super::DivCeil;

/// No game has more kinds of cards.
pub(crate) const MOST_KINDS: usize = 32;
/// No game has more purses.
pub(crate) const MOST_PURSES: usize = 16;

/// What a hand can spend: of cards that pay alike so much is in one purse (all red cars, or all
/// red ships, with double ones counted twice), and wilds that pay for anything.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub purses: [i32; MOST_PURSES],
    pub wilds: i32,
}

/// What a route takes from a hand.
#[derive(Clone)]
pub(crate) struct Price {
    /// The purses that can pay: one, or for a gray route any one of several.
    pub purses: Range<usize>,
    /// So much of that purse, or wilds.
    pub amount: i32,
    /// So many wilds beside.
    pub wilds: i32,
    /// So much is good to have beside, because it may cost more.
    pub spare: i32,
    /// How much one card of that purse pays on average, in tenths.
    pub card_pays: i32,
}

impl Price {
    /// Whether any one of several purses can pay.
    fn is_gray(&self) -> bool {
        self.purses.len() > 1
    }
}

/// What cards some routes need beside those in hand.
pub(crate) struct Shopping {
    /// How many cards are missing.
    pub missing: i32,
    /// What a card of each purse is worth to the hand, in hundredths of a useful card.
    pub worth: [i32; MOST_PURSES],
    /// What a wild is worth.
    pub wild_worth: i32,
    /// How much of each purse the routes of that colour will take from the hand.
    pub reserved: [i32; MOST_PURSES],
}

impl Shopping {
    /// Shares the hand out: coloured routes first, then gray ones with what is left, and wilds where
    /// the rest is missing.
    pub fn new(hand: &Hand, prices: impl Iterator<Item = Price> + Clone) -> Shopping {
        let mut shopping =
            Shopping { missing: 0, worth: [0; MOST_PURSES], wild_worth: 0, reserved: [0; MOST_PURSES] };
        let mut left = hand.purses;
        let (mut cards, mut symbols, mut close) = (0, 0, false);
        let order = prices.clone().filter(|price| !price.is_gray()).chain(prices.filter(Price::is_gray));
        for price in order {
            symbols += price.wilds;
            let gray = price.is_gray();
            let purse = most(&left, &price.purses);
            let paid = left[purse].min(price.amount);
            left[purse] -= paid;
            if !gray {
                shopping.reserved[purse] += paid;
            }
            let gap = price.amount - paid;
            cards += (10 * gap).div_ceil_by(price.card_pays);
            close |= gap == 1;
            let wish = gap + (price.spare - left[purse]).max(0).min(price.spare);
            if wish > 0 {
                shopping.wish(purse, &price, wish, &left);
            }
        }
        let wilds = hand.wilds;
        shopping.missing = (cards + symbols - wilds).max(0);
        let for_symbol = if symbols > wilds { 70 } else { 0 };
        let for_gap = if close && wilds <= symbols { 35 } else { 0 };
        shopping.wild_worth = 90 + for_symbol + for_gap;
        shopping
    }

    /// Notes that a route lacks so much of a purse, or of any where it is gray.
    fn wish(&mut self, purse: usize, price: &Price, gap: i32, left: &[i32; MOST_PURSES]) {
        let first = if price.is_gray() { 50 + 70 / gap } else { 60 + 80 / gap };
        self.worth[purse] = self.worth[purse].max(first) + 5;
        if price.is_gray() {
            for other in price.purses.clone().filter(|other| *other != purse) {
                self.worth[other] = self.worth[other].max(20 + 6 * left[other].min(5));
            }
        }
    }
}

/// The one of these purses that has the most.
fn most(left: &[i32; MOST_PURSES], purses: &Range<usize>) -> usize {
    purses.clone().max_by_key(|purse| left[*purse]).unwrap_or(0)
}

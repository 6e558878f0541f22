//! Which cards routes still need beside those in hand.

use classic::{Cars, LOCOMOTIVE};
use rails::RouteSet;

use super::look::Look;

/// What cards some routes need beside those in hand.
pub(crate) struct Needs {
    /// How many cards are missing.
    pub missing: i32,
    /// What a card of each kind is worth to the hand, in hundredths of a useful card.
    pub worth: [i32; LOCOMOTIVE + 1],
    /// How much of each colour the routes of that colour will take from the hand.
    pub reserved: [i32; LOCOMOTIVE],
}

impl Needs {
    /// Shares the hand out: coloured routes first, then gray ones with what is left, and locomotives
    /// where the rest is missing.
    pub fn new(look: &Look<'_>, routes: RouteSet) -> Needs {
        let mut needs = Needs { missing: 0, worth: [0; LOCOMOTIVE + 1], reserved: [0; LOCOMOTIVE] };
        let mut left: [i32; LOCOMOTIVE] = std::array::from_fn(|kind| look.held(kind));
        let (mut cards, mut symbols, mut close) = (0, 0, false);
        for gray in [false, true] {
            for id in routes.iter() {
                let route = look.route(id);
                if route.colour.is_none() != gray {
                    continue;
                }
                let cost = route.cost();
                let amount = i32::from(cost.cards - cost.locomotives);
                symbols += i32::from(cost.locomotives);
                let kind = match cost.cars {
                    Cars::Of(colour) => colour.kind(),
                    _ => (0..LOCOMOTIVE).max_by_key(|kind| left[*kind]).unwrap_or(0),
                };
                let paid = left[kind].min(amount);
                left[kind] -= paid;
                if !gray {
                    needs.reserved[kind] += paid;
                }
                let gap = amount - paid;
                cards += gap;
                close |= gap == 1;
                let spare = i32::from(look.is_tunnel(id));
                let wish = gap + (spare - left[kind]).clamp(0, spare);
                if wish > 0 {
                    needs.wish(kind, gray, wish, &left);
                }
            }
        }
        let wilds = look.wilds();
        needs.missing = (cards + symbols - wilds).max(0);
        let for_symbol = if symbols > wilds { 70 } else { 0 };
        let for_gap = if close && wilds <= symbols { 35 } else { 0 };
        needs.worth[LOCOMOTIVE] = look.knobs.wild + for_symbol + for_gap;
        needs
    }

    /// Notes that a route lacks so many cards of a colour, or of any where it is gray.
    fn wish(&mut self, kind: usize, gray: bool, gap: i32, left: &[i32; LOCOMOTIVE]) {
        let first = if gray { 50 + 70 / gap } else { 60 + 80 / gap };
        self.worth[kind] = self.worth[kind].max(first) + 5;
        if gray {
            for other in (0..LOCOMOTIVE).filter(|other| *other != kind) {
                self.worth[other] = self.worth[other].max(20 + 6 * left[other].min(5));
            }
        }
    }

    /// How many turns it takes to draw what is missing and to claim so many routes.
    pub fn turns(&self, routes: usize) -> i32 {
        routes as i32 + (self.missing + 1) / 2
    }
}

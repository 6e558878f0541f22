//! Which cards to draw.

use engine::Chance;
use europe::{Action, Card, Cars, KINDS, LOCOMOTIVE};
use rails::{RouteId, RouteSet};

use super::best;
use super::sight::Sight;

/// What cards some routes need beside those in hand.
pub(super) struct Shopping {
    /// How many cards are missing.
    pub missing: i32,
    /// What each kind of card is worth to the hand, in hundredths of a useful card.
    pub worth: [i32; KINDS],
    /// How many cards of each colour the routes of that colour will take from the hand.
    pub reserved: [i32; KINDS],
}

impl Shopping {
    /// Shares the hand out: coloured routes first, then gray ones with what is left, and
    /// locomotives where the rest is missing.
    pub fn new(sight: &Sight<'_>, routes: RouteSet) -> Shopping {
        let mut shopping = Shopping { missing: 0, worth: [0; KINDS], reserved: [0; KINDS] };
        let mut left = sight.own.hand.counts().map(i32::from);
        let mut gaps = 0;
        let mut ferries = 0;
        let mut close = false;
        let coloured = |route: &RouteId| sight.board.route(*route).colour.is_some();
        let order = routes.iter().filter(coloured).chain(routes.iter().filter(|route| !coloured(route)));
        for route in order {
            let cost = sight.board.route(route).cost();
            let (needed, symbols) = (i32::from(cost.cards - cost.locomotives), i32::from(cost.locomotives));
            ferries += symbols;
            let spare = i32::from(sight.is_tunnel(route));
            let (kind, gray) = match cost.cars {
                Cars::Of(colour) => (colour.kind(), false),
                Cars::Any | Cars::None => (most(&left), true),
            };
            let paid = left[kind].min(needed);
            left[kind] -= paid;
            if !gray {
                shopping.reserved[kind] += paid;
            }
            let gap = needed - paid;
            gaps += gap;
            close |= gap == 1;
            let wish = gap + (spare - left[kind]).max(0).min(spare);
            if wish > 0 {
                shopping.wish(kind, gray, wish, &left);
            }
        }
        let locomotives = left[LOCOMOTIVE];
        shopping.missing = (gaps + ferries - locomotives).max(0);
        let for_ferry = if ferries > locomotives { 70 } else { 0 };
        let for_gap = if close && locomotives <= ferries { 35 } else { 0 };
        shopping.worth[LOCOMOTIVE] = 90 + for_ferry + for_gap;
        shopping
    }

    /// Notes that a route lacks so many cards of a kind, or of any where it is gray.
    fn wish(&mut self, kind: usize, gray: bool, gap: i32, left: &[i32; KINDS]) {
        let first = if gray { 50 + 70 / gap } else { 60 + 80 / gap };
        self.worth[kind] = self.worth[kind].max(first) + 5;
        if gray {
            for other in (0..LOCOMOTIVE).filter(|other| *other != kind) {
                self.worth[other] = self.worth[other].max(20 + 6 * left[other].min(5));
            }
        }
    }
}

/// The colour of which most is there.
fn most(left: &[i32; KINDS]) -> usize {
    (0..LOCOMOTIVE).max_by_key(|kind| left[*kind]).unwrap_or(0)
}

/// Which card to draw for these routes; `None` if none can be drawn.
pub(super) fn card(
    sight: &Sight<'_>,
    aims: RouteSet,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let worth = Shopping::new(sight, aims).worth;
    let blind = unseen_worth(sight, &worth);
    let first = matches!(sight.view.phase, europe::Phase::Turn);
    // What the second card will bring if the first is no locomotive from the market.
    let second = if first { second_worth(sight, &worth, blind) } else { 0 };
    let value = |action: &Action| match action {
        Action::Blind => blind + second,
        Action::Take(Card::Locomotive) => worth[LOCOMOTIVE],
        Action::Take(card) => worth[card.kind()] + second,
        _ => 0,
    };
    let draws = legal.iter().copied().filter(|action| matches!(action, Action::Blind | Action::Take(_)));
    best(draws, value, chance)
}

/// What the second card is worth: the second best of the market, or a blind one.
fn second_worth(sight: &Sight<'_>, worth: &[i32; KINDS], blind: i32) -> i32 {
    let mut values: Vec<i32> =
        sight.view.market.each().filter(|kind| *kind != LOCOMOTIVE).map(|kind| worth[kind]).collect();
    values.sort_unstable_by_key(|value| std::cmp::Reverse(*value));
    values.get(1).copied().unwrap_or(0).max(blind)
}

/// What a card is worth on average that nobody has shown yet.
fn unseen_worth(sight: &Sight<'_>, worth: &[i32; KINDS]) -> i32 {
    let all = sight.board.cards();
    let (mut sum, mut cards) = (0, 0);
    for (kind, worth) in worth.iter().enumerate() {
        let shown = [&sight.view.market, &sight.view.discards, &sight.own.hand];
        let known: i32 = shown.iter().map(|cards| i32::from(cards.of(kind))).sum();
        let count = (i32::from(all.of(kind)) - known).max(0);
        sum += count * worth;
        cards += count;
    }
    sum / cards.max(1)
}

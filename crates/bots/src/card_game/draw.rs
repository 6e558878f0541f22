//! Which cards to draw.

use ::card_game::{Action, Card, LOCOMOTIVE};
use engine::Chance;

use super::best;
use super::sight::Sight;
use super::worth::{Wants, in_hand, of_unknown};

/// What it is worth beside its own worth if a card makes two of a colour: they can be played.
const PAIR: f64 = 0.5;

/// What a turn brings in which this is the first card.
pub(super) fn gain(sight: &Sight<'_>, first: Action) -> f64 {
    let wants = wants(sight);
    let one = worth(sight, &wants, first);
    if first == Action::Take(Card::Locomotive) {
        return one;
    }
    // The second is at least as good as a card from the deck, or the best of those that lie open.
    let mut market = sight.view.market;
    if let Action::Take(card) = first {
        market.remove_up_to(card.kind(), 1);
    }
    let open = market.kinds().filter(|kind| *kind != LOCOMOTIVE);
    let second = open.map(|kind| worth(sight, &wants, Action::Take(Card::of_kind(kind))));
    let blind = if sight.view.deck > 1 { worth(sight, &wants, Action::Blind) } else { 0.0 };
    one + second.fold(blind, f64::max)
}

/// The best card to take now.
pub(super) fn card(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let wants = wants(sight);
    best(legal.iter().copied(), |action| worth(sight, &wants, *action), chance)
}

/// What is lacking beside the pile, the station and the hand.
fn wants(sight: &Sight<'_>) -> Wants {
    let mut have = sight.me.station.cards();
    have.add_all(&sight.own.hand);
    Wants::beside(sight, &have)
}

fn worth(sight: &Sight<'_>, wants: &Wants, action: Action) -> f64 {
    let of_kind = |kind: usize| {
        let makes_pair = kind != LOCOMOTIVE && sight.own.hand.of(kind) > 0;
        wants.on_pile(kind, 0.0) + f64::from(u8::from(makes_pair)) * PAIR
    };
    in_hand(sight)
        * match action {
            Action::Take(card) => of_kind(card.kind()),
            Action::Blind => of_unknown(sight, of_kind),
            _ => 0.0,
        }
}

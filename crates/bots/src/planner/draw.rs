//! Which cards to draw.

use engine::Chance;
use rails::Card;

use super::claim::aims;
use super::plan::Plan;
use super::shopping::MOST_KINDS;
use super::situation::{Meaning, PlannerQueries};
use super::{best, novice};

/// Which card to draw for a plan; `None` if none can be drawn.
pub(crate) fn card<'a, S: PlannerQueries<'a>>(
    situation: &S,
    plan: &Plan,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    if situation.profile.by_looks {
        return novice::card(situation, legal);
    }
    let worth = situation.card_worths(&situation.shopping(aims(situation, plan)));
    let blind = legal.iter().filter_map(|action| match S::meaning(action) {
        Meaning::Blind(deck) => Some(unseen_worth(situation, deck, &worth)),
        _ => None,
    });
    // What the second card will bring if the first is no wild from the market.
    let second = match situation.is_first_card() {
        true => second_worth(situation, &worth, blind.max().unwrap_or(0)),
        false => 0,
    };
    let value = |action: &S::Action| match S::meaning(action) {
        Meaning::Blind(deck) => unseen_worth(situation, deck, &worth) + second,
        Meaning::Take(card) if card == S::WILD => worth[card.kind()],
        Meaning::Take(card) => worth[card.kind()] + second,
        _ => 0,
    };
    let is_draw = |action: &S::Action| matches!(S::meaning(action), Meaning::Blind(_) | Meaning::Take(_));
    best(legal.iter().copied().filter(is_draw), value, chance)
}

/// What the second card is worth: the second best of the market, or a blind one.
fn second_worth<'a, S: PlannerQueries<'a>>(situation: &S, worth: &[i32; MOST_KINDS], blind: i32) -> i32 {
    let cards = (0..S::Card::KINDS).map(S::Card::of_kind).filter(|card| *card != S::WILD);
    let each =
        cards.flat_map(|card| std::iter::repeat_n(worth[card.kind()], situation.in_market(card).into()));
    let mut values: Vec<i32> = each.collect();
    values.sort_unstable_by_key(|value| std::cmp::Reverse(*value));
    values.get(1).copied().unwrap_or(0).max(blind)
}

/// What a card of a deck is worth on average that nobody has shown yet.
pub(crate) fn unseen_worth<'a, S: PlannerQueries<'a>>(
    situation: &S,
    deck: usize,
    worth: &[i32; MOST_KINDS],
) -> i32 {
    let (mut sum, mut cards) = (0, 0);
    for card in (0..S::Card::KINDS).map(S::Card::of_kind).filter(|card| S::deck(*card) == deck) {
        let count = situation.unseen(card).max(0);
        sum += count * worth[card.kind()];
        cards += count;
    }
    sum / cards.max(1)
}

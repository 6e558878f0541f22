//! Which cards to draw.

use ::card_game::{Action, Card, Cards, Colour, KINDS, LOCOMOTIVE};

use super::situation::Situation;
use super::wants::{Wants, in_hand};

/// What a card of each kind brings in hand, and an unknown one.
pub(super) struct Prices {
    of: [f64; KINDS],
    blind: f64,
}

impl Prices {
    pub fn new(situation: &Situation<'_>, wants: &Wants) -> Prices {
        let in_hand = in_hand(situation);
        let of = std::array::from_fn(|kind| in_hand * of_kind(situation, wants, kind));
        let blind = (0..KINDS).map(|kind| situation.likely[kind] * of[kind]).sum();
        Prices { of, blind: if situation.deck > 0 { blind } else { 0.0 } }
    }

    /// What this card brings.
    #[inline]
    pub fn of(&self, action: Action) -> f64 {
        match action {
            Action::Take(card) => self.of[card.kind()],
            Action::Blind => self.blind,
            _ => 0.0,
        }
    }

    /// What a turn brings in which this is the first card.
    pub fn turn(&self, situation: &Situation<'_>, first: Action) -> f64 {
        if first == Action::Take(Card::Locomotive) {
            return self.of(first);
        }
        let mut market = situation.market;
        if let Action::Take(card) = first {
            market.remove_up_to(card.kind(), 1);
        }
        self.of(first) + self.second(&market)
    }

    /// The second is at least as good as a card from the deck, or the best of those that lie open.
    fn second(&self, market: &Cards) -> f64 {
        let open = (0..LOCOMOTIVE).filter(|kind| market.of(*kind) > 0).map(|kind| self.of[kind]);
        open.fold(self.blind, f64::max)
    }

    /// Every first card, with what such a turn brings.
    #[inline]
    pub fn each_first(&self, situation: &Situation<'_>, mut see: impl FnMut(Action, f64)) {
        draws(situation, KINDS, |action| see(action, self.turn(situation, action)));
    }

    /// Every second card.
    #[inline]
    pub fn each_second(&self, situation: &Situation<'_>, mut see: impl FnMut(Action, f64)) {
        draws(situation, LOCOMOTIVE, |action| see(action, self.of(action)));
    }
}

/// The cards that may be drawn, if so many kinds may be taken from the market. Whichever of two comes
/// first makes no difference, but what was blind may change the plan: a blind one is named first.
#[inline]
fn draws(situation: &Situation<'_>, kinds: usize, mut see: impl FnMut(Action)) {
    if situation.deck > 0 {
        see(Action::Blind);
    }
    for kind in (0..kinds).filter(|kind| situation.market.of(*kind) > 0) {
        see(Action::Take(Card::of_kind(kind)));
    }
}

/// What a card of this kind would bring if it was as good in hand as on the pile.
fn of_kind(situation: &Situation<'_>, wants: &Wants, kind: usize) -> f64 {
    let held = situation.hand.of(kind);
    let worth = wants.on_pile(kind, held.into());
    if kind == LOCOMOTIVE {
        return worth;
    }
    let mut more = 0.0;
    if held > 0 {
        more += situation.weights.company;
    }
    let rival = situation.rival(kind).total();
    if rival > 0
        && situation.station.group(Colour::ALL[kind]).is_empty()
        && held + situation.hand.of(LOCOMOTIVE) == rival
    {
        more += situation.weights.ambush * situation.weights.malice * f64::from(rival);
    }
    worth + more
}

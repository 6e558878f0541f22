//! Which cards to draw.

use ::card_game::{Action, Card, Cards, Colour, KINDS, LOCOMOTIVE};

use super::sight::Sight;
use super::wants::{Wants, in_hand};

/// What a card of each kind brings in hand, and an unknown one.
pub(super) struct Prices {
    of: [f64; KINDS],
    blind: f64,
}

impl Prices {
    pub fn new(sight: &Sight<'_>, wants: &Wants) -> Prices {
        let in_hand = in_hand(sight);
        let of = std::array::from_fn(|kind| in_hand * of_kind(sight, wants, kind));
        let blind = (0..KINDS).map(|kind| sight.likely[kind] * of[kind]).sum();
        Prices { of, blind: if sight.deck > 0 { blind } else { 0.0 } }
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
    pub fn turn(&self, sight: &Sight<'_>, first: Action) -> f64 {
        if first == Action::Take(Card::Locomotive) {
            return self.of(first);
        }
        let mut market = sight.market;
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

    /// The best first card, and what such a turn brings.
    pub fn best_turn(&self, sight: &Sight<'_>) -> Option<(Action, f64)> {
        // Whichever of two comes first makes no difference, but what was blind may change the plan.
        let mut best: Option<(Action, f64)> = None;
        let mut offer = |action: Action, worth: f64| {
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((action, worth));
            }
        };
        if sight.deck > 0 {
            offer(Action::Blind, self.turn(sight, Action::Blind));
        }
        for kind in (0..KINDS).filter(|kind| sight.market.of(*kind) > 0) {
            let action = Action::Take(Card::of_kind(kind));
            offer(action, self.turn(sight, action));
        }
        best
    }

    /// The best second card.
    pub fn best_second(&self, sight: &Sight<'_>) -> Option<Action> {
        let mut best = (sight.deck > 0).then_some((Action::Blind, self.blind));
        for kind in (0..LOCOMOTIVE).filter(|kind| sight.market.of(*kind) > 0) {
            if best.is_none_or(|(_, most)| self.of[kind] > most) {
                best = Some((Action::Take(Card::of_kind(kind)), self.of[kind]));
            }
        }
        best.map(|(action, _)| action)
    }
}

/// What a card of this kind would bring if it was as good in hand as on the pile.
fn of_kind(sight: &Sight<'_>, wants: &Wants, kind: usize) -> f64 {
    let held = sight.hand.of(kind);
    let worth = wants.on_pile(kind, held.into());
    if kind == LOCOMOTIVE {
        return worth;
    }
    let mut more = 0.0;
    if held > 0 {
        more += sight.habits.company;
    }
    let rival = sight.rival(kind).total();
    if rival > 0
        && sight.station.group(Colour::ALL[kind]).is_empty()
        && held + sight.hand.of(LOCOMOTIVE) == rival
    {
        more += sight.habits.ambush * sight.habits.malice * f64::from(rival);
    }
    worth + more
}

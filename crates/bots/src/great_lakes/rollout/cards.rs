//! Which cards a quick player draws.

use great_lakes::{Action, COLOURS, Card, KINDS, Kind, Phase, TRAIN_KINDS, WILD};
use rails::{Card as _, RouteSet};

use super::situation::RolloutSituation;
use super::weights;
use crate::planner::shopping::MOST_KINDS;

/// What each kind of card is worth to the hand, in hundredths of a useful card.
fn worths(situation: &RolloutSituation<'_>, wanted: RouteSet) -> [i32; MOST_KINDS] {
    situation.purse.card_worths(&situation.shopping(wanted))
}

/// What a card of each deck is worth on average.
fn blind(situation: &RolloutSituation<'_>, worths: &[i32; MOST_KINDS]) -> [i32; 2] {
    let cards = &situation.board.cards;
    let [plain, marked, wild, single, double] =
        [cards.plain, cards.marked, cards.wild, cards.single, cards.double].map(i32::from);
    let (mut trains, mut ships) = (wild * worths[WILD], 0);
    for colour in 0..COLOURS {
        trains += plain * worths[colour] + marked * worths[COLOURS + colour];
        ships += single * worths[TRAIN_KINDS + colour] + double * worths[TRAIN_KINDS + COLOURS + colour];
    }
    let each = COLOURS as i32;
    [trains / (each * (plain + marked) + wild).max(1), ships / (each * (single + double)).max(1)]
}

/// Draws a card for these routes; `None` if none can be drawn.
pub(crate) fn draw(situation: &RolloutSituation<'_>, wanted: RouteSet) -> Option<Action> {
    let worths = worths(situation, wanted);
    let unseen = blind(situation, &worths);
    let mut best: Option<(Action, i32)> = None;
    let mut second = 0;
    let mut offer = |action: Action, worth: i32, count: u8| match best {
        Some((_, most)) if worth <= most => second = second.max(worth),
        _ => {
            second = if count > 1 { worth } else { best.map_or(0, |(_, most)| most) };
            best = Some((action, worth));
        }
    };
    for deck in Kind::ALL {
        if situation.state.can_draw(deck) {
            offer(Action::Blind(deck), unseen[deck as usize], 2);
        }
    }
    for (kind, worth) in worths[..KINDS].iter().enumerate() {
        let count = situation.market_of(kind);
        if count > 0 && kind != WILD {
            offer(Action::Take(Card::of_kind(kind)), *worth, count);
        }
    }
    let is_first = situation.state.phase == Phase::Turn;
    let wild = is_first && situation.state.market.wilds() > 0;
    match best {
        Some((_, first)) if wild && worths[WILD] > first + second * weights::SECOND_CARD / 100 => {
            Some(Action::Take(Card::Wild))
        }
        None if wild => Some(Action::Take(Card::Wild)),
        best => best.map(|(action, _)| action),
    }
}

/// Refills the market from the deck whose cards are wanted more.
pub(crate) fn refill(situation: &RolloutSituation<'_>, wanted: RouteSet) -> Action {
    let [trains, ships] = blind(situation, &worths(situation, wanted));
    Action::Refill(if ships > trains { Kind::Ship } else { Kind::Train })
}

//! All that is worth a thought in a turn, and what it seems to bring.

use ::card_game::{Action, Card, Colour, KINDS, LOCOMOTIVE, Phase, Play};
use arrayvec::ArrayVec;
use rails::TicketSet;

use super::sight::Sight;
use super::wants::Wants;
use super::{draw, play, tickets};

/// More options than a turn ever has.
const MOST: usize = 64;
/// So many locomotives beside those that a group needs are worth a thought.
const ESCORT: u8 = 2;
/// A row has so many cards (CG-14).
const ROW: usize = 3;

/// Things to do, each with what it seems to bring.
pub(super) type Options = ArrayVec<(Action, f64), MOST>;

/// What seems best; `None` where the phase leaves nothing to weigh up.
#[inline]
pub(super) fn best(sight: &Sight<'_>, offer: TicketSet) -> Option<Action> {
    match sight.phase {
        Phase::Opening => Some(Action::Keep(tickets::best_keep(sight, offer, 1))),
        Phase::Tickets => Some(Action::Keep(tickets::best_keep(sight, offer, 0))),
        Phase::SecondCard => draw::Prices::new(sight, &Wants::new(sight)).best_second(sight),
        Phase::Turn => {
            let wants = Wants::new(sight);
            let mut best = draw::Prices::new(sight, &wants).best_turn(sight);
            let mut offer = |action: Action, worth: f64| {
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((action, worth));
                }
            };
            if let Some(worth) = tickets::gain(sight) {
                offer(Action::Tickets, worth);
            }
            each_play(sight, &wants, |play, worth| offer(Action::Play(play), worth));
            best.map(|(action, _)| action)
        }
        Phase::Scoring { .. } | Phase::Over(_) => None,
    }
}

/// The first of those that are worth most.
pub(super) fn most<T: Copy>(all: impl Iterator<Item = T>, worth: impl Fn(&T) -> f64) -> Option<T> {
    let mut best: Option<(T, f64)> = None;
    for one in all {
        let worth = worth(&one);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((one, worth));
        }
    }
    best.map(|(one, _)| one)
}

/// All options, the best first.
pub(super) fn all(sight: &Sight<'_>, offer: TicketSet) -> Options {
    let mut options = Options::new();
    match sight.phase {
        Phase::Opening | Phase::Tickets => {
            let least = usize::from(sight.phase == Phase::Opening);
            tickets::each_keep(sight, offer, least, |kept, worth| {
                let _ = options.try_push((Action::Keep(kept), worth));
            });
        }
        Phase::Turn => {
            let wants = Wants::new(sight);
            let prices = draw::Prices::new(sight, &wants);
            for action in draws(sight, true) {
                let _ = options.try_push((action, prices.turn(sight, action)));
            }
            if let Some(worth) = tickets::gain(sight) {
                let _ = options.try_push((Action::Tickets, worth));
            }
            each_play(sight, &wants, |play, worth| {
                let _ = options.try_push((Action::Play(play), worth));
            });
        }
        Phase::SecondCard => {
            let prices = draw::Prices::new(sight, &Wants::new(sight));
            options.extend(draws(sight, false).map(|action| (action, prices.of(action))).take(MOST));
        }
        Phase::Scoring { .. } | Phase::Over(_) => {}
    }
    options.sort_by(|one, other| other.1.total_cmp(&one.1));
    options
}

/// The cards that may be drawn, as the first or the second.
fn draws(sight: &Sight<'_>, first: bool) -> impl Iterator<Item = Action> + use<> {
    let market = sight.market;
    let kinds = if first { KINDS } else { LOCOMOTIVE };
    let open =
        (0..kinds).filter(move |kind| market.of(*kind) > 0).map(|kind| Action::Take(Card::of_kind(kind)));
    (sight.deck > 0).then_some(Action::Blind).into_iter().chain(open)
}

/// Every play that is worth a thought: of a colour all cars, with as many locomotives as it needs or
/// a few more; and a row of the three best.
#[inline]
fn each_play(sight: &Sight<'_>, wants: &Wants, mut see: impl FnMut(Play, f64)) {
    let held_locomotives = sight.hand.of(LOCOMOTIVE);
    let mut row: ArrayVec<(Colour, f64), 8> = ArrayVec::new();
    for colour in Colour::ALL {
        let cars = sight.hand.of(colour.kind());
        if cars == 0 || !sight.station.group(colour).is_empty() {
            continue;
        }
        let lies = sight.rival(colour.kind()).total();
        if lies == 0 {
            row.push((colour, wants.on_pile(colour.kind(), 0)));
        }
        let needs = 2.max(lies + 1).saturating_sub(cars);
        for locomotives in needs..=held_locomotives.min(needs + ESCORT) {
            let group = Play::Group { colour, cars, locomotives };
            see(group, play::gain(sight, wants, group));
        }
    }
    if row.len() >= ROW {
        row.sort_by(|one, other| other.1.total_cmp(&one.1));
        let mut colours: [Colour; ROW] = std::array::from_fn(|place| row[place].0);
        colours.sort();
        see(Play::Row(colours), play::gain(sight, wants, Play::Row(colours)));
    }
}

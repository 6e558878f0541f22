//! All that is worth a thought in a turn, and what it seems to bring.

use ::card_game::{Action, Colour, LOCOMOTIVE, Phase, Play};
use arrayvec::ArrayVec;
use rails::TicketSet;

use super::draw::Prices;
use super::situation::Situation;
use super::wants::Wants;
use super::{play, tickets};

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
pub(super) fn best(situation: &Situation<'_>, offer: TicketSet) -> Option<Action> {
    let mut best: Option<(Action, f64)> = None;
    each(situation, offer, |action, worth| {
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    });
    best.map(|(action, _)| action)
}

/// All options, the best first.
pub(super) fn all(situation: &Situation<'_>, offer: TicketSet) -> Options {
    let mut options = Options::new();
    each(situation, offer, |action, worth| {
        let _ = options.try_push((action, worth));
    });
    options.sort_by(|one, other| other.1.total_cmp(&one.1));
    options
}

/// Every option.
#[inline]
fn each(situation: &Situation<'_>, offer: TicketSet, mut see: impl FnMut(Action, f64)) {
    match situation.phase {
        Phase::Opening | Phase::Tickets => {
            let least = usize::from(situation.phase == Phase::Opening);
            tickets::each_keep(situation, offer, least, |kept, worth| see(Action::Keep(kept), worth));
        }
        Phase::Turn => {
            let wants = Wants::new(situation);
            Prices::new(situation, &wants).each_first(situation, &mut see);
            if let Some(worth) = tickets::gain(situation) {
                see(Action::Tickets, worth);
            }
            each_play(situation, &wants, |play, worth| see(Action::Play(play), worth));
        }
        Phase::SecondCard => Prices::new(situation, &Wants::new(situation)).each_second(situation, see),
        Phase::Scoring { .. } | Phase::Over(_) => {}
    }
}

/// Every play that is worth a thought: of a colour all cars, with as many locomotives as it needs or
/// a few more; and a row of the three best.
#[inline]
fn each_play(situation: &Situation<'_>, wants: &Wants, mut see: impl FnMut(Play, f64)) {
    let held_locomotives = situation.hand.of(LOCOMOTIVE);
    let mut row: ArrayVec<(Colour, f64), 8> = ArrayVec::new();
    for colour in Colour::ALL {
        let cars = situation.hand.of(colour.kind());
        if cars == 0 || !situation.station.group(colour).is_empty() {
            continue;
        }
        let lies = situation.rival(colour.kind()).total();
        if lies == 0 {
            row.push((colour, wants.on_pile(colour.kind(), 0)));
        }
        let needs = 2.max(lies + 1).saturating_sub(cars);
        for locomotives in needs..=held_locomotives.min(needs + ESCORT) {
            let group = Play::Group { colour, cars, locomotives };
            see(group, play::gain(situation, wants, group));
        }
    }
    if row.len() >= ROW {
        row.sort_by(|one, other| other.1.total_cmp(&one.1));
        let mut colours: [Colour; ROW] = std::array::from_fn(|place| row[place].0);
        colours.sort();
        see(Play::Row(colours), play::gain(situation, wants, Play::Row(colours)));
    }
}

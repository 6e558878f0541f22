//! Which cars to play to the station, and whom to rob.

use ::card_game::{Group, LOCOMOTIVE, Play};
use engine::Seat;

use super::risk;
use super::situation::Situation;
use super::wants::{Wants, in_hand};

/// What it brings to play these cars: what gets through to the pile, without what the cards were
/// worth in hand; and what it takes from others.
pub(super) fn gain(situation: &Situation<'_>, wants: &Wants, play: Play) -> f64 {
    let held = in_hand(situation);
    let mut sum = -situation.weights.play_cost * held;
    for (colour, group) in play.groups() {
        sum += through(situation, wants, colour.kind(), group);
        sum -= held * along(group.cars, |n| wants.on_pile(colour.kind(), n));
        sum -= held * along(group.locomotives, |n| wants.on_pile(LOCOMOTIVE, n));
        sum += robbery(situation, colour.kind());
    }
    sum
}

/// The sum over so many cards, each after the others.
#[inline]
fn along(count: u8, worth: impl Fn(i32) -> f64) -> f64 {
    (0..i32::from(count)).map(worth).sum()
}

/// What of a group may be expected to get through to the pile: one card a turn, locomotives first,
/// until it is robbed or the round is over (CG-6, CG-7).
fn through(situation: &Situation<'_>, wants: &Wants, kind: usize, group: Group) -> f64 {
    let (mut sum, mut chance) = (0.0, 1.0);
    let (mut cars, mut locomotives) = (0, 0);
    let turns = situation.turns;
    for lap in 0..group.total() {
        let time = (turns - 1.0 - f64::from(lap)).clamp(0.0, 1.0);
        chance *= risk::survives(situation, kind, group.total() - lap, lap) * time;
        if chance <= 0.0 {
            break;
        }
        let (kind, after) =
            if lap < group.locomotives { (LOCOMOTIVE, &mut locomotives) } else { (kind, &mut cars) };
        sum += chance * wants.on_pile(kind, *after);
        *after += 1;
    }
    sum
}

/// What it is worth to rob this colour: all that wouldn't have got through any more (CG-16).
pub(super) fn robbery(situation: &Situation<'_>, kind: usize) -> f64 {
    let (seat, group) = situation.rivals[kind];
    if group.is_empty() {
        return 0.0;
    }
    let lost = match situation.turns_left {
        // Whoever has had the last turn loses nothing.
        Some(left) => f64::from(u8::from(has_turn(situation, seat, left))),
        None => f64::from(group.total()).min(situation.turns - 1.0),
    };
    situation.weights.malice * lost * 2.0 / situation.seats as f64
}

/// Whether a seat still has a turn among the last ones, this one counted.
fn has_turn(situation: &Situation<'_>, seat: Seat, left: u8) -> bool {
    let seats = situation.seats;
    let mut next = situation.seat;
    (1..left).any(|_| {
        next = next.next(seats);
        next == seat
    })
}

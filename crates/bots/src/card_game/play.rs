//! Which cars to play to the station, and whom to rob.

use ::card_game::{Colour, Group, LOCOMOTIVE, Play};

use super::risk;
use super::sight::Sight;
use super::worth::{Wants, in_hand};

/// What a card of another seat brings to it, as far as one can guess.
const THEIRS: f64 = 5.0;

/// What it brings to play these cars: what gets through to the pile, without what the cards were
/// worth in hand; and what it takes from others.
pub(super) fn gain(sight: &Sight<'_>, play: Play) -> f64 {
    let lying = sight.me.station.cards();
    let wants = Wants::beside(sight, &lying);
    let through: f64 = play.groups().map(|(colour, group)| through(sight, &wants, colour, group)).sum();
    let cards = play.cards();
    let held: f64 = cards.kinds().map(|kind| along(cards.of(kind), |n| wants.on_pile(kind, n))).sum();
    through - in_hand(sight) * held + robbery(sight, play)
}

/// The sum over so many cards, each after the others.
fn along(count: u8, worth: impl Fn(f64) -> f64) -> f64 {
    (0..count).map(|n| worth(n.into())).sum()
}

/// What of a group may be expected to get through to the pile: one card a turn, locomotives first,
/// until it is robbed or the round is over (CG-6, CG-7).
fn through(sight: &Sight<'_>, wants: &Wants, colour: Colour, group: Group) -> f64 {
    let (mut sum, mut chance) = (0.0, 1.0);
    let mut sent = [0.0; 2];
    for lap in 0..group.total() {
        let turns = sight.turns - 1.0 - f64::from(lap);
        chance *= risk::survives(sight, colour, group.total() - lap, lap) * turns.clamp(0.0, 1.0);
        let (kind, place) = if lap < group.locomotives { (LOCOMOTIVE, 1) } else { (colour.kind(), 0) };
        sum += chance * wants.on_pile(kind, sent[place]);
        sent[place] += 1.0;
    }
    sum
}

/// What it is worth to rob by this play: all that wouldn't have got through any more (CG-16).
fn robbery(sight: &Sight<'_>, play: Play) -> f64 {
    let Some((seat, _, group)) = sight.view.robbed_by(sight.seat, play) else { return 0.0 };
    // Whoever has had the last turn loses nothing.
    let is_through = sight.view.turns_left.is_some_and(|left| !has_turn(sight, seat, left));
    let lost = match sight.view.turns_left {
        Some(_) if is_through => 0.0,
        Some(_) => 1.0,
        None => f64::from(group.total()).min(sight.turns - 1.0),
    };
    let rivals = sight.view.seats.len() as f64 - 1.0;
    sight.temper.malice * THEIRS * lost * 2.0 / (1.0 + rivals)
}

/// Whether a seat still has a turn among the last ones, this one counted.
fn has_turn(sight: &Sight<'_>, seat: engine::Seat, left: u8) -> bool {
    let seats = sight.view.seats.len();
    let mut next = sight.view.turn;
    (1..left).any(|_| {
        next = next.next(seats);
        next == seat
    })
}

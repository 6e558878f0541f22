//! A yardstick: whoever does what brings most at once, and never thinks of the next turn, nor of what
//! the others may do.

use ::card_game::{Action, CardGame, LOCOMOTIVE, Memory, Phase, Play, View};
use rails::TicketSet;

use super::profile::Profile;
use super::situation::Situation;
use super::wants::Wants;
use crate::most;

/// A card that is drawn has to be played before it counts.
const DRAWN: f64 = 0.5;
/// What it enjoys about each card that it robs.
const ROBBED: f64 = 2.0;
/// What new tickets are worth to someone who has nothing to do.
const TICKETS: f64 = 10.0;
/// A car that is lacking for a ticket seems to cost so much.
const LACKING: f64 = 3.0;

/// What it does, out of these.
pub(super) fn choose(game: &CardGame, view: &View, memory: &Memory, legal: &[Action]) -> Option<Action> {
    let situation = Situation::of_view(game, view, memory, &Profile::GREEDY)?;
    let wants = Wants::new(&situation);
    let worth = |action: &Action| match *action {
        Action::Keep(kept) => keep(&situation, kept),
        Action::Take(card) => DRAWN * wants.on_pile(card.kind(), situation.hand.of(card.kind()).into()),
        Action::Blind => DRAWN * wants.spare(),
        Action::Play(play) => play_worth(&situation, &wants, play),
        Action::Tickets if situation.fresh_tickets > 0 && wants.in_all <= 0 => TICKETS,
        Action::Complete(ticket) => game.board().ticket(ticket).points.into(),
        Action::Tickets | Action::Pass => 0.0,
    };
    // A turn of drawing brings two cards.
    let cards = if situation.phase == Phase::Turn { 2.0 } else { 1.0 };
    let worth = |action: &Action| match action {
        Action::Take(card) if card.kind() == LOCOMOTIVE => worth(action),
        Action::Take(_) | Action::Blind => cards * worth(action),
        _ => worth(action),
    };
    most(legal.iter().map(|action| (*action, worth(action))))
}

/// What cars bring that are played: all that they are worth, as if they were on the pile already.
fn play_worth(situation: &Situation<'_>, wants: &Wants, play: Play) -> f64 {
    let cards = play.cards();
    let worth: f64 = cards.each().zip(places(&cards)).map(|(kind, after)| wants.on_pile(kind, after)).sum();
    let robbed: u8 = play.groups().map(|(colour, _)| situation.rival(colour.kind()).total()).sum();
    worth + ROBBED * f64::from(robbed)
}

/// For every card: how many of its kind come before it.
fn places(cards: &::card_game::Cards) -> impl Iterator<Item = i32> + '_ {
    cards.kinds().flat_map(|kind| 0..i32::from(cards.of(kind)))
}

/// What tickets seem to be worth: each by itself.
fn keep(situation: &Situation<'_>, kept: TicketSet) -> f64 {
    let worth = |id: rails::TicketId| {
        let ticket = situation.board().ticket(id);
        let lacking: i32 = (0..LOCOMOTIVE)
            .map(|kind| {
                let have = situation.under_way(kind) + i32::from(situation.hand.of(kind));
                (i32::from(ticket.cars.of(kind)) - have).max(0)
            })
            .sum();
        f64::from(ticket.points) - LACKING * f64::from(lacking) * 2.0
    };
    kept.iter().map(worth).sum()
}

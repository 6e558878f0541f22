//! Robberies that are still to be seen on the table: the place where a group lay, and the one that robbed it.

use ::card_game::{CardGame, Colour, Event, Group, SeatView};
use engine::Seat;

use crate::Screen;

/// What was taken from a station (CG-16).
pub(super) struct Robbery {
    /// Who robbed.
    pub by: Seat,
    /// Of which colour.
    pub colour: Colour,
    /// What lay there.
    pub group: Group,
}

/// What a seat was robbed of and hasn't laid there again.
pub(super) fn gaps(screen: &Screen<'_, CardGame>, seat: Seat, facts: &SeatView) -> Vec<Robbery> {
    let mut gaps: Vec<Robbery> = Vec::new();
    for (robbed, robbery) in recent(screen) {
        let is_known = gaps.iter().any(|gap| gap.colour == robbery.colour);
        if robbed == seat && !is_known && facts.station.group(robbery.colour).is_empty() {
            gaps.push(robbery);
        }
    }
    gaps
}

/// Whether a seat's group of this colour robbed somebody.
pub(super) fn robs(screen: &Screen<'_, CardGame>, seat: Seat, colour: Colour) -> bool {
    recent(screen).any(|(_, robbery)| robbery.by == seat && robbery.colour == colour)
}

/// A turn has so many steps at most: two cards, or tickets that are looked at and kept.
const TURN: u32 = 2;

/// Robberies of the round since the viewer acted, and whoever looks sees each for a lap at least: who was robbed,
/// and of what. Everyone saw them happen, so they tell nothing about train piles (CG-8).
fn recent<'s>(screen: &Screen<'s, CardGame>) -> impl Iterator<Item = (Seat, Robbery)> + use<'s> {
    let lap = screen.step.saturating_sub(TURN * screen.view.seats.len() as u32);
    let from = screen.since.min(lap);
    let fresh = screen.events.iter().rev().take_while(move |(step, _)| *step > from);
    let of_round = fresh.take_while(|(_, event)| !matches!(event, Event::Scoring { .. }));
    of_round.filter_map(|(_, event)| match event {
        Event::Robbed { seat, by, colour, group } => {
            Some((*seat, Robbery { by: *by, colour: *colour, group: *group }))
        }
        _ => None,
    })
}

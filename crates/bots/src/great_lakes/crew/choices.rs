//! Which tickets a quick player keeps, and which pieces it starts with.

use great_lakes::Action;
use rails::TicketSet;

use super::aim::Aim;
use super::knobs;
use super::look::Look;

/// At least so many of the opening tickets are kept (GL-3).
pub(super) const OF_OPENING: usize = 3;
/// At least so many of those drawn later (GL-19).
pub(super) const OF_DRAWN: usize = 1;

/// Which of the tickets on offer to keep, at least so many.
pub(crate) fn keep(look: &Look<'_>, least: usize) -> Option<Action> {
    let offer = look.me.offer;
    let least = least.min(offer.len());
    let mut best = None;
    // All parts of the offer, by their bits.
    let mut bits = offer.bits();
    while bits != 0 {
        let kept = TicketSet::from_bits(bits);
        if kept.len() >= least {
            let worth = Aim::new(look, look.me.tickets | kept).worth(look);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((kept, worth));
            }
        }
        bits = (bits - 1) & offer.bits();
    }
    best.map(|(kept, _)| Action::Keep(kept))
}

/// Trains for the plan, and of the rest mostly ships: a card of theirs often pays for two (GL-4).
pub(crate) fn pieces(look: &Look<'_>) -> Action {
    let all = &look.board.pieces;
    let [trains, ships] = look.taken(Aim::new(look, look.me.tickets).build);
    let spare = (i32::from(all.chosen) - trains - ships).max(0);
    let wish = trains + spare * knobs::SPARE_TRAINS / 100;
    let choices = all.train_choices();
    Action::Pieces(wish.clamp((*choices.start()).into(), (*choices.end()).into()) as u8)
}

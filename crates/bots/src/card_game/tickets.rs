//! Which tickets to keep, and when to take more.

use ::card_game::{Action, Cards, LOCOMOTIVE};
use engine::Chance;
use rails::TicketSet;

use super::best;
use super::sight::Sight;

/// What it costs to get one more car onto the pile: the turns it takes might serve other tickets.
const EFFORT: f64 = 2.0;
/// What it costs to plan with one more car than will get through.
const TOO_MUCH: f64 = 11.0;
/// What a ticket to a big city brings beside its points: its share of a bonus card.
const BIG_CITY: f64 = 1.0;
/// Of four tickets about so many cars fit what is there.
const NEW_TICKETS: f64 = 7.0;
/// What a car of a new ticket brings.
const NEW_CAR: f64 = 2.4;

/// Anything else is better.
const NEVER: f64 = -1000.0;

/// Which of the tickets on offer to keep (CG-4, CG-19).
pub(super) fn keep(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Keep(kept) => worth(sight, sight.own.tickets | *kept),
        _ => f64::NEG_INFINITY,
    };
    best(legal.iter().copied(), worth, chance)
}

/// What these tickets bring to someone who can get so much more onto the pile.
fn worth(sight: &Sight<'_>, tickets: TicketSet) -> f64 {
    let board = sight.board();
    let lacking = lacking(sight, tickets);
    let cities: usize = board.bonuses.iter().map(|bonus| (bonus.tickets & tickets).len()).sum();
    let excess = (lacking - sight.capacity()).max(0.0);
    f64::from(board.points(tickets)) + BIG_CITY * cities as f64 - EFFORT * lacking - TOO_MUCH * excess
}

/// How many cars these tickets lack, with all that is on the pile or may get there.
fn lacking(sight: &Sight<'_>, tickets: TicketSet) -> f64 {
    let needed = sight.needed(tickets);
    let station = sight.me.station.cards();
    let at = |cards: &Cards, kind: usize| f64::from(cards.of(kind));
    let have = |kind: usize| at(&sight.train, kind) + at(&station, kind);
    let cars = (0..LOCOMOTIVE).map(|kind| (at(&needed, kind) - have(kind)).max(0.0)).sum::<f64>();
    (cars - have(LOCOMOTIVE)).max(0.0)
}

/// What it brings to take tickets now: nothing while there is enough to do (CG-19).
pub(super) fn gain(sight: &Sight<'_>) -> f64 {
    // Those that were put back are no news. That also keeps everyone from taking the same ones for
    // ever.
    if sight.view.fresh_tickets == 0 {
        return NEVER;
    }
    let room = sight.capacity() - lacking(sight, sight.own.tickets);
    NEW_CAR * room.min(NEW_TICKETS)
}

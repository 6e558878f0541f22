//! The opening: everyone chooses tickets, and then pieces (GL-3, GL-4).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;

use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::GreatLakes;
use crate::state::{Phase, State};

/// Keeps opening tickets. What all turn down is shuffled together and put under the deck when the
/// last has chosen (GL-3).
pub(crate) fn keep(
    state: &mut State,
    seat: Seat,
    kept: TicketSet,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.holdings[seat].tickets = kept;
    witness.see(|| Event::Opened { seat, count: kept.len() as u8, kept: Some(kept) });
    if !state.actors().is_empty() {
        return;
    }
    let mut all = TicketSet::NONE;
    for seat in Seat::all(engine::MAX_SEATS) {
        let own = &mut state.holdings[seat];
        let down = own.offer - own.tickets;
        own.turned_down = down.len() as u8;
        own.offer = TicketSet::NONE;
        all |= down;
    }
    state.tickets.shuffle_under(all, chance);
    state.phase = Phase::Pieces;
    let count = state.tickets.shuffled.len() as u8;
    witness.see(|| Event::Returned { count });
}

/// Whether a seat may start with so many trains (GL-4).
pub(crate) fn check_pieces(game: &GreatLakes, trains: u8) -> Result<(), Illegal> {
    let choices = game.board.pieces.train_choices();
    let (least, most) = (*choices.start(), *choices.end());
    if choices.contains(&trains) { Ok(()) } else { Err(Illegal::WrongPieces { least, most }) }
}

/// Takes so many trains, ships for the rest, and puts all others into the box. What everyone has
/// chosen is told when the last has.
pub(crate) fn pieces(
    game: &GreatLakes,
    state: &mut State,
    seat: Seat,
    trains: u8,
    witness: &mut impl Witness<Event>,
) {
    let all = game.board.pieces;
    let own = &mut state.holdings[seat];
    (own.trains, own.ships) = (trains, all.chosen - trains);
    (own.train_box, own.ship_box) = (all.trains - own.trains, all.ships - own.ships);
    witness.see(|| Event::Chose { seat, trains: Some(trains) });
    if state.actors().is_empty() {
        for seat in game.all_seats() {
            let own = state.of(seat);
            witness.see(|| Event::Starts { seat, trains: own.trains, ships: own.ships });
        }
        state.phase = Phase::Turn;
        witness.see(|| Event::Started);
    }
}

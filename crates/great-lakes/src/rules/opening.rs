//! The opening: everyone chooses tickets, and then pieces (GL-3, GL-4).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;

use super::{Play, market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::GreatLakes;
use crate::state::Phase;

/// Keeps opening tickets. What all turn down is shuffled together and put under the deck when the
/// last has chosen (GL-3).
pub(crate) fn keep<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, kept: TicketSet) {
    play.state.holdings[seat].tickets = kept;
    play.see(|| Event::Opened { seat, count: kept.len() as u8, kept: Some(kept) });
    if play.state.actors().is_empty() {
        return_others(play);
    }
    market::settle(play);
}

fn return_others<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let state = &mut *play.state;
    let mut all = TicketSet::NONE;
    for seat in play.game.all_seats() {
        let own = &mut state.holdings[seat];
        let down = std::mem::take(&mut own.offer) - own.tickets;
        own.turned_down = down.len() as u8;
        all |= down;
    }
    state.tickets.shuffle_under(all, play.chance);
    state.phase = Phase::Pieces;
    let count = state.tickets.shuffled.len() as u8;
    play.see(|| Event::Returned { count });
}

/// Whether a seat may start with so many trains (GL-4).
pub(crate) fn check_pieces(game: &GreatLakes, trains: u8) -> Result<(), Illegal> {
    let choices = game.board.pieces.train_choices();
    let (least, most) = (*choices.start(), *choices.end());
    if choices.contains(&trains) { Ok(()) } else { Err(Illegal::WrongPieces { least, most }) }
}

/// Takes so many trains, ships for the rest, and puts all others into the box. What everyone has
/// chosen is told when the last has.
pub(crate) fn pieces<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, trains: u8) {
    let all = play.game.board.pieces;
    let own = &mut play.state.holdings[seat];
    (own.trains, own.ships) = (trains, all.chosen - trains);
    (own.train_box, own.ship_box) = (all.trains - own.trains, all.ships - own.ships);
    play.see(|| Event::Chose { seat, trains: Some(trains) });
    if play.state.actors().is_empty() {
        for seat in play.game.all_seats() {
            let own = play.state.of(seat);
            play.witness.see(|| Event::Starts { seat, trains: own.trains, ships: own.ships });
        }
        play.state.phase = Phase::Turn;
        play.see(|| Event::Started);
    }
    market::settle(play);
}

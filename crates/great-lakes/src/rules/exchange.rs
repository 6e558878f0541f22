//! Exchange pieces with the box (GL-22).

use engine::{Chance, Seat, Witness};

use super::{Play, end, market};
use crate::card::Kind;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Holdings, State};

/// How many pieces of this kind a seat can give for others out of its box.
#[inline]
pub(crate) fn most(own: &Holdings, give: Kind) -> u8 {
    let ((left, _), (_, in_box)) = (own.of_kind(give), own.of_kind(give.other()));
    left.min(in_box)
}

/// Whether a seat may exchange so many.
pub(crate) fn check(state: &State, seat: Seat, give: Kind, count: u8) -> Result<(), Illegal> {
    let ((left, _), (_, in_box)) = (state.of(seat).of_kind(give), state.of(seat).of_kind(give.other()));
    match count {
        count if count == 0 || count > left => Err(Illegal::ExchangeSupply { kind: give, left }),
        count if count > in_box => Err(Illegal::ExchangeBox { kind: give.other(), left: in_box }),
        _ => Ok(()),
    }
}

/// It takes the whole turn. By somebody who could do nothing else it counts as a pass (GL-6).
pub(crate) fn exchange<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, give: Kind, count: u8) {
    let (game, state) = (play.game, &mut *play.state);
    let seat = state.turn;
    let passes = if game.can_only_exchange(state, seat) { state.passes + 1 } else { 0 };
    let Holdings { trains, ships, train_box, ship_box, exchanged, .. } = &mut state.holdings[seat];
    let [from, to, into, out_of] = match give {
        Kind::Train => [trains, ships, train_box, ship_box],
        Kind::Ship => [ships, trains, ship_box, train_box],
    };
    (*from, *into) = (*from - count, *into + count);
    (*to, *out_of) = (*to + count, *out_of - count);
    *exchanged = exchanged.saturating_add(count.into());
    let points = count.saturating_mul(game.board.scoring.exchanged_piece);
    play.see(|| Event::Exchanged { seat, give, count, points });
    market::settle(play);
    end::close(play, passes);
}

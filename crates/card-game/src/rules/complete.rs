//! Scoring a round: tickets are completed out of train piles (CG-23 to CG-25, CG-27).

use engine::{Chance, Seat, Witness};
use rails::{TicketId, TicketSet};

use super::round;
use crate::completion;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::scoring;
use crate::setup::CardGame;
use crate::state::{Ending, Phase, State};

/// Whether a seat may complete this ticket now (CG-23, CG-24).
pub(crate) fn check(game: &CardGame, state: &State, seat: Seat, ticket: TicketId) -> Result<(), Illegal> {
    let own = state.of(seat);
    if !own.tickets.contains(ticket) {
        return Err(Illegal::NotHeld);
    }
    let missing = completion::missing(&game.board, &own.train, own.completed.with(ticket));
    let locomotives = own.train.of(crate::card::LOCOMOTIVE);
    if missing > locomotives {
        return Err(Illegal::CannotComplete { ticket, missing, locomotives });
    }
    Ok(())
}

/// All train piles are laid open, and the round's first player begins (CG-24).
pub(crate) fn begin(
    game: &CardGame,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let round = state.round;
    witness.see(|| Event::Scoring { round });
    for seat in game.seats_from(state.starter) {
        let train = state.of(seat).train;
        witness.see(|| Event::LaidOpen { seat, train });
    }
    go_on(game, state, state.starter, chance, witness);
}

/// A seat completes the ticket of its choice.
pub(crate) fn choose(
    game: &CardGame,
    state: &mut State,
    seat: Seat,
    ticket: TicketId,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    complete(game, state, seat, ticket, true, witness);
    go_on(game, state, seat, chance, witness);
}

/// Goes from seat to seat, beginning with this one, until somebody has something to choose or all
/// are through.
fn go_on(
    game: &CardGame,
    state: &mut State,
    from: Seat,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    for seat in game.seats_from(state.starter).skip_while(|seat| *seat != from) {
        let own = state.of(seat);
        let open = completion::open(&game.board, &own.train, own.completed, own.tickets);
        // What can be completed together is no choice (CG-24).
        if !completion::possible(&game.board, &own.train, own.completed | open) {
            state.phase = Phase::Scoring { seat };
            return;
        }
        for ticket in open.iter() {
            complete(game, state, seat, ticket, false, witness);
        }
        if state.round == game.rounds() {
            let tickets = state.of(seat).tickets;
            witness.see(|| Event::Missed { seat, tickets, points: game.board.points(tickets) });
        }
    }
    if state.round < game.rounds() {
        round::second(game, state, chance, witness);
    } else {
        over(game, state, witness);
    }
}

fn complete(
    game: &CardGame,
    state: &mut State,
    seat: Seat,
    ticket: TicketId,
    chosen: bool,
    witness: &mut impl Witness<Event>,
) {
    let own = &mut state.holdings[seat];
    own.tickets -= TicketSet::only(ticket);
    own.completed = own.completed.with(ticket);
    let points = game.board.ticket(ticket).points;
    witness.see(|| Event::Completed { seat, ticket, points, chosen });
}

fn over(game: &CardGame, state: &mut State, witness: &mut impl Witness<Event>) {
    state.phase = Phase::Over(Ending::Deck);
    for (number, bonus) in game.board.bonuses.iter().enumerate() {
        let seats = scoring::holders(game, state, number);
        if !seats.is_empty() {
            witness.see(|| Event::Bonus { city: bonus.city, seats, points: bonus.points });
        }
    }
    witness.see(|| Event::Over { ending: Ending::Deck });
}

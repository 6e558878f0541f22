//! Scoring a round: tickets are completed out of train piles (CG-23 to CG-25, CG-27).

use engine::{Chance, Seat, Witness};
use rails::{TicketId, TicketSet};

use super::{Play, round};
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
pub(crate) fn begin<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let (round, starter) = (play.state.round, play.state.starter);
    play.see(|| Event::Scoring { round });
    for seat in play.game.seats_from(starter) {
        let train = play.state.of(seat).train;
        play.see(|| Event::LaidOpen { seat, train });
    }
    go_on(play, starter);
}

/// A seat completes the ticket of its choice.
pub(crate) fn choose<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, ticket: TicketId) {
    complete(play, seat, ticket, true);
    go_on(play, seat);
}

/// Goes from seat to seat, beginning with this one, until somebody has something to choose or all
/// are through.
fn go_on<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, from: Seat) {
    let (board, rounds) = (&play.game.board, play.game.rounds());
    for seat in play.game.seats_from(play.state.starter).skip_while(|seat| *seat != from) {
        let own = play.state.of(seat);
        let open = completion::open(board, &own.train, own.completed, own.tickets);
        // What can be completed together is no choice (CG-24).
        if !completion::possible(board, &own.train, own.completed | open) {
            play.state.phase = Phase::Scoring { seat };
            return;
        }
        for ticket in open.iter() {
            complete(play, seat, ticket, false);
        }
        if play.state.round == rounds {
            let tickets = play.state.of(seat).tickets;
            play.see(|| Event::Missed { seat, tickets, points: board.points(tickets) });
        }
    }
    if play.state.round < rounds { round::second(play) } else { over(play) }
}

fn complete<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    seat: Seat,
    ticket: TicketId,
    chosen: bool,
) {
    let own = &mut play.state.holdings[seat];
    own.tickets -= TicketSet::only(ticket);
    own.completed = own.completed.with(ticket);
    let points = play.game.board.ticket(ticket).points;
    play.see(|| Event::Completed { seat, ticket, points, chosen });
}

fn over<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    play.state.phase = Phase::Over(Ending::Deck);
    for (number, bonus) in play.game.board.bonuses.iter().enumerate() {
        let seats = scoring::holders(play.game, play.state, number);
        if !seats.is_empty() {
            play.see(|| Event::Bonus { city: bonus.city, seats, points: bonus.points });
        }
    }
    play.see(|| Event::Over { ending: Ending::Deck });
}

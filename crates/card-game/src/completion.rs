//! Completing tickets out of a train pile: what is possible, and what is best (CG-23, CG-24).
//!
//! A set of tickets is possible when the cars missing by colour, added up over all colours, are no
//! more than the locomotives. So it makes no difference in which order tickets are completed, and
//! no card has to be put to any of them.

mod search;

use engine::Seat;
use rails::TicketSet;

use crate::board::{Board, MAX_BONUSES};
use crate::card::{Cards, Colour, LOCOMOTIVE};
use crate::setup::CardGame;
use crate::state::State;
use crate::view::View;

/// So many cars of each colour.
pub(crate) type Cars = [u8; Colour::ALL.len()];

/// The cars of each colour among these cards.
#[inline]
pub(crate) fn cars(cards: &Cards) -> Cars {
    std::array::from_fn(|kind| cards.of(kind))
}

/// The cars that all of these tickets need.
#[inline]
pub(crate) fn needed(board: &Board, tickets: TicketSet) -> Cars {
    let mut needed = Cars::default();
    for ticket in tickets.iter() {
        plus(&mut needed, &cars(&board.ticket(ticket).cars));
    }
    needed
}

#[inline]
pub(crate) fn plus(all: &mut Cars, more: &Cars) {
    for (all, more) in all.iter_mut().zip(more) {
        *all = all.saturating_add(*more);
    }
}

/// How many of the needed cars are not there, added up over all colours.
#[inline]
pub(crate) fn lacking(needed: &Cars, there: &Cars) -> u8 {
    needed
        .iter()
        .zip(there)
        .fold(0, |sum: u8, (needed, there)| sum.saturating_add(needed.saturating_sub(*there)))
}

/// How many cars a pile lacks to complete all of these tickets, locomotives left aside.
pub(crate) fn missing(board: &Board, train: &Cards, tickets: TicketSet) -> u8 {
    lacking(&needed(board, tickets), &cars(train))
}

/// Whether a pile completes all of these tickets together, with the help of its locomotives.
pub(crate) fn possible(board: &Board, train: &Cards, tickets: TicketSet) -> bool {
    missing(board, train, tickets) <= train.of(LOCOMOTIVE)
}

/// The held tickets of which each, beside those completed, is possible.
pub(crate) fn open(board: &Board, train: &Cards, completed: TicketSet, held: TicketSet) -> TicketSet {
    let (there, before) = (cars(train), needed(board, completed));
    let fits = |needed: &Cars| lacking(needed, &there) <= train.of(LOCOMOTIVE);
    let with = |ticket| {
        let mut needed = before;
        plus(&mut needed, &cars(&board.ticket(ticket).cars));
        needed
    };
    held.iter().filter(|ticket| fits(&with(*ticket))).collect()
}

/// The most completed tickets that any other seat has to each big city, in the order of the bonus
/// cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rivals(pub [u8; MAX_BONUSES]);

impl Rivals {
    /// What those have who completed these tickets.
    pub fn of(board: &Board, others: impl Iterator<Item = TicketSet>) -> Rivals {
        let mut most = [0; MAX_BONUSES];
        for completed in others {
            for (most, bonus) in most.iter_mut().zip(&board.bonuses) {
                *most = (*most).max((completed & bonus.tickets).len() as u8);
            }
        }
        Rivals(most)
    }
}

/// What is asked of a train pile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The pile.
    pub train: Cards,
    /// The tickets that it has completed already.
    pub completed: TicketSet,
    /// The tickets completed in an earlier round: they count for the big cities.
    pub earlier: TicketSet,
    /// The tickets that it might complete.
    pub held: TicketSet,
    /// What the others have.
    pub rivals: Rivals,
    /// Whether what isn't completed now is lost.
    pub last: bool,
}

/// The best that a seat can make of its train pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Completion {
    /// The tickets to complete, beside those completed already.
    pub tickets: TicketSet,
    /// What these bring: their points, twice in the last scoring, where they are not lost either; and
    /// the bonus cards that the seat has by them, as far as the others have completed tickets.
    pub gain: u32,
}

impl CardGame {
    /// The best that a seat can make of its train pile, given what the others have completed so far:
    /// exact, without allocation, and fast enough for search.
    pub fn best_completion(&self, state: &State, seat: Seat) -> Completion {
        let own = state.of(seat);
        let others = self.all_seats().filter(|other| *other != seat);
        let rivals = Rivals::of(&self.board, others.map(|other| state.of(other).all_completed()));
        self.best_of_pile(
            &own.train,
            own.completed,
            own.earlier,
            own.tickets,
            rivals,
            state.round == self.rounds(),
        )
    }

    /// The same for any pile that a seat may have one day, or thinks that it has: most points won and
    /// not lost, bonus cards included; then most tickets; then most bonus cards.
    pub fn best_of_pile(
        &self,
        train: &Cards,
        completed: TicketSet,
        earlier: TicketSet,
        held: TicketSet,
        rivals: Rivals,
        last: bool,
    ) -> Completion {
        let all = self.board.all_tickets();
        let (completed, earlier, held) = (completed & all, earlier & all, (held & all) - completed);
        search::best(&self.board, &Question { train: *train, completed, earlier, held, rivals, last })
    }

    /// The tickets that whoever sees this should complete: for a hint, and for the click that says
    /// “do what is best for me”. Each may be completed in any order. `None` for those who have
    /// nothing to choose now.
    pub fn advice(&self, view: &View) -> Option<Completion> {
        let (seat, own) = (view.chooser()?, view.own.as_ref()?);
        if !view.viewer.is(seat) {
            return None;
        }
        let open = view.seats.get(seat.index())?;
        let completed = |(_, other): (usize, &crate::view::SeatView)| other.all_completed();
        let others = view.seats.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let rivals = Rivals::of(&self.board, others.map(completed));
        let earlier = open.first.as_ref().map_or(TicketSet::NONE, |first| first.completed);
        let last = view.round == self.rounds();
        Some(self.best_of_pile(&open.laid_open?, open.completed, earlier, own.tickets, rivals, last))
    }
}

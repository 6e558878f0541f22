//! Final scoring: tickets completed and missed, bonus cards, and who wins (CG-27 to CG-29).

use arrayvec::ArrayVec;
use engine::outcome::{TieBreak, winners};
use engine::{BySeat, Line, Outcome, Seat, Seats, Sheet};
use rails::{CityId, TicketId, TicketSet};

use crate::board::{Board, MAX_BONUSES};
use crate::setup::CardGame;
use crate::state::{Ending, State};

/// How a big city stands: who has completed how many tickets to it (CG-28).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The city.
    pub city: CityId,
    /// What its bonus card brings.
    pub points: u8,
    /// How many completed tickets of each seat name it.
    pub counts: BySeat<u8>,
    /// Who has the most; nobody where nobody has any.
    pub leaders: Seats,
}

/// One ticket on a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TicketLine {
    /// Which.
    pub ticket: TicketId,
    /// In which round it was completed; `None` if it never was.
    pub round: Option<u8>,
    /// What it brought; below zero if it was never completed.
    pub points: i32,
}

/// How all big cities stand, in the order of the bonus cards.
pub fn standings(board: &Board, completed: &BySeat<TicketSet>) -> ArrayVec<Standing, MAX_BONUSES> {
    let standing = |bonus: &crate::board::Bonus| {
        let counts = BySeat::new(|seat| (completed[seat] & bonus.tickets).len() as u8);
        let most = Seat::all(engine::MAX_SEATS).map(|seat| counts[seat]).max().unwrap_or(0);
        let leads = |seat: &Seat| most > 0 && counts[*seat] == most;
        let leaders = Seat::all(engine::MAX_SEATS).filter(leads).collect();
        Standing { city: bonus.city, points: bonus.points, counts, leaders }
    };
    board.bonuses.iter().take(MAX_BONUSES).map(standing).collect()
}

/// A seat's tickets one by one: those of a first scoring, those completed last, those never completed.
pub fn ticket_lines(
    board: &Board,
    round: u8,
    earlier: TicketSet,
    completed: TicketSet,
    missed: TicketSet,
) -> impl Iterator<Item = TicketLine> {
    let parts = [(earlier, Some(1)), (completed, Some(round)), (missed, None)];
    parts.into_iter().flat_map(move |(tickets, round)| {
        tickets.iter().map(move |ticket| {
            let points = i32::from(board.ticket(ticket).points);
            TicketLine { ticket, round, points: if round.is_some() { points } else { -points } }
        })
    })
}

/// Who has a bonus card: most completed tickets to its city, all who tie, but nobody without any
/// (CG-28).
pub(crate) fn holders(game: &CardGame, state: &State, number: usize) -> Seats {
    let tickets = game.board.bonuses[number].tickets;
    let count = |seat: Seat| (state.of(seat).all_completed() & tickets).len();
    let most = game.all_seats().map(count).max().unwrap_or(0);
    game.all_seats().filter(|seat| most > 0 && count(*seat) == most).collect()
}

/// How the game ended.
pub(crate) fn outcome(game: &CardGame, state: &State, ending: Ending) -> Outcome {
    let board = &*game.board;
    let mut bonuses = BySeat::<(i32, i32)>::default();
    for (number, bonus) in board.bonuses.iter().enumerate() {
        for seat in holders(game, state, number).iter() {
            bonuses[seat].0 += i32::from(bonus.points);
            bonuses[seat].1 += 1;
        }
    }
    let sheets: ArrayVec<Sheet, { engine::MAX_SEATS }> = game
        .all_seats()
        .map(|seat| {
            let own = state.of(seat);
            let line = |kind, points| Line { kind, points };
            Sheet {
                lines: ArrayVec::from_iter([
                    line("completed", board.points(own.all_completed()).into()),
                    line("missed", -i32::from(board.points(own.tickets))),
                    line("bonuses", bonuses[seat].0),
                ]),
            }
        })
        .collect();
    let completed = |seat: Seat| state.of(seat).all_completed().len() as i32;
    let cards = |seat: Seat| bonuses[seat].1;
    let breaks =
        [TieBreak { kind: "tickets", worth: &completed }, TieBreak { kind: "bonuses", worth: &cards }];
    let (winners, tie_break) = winners(game.seats, |seat| sheets[seat.index()].total(), &breaks);
    Outcome { ending: ending.id(), sheets, winners, tie_break }
}

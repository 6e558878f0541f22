//! Final scoring: tickets, harbours, and who wins (GL-24 to GL-28).

use arrayvec::ArrayVec;
use engine::outcome::{TieBreak, winners};
use engine::{BySeat, Line, Outcome, Seat, Sheet};
use rails::{CityId, Components, TicketSet};

use crate::setup::GreatLakes;
use crate::state::{Ending, State};

/// What a seat's tickets and harbours come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TicketScore {
    /// The tickets whose cities are connected (GL-24).
    pub completed: TicketSet,
    /// Points won for these, less those lost for the others.
    pub points: i32,
    /// Points for harbours (GL-25).
    pub harbours: i32,
}

/// A seat's tickets and harbours (GL-24, GL-25).
pub fn ticket_score(game: &GreatLakes, state: &State, seat: Seat) -> TicketScore {
    let (board, own) = (&*game.board, state.of(seat));
    let completed = board.completed(&Components::of(&board.network, own.routes), own.tickets);
    let harbours = own.harbours.iter().map(|city| i32::from(harbour_score(game, completed, city))).sum();
    TicketScore { completed, points: board.ticket_points(own.tickets, completed), harbours }
}

/// What a harbour brings by the completed tickets that start or end in its city (GL-25).
pub fn harbour_score(game: &GreatLakes, completed: TicketSet, city: CityId) -> u8 {
    let there = completed.iter().filter(|id| game.board.ticket(*id).ends.contains(&city));
    game.board.harbour_points(there.count())
}

/// How the game ended.
pub(crate) fn outcome(game: &GreatLakes, state: &State, ending: Ending) -> Outcome {
    let scoring = &game.board.scoring;
    let tickets = BySeat::new(|seat| match seat.index() < game.seats {
        true => ticket_score(game, state, seat),
        false => TicketScore::default(),
    });
    let sheet = |seat: Seat| {
        let (own, score) = (state.of(seat), tickets[seat]);
        let lost = |count: u16, each: u8| -i32::from(count) * i32::from(each);
        let lines = [
            ("routes", own.points.into()),
            ("exchanges", lost(own.exchanged, scoring.exchanged_piece)),
            ("tickets", score.points),
            ("harbours", score.harbours),
            ("unbuilt", lost(own.harbours_left.into(), scoring.unbuilt_harbour)),
        ];
        Sheet { lines: lines.into_iter().map(|(kind, points)| Line { kind, points }).collect() }
    };
    let sheets: ArrayVec<Sheet, { engine::MAX_SEATS }> = game.all_seats().map(sheet).collect();
    let completed = |seat: Seat| tickets[seat].completed.len() as i32;
    let harbours = |seat: Seat| state.of(seat).harbours.len() as i32;
    let breaks =
        [TieBreak { kind: "tickets", worth: &completed }, TieBreak { kind: "harbours", worth: &harbours }];
    let (winners, tie_break) = winners(game.seats, |seat| sheets[seat.index()].total(), &breaks);
    Outcome { ending: ending.id(), sheets, winners, tie_break }
}

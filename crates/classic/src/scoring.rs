//! Final scoring: tickets, stations, the Express, and who wins (EU-33, EU-35 to EU-39).

use arrayvec::ArrayVec;
use engine::outcome::{TieBreak, winners};
use engine::{BySeat, Line, Outcome, Seat, Sheet};
use rails::{CityId, Components, RouteId, RouteSet, TicketSet, longest_trail};

use crate::board::Tie;
use crate::setup::Classic;
use crate::state::{Ending, State};

/// The most stations a seat can have on any board.
pub const MAX_STATIONS: usize = 5;

/// What a seat's tickets come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TicketScore {
    /// The tickets whose cities are connected (EU-35).
    pub completed: TicketSet,
    /// Points won for these, less those lost for the others.
    pub points: i32,
    /// The others' routes that its stations make use of (EU-33).
    pub borrowed: ArrayVec<RouteId, MAX_STATIONS>,
}

/// A seat's tickets, with the stations used as is best for it (EU-33, EU-35).
pub fn ticket_score(game: &Classic, state: &State, seat: Seat) -> TicketScore {
    let holdings = state.of(seat);
    let own = Components::of(&game.board.network, holdings.routes);
    let completed = game.board.completed(&own, holdings.tickets);
    let missing = holdings.tickets - completed;
    let mut search = Search { game, missing, won: TicketSet::NONE, worth: (0, 0), best: ArrayVec::new() };
    if !missing.is_empty() && !holdings.stations.is_empty() {
        let others = game
            .all_seats()
            .filter(|other| *other != seat)
            .fold(RouteSet::NONE, |routes, other| routes | state.of(other).routes);
        let stations: ArrayVec<CityId, MAX_STATIONS> = holdings.stations.iter().take(MAX_STATIONS).collect();
        search.borrow(&own, &stations, others, &mut ArrayVec::new());
    }
    let completed = completed | search.won;
    let points = game.board.ticket_points(holdings.tickets, completed);
    TicketScore { completed, points, borrowed: search.best }
}

/// Tries every way to use the stations that could help.
struct Search<'g> {
    game: &'g Classic,
    /// Tickets that own routes don't complete.
    missing: TicketSet,
    won: TicketSet,
    worth: (u32, usize),
    best: ArrayVec<RouteId, MAX_STATIONS>,
}

impl Search<'_> {
    fn borrow(
        &mut self,
        components: &Components,
        stations: &[CityId],
        others: RouteSet,
        borrowed: &mut ArrayVec<RouteId, MAX_STATIONS>,
    ) {
        let Some((&station, rest)) = stations.split_first() else {
            return self.judge(components, borrowed);
        };
        let network = &self.game.board.network;
        let mut any = false;
        for route in (network.at(station) & others).iter() {
            let across = network.across(route, station);
            if components.joined(station, across) {
                continue;
            }
            any = true;
            let mut joined = *components;
            joined.join(station, across);
            borrowed.push(route);
            self.borrow(&joined, rest, others, borrowed);
            borrowed.pop();
        }
        if !any {
            self.borrow(components, rest, others, borrowed);
        }
    }

    /// Most points, then most tickets (EU-33).
    fn judge(&mut self, components: &Components, borrowed: &ArrayVec<RouteId, MAX_STATIONS>) {
        let won = self.game.board.completed(components, self.missing);
        let points = won.iter().map(|id| u32::from(self.game.board.ticket(id).points)).sum();
        if (points, won.len()) > self.worth {
            self.worth = (points, won.len());
            self.won = won;
            self.best = borrowed.clone();
        }
    }
}

/// How the game ended.
pub(crate) fn outcome(game: &Classic, state: &State, ending: Ending) -> Outcome {
    let board = &*game.board;
    let tickets = BySeat::new(|seat| match seat.index() < game.seats {
        true => ticket_score(game, state, seat),
        false => TicketScore::default(),
    });
    let trails = BySeat::new(|seat| longest_trail(&board.network, state.of(seat).routes));
    let longest = game.all_seats().map(|seat| trails[seat]).max().unwrap_or(0);
    // A seat without a route never has the Express (EU-37).
    let express = |seat: Seat| trails[seat] > 0 && trails[seat] == longest;
    let sheets: ArrayVec<Sheet, { engine::MAX_SEATS }> = game
        .all_seats()
        .map(|seat| {
            let holdings = state.of(seat);
            let line = |kind, points| Line { kind, points };
            let unused = i32::from(holdings.stations_left) * i32::from(board.scoring.unused_station);
            Sheet {
                lines: [
                    Some(line("routes", holdings.points.into())),
                    Some(line("tickets", tickets[seat].points)),
                    (board.pieces.stations > 0).then(|| line("stations", unused)),
                    Some(line("express", if express(seat) { board.scoring.longest_path.into() } else { 0 })),
                ]
                .into_iter()
                .flatten()
                .collect(),
            }
        })
        .collect();
    let completed = |seat: Seat| tickets[seat].completed.len() as i32;
    let stations = |seat: Seat| -(state.of(seat).stations.len() as i32);
    let has_express = |seat: Seat| i32::from(express(seat));
    let breaks = board.terms.ties.iter().map(|tie| match tie {
        Tie::Tickets => TieBreak { kind: "tickets", worth: &completed },
        Tie::Stations => TieBreak { kind: "stations", worth: &stations },
        Tie::LongestPath => TieBreak { kind: "express", worth: &has_express },
    });
    let breaks: ArrayVec<TieBreak<'_>, 3> = breaks.collect();
    let (winners, tie_break) = winners(game.seats, |seat| sheets[seat.index()].total(), &breaks);
    Outcome { ending: ending.id(), sheets, winners, tie_break }
}

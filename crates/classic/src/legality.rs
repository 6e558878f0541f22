//! What can be claimed and what can't, asked of a view.

use engine::Seat;
use rails::{Chart, Doubles, RouteGame, RouteSet};

use crate::board::Route;
use crate::card::Cards;
use crate::illegal::Illegal;
use crate::payment::{Cars, Cost};
use crate::setup::Classic;
use crate::state::Phase;
use crate::view::View;

impl RouteGame for Classic {
    type Route = Route;

    fn chart(&self) -> &Chart<Route> {
        &self.board.chart
    }

    /// EU-21, EU-22.
    #[inline]
    fn doubles(&self) -> Doubles {
        let terms = &self.board.terms;
        Doubles {
            one_of_two: self.seats < usize::from(terms.doubles_from),
            one_owner: terms.doubles_one_owner,
        }
    }

    fn routes_of(view: &View, seat: Seat) -> RouteSet {
        view.seats.get(seat.index()).map_or(RouteSet::NONE, |seat| seat.routes)
    }

    fn pieces_for(view: &View, seat: Seat, _: &Route) -> u8 {
        view.seats.get(seat.index()).map_or(0, |seat| seat.cars)
    }

    fn not_now(&self, view: &View, seat: Seat) -> Option<Illegal> {
        match view.phase {
            Phase::Over(_) => Some(Illegal::GameOver),
            Phase::Opening if view.seats.get(seat.index()).is_none_or(|seat| seat.offer == 0) => {
                Some(Illegal::WaitForOthers)
            }
            Phase::Opening => Some(Illegal::ChooseTickets { opening: true }),
            _ if view.turn != seat => Some(Illegal::NotYourTurn { turn: view.turn }),
            Phase::Tickets => Some(Illegal::ChooseTickets { opening: false }),
            Phase::SecondCard => Some(Illegal::TakeSecondCard),
            Phase::Tunnel { .. } => Some(Illegal::AnswerTunnel),
            Phase::Turn => None,
        }
    }
}

/// What a hand lacks to pay a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lack {
    /// So many cards in all.
    pub cards: u8,
    /// So many of these have to be locomotives: a ferry's symbols can't be made up by cars (EU-24).
    pub locomotives: u8,
}

impl Cost {
    /// What a hand lacks to pay this.
    pub fn lack(self, hand: &Cards) -> Lack {
        let locomotives = hand.of(crate::card::LOCOMOTIVE);
        let held = match self.cars {
            Cars::Of(colour) => hand.of(colour.kind()),
            Cars::Any => hand.counts()[..crate::card::LOCOMOTIVE].iter().copied().max().unwrap_or(0),
            Cars::None => 0,
        };
        let usable = held.min(self.cards - self.locomotives);
        Lack {
            cards: self.cards.saturating_sub(usable + locomotives),
            locomotives: self.locomotives.saturating_sub(locomotives),
        }
    }
}

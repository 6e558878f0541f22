//! What can be claimed and what can't, asked of a view.

use engine::Seat;
use rails::{Chart, Doubles, RouteGame, RouteSet};

use crate::board::Route;
use crate::card::{Card, Cards, Colour, Kind};
use crate::illegal::Illegal;
use crate::payment::Cost;
use crate::setup::GreatLakes;
use crate::state::Phase;
use crate::view::View;

impl RouteGame for GreatLakes {
    type Route = Route;

    fn chart(&self) -> &Chart<Route> {
        &self.board.chart
    }

    /// GL-18.
    #[inline]
    fn doubles(&self) -> Doubles {
        Doubles { one_of_two: self.seats <= 3, one_owner: false }
    }

    fn routes_of(view: &View, seat: Seat) -> RouteSet {
        view.seats.get(seat.index()).map_or(RouteSet::NONE, |seat| seat.routes)
    }

    fn pieces_for(view: &View, seat: Seat, route: &Route) -> u8 {
        view.seats.get(seat.index()).map_or(0, |seat| match route.kind {
            Kind::Train => seat.trains,
            Kind::Ship => seat.ships,
        })
    }

    fn not_now(&self, view: &View, seat: Seat) -> Option<Illegal> {
        let chosen = view.seats.get(seat.index()).is_none_or(|seat| seat.has_chosen);
        match view.phase {
            Phase::Over(_) => Some(Illegal::GameOver),
            Phase::Opening | Phase::Pieces if chosen => {
                Some(Illegal::WaitForOthers { pieces: view.phase == Phase::Pieces })
            }
            Phase::Opening => Some(Illegal::ChooseTickets { opening: true }),
            Phase::Pieces => Some(Illegal::ChoosePieces),
            _ if view.turn != seat => Some(Illegal::NotYourTurn { turn: view.turn }),
            Phase::Tickets => Some(Illegal::ChooseTickets { opening: false }),
            Phase::SecondCard => Some(Illegal::TakeSecondCard),
            Phase::Refill { .. } => Some(Illegal::RefillFirst),
            Phase::Turn => None,
        }
    }
}

impl Cost {
    /// How much a hand lacks to pay this.
    pub fn lack(self, hand: &Cards) -> u8 {
        let held = |colour: Colour| {
            let of = |card: Card| hand.of(card);
            match self.kind {
                Kind::Train => {
                    of(Card::Train { colour, marked: false }) + of(Card::Train { colour, marked: true })
                }
                Kind::Ship => {
                    of(Card::Ship { colour, double: false }) + 2 * of(Card::Ship { colour, double: true })
                }
            }
        };
        let best = match self.colour {
            Some(colour) => held(colour),
            None => Colour::ALL.into_iter().map(held).max().unwrap_or(0),
        };
        self.length.saturating_sub(best + hand.wilds())
    }
}

//! What a quick player sees: its hand in purses, what is open, how long the game may last.

use engine::Seat;
use great_lakes::{Board, GreatLakes, Holdings, Phase, State, TRAIN_KINDS};
use rails::{RouteId, RouteSet};

use super::weights;
use crate::great_lakes::harbours::Wishes;
use crate::great_lakes::purse::Purse;
use crate::great_lakes::situation::turns_left;
use crate::planner::{DivCeil, Shopping};

/// What a seat sees.
pub(crate) struct RolloutSituation<'a> {
    pub board: &'a Board,
    pub state: &'a State,
    /// What it has.
    pub me: &'a Holdings,
    /// The routes it may still claim, cards and pieces aside (GL-14, GL-18).
    pub open: RouteSet,
    /// Whether it has still to choose its pieces.
    pub choosing: bool,
    /// A guess at how many turns it still has, this one included.
    pub turns: i32,
    /// What it can pay.
    pub purse: Purse,
}

impl<'a> RolloutSituation<'a> {
    /// What a seat sees of a position.
    pub fn new(game: &'a GreatLakes, state: &'a State, seat: Seat) -> RolloutSituation<'a> {
        let (board, me) = (game.board(), state.of(seat));
        let seats = game.all_seats().count();
        let open = game.open(state, seat);
        let choosing = matches!(state.phase, Phase::Opening | Phase::Pieces);
        let pieces = |own: &Holdings| if choosing { board.pieces.chosen } else { own.pieces() };
        let left = |own: &Holdings| turns_left(pieces(own), own.hand.total(), weights::PACE);
        let turns = match state.turns_left {
            Some(turns) => i32::from(turns).div_ceil_by(seats as i32),
            None => game.all_seats().map(|seat| left(state.of(seat))).min().unwrap_or(1),
        };
        let wishes =
            Wishes { turns, harbours: me.harbours_left, first: weights::SET_FIRST, rest: weights::SET_REST };
        let purse = Purse::new(&weights::RATES, &me.hand, Some(wishes));
        RolloutSituation { board, state, me, open, choosing, turns, purse }
    }

    /// The points for a route.
    pub fn points(&self, route: RouteId) -> i32 {
        self.board.scoring.by_length[usize::from(self.board.route(route).length)].into()
    }

    /// The pieces that it takes.
    pub fn length(&self, route: RouteId) -> i32 {
        self.board.route(route).length.into()
    }

    /// Pieces of each kind that it has.
    pub fn supply(&self) -> [i32; 2] {
        [self.me.trains.into(), self.me.ships.into()]
    }

    /// What cards these routes need beside those in hand.
    pub fn shopping(&self, routes: RouteSet) -> Shopping {
        self.purse.shopping(self.board, routes)
    }

    /// How many cards of a kind lie in the market.
    pub fn market_of(&self, kind: usize) -> u8 {
        let market = &self.state.market;
        if kind < TRAIN_KINDS { market.trains.of(kind) } else { market.ships.of(kind - TRAIN_KINDS) }
    }
}

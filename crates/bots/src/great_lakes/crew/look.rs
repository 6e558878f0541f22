//! What a quick player sees: its hand in purses, what is open, how long the game may last.

use engine::Seat;
use great_lakes::{Board, COLOURS, GreatLakes, Holdings, Kind, Phase, Route, State, TRAIN_KINDS};
use rails::{RouteId, RouteSet};

use super::super::harbours::{Sets, Wishes, sets};
use super::super::sight::turns_left;
use super::knobs;
use crate::planner::DivCeil;
use crate::planner::shopping::{Hand, MOST_PURSES, Price, Shopping};

/// What a seat sees.
pub(crate) struct Look<'a> {
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
    /// What it can pay of each colour, trains first, without what is kept for harbours.
    pub purses: [i32; MOST_PURSES],
    /// How many wilds it has.
    pub wilds: i32,
    /// The cards that are kept for harbours.
    pub sets: Sets,
}

impl<'a> Look<'a> {
    /// What a seat sees of a position.
    pub fn new(game: &'a GreatLakes, state: &'a State, seat: Seat) -> Look<'a> {
        let (board, me) = (game.board(), state.of(seat));
        let seats = game.all_seats().count();
        let open = game.open(state, seat);
        let choosing = matches!(state.phase, Phase::Opening | Phase::Pieces);
        let pieces = |own: &Holdings| if choosing { board.pieces.chosen } else { own.pieces() };
        let left = |own: &Holdings| turns_left(pieces(own), own.hand.total(), knobs::PACE);
        let turns = match state.turns_left {
            Some(turns) => i32::from(turns).div_ceil_by(seats as i32),
            None => game.all_seats().map(|seat| left(state.of(seat))).min().unwrap_or(1),
        };
        let (trains, ships) = (&me.hand.trains, &me.hand.ships);
        let marked: [[i32; 2]; COLOURS] =
            std::array::from_fn(|c| [trains.of(COLOURS + c).into(), ships.of(c).into()]);
        let wishes =
            Wishes { turns, harbours: me.harbours_left, first: knobs::SET_FIRST, rest: knobs::SET_REST };
        let sets = sets(marked, wishes);
        let mut purses = [0; MOST_PURSES];
        for colour in 0..COLOURS {
            let [kept_trains, kept_ships] = sets.kept_of(colour);
            purses[colour] = i32::from(trains.of(colour)) + marked[colour][0] - kept_trains;
            purses[COLOURS + colour] =
                2 * i32::from(ships.of(COLOURS + colour)) + marked[colour][1] - kept_ships;
        }
        Look { board, state, me, open, choosing, turns, purses, wilds: me.hand.wilds().into(), sets }
    }

    /// The points for a route.
    pub fn points(&self, route: RouteId) -> i32 {
        self.board.scoring.by_length[usize::from(self.board.route(route).length)].into()
    }

    /// The pieces that it takes.
    pub fn length(&self, route: RouteId) -> i32 {
        self.board.route(route).length.into()
    }

    /// How much a card of a kind pays on average, in tenths.
    pub fn card_pays(&self, kind: Kind) -> i32 {
        match kind {
            Kind::Train => 10,
            Kind::Ship => knobs::SHIP_PAYS,
        }
    }

    /// The purses that can pay for a route.
    pub fn payers(route: &Route) -> std::ops::Range<usize> {
        let first = match route.kind {
            Kind::Train => 0,
            Kind::Ship => COLOURS,
        };
        match route.colour {
            Some(colour) => first + colour as usize..first + colour as usize + 1,
            None => first..first + COLOURS,
        }
    }

    /// The most that one purse has for a route.
    pub fn held(&self, route: &Route) -> i32 {
        Look::payers(route).map(|purse| self.purses[purse]).max().unwrap_or(0)
    }

    /// How many cards it has to draw before it can claim a route.
    pub fn lacking(&self, route: RouteId) -> i32 {
        let facts = self.board.route(route);
        let gap = i32::from(facts.length) - self.held(facts);
        ((10 * gap.max(0)).div_ceil_by(self.card_pays(facts.kind)) - self.wilds).max(0)
    }

    /// Pieces of each kind that these routes take.
    pub fn taken(&self, routes: RouteSet) -> [i32; 2] {
        let mut taken = [0; 2];
        for route in routes.iter() {
            let facts = self.board.route(route);
            taken[facts.kind as usize] += i32::from(facts.length);
        }
        taken
    }

    /// Pieces of each kind that it has.
    pub fn supply(&self) -> [i32; 2] {
        [self.me.trains.into(), self.me.ships.into()]
    }

    /// What cards these routes need beside those in hand.
    pub fn shopping(&self, routes: RouteSet) -> Shopping {
        let prices = routes.iter().map(|route| {
            let facts = self.board.route(route);
            let card_pays = self.card_pays(facts.kind);
            Price { purses: Look::payers(facts), amount: facts.length.into(), wilds: 0, spare: 0, card_pays }
        });
        Shopping::new(&Hand { purses: self.purses, wilds: self.wilds }, prices)
    }

    /// How many cards of a kind lie in the market.
    pub fn market_of(&self, kind: usize) -> u8 {
        let market = &self.state.market;
        if kind < TRAIN_KINDS { market.trains.of(kind) } else { market.ships.of(kind - TRAIN_KINDS) }
    }
}

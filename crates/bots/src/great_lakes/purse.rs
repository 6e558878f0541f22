//! What a hand can pay for routes beside what it keeps for harbours, and what its cards are worth.

use std::ops::Range;

use great_lakes::{Board, COLOURS, Cards, Kind, Route, TRAIN_KINDS, WILD};
use rails::RouteSet;

use super::harbours::{Sets, Wishes, sets};
use crate::planner::shopping::{Hand, MOST_KINDS, MOST_PURSES};
use crate::planner::{DivCeil, Price, Shopping};

/// What somebody thinks of cards.
pub(super) struct Rates {
    /// How many ships a ship card pays for on average, in tenths.
    pub ship_pays: i32,
    /// What a double ship is worth, in hundredths of a single one.
    pub double: i32,
    /// How much less a wild is worth than it seems, in hundredths of a useful card.
    pub wild_less: i32,
}

/// What a hand can pay.
pub(super) struct Purse {
    rates: &'static Rates,
    /// What it can pay of each colour, trains first, without what is kept for harbours.
    pub of: [i32; MOST_PURSES],
    /// How many wilds it has.
    pub wilds: i32,
    /// The cards that are kept for harbours.
    pub sets: Sets,
}

impl Purse {
    /// What a hand can pay, if it keeps cards for harbours as is wished.
    pub fn new(rates: &'static Rates, hand: &Cards, wishes: Option<Wishes>) -> Purse {
        let (trains, ships) = (&hand.trains, &hand.ships);
        let marked: [[i32; 2]; COLOURS] =
            std::array::from_fn(|c| [trains.of(COLOURS + c).into(), ships.of(c).into()]);
        let sets = wishes.map_or_else(Sets::default, |wishes| sets(marked, wishes));
        let mut of = [0; MOST_PURSES];
        for colour in 0..COLOURS {
            let [kept_trains, kept_ships] = sets.kept[colour];
            of[colour] = i32::from(trains.of(colour)) + marked[colour][0] - kept_trains;
            of[COLOURS + colour] = 2 * i32::from(ships.of(COLOURS + colour)) + marked[colour][1] - kept_ships;
        }
        Purse { rates, of, wilds: hand.wilds().into(), sets }
    }

    /// How much a card of a kind pays on average, in tenths.
    pub fn card_pays(&self, kind: Kind) -> i32 {
        match kind {
            Kind::Train => 10,
            Kind::Ship => self.rates.ship_pays,
        }
    }

    /// The purses that can pay for a route: those of the train colours come before those of the ship
    /// colours.
    pub fn payers(route: &Route) -> Range<usize> {
        let first = route.kind as usize * COLOURS;
        match route.colour {
            Some(colour) => first + colour as usize..first + colour as usize + 1,
            None => first..first + COLOURS,
        }
    }

    /// The most that one purse has for a route.
    pub fn held(&self, route: &Route) -> i32 {
        Purse::payers(route).map(|purse| self.of[purse]).max().unwrap_or(0)
    }

    /// How many cards it has to draw before it can claim a route.
    pub fn lacking(&self, route: &Route) -> i32 {
        let gap = i32::from(route.length) - self.held(route);
        ((10 * gap.max(0)).div_ceil_by(self.card_pays(route.kind)) - self.wilds).max(0)
    }

    /// What cards these routes need beside those in hand.
    pub fn shopping(&self, board: &Board, routes: RouteSet) -> Shopping {
        let prices = routes.iter().map(|route| {
            let facts = board.route(route);
            let (purses, card_pays) = (Purse::payers(facts), self.card_pays(facts.kind));
            Price { purses, amount: facts.length.into(), wilds: 0, spare: 0, card_pays }
        });
        Shopping::new(&Hand { purses: self.of, wilds: self.wilds }, prices)
    }

    /// What each kind of card is worth to the hand, in hundredths of a useful card.
    pub fn card_worths(&self, shopping: &Shopping) -> [i32; MOST_KINDS] {
        let both = |one: i32, other: i32| one.max(other) + one.min(other) / 4;
        let mut worths = [0; MOST_KINDS];
        for colour in 0..COLOURS {
            let [train, ship] = [shopping.worth[colour], shopping.worth[COLOURS + colour]];
            let [marked, single] = self.sets.worth[colour];
            worths[colour] = train;
            worths[COLOURS + colour] = both(train, marked);
            worths[TRAIN_KINDS + colour] = both(ship, single);
            worths[TRAIN_KINDS + COLOURS + colour] = self.rates.double * ship / 100;
        }
        worths[WILD] = both(shopping.wild_worth, self.sets.wild) - self.rates.wild_less;
        worths
    }
}

/// Pieces of each kind that these routes take.
pub(super) fn taken(board: &Board, routes: RouteSet) -> [i32; 2] {
    let mut taken = [0; 2];
    for route in routes.iter() {
        let facts = board.route(route);
        taken[facts.kind as usize] += i32::from(facts.length);
    }
    taken
}

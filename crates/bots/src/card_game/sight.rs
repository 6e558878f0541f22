//! What a bot makes of its view, and of what it remembers.

use ::card_game::{Board, CardGame, Cards, KINDS, Memory, OwnView, SeatView, View};
use engine::{Chance, Seat, Viewer};
use rails::TicketSet;

/// What a bot's play depends on beside what it sees.
#[derive(Clone, Copy)]
pub(super) struct Temper {
    /// In how many of a hundred decisions its attention fails.
    pub slips: u32,
    /// How many cards of a train pile it can call to mind.
    pub recalls: u8,
    /// Whether it knows what the others may hold, and so what is in danger.
    pub heeds_others: bool,
    /// How many of the cars it will still get through it plans with.
    pub ambition: f64,
    /// What a card in hand is worth against one on the pile.
    pub patience: f64,
    /// What it is worth to take a point's worth of cars from another.
    pub malice: f64,
}

impl Temper {
    pub const EASY: Temper =
        Temper { slips: 12, recalls: 6, heeds_others: false, ambition: 0.75, patience: 0.5, malice: 0.1 };
    pub const FAIR: Temper =
        Temper { slips: 0, recalls: u8::MAX, heeds_others: true, ambition: 0.8, patience: 0.4, malice: 0.4 };
}

/// So many cards a seat gets onto its pile in a turn, of draws and plays taken together.
const CARDS_A_TURN: f64 = 1.1;
/// So many cards leave the deck in a turn: two in most, none where cars are played.
const DRAWN_A_TURN: f64 = 1.2;
/// So many cards a seat may count on in a second round (CG-26).
const SECOND_ROUND: f64 = 12.0;

/// A view with what a bot wants to know of it at every turn.
pub(super) struct Sight<'a> {
    pub game: &'a CardGame,
    pub view: &'a View,
    pub seat: Seat,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
    pub temper: Temper,
    memory: &'a Memory,
    /// Its own train pile, as far as it recalls it.
    pub train: Cards,
    /// A guess at how many turns it still has in this round, this one included.
    pub turns: f64,
    /// For each kind: how likely a card is of it that the seat doesn't know.
    pub likely: [f64; KINDS],
}

impl<'a> Sight<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(
        game: &'a CardGame,
        view: &'a View,
        memory: &'a Memory,
        temper: Temper,
        chance: &mut impl Chance,
    ) -> Option<Sight<'a>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let (own, me) = (view.own.as_ref()?, view.seats.get(seat.index())?);
        let mut pile = me.laid_open.or(own.train).unwrap_or_else(|| memory.train(seat));
        // A bad memory mixes up what went by long ago: only some of it comes to mind.
        let train = if pile.total() > temper.recalls { pile.draw_many(temper.recalls, chance) } else { pile };
        let turns = match view.turns_left {
            Some(_) => 1.0,
            None => 2.0 + f64::from(view.deck) / (DRAWN_A_TURN * view.seats.len() as f64),
        };
        let likely = likely(game, memory, temper);
        Some(Sight { game, view, seat, own, me, temper, memory, train, turns, likely })
    }

    pub fn board(&self) -> &'a Board {
        self.game.board()
    }

    /// All other seats.
    pub fn others(&self) -> impl Iterator<Item = (Seat, &'a SeatView)> {
        let me = self.seat;
        Seat::all(self.view.seats.len()).zip(&self.view.seats).filter(move |(seat, _)| *seat != me)
    }

    /// The cards that another seat is known to hold.
    pub fn known(&self, seat: Seat) -> Cards {
        if self.temper.heeds_others { self.memory.known(seat) } else { Cards::NONE }
    }

    /// Whether what isn't completed at the end of this round is lost.
    pub fn is_last_round(&self) -> bool {
        self.view.round == self.game.rounds()
    }

    /// How many more cards it may still get onto its pile, beside those that lie in the station.
    pub fn capacity(&self) -> f64 {
        let this_round = CARDS_A_TURN * (self.turns - 2.0).max(0.0);
        let later = if self.is_last_round() { 0.0 } else { SECOND_ROUND };
        self.temper.ambition * (this_round + later)
    }

    /// The cars that tickets need, by colour.
    pub fn needed(&self, tickets: TicketSet) -> Cards {
        let mut needed = Cards::NONE;
        tickets.iter().for_each(|id| needed.add_all(&self.board().ticket(id).cars));
        needed
    }
}

/// How likely an unknown card is of each kind: by what has been seen, or by what there is at all.
fn likely(game: &CardGame, memory: &Memory, temper: Temper) -> [f64; KINDS] {
    let all = if temper.heeds_others { memory.may_be_deck() } else { game.board().cards() };
    let total = f64::from(all.total().max(1));
    std::array::from_fn(|kind| f64::from(all.of(kind)) / total)
}

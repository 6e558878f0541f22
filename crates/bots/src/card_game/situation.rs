//! What a player looks at before it decides: all that its plans depend on, and nothing it can't know.
//!
//! Players at a table make it of their view and of what they remember, the quick players of imagined
//! games of the imagined position. Both then think alike.

use ::card_game::{
    Board, CardGame, Cards, Colour, Group, KINDS, LOCOMOTIVE, Memory, Phase, State, Station, View,
};
use engine::{Seat, Viewer};
use rails::{TicketId, TicketSet};

use super::profile::Profile;
use super::weights::Weights;

/// How many colours there are.
pub(super) const COLOURS: usize = Colour::ALL.len();
/// So many cars of each colour.
pub(super) type Cars = [i32; COLOURS];

/// What a player looks at.
pub(super) struct Situation<'a> {
    pub game: &'a CardGame,
    pub weights: Weights,
    pub seat: Seat,
    pub phase: Phase,
    pub hand: Cards,
    pub station: Station,
    /// Its train pile, as far as it recalls it.
    pub train: Cards,
    /// Its tickets that are not completed.
    pub tickets: TicketSet,
    /// Those of them that it works for.
    pub goals: TicketSet,
    /// All tickets that it holds, has completed or has turned down.
    pub seen_tickets: TicketSet,
    pub market: Cards,
    pub deck: u8,
    /// How many tickets nobody has turned down yet.
    pub fresh_tickets: u8,
    pub seats: usize,
    /// A guess at how many turns it still has in this round, this one included.
    pub turns: f64,
    /// How many turns the round still has, once its end has begun.
    pub turns_left: Option<u8>,
    /// Whether what isn't completed at the end of this round is lost.
    pub is_last_round: bool,
    /// What lies of each colour in somebody else's station.
    pub rivals: [(Seat, Group); COLOURS],
    /// What each of the others may rob with.
    pub others: [Hand; engine::MAX_SEATS],
    /// For each kind: how likely a card is of it that the seat doesn't know.
    pub likely: [f64; KINDS],
}

/// What is known of another's hand.
#[derive(Clone, Copy, Default)]
pub(super) struct Hand {
    pub known: Cards,
    /// How many cards beside.
    pub unknown: u8,
}

impl Hand {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.unknown == 0 && self.known.is_empty()
    }
}

impl<'a> Situation<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn of_view(
        game: &'a CardGame,
        view: &View,
        memory: &Memory,
        profile: &Profile,
    ) -> Option<Situation<'a>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let (own, me) = (view.own.as_ref()?, view.seats.get(seat.index())?);
        let mut rivals = [(seat, Group::default()); COLOURS];
        let mut others = [Hand::default(); engine::MAX_SEATS];
        for (other, shown) in Seat::all(view.seats.len()).zip(&view.seats).filter(|(other, _)| *other != seat)
        {
            see_station(&mut rivals, other, &shown.station);
            let known = memory.known_lately(other, profile.recalls_of_others);
            others[other.index()] = Hand { known, unknown: shown.hand.saturating_sub(known.total()) };
        }
        let train = me.laid_open.or(own.train).unwrap_or_else(|| memory.latest(seat, profile.recalls));
        let weights = profile.weights(view.seats.len());
        let mut under_way = train;
        under_way.add_all(&me.station.cards());
        let unseen = if profile.recalls_of_others > 0 { memory.may_be_deck() } else { game.board().cards() };
        Some(Situation {
            game,
            weights,
            seat,
            phase: view.phase,
            hand: own.hand,
            station: me.station,
            train,
            tickets: own.tickets,
            goals: profile.goals(game.board(), own.tickets, &under_way),
            seen_tickets: own.tickets | own.returned | me.all_completed(),
            market: view.market,
            deck: view.deck,
            fresh_tickets: view.fresh_tickets,
            seats: view.seats.len(),
            turns: turns(view.turns_left, view.deck, view.seats.len(), &weights),
            turns_left: view.turns_left,
            is_last_round: view.round == game.rounds(),
            rivals,
            others,
            likely: likely(&unseen),
        })
    }

    /// What a seat that forgets nothing makes of a position; but it doesn't count cards.
    #[inline]
    pub fn of_state(game: &'a CardGame, state: &State, seat: Seat, weights: &Weights) -> Situation<'a> {
        let own = state.of(seat);
        let mut rivals = [(seat, Group::default()); COLOURS];
        let mut others = [Hand::default(); engine::MAX_SEATS];
        let seats = game.all_seats().count();
        for other in Seat::all(seats).filter(|other| *other != seat) {
            see_station(&mut rivals, other, &state.of(other).station);
            others[other.index()] = Hand { known: Cards::NONE, unknown: state.of(other).hand.total() };
        }
        Situation {
            game,
            weights: *weights,
            seat,
            phase: state.phase,
            hand: own.hand,
            station: own.station,
            train: own.train,
            tickets: own.tickets,
            goals: own.tickets,
            seen_tickets: own.tickets | own.returned | own.all_completed(),
            market: state.market,
            deck: state.deck.total(),
            fresh_tickets: state.tickets.fresh.len() as u8,
            seats,
            turns: turns(state.turns_left, state.deck.total(), seats, weights),
            turns_left: state.turns_left,
            is_last_round: state.round == game.rounds(),
            rivals,
            others,
            likely: [0.104, 0.104, 0.104, 0.104, 0.104, 0.104, 0.104, 0.104, 0.168],
        }
    }

    pub fn board(&self) -> &'a Board {
        self.game.board()
    }

    /// How many more cards it may still get onto its pile, beside those that lie in the station.
    pub fn capacity(&self) -> f64 {
        let later = if self.is_last_round { 0.0 } else { self.weights.second_round };
        self.weights.cards_a_turn * (self.turns - 2.0).max(0.0) + later
    }

    /// What lies of a colour in somebody else's station.
    pub fn rival(&self, kind: usize) -> Group {
        self.rivals[kind].1
    }

    /// The cars of a colour that are on the pile or on their way there.
    #[inline]
    pub fn under_way(&self, kind: usize) -> i32 {
        let lying = match kind {
            LOCOMOTIVE => self.station.groups().map(|(_, group)| i32::from(group.locomotives)).sum(),
            _ => i32::from(self.station.group(Colour::ALL[kind]).cars),
        };
        i32::from(self.train.of(kind)) + lying
    }

    /// The cars that tickets need, by colour.
    #[inline]
    pub fn needed(&self, tickets: TicketSet) -> Cars {
        let mut needed = [0; COLOURS];
        for id in tickets.iter() {
            add_cars(&mut needed, self.board(), id);
        }
        needed
    }
}

/// A guess at how many turns everyone still has.
#[inline]
fn turns(left: Option<u8>, deck: u8, seats: usize, weights: &Weights) -> f64 {
    match left {
        Some(_) => 1.0,
        None => 2.0 + f64::from(deck) / (weights.drawn_a_turn * seats as f64),
    }
}

/// Adds what a ticket needs.
#[inline]
pub(super) fn add_cars(needed: &mut Cars, board: &Board, id: TicketId) {
    let cars = board.ticket(id).cars.counts();
    for (needed, cars) in needed.iter_mut().zip(cars) {
        *needed += i32::from(*cars);
    }
}

/// Whatever lies in a station is no longer free.
#[inline]
fn see_station(rivals: &mut [(Seat, Group); COLOURS], seat: Seat, station: &Station) {
    for (rival, colour) in rivals.iter_mut().zip(Colour::ALL) {
        let group = station.group(colour);
        if !group.is_empty() {
            *rival = (seat, group);
        }
    }
}

/// How likely an unknown card is of each kind.
fn likely(unseen: &Cards) -> [f64; KINDS] {
    let total = f64::from(unseen.total().max(1));
    std::array::from_fn(|kind| f64::from(unseen.of(kind)) / total)
}

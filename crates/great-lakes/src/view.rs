//! What one seat or a spectator may know (GL-29).

mod imagine;
mod imagine_tickets;

use engine::{Seat, Viewer};
use rails::imagine::others;
use rails::{CitySet, Pile, Returned, RouteSet, TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Cards, SHIP_KINDS, TRAIN_KINDS};
use crate::setup::GreatLakes;
use crate::state::{Phase, State};

pub(crate) use imagine::imagine;

/// All that a viewer with a perfect memory knows of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is to be decided now.
    pub phase: Phase,
    /// Whose turn it is; before the first, who will have it.
    pub turn: Seat,
    /// How many seats have passed in a row.
    pub passes: u8,
    /// How many turns there still are, once the last rounds have begun.
    pub turns_left: Option<u8>,
    /// The cards that lie open to be taken.
    pub market: Cards,
    /// The deck of train cards and its discards.
    pub trains: PileView<TRAIN_KINDS>,
    /// The deck of ship cards and its discards.
    pub ships: PileView<SHIP_KINDS>,
    /// How many tickets in the deck nobody has drawn yet.
    pub fresh_tickets: u8,
    /// How many of those that were turned down in the opening are still under them.
    pub shuffled_tickets: u8,
    /// The tickets under these: who put each there, and which it is if the viewer did.
    pub bottom: Vec<Returned<Option<TicketId>>>,
    /// What everyone knows of each seat.
    pub seats: Vec<SeatView>,
    /// What only the viewer knows; `None` for a spectator.
    pub own: Option<OwnView>,
}

/// What everyone knows of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PileView<const K: usize> {
    /// How many cards it has.
    pub deck: u8,
    /// What it was last made of, without what left it openly since.
    pub stock: rails::Cards<K>,
    /// Its discards.
    pub discards: rails::Cards<K>,
}

/// What everyone knows of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Its routes.
    pub routes: RouteSet,
    /// Where its harbours stand.
    pub harbours: CitySet,
    /// Harbours left.
    pub harbours_left: u8,
    /// Trains left; 0 until all have chosen their pieces.
    pub trains: u8,
    /// Ships left; 0 until all have chosen their pieces.
    pub ships: u8,
    /// Trains in its box.
    pub train_box: u8,
    /// Ships in its box.
    pub ship_box: u8,
    /// Points for routes.
    pub points: u16,
    /// Pieces that it has exchanged, each for points.
    pub exchanged: u16,
    /// How many train cards it holds, wilds included.
    pub train_cards: u8,
    /// How many ship cards it holds.
    pub ship_cards: u8,
    /// Those of its cards that it took from the market.
    pub known: Cards,
    /// How many cards it has drawn blind from the train deck since that was last made.
    pub drawn_trains: u8,
    /// How many cards it has drawn blind from the ship deck since that was last made.
    pub drawn_ships: u8,
    /// How many tickets it holds.
    pub tickets: u8,
    /// How many it has to choose from now.
    pub offer: u8,
    /// How many of the opening tickets it turned down.
    pub turned_down: u8,
    /// Whether it has chosen, where everyone chooses at the same time.
    pub has_chosen: bool,
    /// Its tickets, once they are laid open at final scoring (GL-19).
    pub revealed: Option<TicketSet>,
}

/// What only a seat itself knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OwnView {
    /// Its cards.
    pub hand: Cards,
    /// Those it has drawn blind since their deck was last made, wherever they are now.
    pub drawn: Cards,
    /// How many trains it has chosen to start with, while the others still choose.
    pub chosen_trains: Option<u8>,
    /// Its tickets.
    pub tickets: TicketSet,
    /// Those it has to choose from now.
    pub offer: TicketSet,
    /// The opening tickets that it turned down, while the others still choose.
    pub turned_down: TicketSet,
    /// All tickets that it has ever seen.
    pub met: TicketSet,
}

impl<const K: usize> PileView<K> {
    fn of<const F: usize>(pile: &Pile<K, F>) -> PileView<K> {
        PileView { deck: pile.deck.total(), stock: pile.stock, discards: pile.discards }
    }
}

impl View {
    /// The other seats, with what everyone knows of them.
    fn others(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        others(self.viewer, &self.seats)
    }
}

/// What the viewer may know of a position.
pub(crate) fn view(game: &GreatLakes, state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        phase: state.phase,
        turn: state.turn,
        passes: state.passes,
        turns_left: state.turns_left,
        market: state.market,
        trains: PileView::of(&state.trains),
        ships: PileView::of(&state.ships),
        fresh_tickets: state.tickets.fresh.len() as u8,
        shuffled_tickets: state.tickets.shuffled.len() as u8,
        bottom: state.tickets.bottom_seen_by(viewer),
        seats: game.all_seats().map(|seat| in_the_open(state, seat)).collect(),
        own: match viewer {
            Viewer::Seat(seat) => Some(own(state, seat)),
            Viewer::Spectator => None,
        },
    }
}

/// What everyone knows of a seat.
fn in_the_open(state: &State, seat: Seat) -> SeatView {
    let own = state.of(seat);
    let (opening, over) = (state.phase == Phase::Opening, matches!(state.phase, Phase::Over(_)));
    let has_chosen = own.has_chosen(state.phase);
    // What somebody has chosen is a secret until all have (GL-4).
    let open = |count: u8| if state.phase == Phase::Pieces { 0 } else { count };
    let down =
        if opening && has_chosen { (own.offer.len() - own.tickets.len()) as u8 } else { own.turned_down };
    SeatView {
        routes: own.routes,
        harbours: own.harbours,
        harbours_left: own.harbours_left,
        trains: open(own.trains),
        ships: open(own.ships),
        train_box: open(own.train_box),
        ship_box: open(own.ship_box),
        points: own.points,
        exchanged: own.exchanged,
        train_cards: own.hand.trains.total(),
        ship_cards: own.hand.ships.total(),
        known: own.known,
        drawn_trains: state.trains.drawn[seat].total(),
        drawn_ships: state.ships.drawn[seat].total(),
        tickets: own.tickets.len() as u8,
        offer: if opening && has_chosen { 0 } else { own.offer.len() as u8 },
        turned_down: down,
        has_chosen,
        revealed: over.then_some(own.tickets),
    }
}

/// What only a seat itself knows.
fn own(state: &State, seat: Seat) -> OwnView {
    let own = state.of(seat);
    let waiting = own.has_chosen(state.phase);
    let opened = state.phase == Phase::Opening && waiting;
    OwnView {
        hand: own.hand,
        drawn: Cards { trains: state.trains.drawn[seat], ships: state.ships.drawn[seat] },
        chosen_trains: (state.phase == Phase::Pieces && waiting).then_some(own.trains),
        tickets: own.tickets,
        offer: if opened { TicketSet::NONE } else { own.offer },
        turned_down: if opened { own.offer - own.tickets } else { TicketSet::NONE },
        met: own.met,
    }
}

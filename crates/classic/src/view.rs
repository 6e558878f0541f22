//! What one seat or a spectator may know (EU-40).

mod imagine;
mod imagine_tickets;

use engine::{Seat, Viewer};
use rails::imagine::others;
use rails::{CitySet, Returned, RouteSet, TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::Cards;
use crate::setup::Classic;
use crate::state::{Phase, State};

pub(crate) use imagine::imagine;

/// All that a viewer with a perfect memory knows of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is to be decided now.
    pub phase: Phase,
    /// Whose turn it is; in the opening, who will have the first.
    pub turn: Seat,
    /// How many seats have passed in a row.
    pub passes: u8,
    /// How many turns there still are, once the last round has begun.
    pub turns_left: Option<u8>,
    /// The cards that lie open to be taken.
    pub market: Cards,
    /// How many cards the deck has.
    pub deck: u8,
    /// What the deck was last made of, without what left it openly since.
    pub stock: Cards,
    /// The discards.
    pub discards: Cards,
    /// How many tickets in the deck nobody has drawn yet.
    pub fresh_tickets: u8,
    /// How many are left under these of the opening tickets that were turned down (EU-4).
    #[serde(default)]
    pub shuffled_tickets: u8,
    /// The tickets under the deck: who put each there, and which it is if the viewer did.
    pub bottom: Vec<Returned<Option<TicketId>>>,
    /// What everyone knows of each seat.
    pub seats: Vec<SeatView>,
    /// What only the viewer knows; `None` for a spectator.
    pub own: Option<OwnView>,
}

/// What everyone knows of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Its routes.
    pub routes: RouteSet,
    /// Where its stations stand.
    pub stations: CitySet,
    /// Stations left.
    pub stations_left: u8,
    /// Cars left.
    pub cars: u8,
    /// Points for routes.
    pub points: u16,
    /// How many cards it holds.
    pub hand: u8,
    /// Those of them that it took from the market, or laid for a tunnel and took back.
    pub known: Cards,
    /// How many cards it has drawn blind since the deck was last made.
    pub drawn: u8,
    /// How many tickets it holds.
    pub tickets: u8,
    /// How many it has to choose from now.
    pub offer: u8,
    /// How many of the opening tickets it turned down.
    pub turned_down: u8,
    /// Its tickets, once they are laid open at final scoring (EU-30).
    pub revealed: Option<TicketSet>,
}

/// What only a seat itself knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OwnView {
    /// Its cards.
    pub hand: Cards,
    /// Those it has drawn blind since the deck was last made, wherever they are now.
    pub drawn: Cards,
    /// Its tickets.
    pub tickets: TicketSet,
    /// Those it has to choose from now.
    pub offer: TicketSet,
    /// The opening tickets that it turned down, unless they have gone under the deck.
    pub turned_down: TicketSet,
    /// All regular tickets that it has ever seen.
    pub met: TicketSet,
}

impl View {
    /// The other seats, with what everyone knows of them.
    fn others(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        others(self.viewer, &self.seats)
    }
}

/// What the viewer may know of a position.
pub(crate) fn view(game: &Classic, state: &State, viewer: Viewer) -> View {
    let over = matches!(state.phase, Phase::Over(_));
    let seats = game.all_seats().map(|seat| {
        let holdings = state.of(seat);
        SeatView {
            routes: holdings.routes,
            stations: holdings.stations,
            stations_left: holdings.stations_left,
            cars: holdings.cars,
            points: holdings.points,
            hand: holdings.hand.total(),
            known: holdings.known,
            drawn: state.pile.drawn[seat].total(),
            tickets: holdings.tickets.len() as u8,
            offer: holdings.offer.len() as u8,
            turned_down: holdings.turned_down.len() as u8 + holdings.put_under,
            revealed: over.then_some(holdings.tickets),
        }
    });
    let own = match viewer {
        Viewer::Spectator => None,
        Viewer::Seat(seat) => {
            let holdings = state.of(seat);
            Some(OwnView {
                hand: holdings.hand,
                drawn: state.pile.drawn[seat],
                tickets: holdings.tickets,
                offer: holdings.offer,
                turned_down: holdings.turned_down,
                met: holdings.met,
            })
        }
    };
    View {
        viewer,
        phase: state.phase,
        turn: state.turn,
        passes: state.passes,
        turns_left: state.turns_left,
        market: state.market,
        deck: state.pile.deck.total(),
        stock: state.pile.stock,
        discards: state.pile.discards,
        fresh_tickets: state.tickets.fresh.len() as u8,
        shuffled_tickets: state.tickets.shuffled.len() as u8,
        bottom: state.tickets.bottom_seen_by(viewer),
        seats: seats.collect(),
        own,
    }
}

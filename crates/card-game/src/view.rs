//! What one seat or a spectator sees (CG-30).
//!
//! A view has no memory: what lies in a train pile now lay open in a station before, but whoever
//! wants to know it has to have paid attention (CG-8, decision 7).

pub(crate) mod imagine;
mod imagine_tickets;

use arrayvec::ArrayVec;
use engine::{BySeat, Seat, Viewer};
use rails::{Returned, TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::board::MAX_BONUSES;
use crate::card::{Cards, Colour};
use crate::scoring::{Standing, TicketLine, standings, ticket_lines};
use crate::setup::CardGame;
use crate::state::{Phase, State};
use crate::station::{Group, Play, Station};

pub(crate) use imagine::imagine;

/// All that a viewer sees of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is to be decided now.
    pub phase: Phase,
    /// Which round is played.
    pub round: u8,
    /// Who had, or will have, the first turn of the round.
    pub starter: Seat,
    /// Whose turn it is; in the opening, who will have the first; in scoring, who had the last.
    pub turn: Seat,
    /// How many turns the round still has, once its end has begun.
    pub turns_left: Option<u8>,
    /// The cards that lie open to be taken.
    pub market: Cards,
    /// How many cards the deck has.
    pub deck: u8,
    /// The discards.
    pub discards: Cards,
    /// How many tickets in the deck have never been put under it.
    pub fresh_tickets: u8,
    /// The tickets under the deck: who put each there, and which it is if the viewer did.
    pub bottom: Vec<Returned<Option<TicketId>>>,
    /// What everyone sees of each seat.
    pub seats: Vec<SeatView>,
    /// What only the viewer sees; `None` for a spectator.
    pub own: Option<OwnView>,
}

/// What everyone sees of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards it holds.
    pub hand: u8,
    /// What lies in its station.
    pub station: Station,
    /// How many cards its train pile has.
    pub train: u8,
    /// The train pile itself, once it is laid open to be scored (CG-23).
    pub laid_open: Option<Cards>,
    /// How many tickets it holds that are not completed.
    pub tickets: u8,
    /// How many it has to choose from now.
    pub offer: u8,
    /// The tickets completed in the scoring that is on, or that ended the game.
    pub completed: TicketSet,
    /// The tickets never completed, once they are laid open in the final scoring (CG-27).
    pub missed: Option<TicketSet>,
    /// What came of the first scoring, in a second round (CG-26).
    pub first: Option<FirstScoring>,
}

/// What everyone saw of a seat in the first scoring.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FirstScoring {
    /// What its train pile was.
    pub train: Cards,
    /// The tickets it completed.
    pub completed: TicketSet,
}

/// What only a seat itself sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OwnView {
    /// Its cards.
    pub hand: Cards,
    /// Its tickets that are not completed.
    pub tickets: TicketSet,
    /// Those it has to choose from now.
    pub offer: TicketSet,
    /// All tickets that it has ever put under the deck.
    pub returned: TicketSet,
    /// Its train pile, if the table lets it look into that (CG-8).
    pub train: Option<Cards>,
}

impl SeatView {
    /// All tickets it has completed, in both rounds.
    pub fn all_completed(&self) -> TicketSet {
        self.first.as_ref().map_or(TicketSet::NONE, |first| first.completed) | self.completed
    }
}

impl View {
    /// Who chooses a ticket to complete, if anyone does.
    pub fn chooser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Scoring { seat } => Some(seat),
            _ => None,
        }
    }

    /// Whom a seat would rob by playing these cars, and of what (CG-16).
    pub fn robbed_by(&self, seat: Seat, play: Play) -> Option<(Seat, Colour, Group)> {
        let all = Seat::all(self.seats.len()).zip(&self.seats).filter(|(other, _)| *other != seat);
        let mut lying = all.flat_map(|(other, view)| {
            play.groups().map(move |(colour, _)| (other, colour, view.station.group(colour)))
        });
        lying.find(|(_, _, group)| !group.is_empty())
    }

    /// How the big cities stand, as far as tickets have been completed openly (CG-28).
    pub fn standings(&self, game: &CardGame) -> ArrayVec<Standing, MAX_BONUSES> {
        let completed =
            BySeat::new(|seat| self.seats.get(seat.index()).map_or(TicketSet::NONE, SeatView::all_completed));
        standings(&game.board, &completed)
    }

    /// A seat's tickets one by one, as far as they lie open.
    pub fn ticket_lines<'g>(
        &self,
        game: &'g CardGame,
        seat: Seat,
    ) -> impl Iterator<Item = TicketLine> + use<'g> {
        let (earlier, completed, missed) = match self.seats.get(seat.index()) {
            Some(open) => (
                open.first.as_ref().map_or(TicketSet::NONE, |first| first.completed),
                open.completed,
                open.missed.unwrap_or(TicketSet::NONE),
            ),
            None => Default::default(),
        };
        ticket_lines(&game.board, self.round, earlier, completed, missed)
    }
}

/// What the viewer sees of a position.
pub(crate) fn view(game: &CardGame, state: &State, viewer: Viewer) -> View {
    let seats = game.all_seats().map(|seat| {
        let own = state.of(seat);
        SeatView {
            hand: own.hand.total(),
            station: own.station,
            train: own.train.total(),
            laid_open: state.trains_lie_open().then_some(own.train),
            tickets: own.tickets.len() as u8,
            offer: own.offer.len() as u8,
            completed: own.completed,
            missed: is_through(game, state.phase, state.round, state.starter, seat).then_some(own.tickets),
            first: (state.round > 1)
                .then_some(FirstScoring { train: own.earlier_train, completed: own.earlier }),
        }
    });
    let own = match viewer {
        Viewer::Spectator => None,
        Viewer::Seat(seat) => {
            let own = state.of(seat);
            Some(OwnView {
                hand: own.hand,
                tickets: own.tickets,
                offer: own.offer,
                returned: own.returned,
                train: game.may_peek(seat).then_some(own.train),
            })
        }
    };
    View {
        viewer,
        phase: state.phase,
        round: state.round,
        starter: state.starter,
        turn: state.turn,
        turns_left: state.turns_left,
        market: state.market,
        deck: state.deck.total(),
        discards: state.discards,
        fresh_tickets: state.tickets.fresh.len() as u8,
        bottom: state.tickets.bottom_seen_by(viewer),
        seats: seats.collect(),
        own,
    }
}

/// Whether a seat has been scored for good: its missed tickets lie open then (CG-20, CG-27).
pub(crate) fn is_through(game: &CardGame, phase: Phase, round: u8, starter: Seat, seat: Seat) -> bool {
    match phase {
        Phase::Over(_) => true,
        Phase::Scoring { seat: chooser } => {
            round == game.rounds()
                && game.seats_from(starter).take_while(|other| *other != chooser).any(|other| other == seat)
        }
        _ => false,
    }
}

//! The tickets of a position that fits a view.
//!
//! A ticket that the viewer doesn't see may be anywhere out of sight. One that the viewer has put
//! under the deck, and that isn't there any more, was drawn by somebody: it isn't fresh. And whoever
//! chooses what to complete holds tickets between which there is a choice.

use engine::{BySeat, Chance, Contradiction, Source, Viewer};
use rails::imagine::{Place, Places, contradiction, known_under, others, ticket_deck};
use rails::{Returned, TicketDeck, TicketId, TicketSet};

use super::View;
use super::imagine::all;
use crate::card::LOCOMOTIVE;
use crate::completion::{self, cars, needed};
use crate::setup::CardGame;
use crate::state::{Holdings, Phase};

/// How often tickets are dealt anew until they fit what happens in a scoring.
const TRIES: usize = 50;

/// The imagined deck: what is fresh, and what lies under it.
type Imagined = (TicketSet, Vec<Returned>);

pub(super) fn imagine_tickets(
    game: &CardGame,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<TicketDeck, Contradiction> {
    let every = game.board.all_tickets();
    let mut in_sight = known_under(&view.bottom, every)?;
    let mut returned = TicketSet::NONE;
    for (seat, _) in all(view) {
        in_sight |= holdings[seat].all_completed() | holdings[seat].tickets;
    }
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        in_sight |= own.tickets | own.offer;
        returned = own.returned;
        let mine = &mut holdings[seat];
        (mine.tickets, mine.offer, mine.returned) = (own.tickets, own.offer, own.returned);
    }
    if !every.contains_all(in_sight | returned) {
        return contradiction("a ticket that there isn't");
    }
    let mut places = Vec::new();
    for (seat, shown) in others(view.viewer, &view.seats) {
        let hidden = shown.tickets.checked_sub(holdings[seat].tickets.len() as u8);
        let Some(hidden) = hidden else { return contradiction("fewer tickets than are open") };
        Places::put(&mut places, Place::Held(seat), hidden);
        Places::put(&mut places, Place::Offered(seat), shown.offer);
    }
    for (index, under) in view.bottom.iter().enumerate() {
        if under.by.index() >= game.seats {
            return contradiction("a ticket put back by nobody");
        }
        if under.ticket.is_none() {
            places.push(Place::Bottom(index));
        }
    }
    let unseen = every - in_sight;
    if places.len() + usize::from(view.fresh_tickets) != unseen.len() {
        return contradiction("another number of tickets");
    }
    let deal = Deal { view, places, unseen, returned };
    for _ in 0..TRIES {
        let (dealt, (fresh, bottom)) = deal.deal(holdings, TicketSet::NONE, chance);
        if fits(game, view, &dealt, true) {
            *holdings = dealt;
            return ticket_deck(fresh, TicketSet::NONE, &bottom);
        }
    }
    // Chance doesn't find a choice that there has to be: it is put there.
    let hard = hard_choice(game, view, holdings, unseen);
    let (dealt, (fresh, bottom)) = deal.deal(holdings, hard, chance);
    if !fits(game, view, &dealt, false) {
        return contradiction("nothing to choose");
    }
    *holdings = dealt;
    ticket_deck(fresh, TicketSet::NONE, &bottom)
}

/// What is to be dealt where.
struct Deal<'v> {
    view: &'v View,
    places: Vec<Place>,
    unseen: TicketSet,
    /// What the viewer has put under the deck.
    returned: TicketSet,
}

impl Deal<'_> {
    /// Deals all tickets out of sight; `sure` go to whoever chooses.
    fn deal(
        &self,
        holdings: &BySeat<Holdings>,
        sure: TicketSet,
        chance: &mut impl Chance,
    ) -> (BySeat<Holdings>, Imagined) {
        let mut holdings = *holdings;
        let mut bottom: Vec<Returned> = (self.view.bottom.iter())
            .map(|under| Returned { ticket: under.ticket.unwrap_or_default(), by: under.by })
            .collect();
        let mut places = self.places.clone();
        let mut put = |place: Place, ticket: TicketId| match place {
            Place::Held(seat) => holdings[seat].tickets = holdings[seat].tickets.with(ticket),
            Place::Offered(seat) | Place::TurnedDown(seat) => {
                holdings[seat].offer = holdings[seat].offer.with(ticket)
            }
            Place::Bottom(index) => bottom[index].ticket = ticket,
        };
        for ticket in sure.iter() {
            let chooser = self.view.chooser();
            let own = |place: &Place| matches!(place, Place::Held(seat) if Some(*seat) == chooser);
            if let Some(at) = places.iter().position(own) {
                put(places.swap_remove(at), ticket);
            }
        }
        // Those that can't be fresh first, then any.
        let rest = self.unseen - sure;
        let (mut drawn, mut fresh) = (rest & self.returned, rest - self.returned);
        while !places.is_empty() && !(drawn | fresh).is_empty() {
            let from = if drawn.is_empty() { &mut fresh } else { &mut drawn };
            let ticket = TicketId(chance.member(Source::NONE, from.bits()) as u8);
            *from -= TicketSet::only(ticket);
            put(places.swap_remove(chance.below(places.len() as u32) as usize), ticket);
        }
        for under in &bottom {
            let by = &mut holdings[under.by];
            by.returned = by.returned.with(under.ticket);
        }
        (holdings, (fresh | drawn, bottom))
    }
}

/// Whether the tickets fit a scoring that is on: whoever chooses has a choice, and if one is
/// `strict`, those who are through have nothing left that they could complete.
fn fits(game: &CardGame, view: &View, holdings: &BySeat<Holdings>, strict: bool) -> bool {
    let Phase::Scoring { seat: chooser } = view.phase else { return true };
    let board = &*game.board;
    let open = |own: &Holdings| completion::open(board, &own.train, own.completed, own.tickets);
    let own = &holdings[chooser];
    let choice = !completion::possible(board, &own.train, own.completed | open(own));
    let mut through = game.seats_from(view.starter).take_while(|seat| *seat != chooser);
    choice && !(strict && through.any(|seat| !open(&holdings[seat]).is_empty()))
}

/// Tickets of which whoever chooses can complete each, but not all: the smallest part of those that
/// lack most. What a set of tickets lacks is the most that it needs too much over any set of
/// colours, and for one set of colours the hardest tickets are those that need most of them.
fn hard_choice(game: &CardGame, view: &View, holdings: &BySeat<Holdings>, unseen: TicketSet) -> TicketSet {
    let Some(chooser) = view.chooser() else { return TicketSet::NONE };
    let (board, own) = (&*game.board, &holdings[chooser]);
    let open = completion::open(board, &own.train, own.completed, unseen);
    let places = usize::from(view.seats[chooser.index()].tickets).saturating_sub(own.tickets.len());
    let mut best: Option<TicketSet> = None;
    for colours in 0..=u8::MAX {
        let needs = |id: TicketId| -> u32 {
            (0..)
                .zip(cars(&board.ticket(id).cars))
                .filter(|(kind, _)| colours >> kind & 1 == 1)
                .map(|(_, cars)| u32::from(cars))
                .sum()
        };
        let mut tickets: Vec<TicketId> = open.iter().collect();
        tickets.sort_by_key(|id| (std::cmp::Reverse(needs(*id)), id.0));
        let mut chosen = TicketSet::NONE;
        for id in tickets.into_iter().take(places) {
            chosen = chosen.with(id);
            let lacking = completion::lacking(&needed(board, own.completed | chosen), &cars(&own.train));
            if lacking > own.train.of(LOCOMOTIVE) {
                if best.is_none_or(|best| chosen.len() < best.len()) {
                    best = Some(chosen);
                }
                break;
            }
        }
    }
    best.unwrap_or_default()
}

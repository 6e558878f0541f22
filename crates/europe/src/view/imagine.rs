//! A position that fits a view, drawn as the rules make it likely.

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::{Pile, RouteSet, TicketDeck};

use super::imagine_tickets::{Imagined, imagine_tickets};
use super::{SeatView, View};
use crate::card::Cards;
use crate::payment::Payment;
use crate::rules::tunnel;
use crate::setup::Europe;
use crate::state::{Holdings, Phase, State};

/// How often hands are dealt anew until one fits a tunnel that its seat is able to pay for.
const TRIES: usize = 100;

pub(super) fn contradiction<T>(what: &str) -> Result<T, Contradiction> {
    Err(Contradiction(what.to_owned()))
}

/// The other seats, with what everyone knows of them.
pub(super) fn others(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    Seat::all(view.seats.len()).zip(&view.seats).filter(|(seat, _)| !view.viewer.is(*seat))
}

pub(crate) fn imagine(game: &Europe, view: &View, chance: &mut impl Chance) -> Result<State, Contradiction> {
    if view.seats.len() != game.seats || view.turn.index() >= game.seats {
        return contradiction("another number of seats");
    }
    match (view.viewer, &view.own) {
        (Viewer::Spectator, None) => {}
        (Viewer::Seat(seat), Some(_)) if seat.index() < game.seats => {}
        _ => return contradiction("a viewer who isn't at the table"),
    }
    let mut holdings =
        BySeat::new(|seat| view.seats.get(seat.index()).map_or_else(Holdings::default, in_the_open));
    let mut closed = RouteSet::NONE;
    for seat in game.all_seats() {
        let own = &mut holdings[seat];
        if !game.board.network.routes().contains_all(own.routes) {
            return contradiction("a route that the board doesn't have");
        }
        own.barred =
            own.routes.iter().fold(RouteSet::NONE, |all, route| all | game.board.network.twin(route));
        closed |= if game.seats <= 3 { own.routes | own.barred } else { own.routes };
    }
    let pile = imagine_cards(game, view, &mut holdings, chance)?;
    let Imagined { fresh, bottom } = imagine_tickets(game, view, &mut holdings, chance)?;
    let mut under = ArrayVec::new();
    for returned in bottom {
        if under.try_push(returned).is_err() {
            return contradiction("more tickets under the deck than there are");
        }
    }
    let state = State {
        phase: view.phase,
        turn: view.turn,
        passes: view.passes,
        turns_left: view.turns_left,
        pile,
        market: view.market,
        tickets: TicketDeck { fresh, bottom: under },
        closed,
        holdings,
    };
    game_fits(game, state)
}

/// Whoever sends a view may send nonsense: what comes out has to be a position of this game.
fn game_fits(game: &Europe, state: State) -> Result<State, Contradiction> {
    match crate::audit::audit(game, &state) {
        Ok(()) => Ok(state),
        Err(what) => Err(Contradiction(what)),
    }
}

/// What everyone sees of a seat.
fn in_the_open(seat: &SeatView) -> Holdings {
    Holdings {
        known: seat.known,
        routes: seat.routes,
        stations: seat.stations,
        cars: seat.cars,
        stations_left: seat.stations_left,
        points: seat.points,
        ..Holdings::default()
    }
}

/// Deals the cards that the viewer can't see to the deck and to the others' hands.
///
/// The deck can hold only what it was last made of; all else is equally likely to be anywhere.
fn imagine_cards(
    game: &Europe,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<Pile<{ crate::card::KINDS }>, Contradiction> {
    let (hand, drawn) = view.own.as_ref().map_or((Cards::NONE, Cards::NONE), |own| (own.hand, own.drawn));
    let mut in_view = vec![view.market, view.discards, hand];
    in_view.extend(others(view).map(|(_, seat)| seat.known));
    if let Phase::Tunnel { laid, turned, .. } = view.phase {
        if laid.colour.is_none() && laid.cars > 0 {
            return contradiction("cards without a colour");
        }
        in_view.extend([laid.cards(), turned]);
    }
    let unseen = in_view.iter().try_fold(game.board.cards(), |rest, cards| rest.without(cards));
    let Some(unseen) = unseen else { return contradiction("more cards than there are") };
    let Some(stock) = view.stock.without(&drawn) else {
        return contradiction("a deck without what was drawn");
    };

    let needed = needed_for_tunnel(view);
    let mut tries = 0;
    loop {
        tries += 1;
        let mut rest = unseen;
        let mut may_be_deck = stock.both(&rest);
        // What has to be in the hand of a seat that is asked to pay is put there if chance doesn't.
        let mut forced = Cards::NONE;
        if let Some(needed) = needed.filter(|_| tries > TRIES) {
            for _ in needed.held(&view.seats[needed.seat.index()].known)..needed.count {
                let surplus = |kind: &usize| rest.of(*kind) > may_be_deck.of(*kind);
                let mut kinds = tunnel::kinds_that_pay(needed.laid);
                let kind = kinds.clone().find(surplus).or_else(|| kinds.find(|kind| rest.of(*kind) > 0));
                let Some(kind) = kind else { return contradiction("a tunnel that can't be paid") };
                rest.remove(kind, 1);
                forced.add(kind, 1);
                may_be_deck = stock.both(&rest);
            }
        }
        if may_be_deck.total() < view.deck {
            return contradiction("a deck of cards that are elsewhere");
        }
        let deck = may_be_deck.draw_many(view.deck, chance);
        let Some(mut rest) = rest.without(&deck) else {
            return contradiction("a deck of cards that are elsewhere");
        };
        for (seat, open) in others(view) {
            let mut hand = open.known;
            if needed.is_some_and(|needed| needed.seat == seat) {
                hand.add_all(&forced);
            }
            let Some(unknown) = open.hand.checked_sub(hand.total()) else {
                return contradiction("fewer cards in a hand than are known");
            };
            hand.add_all(&rest.draw_many(unknown, chance));
            holdings[seat].hand = hand;
        }
        if !rest.is_empty() {
            return contradiction("cards that are nowhere");
        }
        let fits = needed.is_none_or(|needed| needed.held(&holdings[needed.seat].hand) >= needed.count);
        if !fits && tries <= TRIES {
            continue;
        }
        let mut pile = Pile { deck, discards: view.discards, stock: view.stock, ..Pile::default() };
        if let Viewer::Seat(seat) = view.viewer {
            holdings[seat].hand = hand;
            pile.drawn[seat] = drawn;
        }
        let Some(mut left_blind) = stock.without(&deck) else {
            return contradiction("a deck of other cards");
        };
        for (seat, open) in others(view) {
            pile.drawn[seat] = left_blind.draw_many(open.drawn, chance);
        }
        return Ok(pile);
    }
}

/// What another seat must hold because it is asked to pay it.
#[derive(Clone, Copy)]
struct Needed {
    seat: Seat,
    laid: Payment,
    count: u8,
}

impl Needed {
    fn held(self, cards: &Cards) -> u8 {
        tunnel::kinds_that_pay(self.laid).map(|kind| cards.of(kind)).sum()
    }
}

fn needed_for_tunnel(view: &View) -> Option<Needed> {
    let Phase::Tunnel { laid, extra, .. } = view.phase else { return None };
    (!view.viewer.is(view.turn)).then_some(Needed { seat: view.turn, laid, count: extra })
}

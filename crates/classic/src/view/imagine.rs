//! A position that fits a view, drawn as the rules make it likely.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::imagine::{Unseen, check_table, contradiction};
use rails::{Pile, RouteGame, RouteSet};

use super::imagine_tickets::imagine_tickets;
use super::{SeatView, View};
use crate::board::Returned;
use crate::card::Cards;
use crate::payment::Payment;
use crate::rules::tunnel;
use crate::setup::Classic;
use crate::state::{Holdings, Phase, State};

/// How often hands are dealt anew until one fits a tunnel that its seat is able to pay for.
const TRIES: usize = 100;

pub(crate) fn imagine(game: &Classic, view: &View, chance: &mut impl Chance) -> Result<State, Contradiction> {
    check_table(view.viewer, view.own.is_some(), &view.seats, view.turn, game.seats)?;
    let under = view.phase != Phase::Opening && game.board.terms.opening_returned == Returned::UnderDeck;
    let open = |seat: &SeatView| in_the_open(seat, under);
    let mut holdings = BySeat::new(|seat| view.seats.get(seat.index()).map_or_else(Holdings::default, open));
    let mut closed = RouteSet::NONE;
    for seat in game.all_seats() {
        let own = &mut holdings[seat];
        if !game.board.network.routes().contains_all(own.routes) {
            return contradiction("a route that the board doesn't have");
        }
        own.barred = game.doubles().barred(&game.board.network, own.routes);
        closed |= game.doubles().closed(&game.board.network, own.routes);
    }
    let pile = imagine_cards(game, view, &mut holdings, chance)?;
    let tickets = imagine_tickets(game, view, &mut holdings, chance)?;
    let state = State {
        phase: view.phase,
        turn: view.turn,
        passes: view.passes,
        turns_left: view.turns_left,
        pile,
        market: view.market,
        tickets,
        closed,
        holdings,
    };
    // Whoever sends a view may send nonsense: what comes out has to be a position of this game, and
    // to look like that.
    crate::audit::audit(game, &state).map_err(Contradiction)?;
    match super::view(game, &state, view.viewer) == *view {
        true => Ok(state),
        false => contradiction("numbers that don't go together"),
    }
}

/// What everyone sees of a seat. What it turned down may have gone `under` the deck.
fn in_the_open(seat: &SeatView, under: bool) -> Holdings {
    Holdings {
        known: seat.known,
        routes: seat.routes,
        stations: seat.stations,
        cars: seat.cars,
        stations_left: seat.stations_left,
        points: seat.points,
        put_under: if under { seat.turned_down } else { 0 },
        ..Holdings::default()
    }
}

/// Deals the cards that the viewer can't see to the deck and to the others' hands.
fn imagine_cards(
    game: &Classic,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<Pile<{ crate::card::KINDS }>, Contradiction> {
    let (hand, drawn) = view.own.as_ref().map_or((Cards::NONE, Cards::NONE), |own| (own.hand, own.drawn));
    let mut in_view = vec![view.market, view.discards, hand];
    if let Phase::Tunnel { laid, turned, .. } = view.phase {
        if laid.colour.is_none() && laid.cars > 0 {
            return contradiction("cards without a colour");
        }
        in_view.extend([laid.cards(), turned]);
    }
    let hands = view.others().map(|(seat, open)| (seat, open.known, open.hand)).collect();
    let unseen = Unseen::new(game.board.cards(), in_view, (view.stock, drawn), view.deck, hands)?;

    let needed = needed_for_tunnel(view);
    let fits =
        |hands: &BySeat<Cards>| needed.is_none_or(|needed| needed.held(&hands[needed.seat]) >= needed.count);
    let mut dealt = unseen.deal(chance)?;
    for _ in 1..TRIES {
        if fits(&dealt.1) {
            break;
        }
        dealt = unseen.deal(chance)?;
    }
    if let Some(needed) = needed.filter(|_| !fits(&dealt.1)) {
        dealt = needed.put_in_hand(unseen.clone())?.deal(chance)?;
    }
    let (deck, hands) = dealt;
    let mut pile = Pile { deck, discards: view.discards, stock: view.stock, ..Pile::default() };
    view.others().for_each(|(seat, _)| holdings[seat].hand = hands[seat]);
    if let Viewer::Seat(seat) = view.viewer {
        holdings[seat].hand = hand;
        pile.drawn[seat] = drawn;
    }
    unseen.drawn(&mut pile, view.others().map(|(seat, open)| (seat, open.drawn)), chance)?;
    Ok(pile)
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

    /// Puts what has to be in the hand of a seat that is asked to pay there, because chance didn't:
    /// first what can't be in the deck.
    fn put_in_hand(
        self,
        mut unseen: Unseen<{ crate::card::KINDS }>,
    ) -> Result<Unseen<{ crate::card::KINDS }>, Contradiction> {
        let Unseen { rest, stock, hands, .. } = &mut unseen;
        let Some((_, known, _)) = hands.iter_mut().find(|(seat, ..)| *seat == self.seat) else {
            return contradiction("a tunnel that nobody digs");
        };
        for _ in self.held(known)..self.count {
            let surplus = |kind: &usize| rest.of(*kind) > stock.both(rest).of(*kind);
            let mut kinds = tunnel::kinds_that_pay(self.laid);
            let kind = kinds.clone().find(surplus).or_else(|| kinds.find(|kind| rest.of(*kind) > 0));
            let Some(kind) = kind else { return contradiction("a tunnel that can't be paid") };
            rest.remove(kind, 1);
            known.add(kind, 1);
        }
        Ok(unseen)
    }
}

fn needed_for_tunnel(view: &View) -> Option<Needed> {
    let Phase::Tunnel { laid, extra, .. } = view.phase else { return None };
    (!view.viewer.is(view.turn)).then_some(Needed { seat: view.turn, laid, count: extra })
}

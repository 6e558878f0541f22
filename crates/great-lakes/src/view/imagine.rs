//! A position that fits a view, drawn as the rules make it likely.

use engine::{BySeat, Chance, Contradiction, Viewer};
use rails::imagine::{Unseen, check_table, contradiction};
use rails::{Pile, RouteGame, RouteSet};

use super::imagine_tickets::imagine_tickets;
use super::{PileView, SeatView, View};
use crate::setup::GreatLakes;
use crate::state::{Holdings, Phase, State};

pub(crate) fn imagine(
    game: &GreatLakes,
    view: &View,
    chance: &mut impl Chance,
) -> Result<State, Contradiction> {
    check_table(view.viewer, view.own.is_some(), &view.seats, view.turn, game.seats)?;
    let mut holdings =
        BySeat::new(|seat| view.seats.get(seat.index()).map_or_else(Holdings::default, in_the_open));
    if view.phase == Phase::Pieces {
        imagine_pieces(game, view, &mut holdings, chance)?;
    }
    let claimed = view.seats.iter().fold(RouteSet::NONE, |all, seat| all | seat.routes);
    if !game.board.network.routes().contains_all(claimed) {
        return contradiction("a route that the board doesn't have");
    }
    let all = game.board.all_cards();
    let own = view.own.as_ref().map(|own| (own.hand, own.drawn)).unwrap_or_default();
    let (trains, train_hands) = imagine_pile(
        view,
        all.trains,
        view.market.trains,
        &view.trains,
        (own.0.trains, own.1.trains),
        |seat| (seat.known.trains, seat.train_cards, seat.drawn_trains),
        chance,
    )?;
    let (ships, ship_hands) = imagine_pile(
        view,
        all.ships,
        view.market.ships,
        &view.ships,
        (own.0.ships, own.1.ships),
        |seat| (seat.known.ships, seat.ship_cards, seat.drawn_ships),
        chance,
    )?;
    for seat in game.all_seats() {
        let hand = &mut holdings[seat].hand;
        (hand.trains, hand.ships) = (train_hands[seat], ship_hands[seat]);
    }
    let tickets = imagine_tickets(game, view, &mut holdings, chance)?;
    let state = State {
        phase: view.phase,
        turn: view.turn,
        passes: view.passes,
        turns_left: view.turns_left,
        trains,
        ships,
        market: view.market,
        tickets,
        closed: game.doubles().closed(&game.board.network, claimed),
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

/// What everyone sees of a seat.
fn in_the_open(seat: &SeatView) -> Holdings {
    Holdings {
        known: seat.known,
        routes: seat.routes,
        harbours: seat.harbours,
        turned_down: seat.turned_down,
        trains: seat.trains,
        ships: seat.ships,
        train_box: seat.train_box,
        ship_box: seat.ship_box,
        harbours_left: seat.harbours_left,
        points: seat.points,
        exchanged: seat.exchanged,
        ..Holdings::default()
    }
}

/// What those have chosen who have chosen their pieces: anybody's guess but one's own (GL-4).
fn imagine_pieces(
    game: &GreatLakes,
    view: &View,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<(), Contradiction> {
    let (all, choices) = (game.board.pieces, game.board.pieces.train_choices());
    for (seat, open) in game.all_seats().zip(&view.seats) {
        let own = view.own.as_ref().filter(|_| view.viewer.is(seat));
        if own.is_some_and(|own| own.chosen_trains.is_some() != open.has_chosen) {
            return contradiction("a choice that was made and wasn't");
        }
        if !open.has_chosen {
            continue;
        }
        let trains = match own.and_then(|own| own.chosen_trains) {
            Some(trains) => trains,
            None => choices.start() + chance.below(u32::from(choices.end() - choices.start()) + 1) as u8,
        };
        if !choices.contains(&trains) {
            return contradiction("a choice of pieces that nobody has");
        }
        let (own, ships) = (&mut holdings[seat], all.chosen - trains);
        (own.trains, own.ships) = (trains, ships);
        (own.train_box, own.ship_box) = (all.trains - trains, all.ships - ships);
    }
    Ok(())
}

/// One of the two decks and everyone's cards of it: what the viewer can't see is dealt out. `open`
/// says what is known of a seat's cards of this deck, how many it holds, and how many it drew.
fn imagine_pile<const K: usize, const F: usize>(
    view: &View,
    all: rails::Cards<K>,
    market: rails::Cards<K>,
    pile: &PileView<K>,
    (hand, drawn): (rails::Cards<K>, rails::Cards<K>),
    open: impl Fn(&SeatView) -> (rails::Cards<K>, u8, u8),
    chance: &mut impl Chance,
) -> Result<(Pile<K, F>, BySeat<rails::Cards<K>>), Contradiction> {
    let others = view.others().map(|(seat, seen)| {
        let (known, count, _) = open(seen);
        (seat, known, count)
    });
    let in_view = [market, pile.discards, hand];
    let unseen = Unseen::new(all, in_view, (pile.stock, drawn), pile.deck, others.collect())?;
    let (deck, mut hands) = unseen.deal(chance)?;
    let mut pile = Pile { deck, discards: pile.discards, stock: pile.stock, ..Pile::default() };
    if let Viewer::Seat(seat) = view.viewer {
        hands[seat] = hand;
        pile.drawn[seat] = drawn;
    }
    unseen.drawn(&mut pile, view.others().map(|(seat, seen)| (seat, open(seen).2)), chance)?;
    Ok((pile, hands))
}

//! A position that fits a view, drawn as the rules make it likely.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};
use rails::imagine::{check_table, contradiction, others};

use super::imagine_tickets::imagine_tickets;
use super::{SeatView, View, is_through};
use crate::card::Cards;
use crate::memory::Memory;
use crate::setup::CardGame;
use crate::state::{Holdings, Phase, State};

/// All seats, with what everyone sees of them.
pub(super) fn all(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    Seat::all(view.seats.len()).zip(&view.seats)
}

/// For whoever knows no more than the view shows.
pub(crate) fn imagine(
    game: &CardGame,
    view: &View,
    chance: &mut impl Chance,
) -> Result<State, Contradiction> {
    imagine_as_remembered(game, view, None, chance)
}

/// Whoever remembers more than the view shows says so.
pub(crate) fn imagine_as_remembered(
    game: &CardGame,
    view: &View,
    memory: Option<&Memory>,
    chance: &mut impl Chance,
) -> Result<State, Contradiction> {
    check_seats(game, view)?;
    let mut holdings =
        BySeat::new(|seat| view.seats.get(seat.index()).map_or_else(Holdings::default, in_the_open));
    let deck = imagine_cards(game, view, memory, &mut holdings, chance)?;
    let tickets = imagine_tickets(game, view, &mut holdings, chance)?;
    let state = State {
        phase: view.phase,
        round: view.round,
        starter: view.starter,
        turn: view.turn,
        turns_left: view.turns_left,
        deck,
        market: view.market,
        discards: view.discards,
        tickets,
        holdings,
    };
    // Whoever sends a view may send nonsense: what comes out has to be a position of this game, and
    // to look like that.
    match crate::audit::audit(game, &state) {
        Ok(()) if super::view(game, &state, view.viewer) == *view => Ok(state),
        Ok(()) => contradiction("numbers that don't go together"),
        Err(what) => Err(Contradiction(what)),
    }
}

/// Whether the view is one of this table, and shows just what views of such a moment show.
fn check_seats(game: &CardGame, view: &View) -> Result<(), Contradiction> {
    check_table(view.viewer, view.own.is_some(), &view.seats, view.turn, game.seats)?;
    let peeks = matches!(view.viewer, Viewer::Seat(seat) if game.may_peek(seat));
    if view.own.as_ref().is_some_and(|own| own.train.is_some() != peeks) {
        return contradiction("a viewer who sees too much of the own train pile, or too little");
    }
    if [Some(view.starter), view.chooser()].iter().flatten().any(|seat| seat.index() >= game.seats) {
        return contradiction("a turn of somebody who isn't at the table");
    }
    let open = matches!(view.phase, Phase::Scoring { .. } | Phase::Over(_));
    for (seat, shown) in all(view) {
        let through = is_through(game, view.phase, view.round, view.starter, seat);
        if shown.laid_open.is_some() != open
            || shown.missed.is_some() != through
            || shown.first.is_some() != (view.round > 1)
        {
            return contradiction("more or less to be seen than there is at such a moment");
        }
        let tickets =
            [Some(shown.completed), shown.missed, shown.first.as_ref().map(|first| first.completed)];
        if tickets.into_iter().flatten().any(|tickets| !game.board.all_tickets().contains_all(tickets)) {
            return contradiction("a ticket that there isn't");
        }
        let lying = shown.station.groups().map(|(_, group)| u32::from(group.total())).sum::<u32>();
        if lying > game.board.cards().total().into() {
            return contradiction("more cards than there are");
        }
    }
    Ok(())
}

/// What everyone sees of a seat.
fn in_the_open(seat: &SeatView) -> Holdings {
    let (earlier, earlier_train) =
        seat.first.as_ref().map_or_else(Default::default, |first| (first.completed, first.train));
    Holdings {
        station: seat.station,
        train: seat.laid_open.unwrap_or(Cards::NONE),
        tickets: seat.missed.unwrap_or_default(),
        completed: seat.completed,
        earlier,
        earlier_train,
        ..Holdings::default()
    }
}

/// Deals the cards that the viewer doesn't see to the deck, to the others' hands and to the train
/// piles, and gives the deck.
fn imagine_cards(
    game: &CardGame,
    view: &View,
    memory: Option<&Memory>,
    holdings: &mut BySeat<Holdings>,
    chance: &mut impl Chance,
) -> Result<Cards, Contradiction> {
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) {
        holdings[seat].hand = own.hand;
        if let Some(train) = own.train {
            holdings[seat].train = train;
        }
    }
    if let Some(memory) = memory {
        for (seat, shown) in all(view) {
            holdings[seat].train = memory.train(seat);
            if memory.train(seat).total() != shown.train {
                return contradiction("another train pile than is remembered");
            }
        }
        for (seat, _) in others(view.viewer, &view.seats) {
            holdings[seat].hand = memory.known(seat);
        }
    }
    let mut unseen = Some(game.board.cards());
    let mut take = |cards: &Cards| unseen = unseen.and_then(|rest| rest.without(cards));
    take(&view.market);
    take(&view.discards);
    for (seat, _) in all(view) {
        let own = &holdings[seat];
        [own.station.cards(), own.train, own.hand].iter().for_each(&mut take);
    }
    let Some(mut unseen) = unseen else { return contradiction("more cards than there are") };
    // Whoever forgets nothing knows what the deck can't hold.
    let mut may_be_deck = match memory {
        Some(memory) => memory.may_be_deck().both(&unseen),
        None => unseen,
    };
    if may_be_deck.total() < view.deck {
        return contradiction("a deck of cards that are elsewhere");
    }
    let deck = may_be_deck.draw_many(view.deck, chance);
    match unseen.without(&deck) {
        Some(rest) => unseen = rest,
        None => return contradiction("a deck of cards that are elsewhere"),
    }
    let mut fill = |cards: &mut Cards, total: u8| match total.checked_sub(cards.total()) {
        Some(unknown) => {
            cards.add_all(&unseen.draw_many(unknown, chance));
            if cards.total() == total { Ok(()) } else { contradiction("cards that are nowhere") }
        }
        None => contradiction("fewer cards than are known"),
    };
    for (seat, shown) in all(view) {
        fill(&mut holdings[seat].train, shown.train)?;
        fill(&mut holdings[seat].hand, shown.hand)?;
    }
    if !unseen.is_empty() {
        return contradiction("cards that are nowhere");
    }
    Ok(deck)
}

//! What must hold in every position: nothing lost, nothing made.

use engine::{BySeat, Seat};
use rails::audit::{hold, pile};
use rails::{CitySet, Pile, RouteGame, RouteSet};

use crate::card::Kind;
use crate::rules::end::LAST_ROUNDS;
use crate::rules::tickets::LEAST_OF_OPENING;
use crate::setup::{DEALT_TICKETS, GreatLakes};
use crate::state::{Holdings, MARKET, Phase, State};

/// Checks a position.
pub(crate) fn audit(game: &GreatLakes, state: &State) -> Result<(), String> {
    cards(game, state)?;
    game.all_seats().try_for_each(|seat| pieces(game, state, seat))?;
    property(game, state)?;
    tickets(game, state)?;
    turns(game, state)
}

/// All cards are somewhere, and what is known of them is true (GL-1, GL-8, GL-13, GL-29).
fn cards(game: &GreatLakes, state: &State) -> Result<(), String> {
    let all = game.board.all_cards();
    let hands = || game.all_seats().map(|seat| state.of(seat).hand).chain([state.market]);
    pile(&state.trains, hands().map(|cards| cards.trains), all.trains)?;
    pile(&state.ships, hands().map(|cards| cards.ships), all.ships)?;
    renewed(&state.trains)?;
    renewed(&state.ships)?;
    for seat in game.all_seats() {
        let own = state.of(seat);
        hold(own.hand.without(&own.known).is_some(), || format!("{seat} is known to hold {:?}", own.known))?;
    }
    let market = state.market.total();
    hold(market <= MARKET, || format!("{market} cards in the market"))?;
    let decks = Kind::ALL.into_iter().filter(|deck| state.can_draw(*deck)).count();
    match state.phase {
        Phase::Refill { .. } => hold(market == MARKET - 1 && decks == 2, || {
            "a gap is to be refilled, but there is none, or no choice".to_owned()
        }),
        _ => hold(market == MARKET || decks == 0, || {
            "a gap in the market, though there is a card for it".to_owned()
        }),
    }
}

/// No deck waits to be rebuilt (GL-13).
fn renewed<const K: usize, const F: usize>(pile: &Pile<K, F>) -> Result<(), String> {
    hold(!pile.deck.is_empty() || pile.discards.is_empty(), || {
        "a deck is empty, though there are discards".to_owned()
    })
}

/// All pieces of a seat are somewhere, and its points are those of its routes (GL-4, GL-16, GL-17,
/// GL-22).
fn pieces(game: &GreatLakes, state: &State, seat: Seat) -> Result<(), String> {
    let (board, own) = (&*game.board, state.of(seat));
    let placed = |kind: Kind| -> u16 {
        let of_kind = own.routes.iter().map(|id| board.route(id)).filter(|route| route.kind == kind);
        of_kind.map(|route| u16::from(route.length)).sum()
    };
    hold(board.network.routes().contains_all(own.routes), || {
        format!("{seat} owns a route that isn't there")
    })?;
    hold(own.trains <= board.pieces.trains && own.ships <= board.pieces.ships, || {
        format!("{seat} has {} trains and {} ships", own.trains, own.ships)
    })?;
    let chosen = own.pieces() > 0 || !own.routes.is_empty();
    let before = matches!(state.phase, Phase::Opening | Phase::Pieces);
    let none = own.train_box == 0 && own.ship_box == 0;
    hold(chosen || before && none, || format!("{seat} has no pieces"))?;
    hold(!chosen || state.phase != Phase::Opening, || format!("{seat} has pieces before it could choose"))?;
    let on_board = placed(Kind::Train) + placed(Kind::Ship);
    hold(!chosen || u16::from(own.pieces()) + on_board == u16::from(board.pieces.chosen), || {
        format!("{seat} has {} pieces", own.pieces())
    })?;
    for (kind, all) in [(Kind::Train, board.pieces.trains), (Kind::Ship, board.pieces.ships)] {
        let (left, in_box) = own.of_kind(kind);
        let found = u16::from(left) + u16::from(in_box) + placed(kind);
        hold(!chosen || found == u16::from(all), || format!("{seat} has {found} pieces of {kind:?}"))?;
    }
    hold(own.points == board.route_points(own.routes), || format!("{seat} has {} points", own.points))?;
    hold(usize::from(own.harbours_left) + own.harbours.len() == usize::from(board.pieces.harbours), || {
        format!("{seat} has {} harbours", own.harbours_left)
    })?;
    let sites = board.network.touched(own.routes) & board.ports;
    hold(sites.contains_all(own.harbours), || format!("{seat} has a harbour where it can't be"))
}

/// No rule on who may own what is broken (GL-14, GL-18, GL-20).
fn property(game: &GreatLakes, state: &State) -> Result<(), String> {
    let network = &game.board.network;
    let (mut taken, mut harbours) = (RouteSet::NONE, CitySet::NONE);
    for seat in Seat::all(engine::MAX_SEATS) {
        let own = state.of(seat);
        let stranger = seat.index() >= game.seats;
        hold(!stranger || *own == Holdings::default(), || {
            format!("{seat} isn't at the table, but has something")
        })?;
        hold((network.twins(own.routes) & own.routes).is_empty(), || {
            format!("{seat} owns both halves of a double route")
        })?;
        hold((taken & own.routes).is_empty() && (harbours & own.harbours).is_empty(), || {
            format!("{seat} owns what another has")
        })?;
        taken |= own.routes;
        harbours |= own.harbours;
    }
    hold(state.closed == game.doubles().closed(network, taken), || {
        "other routes are closed than should be".to_owned()
    })?;
    hold(!game.doubles().one_of_two || (network.twins(taken) & taken).is_empty(), || {
        "both halves of a double route are claimed".to_owned()
    })
}

/// Each ticket is in one place, and everyone's opening was as it should be (GL-3, GL-19).
fn tickets(game: &GreatLakes, state: &State) -> Result<(), String> {
    let opening = state.phase == Phase::Opening;
    // In the opening the offer includes what has been kept.
    let held = |seat| [state.of(seat).offer, state.of(seat).tickets - state.of(seat).offer];
    let met = BySeat::new(|seat| state.of(seat).met);
    let seen = rails::audit::tickets(&state.tickets, &met, game.all_seats().flat_map(held))?;
    hold(seen == game.board.all_tickets(), || format!("the tickets are {seen:?}"))?;
    for seat in game.all_seats() {
        let own = state.of(seat);
        hold(own.met.contains_all(own.tickets | own.offer), || {
            format!("{seat} has not seen its own tickets")
        })?;
        hold((own.met & state.tickets.fresh).is_empty(), || format!("{seat} has seen a fresh ticket"))?;
        let choosing = opening || state.phase == Phase::Tickets && seat == state.turn;
        hold(choosing || own.offer.is_empty(), || format!("{seat} has an offer, but nothing to choose"))?;
        let dealt = if opening { own.offer.len() } else { own.tickets.len() + usize::from(own.turned_down) };
        let kept = own.tickets.len() >= usize::from(LEAST_OF_OPENING) || opening && own.tickets.is_empty();
        let few = usize::from(own.turned_down) + usize::from(LEAST_OF_OPENING) <= DEALT_TICKETS;
        hold(dealt >= DEALT_TICKETS && kept && few, || format!("{seat} kept too few tickets"))?;
        hold(!opening || own.offer.contains_all(own.tickets), || {
            format!("{seat} kept what it wasn't dealt")
        })?;
    }
    let turned_down = game.all_seats().map(|seat| (state.of(seat).met, state.of(seat).turned_down));
    rails::audit::shuffled(&state.tickets, turned_down)
}

fn turns(game: &GreatLakes, state: &State) -> Result<(), String> {
    hold(state.turn.index() < game.seats, || format!("it is the turn of {}", state.turn))?;
    hold(usize::from(state.passes) <= game.seats, || format!("{} have passed", state.passes))?;
    let most = usize::from(LAST_ROUNDS) * game.seats;
    hold(state.turns_left.is_none_or(|left| usize::from(left) <= most), || {
        format!("{:?} turns are left", state.turns_left)
    })?;
    hold(state.turns_left != Some(0) || matches!(state.phase, Phase::Over(_)), || {
        "no turn is left, but it isn't over".to_owned()
    })?;
    let over = matches!(state.phase, Phase::Over(_));
    hold(over || !state.actors().is_empty(), || "nobody has anything to choose".to_owned())?;
    let offers_nothing = state.phase == Phase::Tickets && state.of(state.turn).offer.is_empty();
    hold(!offers_nothing, || "tickets are to be chosen, but there are none".to_owned())?;
    let takes_nothing = state.phase == Phase::SecondCard
        && !Kind::ALL.into_iter().any(|deck| state.can_draw(deck))
        && state.market.total() == state.market.wilds();
    hold(!takes_nothing, || "a second card is to be taken, but there is none".to_owned())
}

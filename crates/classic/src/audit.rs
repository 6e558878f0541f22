//! What must hold in every position: nothing lost, nothing made.

use arrayvec::ArrayVec;
use engine::{BySeat, Seat};
use rails::audit::hold;
use rails::{CitySet, RouteGame, RouteSet};

use crate::board::Terms;
use crate::card::Cards;
use crate::setup::Classic;
use crate::state::{Holdings, Phase, State};

/// Checks a position.
pub(crate) fn audit(game: &Classic, state: &State) -> Result<(), String> {
    cards(game, state)?;
    pieces(game, state)?;
    tickets(game, state)?;
    turns(game, state)
}

/// All train cards are somewhere, and what is known of them is true (EU-2, EU-40).
fn cards(game: &Classic, state: &State) -> Result<(), String> {
    let mut elsewhere = ArrayVec::<Cards, { engine::MAX_SEATS + 3 }>::from_iter([state.market]);
    for seat in game.all_seats() {
        let holdings = state.of(seat);
        elsewhere.push(holdings.hand);
        hold(holdings.hand.without(&holdings.known).is_some(), || {
            format!("{seat} is known to hold {:?}", holdings.known)
        })?;
    }
    if let Phase::Tunnel { laid, turned, .. } = state.phase {
        elsewhere.extend([laid.cards(), turned]);
    }
    rails::audit::pile(&state.pile, elsewhere.into_iter(), game.board.cards())?;
    let (market, full) = (state.market.total(), game.board.terms.market);
    hold(market <= full, || format!("{market} cards in the market"))?;
    let short = market < full && state.pile.left() > 0;
    hold(!short, || "a gap in the market, though there is a card for it".to_owned())
}

/// All cars and stations are somewhere, points are those of the routes, and no rule on who may own
/// what is broken (EU-1, EU-19 to EU-22, EU-31).
fn pieces(game: &Classic, state: &State) -> Result<(), String> {
    let (board, network) = (&*game.board, &game.board.network);
    let (mut taken, mut twins, mut stations) = (RouteSet::NONE, RouteSet::NONE, CitySet::NONE);
    for seat in Seat::all(engine::MAX_SEATS) {
        let holdings = state.of(seat);
        if seat.index() >= game.seats {
            hold(*holdings == Default::default(), || {
                format!("{seat} isn't at the table, but has something")
            })?;
            continue;
        }
        let own = holdings.routes;
        let length: usize = own.iter().map(|route| usize::from(network.length(route))).sum();
        hold(usize::from(holdings.cars) + length == usize::from(board.pieces.cars), || {
            format!("{seat} has {} cars", holdings.cars)
        })?;
        hold(holdings.points == board.route_points(own), || {
            format!("{seat} has {} points", holdings.points)
        })?;
        hold(network.cities().contains_all(holdings.stations), || {
            format!("{seat} has a station where no city is")
        })?;
        let built = holdings.stations.len();
        hold(usize::from(holdings.stations_left) + built == usize::from(board.pieces.stations), || {
            format!("{seat} has {} stations", holdings.stations_left)
        })?;
        let barred = game.doubles().barred(network, own);
        hold(holdings.barred == barred && (barred & own).is_empty(), || {
            format!("{seat} owns both halves of a double route")
        })?;
        hold((taken & own).is_empty() && (stations & holdings.stations).is_empty(), || {
            format!("{seat} owns what another has")
        })?;
        taken |= own;
        twins |= network.twins(own);
        stations |= holdings.stations;
    }
    hold(
        state.closed == game.doubles().closed(network, taken) && network.routes().contains_all(taken),
        || "other routes are closed than should be".to_owned(),
    )?;
    hold(!game.doubles().one_of_two || (taken & twins).is_empty(), || {
        "both halves of a double route are claimed".to_owned()
    })
}

/// Each ticket is in one place, and everyone's opening was as it should be (EU-3, EU-4).
fn tickets(game: &Classic, state: &State) -> Result<(), String> {
    let held = |seat| [state.of(seat).tickets, state.of(seat).offer, state.of(seat).turned_down];
    let met = BySeat::new(|seat| state.of(seat).met);
    let seen = rails::audit::tickets(&state.tickets, &met, game.all_seats().flat_map(held))?;
    let terms = &game.board.terms;
    for seat in game.all_seats() {
        let holdings = state.of(seat);
        let all = holdings.tickets | holdings.offer | holdings.turned_down;
        let long = (all & game.board.long).len();
        hold(long == usize::from(terms.dealt_long), || format!("{seat} was dealt {long} long tickets"))?;
        hold(holdings.met.contains_all(all - game.board.long), || {
            format!("{seat} has not seen its own tickets")
        })?;
        hold((holdings.met & state.tickets.fresh).is_empty(), || format!("{seat} has seen a fresh ticket"))?;
        let choosing = match state.phase {
            Phase::Opening => true,
            Phase::Tickets => seat == state.turn,
            _ => false,
        };
        hold(choosing || holdings.offer.is_empty(), || {
            format!("{seat} has an offer, but nothing to choose")
        })?;
        hold(opened_well(terms, holdings, state.phase == Phase::Opening), || {
            format!("{seat} kept too few tickets")
        })?;
    }
    let put_under = game.all_seats().map(|seat| (state.of(seat).met, state.of(seat).put_under));
    rails::audit::shuffled(&state.tickets, put_under)?;
    let regular = seen - game.board.long;
    hold(regular == game.board.regular(), || format!("the regular tickets are {regular:?}"))
}

/// Whether a seat still chooses from what it was dealt, or has kept enough of it.
fn opened_well(terms: &Terms, holdings: &Holdings, opening: bool) -> bool {
    let (dealt, keep) = (usize::from(terms.dealt()), usize::from(terms.opening_keep));
    let Holdings { tickets, offer, turned_down, put_under, .. } = holdings;
    let chooses = offer.len() == dealt && tickets.is_empty() && turned_down.is_empty();
    let kept = tickets.len() >= keep && turned_down.len() + usize::from(*put_under) + keep <= dealt;
    if opening {
        let whole = offer.is_empty() && (*tickets | *turned_down).len() == dealt;
        *put_under == 0 && (chooses || kept && whole)
    } else {
        kept
    }
}

fn turns(game: &Classic, state: &State) -> Result<(), String> {
    hold(state.turn.index() < game.seats, || format!("it is the turn of {}", state.turn))?;
    hold(usize::from(state.passes) <= game.seats, || format!("{} have passed", state.passes))?;
    let most_turns = game.seats * usize::from(game.board.terms.last_turns);
    hold(state.turns_left.is_none_or(|left| usize::from(left) <= most_turns), || {
        format!("{:?} turns are left", state.turns_left)
    })?;
    hold(state.turns_left != Some(0) || matches!(state.phase, Phase::Over(_)), || {
        "no turn is left, but it isn't over".to_owned()
    })?;
    let asks_for_nothing = matches!(state.phase, Phase::Tunnel { extra, laid, .. }
        if crate::rules::tunnel::extra_cost(laid, extra).count(&state.of(state.turn).hand) == 0);
    hold(!asks_for_nothing, || "a tunnel is to be paid by one who can't".to_owned())?;
    let offers_nothing = state.phase == Phase::Tickets && state.of(state.turn).offer.is_empty();
    hold(!offers_nothing, || "tickets are to be chosen, but there are none".to_owned())?;
    let cards: Cards = state.market;
    let takes_nothing = state.phase == Phase::SecondCard
        && !state.can_draw_blind()
        && cards.total() == cards.of(crate::card::LOCOMOTIVE);
    hold(!takes_nothing, || "a second card is to be taken, but there is none".to_owned())
}

//! Legal actions are those that trying everything finds.

use std::collections::HashSet;

use classic::{Action, Card, Classic, Phase, RouteKind, State};
use engine::{Rules, Seat};

use super::legality::{Judge, conceivable, conceivable_keeps};
use super::naive::{Position, seat};
use super::tables::{Met, Place, europe, other_rules, small, told, usa, watch};

/// What there is only where there are ferries, tunnels and stations.
const NONE_IN_USA: [&str; 9] = [
    "in a tunnel",
    "pay",
    "decline",
    "station",
    "ferry",
    "coloured ferry",
    "tunnel by locomotives alone",
    "both halves",
    "fewer offered than to be kept",
];

/// What is rare on our boards is common on the others.
const RARE: [&str; 3] = ["pass", "no card left", "short market"];

#[test]
fn legal_actions_in_europe_are_those_that_trying_everything_finds() {
    let rare =
        ["coloured ferry", "tunnel by locomotives alone", "both halves", "fewer offered than to be kept"];
    compare(&europe(), 6, 17).demand(10, &[&RARE[..], &rare].concat());
}

#[test]
fn legal_actions_in_usa_are_those_that_trying_everything_finds() {
    compare(&usa(), 3, 17).demand(10, &[&RARE[..], &NONE_IN_USA].concat());
}

#[test]
fn legal_actions_on_a_crowded_board_are_those_that_trying_everything_finds() {
    compare(&small(), 12, 7).demand(10, &["both halves", "fewer offered than to be kept"]);
}

#[test]
fn legal_actions_with_other_rules_are_those_that_trying_everything_finds() {
    compare(&other_rules(), 3, 11).demand(10, &["tunnel by locomotives alone"]);
}

/// Compares one position out of `every`, and each in which the game seldom is.
fn compare(tables: &[Classic], games: u64, every: u32) -> Met {
    let (mut met, mut actions, mut board) = (Met::default(), Vec::new(), String::new());
    watch(tables, games, |game, state, place| {
        let seldom = match state.phase {
            Phase::Tunnel { .. } | Phase::Over(_) => true,
            Phase::Tickets => few_offered(game, state),
            _ => state.passes > 0,
        };
        if place.decision % every != 0 && !seldom {
            return;
        }
        if board != game.board().hash {
            board.clone_from(&game.board().hash);
            actions = conceivable(game.board());
        }
        // Those who may act, and one whom one could ask, at the table or not.
        let all = (0..engine::MAX_SEATS).map(seat);
        let asked = seat(place.decision as usize % engine::MAX_SEATS);
        for who in all.filter(|who| *who == asked || game.actors(state).contains(*who)) {
            let allowed = compare_seat(game, state, place, who, &actions);
            note(game, state, &allowed, &mut met);
        }
    });
    met
}

fn compare_seat(
    game: &Classic,
    state: &State,
    place: Place,
    who: Seat,
    actions: &[Action],
) -> HashSet<Action> {
    let judge = Judge::new(game, state, who);
    let agree = |action: Action, allowed: bool| {
        let checked = game.check(state, who, action);
        let told = || told(game, state, place);
        assert!(checked.is_ok() == allowed, "{who} {action:?}: {checked:?}, not {allowed}\n{}", told());
        allowed
    };
    let tried = actions.iter().copied().chain(conceivable_keeps(state, who));
    let mut allowed: HashSet<Action> = tried.filter(|action| agree(*action, judge.allows(*action))).collect();
    // EU-8: passing is legal only when nothing else is.
    if agree(Action::Pass, judge.has_turn() && allowed.is_empty()) {
        allowed.insert(Action::Pass);
    }
    let mut list = Vec::new();
    game.legal(state, who, &mut list);
    let listed: HashSet<Action> = list.iter().copied().collect();
    assert!(
        listed == allowed && listed.len() == list.len(),
        "{who}: {} listed, {} of them different; wrong {:?}, missing {:?}\n{}",
        list.len(),
        listed.len(),
        listed.difference(&allowed).collect::<Vec<_>>(),
        allowed.difference(&listed).collect::<Vec<_>>(),
        told(game, state, place)
    );
    allowed
}

/// Whether so few tickets were left to be drawn that all have to be kept (EU-29).
fn few_offered(game: &Classic, state: &State) -> bool {
    state.holdings[state.turn].offer.len() < game.board().terms.drawn_keep.into()
}

/// Counts phases, actions, and what is rare.
fn note(game: &Classic, state: &State, allowed: &HashSet<Action>, met: &mut Met) {
    for (phase, is_it) in [
        ("in the opening", state.phase == Phase::Opening),
        ("in a turn", state.phase == Phase::Turn),
        ("before a second card", state.phase == Phase::SecondCard),
        ("in a tunnel", matches!(state.phase, Phase::Tunnel { .. })),
        ("before tickets", state.phase == Phase::Tickets),
        ("after the end", matches!(state.phase, Phase::Over(_))),
    ] {
        met.note(phase, is_it);
    }
    let mut any = |case, is_one: &dyn Fn(&Action) -> bool| met.note(case, allowed.iter().any(is_one));
    any("keep", &|action| matches!(action, Action::Keep(_)));
    any("take", &|action| matches!(action, Action::Take(_)));
    any("blind", &|action| matches!(action, Action::Blind));
    any("claim", &|action| matches!(action, Action::Claim { .. }));
    any("pay", &|action| matches!(action, Action::Pay(_)));
    any("decline", &|action| matches!(action, Action::Decline));
    any("tickets", &|action| matches!(action, Action::Tickets));
    any("station", &|action| matches!(action, Action::Station { .. }));
    any("pass", &|action| matches!(action, Action::Pass));

    let board = game.board();
    let is_ferry = |route: usize| matches!(board.routes[route].kind, RouteKind::Ferry { .. });
    let position = Position::new(game, state);
    let taken: Vec<usize> = (0..game.seats()).flat_map(|owner| position.routes_of(owner)).collect();
    let mut claim = |case, is_one: &dyn Fn(usize, bool) -> bool| {
        any(case, &|action| match action {
            Action::Claim { route, payment } => is_one(route.index(), payment.cars == 0),
            _ => false,
        })
    };
    claim("ferry", &|route, _| is_ferry(route));
    claim("coloured ferry", &|route, _| is_ferry(route) && board.routes[route].colour.is_some());
    claim("gray by locomotives alone", &|route, alone| alone && board.routes[route].colour.is_none());
    claim("colour by locomotives alone", &|route, alone| alone && board.routes[route].colour.is_some());
    claim("other half", &|route, _| taken.iter().any(|other| position.are_double(route, *other)));
    let own = position.routes_of(state.turn.index());
    claim("both halves", &|route, _| own.iter().any(|other| position.are_double(route, *other)));

    let (on_turn, terms) = (state.phase == Phase::Turn, &board.terms);
    let halves = |route: &usize| (0..board.routes.len()).any(|other| position.are_double(*route, other));
    let closes = game.seats() < terms.doubles_from.into();
    met.note("other half closed", on_turn && closes && taken.iter().any(halves));
    met.note("short market", on_turn && state.market.total() < terms.market);
    met.note("no card left", on_turn && state.pile.deck.is_empty() && state.pile.discards.is_empty());
    met.note("no ticket left", on_turn && state.tickets.is_empty());
    met.note("fewer offered than to be kept", state.phase == Phase::Tickets && few_offered(game, state));
    met.note("no station left", on_turn && position.stations_left(state.turn.index()) == 0);
    met.note("no locomotive second", state.phase == Phase::SecondCard && state.market.of(8) > 0);
    let alone = matches!(state.phase, Phase::Tunnel { laid, .. } if laid.cars == 0);
    met.note("tunnel by locomotives alone", alone);
    let held = &state.holdings[state.turn].hand;
    met.note("two locomotives in hand", on_turn && held.of(Card::Locomotive.kind()) >= 2);
}

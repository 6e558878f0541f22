//! Which actions a seat may do, by trying everything.

use std::collections::HashSet;

use engine::{Rules, Seat};
use great_lakes::{Action, Card, Colour, GreatLakes, Kind, Payment, Phase, State};
use rails::{CityId, RouteId, TicketId, TicketSet};

use super::naive::{Position, each, members, seat};

/// Every choice of cards out of a hand, each once: how many of each kind.
fn sub_hands(hand: &[Card]) -> HashSet<Vec<Card>> {
    let mut choices = HashSet::from([Vec::new()]);
    for card in hand {
        let longer: Vec<Vec<Card>> =
            choices.iter().map(|choice| [choice.as_slice(), &[*card]].concat()).collect();
        choices.extend(longer);
    }
    choices
}

/// The payment that cards of one colour and wilds are.
fn payment(cards: &[Card], colour: Colour) -> Payment {
    let count = |wanted: Card| cards.iter().filter(|card| **card == wanted).count() as u8;
    let payment = Payment {
        colour: Some(colour),
        plain: count(Card::Train { colour, marked: false }),
        marked: count(Card::Train { colour, marked: true }),
        single: count(Card::Ship { colour, double: false }),
        double: count(Card::Ship { colour, double: true }),
        wild: count(Card::Wild),
    };
    let alone = cards.iter().all(|card| *card == Card::Wild);
    if alone { Payment { colour: None, ..payment } } else { payment }
}

/// How far cards reach on a route: trains and wilds count one, double ships two (GL-15).
fn reach(cards: &[Card]) -> usize {
    cards.iter().map(|card| if matches!(card, Card::Ship { double: true, .. }) { 2 } else { 1 }).sum()
}

/// Every payment for a route out of every sub-hand (GL-14, GL-15).
pub fn route_payments(hand: &[Card], kind: Kind, length: usize, colour: Option<Colour>) -> HashSet<Payment> {
    let mut found = HashSet::new();
    for paid_in in Colour::ALL.into_iter().filter(|paid_in| colour.is_none_or(|colour| colour == *paid_in)) {
        let good = |card: &&Card| match card {
            Card::Wild => true,
            card => card.deck() == kind && card.colour() == Some(paid_in),
        };
        let usable: Vec<Card> = hand.iter().filter(good).copied().collect();
        let plain = Card::Train { colour: paid_in, marked: false };
        for cards in sub_hands(&usable) {
            let needed = |place: usize| {
                let mut others = cards.clone();
                others.remove(place);
                reach(&others) < length
            };
            let marked = cards.contains(&Card::Train { colour: paid_in, marked: true });
            let all_plain = cards.iter().filter(|card| **card == plain).count()
                == usable.iter().filter(|card| **card == plain).count();
            if reach(&cards) >= length && (0..cards.len()).all(needed) && (!marked || all_plain) {
                found.insert(payment(&cards, paid_in));
            }
        }
    }
    found
}

/// Every payment for a harbour out of every sub-hand of four (GL-21).
pub fn harbour_payments(hand: &[Card]) -> HashSet<Payment> {
    let mut found = HashSet::new();
    for colour in Colour::ALL {
        let marked = |card: &&Card| **card == Card::Wild || card.colour() == Some(colour) && card.is_marked();
        let usable: Vec<Card> = hand.iter().filter(marked).copied().collect();
        for cards in sub_hands(&usable) {
            let of =
                |kind: Kind| cards.iter().filter(|card| **card != Card::Wild && card.deck() == kind).count();
            if cards.len() == 4 && of(Kind::Train) <= 2 && of(Kind::Ship) <= 2 {
                found.insert(payment(&cards, colour));
            }
        }
    }
    found
}

/// All that a seat may do.
pub fn legal(game: &GreatLakes, state: &State, who: Seat) -> HashSet<Action> {
    let own = &state.holdings[who];
    let at_table = who.index() < game.seats();
    let mut actions = HashSet::new();
    match state.phase {
        _ if !at_table => {}
        // GL-3, GL-4: everyone chooses, each once.
        Phase::Opening if own.tickets.is_empty() => actions.extend(keeps(own.offer, 3)),
        Phase::Pieces if own.trains == 0 && own.ships == 0 => {
            let pieces = game.board().pieces;
            let fits = |trains: &u8| *trains <= pieces.trains && pieces.chosen - trains <= pieces.ships;
            actions.extend((0..=pieces.chosen).filter(fits).map(Action::Pieces));
        }
        Phase::Opening | Phase::Pieces | Phase::Over(_) => {}
        _ if state.turn != who => {}
        Phase::Tickets => actions.extend(keeps(own.offer, 1)),
        Phase::Refill { .. } => actions.extend(decks(state).into_iter().map(Action::Refill)),
        // GL-10.
        Phase::SecondCard => {
            actions.extend(draws(state).into_iter().filter(|action| *action != Action::Take(Card::Wild)))
        }
        Phase::Turn => {
            actions.extend(draws(state));
            actions.extend(turn(game, state, who));
            // GL-6: exchanging aside.
            if actions.iter().all(|action| matches!(action, Action::Exchange { .. })) {
                actions.insert(Action::Pass);
            }
        }
    }
    actions
}

/// At least so many of the offered tickets (GL-3, GL-19).
fn keeps(offer: TicketSet, least: usize) -> Vec<Action> {
    let offer = members(offer.bits().into());
    let choices = (0..1_u128 << offer.len()).map(members).filter(|choice| choice.len() >= least);
    let kept = |choice: Vec<usize>| choice.into_iter().map(|place| TicketId(offer[place] as u8)).collect();
    choices.map(|choice| Action::Keep(kept(choice))).collect()
}

/// The decks that have a card (GL-8, GL-13).
fn decks(state: &State) -> Vec<Kind> {
    let left = [(Kind::Train, state.trains.deck.total()), (Kind::Ship, state.ships.deck.total())];
    left.into_iter().filter(|(_, left)| *left > 0).map(|(deck, _)| deck).collect()
}

/// Cards to take (GL-7).
fn draws(state: &State) -> Vec<Action> {
    let market = each(&state.market).into_iter().map(Action::Take);
    market.chain(decks(state).into_iter().map(Action::Blind)).collect()
}

/// Everything else that can be done in a turn (GL-14 to GL-22).
fn turn(game: &GreatLakes, state: &State, who: Seat) -> Vec<Action> {
    let position = Position::new(game, state);
    let own = &state.holdings[who];
    let hand = each(&own.hand);
    let mut actions = Vec::new();
    if !state.tickets.is_empty() {
        actions.push(Action::Tickets);
    }
    let owned: Vec<(usize, usize)> = (0..game.seats())
        .flat_map(|owner| position.routes_of(owner).into_iter().map(move |route| (owner, route)))
        .collect();
    for (index, route) in game.board().routes.iter().enumerate() {
        // GL-14, GL-16, GL-18.
        let open = owned.iter().all(|&(owner, claimed)| {
            let closed = position.are_double(index, claimed) && (owner == who.index() || game.seats() <= 3);
            claimed != index && !closed
        });
        let left = if route.kind == Kind::Train { own.trains } else { own.ships };
        if open && left >= route.length {
            let ways = route_payments(&hand, route.kind, route.length.into(), route.colour);
            let claim = |payment| Action::Claim { route: RouteId(index as u8), payment };
            actions.extend(ways.into_iter().map(claim));
        }
    }
    let all: Vec<usize> = (0..game.seats()).flat_map(|owner| position.harbours_of(owner)).collect();
    let mine = position.routes_of(who.index());
    for city in members(game.board().ports.bits().into()) {
        // GL-20.
        let touched = mine.iter().any(|route| position.ends(*route).contains(&city));
        if touched && !all.contains(&city) && position.harbours_of(who.index()).len() < 3 {
            let build = |payment| Action::Harbour { city: CityId(city as u8), payment };
            actions.extend(harbour_payments(&hand).into_iter().map(build));
        }
    }
    // GL-22.
    let pieces = game.board().pieces;
    for (give, left, other_left, other_all) in [
        (Kind::Train, own.trains, own.ships, pieces.ships),
        (Kind::Ship, own.ships, own.trains, pieces.trains),
    ] {
        let in_box =
            usize::from(other_all) - usize::from(other_left) - position.placed(who.index(), give.other());
        let most = in_box.min(left.into()) as u8;
        actions.extend((1..=most).map(|count| Action::Exchange { give, count }));
    }
    actions
}

/// The seats that may act.
pub fn actors(state: &State) -> Vec<Seat> {
    (0..engine::MAX_SEATS).map(seat).filter(|seat| state.actors().contains(*seat)).collect()
}

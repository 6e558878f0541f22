//! Lists of payments against every sub-hand of random hands, for routes of every kind, colour and
//! length.

use std::collections::HashSet;
use std::sync::Arc;

use engine::{Chance, FastChance, Rules};
use great_lakes::{Action, Board, Cards, First, GreatLakes, Phase};
use rails::Card as _;

use super::legality::{harbour_payments, route_payments};
use super::naive::{each, seat};
use super::tables::Met;

#[test]
fn payments_are_those_that_all_sub_hands_give_each_once() {
    let game = GreatLakes::new(Arc::new(Board::standard()), 2, First::Seat(seat(0))).expect("a table");
    let mut chance = FastChance::new(15);
    let mut state = game.deal(&mut chance, &mut ());
    while state.phase != Phase::Turn {
        let who = game.actors(&state).first().expect("somebody chooses");
        let action = game.pick(&state, who, &mut chance).expect("there is a choice");
        game.perform(&mut state, who, action, &mut chance, &mut ());
    }
    let mut met = Met::default();
    for _ in 0..400 {
        // Hands of few colours pay for more; so many wilds as there seldom are.
        let mut hand = Cards::NONE;
        let colours = 1 + chance.below(3);
        for _ in 0..3 + chance.below(9) {
            let kind = match chance.below(5) {
                4 => great_lakes::WILD,
                sort => [0, 6, 13, 19][sort as usize] + chance.below(colours) as usize,
            };
            hand.add(great_lakes::Card::of_kind(kind), 1);
        }
        let own = &mut state.holdings[seat(0)];
        (own.hand, own.trains, own.ships) = (hand, 30, 30);
        own.routes = rails::RouteSet::only(game.board().read_route("madison-milwaukee").expect("a route"));
        state.closed = own.routes;
        let mut actions = Vec::new();
        game.legal(&state, seat(0), &mut actions);
        for (index, route) in game.board().routes.iter().enumerate() {
            let listed = actions.iter().filter_map(|action| match action {
                Action::Claim { route, payment } if route.index() == index => Some(*payment),
                _ => None,
            });
            let listed: Vec<_> = listed.collect();
            let unique: HashSet<_> = listed.iter().copied().collect();
            let expected = match state.closed.contains(rails::RouteId(index as u8)) {
                true => HashSet::new(),
                false => route_payments(&each(&hand), route.kind, route.length.into(), route.colour),
            };
            assert_eq!((unique.len(), &unique), (listed.len(), &expected), "{} with {hand:?}", route.id);
            met.note("by wilds alone", expected.iter().any(|payment| payment.colour.is_none()));
            met.note("too much", expected.iter().any(|payment| 2 * payment.double > route.length));
            met.note(
                "long by ships",
                expected.iter().any(|payment| payment.double > 1 && payment.single > 0),
            );
            met.note("marked trains", expected.iter().any(|payment| payment.marked > 0 && payment.plain > 0));
        }
        let listed = actions.iter().filter_map(|action| match action {
            Action::Harbour { payment, .. } => Some(*payment),
            _ => None,
        });
        let listed: Vec<_> = listed.collect();
        let expected = harbour_payments(&each(&hand));
        assert_eq!(listed.len(), expected.len(), "{hand:?}");
        assert_eq!(listed.iter().copied().collect::<HashSet<_>>(), expected, "{hand:?}");
        met.note("harbour with wilds", expected.iter().any(|payment| payment.wild > 0 && payment.marked > 0));
    }
    met.demand(20, &[]);
}

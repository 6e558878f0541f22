//! Where no card can be had from market, deck or discards (EU-8): there a tunnel is always dug, for nothing is
//! turned up that could cost more (EU-15, EU-28). So no turn whose tunnel isn't dug has to count as a pass.

use classic::{Action, Classic, Event, Phase, RouteKind, State};
use engine::{Chance, FastChance, Rules, Seat, playout};

use super::boards;
use super::sketch::board;

/// Plays random games in which cards are drawn as long as there are any, and looks at each turn.
fn turns(mut look: impl FnMut(&Classic, &State, Seat, &[Action])) {
    let ravine = Classic::new(board(include_str!("../boards/ravine.toml")), 2, Default::default());
    let tables = [vec![ravine.expect("a table")], boards::small(), boards::other_rules()].concat();
    for (number, game) in tables.iter().enumerate() {
        for seed in 0..40 {
            let mut chance = FastChance::new(number as u64 * 1000 + seed);
            let mut state = game.deal(&mut chance, &mut ());
            while let Some(seat) = playout::actor(game, &state, &mut chance) {
                let mut actions = Vec::new();
                game.legal(&state, seat, &mut actions);
                if state.phase == Phase::Turn {
                    look(game, &state, seat, &actions);
                }
                let draws = |action: &Action| matches!(action, Action::Take(_) | Action::Blind);
                if chance.below(12) > 0 && actions.iter().any(draws) {
                    actions.retain(draws);
                }
                let action = actions[chance.below(actions.len() as u32) as usize];
                game.perform(&mut state, seat, action, &mut chance, &mut ());
            }
        }
    }
}

fn is_tunnel(game: &Classic, action: &Action) -> bool {
    matches!(action, Action::Claim { route, .. } if game.board().route(*route).kind == RouteKind::Tunnel)
}

#[test]
fn eu_8_where_no_card_can_be_had_a_tunnel_is_always_dug() {
    let (mut dug, mut not_dug) = (0, 0);
    turns(|game, state, seat, actions| {
        let none = state.market.is_empty() && state.pile.deck.is_empty() && state.pile.discards.is_empty();
        for action in actions.iter().filter(|action| is_tunnel(game, action)) {
            let Action::Claim { route, .. } = *action else { unreachable!("a tunnel is claimed") };
            let (mut after, mut events) = (state.clone(), Vec::new());
            game.apply(&mut after, seat, *action, &mut FastChance::new(1), &mut events)
                .expect("it was legal");
            let fails = |event: &Event| matches!(event, Event::Withdrew { .. });
            if none {
                assert_eq!(after.owner(route), Some(seat), "{action:?}: {events:?}");
                dug += 1;
            } else if events.iter().any(fails) || matches!(after.phase, Phase::Tunnel { .. }) {
                // What was turned up can be had by the next.
                let left = after.market.total() + after.pile.left();
                assert!(left > 0 || matches!(after.phase, Phase::Tunnel { .. }), "{action:?}: {events:?}");
                not_dug += 1;
            }
        }
    });
    assert!(dug > 500 && not_dug > 500, "{dug} were dug without a card, {not_dug} might not be");
}

//! Cards keep their places: in the market until they are taken, in a hand as long as there are any of a kind.

use card_game::CardGame;
use classic::Classic;
use engine::{Notation, Viewer};
use great_lakes::GreatLakes;
use pages::HasPages;
use pages::ticket_game::{Carded, MarketChange};

use rails::Card as _;
use words::{Language, Words};

use crate::scene::along;

/// The id of what lies in each place of a market or a hand, drawn as HTML.
fn cards(html: &str) -> Vec<Option<String>> {
    let id = |part: &str| Some(part.split_once(" w_")?.1.split(['"', ' ']).next()?.to_owned());
    html.split("data-place=").skip(1).map(id).collect()
}

/// Through a whole game: what leaves a place was taken, and what comes there was turned up.
fn check_market<G: HasPages + Carded + Notation>(game: &G, seed: u64) -> usize {
    let words = Words::new(Language::En);
    let (mut before, mut seen, mut changed): (Vec<Option<String>>, _, _) = (Vec::new(), 0, 0);
    along(game, seed, |scene| {
        let now = cards(&scene.region(&words, Viewer::Spectator, None, "market"));
        assert_eq!(now.len(), game.market_size());
        let (mut took, mut turned_up, mut cleared) = (Vec::new(), Vec::new(), scene.step == 0);
        for change in scene.events[seen..].iter().filter_map(|(_, event)| G::market_change(event)) {
            match change {
                MarketChange::Took(card) => took.push(card.id()),
                MarketChange::TurnedUp(card) => turned_up.push(card.id()),
                MarketChange::Cleared => cleared = true,
            }
        }
        seen = scene.events.len();
        for (place, (before, now)) in before.iter().zip(&now).enumerate() {
            if cleared || before == now {
                continue;
            }
            changed += 1;
            for (card, told) in [(before, &mut took), (now, &mut turned_up)] {
                let Some(card) = card else { continue };
                let known = told.iter().position(|id| id == card);
                let known = known.unwrap_or_else(|| panic!("{card} at {place} in step {}", scene.step));
                told.remove(known);
            }
        }
        before = now;
    });
    changed
}

#[test]
fn a_card_of_the_market_stays_where_it_is_until_it_is_taken() {
    for seed in 1..=3 {
        assert!(check_market(&Classic::standard(3).expect("a table"), seed) > 30);
        assert!(check_market(&GreatLakes::standard(2).expect("a table"), seed) > 30);
        assert!(check_market(&CardGame::standard(4).expect("a table"), seed) > 20);
    }
}

/// What stands in a hand, in its order, held or not.
fn places(html: &str) -> Vec<String> {
    html.split(" w_")
        .skip(1)
        .map(|part| part.split(['"', ' ']).next().unwrap_or_default().to_owned())
        .collect()
}

fn check_hand<G: HasPages + Carded + Notation>(game: &G, seed: u64) {
    let words = Words::new(Language::En);
    let mut first: Option<Vec<String>> = None;
    along(game, seed, |scene| {
        let viewer = engine::Seat::all(2).next().map_or(Viewer::Spectator, Viewer::Seat);
        let now = places(&scene.region(&words, viewer, None, "hand"));
        assert_eq!(now.len(), G::Card::KINDS);
        assert_eq!(first.get_or_insert_with(|| now.clone()), &now);
    });
}

#[test]
fn a_card_of_a_hand_has_its_place() {
    check_hand(&Classic::standard(2).expect("a table"), 1);
    check_hand(&GreatLakes::standard(2).expect("a table"), 2);
    check_hand(&CardGame::standard(2).expect("a table"), 3);
}

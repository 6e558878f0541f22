//! Numbers in views, actions and events are places in the lists of the board, in every game.

use card_game::CardGame;
use classic::Classic;
use engine::{FastChance, Viewer, playout};
use great_lakes::GreatLakes;
use serde_json::Value;
use switch_signal::SwitchSignal;
use wire::HasFacts;

/// A board of which each list has ids, all different, and in the same order as the game counts.
#[track_caller]
fn ids(board: &Value, list: &str) -> Vec<String> {
    let list = board[list].as_array().unwrap_or_else(|| panic!("there is no list {list}"));
    list.iter().map(|one| one["id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn routes_and_tickets_are_called_as_in_notation() {
    let game = Classic::standard(2).expect("two can play");
    let facts = wire::facts::board(&game);
    let board = game.board();
    assert!(ids(&facts, "routes").iter().eq(board.routes.iter().map(|route| &route.id)));
    assert!(ids(&facts, "cities").iter().eq(board.cities.iter().map(|city| &city.id)));
    assert_eq!(ids(&facts, "tickets").len(), board.tickets.len());
    assert_eq!(facts["cards"].as_array().map(Vec::len), Some(classic::KINDS));
    let lakes = wire::facts::board(&GreatLakes::standard(2).expect("two can play"));
    assert_eq!(lakes["cards"]["trains"][12], "wild");
    assert_eq!(lakes["cards"]["ships"].as_array().map(Vec::len), Some(great_lakes::SHIP_KINDS));
}

#[test]
fn spots_are_called_as_in_notation() {
    let game = SwitchSignal::standard(2).expect("two can play");
    let facts = wire::facts::board(&game);
    for (place, id) in ids(&facts, "spots").iter().enumerate() {
        assert_eq!(game.read_spot(id).map(|spot| spot.index()), Ok(place));
    }
    assert_eq!(ids(&facts, "fields").len(), game.board().fields.len());
}

/// What goes out can be taken in again: nothing of a view is lost on its way.
fn come_back<G: HasFacts>(game: &G) {
    let mut chance = FastChance::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    let look = |state: &G::State| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let text = serde_json::to_string(&view).expect("a view can be written");
            assert_eq!(serde_json::from_str::<G::View>(&text).expect("and read"), view);
        }
    };
    playout::play_on(game, &mut state, &mut chance, 100_000, look).expect("it ends");
    assert!(!wire::facts::options(game).is_empty());
}

#[test]
fn views_come_back_as_they_were() {
    come_back(&Classic::standard(3).expect("three can play"));
    come_back(&GreatLakes::standard(3).expect("three can play"));
    come_back(&CardGame::standard(3).expect("three can play"));
    come_back(&SwitchSignal::standard(3).expect("three can play"));
}

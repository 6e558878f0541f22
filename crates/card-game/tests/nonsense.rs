//! Actions with tickets that there aren't are refused, and nothing breaks; `track.rs` has damaged texts and
//! views of all kinds.

use card_game::{Action, CardGame};
use engine::{FastChance, Notation, Rules, Seat};
use rails::TicketId;

#[test]
fn tickets_that_there_arent_are_refused_and_can_be_told() {
    let game = CardGame::standard(2).expect("a table");
    let state = game.deal(&mut FastChance::new(1), &mut ());
    for action in [
        Action::Complete(TicketId(46)),
        Action::Complete(TicketId(255)),
        Action::Keep(rails::TicketSet::from_bits(u64::MAX)),
    ] {
        assert!(game.check(&state, Seat::default(), action).is_err());
        assert!(!game.describe_action(action).key.is_empty());
        assert!(!game.write_action(action).is_empty());
    }
    for text in
        ["", "keep nowhere", "group", "group 300 red", "group 2", "row", "take", "complete", "blind red"]
    {
        assert!(game.read_action(text).is_err(), "{text}");
    }
}

//! Golden records of the first version of the rules: each still verifies, or departs where a rule that
//! was settled since says so. Shared by all games that have such records: the module above says which
//! depart.

use engine::replay::{Departure, Replay};
use engine::{Keyed, Record, Rules};

use super::story::game_of;
use super::{DEPARTS, Game};
use crate::records::records_in;

type Event = <Game as Rules>::Event;

/// Where a record departs, and why.
pub struct Departs {
    /// The name of its file.
    pub record: &'static str,
    /// The step that comes to something else today.
    pub step: usize,
    /// The rule that was settled since.
    pub rule: &'static str,
    /// What happens there by that rule.
    pub happens: fn(&Event) -> bool,
}

/// Plays a record as far as today's rules agree with it, and gives what they say happened last.
fn play(record: &Record) -> (Result<(), Departure>, Vec<Event>) {
    let (game, mut events) = (game_of(record), Vec::new());
    let played = Replay::of_any_version(&game, record, &mut events).and_then(|mut replay| {
        while replay.advance(&mut events)? {}
        replay.check_result()
    });
    (played, events)
}

#[test]
fn every_older_record_verifies_or_departs_where_a_rule_was_settled_since() {
    let records = records_in("replays/v1");
    for expected in DEPARTS {
        assert!(records.iter().any(|(name, ..)| name == expected.record), "where is {}?", expected.record);
    }
    for (name, _, record) in records {
        assert!(record.rules < Game::VERSION && record.is_hashed(), "{name} is no older record");
        assert_eq!(record.chance, Keyed::Step, "{name}: decks had no order of their own then");
        let (played, events) = play(&record);
        match (played, DEPARTS.iter().find(|expected| expected.record == name)) {
            (Ok(()), None) => {}
            (Err(departure), Some(expected)) => {
                assert_eq!(departure.step, expected.step, "{name}: {:?}", departure.why);
                assert!(events.iter().any(expected.happens), "{name}: {}: {events:?}", expected.rule);
            }
            (played, _) => panic!("{name}: {played:?}"),
        }
    }
}

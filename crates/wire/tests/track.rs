//! What programs say, damaged: it is read as it is, or refused, and what is read can be looked up.

use classic::Classic;
use engine::{Game, Notation as _, Rules as _};
use proptest::prelude::*;
use test_track::{edited, edits, tries};
use wire::Answer;
use wire::answer::shown;

#[test]
fn damaged_answers_are_refused_or_read_as_they_are() {
    let game = Game::new(Classic::standard(2).expect("two can play"), 7);
    let (legal, seat) = (game.legal(), game.actor().expect("somebody begins"));
    let rules = game.rules();
    let texts = [
        r#"{"type":"hello","protocol":1,"name":"mine"}"#.to_owned(),
        r#"{"type":"action","move":1,"action":0}"#.to_owned(),
        format!(r#"{{"type":"action","move":1,"action":"{}"}}"#, rules.write_action(legal[1])),
    ];
    for (text, action) in texts[1..].iter().zip(&legal) {
        assert_eq!(Answer::action(text, rules, 1, &legal).as_ref(), Ok(action));
        assert!(Answer::action(text, rules, 2, &legal).is_err() && Answer::greeting(text).is_err());
    }
    assert_eq!(Answer::greeting(&texts[0]).as_deref(), Ok("mine"));
    let inputs = (0..texts.len(), edits(), "\\PC{0,40}", any::<usize>());
    tries(2000, &inputs, |(which, edits, any, place)| {
        let numbered = format!(r#"{{"type":"action","move":1,"action":{place}}}"#);
        for line in [edited(&texts[which], &edits), any, numbered] {
            if let Ok(name) = Answer::greeting(&line) {
                assert_eq!(shown(&name), name);
            }
            if let Ok(action) = Answer::action(&line, rules, 1, &legal) {
                // Whether it is legal is for the rules to say; that it can be said is enough here.
                let legal = rules.check(game.state(), seat, action).is_ok();
                assert_eq!(legal, game.legal().contains(&action), "{line}");
            }
        }
    });
}

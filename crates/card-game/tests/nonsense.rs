//! Whoever sends views, positions and actions may send nonsense: it is refused, and nothing breaks.

use card_game::{Action, CardGame, State, View};
use engine::{Chance, FastChance, Notation, Rules, Seat, Viewer, playout};
use rails::TicketId;
use serde_json::Value;

/// Plays random games, and is told of every eighth position.
fn along_random_games(mut look: impl FnMut(&CardGame, &State, &mut FastChance)) {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
        let game = CardGame::standard(seats).expect("a table");
        let peeking = game.read_peeking(["no", "A", "yes", "B"][seed as usize]).expect("seats");
        let game = game.with_peeking_of(peeking);
        let mut chance = FastChance::new(300 + seed);
        let mut state = game.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            if step % 8 == 0 || state.trains_lie_open() {
                look(&game, &state, &mut chance);
            }
            step += 1;
            let action = game.pick(&state, seat, &mut chance).expect("there is something to do");
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
        look(&game, &state, &mut chance);
    }
}

/// All numbers of a JSON.
fn numbers<'j>(json: &'j mut Value, found: &mut Vec<&'j mut Value>) {
    match json {
        Value::Number(_) => found.push(json),
        Value::Array(items) => items.iter_mut().for_each(|item| numbers(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|item| numbers(item, found)),
        _ => {}
    }
}

#[test]
fn a_view_with_a_wrong_number_is_refused_or_imagined_as_it_is() {
    let (mut refused, mut imagined) = (0, 0);
    along_random_games(|game, state, chance| {
        for viewer in Viewer::all(game.seats()) {
            for _ in 0..6 {
                let mut json = serde_json::to_value(game.view(state, viewer)).expect("written");
                let mut all = Vec::new();
                numbers(&mut json, &mut all);
                let at = chance.below(all.len() as u32) as usize;
                *all[at] = [0, 1, 2, 3, 5, 9, 45, 63, 64, 200, 255][chance.below(11) as usize].into();
                let Ok(view) = serde_json::from_value::<View>(json) else { continue };
                match game.imagine(&view, chance) {
                    Ok(state) => {
                        imagined += 1;
                        assert_eq!(game.audit(&state), Ok(()));
                        assert_eq!(game.view(&state, view.viewer), view);
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    });
    assert!(refused > 1000 && imagined > 100, "{refused} {imagined}");
}

#[test]
fn a_position_with_a_wrong_word_is_refused_or_read_as_it_is() {
    let (mut refused, mut read) = (0, 0);
    along_random_games(|game, state, chance| {
        let text = game.write_state(state);
        for _ in 0..6 {
            let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
            let any = |chance: &mut FastChance, lines: &[Vec<&str>]| {
                let line = chance.below(lines.len() as u32) as usize;
                (line, chance.below(lines[line].len() as u32) as usize)
            };
            let ((line, word), (from, of)) = (any(chance, &lines), any(chance, &lines));
            lines[line][word] = match chance.below(3) {
                0 => "255",
                1 => "",
                _ => lines[from][of],
            };
            let changed: Vec<String> = lines.into_iter().map(|words| words.join(" ")).collect();
            match game.read_state(&changed.join("\n")) {
                Ok(state) => {
                    read += 1;
                    assert_eq!(game.read_state(&game.write_state(&state)), Ok(state));
                }
                Err(_) => refused += 1,
            }
        }
    });
    assert!(refused > 500 && read > 5, "{refused} {read}");
}

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

//! Damaged records are refused, at the step that is damaged and with a message that says how. Shared by
//! the replay tests of all games: the module above says which game, and what its records are written in.

use engine::record::Traces;
use engine::replay::{Departure, Replay, verify};
use engine::{Notation, Record, Rules, Seat, Seed};

use super::story::game_of;
use super::{DRAWS, ENDS, Game, SCORE, TELLING, UNKNOWN_ACTION};
use crate::records::records;

/// A record with the game it belongs to, to be damaged.
struct Sound {
    name: String,
    record: Record,
    game: Game,
}

fn sound() -> impl Iterator<Item = Sound> {
    records().into_iter().map(|(name, _, record)| {
        let game = game_of(&record);
        Sound { name, record, game }
    })
}

impl Sound {
    /// Damages the record, writes it, reads it again and checks at which step it is refused and
    /// with which message: one of those with these keys, any if there are none.
    #[track_caller]
    fn refused(&self, what: &str, step: usize, keys: &[&str], damage: impl FnOnce(&mut Record)) {
        let mut damaged = self.record.clone();
        damage(&mut damaged);
        let read = Record::parse(&damaged.to_string()).expect("it is damaged, but still a record");
        match verify(&self.game, &read) {
            Ok(_) => panic!("{}: {what} at step {step} is not noticed", self.name),
            Err(departure) => self.check(what, &departure, step, keys),
        }
    }

    #[track_caller]
    fn check(&self, what: &str, departure: &Departure, step: usize, keys: &[&str]) {
        let key = departure.why.key.as_ref();
        assert_eq!(departure.step, step, "{}: {what} is noticed at another step: {key}", self.name);
        assert!(keys.is_empty() || keys.contains(&key), "{}: {what} at step {step}: {key}", self.name);
    }

    /// Some steps from all over the game, counted from 1.
    fn some_steps(&self) -> impl Iterator<Item = usize> + use<> {
        let last = self.record.steps.len();
        [1, 2, last / 3, last / 2, last - 1, last].into_iter()
    }

    /// Some places where chance decided something, the deal included, counted as steps are.
    fn some_draws(&self) -> impl Iterator<Item = usize> {
        let decided = |traces: &Traces| traces.drawn.as_ref().is_some_and(|drawn| !drawn.is_empty());
        let steps = self.record.steps.iter().enumerate();
        let drawing = steps.filter(move |(_, step)| decided(&step.traces)).map(|(index, _)| index + 1);
        [0].into_iter().chain(drawing.step_by(self.record.steps.len() / 10))
    }

    /// A legal action at a step, other than the recorded one, that can't come to the same.
    fn other_action(&self, step: usize) -> Option<String> {
        let mut replay = Replay::new(&self.game, &self.record, &mut Vec::new()).expect("it is sound");
        while replay.steps() + 1 < step {
            replay.advance(&mut Vec::new()).expect("it is sound");
        }
        let recorded = &self.record.steps[step - 1];
        let mut actions = Vec::new();
        self.game.legal(replay.state(), recorded.seat, &mut actions);
        let mut texts = actions.into_iter().map(|action| self.game.write_action(action));
        texts.find(|text| *text != recorded.action && text.starts_with(TELLING))
    }
}

/// What a step leaves behind; 0 is the deal.
fn traces(record: &mut Record, step: usize) -> &mut Traces {
    match step {
        0 => &mut record.deal,
        _ => &mut record.steps[step - 1].traces,
    }
}

fn drawn(record: &mut Record, step: usize) -> &mut Vec<String> {
    traces(record, step).drawn.as_mut().expect("golden records have all draws")
}

/// What is said of draws that don't fit; the first where there should be some.
const OTHER_DRAWS: &[&str] = &["record-no-draws", "record-other-draws"];
/// What is said where another position came of it.
const OTHER_STATE: &[&str] = &["record-other-state"];
/// What is said where either can be noticed first.
const OTHER_COURSE: &[&str] = &["record-no-draws", "record-other-draws", "record-other-state"];
/// What is said of another end.
const OTHER_RESULT: &[&str] = &["record-other-result"];

#[test]
fn a_wrong_action_is_refused() {
    for sound in sound() {
        let last = sound.record.steps.len();
        for step in sound.some_steps() {
            let at = step - 1;
            sound.refused("an unknown action", step, &[UNKNOWN_ACTION], |record| {
                record.steps[at].action = "dance".to_owned();
            });
            sound.refused("another's action", step, &[], |record| {
                record.steps[at].seat = record.steps[at].seat.next(record.seats);
            });
            if let Some(other) = sound.other_action(step) {
                sound.refused("another legal action", step, OTHER_COURSE, |record| {
                    record.steps[at].action = other;
                });
            }
            // The last but one can be needless: where one choice is left, the rest may follow by itself.
            if step + 1 < last {
                sound.refused("a step left out", step, &[], |record| {
                    record.steps.remove(at);
                });
            }
            sound.refused("a step done twice", step + 1, &[], |record| {
                record.steps.insert(at, record.steps[at].clone());
            });
        }
        sound.refused("the last step left out", last - 1, &["record-not-over"], |record| {
            record.steps.pop();
        });
    }
}

#[test]
fn a_wrong_draw_is_refused() {
    for sound in sound() {
        for step in sound.some_draws() {
            sound.refused("an unknown draw", step, &["record-unknown-draw"], |record| {
                drawn(record, step)[0] = "gold".to_owned();
            });
            sound.refused("a draw too few", step, OTHER_DRAWS, |record| {
                drawn(record, step).pop();
            });
            sound.refused("a draw too many", step, OTHER_DRAWS, |record| {
                drawn(record, step).push(DRAWS[0].to_owned());
            });
            sound.refused("another draw", step, OTHER_COURSE, |record| {
                let first = &mut drawn(record, step)[0];
                *first = if first == DRAWS[0] { DRAWS[1] } else { DRAWS[0] }.to_owned();
            });
        }
    }
}

#[test]
fn a_wrong_hash_is_refused() {
    for sound in sound() {
        for step in sound.some_steps().chain([0]) {
            sound.refused("another hash", step, OTHER_STATE, |record| {
                let hash = traces(record, step).hash.as_mut().expect("golden records have all hashes");
                let other = if hash.starts_with('0') { "1" } else { "0" };
                hash.replace_range(..1, other);
            });
        }
    }
}

#[test]
fn a_wrong_result_is_refused() {
    for sound in sound() {
        let last = sound.record.steps.len();
        for line in 0..sound.record.result.len() {
            sound.refused("another result", last, OTHER_RESULT, |record| {
                let text = &mut record.result[line];
                *text = match text.split_once(' ') {
                    Some(("end", end)) => format!("end {}", ENDS[usize::from(end == ENDS[0])]),
                    Some(("score", score)) => {
                        format!("score {}", score.replacen(SCORE, &format!("{SCORE}1"), 1))
                    }
                    _ => format!("{text} by luck"),
                };
            });
            sound.refused("a line of the result left out", last, OTHER_RESULT, |record| {
                record.result.remove(line);
            });
        }
        sound.refused("a step after the end", last + 1, &[], |record| {
            record.steps.push(record.steps[last - 1].clone());
        });
    }
}

#[test]
fn a_record_of_something_else_is_refused() {
    for sound in sound() {
        sound.refused("another game", 0, &["record-other-game"], |record| record.game = "asia".to_owned());
        sound.refused("other rules", 0, &["record-other-version"], |record| record.rules += 1);
        sound.refused("another board", 0, &["record-other-board"], |record| record.board.0.push_str("-2"));
        sound.refused("another board of that name", 0, &["record-other-board"], |record| {
            record.board.1 = "0123456789abcdef".to_owned();
        });
        sound.refused("another table", 0, &["record-other-seats"], |record| {
            record.seats = if record.seats == 2 { 3 } else { 2 };
            record.steps.clear();
        });
    }
}

/// Who begins is an option of the game, and what chance decides depends on it.
#[test]
fn a_record_with_another_option_is_refused() {
    for sound in sound() {
        let mut record = sound.record.clone();
        for (_, first) in record.options.iter_mut().filter(|(option, _)| option == "first") {
            *first = if first == "random" { Seat::default().to_string() } else { "random".to_owned() };
        }
        let departure = verify(&game_of(&record), &record).expect_err("the deal is another");
        sound.check("another option", &departure, 0, OTHER_DRAWS);
    }
}

/// What was drawn is in the record: a wrong seed changes nothing, but it doesn't go unnoticed.
#[test]
fn a_wrong_seed_is_noticed() {
    for mut sound in sound() {
        sound.record.seed = Seed::from_text("another seed");
        assert_eq!(
            verify(&sound.game, &sound.record),
            Ok((sound.record.steps.len(), false)),
            "{}",
            sound.name
        );
    }
}

/// A record cut off anywhere is refused at the line that is cut, unless that line is good without
/// what it lost: then it is a record of an unfinished game. It never panics.
#[test]
fn a_record_cut_off_is_refused_or_unfinished() {
    for sound in sound() {
        let text = sound.record.to_string();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let steps = sound.record.steps.len();
        let head = lines.len() - steps - sound.record.result.len();
        // Every letter of short records; a long one takes its time to get there.
        let stride = if steps < 50 { 1 } else { 7 };
        // The head with the deal, some steps, and all lines of the result.
        let some_steps = [head, head + steps / 2, head + steps - 1];
        for line in (0..head).chain(some_steps).chain(head + steps..lines.len()) {
            let before = lines[..line].concat();
            let cuts = (1..lines[line].len() - 1).step_by(stride);
            for cut in cuts.filter(|cut| lines[line].is_char_boundary(*cut)) {
                let text = format!("{before}{}", &lines[line][..cut]);
                check_cut(&sound, &text, line + 1, (line + 1).saturating_sub(head).min(steps));
            }
        }
    }
}

/// Checks a record whose line with this number was cut: that of this step, or one of the result.
fn check_cut(sound: &Sound, text: &str, line: usize, step: usize) {
    let cut = text.lines().last().unwrap_or_default();
    let place = format!("{}, cut to {cut:?}", sound.name);
    match Record::parse(text) {
        Err(why) => {
            let same_line = why.args.contains(&("line".into(), line.into()));
            let right = match why.key.as_ref() {
                "record-not-a-record" => line == 1,
                "record-bad-line" => same_line,
                "record-unknown-chance" => cut.starts_with("chance "),
                key => key == "record-missing-line",
            };
            assert!(right, "{place}: {why:?}");
        }
        Ok(record) => match verify(&sound.game, &record) {
            Err(departure) => assert_eq!(departure.step, step, "{place}: {:?}", departure.why),
            Ok((steps, _)) => {
                assert!(!cut.contains('#'), "{place}: half a hash is none");
                assert!(steps == step && record.result.is_empty(), "{place}: neither refused nor unfinished");
            }
        },
    }
}

//! Says messages in both languages, for the tests of what games say.

use std::collections::BTreeSet;

use engine::{FastChance, Message, Notation, Viewer, playout};
use words::{Language, Words};

/// Says messages in both languages, and notes what they were.
pub struct Speaker {
    pub words: [Words; 2],
    pub said: BTreeSet<String>,
}

impl Speaker {
    pub fn new() -> Speaker {
        Speaker { words: Language::ALL.map(Words::new), said: BTreeSet::new() }
    }

    #[track_caller]
    pub fn say(&mut self, message: &Message) {
        for words in &self.words {
            let text = words.say_with(message, &["Anna", "Борис"]);
            let key = &message.key;
            let whole = !text.is_empty() && !text.contains("{$") && !text.contains(&format!("«{key}»"));
            assert!(whole, "{:?} of {message:?}: {text}", words.language());
            let lacking = text.split('«').skip(1).any(|rest| {
                rest.split('»').next().is_some_and(|word| {
                    ["card-", "cards-", "facts-"].iter().any(|topic| word.starts_with(topic))
                })
            });
            assert!(!lacking, "{:?} of {message:?}: {text}", words.language());
        }
        self.said.insert(message.key.to_string());
    }

    /// That everything with this beginning was said, but for these.
    #[track_caller]
    pub fn check_all(&self, topic: &str, except: &[&str]) {
        let all = Language::En
            .texts()
            .iter()
            .flat_map(|text| text.lines())
            .filter_map(|line| line.split_once(" = "));
        let all: BTreeSet<&str> = all.map(|(key, _)| key).filter(|key| key.starts_with(topic)).collect();
        assert!(!all.is_empty());
        for key in all {
            assert!(self.said.contains(key) != except.contains(&key), "{key}");
        }
    }
}

/// Plays a random game of each of these, and says every action and every event as all viewers see
/// it.
pub fn tell_games<R: Notation>(speaker: &mut Speaker, tables: impl Iterator<Item = R>) {
    for game in tables {
        let mut chance = FastChance::new(game.seats() as u64);
        let mut events = Vec::new();
        let mut state = game.deal(&mut chance, &mut events);
        while let Some(seat) = playout::actor(&game, &state, &mut chance) {
            let action = game.pick(&state, seat, &mut chance).expect("there is something to do");
            speaker.say(&game.describe_action(action));
            game.apply(&mut state, seat, action, &mut chance, &mut events).expect("it is legal");
        }
        for viewer in Viewer::all(game.seats()) {
            for event in events.iter().filter_map(|event| game.witnessed(event, viewer)) {
                game.describe_event(&event).iter().for_each(|message| speaker.say(message));
            }
        }
    }
}

//! First lessons: a game that is played for real, at a table with a fixed deal and a friendly bot, and ideas
//! that are told one by one as it goes.
//!
//! - `script`: what a lesson is laid with, and its ideas: `words/locales/games/<game>/lesson.toml`
//! - `texts`: what they say, in one language: `lesson.<language>.md` beside it
//! - `progress`: how far a learner is, which follows from what was done at the table
//!
//! Nothing here knows a game. What somebody does has a **kind**: the first word of the action in the game's
//! notation, and what sets it apart, such as `claim-tunnel`; what happened is known by the key of its message.

mod progress;
mod script;
mod texts;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use words::Language;

pub use progress::{Happened, Progress, Remark, Settled, Told};
pub use script::{Idea, Kinds, Script, is_kind};
pub use texts::{IdeaText, Texts};

/// The first lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What is taught, in which order.
    pub script: Script,
    texts: Vec<(Language, Texts)>,
}

/// All lessons, read once.
static LESSONS: LazyLock<BTreeMap<&'static str, Lesson>> = LazyLock::new(|| {
    let all = words::lessons();
    all.iter().map(|(game, script)| (*game, Lesson::read(game, script))).collect()
});

impl Lesson {
    /// The first lesson of a game, if there is one.
    ///
    /// # Panics
    /// It can't be read: our own can.
    pub fn of(game: &str) -> Option<&'static Lesson> {
        LESSONS.get(game)
    }

    fn read(game: &str, script: &str) -> Lesson {
        let script = Script::read(script).unwrap_or_else(|fault| panic!("the lesson of {game}: {fault}"));
        let texts = Language::ALL.into_iter().map(|language| {
            let text = language.lesson(game).unwrap_or_default();
            let texts = Texts::read(text);
            (language, texts.unwrap_or_else(|fault| panic!("the lesson of {game}, {language:?}: {fault}")))
        });
        Lesson { texts: texts.collect(), script }
    }

    /// What is said in a language.
    pub fn texts(&self, language: Language) -> &Texts {
        let own = self.texts.iter().find(|(own, _)| *own == language);
        &own.or(self.texts.first()).expect("there are languages").1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told is told in both languages, and nothing is told that no lesson asks for.
    #[test]
    fn scripts_and_texts_belong_together() {
        assert!(!LESSONS.is_empty(), "there are lessons");
        for (game, lesson) in LESSONS.iter() {
            let ideas: Vec<&str> = lesson.script.ideas.iter().map(|idea| &*idea.id).collect();
            for language in Language::ALL {
                let texts = lesson.texts(language);
                let told: Vec<&str> = texts.ideas.iter().map(|idea| &*idea.id).collect();
                assert_eq!(told, ideas, "{game} in {language:?}");
                for (text, idea) in texts.ideas.iter().zip(&lesson.script.ideas) {
                    assert!(!text.text.is_empty(), "{game} in {language:?}: {} says nothing", idea.id);
                    let told = text.done.is_some();
                    assert_eq!(
                        told,
                        !idea.is_told(),
                        "{game}, {language:?}: what is said once {} is done",
                        idea.id
                    );
                }
            }
            let [english, russian] = Language::ALL
                .map(|language| lesson.texts(language).remarks.keys().cloned().collect::<Vec<_>>());
            assert_eq!(english, russian, "{game}");
        }
    }

    #[test]
    fn every_game_that_has_rules_to_read_has_a_lesson() {
        for (game, _) in words::lessons() {
            assert!(Language::ALL.iter().all(|language| language.rules(game).is_some()), "{game}");
            assert!(Language::ALL.iter().all(|language| language.lesson(game).is_some()), "{game}");
        }
    }
}

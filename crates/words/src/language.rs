//! The languages of the house.

mod texts {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// A language that all texts are in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::En, Language::Ru];

    /// Its tag in addresses, settings and pages: `en`, `ru`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
        }
    }

    /// What those who speak it call it.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Ru => "Русский",
        }
    }

    /// The language that a tag asks for, as browsers and operating systems write them: `ru`,
    /// `ru-RU`, `ru_RU.UTF-8`. `None` if it isn't one of ours.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// All its texts, by topic.
    pub const fn texts(self) -> &'static [&'static str] {
        match self {
            Language::En => texts::EN,
            Language::Ru => texts::RU,
        }
    }

    /// The rules of a game as people read them, if somebody has written them down.
    pub fn rules(self, game: &str) -> Option<&'static str> {
        let all = match self {
            Language::En => texts::EN_RULES,
            Language::Ru => texts::RU_RULES,
        };
        all.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
    }

    /// The texts of a game's first lesson, if it has one.
    pub fn lesson(self, game: &str) -> Option<&'static str> {
        let all = match self {
            Language::En => texts::EN_LESSONS,
            Language::Ru => texts::RU_LESSONS,
        };
        all.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
    }
}

/// What the first lessons of games teach, whatever the language: each with the name of its game.
pub fn lessons() -> &'static [(&'static str, &'static str)] {
    texts::LESSONS
}

//! The languages of the house.

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
            Language::En => &[
                include_str!("../../../locales/en/common.ftl"),
                include_str!("../../../locales/en/europe.ftl"),
                include_str!("../../../locales/en/great-lakes.ftl"),
                include_str!("../../../locales/en/card-game.ftl"),
                include_str!("../../../locales/en/switch-signal.ftl"),
                include_str!("../../../locales/en/bots.ftl"),
                include_str!("../../../locales/en/record.ftl"),
                include_str!("../../../locales/en/board.ftl"),
                include_str!("../../../locales/en/cli.ftl"),
                include_str!("../../../locales/en/arena.ftl"),
                include_str!("../../../locales/en/pages.ftl"),
                include_str!("../../../locales/en/great-lakes-page.ftl"),
                include_str!("../../../locales/en/card-game-page.ftl"),
                include_str!("../../../locales/en/switch-signal-page.ftl"),
                include_str!("../../../locales/en/map.ftl"),
                include_str!("../../../locales/en/server.ftl"),
                include_str!("../../../locales/en/keeping.ftl"),
            ],
            Language::Ru => &[
                include_str!("../../../locales/ru/common.ftl"),
                include_str!("../../../locales/ru/europe.ftl"),
                include_str!("../../../locales/ru/great-lakes.ftl"),
                include_str!("../../../locales/ru/card-game.ftl"),
                include_str!("../../../locales/ru/switch-signal.ftl"),
                include_str!("../../../locales/ru/bots.ftl"),
                include_str!("../../../locales/ru/record.ftl"),
                include_str!("../../../locales/ru/board.ftl"),
                include_str!("../../../locales/ru/cli.ftl"),
                include_str!("../../../locales/ru/arena.ftl"),
                include_str!("../../../locales/ru/pages.ftl"),
                include_str!("../../../locales/ru/great-lakes-page.ftl"),
                include_str!("../../../locales/ru/card-game-page.ftl"),
                include_str!("../../../locales/ru/switch-signal-page.ftl"),
                include_str!("../../../locales/ru/map.ftl"),
                include_str!("../../../locales/ru/server.ftl"),
                include_str!("../../../locales/ru/keeping.ftl"),
            ],
        }
    }
}

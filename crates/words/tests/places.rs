//! Places inside Russian sentences.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::{Arg, Message, Names};
use words::{Language, Words, has_forms};

/// What every city, junction and departure point of the house's boards is called in Russian.
#[allow(clippy::disallowed_methods, reason = "the test reads board files; the room does no I/O")]
fn places() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let boards =
        ["card-game", "classic", "great-lakes", "switch-signal"].map(|game| crates.join(game).join("boards"));
    let mut places = BTreeSet::new();
    for file in boards.iter().flat_map(|folder| fs::read_dir(folder).expect("there are boards")) {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a board can be read");
        let mut is_place = false;
        for line in text.lines() {
            if line.starts_with('[') {
                is_place = ["[[city]]", "[[node]]"].contains(&line.trim());
            }
            let name = line.strip_prefix("name_ru = \"").and_then(|name| name.strip_suffix('"'));
            places.extend(name.filter(|_| is_place).map(str::to_owned));
        }
    }
    places
}

#[test]
fn every_place_of_the_houses_boards_has_its_forms() {
    let places = places();
    assert!(places.len() > 140 && places.contains("Лиссабон") && places.contains("Тур"), "boards are read");
    for place in places {
        assert!(has_forms(&place), "{place}: write its forms into locales/places/ru.txt");
    }
}

#[test]
fn sentences_decline_places_that_they_know() {
    let words = Words::new(Language::Ru);
    let named = |ru: &str| Names { en: "Somewhere".to_owned(), ru: ru.to_owned(), ..Names::default() };
    let said =
        |key: &'static str, place: &str| words.say(&Message::new(key).with("city", Arg::Name(named(place))));
    for (place, inside) in [
        ("Москва", "в Москве"),
        ("Франкфурт", "во Франкфурте"),
        ("Венеция", "в Венеции"),
        ("Финикс", "в Финиксе"),
        ("Афины", "в Афинах"),
        ("Новый Орлеан", "в Новом Орлеане"),
        ("Чикаго", "в Чикаго"),
        ("Урюпинск", "в городе Урюпинск"),
    ] {
        assert_eq!(said("switch-signal-spot-city", place), inside);
    }
    let there = |train: &str, place: &str| {
        let going = Message::new("bots-switch-signal-run").with("train", train);
        words.say(&going.with("city", Arg::Name(named(place))))
    };
    assert_eq!(there("Поезд", "Вена"), "Поезд идёт в Вену.");
    assert_eq!(there("Поезд", "Франкфурт"), "Поезд идёт во Франкфурт.");
    assert_eq!(there("Поезд", "Урюпинск"), "Поезд идёт в город Урюпинск.");
    let from = Message::new("switch-signal-action-coupler").with("point", Arg::Name(named("Познань")));
    assert_eq!(words.say(&from), "позвать сцепщика: отправить из Познани");
    let field = Message::new("switch-signal-field-city")
        .with("city", Arg::Name(named("Париж")))
        .with("to", Arg::Name(named("Тулуза")));
    assert_eq!(words.say(&field), "Париж (на Тулузу)");
    // What was forgotten shows, as in any other sentence.
    assert!(words.text("switch-signal-spot-city").contains("IN"));
}

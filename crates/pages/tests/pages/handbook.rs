//! The rules of the house's games as people read them: every rule of the contract has its place, in both
//! languages, and everything that is to be drawn can be drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use bots::Bots;
use engine::Viewer;
use pages::assets;
use pages::handbook::{Block, Handbook, RulesPage, Search, page};
use roster::{Setup, Title};
use stalls::{Housed, Stalls as _, Visitor};
use words::{Language, Words};

use crate::html::{attributes, check, tags};

/// The games of the house.
fn games() -> Vec<Title> {
    stalls::house().roster().games().to_vec()
}

fn handbook(language: Language, game: &str) -> Handbook {
    Handbook::of(language, game).unwrap_or_else(|| panic!("{game} has no rules in {}", language.name()))
}

/// The numbers of all rules of a game, as its contract has them.
#[allow(clippy::disallowed_methods, reason = "a test reads the sources")]
fn contract(game: &str) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{game}.md"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let rule = |line: &str| Some(line.strip_prefix("- ")?.split_once(' ')?.0.to_owned());
    let numbers: BTreeSet<String> =
        text.lines().filter_map(rule).filter(|number| number.contains('-')).collect();
    assert!(numbers.len() > 20, "{game}: {numbers:?}");
    numbers
}

#[test]
fn every_rule_has_one_place_in_either_language() {
    for game in games() {
        for language in Language::ALL {
            let handbook = handbook(language, game.id);
            let told = handbook.numbers();
            let places: BTreeSet<String> = told.iter().map(|number| (*number).to_owned()).collect();
            let contract = contract(game.id);
            let missing: Vec<_> = contract.difference(&places).collect();
            assert!(missing.is_empty(), "{} in {}: no place for {missing:?}", game.id, language.name());
            let unknown: Vec<_> = places.difference(&contract).collect();
            assert!(unknown.is_empty(), "{} in {}: there is no {unknown:?}", game.id, language.name());
            assert_eq!(told.len(), places.len(), "{} in {}: two places", game.id, language.name());
        }
    }
}

#[test]
fn the_languages_have_the_same_chapters_numbers_and_figures() {
    for game in games() {
        let [one, other] = Language::ALL.map(|language| handbook(language, game.id));
        let shape = |handbook: &Handbook| -> Vec<(String, Vec<String>)> {
            let chapter = |chapter: &pages::handbook::Chapter| {
                let parts = chapter.parts.iter().map(|part| {
                    let numbers: Vec<&str> = part.all_numbers().collect();
                    let what = match &part.block {
                        Block::Figure { figure, .. } => format!("figure {figure}"),
                        Block::Sign { figure, .. } => format!("sign {figure}"),
                        Block::List(items) => format!("list of {}", items.len()),
                        Block::Table(rows) => format!("table of {}", rows.len()),
                        Block::Heading(_) => "heading".to_owned(),
                        Block::Paragraph(_) => "paragraph".to_owned(),
                        Block::Example(_) => "example".to_owned(),
                    };
                    format!("{what} {}", numbers.join(" "))
                });
                (chapter.id.clone(), parts.collect())
            };
            handbook.chapters.iter().map(chapter).collect()
        };
        assert_eq!(shape(&one), shape(&other), "{}", game.id);
        let ids: Vec<&str> = one.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{}: {ids:?}", game.id);
        assert_eq!((ids[0], ids[ids.len() - 1]), ("glance", "signs"), "{}", game.id);
    }
}

/// What is asked of a game's page.
struct Drawn<'a> {
    words: &'a Words,
    game: &'a Title,
    typed: &'a str,
}

impl Visitor for Drawn<'_> {
    type Output = String;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> String {
        let Drawn { words, game, typed } = self;
        let handbook = handbook(words.language(), game.id);
        for figure in handbook.figures() {
            assert!(rules.figure(words, figure).is_some(), "{} can't draw “{figure}”", game.id);
        }
        assert!(rules.figure(words, "no such thing").is_none());
        page(&RulesPage { words, game, handbook: &handbook, typed }, &rules).into_string()
    }
}

/// The page of a game's rules.
fn drawn(words: &Words, game: &Title, typed: &str) -> String {
    stalls::house().visit(&Setup::new(game.id, 3), Drawn { words, game, typed }).expect("three can play it")
}

/// The pages of all games.
pub fn pages(words: &Words) -> Vec<String> {
    games().iter().flat_map(|game| [drawn(words, game, ""), drawn(words, game, "the")]).collect()
}

#[test]
fn the_pages_are_sound_and_all_their_pictures_are_there() {
    for words in Language::ALL.map(Words::new) {
        for page in pages(&words) {
            check(&page);
            for (_, path) in tags(&page).flat_map(attributes).filter(|(name, _)| *name == "href") {
                if path.starts_with("/assets/") {
                    assert!(assets::find(path).is_some(), "{path}");
                }
            }
            // What leads inside of the page leads somewhere.
            let all: Vec<(&str, &str)> = tags(&page).flat_map(attributes).collect();
            let ids: BTreeSet<&str> =
                all.iter().filter(|(name, _)| *name == "id").map(|(_, id)| *id).collect();
            let inside =
                all.iter().filter(|(name, _)| *name == "href").filter_map(|(_, to)| to.strip_prefix('#'));
            let lost: Vec<&str> =
                inside.filter(|to| !page.contains("rules-all") && !ids.contains(to)).collect();
            assert!(lost.is_empty(), "{lost:?}");
            assert_eq!(page.matches("<h1").count(), 1);
            assert!(!page.contains("<button class=\"card"), "nothing can be done there");
        }
    }
}

/// What lies over a board in a figure is sound too: it is a picture of its own.
#[test]
fn figures_are_pictures_of_their_own() {
    let words = Words::new(Language::Ru);
    let mut seen = BTreeSet::new();
    for page in pages(&words) {
        let paths = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        seen.extend(paths.filter(|path| path.starts_with("/assets/figure-")).map(str::to_owned));
    }
    assert!(seen.len() > 20, "{seen:?}");
    for path in seen {
        let asset = assets::find(&path).expect("it is there");
        let text = String::from_utf8(asset.bytes.clone()).expect("a text");
        assert!(text.starts_with("<svg ") && text.contains("id=\"map-now\""), "{path}");
        assert!(asset.gzip.len() < 60_000, "{path} has {} bytes", asset.gzip.len());
    }
}

#[test]
fn what_is_looked_for_is_found_and_the_rest_is_left_out() {
    for (language, typed, there, gone) in [
        (Language::Ru, "туннели", "EU-26", "EU-31"),
        (Language::Ru, "eu-31", "EU-31", "EU-26"),
        (Language::En, "tunnels", "EU-26", "EU-31"),
        (Language::En, "STATION", "EU-31", "EU-12"),
    ] {
        let words = Words::new(language);
        let page = drawn(&words, &games()[0], typed);
        let has = |number: &str| page.contains(&format!("id=\"{number}\""));
        assert!(has(there) && !has(gone), "{typed}");
    }
    let words = Words::new(Language::En);
    let page = drawn(&words, &games()[0], "zeppelin <b>");
    assert!(page.contains(&words.text("rules-none")) && page.contains("value=\"zeppelin &lt;b&gt;\""));
    assert!(Search::new("").is_empty());
}

/// A table leads to the rules of its own game, and what a refusal names is a link.
#[test]
fn tables_lead_to_their_rules() {
    let words = Words::new(Language::Ru);
    let rules = classic::Classic::standard(2).expect("a table");
    crate::scene::along(&rules, 3, |scene| {
        if scene.step > 0 {
            return;
        }
        scene.show(&words, Viewer::Spectator, None, |screen| {
            let refused = pages::Screen { refusal: Some("Нельзя (EU-12)."), ..*screen };
            let page = <classic::Classic as pages::HasPages>::page(&refused).into_string();
            assert!(page.contains("data-handbook=\"/g/europe/rules\""));
            assert!(page.contains("href=\"/g/europe/rules#EU-12\" data-rules=\"EU-12\""), "{page}");
            assert!(page.contains("data-rules=\"chapter-signs\""));
        });
    });
}

/// Nobody reads a wall: paragraphs are short.
#[test]
fn paragraphs_are_short() {
    let mut long: BTreeMap<String, usize> = BTreeMap::new();
    for game in games() {
        for language in Language::ALL {
            for chapter in handbook(language, game.id).chapters {
                for part in chapter.parts {
                    if let Block::Paragraph(text) = part.block {
                        let words = text.split_whitespace().count();
                        if words > 125 {
                            long.insert(text, words);
                        }
                    }
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

//! "What is this?": whatever can be pointed at on a table has an answer, in both languages.

use std::collections::BTreeSet;
use std::sync::Arc;

use card_game::CardGame;
use classic::{Board, Classic, First};
use engine::{Notation, Viewer};
use great_lakes::GreatLakes;
use pages::HasPages;
use pages::handbook::Handbook;
use pages::legend::{Sign, sheet};
use switch_signal::SwitchSignal;
use words::{Language, Words};

use crate::scene::{Scene, along};
use crate::selector::{Element, elements, is_meant, is_meant_by};
use crate::worn::own;

/// One of so many positions is looked at.
const CLOSELY: u32 = 61;

/// What somebody could click on, or point at to read more.
fn is_pointed_at(all: &[Element<'_>], at: usize) -> bool {
    let element = &all[at];
    match element.tag {
        "a" | "button" | "summary" | "select" | "textarea" => true,
        "input" => element.value("type") != Some("hidden"),
        "link" | "head" => false,
        // What stands in a title is told of what is around it.
        "title" => element.parent.is_some_and(|parent| all[parent].tag != "head"),
        _ => element.value("title").is_some() || element.value("data-focus").is_some(),
    }
}

/// The signs of the innermost element around one that has any, as the script finds them.
fn answer<'s>(all: &[Element<'_>], at: usize, signs: &'s [Sign]) -> Vec<&'s Sign> {
    let mut around = Some(at);
    while let Some(at) = around {
        let found: Vec<&Sign> = signs.iter().filter(|sign| is_meant(all, at, sign.on)).collect();
        if !found.is_empty() {
            return found;
        }
        around = all[at].parent;
    }
    Vec::new()
}

/// Everything of a page has an answer; what selectors were met is noted.
fn check_page(page: &str, signs: &[Sign], met: &mut BTreeSet<String>) {
    let all = elements(page);
    for at in 0..all.len() {
        if is_pointed_at(&all, at) {
            assert!(!answer(&all, at, signs).is_empty(), "nothing is told of {:?}", all[at]);
        }
        for selector in signs.iter().flat_map(|sign| sign.on.split(", ")) {
            if !met.contains(selector) && is_meant_by(&all, at, selector) {
                met.insert(selector.to_owned());
            }
        }
    }
}

/// Everything of a game has an answer.
fn check_game<R: HasPages + Notation>(rules: &R, seed: u64, met: &mut BTreeSet<String>) {
    let (words, signs) = (Words::new(Language::En), rules.signs());
    let look = |scene: &Scene<'_, R>| {
        let over = rules.outcome(scene.state).is_some();
        if scene.step == 0 {
            crate::lesson::told(scene, &words).iter().for_each(|page| check_page(page, &signs, met));
        }
        // What can be done seldom is offered to whoever is to act.
        if scene.step.is_multiple_of(3) {
            let acts = |viewer: &Viewer| !scene.legal(*viewer).is_empty();
            let viewers = Viewer::all(rules.seats()).filter(acts);
            viewers.for_each(|viewer| check_page(&scene.all(&words, viewer, None), &signs, met));
        }
        if scene.step.is_multiple_of(CLOSELY) || over {
            for viewer in Viewer::all(rules.seats()) {
                own(scene, &words, viewer).iter().for_each(|page| check_page(page, &signs, met));
            }
        }
    };
    along(rules, seed, look);
}

fn usa() -> Classic {
    let board = Arc::new(Board::own("usa").expect("our own"));
    Classic::new(board, 3, First::Random).expect("so many can play")
}

#[test]
fn whatever_can_be_pointed_at_has_an_answer_and_every_sign_is_met() {
    let mut met = BTreeSet::new();
    for seed in 0..2 {
        check_game(&Classic::standard(2).expect("a table"), seed, &mut met);
        check_game(&usa(), seed, &mut met);
        check_game(&GreatLakes::standard(3).expect("a table"), seed, &mut met);
        check_game(&CardGame::standard(4).expect("a table"), seed, &mut met);
        check_game(&SwitchSignal::standard(2).expect("a table"), seed, &mut met);
    }
    let all = [
        Classic::standard(2).expect("a table").signs(),
        usa().signs(),
        GreatLakes::standard(2).expect("a table").signs(),
        CardGame::standard(2).expect("a table").signs(),
        SwitchSignal::standard(2).expect("a table").signs(),
    ];
    let selectors = all.iter().flatten().flat_map(|sign| sign.on.split(", "));
    let missing: BTreeSet<&str> = selectors.filter(|selector| !met.contains(*selector)).collect();
    assert!(missing.is_empty(), "no page has these: {missing:?}");
}

/// The texts of a game's signs, and their rules.
fn check_texts<R: HasPages>(rules: &R) {
    for language in Language::ALL {
        let words = Words::new(language);
        let handbook = Handbook::of(language, rules.game()).expect("it has rules to read");
        let known: BTreeSet<&str> = handbook.numbers().into_iter().collect();
        let mut cited = 0;
        for sign in rules.signs() {
            let text = words.text(sign.text);
            let (name, about) = text.split_once('\n').expect("a name and what is told");
            assert!(!name.ends_with('.') && about.ends_with('.'), "{text}");
            let sentences = about.matches(['.', '?', '!']).count();
            assert!((1..=4).contains(&sentences), "{sentences} sentences: {text}");
            if let Some(rule) = rules.rule_of(sign.text) {
                assert!(known.contains(&*rule), "{}: there is no {rule} to read", sign.text);
                cited += 1;
            }
        }
        assert!(cited > 15, "{cited} signs lead to rules");
        crate::html::check(&sheet(&words, rules).into_string());
    }
}

#[test]
fn every_sign_has_a_name_a_text_and_a_rule_that_can_be_read() {
    check_texts(&Classic::standard(2).expect("a table"));
    check_texts(&usa());
    check_texts(&GreatLakes::standard(2).expect("a table"));
    check_texts(&CardGame::standard(2).expect("a table"));
    check_texts(&SwitchSignal::standard(2).expect("a table"));
}

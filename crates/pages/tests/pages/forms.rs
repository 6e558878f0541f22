//! What forms and pages say about themselves, so that nothing is done twice.

use std::collections::BTreeSet;

use engine::{Message, Notation, Seat, Viewer};
use pages::{HasPages, Screen};
use words::{Language, Words};

use crate::scene::along;

/// The forms of a page that lay a table, each as it is.
fn laying(page: &str) -> Vec<&str> {
    let forms = page.split("<form ").skip(1).filter_map(|form| form.split("</form>").next());
    forms
        .filter(|form| ["/play", "/tables"].iter().any(|at| form.contains(&format!("action=\"{at}\""))))
        .collect()
}

#[test]
fn forms_that_lay_a_table_are_told_apart() {
    let mut known = 0;
    for page in crate::other::pages(&Words::new(Language::En)) {
        let mut names: Vec<&str> = Vec::new();
        for form in laying(&page) {
            let (_, once) =
                form.split_once("name=\"once\" value=\"&lt;once&gt;-").expect("it is known by something");
            let once = once.split('"').next().expect("its end");
            assert!(!names.contains(&once), "two forms are known by {once}");
            names.push(once);
        }
        known += names.len();
    }
    assert!(known >= 2 * crate::other::games().games().len(), "{known}");
}

/// At the end one can play again, and the page says what it shows all along.
fn check<R: HasPages + Notation>(rules: &R) {
    let words = Words::new(Language::En);
    let mut ended = 0;
    along(rules, 11, |scene| {
        let over = scene.rules.outcome(scene.state).is_some();
        if scene.step > 0 && !over {
            return;
        }
        let page = scene.show(&words, Viewer::Seat(Seat::default()), None, R::page).into_string();
        let live =
            page.split("id=\"live\"").nth(1).and_then(|rest| rest.split('>').next()).expect("it is there");
        for said in ["data-table=\"t1\"", "data-mark=\"57.0\"", &format!("data-step=\"{}\"", scene.step)] {
            assert!(live.contains(said), "{said} in {live}");
        }
        let again = laying(&page);
        assert_eq!(again.len(), usize::from(over), "{again:?}");
        assert!(again.iter().all(|form| form.contains("name=\"once\" value=\"&lt;once&gt;\"")), "{again:?}");
        ended += again.len();
    });
    assert_eq!(ended, 1, "the game has come to its end");
}

#[test]
fn tables_say_what_they_show_and_can_be_laid_again_once() {
    check(&classic::Classic::standard(2).expect("a table"));
    check(&great_lakes::GreatLakes::standard(2).expect("a table"));
    check(&card_game::CardGame::standard(2).expect("a table"));
    check(&switch_signal::SwitchSignal::standard(2).expect("a table"));
}

#[test]
fn a_table_that_waits_says_what_it_shows() {
    let all = crate::other::pages(&Words::new(Language::En));
    let waiting: Vec<_> = all.iter().filter(|page| page.contains("id=\"lobby\"")).collect();
    assert!(!waiting.is_empty() && waiting.iter().all(|page| page.contains("data-mark=\"3.0\"")));
}

/// A game that can't go on: why, and the way to take it along; nothing is offered but to talk about it,
/// nobody waited for.
fn check_departed<R: HasPages + Notation>(rules: &R) {
    let why = Message::new("table-other-state").with("step", 7);
    along(rules, 12, |scene| {
        if scene.step % 9 > 0 || scene.rules.outcome(scene.state).is_some() {
            return;
        }
        for words in &Language::ALL.map(Words::new) {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::default())] {
                let page = scene.show(words, viewer, None, |screen| {
                    R::page(&Screen { departed: Some(&why), legal: &[], ..*screen }).into_string()
                });
                crate::html::check(&page);
                assert!(page.contains(&words.say(&why)) && page.contains("href=\"/t/t1/record\""), "{page}");
                let forms = page.matches("<form").count();
                let talk =
                    ["say", "mute"].map(|way| page.matches(&format!("action=\"/t/t1/{way}\"")).count());
                assert_eq!(
                    forms,
                    talk.iter().sum::<usize>(),
                    "people may still talk, and nothing else: {page}"
                );
                assert!(!page.contains("http-equiv"), "{page}");
            }
        }
    });
}

#[test]
fn a_game_that_cannot_go_on_is_only_looked_at() {
    check_departed(&classic::Classic::standard(2).expect("a table"));
    check_departed(&card_game::CardGame::standard(2).expect("a table"));
    check_departed(&switch_signal::SwitchSignal::standard(2).expect("a table"));
}

/// The actions that a whole game offers as buttons: those that say that they spend a turn, and the others.
fn spending<R: HasPages + Notation>(rules: &R) -> [BTreeSet<String>; 2] {
    let words = Words::new(Language::En);
    let mut offered = [BTreeSet::new(), BTreeSet::new()];
    along(rules, 13, |scene| {
        for seat in scene.rules.actors(scene.state).iter() {
            let page = scene.show(&words, Viewer::Seat(seat), None, R::page).into_string();
            for button in page.split("<button ").skip(1).filter_map(|button| button.split('>').next()) {
                if let Some((_, action)) = button.split_once("name=\"action\" value=\"") {
                    let action = action.split('"').next().expect("its end").to_owned();
                    offered[usize::from(!button.contains("data-spends"))].insert(action);
                }
            }
        }
    });
    offered
}

#[test]
fn what_spends_a_turn_in_one_tap_says_so() {
    let set = |actions: [&str; 2]| BTreeSet::from(actions.map(str::to_owned));
    let [spends, others] = spending(&classic::Classic::standard(2).expect("a table"));
    assert_eq!(spends, set(["tickets", "take locomotive"]));
    assert!(others.contains("blind") && others.contains("take red"), "{others:?}");
    let [spends, others] = spending(&great_lakes::GreatLakes::standard(2).expect("a table"));
    assert_eq!(spends, set(["tickets", "take wild"]));
    assert!(others.contains("blind ship"), "{others:?}");
    let [spends, others] = spending(&card_game::CardGame::standard(2).expect("a table"));
    assert_eq!(spends, set(["tickets", "take locomotive"]));
    assert!(others.contains("blind"), "{others:?}");
    // A turn may end without more ado once something was done in it.
    let [spends, others] = spending(&switch_signal::SwitchSignal::standard(2).expect("a table"));
    assert_eq!(spends, BTreeSet::from(["end".to_owned()]));
    assert!(others.contains("end"), "{others:?}");
}

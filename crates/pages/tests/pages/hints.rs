//! Hints: what a strong player would do, for whoever asked.

use bots::{Advice, Opinion, Rating};
use classic::{Action, Classic};
use engine::{Message, Notation, Seat, Viewer};
use pages::{HasPages, Screen};
use words::{Language, Words};

use crate::html::check;
use crate::scene::{Scene, along};

/// All regions as somebody sees them who was advised to do this.
fn advised(scene: &Scene<'_, Classic>, words: &Words, viewer: Viewer, advice: &Advice<Action>) -> String {
    scene.show(words, viewer, None, |screen| {
        let screen = Screen { hint: Some(advice), ..*screen };
        Classic::regions(&screen).into_iter().map(|region| region.html).collect()
    })
}

/// What is best, what else could be done, and something that can't be done.
fn advice(best: Action, other: Action, illegal: Action) -> Advice<Action> {
    let opinion = |action, odds, lead| Opinion {
        action,
        rating: Some(Rating { odds, lead: Some(lead) }),
        why: vec![Message::new("winner").with("seat", Seat::default())],
    };
    Advice { opinions: vec![opinion(illegal, 999, 0), opinion(best, 618, 74), opinion(other, 402, -12)] }
}

#[test]
fn advice_is_told_with_its_reasons_and_done_by_a_click() {
    let rules = Classic::standard(3).expect("a table");
    let (mut told, mut glowing, mut marked) = (0, 0, 0);
    along(&rules, 5, |scene| {
        let viewer = Viewer::Seat(Seat::default());
        let legal = scene.legal(viewer);
        if legal.len() < 2 || scene.step % 3 > 0 {
            return;
        }
        let is_claim = |action: &&Action| matches!(action, Action::Claim { .. });
        let best = *legal.iter().rfind(is_claim).unwrap_or(&legal[1]);
        let others = [Action::Pass, Action::Decline];
        let illegal = others.into_iter().find(|action| !legal.contains(action)).expect("never both at once");
        let advice = advice(best, legal[0], illegal);
        for (language, odds, lead) in [
            (Language::En, "62 % to win", "7 points ahead on average"),
            (Language::Ru, "шансы на победу 62 %", "в среднем впереди на 7 очков"),
        ] {
            let words = Words::new(language);
            let html = advised(scene, &words, viewer, &advice);
            check(&html);
            let (_, panel) = html.split_once("class=\"advice\"").expect("a panel");
            let panel = panel.split("</section>").next().expect("its end");
            assert!(panel.contains(odds) && panel.contains(lead), "{panel}");
            let does = format!("value=\"{}\"", rules.write_action(best));
            assert!(panel.contains(&does), "{panel}");
            assert!(!panel.contains(&format!("value=\"{}\"", rules.write_action(illegal))), "{panel}");
            assert!(panel.contains("&lt;0&gt;"), "reasons are told by name, and escaped: {panel}");
            assert!(!html.contains("/t/t1/hint"), "asked and answered");
            if is_claim(&&best) {
                let (_, map) = html.split_once("id=\"map-now\"").expect("a map");
                assert!(map.contains(" focus"), "the route is shown on the map");
                glowing += 1;
            } else if matches!(best, Action::Take(_) | Action::Blind) {
                let (_, market) = html.split_once("id=\"market\"").expect("a market");
                assert!(
                    market.contains(&format!("data-advised name=\"action\" {does}")),
                    "the card is marked"
                );
                marked += 1;
            }
        }
        let asking = scene.all(&Words::new(Language::En), viewer, None);
        assert!(asking.contains("/t/t1/hint") && !asking.contains("class=\"advice\""));
        told += 1;
    });
    assert!(told > 10 && glowing > 2 && marked > 2, "{told}, {glowing}, {marked}");
}

#[test]
fn who_has_nothing_to_decide_is_neither_asked_nor_told() {
    let rules = Classic::standard(2).expect("a table");
    let words = Words::new(Language::En);
    along(&rules, 6, |scene| {
        let all = Viewer::all(2).filter(|viewer| scene.legal(*viewer).len() < 2);
        for viewer in all {
            let html = scene.all(&words, viewer, None);
            assert!(!html.contains("/t/t1/hint"), "{viewer:?}");
            if scene.legal(viewer).is_empty() {
                let advice = Advice {
                    opinions: vec![Opinion { action: Action::Blind, rating: None, why: Vec::new() }],
                };
                assert!(!advised(scene, &words, viewer, &advice).contains("class=\"advice\""));
            }
        }
    });
}

#[test]
fn while_it_is_thought_about_nothing_is_asked_and_the_page_asks_again() {
    let rules = Classic::standard(2).expect("a table");
    let viewer = Viewer::Seat(Seat::default());
    let mut thought = 0;
    along(&rules, 6, |scene| {
        if scene.legal(viewer).len() < 2 || scene.step > 60 {
            return;
        }
        for words in &Language::ALL.map(Words::new) {
            let [idle, thinking] = [false, true].map(|thinking| {
                scene.show(words, viewer, None, |screen| {
                    Classic::page(&Screen { thinking, ..*screen }).into_string()
                })
            });
            check(&thinking);
            assert!(idle.contains("/t/t1/hint") && !idle.contains("http-equiv"), "it can be asked");
            assert!(!thinking.contains("/t/t1/hint"), "it has been asked");
            let (_, prompt) = thinking.split_once("id=\"prompt\" aria-live=\"polite\"").expect("a prompt");
            let (_, said) = prompt.split_once("class=\"ask thinking\"").expect("it is told, aloud too");
            assert!(said.contains(&words.text("hint-thinking")));
            assert!(thinking.contains("<noscript><meta http-equiv=\"refresh\""), "without script too");
        }
        thought += 1;
    });
    assert!(thought > 5, "{thought}");
}

/// A hint lies over other things on a phone: it can be put away, and looked at again.
#[test]
fn advice_can_be_closed_and_opened_again() {
    let (rules, words) = (Classic::standard(2).expect("a table"), Words::new(Language::En));
    let mut seen = 0;
    along(&rules, 3, |scene| {
        let viewer = Viewer::Seat(Seat::default());
        let legal = scene.legal(viewer);
        if legal.len() < 2 || scene.step % 5 > 0 {
            return;
        }
        let advice = advice(legal[1], legal[0], legal[0]);
        let draw = |focus| {
            scene.show(&words, viewer, focus, |screen| {
                let screen = Screen { hint: Some(&advice), ..*screen };
                Classic::regions(&screen).into_iter().map(|region| region.html).collect::<String>()
            })
        };
        let (open, closed) = (draw(None), draw(Some("hint:closed")));
        assert!(open.contains("class=\"advice\"") && open.contains("data-focus=\"hint:closed\""));
        assert!(
            !closed.contains("class=\"advice\"") && closed.contains("<div class=\"ask\"><a "),
            "{closed}"
        );
        check(&closed);
        seen += 1;
    });
    assert!(seen > 5);
}

//! The tables of the ticket games: everything that is allowed can be reached, nothing hidden is told,
//! and it is sound HTML in both languages.

use std::collections::BTreeSet;

use crate::scene::{Scene, along};
use ::classic::Classic;
use engine::{FastChance, Seat, Viewer};
use great_lakes::{Action, GreatLakes};
use pages::HasPages;
use pages::ticket_game::{Doing, TicketGame};
use rails::Track as _;
use words::{Language, Words};

fn europe(seats: usize) -> Classic {
    Classic::standard(seats).expect("so many can play")
}

fn lakes(seats: usize) -> GreatLakes {
    GreatLakes::standard(seats).expect("so many can play")
}

/// What has to be on the page for an action to be done, and what has to be clicked on before.
fn way<G: TicketGame>(rules: &G, action: G::Action) -> (Option<String>, Vec<String>) {
    let button = || vec![format!("name=\"action\" value=\"{}\"", rules.write_action(action))];
    match G::doing(&action) {
        Doing::Claim(route) => (Some(format!("route:{}", rules.chart().route(route).id())), button()),
        Doing::Build(city) => (Some(format!("city:{}", rules.chart().cities[city.index()].id)), button()),
        Doing::Keep(kept) => {
            let tick = |id| format!("name=\"keep\" value=\"{}\"", rules.chart().ticket_id(id));
            (None, kept.iter().map(tick).collect())
        }
        _ => (None, button()),
    }
}

fn check_reach<G: TicketGame + HasPages>(
    scene: &Scene<'_, G>,
    words: &Words,
    way: impl Fn(&G, G::Action) -> (Option<String>, Vec<String>),
) {
    for seat in scene.rules.actors(scene.state).iter() {
        let viewer = Viewer::Seat(seat);
        let ways: Vec<_> = scene.legal(viewer).into_iter().map(|action| way(scene.rules, action)).collect();
        let clicks: BTreeSet<&Option<String>> = ways.iter().map(|(click, _)| click).collect();
        for (place, click) in clicks.into_iter().enumerate() {
            // All that is reached at once, and some of what is clicked on.
            if click.is_some() && !(scene.step as usize + place).is_multiple_of(7) {
                continue;
            }
            let html = scene.all(words, viewer, click.as_deref());
            assert!(html.contains(&format!("name=\"step\" value=\"{}\"", scene.step)));
            for mark in ways.iter().filter(|(other, _)| other == click).flat_map(|(_, marks)| marks) {
                assert!(html.contains(mark), "{mark} at {click:?} in step {}", scene.step);
            }
        }
    }
}

#[test]
fn every_legal_action_can_be_reached() {
    let words = Words::new(Language::En);
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        along(&europe(seats), seed, |scene| check_reach(scene, &words, way));
    }
    let own = |rules: &GreatLakes, action: Action| match action {
        Action::Exchange { give, count } => {
            let marks =
                [format!("<option value=\"{count}\""), format!("name=\"with\" value=\"{}\"", give.id())];
            (Some("exchange".to_owned()), marks.to_vec())
        }
        _ => way(rules, action),
    };
    for (seats, seed) in [(2, 1), (4, 2)] {
        along(&lakes(seats), seed, |scene| check_reach(scene, &words, own));
    }
}

fn check_explanations<G: TicketGame + HasPages>(scene: &Scene<'_, G>, words: &Words) {
    let chart = scene.rules.chart();
    let seat = Seat::all(3).nth(scene.step as usize % 3).expect("a seat");
    if !scene.step.is_multiple_of(11) {
        return;
    }
    let cities = (0..chart.cities.len()).map(|city| rails::CityId(city as u8));
    let cities = cities.filter(|city| scene.rules.site(*city) != pages::map::Site::Junction);
    let cities = cities.map(|city| format!("city:{}", chart.cities[city.index()].id)).step_by(5);
    let routes = chart.routes.iter().map(|route| format!("route:{}", route.id())).step_by(5);
    for focus in routes.chain(cities).chain([G::BUILDING.focus().to_owned()]) {
        let regions = scene.regions(words, Viewer::Seat(seat), Some(&focus));
        let choice = regions.iter().find(|region| region.id == "choice").expect("it is there");
        let told = ["name=\"action\"", "class=\"why\"", "<b>"].iter().any(|mark| choice.html.contains(mark));
        assert!(told, "{focus} at step {}: {}", scene.step, choice.html);
    }
}

#[test]
fn what_can_t_be_claimed_or_built_is_explained() {
    let words = Words::new(Language::Ru);
    along(&europe(3), 6, |scene| check_explanations(scene, &words));
    along(&lakes(3), 6, |scene| check_explanations(scene, &words));
}

fn check_silence<G: TicketGame + HasPages>(scene: &Scene<'_, G>, words: &Words, focus: &str) {
    let actors = scene.rules.actors(scene.state);
    for viewer in Viewer::all(4).filter(|viewer| !actors.iter().any(|seat| viewer.is(seat))) {
        let html = scene.all(words, viewer, Some(focus));
        assert!(!html.contains("name=\"action\"") && !html.contains("/act"), "{viewer:?}");
    }
}

#[test]
fn who_can_t_act_has_nothing_to_send() {
    let words = Words::new(Language::En);
    along(&europe(4), 7, |scene| check_silence(scene, &words, "city:paris"));
    along(&lakes(4), 7, |scene| check_silence(scene, &words, "exchange"));
}

fn check_secrets<G: TicketGame + HasPages>(
    scene: &Scene<'_, G>,
    words: &Words,
    chance: &mut FastChance,
    focus: &str,
) {
    if !scene.step.is_multiple_of(5) {
        return;
    }
    for viewer in Viewer::all(3) {
        let view = scene.rules.view(scene.state, viewer);
        let imagined = scene.rules.imagine(&view, chance).expect("the view is a true one");
        let other = Scene { state: &imagined, ..*scene };
        for focus in [focus, "plan"] {
            let [true_one, other] = [scene, &other].map(|scene| scene.regions(words, viewer, Some(focus)));
            assert_eq!(true_one, other, "{viewer:?}");
        }
    }
}

#[test]
fn a_page_does_not_change_when_only_hidden_things_differ() {
    let (words, mut chance) = (Words::new(Language::Ru), FastChance::new(99));
    along(&europe(3), 8, |scene| check_secrets(scene, &words, &mut chance, "route:brest-paris"));
    along(&lakes(3), 8, |scene| check_secrets(scene, &words, &mut chance, "city:chicago"));
}

fn check_html<G: TicketGame + HasPages>(scene: &Scene<'_, G>, words: &Words, focuses: &[&str]) {
    let over = scene.rules.outcome(scene.state).is_some();
    if !scene.step.is_multiple_of(23) && !over {
        return;
    }
    let actor = scene.rules.actors(scene.state).first().or(Seat::new(0)).expect("a seat");
    for viewer in [Viewer::Spectator, Viewer::Seat(actor)] {
        for focus in focuses.iter().copied().map(Some).chain([None, Some("?<")]) {
            let page = scene.show(words, viewer, focus, G::page).into_string();
            crate::html::check(&page);
            let again = page.contains("name=\"level\" value=\"fireman\"");
            let asked = over && viewer != Viewer::Spectator;
            assert_eq!(
                again, asked,
                "at the end another game is offered to who played, against bots as strong"
            );
            for region in scene.regions(words, viewer, focus) {
                assert!(page.contains(&region.html), "{} is in the page as it is sent", region.id);
                assert_eq!(crate::html::first_id(&region.html), Some(region.id));
            }
        }
    }
}

#[test]
fn tables_are_sound_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        along(&europe(5), 9, |scene| {
            check_html(scene, &words, &["route:dieppe-paris", "city:wien", "stations"]);
        });
        along(&lakes(5), 9, |scene| {
            check_html(scene, &words, &["city:chicago", "city:timmins", "harbours", "exchange"]);
        });
    }
}

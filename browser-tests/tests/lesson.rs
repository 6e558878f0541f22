//! First lessons: each to its end, with a mistake that is made and explained.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Patience, Person, games};
use serde_json::json;

/// What the lesson tells: the idea, whether it explains something else that was done, and whether it is over.
const TOLD: &str = "
    const coach = document.getElementById('coach');
    return [coach.dataset.idea || '', !!coach.querySelector('.coach-other'), !!coach.querySelector('.coach-met')];
";

/// The way on, whatever is told.
const ON: &str = "#coach .coach-ways form:first-child button";

async fn told(person: &Person) -> (String, bool, bool) {
    let told = person.browser.ask(TOLD, &[]).await;
    (told[0].as_str().unwrap_or_default().to_owned(), told[1] == json!(true), told[2] == json!(true))
}

/// Goes on from what is told, and waits until something else is.
async fn go_on(person: &Person) {
    let before = told(person).await;
    person.click(ON).await;
    let mut patience = Patience::default();
    while told(person).await == before {
        patience.look(&before, "the lesson doesn't go on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Does what the lesson didn't ask for, and waits until it says so.
async fn err(person: &mut Person, game: &str) {
    match game {
        // Together nobody is refused: a turn is ended before anything was done in it.
        "switch-signal" => {
            while told(person).await.0 != "signal" {
                go_on(person).await;
            }
            person.until_my_turn().await;
            person.click("button[name=action][value=end]").await;
            tokio::time::sleep(Duration::from_millis(450)).await;
            person.click("button[name=action][value=end]").await;
        }
        // No ticket is kept.
        _ => {
            while told(person).await.0 != "opening" {
                go_on(person).await;
            }
            person.click("form.keep button[type=submit]").await;
        }
    }
    person.wait_for("#coach .coach-other").await;
}

#[tokio::test]
async fn every_lesson_goes_to_its_end_with_a_mistake_explained() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for (turn, game) in games().into_iter().enumerate() {
        let (width, language) = [(1280, "en"), (390, "ru")][turn % 2];
        person.browser.resize(width, 844).await;
        person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
        person.click(&format!("form[action='/g/{game}/lesson'] button")).await;
        person.wait_for("#coach[data-idea]").await;
        err(&mut person, &game).await;
        // It folds away, and stays so while the game goes on.
        person.click("#coach .coach-sheet > summary").await;
        person.wait_for("#coach .coach-sheet:not([open])").await;
        person.play_on(3).await;
        person.wait_for("#coach .coach-sheet:not([open])").await;
        person.click("#coach .coach-sheet:not([open]) > summary").await;
        while !told(&person).await.2 {
            go_on(&person).await;
        }
        person.click(ON).await;
        person.wait_for("#coach[hidden]").await;
        // The game is still there.
        person.play_on(2).await;
        let complaints = person.browser.complaints().await;
        let strange: Vec<_> = complaints.iter().filter(|line| !line.contains("409")).collect();
        assert!(strange.is_empty(), "{game}: {strange:?}");
        person.forget();
    }
}

#[tokio::test]
async fn a_lesson_points_at_what_it_speaks_of() {
    let house = House::open(0).await;
    let person = Person::at(Browser::open().await);
    for width in [1280, 390] {
        person.browser.resize(width, 844).await;
        person.open(&house.address("/")).await;
        person.click("form[action='/g/usa/lesson'] button").await;
        person.wait_for("#coach[data-idea]").await;
        while told(&person).await.0 != "opening" {
            go_on(&person).await;
        }
        person.click("#coach a[data-shows]").await;
        person.wait_for("#choice.spoken-of").await;
        if width < 600 {
            person.wait_for("#coach .coach-sheet:not([open])").await;
        }
        assert_eq!(person.browser.ask("return location.hash", &[]).await, json!(""), "nothing is left");
        person.click("a.brand").await;
    }
}

/// How many pixels of what a lesson may speak of lie beneath it, wherever there is more than a line of them.
const COVERED: &str = "
    const box = element => element.getBoundingClientRect();
    const over = box(document.querySelector('#coach .coach-sheet'));
    return ['.map-frame', '.yard-frame', '#market', '#hand', '#choice', '#prompt', '#tickets', '#goods', '#orders']
        .filter(part => {
            const element = document.querySelector(part);
            if (!element || element.hidden) return false;
            const below = box(element);
            const wide = Math.min(over.right, below.right) - Math.max(over.left, below.left);
            const high = Math.min(over.bottom, below.bottom) - Math.max(over.top, below.top);
            return wide > 2 && high > 2;
        });
";

/// Beside a wide map a lesson covers nothing; on a phone it makes way for what somebody looks at, and comes back.
#[tokio::test]
async fn a_lesson_lies_over_nothing_that_is_needed() {
    let house = House::open(0).await;
    let person = Person::at(Browser::open().await);
    for game in games() {
        for (width, height) in [(1280, 800), (1440, 900)] {
            person.browser.resize(width, height).await;
            person.open(&house.address("/")).await;
            person.click(&format!("form[action='/g/{game}/lesson'] button")).await;
            person.wait_for("#coach[data-idea]").await;
            assert_eq!(person.browser.ask(COVERED, &[]).await, json!([]), "{game}, {width} wide");
        }
    }
    person.browser.resize(390, 844).await;
    person.open(&house.address("/")).await;
    person.click("form[action='/g/usa/lesson'] button").await;
    person.wait_for("#coach[data-idea]").await;
    while told(&person).await.0 != "opening" {
        go_on(&person).await;
    }
    person.click("#choice label.ticket").await;
    person.wait_for("#coach .coach-sheet:not([open])").await;
    person.click("#choice label.ticket").await;
    person.wait_for("#coach .coach-sheet[open]").await;
}

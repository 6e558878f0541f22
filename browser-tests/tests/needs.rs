//! What I need and what has happened since my turn, as the page tells it: tickets that are pointed at and ticked, a
//! plan, numbers on the map, the replay, keys.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Person};

/// Points at something with the mouse.
async fn point_at(person: &Person, what: &str) {
    let script = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', \
        { bubbles: true, pointerType: 'mouse' }));";
    person.browser.ask(script, &[what.into()]).await;
}

/// Presses a key, as a keyboard of any language does.
async fn press(person: &Person, code: &str, key: &str) {
    let script = "(document.activeElement || document.body).dispatchEvent(new KeyboardEvent('keydown', \
        { code: arguments[0], key: arguments[1], bubbles: true, cancelable: true }));";
    person.browser.ask(script, &[code.into(), key.into()]).await;
}

#[tokio::test]
async fn tickets_show_their_ways_before_they_are_kept_and_after() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    person.wait_for("form.keep").await;

    point_at(&person, "form.keep label").await;
    person.wait_for("#pointing use").await;
    person.wait_for(".map-frame > .pointed").await;
    point_at(&person, "#prompt").await;
    person.wait_for("#map:not(:has(#pointing use))").await;

    person.click("form.keep label").await;
    person.wait_for("#map-now .route.way").await;
    let tagged = person.browser.ask("return document.querySelectorAll('#map .tag').length", &[]).await;
    assert_eq!(tagged, 8, "both ends of four tickets");

    person.play_on(1).await;
    person.until_my_turn().await;
    press(&person, "KeyP", "p").await;
    person.wait_for("#choice .plan li").await;
    person.wait_for("#map-now .route.way").await;
    // A second press within 400 ms would be impatience, and close nothing.
    tokio::time::sleep(Duration::from_millis(450)).await;
    press(&person, "KeyP", "p").await;
    person.wait_for("#choice[hidden]").await;
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

#[tokio::test]
async fn what_others_built_since_my_turn_is_numbered_until_i_act_and_shown_again_on_request() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("usa", 3, "driver").await;
    // Until somebody builds.
    let mut tries = 0;
    while !person.browser.shows("#map .tallies g").await {
        tries += 1;
        assert!(tries < 60, "nobody builds");
        person.play_on(1).await;
        person.until_my_turn().await;
    }
    let shown = "return [...document.querySelectorAll('#news .nth')].map(one => one.textContent).join() === \
        [...document.querySelectorAll('#map .tallies text')].map(one => one.textContent).join()";
    assert_eq!(person.browser.ask(shown, &[]).await, true, "the list has the map's numbers");
    let page = "return document.getElementById('main').innerHTML.replaceAll(/ class=\"[^\"]*\"/g, '').replaceAll(' open=\"\"', '')";
    let before = person.browser.ask(page, &[]).await;
    press(&person, "KeyN", "n").await;
    person.wait_for(".news[open] [data-replay]").await;
    person.click("[data-replay]").await;
    let moving = "return document.querySelector('#news li').getAnimations().length";
    assert_eq!(person.browser.ask(moving, &[]).await, 1, "the first line is told again");
    assert_eq!(person.browser.ask(page, &[]).await, before, "and the page stays as it is");
    // Digits take open cards where they lie.
    let step = person.glance().await.step;
    press(&person, "Digit1", "1").await;
    person.confirm().await;
    person.until_step(step + 1).await;
    person.wait_for("#news[hidden], #news li").await;
    press(&person, "Slash", "?").await;
    person.wait_for("#keys[open]").await;
    person.browser.key("Escape").await;
    person.wait_for("#keys:not([open])").await;
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

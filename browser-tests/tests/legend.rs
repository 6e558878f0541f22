//! "What is this?": asked in mid-turn, read, and the turn goes on.

use roundhouse_browser_tests::{Browser, House, Person, games};
use serde_json::{Value, json};

/// What is told, and whether it lies over the page.
const TOLD: &str = "
    const over = document.querySelector('#legend dialog[open]');
    return over && [over.querySelector('h2').textContent, over.querySelector('.legend-facts').textContent,
        over.querySelector('.legend-told').textContent.length > 60, !!over.querySelector('a[data-rules]')];
";

/// A free route: where it can be clicked on, and what it is called.
const ROUTE: &str = "
    for (const link of document.querySelectorAll('#map a.route:not(:has(.car))')) {
        const hit = link.querySelector('use.hit');
        const path = document.querySelector(hit.getAttribute('href'));
        const matrix = hit.getScreenCTM();
        const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(matrix);
        const above = document.elementFromPoint(x, y);
        if (above && above.closest('a') === link) return [x, y, link.getAttribute('aria-label')];
    }
    return null;
";

/// What a page has asked of the house at this table since the last time.
const ASKED: &str = "
    const all = performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname);
    performance.clearResourceTimings();
    return all.filter(path => path.startsWith('/t/') && !path.endsWith('/stream') && !path.endsWith('/legend'));
";

/// Goes into the menu and presses the button: two taps.
async fn asks(person: &Person) {
    person.click(".seat-menu > summary").await;
    person.click(".seat-menu [data-asks]").await;
    person.wait_for("body.asking .legend-line:not([hidden])").await;
}

async fn told(person: &Person) -> Vec<Value> {
    person.wait_for("#legend dialog[open]").await;
    person.wait_for("body:not(.asking)").await;
    person.browser.ask(TOLD, &[]).await.as_array().expect("it is told").clone()
}

async fn closes(person: &Person) {
    person.browser.key("Escape").await;
    person.wait_for("body:not(:has(dialog[open]))").await;
}

/// Where something is and where it stands, to see that nothing moves.
const PLACES: &str = "
    return ['#prompt', '#map', '#market', '#hand', '#tickets'].map(part => {
        const box = document.querySelector(part).getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];
    });
";

#[tokio::test]
async fn a_route_is_asked_about_in_mid_turn_and_the_turn_goes_on() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for (width, language) in [(1280, "en"), (390, "ru")] {
        person.browser.resize(width, 844).await;
        person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
        person.play_now("europe", 1, "trainee").await;
        person.play_on(1).await;
        let step = person.until_my_turn().await.step;
        person.click("#market .card:not(.k_locomotive):is(button)").await;
        person.until_step(step + 1).await;
        person.until_my_turn().await;
        let places = person.browser.ask(PLACES, &[]).await;
        asks(&person).await;
        person.browser.ask(ASKED, &[]).await;
        let spot = person.browser.ask(ROUTE, &[]).await;
        let spot = spot.as_array().expect("a route can be clicked on");
        let (x, y) = (spot[0].as_f64().expect("a number"), spot[1].as_f64().expect("a number"));
        if width < 600 {
            person.browser.tap((x, y)).await
        } else {
            person.browser.click_at((x, y)).await
        }
        let answer = told(&person).await;
        let facts = answer[1].as_str().expect("a text");
        assert!(facts.starts_with(spot[2].as_str().expect("a name")) && facts.lines().count() > 2, "{facts}");
        assert_eq!(answer[2..], [json!(true), json!(true)], "{answer:?}");
        assert_eq!(person.browser.ask(PLACES, &[]).await, places, "nothing moves");
        // Its rule opens over it, and the way back is one by one.
        person.click("#legend a[data-rules]").await;
        person.wait_for("dialog.rules-over[open]").await;
        person.browser.key("Escape").await;
        person.wait_for("body:not(:has(dialog.rules-over[open]))").await;
        closes(&person).await;
        // What would have been done isn't: neither by a card nor by what can't be pressed.
        asks(&person).await;
        person.click("#market button.deck").await;
        assert_eq!(told(&person).await[2], true);
        person.click("#legend dialog [data-asks]").await;
        person.wait_for("body.asking").await;
        person.click("form.undo").await;
        told(&person).await;
        closes(&person).await;
        let asked = person.browser.ask(ASKED, &[]).await;
        assert!(!asked.to_string().contains("/act"), "nothing was sent: {asked}");
        assert_eq!(person.until_my_turn().await.step, step + 1);
        person.click("#market button.deck").await;
        person.until_step(step + 2).await;
        assert_eq!(person.browser.complaints().await, [""; 0]);
        person.forget();
    }
}

#[tokio::test]
async fn by_keys_one_asks_about_what_has_the_keyboard() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for game in games() {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        person.play_on(1).await;
        let step = person.until_my_turn().await.step;
        let focus = "const thing = document.querySelector('#map a[data-focus], #market button.card');
            thing.focus();
            return thing === document.activeElement";
        assert_eq!(person.browser.ask(focus, &[]).await, true, "{game}");
        person.browser.key("w").await;
        person.wait_for("body.asking").await;
        // A second time ends it, and so does Escape.
        person.browser.key("w").await;
        person.wait_for("body:not(.asking)").await;
        person.browser.key("w").await;
        person.wait_for("body.asking").await;
        person.browser.key("Escape").await;
        person.wait_for("body:not(.asking)").await;
        person.browser.key("w").await;
        person.wait_for("body.asking").await;
        person.browser.key("Enter").await;
        let answer = told(&person).await;
        assert!(answer[1] != "" && answer[2] == true, "{game}: {answer:?}");
        closes(&person).await;
        // The keyboard is where it was, and does again what it does.
        let there = "return document.activeElement.matches('#map a[data-focus], #market button.card')";
        assert_eq!(person.browser.ask(there, &[]).await, true, "{game}");
        assert_eq!(person.until_my_turn().await.step, step, "{game}");
        person.play_on(1).await;
        assert_eq!(person.browser.complaints().await, [""; 0], "{game}");
        person.forget();
    }
}

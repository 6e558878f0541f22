//! The deal of the day, played by two who meet the same cards.

use roundhouse_browser_tests::{Browser, House, Person};
use serde_json::{Value, json};

/// What somebody has in hand and may choose from, and what lies open.
const DEALT: &str = "
    const all = (what, read) => [...document.querySelectorAll(what)].map(read);
    return [
        all('form.keep input[name=keep]', box => box.value),
        all('#market [data-place] button', button => button.value),
        all('#hand [data-focus]', card => card.dataset.focus),
    ];
";

async fn begin(house: &House, language: &str, width: u32) -> Person {
    let person = Person::at(Browser::open().await);
    person.browser.resize(width, 844).await;
    person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
    person.click("form[action='/g/europe/day'] button.day-offer").await;
    person.wait_for("form.keep input[name=keep]").await;
    person
}

async fn dealt(person: &Person) -> Value {
    person.browser.ask(DEALT, &[]).await
}

#[tokio::test]
async fn two_browsers_meet_the_same_cards() {
    let house = House::open(0).await;
    let (mut anna, boris) = (begin(&house, "en", 1280).await, begin(&house, "ru", 390).await);
    let cards = dealt(&anna).await;
    assert_eq!(cards, dealt(&boris).await);
    assert_ne!(cards[0], json!([]));
    // Nothing is taken back, and nobody is advised.
    let offered = "return [...document.querySelectorAll('.ask button, .undo button:not(:disabled)')].length";
    anna.play_on(2).await;
    assert_eq!(anna.browser.ask(offered, &[]).await, json!(0));
    // A second way in leads to the same table, and the results have a row for whoever is through.
    let table = anna.browser.ask("return location.pathname", &[]).await;
    anna.open(&house.address("/")).await;
    anna.click(".day-offer.turn").await;
    anna.wait_for("#live").await;
    assert_eq!(anna.browser.ask("return location.pathname", &[]).await, table);
    anna.play_to_the_end().await;
    anna.click("#score .again a.button.main").await;
    anna.wait_for(".day-results tr.mine").await;
    anna.wait_for(".day-game .day-seal").await;
    let hidden = "return document.body.textContent.includes('what it grew from')";
    assert_eq!(anna.browser.ask(hidden, &[]).await, json!(false), "the deal isn't told on its day");
    for person in [&anna, &boris] {
        let complaints = person.browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

#[tokio::test]
async fn whoever_gives_up_is_led_to_the_results() {
    let house = House::open(0).await;
    let person = begin(&house, "ru", 1280).await;
    person.click(".seat-menu > summary").await;
    person.click(".seat-menu .resign > summary").await;
    person.click(".seat-menu form[action$='/resign'] button").await;
    person.wait_for(".day-game").await;
    assert_eq!(person.browser.ask("return location.pathname", &[]).await, json!("/day"));
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

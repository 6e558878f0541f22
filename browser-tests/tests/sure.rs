//! What spends a turn in one tap is asked again, as each person wants it.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Person};

const TICKETS: &str = "button[name=action][value=tickets]";
const BLIND: &str = "button[name=action][value=blind]";
const WAITS: &str = "button[data-waits]";

/// Says on the page of one's own what one wants to be asked for, and comes back.
async fn wants(person: &Person, house: &House, confirm: &str) {
    let table = person.browser.current_url().await.expect("a page").to_string();
    person.open(&house.address("/me")).await;
    person.choose("form[action='/me'] select[name=confirm]", confirm).await;
    person.click("form[action='/me'] button[type=submit]").await;
    person.wait_for(&format!("select[name=confirm] option[value={confirm}][selected]")).await;
    person.open(&table).await;
}

/// Plays until a turn of one's own begins, in which tickets can be drawn.
async fn until_turn(person: &mut Person) -> i64 {
    loop {
        let glance = person.until_my_turn().await;
        assert!(!glance.over);
        if person.browser.shows(TICKETS).await {
            return glance.step;
        }
        person.decide(&glance).await;
    }
}

#[tokio::test]
async fn what_spends_a_turn_in_one_tap_takes_a_second_unless_one_wants_it_otherwise() {
    let mut house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("usa", 1, "trainee").await;

    let step = until_turn(&mut person).await;
    let doubled = format!("const it = document.querySelector('{TICKETS}'); it.click(); it.click();");
    person.browser.ask(&doubled, &[]).await;
    person.wait_for(WAITS).await;
    person.reads("Press again to confirm").await;
    // Whatever is sent would have arrived by now.
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(person.glance().await.step, step, "a double tap is one slip");
    person.browser.key("Escape").await;
    person.wait_for("body:not(:has(button[data-waits]))").await;
    person.click(TICKETS).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(person.glance().await.step, step, "whoever thought better of it is asked anew");
    person.confirm().await;
    person.wait_for("form.keep").await;

    // A card is one of two: nobody is asked.
    let step = until_turn(&mut person).await;
    person.click(BLIND).await;
    person.until_step(step + 1).await;

    wants(&person, &house, "never").await;
    house.kill();
    house.start().await;
    person.browser.refresh().await.expect("a page");
    until_turn(&mut person).await;
    person.click(TICKETS).await;
    person.wait_for("form.keep").await;

    wants(&person, &house, "always").await;
    let glance = person.until_my_turn().await;
    person.decide(&glance).await;
    let step = until_turn(&mut person).await;
    person.click(BLIND).await;
    person.wait_for(WAITS).await;
    assert_eq!(person.glance().await.step, step);
    person.confirm().await;
    person.until_step(step + 1).await;
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

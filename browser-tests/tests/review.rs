//! Looking at a game again, and at a record that somebody brings along.

use std::path::Path;
use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Patience, Person};
use serde_json::Value;

/// How far the page is, and what its bar says; nothing yet of a page that is on its way.
const SHOWN: &str = "
    const [live, slider] = ['#live', '#review input[type=range]'].map(part => document.querySelector(part));
    return live && slider ? [Number(live.dataset.step), Number(slider.value), location.pathname] : [];";

/// Waits until the page shows this step, in its bar and in its address too.
async fn shows(person: &Person, step: i64) {
    let mut patience = Patience::default();
    loop {
        let shown = person.browser.ask(SHOWN, &[]).await;
        let address = shown[2].as_str().unwrap_or_default();
        if shown[0] == step && shown[1] == step && address.contains(&format!("/replay/{step}/")) {
            return;
        }
        patience.look(shown, &format!("step {step} is shown"));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until it has gone beyond this step by itself; which one it shows then is a matter of speed.
async fn goes_beyond(person: &Person, step: i64) {
    let mut patience = Patience::default();
    loop {
        let shown = person.browser.ask(SHOWN, &[]).await;
        if shown[0].as_i64().is_some_and(|now| now > step) {
            return;
        }
        patience.look(shown, &format!("it goes beyond step {step}"));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A number in the bar: the last step, or the end of the turn.
async fn number(person: &Person, script: &str) -> i64 {
    person.browser.ask(&format!("return Number({script})"), &[]).await.as_i64().expect("a number")
}

/// Something of the page that is there whenever it is shown as on this step.
async fn map(person: &Person) -> Value {
    person.browser.ask("return document.querySelectorAll('#map .car').length", &[]).await
}

#[tokio::test]
async fn a_finished_game_is_played_again_and_a_link_leads_to_a_step() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.browser.resize(1280, 800).await;
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    person.play_to_the_end().await;
    person.click("#score a[href$='/replay']").await;
    shows(&person, 0).await;
    let last = number(&person, "document.querySelector('#review input[type=range]').max").await;
    assert!(last > 40, "a whole game: {last}");
    let does = "#prompt button, form[method=post]:not([action$='/practice'])";
    assert!(!person.browser.shows(does).await, "nothing can be done but to play on from here");
    person.browser.watch_stillness().await;
    person.browser.ask("window.same = true; return null", &[]).await;
    // By buttons, by keys, by the slider, by a line of the journal.
    person.click("#review-on").await;
    shows(&person, 1).await;
    person.browser.key("ArrowRight").await;
    shows(&person, 2).await;
    let turn = number(&person, "document.getElementById('review').dataset.turn").await;
    person.click("#review-turn-on").await;
    shows(&person, turn).await;
    let slide = "const slider = document.querySelector('#review input[type=range]');
        slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        slider.dispatchEvent(new Event('change', { bubbles: true }));
        return null";
    person.browser.ask(slide, &[(last - 5).into()]).await;
    shows(&person, last - 5).await;
    let built = map(&person).await;
    let line = number(&person, "document.querySelectorAll('#log a[data-to]')[8].dataset.to").await;
    person.browser.ask("document.querySelectorAll('#log a[data-to]')[8].click(); return null", &[]).await;
    shows(&person, line).await;
    // It goes on by itself until it is stopped.
    person.choose("#review .review-pace select", "450").await;
    person.click("#review .review-play").await;
    goes_beyond(&person, line + 1).await;
    person.click("#review .review-play").await;
    // With everything open, and through the other's eyes.
    let here = number(&person, "document.getElementById('live').dataset.step").await;
    assert!(person.browser.shows("#hand:not([hidden])").await, "one's own eyes come first");
    person.choose("#review select[name=eyes]", "all").await;
    person.wait_for("#hands:not([hidden]) .held-hand:nth-child(2) .held-cards").await;
    person.choose("#review select[name=eyes]", "B").await;
    person.wait_for("#hands[hidden]").await;
    assert!(here <= last && person.browser.shows("#hand:not([hidden])").await);
    let same = person.browser.ask("return window.same === true", &[]).await;
    assert_eq!(same, Value::Bool(true), "all of it without loading the page again");
    assert_eq!(person.browser.complaints().await, [""; 0]);
    // The address is the link.
    person.browser.ask(slide, &[(last - 5).into()]).await;
    shows(&person, last - 5).await;
    let link = person.browser.ask("return location.href", &[]).await;
    let other = Person::at(Browser::without_scripts().await);
    other.open(link.as_str().expect("an address")).await;
    assert!(other.browser.shows("#review-back").await && other.browser.shows(".review-go").await);
    other.click("#review-back").await;
    let path = other.browser.ask("return location.pathname", &[]).await;
    assert!(path.as_str().is_some_and(|path| path.ends_with("/B")), "without the script by links: {path}");
    person.open(link.as_str().expect("an address")).await;
    shows(&person, last - 5).await;
    assert_eq!(map(&person).await, built, "it is the same board");
    let barriers = person.browser.barriers().await;
    assert!(barriers.is_empty(), "{barriers:?}");
}

#[tokio::test]
async fn a_record_with_a_fault_is_told_where_and_looked_at_up_to_there() {
    let house = House::open(0).await;
    let person = Person::at(Browser::open().await);
    person.browser.resize(390, 844).await;
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/classic/tests/replays");
    let mut record = golden.read_dir().expect("golden records").filter_map(|file| {
        let text = std::fs::read_to_string(file.ok()?.path()).ok()?;
        text.starts_with("roundhouse record 1").then_some(text)
    });
    let record = record.find(|text| text.contains("\n60 ")).expect("a long one");
    let at = 1 + record.lines().position(|line| line.starts_with("30 ")).expect("a step");
    let faulty: Vec<String> = record
        .lines()
        .map(|line| match line.starts_with("30 ") {
            true => format!("30 {} dance", line.split(' ').nth(1).expect("a seat")),
            false => line.to_owned(),
        })
        .collect();
    person.open(&house.address("/")).await;
    person.click("a[href='/records']").await;
    person.wait_for("textarea[name=record]").await;
    let write = "document.querySelector('textarea[name=record]').value = arguments[0]; return null";
    person.browser.ask(write, &[faulty.join("\n").into()]).await;
    person.click("form.records button[type=submit]").await;
    let line = person.wait_for(".at-fault b").await.text().await.expect("a number");
    assert_eq!(line, at.to_string());
    let kept = "return document.querySelector('textarea[name=record]').value.includes(' dance')";
    assert_eq!(person.browser.ask(kept, &[]).await, Value::Bool(true), "nothing is lost");
    let barriers = person.browser.barriers().await;
    assert!(barriers.is_empty(), "{barriers:?}");
    person.click(".trouble a.button").await;
    shows(&person, 0).await;
    assert!(person.browser.shows(".review-fault").await, "it is told there too");
    person.click("#review-last").await;
    shows(&person, 29).await;
    // Mended, all of it is there.
    person.open(&house.address("/records")).await;
    person.browser.ask(write, &[record.clone().into()]).await;
    person.click("form.records button[type=submit]").await;
    shows(&person, 0).await;
    assert!(!person.browser.shows(".review-fault").await);
    // Browsers note every refusal.
    let complaints = person.browser.complaints().await;
    let strange: Vec<_> = complaints.iter().filter(|line| !line.contains("422")).collect();
    assert!(strange.is_empty(), "{strange:?}");
}

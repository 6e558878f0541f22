//! The line to the house breaks, and comes back: people are told within seconds, and lose nothing.

use std::process::Command;
use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Patience, Person};
use serde_json::json;
use thirtyfour::By;

/// Being offline has to be said within this time, and to end within it once the house is back; where the machine
/// is slow, as the person's own looks count it.
const SOON: Duration = Duration::from_secs(10);

/// Somebody at a table of Europe whose turn it is, with nothing on its way.
async fn seated(house: &House) -> Person {
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    let glance = person.until_my_turn().await;
    person.decide(&glance).await;
    person.until_my_turn().await;
    // A sign of life or two, as in any game.
    tokio::time::sleep(Duration::from_secs(4)).await;
    person
}

/// Waits for an element no longer than people would.
async fn soon(person: &Person, what: &str) {
    let mut patience = Patience::default();
    while person.browser.find(By::Css(what)).await.is_err() {
        patience.look((), what);
        assert!(patience.felt() < SOON, "no {what} within {SOON:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The program that listens on the house's port: it is told by its arguments.
fn process_of(house: &House) -> u32 {
    let port = house.address("").rsplit(':').next().expect("a port").to_owned();
    let is_it = |process: &u32| {
        let line = std::fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
        let words: Vec<&[u8]> = line.split(|byte| *byte == 0).collect();
        words.windows(2).any(|pair| pair == [b"--port".as_slice(), port.as_bytes()])
    };
    let all = std::fs::read_dir("/proc").expect("the system's processes");
    let numbers = all.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    numbers.into_iter().find(is_it).expect("a house that runs")
}

/// Stops the house where it stands, or lets it go on: its connections stay open, as if packets were lost.
fn signal(house: &House, kind: &str) {
    let sent = Command::new("kill").args([kind, &process_of(house).to_string()]).status();
    assert!(sent.expect("kill").success(), "{kind}");
}

/// Whether somebody can read that the connection broke.
async fn is_told(person: &Person) -> bool {
    let note = person.browser.find(By::Css(".offline-note")).await.expect("what is said then");
    note.is_displayed().await.expect("a page")
}

#[tokio::test]
async fn a_house_that_falls_silent_is_missed_while_nobody_does_anything() {
    let house = House::open(0).await;
    let person = seated(&house).await;
    assert!(person.browser.find(By::Css("body.offline")).await.is_err(), "all is well");
    for _ in 0..2 {
        signal(&house, "-STOP");
        soon(&person, "body.offline").await;
        assert!(is_told(&person).await, "it is said");
        signal(&house, "-CONT");
        soon(&person, "body:not(.offline)").await;
        assert!(!is_told(&person).await, "no longer than it is so");
    }
    // Signs of life go on.
    tokio::time::sleep(Duration::from_secs(8)).await;
    assert!(person.browser.find(By::Css("body.offline")).await.is_err(), "it is there");
}

#[tokio::test]
async fn a_house_that_dies_is_missed_and_found_again() {
    let mut house = House::open(0).await;
    let person = seated(&house).await;
    house.kill();
    soon(&person, "body.offline").await;
    // Long enough for people to wonder: it is still tried often.
    tokio::time::sleep(Duration::from_secs(6)).await;
    house.start().await;
    soon(&person, "body:not(.offline)").await;
}

/// Draws the first of two cards while the line is dead: one step, as the second is still to be drawn.
async fn draws_once(person: &Person, back: impl AsyncFnOnce()) {
    let before = person.glance().await;
    let click = "const button = document.querySelector('button[name=action][value^=blind]');
        button.click();
        // Once more, as people do.
        button.click();";
    person.browser.ask(click, &[]).await;
    // Longer than it takes to notice that nobody answers.
    soon(person, "body.offline").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(person.glance().await.step, before.step, "nothing is pretended");
    back().await;
    let mut patience = Patience::default();
    while person.glance().await.step == before.step {
        patience.look((), "what was done doesn't arrive");
        assert!(patience.felt() < SOON, "what was done doesn't arrive");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    soon(person, "body:not(.offline)").await;
    // Whatever is sent again would have arrived by now.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = person.glance().await;
    assert_eq!((after.step, after.mine), (before.step + 1, true), "it was done once");
    let told = "return [...document.querySelectorAll('#log li')]
        .filter(line => line.dataset.step === arguments[0]).length";
    let lines = person.browser.ask(told, &[json!((before.step + 1).to_string())]).await;
    assert_eq!(lines, 1, "and told once");
    person.browser.refresh().await.expect("the page again");
    assert_eq!(person.glance().await.step, after.step, "the house has it so, too");
}

#[tokio::test]
async fn what_is_done_while_the_house_is_silent_arrives_once() {
    let house = House::open(0).await;
    let person = seated(&house).await;
    signal(&house, "-STOP");
    draws_once(&person, async || signal(&house, "-CONT")).await;
}

#[tokio::test]
async fn what_is_done_while_the_house_is_dead_arrives_once() {
    let mut house = House::open(0).await;
    let person = seated(&house).await;
    house.kill();
    draws_once(&person, async || house.start().await).await;
}

/// Who clicks on something that doesn't open clicks again: then they want to see it, not to close it.
#[tokio::test]
async fn what_is_clicked_on_again_while_the_house_is_silent_is_shown() {
    let house = House::open(0).await;
    let person = seated(&house).await;
    let click = "document.querySelector('#map .city[data-focus]').dispatchEvent(\
        new MouseEvent('click', { bubbles: true, cancelable: true }))";
    signal(&house, "-STOP");
    for _ in 0..2 {
        person.browser.ask(click, &[]).await;
        // Longer than what counts as one click.
        tokio::time::sleep(Duration::from_millis(800)).await;
    }
    signal(&house, "-CONT");
    soon(&person, "#map .city.focus").await;
    // What is shown is closed by a click.
    person.browser.ask(click, &[]).await;
    soon(&person, "#map:not(:has(.focus))").await;
}

//! A big screen in the room, and a phone in everybody's hand.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Patience, Person};
use serde_json::{Value, json};

/// What a big screen has no right to show: a hand, a ticket, something to press or to write.
const NOT_FOR_ALL: &str = "#hand:not([hidden]), #tickets:not([hidden]), .ticket, [data-focus^='ticket:'], \
    [name=keep], [name=action], form, #chat, .undo";

/// How far the page of somebody is.
async fn step(person: &Person) -> i64 {
    let step = person.browser.ask("return Number(document.getElementById('live').dataset.step)", &[]).await;
    step.as_i64().expect("a step")
}

/// Lets whoever is to decide something do so, so often, while the big screen keeps up and shows nobody's hand.
async fn play(players: &mut [Person; 2], big: &Person, decisions: u32) {
    let until = players.iter().map(|person| person.decisions).sum::<u32>() + decisions;
    let mut patience = Patience::default();
    loop {
        let mut made = 0;
        for person in &mut *players {
            let glance = person.glance().await;
            if person.is_ready(&glance) {
                person.decide(&glance).await;
            }
            made += person.decisions;
        }
        assert!(!big.browser.shows(NOT_FOR_ALL).await, "after {made} decisions");
        if made >= until {
            return keeps_up(players, big).await;
        }
        patience.look((made, step(big).await), "somebody decides");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until all three show the same step.
async fn keeps_up(players: &[Person; 2], big: &Person) {
    let mut patience = Patience::default();
    loop {
        let steps = [step(&players[0]).await, step(&players[1]).await, step(big).await];
        if steps[0] > 0 && steps.iter().all(|step| *step == steps[0]) {
            return;
        }
        patience.look(steps, "the big screen keeps up");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whether the page is still the one that was marked.
async fn stays(big: &Person) -> bool {
    big.browser.ask("return window.stays === true", &[]).await == Value::Bool(true)
}

#[tokio::test]
async fn two_play_on_their_phones_and_all_see_it_on_the_big_screen() {
    let mut house = House::open(0).await;
    let (anna, boris, big) = tokio::join!(Browser::open(), Browser::open(), Browser::open());
    let [mut anna, mut boris, big] = [anna, boris, big].map(Person::at);
    for phone in [&anna, &boris] {
        phone.browser.resize(390, 844).await;
    }
    big.browser.resize(1920, 1080).await;

    anna.open(&house.address("/")).await;
    anna.choose_game("usa").await;
    anna.write("form[action='/tables'] input[name=name]", "Anna").await;
    anna.choose("form[action='/tables'] select[name=seats]", "2").await;
    anna.click("form[action='/tables'] button[type=submit]").await;
    let link = anna.wait_for("#link").await.value().await.expect("a field").expect("a link");
    big.open(&format!("{link}/board")).await;
    big.wait_for(".big-chairs li:nth-child(2) em").await;
    big.browser.ask("window.stays = true; return null", &[]).await;
    boris.open(&link).await;
    boris.write("form.join input[name=name]", "Boris").await;
    boris.click("form.join button[type=submit]").await;
    // Who sits down is there by itself, and so is the game once it begins.
    big.wait_for(".big-chairs li:nth-child(2) b").await;
    assert!(stays(&big).await, "nobody had to ask again");
    anna.click("form[action$='/start'] button:not([disabled])").await;
    big.wait_for(".big-screen #prompt").await;
    for phone in [&mut anna, &mut boris] {
        phone.wait_for("#prompt").await;
        assert!(phone.browser.shows("input[name=keep]").await, "tickets are on the phones");
    }
    big.browser.ask("window.stays = true; return null", &[]).await;
    big.browser.watch_stillness().await;
    let mut players = [anna, boris];
    play(&mut players, &big, 10).await;
    let journal = big.browser.ask("return document.querySelectorAll('#log li').length", &[]).await;
    assert!(journal.as_u64() >= Some(8), "what happens is told: {journal}");
    assert_eq!(big.browser.complaints().await, [""; 0]);

    // The program is killed: the screen says so, and goes on once it is there again.
    house.kill();
    big.wait_for("body.offline").await;
    let note = "return getComputedStyle(document.querySelector('.offline-note')).display !== 'none'";
    assert_eq!(big.browser.ask(note, &[]).await, json!(true), "everybody in the room can read it");
    house.start().await;
    for person in players.iter().chain([&big]) {
        person.wait_for("body:not(.offline)").await;
    }
    play(&mut players, &big, 6).await;
    assert!(stays(&big).await, "all of it without asking again");
    let still = big.browser.stillness().await;
    assert!(still.moved.is_empty() && still.looks > 10, "nothing moves: {still:#?}");
}

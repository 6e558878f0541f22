//! Friends at a table: what they say to each other, whose clock runs, and another game.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, Friends, House, Patience, Person};

/// Unfolds the talk and says something in words of one's own.
async fn say(person: &Person, text: &str) {
    unfold(person).await;
    person.write(".talk-say input[name=text]", text).await;
    person.click(".talk-say button").await;
    person.reads(text).await;
}

async fn unfold(person: &Person) {
    if !person.browser.shows(".talk[open]").await {
        person.click(".talk > summary").await;
    }
}

#[tokio::test]
async fn friends_talk_in_their_own_languages_and_spectators_apart() {
    let mut house = House::open(0).await;
    let Friends { host: anna, guest: boris, link } = Friends::meet(&house, "card-game", &[]).await;
    let watcher = Person::at(Browser::open().await);
    boris.open(&house.address(&format!("/lang/ru?back={}", link.replace(&house.address(""), "")))).await;
    boris.wait_for("#prompt").await;
    watcher.open(&link).await;
    watcher.wait_for("#prompt").await;

    say(&anna, "<b>Tea</b> & biscuits").await;
    boris.wait_for(".unread:not([hidden])").await;
    unfold(&boris).await;
    boris.reads("<b>Tea</b> & biscuits").await;
    anna.click(".talk-phrases button[value=hello]").await;
    boris.wait_for(".talk-lines li:nth-child(2)").await;
    let heard = boris.text(".talk-lines").await;
    let own = boris.text(".talk-phrases button[value=hello]").await;
    assert!(heard.contains(&own) && own.chars().any(|letter| letter > 'А'), "{own:?} in {heard:?}");

    say(&watcher, "Anna holds five red ones").await;
    watcher.reads("biscuits").await;
    // What is said after it arrives, and it doesn't.
    say(&boris, "Да").await;
    anna.reads("Да").await;
    for player in [&anna, &boris] {
        assert!(!player.text(".talk-lines").await.contains("five red"), "players don't hear spectators");
    }
    boris.click(".talk-who form button").await;
    boris.wait_for(".talk-muted").await;
    house.kill();
    house.start().await;
    for (person, hears) in [(&anna, true), (&boris, false)] {
        person.browser.refresh().await.expect("a page");
        person.wait_for("#prompt").await;
        unfold(person).await;
        assert_eq!(person.text(".talk-lines").await.contains("biscuits"), hears);
    }
    assert_eq!(anna.browser.complaints().await.len(), 0);
}

/// What the clock shows that runs, and whose it is.
const RUNNING: &str = "const clock = document.querySelector('#players .seat-clock.running');
    return clock && [clock.textContent, [...document.querySelectorAll('#players .seat-clock')].indexOf(clock)];";

#[tokio::test]
async fn the_clock_of_whoever_thinks_runs_and_is_passed_on() {
    let mut house = House::open(0).await;
    let friends = Friends::meet(&house, "usa", &[("pace", "quick")]).await;
    let (mut mover, other, _) = friends.by_turn().await;
    let first = other.browser.ask(RUNNING, &[]).await;
    let mut patience = Patience::default();
    loop {
        let now = other.browser.ask(RUNNING, &[]).await;
        if now[0] != first[0] {
            assert_eq!(now[1], first[1], "the same seat still thinks");
            break;
        }
        patience.look(now, "the clock doesn't run");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    house.kill();
    house.start().await;
    while !other.glance().await.mine {
        let glance = mover.glance().await;
        if mover.is_ready(&glance) {
            mover.decide(&glance).await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let passed_on = other.browser.ask(RUNNING, &[]).await;
    assert!(passed_on[1].is_u64() && passed_on[1] != first[1], "{first} and {passed_on}");
}

/// The hash of the house's part of a shuffle.
async fn seal(person: &Person, link: &str) -> String {
    person.open(&format!("{link}/deal")).await;
    person.text(".long-code").await
}

#[tokio::test]
async fn friends_play_again_and_can_check_how_the_cards_were_shuffled() {
    let mut house = House::open(0).await;
    let Friends { host: anna, guest: boris, link } =
        Friends::meet(&house, "usa", &[("stand_in", "trainee")]).await;
    let before = seal(&boris, &link).await;
    assert_eq!(before.len(), 64, "{before}");
    boris.reads("is told after the last move").await;
    boris.open(&link).await;
    // Bots play it to its end for them.
    for person in [&anna, &boris] {
        person.from_menu("/leave").await;
    }
    for person in [&anna, &boris] {
        person.wait_for("#score table").await;
    }
    assert_eq!(seal(&boris, &link).await, before);
    boris.wait_for("[data-checked=yes]").await;
    boris.open(&link).await;

    anna.click("form[action$='/rematch'] button").await;
    anna.wait_for("#lobby").await;
    house.kill();
    house.start().await;
    boris.click("form[action$='/rematch'] button").await;
    for person in [&anna, &boris] {
        person.wait_for("form.keep").await;
        let at = person.browser.current_url().await.expect("a page").to_string();
        assert_ne!(at, link, "it is another table");
    }
    // Who sat first sits second now.
    let players = anna.text("#players").await;
    let place = |name: &str| players.find(name).expect("everybody sits there");
    assert!(place("Boris") < place("Anna"), "{players}");
}

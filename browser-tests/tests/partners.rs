//! Partners at a table of Switch & Signal: what they plan and point at, and what a bot says to it.

use std::time::Duration;

use roundhouse_browser_tests::{Friends, House, Patience, Person};
use serde_json::json;
use thirtyfour::By;

/// Clicks on a place of the map, wherever it is: pages reach it by the keyboard too.
async fn look_at(person: &Person, place: &str) {
    let click = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
    let link = format!("#map a[data-focus='{place}']");
    person.wait_for(&link).await;
    person.browser.ask(click, &[json!(link)]).await;
    person.wait_for("#choice .close").await;
}

/// The names of all places of a kind.
async fn places(person: &Person, kind: &str) -> Vec<String> {
    let all = "return [...document.querySelectorAll(arguments[0])].map(link => link.dataset.focus)";
    let all = person.browser.ask(all, &[json!(format!("#map a.{kind}"))]).await;
    serde_json::from_value(all).expect("names")
}

/// Waits until so many of something are on the page.
async fn until_many(person: &Person, what: &str, many: u64) {
    let mut patience = Patience::default();
    loop {
        let count =
            person.browser.ask("return document.querySelectorAll(arguments[0]).length", &[json!(what)]).await;
        if count.as_u64() == Some(many) {
            return;
        }
        patience.look(count, what);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Proposes the first action of a kind at a place of the map.
async fn propose_at(person: &Person, place: &str, kind: &str) -> String {
    look_at(person, place).await;
    let button = format!("#choice form[action$='/propose'] button[value^='{kind} ']");
    let found = person.wait_for(&button).await;
    let action = found.attr("value").await.expect("an attribute").expect("an action");
    person.click(&button).await;
    action
}

/// Whoever is to play cards, and the other: the first instruction asks nothing on this board.
async fn by_turn(friends: Friends) -> (Person, Person) {
    let Friends { host, guest, .. } = friends;
    let mut patience = Patience::default();
    loop {
        const ENDS_TURN: &str = "#prompt form[action$='/act'] .end-turn";
        if host.browser.shows(ENDS_TURN).await {
            return (host, guest);
        }
        if guest.browser.shows(ENDS_TURN).await {
            return (guest, host);
        }
        patience.look((), "somebody plays cards");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_friend_plans_and_the_other_does_it_step_by_step() {
    let house = House::open(0).await;
    let friends = Friends::meet(&house, "switch-signal", &[]).await;
    let (acts, plans) = by_turn(friends).await;

    let switch = propose_at(&plans, "switch:amiens", "switch").await;
    until_many(&plans, "#map .planned-steps text", 1).await;
    let train = places(&plans, "train").await.remove(0);
    let run = propose_at(&plans, &train, "move").await;
    plans.click("#prompt form[action$='/propose'] .end-turn").await;
    // Both see the same: two steps on the map, three in the list.
    for person in [&plans, &acts] {
        until_many(person, "#map .planned-steps text", 2).await;
        until_many(person, ".plan-steps li", 3).await;
        until_many(person, "#map .planned-way", 2).await;
    }

    // The one pins something, the other too, and both see both.
    let city = places(&acts, "town").await.remove(0);
    for (person, kind) in [(&acts, "here"), (&plans, "look")] {
        look_at(person, &city).await;
        person.click(&format!(".pin-row button[value={kind}]")).await;
    }
    for person in [&plans, &acts] {
        until_many(person, "#map .pins > g", 2).await;
    }
    look_at(&acts, &city).await;
    acts.click(".pin-row button[aria-pressed=true]").await;
    for person in [&plans, &acts] {
        until_many(person, "#map .pins > g", 1).await;
    }

    // Step by step with one button.
    let next = ".proposals form[action$='/act'] button";
    for (left, does) in [(2, &switch), (1, &run)] {
        let offered = acts.wait_for(next).await.attr("value").await.expect("an attribute");
        assert_eq!(offered.as_ref(), Some(does));
        acts.click(next).await;
        for person in [&plans, &acts] {
            until_many(person, ".plan-steps li", left).await;
        }
        // A train that has rolled may have to be asked about first.
        let answer = "#choice form[action$='/act'] button:is([value=ahead], [value^='leave '])";
        if left == 1 && acts.browser.find(By::Css(answer)).await.is_ok() {
            acts.click(answer).await;
        }
    }
    acts.click(next).await;
    for person in [&plans, &acts] {
        until_many(person, ".plan-steps", 0).await;
        assert_eq!(person.browser.complaints().await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_bot_follows_a_good_plan_and_declines_a_bad_one() {
    let house = House::open(0).await;
    let mut anna = Person::at(roundhouse_browser_tests::Browser::open().await);
    let (mut followed, mut declined) = (false, false);
    for nth in 0..12 {
        anna.open(&house.address("/")).await;
        anna.play_now("switch-signal", 1, "driver").await;
        anna.forget();
        // Whatever is asked before cards can be played.
        while !anna.browser.shows("#prompt form[action$='/act'] .end-turn").await {
            let glance = anna.until_my_turn().await;
            if !anna.browser.shows("#prompt form[action$='/act'] .end-turn").await {
                anna.decide(&glance).await;
            }
        }
        anna.click("#partners a").await;
        anna.click("#choice form[action$='/plan'] button").await;
        anna.wait_for("#partners form[action$='/plan'] button").await;
        anna.click("#prompt form[action$='/propose'] .end-turn").await;
        until_many(&anna, ".plan-steps li", 1).await;
        if nth % 2 == 0 {
            let train = places(&anna, "train").await.remove(nth / 2 % 3);
            look_at(&anna, &train).await;
        } else {
            let fields = places(&anna, "signal:not(.green)").await;
            look_at(&anna, &fields[nth * 3 % fields.len()]).await;
        }
        let ways = anna
            .browser
            .find_all(By::Css("#choice form[action$='/propose'] .payment"))
            .await
            .expect("a page");
        let Some(way) = (if nth % 2 == 0 { ways.first() } else { ways.last() }) else { continue };
        way.click().await.expect("a click");
        until_many(&anna, ".plan-steps li", 2).await;
        anna.click("#partners form[action$='/plan'] button").await;
        let before = anna.glance().await.step;
        anna.click("#prompt form[action$='/act'] .end-turn").await;
        anna.confirm().await;
        // The bot has its turn, and it is Anna's again.
        let mut patience = Patience::default();
        loop {
            let glance = anna.glance().await;
            if glance.mine && glance.step > before + 1 {
                break;
            }
            patience.look(glance, "the bot has played");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        match anna.browser.find(By::Css(".answer")).await {
            Ok(answer) => {
                assert!(answer.text().await.expect("a text").contains("Better: "));
                declined = true;
            }
            Err(_) => followed |= anna.browser.find(By::Css(".plan-steps")).await.is_err(),
        }
        if followed && declined {
            return;
        }
    }
    panic!("followed: {followed}, declined: {declined}");
}

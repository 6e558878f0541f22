//! People at a table who are more than one: what they take back, how they leave and come back, and how several
//! share one screen.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Patience, Person};
use thirtyfour::By;

/// Anna and Boris at a table of Europe where both have chosen their tickets, and its address. Anna goes first.
async fn two(house: &House) -> (Person, Person, String) {
    let (anna, boris) = tokio::join!(Browser::open(), Browser::open());
    let [mut anna, mut boris] = [anna, boris].map(Person::at);
    anna.open(&house.address("/")).await;
    anna.choose_game("europe").await;
    anna.write("form[action='/tables'] input[name=name]", "Anna").await;
    anna.choose("form[action='/tables'] select[name=seats]", "2").await;
    anna.choose("form[action='/tables'] select[name=first]", "me").await;
    anna.click("form[action='/tables'] button[type=submit]").await;
    let link = anna.wait_for("#link").await.value().await.expect("a field").expect("a link");
    boris.open(&link).await;
    boris.write("form.join input[name=name]", "Boris").await;
    boris.click("form.join button[type=submit]").await;
    anna.click("form[action$='/start'] button:not([disabled])").await;
    for person in [&mut anna, &mut boris] {
        person.wait_for("#prompt").await;
        let glance = person.until_my_turn().await;
        person.decide(&glance).await;
    }
    (anna, boris, link)
}

/// Waits until a page says something.
async fn told(person: &Person, what: &str) {
    let mut patience = Patience::default();
    loop {
        let text =
            person.browser.find(By::Css("body")).await.expect("a page").text().await.unwrap_or_default();
        if text.contains(what) {
            return;
        }
        patience.look(text, what);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Opens the menu of one's seat and presses something in it.
async fn from_menu(person: &Person, form: &str) {
    person.click(".seat-menu > summary").await;
    person.click(&format!(".seat-menu form[action$='{form}'] button")).await;
}

#[tokio::test]
async fn a_friend_leaves_a_bot_plays_on_and_the_friend_is_back_on_a_phone_by_the_key() {
    let house = House::open(0).await;
    let (mut anna, boris, link) = two(&house).await;
    boris.open(&house.address("/me")).await;
    boris.click("form[action='/me/key'] button").await;
    let key = boris.wait_for(".key-groups").await.text().await.expect("a key");
    boris.open(&link).await;
    from_menu(&boris, "/leave").await;
    told(&boris, "a bot plays for you").await;
    drop(boris);
    // Anna plays on: whose turn it is, the bot never keeps her waiting.
    for _ in 0..4 {
        let glance = anna.until_my_turn().await;
        anna.decide(&glance).await;
    }
    told(&anna, "a bot plays").await;
    let mut phone = Person::at(Browser::open().await);
    phone.browser.resize(390, 844).await;
    phone.open(&house.address("/me/recover")).await;
    phone.write("input[name=key]", "abcd-abcd-abcd-abcd-abcd-abcd").await;
    phone.click("form[action='/me/recover'] button").await;
    phone.wait_for("[role=alert]").await;
    // Typed as people do; a new line would send half of it.
    let typed = key.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    phone.write("input[name=key]", &typed).await;
    phone.click("form[action='/me/recover'] button").await;
    phone.wait_for("form[action='/me/link']").await;
    phone.open(&link).await;
    phone.click("form[action$='/return'] button").await;
    phone.wait_for("#company:not(:has(form[action$='/return']))").await;
    let mut patience = Patience::default();
    while phone.decisions == 0 {
        for person in [&mut anna, &mut phone] {
            let glance = person.glance().await;
            if person.is_ready(&glance) {
                person.decide(&glance).await;
            }
        }
        patience.look((anna.decisions, phone.decisions), "the phone plays");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test]
async fn alone_one_goes_back_and_with_a_friend_one_asks() {
    let house = House::open(0).await;
    let mut solo = Person::at(Browser::open().await);
    solo.open(&house.address("/")).await;
    solo.play_now("europe", 1, "trainee").await;
    let glance = solo.until_my_turn().await;
    solo.decide(&glance).await;
    solo.until_my_turn().await;
    let before = solo.told().await.hand;
    solo.click("button[name=action][value='blind']").await;
    let step = solo.until_my_turn().await.step;
    assert_ne!(solo.told().await.hand, before);
    solo.click(".undo button:not([disabled])").await;
    told(&solo, "takes a move back").await;
    let after = solo.until_my_turn().await;
    assert_eq!((solo.told().await.hand, after.step > step), (before, true));

    let (mut anna, boris, _) = two(&house).await;
    anna.until_my_turn().await;
    let before = anna.told().await.hand;
    // What was drawn isn't free.
    anna.click("button[name=action][value='blind']").await;
    anna.wait_for(".undo button[title*='others are asked']").await;
    anna.click(".undo button:not([disabled])").await;
    told(&boris, "asks to take back").await;
    boris.click("form[action$='/consent'] button[value=no]").await;
    boris.wait_for("#company:not(:has(.company-note))").await;
    anna.wait_for("#company:not(:has(.company-note))").await;
    anna.click(".undo button:not([disabled])").await;
    told(&boris, "asks to take back").await;
    boris.click("form[action$='/consent'] button[value=yes]").await;
    told(&anna, "takes a move back").await;
    assert_eq!(anna.told().await.hand, before);
}

#[tokio::test]
async fn two_at_one_screen_are_covered_from_each_other() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.choose_game("usa").await;
    let lay = "const form = document.querySelector(\"form[action='/play']\");
        for (const [name, value] of [['hands', '2'], ['name2', 'Boris'], ['bots', '0']]) {
            let field = form.querySelector(`[name=${name}]`);
            if (!field) { field = document.createElement('input'); field.name = name; form.append(field); }
            field.value = value;
        }
        form.requestSubmit(); return null;";
    person.browser.ask(lay, &[]).await;
    let mut covers = 0;
    while covers < 6 {
        person.wait_for(".cover form[action$='/open'] button").await;
        let hidden = "return document.querySelectorAll('#hand .card.can, button[name=action], input[name=keep]').length";
        assert_eq!(
            person.browser.ask(hidden, &[]).await.as_u64(),
            Some(0),
            "nothing lies open under the cover"
        );
        person.click(".cover form[action$='/open'] button").await;
        covers += 1;
        person.wait_for("#company:not(:has(.cover))").await;
        let mut patience = Patience::default();
        while person.browser.find(By::Css(".cover")).await.is_err() {
            let glance = person.glance().await;
            if person.is_ready(&glance) {
                person.decide(&glance).await;
            }
            patience.look(glance.step, "the next cover");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        // Back and forth, and a new page: the cover stays.
        person.browser.refresh().await.expect("a page");
        person.wait_for(".cover").await;
    }
}

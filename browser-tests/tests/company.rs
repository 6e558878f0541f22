//! People at a table who are more than one: what they take back, how they leave and come back, and how several
//! share one screen.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, Friends, House, Patience, Person, Told};
use thirtyfour::By;

/// Two at a table of Europe where both have chosen their tickets, and its address: first whoever's turn it is.
async fn two(house: &House) -> (Person, Person, String) {
    Friends::meet(house, "europe", &[]).await.by_turn().await
}

#[tokio::test]
async fn a_friend_leaves_a_bot_plays_on_and_the_friend_is_back_on_a_phone_by_the_key() {
    let mut house = House::open(0).await;
    let (mut anna, boris, link) = two(&house).await;
    boris.open(&house.address("/me")).await;
    boris.click("form[action='/me/key'] button").await;
    let key = boris.wait_for(".key-groups").await.text().await.expect("a key");
    boris.open(&link).await;
    boris.from_menu("/leave").await;
    boris.reads("a bot plays for you").await;
    let left = boris.ticket_words().await;
    drop(boris);
    // Anna plays on: whose turn it is, the bot never keeps her waiting.
    for _ in 0..4 {
        let glance = anna.until_my_turn().await;
        anna.decide(&glance).await;
    }
    anna.reads("a bot plays").await;
    anna.until_my_turn().await;
    killed_and_the_same(&mut house, &anna).await;
    anna.reads("a bot plays").await;
    for _ in 0..2 {
        let glance = anna.until_my_turn().await;
        anna.decide(&glance).await;
    }
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
    phone.reads("a bot plays for you").await;
    // What they still need changes with what the bot does; which they are doesn't.
    let back = phone.ticket_words().await;
    assert!(!left.is_empty(), "there are tickets");
    assert!(left.iter().all(|ticket| back.contains(ticket)), "the seat that was left: {left:?}, {back:?}");
    phone.click("form[action$='/return'] button").await;
    phone.wait_for("#company:not(:has(form[action$='/return']))").await;
    killed_and_the_same(&mut house, &phone).await;
    phone.wait_for("#company:not(:has(form[action$='/return']))").await;
    anna.wait_for("body:not(.offline)").await;
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

/// Kills the house and opens it again; whoever looks loads the page anew, for what is there is one thing, what the
/// house knows another.
async fn killed(house: &mut House, person: &Person) {
    house.kill();
    person.wait_for("body.offline").await;
    house.start().await;
    person.wait_for("body:not(.offline)").await;
    person.browser.refresh().await.expect("a page");
    person.wait_for("#prompt").await;
}

/// The same while nobody but people can act: they see what they saw.
async fn killed_and_the_same(house: &mut House, person: &Person) {
    let before = (person.glance().await.step, person.told().await);
    killed(house, person).await;
    assert_eq!((person.glance().await.step, person.told().await), before);
}

/// Draws a card: the hand before, and the step that it answered.
async fn draw(person: &mut Person) -> (String, i64) {
    let step = person.until_my_turn().await.step;
    let hand = person.told().await.hand;
    person.click("button[name=action][value='blind']").await;
    person.until_step(step + 1).await;
    assert_ne!(person.told().await.hand, hand);
    (hand, step)
}

#[tokio::test]
async fn alone_one_goes_back_and_with_a_friend_one_asks() {
    let mut house = House::open(0).await;
    let mut solo = Person::at(Browser::open().await);
    solo.open(&house.address("/")).await;
    solo.play_now("europe", 1, "trainee").await;
    solo.play_on(1).await;
    let (before, step) = draw(&mut solo).await;
    solo.click(".undo button:not([disabled])").await;
    solo.until_step(step + 2).await;
    solo.reads("takes a move back").await;
    assert_eq!(solo.told().await.hand, before);

    let (mut anna, mut boris, _) = Friends::meet(&house, "usa", &[]).await.by_turn().await;
    // What was drawn isn't free.
    let (before, step) = draw(&mut anna).await;
    anna.wait_for(".undo button[title*='others are asked']").await;
    anna.click(".undo button:not([disabled])").await;
    boris.reads("asks to take back").await;
    boris.click("form[action$='/consent'] button[value=no]").await;
    boris.wait_for("#company:not(:has(.company-note))").await;
    anna.reads("doesn’t agree: your move stands").await;
    assert_eq!(anna.glance().await.step, step + 1, "it was refused");
    house.kill();
    house.start().await;
    for person in [&anna, &boris] {
        person.wait_for("body:not(.offline)").await;
    }
    anna.click(".undo button:not([disabled])").await;
    boris.reads("asks to take back").await;
    boris.click("form[action$='/consent'] button[value=yes]").await;
    anna.until_step(step + 2).await;
    anna.reads("takes a move back").await;
    assert_eq!(anna.told().await.hand, before);

    // What is built told nobody anything: it is taken back without asking.
    let mut patience = Patience::default();
    let (free, step) = loop {
        for person in [&mut anna, &mut boris] {
            let glance = person.glance().await;
            if person.is_ready(&glance) {
                person.decide(&glance).await;
                person.until_step(glance.step + 1).await;
            }
        }
        if anna.browser.shows(".undo button[title='Take back your last action']").await {
            break (&anna, anna.glance().await.step);
        }
        if boris.browser.shows(".undo button[title='Take back your last action']").await {
            break (&boris, boris.glance().await.step);
        }
        patience.look((anna.decisions, boris.decisions), "somebody builds");
    };
    free.click(".undo button:not([disabled])").await;
    free.until_step(step + 1).await;
    assert!(free.glance().await.mine, "it is their turn again");
}

#[tokio::test]
async fn two_at_one_screen_are_covered_from_each_other() {
    let mut house = House::open(0).await;
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
        let open = opened(&person).await;
        covers += 1;
        if covers == 3 {
            killed(&mut house, &person).await;
            // It is covered again, for nobody knows who sits there now; what lies under it is what lay there.
            assert_eq!(opened(&person).await, open);
        }
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
        if covers == 2 {
            // So it does when the house dies under it.
            let under = covered(&person).await;
            killed(&mut house, &person).await;
            assert_eq!(
                covered(&person).await,
                under,
                "the same seat is to open, and everything lies as it lay"
            );
        }
    }
}

/// What the cover says, the step, and what lies on the table, with nobody's cards.
async fn covered(person: &Person) -> (String, i64, String, String) {
    let cover = person.wait_for(".cover").await.text().await.expect("a text");
    (cover, person.glance().await.step, person.text("#market").await, person.text("#players").await)
}

/// Takes the cover away: the step, and all that whoever sits there now sees.
async fn opened(person: &Person) -> (i64, Told) {
    person.click(".cover form[action$='/open'] button").await;
    person.wait_for("#company:not(:has(.cover))").await;
    (person.glance().await.step, person.told().await)
}

//! The rules of a game as people read them: opened from what a table says, without losing the turn.

use roundhouse_browser_tests::{Browser, House, Patience, Person, games};
use serde_json::Value;

/// Whether the rules lie over the page, which of them is marked, and whether it can be seen there.
const OPENED: &str = "
    const over = document.querySelector('dialog.rules-over[open]');
    const page = over && over.querySelector('.rules-sheet').shadowRoot;
    const here = page && page.querySelector('.rules-here');
    if (!here) return null;
    const [box, frame] = [here.getBoundingClientRect(), over.getBoundingClientRect()];
    return [here.id, box.height > 0 && box.top >= frame.top && box.bottom <= frame.bottom];
";

/// Waits until a rule is open over the page, and closes it again by a key.
async fn reads_and_closes(person: &Person, rule: &str) {
    let mut patience = Patience::default();
    loop {
        let opened = person.browser.ask(OPENED, &[]).await;
        if opened == serde_json::json!([rule, true]) {
            break;
        }
        patience.look(opened, &format!("{rule} isn't opened"));
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    person.browser.key("Escape").await;
    person.wait_for("body:not(:has(dialog[open]))").await;
}

/// How often a page was loaded: a mark that a reload takes away.
async fn is_the_same_page(person: &Person) -> bool {
    person.browser.ask("const was = window.same; window.same = true; return was === true", &[]).await == true
}

#[tokio::test]
async fn a_rule_is_opened_from_a_refusal_and_from_an_explanation_and_the_turn_is_not_lost() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for (width, language) in [(1280, "en"), (390, "ru")] {
        person.browser.resize(width, 844).await;
        person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
        person.play_now("europe", 1, "trainee").await;
        person.play_on(1).await;
        let step = person.until_my_turn().await.step;
        is_the_same_page(&person).await;
        // A form that asks for what can't be done: the house says why, by the number of the rule.
        let forged = "document.querySelector('#market button.deck').value = 'pass'";
        person.browser.ask(forged, &[]).await;
        person.click("#market button.deck").await;
        let number = person.wait_for(".notice-over a.rules-cited").await.text().await.expect("a number");
        person.click(".notice-over a.rules-cited").await;
        reads_and_closes(&person, &number).await;
        assert_eq!(number, "EU-8");
        // The turn is where it was, and goes on: one card, and then a station that can't be built yet.
        let glance = person.until_my_turn().await;
        assert_eq!(glance.step, step);
        person.click("#market .card:not(.k_locomotive):is(button)").await;
        person.until_step(step + 1).await;
        let look = "const link = document.querySelector('#map a[data-focus=\"city:moskva\"]');
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
        person.browser.ask(look, &[]).await;
        person.click("#choice .why a.rules-cited").await;
        reads_and_closes(&person, "EU-9").await;
        // What was looked at is still there, and so is the second card.
        person.wait_for("#choice .why a.rules-cited").await;
        if width < 600 {
            person.click("#choice .close").await;
        }
        person.click("#market button.deck").await;
        person.until_step(step + 2).await;
        assert!(is_the_same_page(&person).await, "nothing was loaded anew");
        let complaints = person.browser.complaints().await;
        // A refusal is an answer that browsers tell of.
        let strange: Vec<_> = complaints.iter().filter(|line| !line.contains("409")).collect();
        assert!(strange.is_empty(), "{strange:?}");
        person.forget();
    }
}

#[tokio::test]
async fn the_rules_and_the_key_of_signs_are_in_the_menu_of_every_table() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for game in games() {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        for chapter in ["chapter-signs", "chapter-glance"] {
            person.click(".seat-menu > summary").await;
            person.click(&format!(".seat-menu a[data-rules={chapter}]")).await;
            person.wait_for("dialog.rules-over[open]").await;
            let seen = format!(
                "const page = document.querySelector('.rules-sheet').shadowRoot;
                const there = page.getElementById('{chapter}');
                const box = there && there.getBoundingClientRect();
                const style = page.querySelector('link');
                return !!box && !!style.sheet && box.height > 100 && box.top < innerHeight && box.bottom > 0"
            );
            let mut patience = Patience::default();
            while person.browser.ask(&seen, &[]).await != true {
                patience.look((), &format!("{game}: {chapter} isn't seen"));
                tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            }
            // What leads on inside of the rules stays there.
            let on = "const page = document.querySelector('.rules-sheet').shadowRoot;
                page.querySelector('.rules-contents li:nth-child(2) a').click();
                return [document.querySelectorAll('dialog[open]').length, location.hash]";
            assert_eq!(person.browser.ask(on, &[]).await, serde_json::json!([1, ""]), "{game}");
            person.click("dialog.rules-over > button").await;
            person.wait_for("body:not(:has(dialog[open]))").await;
        }
        person.until_my_turn().await;
        assert_eq!(person.browser.complaints().await, [""; 0], "{game}");
        person.forget();
    }
}

/// How many paragraphs are seen.
async fn seen(person: &Person) -> u64 {
    let count =
        "return [...document.querySelectorAll('.rules-part')].filter(part => part.offsetHeight).length";
    person.browser.ask(count, &[]).await.as_u64().unwrap_or_default()
}

#[tokio::test]
async fn something_is_found_while_it_is_typed_and_without_a_script() {
    let house = House::open(0).await;
    let mut found = Vec::new();
    for scripts in [true, false] {
        let person =
            Person::at(if scripts { Browser::open().await } else { Browser::without_scripts().await });
        person.open(&house.address("/lang/ru?back=/g/europe/rules")).await;
        let all = seen(&person).await;
        person.write(".rules-search input", "туннели").await;
        if !scripts {
            person.click(".rules-search button").await;
            person.wait_for(".rules-all").await;
        }
        person.wait_for("#EU-25").await;
        let some = seen(&person).await;
        assert!(some > 3 && some < all / 2, "{some} of {all}");
        found.push(some);
        let told = person.wait_for(".rules-found").await.text().await.expect("a text");
        assert!(told.contains(&some.to_string()), "{told}");
        // Without a script a rule is opened beside the table, by its own address.
        person.open(&house.address("/g/europe/rules#EU-25")).await;
        let here = person.browser.ask("return location.hash", &[]).await;
        assert_eq!(here, Value::from("#EU-25"));
        let top =
            person.browser.ask("return document.getElementById('EU-25').getBoundingClientRect().top", &[]);
        assert!(top.await.as_f64().is_some_and(|top| (0.0..800.0).contains(&top)), "it is seen");
    }
    assert_eq!(found[0], found[1], "both find the same");
}

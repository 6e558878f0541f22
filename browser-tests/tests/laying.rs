//! Laying a table: options by a preset, colours, who goes first, and a front page on which tables come and go.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Patience, Person};
use serde_json::json;
use thirtyfour::By;

/// The form in which a table for friends is laid.
const LAYING: &str = "form[action='/tables']";

/// Unfolds everything in the form, and says what is chosen in it: the preset, and each option of it.
const CHOSEN: &str = r#"
    const form = document.querySelector("form[action='/tables']");
    for (const part of form.querySelectorAll("details")) part.open = true;
    const preset = form.querySelector("[name=preset]:checked");
    return [preset ? preset.value : "", ...["removed", "time", "signal", "goods"].map(name => form.elements[name].value)].join(" ");
"#;

/// The colour of the sign of a seat, as it is painted.
const COLOUR: &str = r#"
    const sign = document.querySelector(arguments[0]);
    return sign ? getComputedStyle(sign).backgroundColor : "";
"#;

/// Waits until a script says something else than nothing.
async fn until(person: &Person, script: &str, what: &str) {
    let mut patience = Patience::default();
    while person.browser.ask(script, &[]).await != json!(true) {
        patience.look((), what);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn colour(person: &Person, sign: &str) -> String {
    person.browser.ask(COLOUR, &[json!(sign)]).await.as_str().unwrap_or_default().to_owned()
}

/// Waits until a sign has a colour that another of the same page has.
async fn until_painted(person: &Person, sign: &str, wanted: &str) {
    let mut patience = Patience::default();
    loop {
        let now = colour(person, sign).await;
        if now == wanted {
            return;
        }
        patience.look(now, &format!("{sign} is never {wanted}"));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Opens the choice of colours at a chair, and presses one of them.
async fn paint(person: &Person, chair: u32, kind: &str, value: &str) {
    let part = format!(".chairs li:nth-child({chair}) details.painting");
    person.wait_for(&part).await;
    person.browser.ask("document.querySelector(arguments[0]).open = true; return null", &[json!(part)]).await;
    person.click(&format!("{part} button[name={kind}][value={value}]")).await;
}

#[tokio::test]
async fn a_preset_fills_in_the_options_and_whoever_changes_one_chooses_for_themselves() {
    let house = House::open(0).await;
    let anna = Person::at(Browser::open().await);
    anna.open(&house.address("/g/switch-signal")).await;
    let chosen = || async { anna.browser.ask(CHOSEN, &[]).await.as_str().unwrap_or_default().to_owned() };
    assert_eq!(chosen().await, "standard 3 7 no 8", "nothing is left open");
    anna.click(&format!("{LAYING} input[name=preset][value=expert]")).await;
    assert_eq!(chosen().await, "expert 5 7 no 10");
    anna.choose(&format!("{LAYING} select[name=goods]"), "8").await;
    assert_eq!(chosen().await, "hard 5 7 no 8", "that is what hard is");
    anna.choose(&format!("{LAYING} select[name=removed]"), "2").await;
    assert_eq!(chosen().await, "own 2 7 no 8");
    anna.click(&format!("{LAYING} input[name=preset][value=easy]")).await;
    anna.click(&format!("{LAYING} input[name=preset][value=own]")).await;
    assert_eq!(chosen().await, "own 1 9 yes 8", "one's own begins with what there is");
    anna.click(&format!("{LAYING} input[name=preset][value=hard]")).await;
    anna.click(&format!("{LAYING} button[type=submit]")).await;
    let terms = anna.wait_for(".lobby-terms").await.text().await.expect("the terms");
    assert!(terms.contains("Difficulty\nHard") && terms.contains("Instructions removed\n5"), "{terms}");
    assert_eq!(anna.browser.complaints().await, [""; 0]);
}

#[tokio::test]
async fn a_table_is_laid_found_painted_and_begun() {
    let house = House::open(0).await;
    let (anna, boris, clara) = tokio::join!(Browser::open(), Browser::open(), Browser::open());
    let [mut anna, mut boris, clara] = [anna, boris, clara].map(Person::at);
    // Clara looks at the front page, and never loads it again.
    clara.open(&house.address("/")).await;
    clara.wait_for("#open-tables .no-tables").await;
    clara.browser.ask("window.same = true; return null", &[]).await;
    let top = "return document.querySelector('.gallery').getBoundingClientRect().top + document.querySelector('.foot').getBoundingClientRect().top;";
    let before = clara.browser.ask(top, &[]).await;
    anna.open(&house.address("/g/europe")).await;
    anna.write(&format!("{LAYING} input[name=name]"), "Anna").await;
    anna.choose(&format!("{LAYING} select[name=seats]"), "2").await;
    anna.click(&format!("{LAYING} details:has([name=listed]) summary")).await;
    anna.choose(&format!("{LAYING} select[name=listed]"), "yes").await;
    anna.click(&format!("{LAYING} button[type=submit]")).await;
    let code = anna.wait_for(".invitation code").await.text().await.expect("a code");
    clara.wait_for("#open-tables li[data-table] a[href]").await;
    until(
        &clara,
        "return document.querySelector('#to-open').textContent.includes('1')",
        "the number of tables",
    )
    .await;
    assert_eq!(clara.browser.ask(top, &[]).await, before, "nothing moves");

    boris.open(&house.address("/")).await;
    boris.write("form.by-code input[name=code]", &code.to_uppercase()).await;
    boris.click("form.by-code button").await;
    boris.write("form.join input[name=name]", "Boris").await;
    boris.click("form.join button[type=submit]").await;
    // The last seat is taken: the row stays where it is, and leads nowhere.
    clara.wait_for("#open-tables li.gone[data-table]").await;
    assert!(clara.browser.find(By::Css("#open-tables li.gone a[href]")).await.is_err());
    assert_eq!(
        clara.browser.ask("return window.same === true", &[]).await,
        json!(true),
        "it was never loaded again"
    );
    assert_eq!(clara.browser.ask(top, &[]).await, before, "nothing moves");

    // Both choose, and each sees what the other has.
    let sign = |chair: u32| format!(".chairs li:nth-child({chair}) > .seat-chip");
    let [blue, red] = [colour(&anna, &sign(1)).await, colour(&anna, &sign(2)).await];
    paint(&boris, 2, "colour", "D").await;
    let mut patience = Patience::default();
    while colour(&anna, &sign(2)).await == red {
        patience.look((), "Anna sees the colour that Boris has chosen");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let yellow = colour(&anna, &sign(2)).await;
    assert!(![&blue, &red].contains(&&yellow));
    paint(&anna, 1, "colour", "B").await;
    until_painted(&boris, &sign(1), &red).await;
    anna.wait_for(".chairs li:nth-child(1) button[name=colour][value=D][disabled]").await;
    paint(&anna, 1, "pattern", "E").await;

    anna.click(".chairs li:nth-child(2) form[action$='/first'] button").await;
    boris.wait_for(".chairs li:nth-child(2) .goes-first").await;
    anna.click("form[action$='/start'] button:not([disabled])").await;
    for person in [&mut anna, &mut boris] {
        person.wait_for("#prompt").await;
        for (seat, wanted) in [("a", &red), ("b", &yellow)] {
            assert_eq!(colour(person, &format!("#players .seat-{seat} .seat-chip")).await, *wanted);
        }
        let glance = person.until_my_turn().await;
        person.decide(&glance).await;
    }
    let glance = boris.until_my_turn().await;
    assert!(glance.mine, "Boris goes first");
    assert!(!anna.glance().await.mine);
    for person in [&anna, &boris, &clara] {
        assert_eq!(person.browser.complaints().await, [""; 0]);
    }
}

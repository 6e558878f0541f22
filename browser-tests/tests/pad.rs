//! Score pads: what lies on a table is tapped on a board, and counted as the engine counts it.

use std::collections::BTreeSet;

use roundhouse_browser_tests::{Browser, House, Person};
use serde_json::{Value, json};

/// What lies on a table whose game is over: of each seat its routes, its stations and its tickets as they read;
/// and the sheet.
const LEFT: &str = r#"
    const seats = ["a", "b", "c", "d", "e"];
    const of = (what, seat) => [...document.querySelectorAll(`#map-now a:has(.${what}.seat-${seat})`)].map(link => link.dataset.focus);
    const read = one => one.querySelector(".ends").textContent.trim().replace(/\s+/g, " ") + " " + one.querySelector("b").textContent.replace(/\D/g, "");
    const tickets = seat => [...document.querySelectorAll(`.all-tickets .seat-${seat} .ticket`)].map(read);
    return seats.map(seat => ({ things: [...of("car", seat), ...of("station", seat)], tickets: tickets(seat) }));
"#;

/// The sheet: of each seat what it got for what.
const SHEET: &str = r#"
    return Object.fromEntries([...document.querySelectorAll(".score-sheet tbody tr")].map(row =>
        [[...row.classList].find(name => name.startsWith("seat-")), [...row.querySelectorAll("td")].map(cell => cell.textContent)]));
"#;

/// The value of the button of a ticket that reads so.
const TICKET: &str = r#"
    const read = one => one.querySelector(".ends").textContent.trim().replace(/\s+/g, " ") + " " + one.querySelector("b").textContent.replace(/\D/g, "");
    const button = [...document.querySelectorAll(".pad-tickets button.ticket")].find(one => read(one) === arguments[0]);
    return button ? button.value : null;
"#;

async fn settled(person: &Person, address: &Value) {
    let changed = "return location.pathname !== arguments[0]";
    for _ in 0..600 {
        if person.browser.ask(changed, std::slice::from_ref(address)).await == true {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("nothing has changed at {address}");
}

/// Does something that leads to another address of the pad.
async fn enter(person: &Person, script: &str, what: &str) {
    let before = person.browser.ask("return location.pathname", &[]).await;
    person.browser.ask(script, &[what.into()]).await;
    settled(person, &before).await;
}

/// A tap where something is on the board.
const TAP: &str = "document.querySelector(`#map-now [data-focus=\"${arguments[0]}\"]`)\
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
const PRESS: &str = "document.querySelector(`.pad-tickets button[value=\"${arguments[0]}\"]`).click()";
const CHOOSE: &str = "document.querySelector(`#pad-seats a[href=\"?who=${arguments[0]}\"]`).click()";

#[tokio::test]
async fn a_game_of_five_is_tapped_in_and_counted_as_the_engine_counted_it() {
    let house = House::open(0).await;
    let person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 4, "trainee").await;
    // Who leaves lets a bot play on: five of them need no time.
    person.browser.ask("document.querySelector(\"form[action$='/leave']\").submit()", &[]).await;
    person.wait_for("#score .score-sheet").await;
    let (left, engine) = (person.browser.ask(LEFT, &[]).await, person.browser.ask(SHEET, &[]).await);
    assert_eq!(left.as_array().map(Vec::len), Some(5));

    person.open(&house.address("/pad/europe/1.5A")).await;
    let mut entered = 0;
    for (seat, own) in ["A", "B", "C", "D", "E"].iter().zip(left.as_array().expect("five")) {
        if *seat != "A" {
            enter(&person, CHOOSE, seat).await;
        }
        for thing in own["things"].as_array().expect("a list") {
            enter(&person, TAP, thing.as_str().expect("a name")).await;
            entered += 1;
        }
        let tickets = own["tickets"].as_array().expect("a list");
        assert!(tickets.len() >= 2, "{seat}: {own}");
        for ticket in tickets {
            let value = person.browser.ask(TICKET, std::slice::from_ref(ticket)).await;
            enter(&person, PRESS, value.as_str().unwrap_or_else(|| panic!("no {ticket}"))).await;
        }
    }
    assert!(entered > 20, "a whole game lies there: {entered}");
    enter(&person, CHOOSE, "-").await;
    person.wait_for("#pad-sheet .score-sheet").await;
    assert_eq!(person.browser.ask(SHEET, &[]).await, engine);
    // The longest path is on the board, and told.
    person.wait_for("#map-now .route.way.done").await;
    person.wait_for(".pad-remarks li").await;

    // Whoever gets the link sees the same; without scripts too.
    let link = person.browser.ask("return document.getElementById('pad-address').value", &[]).await;
    let path = person.browser.ask("return location.pathname", &[]).await;
    assert!(link.as_str().is_some_and(|link| link.ends_with(path.as_str().unwrap_or("?"))), "{link} {path}");
    let plain = Person::at(Browser::without_scripts().await);
    plain.open(&house.address(path.as_str().expect("a path"))).await;
    assert_eq!(plain.browser.ask(SHEET, &[]).await, engine);
    plain.click("#pad-seats a[href='?who=B']").await;
    plain.wait_for("#pad-entry .pad-tickets").await;

    // The browser keeps it.
    person.open(&house.address("/pad")).await;
    person.wait_for("#pads-kept a").await;
    let kept = person
        .browser
        .ask("return [...document.querySelectorAll('#pads-kept a')].map(one => one.pathname)", &[])
        .await;
    assert_eq!(kept, json!([path]));
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

#[tokio::test]
async fn what_cannot_be_is_told_and_nothing_is_lost() {
    let house = House::open(0).await;
    let person = Person::at(Browser::open().await);
    person.open(&house.address("/pad/europe/1.5A")).await;
    for thing in ["route:frankfurt-paris:white", "route:frankfurt-paris:orange"] {
        enter(&person, TAP, thing).await;
    }
    person.wait_for("#pad-told.wrong").await;
    person.wait_for("#map-now .tallies g").await;
    enter(&person, CHOOSE, "-").await;
    person.wait_for("#pad-sheet .pad-faults .impossible").await;
    assert_eq!(person.browser.ask("return !document.querySelector('.score-sheet')", &[]).await, true);
    // Somebody else's is given only on request.
    enter(&person, CHOOSE, "B").await;
    person.browser.ask(TAP, &["route:frankfurt-paris:white".into()]).await;
    person.wait_for("#pad-told .button").await;
    let before = person.browser.ask("return location.pathname", &[]).await;
    person.click("#pad-told .button").await;
    settled(&person, &before).await;
    person.wait_for("#pad-told:not(.wrong)").await;
    // Cars are counted: all of the board is more than anybody has.
    let more = "return [...document.querySelectorAll('#map-now .route')].map(one => one.dataset.focus)";
    let routes = person.browser.ask(more, &[]).await;
    let routes: BTreeSet<&str> =
        routes.as_array().expect("routes").iter().filter_map(Value::as_str).collect();
    for route in routes.into_iter().filter(|route| !route.contains("frankfurt")).take(24) {
        enter(&person, TAP, route).await;
    }
    let told =
        person.browser.ask("return document.querySelector('#pad-entry .pad-faults').textContent", &[]).await;
    assert!(told.as_str().is_some_and(|told| told.contains("45")), "{told}");
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

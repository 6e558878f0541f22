//! Score pads over HTTP: all of one is in its address, and without a script a tap is a link.

use crate::guest::{Guest, house};

/// Something of each game that can be entered, with the number of seats that its fresh pad has.
const TAPS: [(&str, &str, &str); 4] = [
    ("europe", "route:dieppe-paris", "ticket:brest-petrograd"),
    ("usa", "route:calgary-vancouver", "ticket:denver-el-paso"),
    ("great-lakes", "route:bay-city-traverse-city", "city:chicago"),
    ("card-game", "", ""),
];

/// An address in which something is asked for, as a browser sends it.
fn asking(path: &str, name: &str, value: &str) -> String {
    format!("{path}?{name}={}", value.replace(':', "%3A"))
}

#[tokio::test]
async fn every_game_with_a_pad_has_one_that_grows_by_links() {
    let house = house("pads", 180).await;
    for (language, word) in [("ru", "бланк подсчёта"), ("en", "score pad")] {
        let mut anna = Guest::new(&house, language);
        let list = anna.get("/pad").await;
        assert_eq!(list.status, 200);
        for (game, one, other) in TAPS {
            let door = format!("href=\"/pad/{game}\"");
            for page in ["/", "/pad", &format!("/g/{game}")] {
                assert!(anna.get(page).await.text.contains(&door), "{page} leads to the pad of {game}");
            }
            let fresh = anna.get(&format!("/pad/{game}")).await;
            assert!(fresh.status == 200 && fresh.text.contains(word), "{game} {language}");
            for path in fresh.text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                if path.starts_with("/assets/") {
                    assert_eq!(anna.get(path).await.status, 200, "{path}");
                }
            }
            let mut path = format!("/pad/{game}");
            for thing in [one, other].into_iter().filter(|thing| !thing.is_empty()) {
                let answer = anna.get(&asking(&path, "tap", thing)).await;
                assert_eq!(answer.status, 303, "{game} {thing}: {}", answer.text);
                path = answer.location();
                assert_eq!(anna.get(&path).await.status, 200, "{path}");
            }
            let sheet = anna.get(&asking(&path, "who", "-")).await.location();
            let sheet = anna.get(&sheet).await;
            assert!(sheet.status == 200 && sheet.text.contains("id=\"pad-sheet\""), "{game}");
            assert!(sheet.text.contains("value=\"http://house.test/pad/"), "it can be shared: {game}");
        }
        assert!(!list.text.contains("/pad/switch-signal"), "a game without a pad has no door");
    }
}

#[tokio::test]
async fn the_script_gets_the_parts_and_the_address_at_once() {
    let house = house("pad-script", 181).await;
    let mut anna = Guest::new(&house, "en");
    anna.header("x-live", "en");
    let answer = anna.get("/pad/europe/1.3A?tap=route%3Adieppe-paris").await;
    let news = answer.json();
    let path = news["mark"].as_str().expect("the address").to_owned();
    assert!(path.starts_with("/pad/europe/1.3A."), "{path}");
    let regions = news["regions"].as_array().expect("regions");
    let ids: Vec<&str> = regions.iter().filter_map(|region| region["id"].as_str()).collect();
    assert_eq!(ids, ["pad-count", "pad-seats", "pad-told", "pad-entry", "pad-sheet", "map-now"]);
    // What it has already doesn't travel again.
    let have: Vec<String> = regions
        .iter()
        .map(|region| {
            format!("{}:{}", region["id"].as_str().unwrap_or(""), region["mark"].as_str().unwrap_or(""))
        })
        .collect();
    let again = anna.get(&format!("{path}?have={}", have.join(","))).await.json();
    assert_eq!(again["regions"].as_array().map(Vec::len), Some(0));
}

#[tokio::test]
async fn what_is_no_pad_is_refused_and_nothing_breaks() {
    let house = house("no-pads", 182).await;
    let mut anna = Guest::new(&house, "en");
    let long = format!("/pad/europe/1.2A.{}", "1".repeat(3000));
    for path in [
        "/pad/switch-signal",
        "/pad/chess",
        "/pad/europe/x",
        "/pad/europe/9.2A",
        "/pad/card-game/1.5A",
        &long,
    ] {
        let answer = anna.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
    }
    // Whatever is typed into it is text, and asked for as such.
    let named = anna.get("/pad/usa/1.2A?name=%3Cb%3E%2F%2C%E2%80%AE%C3%A9%20x").await.location();
    let page = anna.get(&named).await;
    assert!(page.status == 200 && page.text.contains("&lt;b&gt;") && !page.text.contains("<b>/"), "{named}");
    for change in [
        "tap=%00",
        "seats=99",
        "exchanged=-7",
        "give=city%3Aparis",
        "who=Z",
        "name=",
        "tap=route%3A",
        "q=%3Cb%3E",
    ] {
        let status = anna.get(&format!("/pad/europe/1.2A?{change}")).await.status;
        assert!([200, 303].contains(&status), "{change}: {status}");
    }
}

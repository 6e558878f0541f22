//! Finding a table that waits for players: on the front page and by its code, also after a restart.

use std::time::Duration;

use crate::guest::{self, Guest, Time, house, house_at, house_in};

#[tokio::test]
async fn tables_that_wait_are_found_after_a_restart() {
    let (house, folder) = house_in("found-again", 201).await;
    let (mut anna, boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let listed = anna.post("/tables", "game=usa&name=Anna&seats=3&bots=0&listed=yes").await.location();
    let linked = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    let begun = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=1&listed=yes").await.location();
    anna.post(&format!("{begun}/start"), "").await;
    let at_once = anna.post("/play", "game=europe&name=Anna&bots=1&listed=yes").await.location();
    house.tools.store.close().await.expect("closed");
    let house = guest::reopened(&folder, 202).await;
    // The front page of another server shows it a moment later.
    guest::alone(&house);
    let (mut anna, mut boris) = (anna.at(&house), boris.at(&house));
    // Of several servers one looks after bots that another has left alone.
    assert!(house.tools.store.is_shared() || house.hub.is_empty(), "nobody has needed a table yet");
    let code = |table: &str| format!("code={}", &table.trim_start_matches("/t/")[..6]);
    assert_eq!(boris.post("/code", &code(&linked)).await.location(), linked);
    for table in [&begun, &at_once] {
        assert_eq!(boris.post("/code", &code(table)).await.code(), "code-unknown");
    }
    let front = boris.get("/").await.text;
    assert!(
        front.contains(&listed) && ![&linked, &begun, &at_once].iter().any(|other| front.contains(*other))
    );
    assert!(front.contains("2 free seats"), "{front}");
    assert!(!open(&anna.get("/").await.text).contains(&listed), "one's own is among one's own");
    boris.post(&format!("{listed}/join"), "name=Boris").await;
    assert!(!open(&boris.get("/").await.text).contains(&listed));
    let mut clara = Guest::new(&house, "en");
    assert!(clara.get("/").await.text.contains("1 free seat"), "what changed is seen at once");
    boris.post(&format!("{listed}/clear"), "seat=B").await;
    assert!(clara.get("/").await.text.contains("2 free seats"));
}

/// What the front page says of tables with free seats.
fn open(page: &str) -> &str {
    page.split("id=\"open-tables\"").nth(1).expect("a list").split("</section>").next().unwrap_or_default()
}

#[tokio::test]
async fn a_table_where_nothing_has_happened_for_long_is_listed_no_more_but_still_there() {
    let time = Time::new();
    let house = house_at("long-open", 203, &time, |_| {}).await;
    guest::alone(&house);
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let old = anna.post("/tables", "game=usa&name=Anna&seats=3&bots=0&listed=yes").await.location();
    assert!(boris.get("/").await.text.contains(&old));
    time.pass(Duration::from_secs(8 * 24 * 60 * 60));
    let new = anna.post("/tables", "game=usa&name=Anna&seats=2&bots=0&listed=yes").await.location();
    let front = boris.get("/").await.text;
    assert!(front.contains(&new) && !front.contains(&old));
    assert_eq!(
        boris.post("/code", &format!("code={}", &old.trim_start_matches("/t/")[..6])).await.location(),
        old
    );
    anna.post(&format!("{old}/first"), "first=A").await;
    assert!(boris.get("/").await.text.contains(&old), "somebody has been there");
}

#[tokio::test]
async fn the_front_page_asks_for_what_has_changed_and_gets_nothing_else() {
    let house = house("front-news", 204).await;
    guest::alone(&house);
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let front = boris.get("/").await.text;
    assert!(front.contains("data-front") && front.contains("No table is open to all just now."));
    let first = boris.get("/front").await.json();
    let ids = |news: &serde_json::Value| -> Vec<String> {
        let regions = news["regions"].as_array().cloned().unwrap_or_default();
        regions.iter().map(|region| region["id"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(ids(&first), ["to-open", "day-offers", "my-tables", "open-tables"]);
    let have = |news: &serde_json::Value| -> String {
        let regions = news["regions"].as_array().cloned().unwrap_or_default();
        let told = |one: &serde_json::Value| {
            format!("{}:{}", one["id"].as_str().unwrap_or(""), one["mark"].as_str().unwrap_or(""))
        };
        regions.iter().map(told).collect::<Vec<_>>().join(",")
    };
    let ask = format!("/front?have={}", have(&first));
    assert!(ids(&boris.get(&ask).await.json()).is_empty(), "nothing has changed");
    let table = anna.post("/tables", "game=usa&name=Anna&seats=2&bots=0&listed=yes").await.location();
    let news = boris.get(&ask).await.json();
    assert_eq!(ids(&news), ["to-open", "open-tables"]);
    let html = news["regions"][1]["html"].as_str().unwrap_or_default();
    assert!(html.contains(&table) && html.contains("1 free seat"), "{html}");
    boris.post(&format!("{table}/join"), "name=Boris").await;
    let mine = boris.get(&ask).await.json();
    assert_eq!(ids(&mine), ["my-tables"], "it is mine now, and the last seat is taken");
    anna.post(&format!("{table}/start"), "").await;
    let turn = boris.get(&ask).await.json();
    assert!(turn["regions"][0]["html"].as_str().unwrap_or_default().contains("your turn"), "{turn}");
    assert_eq!(boris.get("/front?have=%00,,::").await.status, 200);
}

//! Who goes first: the host decides it, also in the lobby; it stays with whoever was meant.

use std::sync::Arc;

use server::House;

use crate::guest::{Guest, house};

/// The option that says so, as the game will be dealt with it.
async fn first(house: &Arc<House>, table: &str) -> String {
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    room.now().table.setup().option("first").unwrap_or_default().to_owned()
}

#[tokio::test]
async fn the_host_decides_who_goes_first_and_everybody_sees_it() {
    let house = house("first-turn", 191).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "ru"));
    let table = anna.post("/tables", "game=europe&name=Anna&seats=3&bots=0").await.location();
    assert_eq!(first(&house, &table).await, "random");
    boris.post(&format!("{table}/join"), "name=Boris").await;
    let say = format!("{table}/first");
    assert_eq!(boris.post(&say, "first=B").await.code(), "table-only-host");
    assert!(!boris.get(&table).await.text.contains("/first\""), "only the host is asked");
    for (form, code) in [("first=D", "table-no-such-chair"), ("first=Z", "bad-form"), ("", "bad-form")] {
        assert_eq!(anna.post(&say, form).await.code(), code, "{form}");
    }
    assert_eq!(anna.post(&say, "first=B").await.status, 303);
    assert_eq!(anna.post(&say, "first=B").await.status, 303, "twice is once");
    let seen = boris.get(&table).await.text;
    assert!(seen.contains("<dt>Кто ходит первым</dt><dd>Boris</dd>") && seen.contains("начинает"), "{seen}");
    // Boris is meant, wherever he sits.
    anna.post(&format!("{table}/swap"), "one=B&other=C").await;
    assert_eq!(first(&house, &table).await, "C");
    anna.post(&format!("{table}/seats"), "seats=2").await;
    assert_eq!(first(&house, &table).await, "B", "the free chair before him was taken away");
    anna.post(&format!("{table}/start"), "").await;
    assert_eq!(anna.post(&say, "first=A").await.code(), "table-has-begun");
    for person in [&mut anna, &mut boris] {
        let page = person.until_my_turn(&table).await;
        person.act_somehow(&table, &page).await;
    }
    assert!(boris.get(&table).await.text.contains("name=\"action\""), "it is his turn");
    assert!(!anna.get(&table).await.text.contains("name=\"action\""));
}

#[tokio::test]
async fn a_chair_that_is_gone_goes_first_no_more() {
    let house = house("first-chair", 192).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let table = anna.post("/tables", "game=europe&name=Anna&seats=3&bots=0").await.location();
    anna.post(&format!("{table}/swap"), "one=A&other=C").await;
    anna.post(&format!("{table}/first"), "first=B").await;
    assert!(boris.get(&table).await.text.contains("whoever takes seat 2"));
    anna.post(&format!("{table}/seats"), "seats=2").await;
    assert_eq!(first(&house, &table).await, "random", "and nobody who moved up in its place");
    anna.post(&format!("{table}/first"), "first=B").await;
    assert_eq!(first(&house, &table).await, "B");
    assert_eq!(anna.post(&format!("{table}/first"), "first=random").await.status, 303);
    assert_eq!(first(&house, &table).await, "random");
    assert!(boris.get(&table).await.text.contains("<dt>First turn</dt><dd>by lot</dd>"));
}

//! What is said at a table: flood, markup, mute, spectators apart, kept as long as the table.

use std::sync::Arc;
use std::time::Duration;

use server::House;

use crate::guest::{Guest, Time, house, house_at, house_in, reopened};

/// Two who play, one who watches, and the address of their table.
async fn three(house: &Arc<House>) -> (Guest, Guest, Guest, String) {
    let [mut anna, mut boris, mut clara] = ["en", "ru", "en"].map(|language| Guest::new(house, language));
    let table = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    assert_eq!(clara.get(&table).await.status, 200);
    (anna, boris, clara, table)
}

async fn say(guest: &mut Guest, table: &str, form: &str) -> (u16, String) {
    let answer = guest.post(&format!("{table}/say"), form).await;
    (answer.status, answer.code().to_owned())
}

async fn reads(guest: &mut Guest, table: &str, text: &str) -> bool {
    guest.get(table).await.text.contains(text)
}

const SAID: (u16, String) = (303, String::new());

#[tokio::test]
async fn players_and_spectators_talk_apart_and_phrases_have_the_readers_language() {
    let house = house("chat-apart", 71).await;
    let (mut anna, mut boris, mut clara, table) = three(&house).await;
    assert_eq!(say(&mut anna, &table, "phrase=idea").await, SAID);
    assert!(reads(&mut boris, &table, "<p>У меня есть идея.</p>").await);
    assert!(reads(&mut clara, &table, "<p>I have an idea.</p>").await, "spectators hear the table");
    // Nothing at all of what spectators say comes to those who play: not even that something was said.
    let before = [anna.get(&table).await.text, boris.get(&table).await.text];
    assert_eq!(say(&mut clara, &table, "text=Anna holds nothing").await, SAID);
    assert_eq!([anna.get(&table).await.text, boris.get(&table).await.text], before);
    assert!(reads(&mut clara, &table, "Anna holds nothing").await);
    let mut dora = Guest::new(&house, "en");
    assert!(
        reads(&mut dora, &table, "Guest 1").await && reads(&mut dora, &table, "Anna holds nothing").await
    );
    for (form, code) in
        [("phrase=nonsense", "bad-form"), ("text=", "chat-empty"), ("text=\u{200b} ", "chat-empty")]
    {
        assert_eq!(say(&mut anna, &table, form).await.1, code, "{form}");
    }
}

#[tokio::test]
async fn too_much_and_too_long_is_refused_with_a_sentence_and_markup_is_text() {
    let time = Time::new();
    let house = house_at("chat-flood", 72, &time, |settings| settings.limits.lines_a_person = 3).await;
    let (mut anna, mut boris, _, table) = three(&house).await;
    let long = "ж".repeat(301);
    assert_eq!(say(&mut anna, &table, &format!("text={long}")).await, (409, "chat-too-long".to_owned()));
    assert_eq!(say(&mut anna, &table, &format!("text={}", &long[2..])).await, SAID);
    assert_eq!(say(&mut anna, &table, "text=<script>alert(1)</script>").await, SAID);
    let page = boris.get(&table).await.text;
    assert!(page.contains("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>") && !page.contains("<script>alert"));
    assert_eq!(say(&mut anna, &table, "text=three").await, SAID);
    let before = boris.get(&table).await.text;
    assert_eq!(say(&mut anna, &table, "text=four").await, (409, "chat-too-many".to_owned()));
    assert_eq!(boris.get(&table).await.text, before, "nothing has changed");
    assert_eq!(say(&mut boris, &table, "text=mine").await, SAID, "others may");
    time.pass(Duration::from_secs(11));
    assert_eq!(say(&mut anna, &table, "text=five").await, SAID);
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_one_and_all_of_it_outlives_a_restart_but_not_the_table() {
    let (house, folder) = house_in("chat-mute", 73).await;
    let (mut anna, mut boris, mut clara, table) = three(&house).await;
    assert_eq!(say(&mut boris, &table, "text=blether").await, SAID);
    assert_eq!(say(&mut clara, &table, "text=from outside").await, SAID);
    let mute = format!("{table}/mute");
    assert_eq!(anna.post(&mute, "line=2").await.code(), "chat-no-line", "she doesn't hear that one");
    assert_eq!(anna.post(&mute, "line=1").await.status, 303);
    assert_eq!(boris.post(&mute, "line=1").await.code(), "chat-no-line", "not oneself");
    house.tools.store.close().await.expect("closed");
    let again = reopened(&folder, 74).await;
    let (mut anna, mut boris, mut clara) = (anna.at(&again), boris.at(&again), clara.at(&again));
    assert!(!reads(&mut anna, &table, "blether").await && reads(&mut anna, &table, "Muted: Boris").await);
    assert!(reads(&mut boris, &table, "blether").await && reads(&mut clara, &table, "blether").await);
    assert!(
        reads(&mut clara, &table, "from outside").await && !reads(&mut boris, &table, "from outside").await
    );
    assert_eq!(anna.post(&mute, "hear=1").await.status, 303);
    assert!(reads(&mut anna, &table, "blether").await);
    // Who is forgotten has said nothing.
    assert_eq!(clara.post("/me/delete", "sure=yes").await.status, 200);
    let mut dora = Guest::new(&again, "en");
    assert!(!reads(&mut dora, &table, "from outside").await && reads(&mut dora, &table, "was deleted").await);
    let id = table.trim_start_matches("/t/").to_owned();
    again.tools.store.delete(std::slice::from_ref(&id)).await.expect("deleted");
    assert_eq!(again.tools.store.talk(&id).await.expect("read"), store::Talk::default());
}

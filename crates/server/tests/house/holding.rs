//! What would break a house: too much of something, the same twice, a log that has moved on.

use std::task::{Context, Poll};
use std::time::Duration;

use store::Append;

use crate::guest::{self, Guest, house, house_with};

#[tokio::test]
async fn a_form_that_lays_a_table_lays_one_however_often_it_is_sent() {
    let house = house("once", 31).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    anna.get("/").await;
    let form = "game=europe&bots=1&level=trainee&once=abc";
    let first = anna.post("/play", form).await.location();
    assert_eq!(anna.post("/play", form).await.location(), first);
    assert_ne!(anna.post("/play", "game=europe&bots=1&level=trainee&once=abd").await.location(), first);
    let chosen_anew = anna.post("/play", "game=europe&bots=2&level=trainee&once=abc").await.location();
    assert_ne!(chosen_anew, first, "what was chosen anew is another form");
    boris.get("/").await;
    assert_ne!(boris.post("/play", form).await.location(), first, "another's form is another form");
    let start = anna.get("/g/europe").await.text;
    let fields = start.matches("name=\"once\"").count();
    assert_eq!(fields, 3, "all forms of the page carry one");
    assert_ne!(anna.get("/g/europe").await.text, start, "a page asked for anew lays another");
}

#[tokio::test]
async fn nobody_lays_tables_without_end() {
    let house = house_with("tables", 32, |settings| settings.limits.tables_an_hour = 3).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    for _ in 0..3 {
        assert_eq!(anna.post("/tables", "game=europe&seats=2").await.status, 303);
    }
    assert_eq!(anna.post("/tables", "game=europe&seats=2&name=Zarathustra").await.code(), "too-many-tables");
    let start = anna.get("/g/europe").await.text;
    assert!(!start.contains("Zarathustra"), "nothing is kept of what was refused");
    assert_eq!(boris.post("/tables", "game=europe&seats=2").await.status, 303);
}

#[tokio::test]
async fn streams_are_counted_by_person_and_given_back() {
    let house = house_with("streams", 33, |settings| settings.limits.streams_a_person = 2).await;
    let mut anna = Guest::new(&house, "en");
    let id =
        anna.post("/tables", "game=europe&seats=2").await.location().trim_start_matches("/t/").to_owned();
    let at = format!("/events?at={id}:0.0");
    let mut first = anna.stream(&at).await;
    first.next_event(Duration::from_secs(10)).await;
    let second = anna.stream(&at).await;
    assert_eq!(anna.get(&at).await.code(), "too-many-streams");
    drop(second);
    anna.stream(&at).await.next_event(Duration::from_secs(10)).await;
}

#[tokio::test]
async fn tables_that_nobody_needs_leave_memory_and_come_back() {
    let house = house_with("memory", 34, |settings| settings.limits.idle_tables = 8).await;
    let mut anna = Guest::new(&house, "en");
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(anna.post("/play", "game=card-game&bots=1&level=trainee").await.location());
    }
    for table in &tables {
        let page = anna.until_my_turn(table).await;
        anna.act_somehow(table, &page).await;
    }
    // The bots that answer need their tables for a while.
    for _ in 0..2000 {
        house.hub.tidy();
        if house.hub.len() <= 8 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} tables stay in memory", house.hub.len());
}

#[tokio::test]
async fn a_log_that_has_moved_on_is_read_and_answered_truthfully() {
    let house = house("moved-on", 35).await;
    let mut anna = Guest::new(&house, "en");
    let form = "game=europe&name=Anna&bots=1&level=trainee&first=me";
    let table = anna.post("/play", form).await.location();
    let id = table.trim_start_matches("/t/").to_owned();
    let page = anna.get(&table).await.text;
    anna.act_somehow(&table, &page).await;
    let page = anna.until_my_turn(&table).await;
    let step = guest::step(&page);
    // Another server does what Anna is about to do.
    let room = house.hub.room(&id).await.expect("a room");
    let now = room.now();
    let seat = now.table.seats().next().expect("a seat");
    let (entry, _) = now.live.as_ref().expect("a game").act(seat, "blind").expect("legal");
    let body = serde_json::to_string(&entry).expect("text");
    let written = Append { table: id, from: now.table.entries, bodies: vec![body], ..Append::default() };
    house.tools.store.append(written).await.expect("written");
    let act = format!("{table}/act");
    let other = anna.post(&act, &format!("step={step}&action=tickets")).await;
    assert_eq!((other.status, other.code()), (409, "stale"), "somebody was quicker");
    assert_eq!(guest::step(&other.text), step + 1, "and that is what is shown");
    let same = anna.post(&act, &format!("step={step}&action=blind")).await;
    assert_eq!(same.status, 303, "what was asked for is done");
    assert_eq!(guest::step(&anna.get(&table).await.text), step + 1, "once");
    assert_eq!(anna.post(&act, &format!("step={}&action=blind", step + 1)).await.status, 303, "it goes on");
}

#[tokio::test]
async fn twenty_equal_actions_at_once_count_once() {
    let house = house("twenty", 36).await;
    let mut anna = Guest::new(&house, "en");
    let form = "game=europe&name=Anna&bots=1&level=trainee&first=me";
    let table = anna.post("/play", form).await.location();
    let page = anna.get(&table).await.text;
    anna.act_somehow(&table, &page).await;
    let step = guest::step(&anna.until_my_turn(&table).await);
    let asked = (0..20).map(|_| {
        let (mut anna, act) = (anna.clone(), format!("{table}/act"));
        tokio::spawn(async move { anna.post(&act, &format!("step={step}&action=blind")).await.status })
    });
    for answer in asked.collect::<Vec<_>>() {
        assert_eq!(answer.await.expect("an answer"), 303);
    }
    assert_eq!(guest::step(&anna.get(&table).await.text), step + 1);
}

#[tokio::test]
async fn one_person_waits_for_few_hints_at_a_time() {
    let house = house_with("hints-at-once", 37, |settings| settings.limits.hints_a_person = 0).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=europe&name=Anna&bots=1&level=trainee&first=me").await.location();
    let refused = anna.post(&format!("{table}/hint"), "").await;
    assert_eq!((refused.status, refused.code()), (429, "thinking-already"));
}

#[tokio::test]
async fn nothing_is_left_of_those_who_ask_for_a_table_and_hang_up() {
    let house = house("hung-up", 38).await;
    let mut given_up = 0;
    for nobody in 0..50 {
        let id = format!("nowhere-{nobody}");
        let mut asked = std::pin::pin!(house.hub.room(&id));
        let once = |context: &mut Context<'_>| Poll::Ready(asked.as_mut().poll(context).is_pending());
        given_up += usize::from(std::future::poll_fn(once).await);
    }
    assert!(given_up > 0 && house.hub.len() == given_up, "{given_up} were given up in the middle");
    house.hub.tidy();
    assert!(house.hub.is_empty(), "{} are left", house.hub.len());
}

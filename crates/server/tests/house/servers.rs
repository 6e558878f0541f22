//! Two servers of one house, in Postgres; nothing, where there is none to test with. All other stories are told
//! there too, by guests whom one and the other answers in turn: here is what only these two can tell.

use std::sync::Arc;
use std::time::Duration;

use server::House;
use test_track::database;

use crate::guest::{self, Guest, Time, house_in, second};

const PATIENCE: Duration = Duration::from_secs(20);

/// A table of two people and a bot or more, whose game has begun.
async fn begun(house: &Arc<House>, bots: usize) -> (Guest, Guest, String) {
    let [mut anna, mut boris] = ["en", "ru"].map(|language| Guest::new(house, language));
    let laid = format!("game=europe&name=Anna&seats={}&bots={bots}&level=trainee", 2 + bots);
    let table = anna.post("/tables", &laid).await.location();
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    (anna, boris, table)
}

#[tokio::test]
async fn what_is_done_and_said_at_one_is_heard_at_the_other() {
    let (house, folder) = house_in("two-hear", 301).await;
    let Some(other) = second(&folder, 302).await else { return };
    guest::alone(&house);
    let (mut anna, boris, table) = begun(&house, 0).await;
    let mut boris = boris.at(&other);
    let id = table.trim_start_matches("/t/").to_owned();
    let page = boris.get(&table).await.text;
    let mark = guest::values(&page, "id=\"live\"", "data-mark=\"")[0].clone();
    let mut news = boris.stream(&format!("/events?at={id}:{mark}")).await;
    // Nobody asks at the other server for anything: it hears by itself.
    let page = anna.until_my_turn(&table).await;
    anna.act_somehow(&table, &page).await;
    news.until(PATIENCE, "event: news").await;
    assert_eq!(anna.post(&format!("{table}/say"), "text=Hello over there").await.status, 303);
    news.until(PATIENCE, "event: news").await;
    assert!(boris.get(&table).await.text.contains("<p>Hello over there</p>"));
    // What one page shows is what the other shows: a mark of one server is as good as the other's.
    let mark = |page: &str| guest::values(page, "id=\"live\"", "data-mark=\"")[0].clone();
    let start = tokio::time::Instant::now();
    loop {
        let (mut here, mut there) = (anna.clone(), anna.clone().at(&other));
        let (here, there) = (mark(&here.get(&table).await.text), mark(&there.get(&table).await.text));
        if here == there {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{here} at one, {there} at the other");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_page_that_is_open_at_one_is_seen_at_the_other() {
    let (house, folder) = house_in("two-present", 303).await;
    let time = Time::new();
    let Some(other) = guest::second_at(&folder, 304, &time).await else { return };
    guest::alone(&house);
    let (anna, mut boris, table) = begun(&house, 0).await;
    let mut anna = anna.at(&other);
    // By the other server's clock nobody has been there for long.
    anna.get(&table).await;
    time.pass(Duration::from_secs(30));
    let stream = boris.stream(&format!("/events?at={}:0", table.trim_start_matches("/t/"))).await;
    let away = "<small>away";
    let start = tokio::time::Instant::now();
    while anna.get(&table).await.text.contains(away) {
        assert!(start.elapsed() < PATIENCE, "Boris has a page open");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(stream);
}

#[tokio::test]
async fn when_one_dies_the_other_goes_on_with_its_bots() {
    let (house, folder) = house_in("two-die", 305).await;
    guest::alone(&house);
    let (mut anna, mut boris, table) = begun(&house, 1).await;
    let Some(other) = second(&folder, 306).await else { return };
    for _ in 0..8 {
        somebody_acts([&mut anna, &mut boris], &table).await;
    }
    // Gone without a word: nothing that it holds is used again.
    let (mut anna, mut boris) = (anna.at(&other), boris.at(&other));
    house.tools.stopping.send_replace(true);
    database::execute_in(&folder, "update servers set until = now() - interval '1 second' where id = 1");
    drop(house);
    // Bots have to answer for these to get another turn.
    for _ in 0..12 {
        somebody_acts([&mut anna, &mut boris], &table).await;
    }
}

/// Whoever has the turn acts.
async fn somebody_acts(guests: [&mut Guest; 2], table: &str) {
    let start = tokio::time::Instant::now();
    while start.elapsed() < PATIENCE {
        for guest in guests.iter() {
            let mut guest = Guest::clone(guest);
            let page = guest.get(table).await.text;
            if guest::decides(&page) {
                return guest.act_somehow(table, &page).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is nobody's turn at {table}")
}

#[tokio::test]
async fn what_a_newer_program_wrote_is_left_to_it_and_all_else_goes_on() {
    let (house, folder) = house_in("two-newer", 307).await;
    if !house.tools.store.is_shared() {
        return;
    }
    let (mut anna, mut boris, table) = begun(&house, 0).await;
    let (mut clara, _, elsewhere) = begun(&house, 0).await;
    let id = table.trim_start_matches("/t/");
    database::execute_in(
        &folder,
        &format!(
            "insert into log (table_id, entry, body, at) select table_id, max(entry) + 1,
                 '{{\"at\":1,\"something-new\":{{\"seat\":0}}}}', 1 from log where table_id = '{id}' group by 1"
        ),
    );
    for guest in [&mut anna, &mut boris] {
        for answer in [guest.get(&table).await, guest.post(&format!("{table}/act"), "step=0&action=x").await]
        {
            assert_eq!((answer.status, answer.code()), (503, "newer"));
        }
    }
    let page = clara.until_my_turn(&elsewhere).await;
    clara.act_somehow(&elsewhere, &page).await;
    assert_eq!(anna.get("/").await.status, 200, "the front page leaves it out");
}

/// What somebody was told to be done is on every page that they ask for after that, also while a server reads the
/// table for somebody who has asked before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_being_read_is_read_up_to_what_was_done_meanwhile() {
    let (house, folder) = house_in("two-reading", 309).await;
    if !house.tools.store.is_shared() {
        return;
    }
    guest::alone(&house);
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=europe&name=Anna&bots=1&level=trainee&first=me").await.location();
    // A long game takes a while to be read.
    for _ in 0..40 {
        let page = anna.until_my_turn(&table).await;
        anna.act_somehow(&table, &page).await;
    }
    for _ in 0..10 {
        let Some(other) = second(&folder, 310).await else { return };
        let page = anna.until_my_turn(&table).await;
        let (mut watcher, path) = (Guest::new(&other, "en"), table.clone());
        let reading = tokio::spawn(async move { watcher.get(&path).await.status });
        tokio::time::sleep(std::time::Duration::from_millis(4)).await;
        anna.act_somehow(&table, &page).await;
        let acted = anna.steps_at(&table).await;
        let there = anna.clone().at(&other).steps_at(&table).await;
        assert!(there >= acted, "{acted} steps are shown by the one, {there} by the other one");
        assert_eq!(reading.await.expect("an answer"), 200);
        other.tools.store.close().await.expect("closed");
    }
}

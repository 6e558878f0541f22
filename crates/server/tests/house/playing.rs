//! Games played by forms alone: secrets, doubled clicks, restarts, hints and the stream.

use std::time::Duration;

use engine::Keyed;
use server::snapshot::Snapshot;
use table::{Entry, Timed};

use crate::guest::{self, Guest, house, house_in};

#[tokio::test]
async fn a_whole_game_is_played_with_forms_alone() {
    let house = house("whole", 1).await;
    let mut anna = Guest::new(&house, "ru");
    let table = anna.post("/play", "game=europe&name=Анна&bots=2&level=trainee").await.location();
    anna.play_to_the_end(&table).await;
    let page = anna.get(&table).await.text;
    assert!(guest::is_over(&page), "{page}");
    assert!(page.contains("class=\"car seat-a"), "some routes were claimed by way of the map");
    let home = anna.get("/").await.text;
    assert!(home.contains(&table), "the table is on the front page");
}

#[tokio::test]
async fn friends_meet_by_the_link_and_a_stranger_watches() {
    let house = house("friends", 2).await;
    let (mut anna, mut boris, mut clara) =
        (Guest::new(&house, "ru"), Guest::new(&house, "en"), Guest::new(&house, "en"));
    let table = anna.post("/tables", "game=europe&name=Анна&seats=2&bots=0").await.location();
    assert!(anna.get(&table).await.text.contains("id=\"lobby\""));
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 409, "a chair is free");
    boris.post(&format!("{table}/join"), "name=Boris").await;
    assert_eq!(clara.post(&format!("{table}/join"), "name=Clara").await.status, 409, "no chair is free");
    assert_eq!(boris.post(&format!("{table}/start"), "").await.status, 409, "only the host begins");
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    let page = boris.get(&table).await.text;
    assert!(page.contains("Анна") && page.contains("name=\"keep\""), "{page}");
    let watching = clara.get(&table).await.text;
    assert!(
        !watching.contains("name=\"keep\"") && !watching.contains("<form method=\"post\" action=\"/t/"),
        "{watching}"
    );
    assert_eq!(clara.post(&format!("{table}/act"), "step=0&action=blind").await.status, 403);
    for _ in 0..30 {
        for guest in [&mut anna, &mut boris] {
            let page = guest.get(&table).await.text;
            guest.act_somehow(&table, &page).await;
        }
    }
    assert!(clara.get(&table).await.text.contains("Boris"));
}

#[tokio::test]
async fn a_doubled_click_is_applied_once_and_a_wrong_action_says_why() {
    let house = house("doubled", 3).await;
    let mut anna = Guest::new(&house, "en");
    let table =
        anna.post("/tables", "game=europe&name=Anna&seats=2&bots=1&level=trainee&first=me").await.location();
    anna.post(&format!("{table}/start"), "").await;
    let act = format!("{table}/act");
    let refused = anna.post(&act, "step=0&action=blind").await;
    assert_eq!(refused.status, 409);
    assert!(refused.text.contains("EU-4") && refused.text.contains("role=\"alert\""), "{}", refused.text);
    let page = anna.get(&table).await.text;
    anna.act_somehow(&table, &page).await;
    let turn = anna.until_my_turn(&table).await;
    let step = guest::step(&turn);
    let form = format!("step={step}&action=blind");
    assert_eq!(anna.post(&act, &form).await.status, 303);
    let hand = anna.get(&table).await.text;
    assert_eq!(anna.post(&act, &form).await.status, 303, "a second click is answered as done");
    assert_eq!(anna.get(&table).await.text, hand, "and does nothing");
    let other = anna.post(&act, &format!("step={step}&action=tickets")).await;
    assert_eq!((other.status, other.code()), (409, "stale"), "another answer to that step isn't");
    assert!(other.text.contains("role=\"alert\"") && guest::step(&other.text) == step + 1, "{}", other.text);
    for future in ["step=99999&action=blind", "nonsense"] {
        let refused = anna.post(&act, future).await;
        assert_eq!((refused.status, refused.code()), (409, "stale"));
    }
    assert_eq!(anna.get(&table).await.text, hand);
    anna.header("x-live", "1");
    let again = anna.post(&act, &form).await;
    assert_eq!((again.status, again.json()["step"].as_u64()), (200, Some(u64::from(step) + 1)));
    let stale = anna.post(&act, &format!("step={step}&action=tickets")).await.json();
    assert_eq!(stale["notice"]["code"], "stale");
    let said = stale["notice"]["text"].as_str().expect("a sentence");
    assert_eq!(stale.to_string().matches(said).count(), 1, "it is said once, over the page");
    assert_eq!(stale["mark"], again.json()["mark"], "the answer says what is now");
    anna.header("x-live", "");
    let refused = anna.post(&act, &format!("step={}&action=dance", guest::step(&hand))).await;
    assert_eq!(refused.status, 409, "what can't be read is explained");
}

#[tokio::test]
async fn a_restarted_server_goes_on_where_it_was() {
    let (house, file) = house_in("restart", 4).await;
    let mut anna = Guest::new(&house, "ru");
    let table = anna.post("/play", "game=europe&name=Анна&bots=1&level=trainee").await.location();
    play_on(&mut anna, &table, 12).await;
    let before = anna.until_my_turn(&table).await;
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&file, 5).await;
    let mut anna = anna.at(&again);
    assert_eq!(anna.get(&table).await.text, before, "the same page to the last byte");
    anna.act_somehow(&table, &before).await;
    assert_ne!(anna.get(&table).await.text, before);
}

/// A table that began before decks had one order: its log doesn't say what its chance is keyed by.
#[tokio::test]
async fn a_table_whose_chance_is_keyed_by_step_goes_on_so_after_a_restart() {
    let (house, file) = house_in("by-step", 9).await;
    let mut anna = Guest::new(&house, "en");
    let lay = "game=europe&name=Anna&bots=1&level=trainee&first=me";
    let table = anna.post("/play", lay).await.location();
    let store = &house.tools.store;
    let log = store.log(table.trim_start_matches("/t/"), 0).await.expect("a log");
    let mut bodies: Vec<String> = log.into_iter().take_while(|body| !body.contains("acted")).collect();
    let started = bodies.last_mut().expect("the start");
    assert!(started.contains("\"chance\":\"deck\","), "so a new table says: {started}");
    *started = started.replace("\"chance\":\"deck\",", "");
    let older = store::Append { table: "older".to_owned(), bodies, ..store::Append::default() };
    store.append(older).await.expect("written");
    play_on(&mut anna, "/t/older", 12).await;
    store.close().await.expect("closed");
    let again = guest::reopened(&file, 10).await;
    let mut anna = anna.at(&again);
    play_on(&mut anna, "/t/older", 12).await;
    let log =
        server::room::read(&again.tools.store.log("older", 0).await.expect("a log"), 0).expect("entries");
    let departs =
        |log: &[Timed]| Snapshot::replay(again.tools.deals.clone(), log).expect("a table").departed.is_some();
    assert!(!departs(&log), "what it wrote is what the older program would have written");
    let by_deck = log.iter().cloned().map(|mut timed| {
        if let Entry::Started { chance, .. } = &mut timed.entry {
            *chance = Keyed::Deck;
        }
        timed
    });
    assert!(departs(&by_deck.collect::<Vec<Timed>>()), "and not what a new one would");
}

/// Lets a guest act so often.
async fn play_on(guest: &mut Guest, table: &str, times: usize) {
    for _ in 0..times {
        let page = guest.until_my_turn(table).await;
        guest.act_somehow(table, &page).await;
    }
}

#[tokio::test]
async fn a_game_of_other_rules_can_be_looked_at_and_taken_home() {
    let house = house("departed", 8).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=europe&name=Anna&bots=1&level=trainee").await.location();
    let page = anna.until_my_turn(&table).await;
    anna.act_somehow(&table, &page).await;
    anna.until_my_turn(&table).await;
    let id = table.trim_start_matches("/t/");
    let store = &house.tools.store;
    let log = store.log(id, 0).await.expect("a log");
    let mut acted = 0;
    let bodies = log.iter().map(|body| {
        acted += usize::from(body.contains("acted"));
        // From the second action on, the rules of another day came to other states.
        if acted > 1 { body.replace("\"hash\":\"", "\"hash\":\"0") } else { body.clone() }
    });
    let bodies = bodies.collect();
    let copy = store::Append { table: "copied".to_owned(), bodies, ..store::Append::default() };
    store.append(copy).await.expect("written");
    assert_eq!(anna.get(&table).await.status, 200);
    let page = anna.get("/t/copied").await;
    assert_eq!((page.status, guest::step(&page.text)), (200, 1), "it can be looked at up to there");
    assert!(page.text.contains("At step 2"), "{}", page.text);
    assert!(!page.text.contains("name=\"action\""), "and nothing can be done");
    let refused = anna.post("/t/copied/act", "step=99&action=blind").await;
    assert_eq!((refused.status, refused.code()), (409, "stale"));
    let steps = log.iter().filter(|body| body.contains("acted")).count();
    let refused = anna.post("/t/copied/act", &format!("step={steps}&action=blind")).await;
    assert_eq!((refused.status, refused.code()), (409, "departed"));
    let record = anna.get("/t/copied/record").await;
    assert_eq!(record.text.lines().count(), log.len(), "it can be taken home");
    assert_eq!(anna.get(&format!("{table}/record")).await.code(), "still-secret");
}

#[tokio::test]
async fn only_our_own_pages_may_act() {
    let house = house("own", 6).await;
    let mut anna = Guest::new(&house, "en");
    anna.header("sec-fetch-site", "cross-site");
    assert_eq!(anna.post("/play", "game=europe&bots=1").await.status, 403);
    anna.header("sec-fetch-site", "same-origin");
    assert_eq!(anna.post("/play", "game=europe&bots=1").await.status, 303);
    assert_eq!(anna.get("/t/nowhere").await.status, 404);
    assert_eq!(anna.get("/nothing").await.status, 404);
    // Only what lays a table can bring a board along.
    for (path, large) in [("/play", 300_000), ("/enter", 20_000)] {
        assert_eq!(anna.post(path, &format!("name={}", "x".repeat(large))).await.status, 413, "{path}");
    }
    assert_eq!(anna.get("/lang/ru?back=//evil.example").await.location(), "/");
    assert_eq!(anna.get("/lang/ru?back=/about").await.location(), "/about");
    assert_eq!(anna.get("/lang/ru?back=/%09/evil.example").await.location(), "/");
    assert_eq!(anna.get("/lang/ru?back=/%0d%0ax").await.location(), "/");
    let about = anna.get("/about").await.text;
    assert!(about.contains("lang=\"ru\""));
    assert!(about.contains("придуманы нами"), "people are told which boards aren't the printed ones");
}

#[tokio::test]
async fn the_stream_sends_what_changed_and_resumes() {
    let house = house("stream", 7).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=europe&name=Anna&bots=1&level=trainee").await.location();
    let page = anna.get(&table).await.text;
    let (id, patience) = (table.trim_start_matches("/t/").to_owned(), Duration::from_secs(10));
    let mark =
        anna.get(&format!("{table}/regions")).await.json()["mark"].as_str().expect("a mark").to_owned();
    let mut stream = anna.stream(&format!("/events?at=nowhere:1.0,{id}:{mark}")).await;
    let gone = stream.next_event(patience).await;
    assert!(gone.contains("event: gone") && gone.contains("nowhere"), "{gone}");
    anna.act_somehow(&table, &page).await;
    let event = stream.next_event(patience).await;
    assert!(event.contains("event: news") && event.contains(&id), "{event}");
    let behind = anna.stream(&format!("/events?at={id}:{mark}")).await.next_event(patience).await;
    assert!(behind.contains("event: news"), "who is behind is told at once: {behind}");
    house.tools.stopping.send_replace(true);
    let last = stream.until(patience, "stopping").await;
    assert!(last.contains("event: stopping"), "{last}");
    let all = anna.get(&format!("{table}/regions")).await.text;
    assert!(all.contains("\"id\":\"hand\"") && all.contains("\"id\":\"prompt\""), "{all}");
    let mark =
        all.split("\"id\":\"hand\",\"mark\":\"").nth(1).expect("a mark").split('"').next().expect("its end");
    let rest = anna.get(&format!("{table}/regions?have=hand:{mark}")).await.text;
    assert!(!rest.contains("\"id\":\"hand\"") && rest.contains("\"id\":\"prompt\""), "only what changed");
}

/// Pages say within seconds that the house is gone, so it has to say within seconds that it isn't.
#[tokio::test]
async fn a_stream_with_nothing_to_tell_gives_signs_of_life() {
    let house = house("beat", 7).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/tables", "game=europe&seats=2").await.location();
    let mark = anna.get(&format!("{table}/regions?lobby=1")).await.json()["mark"]
        .as_str()
        .expect("a mark")
        .to_owned();
    let mut stream = anna.stream(&format!("/events?at={}:{mark}", table.trim_start_matches("/t/"))).await;
    for _ in 0..2 {
        let event = stream.next_event(Duration::from_secs(5)).await;
        assert!(event.contains("event: beat") && event.contains("data: {}"), "{event}");
    }
}

#[tokio::test]
async fn a_hint_is_for_whoever_asked_and_can_be_followed() {
    let house = house("hints", 11).await;
    let (mut anna, mut boris, mut clara) =
        (Guest::new(&house, "ru"), Guest::new(&house, "en"), Guest::new(&house, "en"));
    let table = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0&first=me").await.location();
    boris.post(&format!("{table}/join"), "name=Boris").await;
    let ask = format!("{table}/hint");
    assert_eq!(anna.post(&ask, "").await.status, 409, "the game has not begun");
    anna.post(&format!("{table}/start"), "").await;
    let before = boris.get(&table).await.text;
    assert!(before.contains(&ask) && !before.contains("class=\"advice\""), "{before}");
    assert_eq!(anna.post(&ask, "").await.status, 303);
    let advised = anna.until(&table, "class=\"advice\"").await;
    assert!(advised.contains("class=\"advice\"") && !advised.contains(&ask), "{advised}");
    assert_eq!(boris.get(&table).await.text, before, "nobody else sees anything of it");
    assert!(!clara.get(&table).await.text.contains("class=\"advice\""));
    assert_eq!(clara.post(&ask, "").await.status, 403, "who only watches has nothing to ask");
    let page = boris.get(&table).await.text;
    boris.act_somehow(&table, &page).await;
    assert!(anna.get(&table).await.text.contains("class=\"advice\""), "others chose meanwhile");
    assert_eq!(boris.post(&ask, "").await.status, 409, "it isn't his turn");
    let (_, advice) = advised.split_once("class=\"advice\"").expect("the advice");
    let (_, action) = advice.split_once("name=\"action\" value=\"").expect("a button that does it");
    let action = action.split('"').next().expect("an action");
    let step = guest::step(&advised);
    let done = anna.post(&format!("{table}/act"), &format!("step={step}&action={action}")).await;
    assert_eq!(done.status, 303, "{action}: {}", done.text);
    let page = anna.get(&table).await.text;
    assert!(!page.contains("class=\"advice\"") && page.contains(&ask), "{page}");
}

#[tokio::test]
async fn a_table_can_agree_to_play_without_hints() {
    let house = house("no-hints", 12).await;
    let (mut anna, mut boris) = (Guest::new(&house, "ru"), Guest::new(&house, "en"));
    let laid = "game=great-lakes&name=Anna&seats=2&bots=0&hints=no";
    let table = anna.post("/tables", laid).await.location();
    boris.post(&format!("{table}/join"), "name=Boris").await;
    anna.post(&format!("{table}/start"), "").await;
    let page = anna.get(&table).await.text;
    assert!(!page.contains("/hint\""), "{page}");
    let refused = anna.post(&format!("{table}/hint"), "").await;
    assert!(refused.status == 409 && refused.text.contains("без подсказок"), "{}", refused.text);
}

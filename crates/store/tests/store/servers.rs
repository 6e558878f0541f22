//! What several servers on one Postgres have to tell; nothing, where there is none to test with.

use std::path::Path;
use std::time::Duration;

use store::{Append, Aside, Forget, Head, Notice, Said, Since, Store, StoreError, What};
use test_track::database;
use tokio::sync::broadcast::Receiver;
use tokio::time::Instant;

use crate::place::folder;

/// Whatever has to happen happens within this time.
const PATIENCE: Duration = Duration::from_secs(20);

/// Two servers of the same house.
async fn servers(name: &str) -> Option<[Store; 2]> {
    let folder = folder(name);
    Some([server(&folder).await?, server(&folder).await?])
}

async fn server(folder: &Path) -> Option<Store> {
    let address = database::address(folder)?;
    Some(Store::connect(&address).await.expect("connected"))
}

fn entry(table: &str, from: u64, body: &str) -> Append {
    Append { table: table.to_owned(), from, bodies: vec![body.to_owned()], ..Append::default() }
}

fn aside(number: u64, body: &str) -> Aside {
    Aside { number, body: body.to_owned() }
}

async fn heard(news: &mut Receiver<Notice>, what: &Notice) {
    let listening = async { while news.recv().await.expect("news") != *what {} };
    tokio::time::timeout(PATIENCE, listening).await.expect("it is told");
}

/// Waits until something is so.
async fn until(what: &str, is: impl AsyncFn() -> bool) {
    let start = Instant::now();
    while !is().await {
        assert!(start.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn an_entry_is_written_by_one_server_and_the_other_hears_of_it() {
    let Some([one, other]) = servers("shared-entry").await else { return };
    assert_eq!(one.key(), other.key());
    let mut news = other.news().expect("there may be others");
    heard(&mut news, &Notice::Anything).await;
    one.append(entry("t", 0, "mine")).await.expect("written");
    heard(&mut news, &Notice::Changed("t".to_owned(), What::Table)).await;
    assert!(matches!(other.append(entry("t", 0, "theirs")).await, Err(StoreError::Taken)));
    assert_eq!(other.log("t", 0).await.expect("read"), ["mine"]);
    assert_eq!(other.head("t").await.expect("read"), Some(Head { entries: 1, aside: 0, rewritten: 0 }));
    assert_eq!(other.head("nothing").await.expect("read"), Some(Head::default()));
    // One of many wishes that come together fails alone.
    let wishes = (0..30).map(|nth| {
        let other = other.clone();
        let table = if nth == 7 { "t".to_owned() } else { format!("u{nth}") };
        tokio::spawn(async move { other.append(entry(&table, 0, "x")).await.is_ok() })
    });
    let mut written = Vec::new();
    for wish in wishes.collect::<Vec<_>>() {
        written.push(wish.await.expect("an answer"));
    }
    assert_eq!(written.iter().filter(|written| **written).count(), 29);
    assert!(!written[7]);
}

#[tokio::test]
async fn what_is_said_aside_is_said_by_one_after_the_other() {
    let Some([one, other]) = servers("shared-aside").await else { return };
    one.append(entry("t", 0, "laid")).await.expect("written");
    one.set_aside("t", aside(0, "first")).await.expect("said");
    assert!(matches!(other.set_aside("t", aside(0, "too late")).await, Err(StoreError::Taken)));
    other.set_aside("t", aside(1, "second")).await.expect("said");
    let said = Since { bodies: Vec::new(), aside: aside(2, "second"), rewritten: 0 };
    assert_eq!(one.since("t", 1).await.expect("read"), said);
    // A line of talk and what it changes aside are one.
    let line = |line| Said { line, person: "anna".to_owned(), body: "hello".to_owned(), ..Said::default() };
    assert!(matches!(one.say("t", line(1), 0, aside(1, "late")).await, Err(StoreError::Taken)));
    assert!(other.talk("t").await.expect("read").said.is_empty());
    one.say("t", line(1), 0, aside(2, "third")).await.expect("said");
    assert_eq!(other.talk("t").await.expect("read").said, [line(1)]);
    // Whoever is forgotten has been there: all read it again.
    let sits = vec!["anna".to_owned()];
    one.append(Append { sits, ..entry("u", 0, "anna sits") }).await.expect("written");
    let rewrite = Box::new(|body: &str| body.contains("anna").then(|| body.replace("anna", "gone")));
    other
        .forget(Forget { person: "anna".to_owned(), nobody: "gone".to_owned(), rewrite })
        .await
        .expect("forgotten");
    let heads = one.heads(&["t".to_owned(), "u".to_owned()]).await.expect("read");
    let head = |aside| Head { entries: 1, aside, rewritten: 1 };
    assert_eq!(heads, Some(vec![head(4), head(1)]));
    assert_eq!(one.log("u", 0).await.expect("read"), ["gone sits"]);
}

#[tokio::test]
async fn a_table_has_one_driver_and_another_takes_over_when_it_is_dead() {
    let Some([one, other]) = servers("shared-driver").await else { return };
    assert!(one.drives("t").await.expect("asked") && one.drives("t").await.expect("asked"));
    assert!(!other.drives("t").await.expect("asked"));
    assert!(other.drives("u").await.expect("asked") && !one.drives("u").await.expect("asked"));
    other.stop_driving("u");
    until("a table that was left is taken", async || one.drives("u").await.expect("asked")).await;
    assert!(other.orphans(9).await.expect("read").is_empty());
    // Gone without a word: nobody hears of it for as long as it may live.
    drop(one);
    assert!(!other.drives("t").await.expect("asked"));
    let orphans = async || other.orphans(9).await.expect("read").len() == 2;
    until("what a dead server drove is known", orphans).await;
    until("another one takes over", async || other.drives("t").await.expect("asked")).await;
    // With a word it is free at once.
    let folder = crate::place::folder("shared-leave");
    let (Some(one), Some(other)) = (server(&folder).await, server(&folder).await) else { return };
    assert!(one.drives("t").await.expect("asked"));
    one.close().await.expect("closed");
    assert!(other.drives("t").await.expect("asked"));
    assert!(matches!(one.append(entry("t", 0, "late")).await, Err(StoreError::Closed)));
}

#[tokio::test]
async fn who_was_taken_for_dead_drives_nothing_any_more() {
    let folder = folder("shared-slow");
    let (Some(slow), Some(other)) = (server(&folder).await, server(&folder).await) else { return };
    assert!(slow.drives("t").await.expect("asked"));
    // As if it had been too slow to say that it is alive.
    database::execute_in(&folder, "update servers set until = now() - interval '1 second' where id = 1");
    assert!(other.drives("t").await.expect("asked"));
    until("it finds out", async || matches!(slow.drives("t").await, Ok(false))).await;
    assert!(other.drives("t").await.expect("asked"));
}

#[tokio::test]
async fn who_is_at_a_table_is_known_by_all_servers() {
    let folder = folder("shared-present");
    let (Some(one), Some(other)) = (server(&folder).await, server(&folder).await) else { return };
    one.note_seen("t", "anna", true).await.expect("noted");
    let seen = other.seen_elsewhere("t").await.expect("read");
    assert_eq!((seen[0].person.as_str(), seen[0].streams, seen.len()), ("anna", true, 1));
    assert!(one.seen_elsewhere("t").await.expect("read").is_empty(), "it knows that itself");
    // A dead server has no pages open; whoever had one was there until then.
    database::execute_in(
        &folder,
        "update servers set until = now() - interval '3 seconds' where id = 1;
         update present set at = now() - interval '1 hour'",
    );
    let seen = other.seen_elsewhere("t").await.expect("read");
    assert!(!seen[0].streams && (2..10).contains(&seen[0].ago), "{seen:?}");
}

#[tokio::test]
async fn what_is_counted_is_counted_by_all_servers() {
    let folder = folder("shared-counts");
    let (Some(one), Some(other)) = (server(&folder).await, server(&folder).await) else { return };
    let counted = async |store: &Store, who: &str, at| {
        store.count("laid", who, 1_000, at).await.expect("counted").expect("there may be others")
    };
    assert_eq!((counted(&one, "anna", 5_000).await, counted(&other, "anna", 5_500).await), (1, 2));
    assert_eq!((counted(&other, "boris", 5_500).await, counted(&one, "anna", 5_999).await), (1, 3));
    assert_eq!((counted(&other, "anna", 6_000).await, counted(&one, "anna", 6_999).await), (1, 2));
    assert_eq!(one.hold("streams", "anna", 2).await.expect("held"), Some(true));
    assert_eq!(other.hold("streams", "anna", 2).await.expect("held"), Some(true));
    assert_eq!(one.hold("streams", "anna", 2).await.expect("held"), Some(false));
    other.let_go("streams", "anna").await.expect("let go");
    assert_eq!(one.hold("streams", "anna", 2).await.expect("held"), Some(true));
    // What a dead server holds is free.
    database::execute_in(&folder, "update servers set until = now() - interval '1 second' where id = 1");
    assert_eq!(other.hold("streams", "anna", 1).await.expect("held"), Some(true));
}

#[tokio::test]
async fn clocks_are_left_to_whoever_runs_them() {
    let Some([one, other]) = servers("shared-due").await else { return };
    one.append(Append { due: Some(Some(5)), ..entry("t", 0, "x") }).await.expect("written");
    assert_eq!(other.due(9, 9).await.expect("read"), ["t"]);
    assert!(one.drives("t").await.expect("asked"));
    assert!(other.due(9, 9).await.expect("read").is_empty());
    assert_eq!(one.due(9, 9).await.expect("read"), ["t"]);
}

#[tokio::test]
async fn a_newer_program_is_worked_beside_as_long_as_it_says_so() {
    let folder = folder("shared-newer");
    let Some(old) = server(&folder).await else { return };
    old.append(entry("t", 0, "x")).await.expect("written");
    let newer = store::VERSION + 1;
    let house = |name: &str, value| format!("update house set value = '{value}' where name = '{name}'");
    database::execute_in(&folder, "alter table log add column something text not null default ''");
    database::execute_in(&folder, &house("version", newer));
    let beside = server(&folder).await.expect("it works beside a newer one");
    beside.append(entry("t", 1, "y")).await.expect("written");
    old.append(entry("t", 2, "z")).await.expect("one that was there goes on");
    database::execute_in(&folder, &house("oldest", newer));
    let address = database::address(&folder).expect("there is one");
    let refused = Store::connect(&address).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { .. })), "{refused:?}");
}

#[tokio::test]
async fn a_database_that_cannot_be_had_is_told_as_what_it_is() {
    let away = Store::connect("postgres://nobody@127.0.0.1:1/none").await.err();
    assert!(matches!(away, Some(StoreError::Away(_))), "{away:?}");
    let nonsense = Store::connect("postgres://127.0.0.1:port/none").await.err();
    assert!(matches!(nonsense, Some(StoreError::Database(_))), "{nonsense:?}");
    // Many servers may be the first.
    let folder = folder("shared-first");
    let Some(address) = database::address(&folder) else { return };
    let all = (0..5).map(|_| {
        let address = address.clone();
        tokio::spawn(async move { Store::connect(&address).await.map(|store| store.key().to_owned()) })
    });
    let mut keys = Vec::new();
    for one in all.collect::<Vec<_>>() {
        keys.push(one.await.expect("an answer").expect("connected"));
    }
    keys.dedup();
    assert_eq!((keys.len(), keys[0].len()), (1, 64));
}

//! Tables that wait for players: which they are, also after a restart and in files of earlier programs.

use std::path::Path;

use crate::place::{folder, open};
use store::{Append, FILE, Store, Waits};

async fn write(store: &Store, table: &str, from: u64, at: i64, waits: Option<Waits>) {
    let append = Append {
        table: table.to_owned(),
        from,
        bodies: vec!["{}".to_owned()],
        at,
        waits,
        ..Append::default()
    };
    store.append(append).await.expect("written");
}

async fn listed(store: &Store, since: i64) -> Vec<String> {
    store.listed(since, 9).await.expect("read")
}

async fn found(store: &Store, beginning: &str) -> Vec<String> {
    store.waiting(beginning, 9).await.expect("read")
}

async fn reopened(store: Store, folder: &Path) -> Store {
    store.close().await.expect("closed");
    drop(store);
    open(folder).await
}

#[tokio::test]
async fn those_that_wait_are_found_until_they_begin() {
    let folder = folder("waiting-found");
    let store = open(&folder).await;
    write(&store, "abc1", 0, 10, Some(Waits::Listed)).await;
    write(&store, "abc2", 0, 20, Some(Waits::Unlisted)).await;
    write(&store, "abd", 0, 30, Some(Waits::Listed)).await;
    write(&store, "played", 0, 30, Some(Waits::No)).await;
    assert_eq!(listed(&store, 0).await, ["abd", "abc1"], "the newest first");
    assert_eq!(listed(&store, 11).await, ["abd"]);
    assert_eq!(store.listed(0, 1).await.expect("read"), ["abd"]);
    assert_eq!(found(&store, "abc").await, ["abc1", "abc2"]);
    assert_eq!(found(&store, "abc1").await, ["abc1"]);
    assert_eq!((found(&store, "played").await.len(), found(&store, "ab1").await.len()), (0, 0));
    // Something happens there, or nothing that matters.
    write(&store, "abc1", 1, 40, Some(Waits::Listed)).await;
    write(&store, "abd", 1, 50, None).await;
    let store = reopened(store, &folder).await;
    assert_eq!(listed(&store, 0).await, ["abc1", "abd"]);
    write(&store, "abc1", 2, 60, Some(Waits::No)).await;
    assert_eq!(
        (listed(&store, 0).await, found(&store, "abc").await),
        (vec!["abd".to_owned()], vec!["abc2".to_owned()])
    );
    store.delete(&["abd".to_owned(), "abc2".to_owned()]).await.expect("deleted");
    assert_eq!((listed(&store, 0).await.len(), found(&store, "").await.len()), (0, 0));
}

#[tokio::test]
async fn in_files_of_earlier_programs_they_are_found_by_their_logs() {
    let folder = folder("waiting-earlier");
    drop(Store::open(&folder, 1).await.expect("a store"));
    let old = rusqlite::Connection::open(folder.join(FILE)).expect("opened");
    let laid = |listed: &str| format!(r#"{{"at":5000,"laid":{{"game":"europe","seats":2{listed}}}}}"#);
    let sat = r#"{"at":6000,"sat":{"seat":0,"person":"a","name":"\"started\":{ \"listed\":true"}}"#;
    let logs = [
        ("open", vec![laid(r#","listed":true"#), sat.to_owned()]),
        ("linked", vec![laid(""), sat.to_owned()]),
        ("begun", vec![laid(r#","listed":true"#), sat.to_owned(), r#"{"started":{"seed":"00"}}"#.to_owned()]),
        ("damaged", vec!["{".to_owned()]),
    ];
    old.execute_batch(
        "drop table waiting; drop table days; drop table tries; drop table records; drop table branches; pragma user_version = 6;",
    )
    .expect("as it was before");
    for (table, log) in &logs {
        for (entry, body) in log.iter().enumerate() {
            let row = rusqlite::params![table, entry as i64, body, 5];
            old.execute("insert into log (table_id, entry, body, at) values (?1, ?2, ?3, ?4)", row)
                .expect("a row");
        }
    }
    drop(old);
    let store = Store::open(&folder, 9).await.expect("brought up to date");
    assert_eq!(listed(&store, 0).await, ["open"]);
    assert_eq!(found(&store, "").await, ["damaged", "linked", "open"]);
    assert_eq!(store.log("begun", 0).await.expect("read").len(), 3, "nothing is lost");
}

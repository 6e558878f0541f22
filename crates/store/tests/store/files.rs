//! What only a store in a file has to tell.
#![allow(clippy::disallowed_methods, reason = "a test makes and breaks its own files")]

use std::path::Path;

use crate::place::folder;
use store::{Append, FILE, Store, StoreError};

async fn open(folder: &Path) -> Store {
    Store::open(folder, 1_000).await.expect("opened")
}

fn entries(table: &str, from: u64, bodies: &[&str]) -> Append {
    let bodies = bodies.iter().map(|body| (*body).to_owned()).collect();
    Append { table: table.to_owned(), from, bodies, at: 2_000 + from as i64, ..Append::default() }
}

#[tokio::test]
async fn a_second_server_is_refused_and_a_reader_is_not() {
    let folder = folder("second");
    assert!(matches!(Store::reading(&folder).await, Err(StoreError::Missing)));
    let first = open(&folder).await;
    first.append(entries("t", 0, &["mine"])).await.expect("written");
    assert!(matches!(Store::open(&folder, 1).await, Err(StoreError::Locked)));
    let reader = Store::reading(&folder).await.expect("opened");
    assert_eq!(reader.log("t", 0).await.expect("read"), ["mine"]);
    assert!(matches!(reader.append(entries("t", 1, &["x"])).await, Err(StoreError::Closed)));
    drop(first);
    open(&folder).await;
}

#[tokio::test]
async fn a_closed_store_is_one_file_and_a_copy_of_an_open_one_is_whole() {
    let folder = folder("copies");
    let store = open(&folder).await;
    for entry in 0..50 {
        store.append(entries("t", entry, &["something to be kept"])).await.expect("written");
    }
    let copy = folder.join("copy");
    std::fs::create_dir(&copy).expect("a folder");
    Store::copy(&folder, &copy.join(FILE)).await.expect("copied");
    assert!(Store::copy(&folder, &copy.join(FILE)).await.is_err(), "nothing is overwritten");
    store.check().await.expect("whole");
    store.close().await.expect("closed");
    assert!(matches!(store.append(entries("t", 50, &["late"])).await, Err(StoreError::Closed)));
    let left = std::fs::metadata(folder.join(format!("{FILE}-wal"))).map_or(0, |wal| wal.len());
    assert_eq!(left, 0, "the write-ahead log is folded in");
    let alone = folder.join("alone");
    std::fs::create_dir(&alone).expect("a folder");
    std::fs::copy(folder.join(FILE), alone.join(FILE)).expect("copied");
    for folder in [copy, alone] {
        let store = open(&folder).await;
        assert_eq!(store.log("t", 0).await.expect("read").len(), 50);
        store.check().await.expect("whole");
    }
}

/// The file as programs made it before versions were counted.
#[tokio::test]
async fn a_file_of_the_first_program_is_brought_up_to_date() {
    let folder = folder("first");
    let old = rusqlite::Connection::open(folder.join(FILE)).expect("made");
    old.execute_batch(
        "pragma journal_mode = wal;
         create table log (table_id text not null, entry integer not null, body text not null,
             primary key (table_id, entry)) without rowid;
         create table sits (person text not null, table_id text not null, since integer not null,
             primary key (person, table_id)) without rowid;
         create index sits_by_time on sits (person, since);
         create table people (person text primary key, name text not null) without rowid;
         insert into log values ('t', 0, 'first'), ('t', 1, 'second');
         insert into sits values ('anna', 't', 1);
         insert into people values ('anna', 'Анна');",
    )
    .expect("filled");
    drop(old);
    assert!(matches!(Store::reading(&folder).await, Err(StoreError::Older { found: 0, .. })));
    let store = Store::open(&folder, 777).await.expect("opened");
    assert_eq!(store.log("t", 0).await.expect("read"), ["first", "second"]);
    assert_eq!(store.tables().await.expect("read")[0].changed_at, 777);
    assert_eq!(store.tables_of("anna", 9).await.expect("read"), ["t"]);
    assert_eq!(store.name("anna").await.expect("read").as_deref(), Some("Анна"));
    store.append(entries("t", 2, &["third"])).await.expect("written");
    drop(store);
    let store = Store::open(&folder, 999).await.expect("opened again");
    assert_eq!(store.tables().await.expect("read")[0].changed_at, 2_002);
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_left_alone() {
    let folder = folder("newer");
    let newer = rusqlite::Connection::open(folder.join(FILE)).expect("made");
    newer.pragma_update(None, "user_version", store::VERSION + 1).expect("set");
    drop(newer);
    let before = std::fs::read(folder.join(FILE)).expect("read");
    for refused in [Store::open(&folder, 1).await.err(), Store::reading(&folder).await.err()] {
        assert!(matches!(refused, Some(StoreError::Newer { .. })), "{refused:?}");
    }
    let after = std::fs::read(folder.join(FILE)).expect("read");
    assert_eq!(before[60..64], after[60..64], "its version is as it was");
}

#[tokio::test]
async fn a_damaged_file_is_told_as_what_it_is() {
    let folder = folder("broken");
    let garbage = "this is not a database, however long it may be".repeat(50);
    std::fs::write(folder.join(FILE), garbage).expect("written");
    assert!(matches!(Store::open(&folder, 1).await, Err(StoreError::Damaged(_))));

    let folder = self::folder("torn");
    let store = open(&folder).await;
    for table in 0..400 {
        let body = "something to be kept ".repeat(20);
        store.append(entries(&format!("t{table}"), 0, &[&body])).await.expect("written");
    }
    store.close().await.expect("closed");
    drop(store);
    let mut bytes = std::fs::read(folder.join(FILE)).expect("read");
    let middle = bytes.len() / 8192 * 4096;
    bytes[middle..middle + 4096 * 4].fill(0x5a);
    std::fs::write(folder.join(FILE), bytes).expect("written");
    let store = open(&folder).await;
    assert!(matches!(store.check().await, Err(StoreError::Damaged(_))));
    let mut told = 0;
    for table in 0..400 {
        told += usize::from(matches!(store.log(&format!("t{table}"), 0).await, Err(StoreError::Damaged(_))));
    }
    assert!(told > 0, "whoever reads there is told");
}

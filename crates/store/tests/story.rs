//! The story every store has to tell.

use std::path::PathBuf;

use store::{Store, StoreError};

fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    file
}

#[tokio::test]
async fn a_log_is_read_as_it_was_written_also_after_a_restart() {
    let file = file("story.sqlite");
    let store = Store::open(&file).await.expect("opened");
    assert!(store.log("t").await.expect("read").is_empty());
    for (entry, body) in ["first", "второй", "third"].into_iter().enumerate() {
        store.append("t", entry as u64, body).await.expect("written");
    }
    store.append("other", 0, "else").await.expect("written");
    let again = Store::open(&file).await.expect("opened again");
    assert_eq!(again.log("t").await.expect("read"), ["first", "второй", "third"]);
}

#[tokio::test]
async fn two_writers_cannot_both_write_an_entry() {
    let file = file("writers.sqlite");
    let (one, other) = (Store::open(&file).await.expect("opened"), Store::open(&file).await.expect("opened"));
    one.append("t", 0, "mine").await.expect("written");
    assert!(matches!(other.append("t", 0, "theirs").await, Err(StoreError::Taken)));
    assert_eq!(other.log("t").await.expect("read"), ["mine"]);
}

#[tokio::test]
async fn people_find_their_tables_and_keep_their_names() {
    let store = Store::open(&file("people.sqlite")).await.expect("opened");
    for table in ["a", "b", "c", "a"] {
        store.sits("anna", table).await.expect("written");
    }
    store.sits("boris", "a").await.expect("written");
    assert_eq!(store.tables_of("anna", 2).await.expect("read"), ["c", "b"]);
    assert_eq!(store.name("anna").await.expect("read"), None);
    store.rename("anna", "Анна").await.expect("written");
    store.rename("anna", "Анна П.").await.expect("written");
    assert_eq!(store.name("anna").await.expect("read").as_deref(), Some("Анна П."));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let file = file("broken.sqlite");
    #[allow(clippy::disallowed_methods, reason = "a test makes its own broken file")]
    std::fs::write(&file, "this is not a database, however long it may be".repeat(50)).expect("written");
    assert!(Store::open(&file).await.is_err());
}

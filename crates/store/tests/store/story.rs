//! The story every store has to tell.

use crate::place::{folder, open};
use store::{Append, StoreError, Stored};

fn entries(table: &str, from: u64, bodies: &[&str]) -> Append {
    let bodies = bodies.iter().map(|body| (*body).to_owned()).collect();
    Append { table: table.to_owned(), from, bodies, at: 2_000 + from as i64, ..Append::default() }
}

#[tokio::test]
async fn a_log_is_read_as_it_was_written_also_after_a_restart() {
    let folder = folder("story");
    let store = open(&folder).await;
    assert!(store.log("t", 0).await.expect("read").is_empty());
    store.append(entries("t", 0, &["first"])).await.expect("written");
    store.append(entries("t", 1, &["второй", "third"])).await.expect("written");
    store.append(entries("other", 0, &["else"])).await.expect("written");
    let key = store.key().to_owned();
    assert_eq!(key.len(), 64);
    drop(store);
    let again = open(&folder).await;
    assert_eq!(again.key(), key, "the key stays");
    assert_ne!(open(&self::folder("story-other")).await.key(), key, "and is another in another house");
    assert_eq!(again.log("t", 0).await.expect("read"), ["first", "второй", "third"]);
    assert_eq!(again.log("t", 2).await.expect("read"), ["third"]);
    let known = again.tables().await.expect("read");
    let stored = |id: &str, entries, changed_at| Stored { id: id.to_owned(), entries, changed_at };
    assert_eq!(known, [stored("t", 3, 2_001), stored("other", 1, 2_000)]);
    assert_eq!(again.delete(&["t".to_owned(), "nothing".to_owned()]).await.expect("deleted"), 1);
    assert!(again.log("t", 0).await.expect("read").is_empty());
}

#[tokio::test]
async fn an_entry_is_written_once_and_what_belongs_to_it_all_or_not_at_all() {
    let folder = folder("writers");
    let store = open(&folder).await;
    let wishes = (0..40).map(|nobody| {
        let store = store.clone();
        let mine = format!("{nobody}");
        tokio::spawn(async move {
            let sits = vec![mine.clone()];
            let bodies = vec![mine.clone(), "then".to_owned()];
            let append = Append { table: "t".to_owned(), from: 0, bodies, sits, at: 1, ..Append::default() };
            (mine, store.append(append).await)
        })
    });
    let mut written = Vec::new();
    for wish in wishes.collect::<Vec<_>>() {
        match wish.await.expect("an answer") {
            (mine, Ok(())) => written.push(mine),
            (_, Err(StoreError::Taken)) => {}
            (_, Err(other)) => panic!("{other}"),
        }
    }
    assert_eq!(written.len(), 1, "{written:?}");
    assert_eq!(store.log("t", 0).await.expect("read"), [&*written[0], "then"]);
    for nobody in 0..40 {
        let person = nobody.to_string();
        let tables = store.tables_of(&person, 9).await.expect("read");
        assert_eq!(tables.len(), usize::from(person == written[0]), "{person}");
    }
}

#[tokio::test]
async fn people_find_their_tables_and_keep_their_names() {
    let store = open(&folder("people")).await;
    let sits = |person: &str, table: &str| Append {
        table: table.to_owned(),
        sits: vec![person.to_owned()],
        ..Append::default()
    };
    for table in ["a", "b", "c", "a"] {
        store.append(sits("anna", table)).await.expect("written");
    }
    store.append(sits("boris", "a")).await.expect("written");
    assert_eq!(store.tables_of("anna", 2).await.expect("read"), ["c", "b"]);
    assert_eq!(store.name("anna").await.expect("read"), None);
    store.rename("anna", "Анна").await.expect("written");
    store.rename("anna", "Анна П.").await.expect("written");
    assert_eq!(store.name("anna").await.expect("read").as_deref(), Some("Анна П."));
}

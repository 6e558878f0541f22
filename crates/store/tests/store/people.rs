//! What a store keeps of people, and how it forgets them.
#![allow(clippy::disallowed_methods, reason = "a test looks into its own files")]

use crate::place::{folder, open};
use store::{Append, Forget, Key, Played, StoreError};

fn key(id: &str, person: &str, until: Option<i64>) -> Key {
    Key { id: id.to_owned(), person: person.to_owned(), sealed: format!("sealed-{id}"), until }
}

fn played(person: &str, table: &str, at: i64) -> Played {
    let [person, table, game] = [person, table, "europe"].map(str::to_owned);
    Played { person, table, game, seats: 2, won: true, place: 1, points: 99, at, ..Played::default() }
}

/// A log of one entry, where these sit.
fn log(table: &str, body: &str, sits: &[&str], results: Vec<Played>) -> Append {
    let sits = sits.iter().map(|person| (*person).to_owned()).collect();
    Append { table: table.to_owned(), bodies: vec![body.to_owned()], sits, results, ..Append::default() }
}

#[tokio::test]
async fn what_somebody_sets_is_kept_and_no_name_is_none() {
    let store = open(&folder("settings")).await;
    assert_eq!(store.settings("anna").await.expect("read"), None);
    store.set("anna", "", "{\"sound\":false}").await.expect("written");
    assert_eq!(store.name("anna").await.expect("read"), None);
    store.rename("anna", "Анна").await.expect("written");
    assert_eq!(store.settings("anna").await.expect("read").as_deref(), Some("{\"sound\":false}"));
    store.set("anna", "Аня", "{}").await.expect("written");
    assert_eq!(store.name("anna").await.expect("read").as_deref(), Some("Аня"));
}

#[tokio::test]
async fn a_person_has_one_key_of_a_kind_and_a_link_ends_by_itself() {
    let store = open(&folder("keys")).await;
    store.keep_key(key("first", "anna", None), 100).await.expect("kept");
    store.keep_key(key("link", "anna", Some(110)), 100).await.expect("kept");
    store.keep_key(key("his", "boris", None), 100).await.expect("kept");
    store.keep_key(key("second", "anna", None), 100).await.expect("kept");
    let there = async |id: &str, now| store.find_key(id, now).await.expect("read").is_some();
    assert!(!there("first", 100).await && there("second", 9_999).await && there("his", 9_999).await);
    assert!(there("link", 110).await && !there("link", 111).await);
    assert!(store.has_key("anna").await.expect("read") && !store.has_key("clara").await.expect("read"));
    assert!(matches!(store.keep_key(key("his", "clara", None), 100).await, Err(StoreError::Taken)));
    assert!(!store.spend_key("second", 100).await.expect("written"), "a recovery key isn't spent");
    assert!(!store.spend_key("link", 111).await.expect("written"), "it is over");
    let tries = (0..20).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { store.spend_key("link", 105).await.expect("written") })
    });
    let mut spent = 0;
    for tried in tries.collect::<Vec<_>>() {
        spent += usize::from(tried.await.expect("an answer"));
    }
    assert_eq!(spent, 1, "of twenty at once one spends it");
    assert!(!there("link", 105).await);
}

#[tokio::test]
async fn what_came_of_a_game_is_written_with_its_end_and_once() {
    let store = open(&folder("results")).await;
    store.append(log("t", "first", &["anna"], Vec::new())).await.expect("written");
    assert_eq!(store.running("anna", 9).await.expect("read"), [("t".to_owned(), 0)]);
    let end = |results| Append { from: 1, at: 50, ..log("t", "end", &[], results) };
    let ends = (0..10).map(|_| {
        let (store, end) = (store.clone(), end(vec![played("anna", "t", 50)]));
        tokio::spawn(async move { store.append(end).await.is_ok() })
    });
    let mut written = 0;
    for end in ends.collect::<Vec<_>>() {
        written += usize::from(end.await.expect("an answer"));
    }
    assert_eq!(written, 1);
    store.note_played(vec![Played { points: 1, ..played("anna", "t", 70) }]).await.expect("written");
    assert_eq!(store.played("anna").await.expect("read"), [(played("anna", "t", 50), true)]);
    assert!(store.running("anna", 9).await.expect("read").is_empty());
    // An end that is taken brings nothing.
    let late = store.append(end(vec![played("boris", "t", 60)])).await;
    assert!(matches!(late, Err(StoreError::Taken)));
    assert!(store.played("boris").await.expect("read").is_empty());
    // With the table goes what came of it, unless somebody can come back to it.
    store.keep_key(key("k", "clara", None), 1).await.expect("kept");
    store.append(log("u", "x", &["clara"], vec![played("clara", "u", 5)])).await.expect("written");
    store.delete(&["t".to_owned(), "u".to_owned()]).await.expect("deleted");
    assert!(store.played("anna").await.expect("read").is_empty());
    assert_eq!(store.played("clara").await.expect("read"), [(played("clara", "u", 5), false)]);
}

#[tokio::test]
async fn whoever_is_forgotten_is_nowhere_in_the_file() {
    let folder = folder("forget");
    let store = open(&folder).await;
    let (name, person) = ("Annabella-Zuckerkandl", "a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0");
    for table in 0..60 {
        let body = format!("{{\"sat\":\"{person}\",\"name\":\"{name}\"}}{}", "x".repeat(table * 7));
        let results = vec![played(person, &format!("t{table}"), 9), played("boris", &format!("t{table}"), 9)];
        store.append(log(&format!("t{table}"), &body, &[person, "boris"], results)).await.expect("written");
        let next = Append { from: 1, ..log(&format!("t{table}"), "\"boris\"", &[], Vec::new()) };
        store.append(next).await.expect("written");
    }
    store.append(log("other", "\"boris alone\"", &["boris"], Vec::new())).await.expect("written");
    store.set(person, name, "{}").await.expect("written");
    store.keep_key(key("secret-key", person, None), 1).await.expect("kept");
    let rewrite =
        move |body: &str| body.contains(person).then(|| body.replace(person, "gone").replace(name, "—"));
    let forget = Forget { person: person.to_owned(), nobody: "gone".to_owned(), rewrite: Box::new(rewrite) };
    store.forget(forget).await.expect("forgotten");
    for file in std::fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()) {
        let bytes = std::fs::read(&file).expect("read");
        for word in [name, person, "secret-key"] {
            let found = bytes.windows(word.len()).any(|window| window == word.as_bytes());
            assert!(!found, "{} holds {word}", file.display());
        }
    }
    assert_eq!(store.name(person).await.expect("read"), None);
    assert!(store.tables_of(person, 9).await.expect("read").is_empty());
    let log = store.log("t1", 0).await.expect("read");
    assert_eq!(log, ["{\"sat\":\"gone\",\"name\":\"—\"}xxxxxxx", "\"boris\""]);
    assert_eq!(store.played("boris").await.expect("read").len(), 60, "others keep what is theirs");
}

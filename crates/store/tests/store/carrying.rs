//! A store carried into another one, there and back.

use store::{Append, Branch, Carried, DayDeal, Key, Played, Said, Store, StoreError, Try, Waits};

use crate::place::{folder, open};

/// A store with something of everything.
async fn filled(store: &Store) {
    for table in ["t", "u"] {
        for entry in 0..1_200_u64 {
            let played = Played { person: "anna".to_owned(), table: table.to_owned(), ..Played::default() };
            let last = entry == 1_199;
            let append = Append {
                table: table.to_owned(),
                from: entry,
                bodies: vec![format!("{{\"запись\":{entry}}}")],
                sits: vec!["anna".to_owned()],
                results: if last { vec![played] } else { Vec::new() },
                at: entry as i64,
                due: last.then_some(Some(77)),
                waits: last.then_some(Waits::Listed),
                ..Append::default()
            };
            if entry < 3 || table == "t" {
                store.append(append).await.expect("written");
            }
        }
    }
    let deal = DayDeal { day: 9, game: "usa".to_owned(), sealed: "s".to_owned(), ..DayDeal::default() };
    store.deal_of_day(deal).await.expect("dealt");
    let one = Try { day: 9, game: "usa".to_owned(), person: "anna".to_owned(), ..Try::default() };
    let tried = Append { tries: vec![Try { table: "u".to_owned(), ..one }], ..Append::default() };
    store.append(tried).await.expect("written");
    let branch = Branch { from: "t".to_owned(), table: "u".to_owned(), step: 3, ..Branch::default() };
    let grown = Append { branch: Some(branch), ..Append::default() };
    store.append(grown).await.expect("written");
    store.set("anna", "Анна", "{\"sound\":true}").await.expect("written");
    let key =
        |id: &str, until| Key { id: id.to_owned(), person: "anna".to_owned(), sealed: "s".to_owned(), until };
    store.keep_key(key("paper", None), 1).await.expect("kept");
    store.keep_key(key("link", Some(9)), 1).await.expect("kept");
    let said = Said { line: 1, person: "anna".to_owned(), body: "hello".to_owned(), ..Said::default() };
    store.say("t", said, 0, Default::default()).await.expect("said");
    store.mute("t", ("boris", "anna"), true, Default::default()).await.expect("muted");
}

#[tokio::test]
async fn all_that_is_kept_arrives_and_comes_back() {
    let [first, middle, last] = ["carry-first", "carry-middle", "carry-last"].map(folder);
    // The first and the last are always files; in between it may be Postgres.
    let first = Store::open(&first, 1).await.expect("opened");
    filled(&first).await;
    let (middle, last) = (open(&middle).await, Store::open(&last, 1).await.expect("opened"));
    let mut told = Vec::new();
    let carried = first.carry(&middle, |done, all| told.push((done, all))).await.expect("carried");
    assert_eq!(carried, Carried { tables: 2, entries: 1_203, others: 13 });
    assert_eq!(told, [(1, 4), (2, 4), (3, 4), (4, 4)]);
    assert_eq!(middle.carry(&last, |_, _| ()).await.expect("carried"), carried);
    for store in [&middle, &last] {
        assert!(!store.is_half_carried().await.expect("read"));
        assert_eq!(store.tables().await.expect("read"), first.tables().await.expect("read"));
        assert_eq!(store.log("t", 0).await.expect("read"), first.log("t", 0).await.expect("read"));
        assert_eq!(store.talk("t").await.expect("read"), first.talk("t").await.expect("read"));
        assert_eq!(store.played("anna").await.expect("read"), first.played("anna").await.expect("read"));
        assert!(store.find_key("link", 9).await.expect("read").is_some());
        assert_eq!(store.tries(9).await.expect("read"), first.tries(9).await.expect("read"));
        assert_eq!(store.branches("t", "anna", 9).await.expect("read")[0].step, 3);
        assert_eq!(store.deals_of_day(9).await.expect("read")[0].sealed, "s");
        assert_eq!(store.due(80, 9).await.expect("read"), ["t"]);
        assert_eq!(store.listed(0, 9).await.expect("read"), ["t"]);
    }
    // The house is the same: what it has sealed it can still open.
    let key = first.key().to_owned();
    last.close().await.expect("closed");
    drop(last);
    let last = Store::open(&folder_of("carry-last"), 1).await.expect("opened again");
    assert_eq!(last.key(), key);
}

/// The folder of a store that is there already.
fn folder_of(name: &str) -> std::path::PathBuf {
    std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[tokio::test]
async fn nothing_is_carried_over_what_is_there_unless_it_was_half_carried() {
    let [from, to] = ["carry-from", "carry-to"].map(folder);
    let (from, to) = (Store::open(&from, 1).await.expect("opened"), open(&to).await);
    filled(&from).await;
    let entry =
        |table: &str| Append { table: table.to_owned(), bodies: vec!["x".to_owned()], ..Append::default() };
    to.append(entry("other")).await.expect("written");
    assert!(matches!(from.carry(&to, |_, _| ()).await, Err(StoreError::Occupied)));
    assert_eq!(to.tables().await.expect("read").len(), 1);
    to.delete(&["other".to_owned()]).await.expect("deleted");
    // Something goes wrong on the way: here is a row where none should be.
    to.set("anna", "another one", "{}").await.expect("written");
    let refused = from.carry(&to, |_, _| ()).await;
    assert!(matches!(refused, Err(StoreError::Taken)), "{refused:?}");
    assert!(to.is_half_carried().await.expect("read"));
    from.carry(&to, |_, _| ()).await.expect("begun anew");
    assert!(!to.is_half_carried().await.expect("read"));
    assert_eq!(to.name("anna").await.expect("read").as_deref(), Some("Анна"));
}

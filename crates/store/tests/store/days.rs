//! Deals of the day: dealt once, tried once, and told apart by who has ended.

use crate::place::{folder, open};
use store::{Append, Came, DayDeal, Ended, Forget, StoreError, Try};

fn deal(game: &str, sealed: &str) -> DayDeal {
    let (game, sealed) = (game.to_owned(), sealed.to_owned());
    DayDeal { day: 7, game, sealed, setup: "{}".to_owned(), house: None }
}

fn one(person: &str, table: &str) -> Try {
    let [game, person, table] = ["usa", person, table].map(str::to_owned);
    Try { day: 7, game, person, table, ..Try::default() }
}

fn begins(table: &str, people: &[&str]) -> Append {
    let tries = people.iter().map(|person| one(person, table)).collect();
    let sits = people.iter().map(|person| (*person).to_owned()).collect();
    Append { table: table.to_owned(), bodies: vec!["x".to_owned()], sits, tries, ..Append::default() }
}

#[tokio::test]
async fn of_many_who_deal_at_once_one_has_dealt() {
    let store = open(&folder("days-dealt")).await;
    let asked = (0..12).map(|nth| {
        let store = store.clone();
        tokio::spawn(
            async move { store.deal_of_day(deal("usa", &format!("{nth}"))).await.expect("dealt").sealed },
        )
    });
    let mut dealt = std::collections::BTreeSet::new();
    for asked in asked.collect::<Vec<_>>() {
        dealt.insert(asked.await.expect("an answer"));
    }
    assert_eq!(dealt.len(), 1);
    store.deal_of_day(deal("europe", "e")).await.expect("dealt");
    let came = Came { won: true, points: 99, spare: 1 };
    store.note_house(7, "usa", came).await.expect("written");
    store.note_house(7, "usa", Came::default()).await.expect("written");
    let there = store.deals_of_day(7).await.expect("read");
    let told: Vec<_> = there.iter().map(|deal| (deal.game.as_str(), deal.house)).collect();
    assert_eq!(told, [("europe", None), ("usa", Some(came))]);
    assert_eq!(store.days_before(8, 9).await.expect("read"), [7]);
    assert!(store.days_before(7, 9).await.expect("read").is_empty());
}

#[tokio::test]
async fn nobody_has_two_tries_and_what_has_ended_stays() {
    let store = open(&folder("days-tried")).await;
    store.rename("anna", "Анна").await.expect("written");
    store.append(begins("t", &["anna", "boris"])).await.expect("written");
    let late = store.append(begins("u", &["clara", "boris"])).await;
    assert!(matches!(late, Err(StoreError::Taken)));
    assert!(store.log("u", 0).await.expect("read").is_empty(), "and nothing of it is written");
    assert!(store.own_tries("clara", 7).await.expect("read").is_empty());
    assert!(
        store.is_tried(7, "usa").await.expect("read") && !store.is_tried(7, "europe").await.expect("read")
    );
    let came = Some(Came { won: false, points: -4, spare: 0 });
    let end = |from, came| Append {
        table: "t".to_owned(),
        from,
        bodies: vec!["end".to_owned()],
        ended: Some(Ended { at: 50 + from as i64, came }),
        ..Append::default()
    };
    store.append(end(1, came)).await.expect("written");
    store.append(end(2, None)).await.expect("written");
    let anna = Try { name: "Анна".to_owned(), ended: Some(51), came, ..one("anna", "t") };
    assert_eq!(store.own_tries("anna", 7).await.expect("read"), [anna]);
    assert!(!store.is_tried(7, "usa").await.expect("read"));
    assert_eq!(store.days_played("boris").await.expect("read"), [7]);
    store.append(begins("v", &["clara"])).await.expect("written");
    store.append(Append { table: "v".to_owned(), ..end(1, None) }).await.expect("written");
    assert!(store.days_played("clara").await.expect("read").is_empty(), "who gave up has not played it");
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_a_place_without_a_name_and_a_table_takes_its_tries_along() {
    let store = open(&folder("days-forgotten")).await;
    for person in ["anna", "boris"] {
        store.rename(person, person).await.expect("written");
    }
    store.append(begins("t", &["anna", "boris"])).await.expect("written");
    let forget =
        Forget { person: "anna".to_owned(), nobody: "gone-1".to_owned(), rewrite: Box::new(|_| None) };
    store.forget(forget).await.expect("forgotten");
    let tries = store.tries(7).await.expect("read");
    let named: Vec<_> = tries.iter().map(|one| (one.person.as_str(), one.name.as_str())).collect();
    assert_eq!(named, [("boris", "boris"), ("gone-1", "")]);
    store.delete(&["t".to_owned()]).await.expect("deleted");
    assert!(store.tries(7).await.expect("read").is_empty());
}

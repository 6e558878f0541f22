//! Games that grew from others: found by what they grew from, one's own first, and gone with their tables.

use crate::place::{folder, open};
use store::{Append, Branch, Forget};

fn grown(from: &str, table: &str, person: &str, at: i64) -> Branch {
    let [from, table, person, seat] = [from, table, person, "B"].map(str::to_owned);
    Branch { from, table, step: 57, seat, imagined: at > 2, person, name: String::new(), at }
}

#[tokio::test]
async fn they_are_found_by_what_they_grew_from_and_gone_with_their_tables() {
    let store = open(&folder("branches")).await;
    store.rename("anna", "Анна").await.expect("written");
    let all = [grown("t", "a", "anna", 1), grown("t", "b", "boris", 2), grown("t", "c", "boris", 3)];
    for branch in all.iter().chain([&grown("u", "d", "anna", 9)]) {
        let branch = branch.clone();
        let (table, bodies) = (branch.table.clone(), vec!["x".to_owned()]);
        let sits = vec![branch.person.clone()];
        store
            .append(Append { table, bodies, sits, branch: Some(branch), ..Append::default() })
            .await
            .expect("written");
    }
    let found = async |person: &str, most: u32| store.branches("t", person, most).await.expect("read");
    let named = Branch { name: "Анна".to_owned(), ..all[0].clone() };
    assert_eq!(found("anna", 9).await, [named, all[2].clone(), all[1].clone()]);
    let tables = |branches: Vec<Branch>| branches.into_iter().map(|branch| branch.table).collect::<Vec<_>>();
    assert_eq!(tables(found("boris", 2).await), ["c", "b"], "the newest, and no more than asked for");
    let forget =
        Forget { person: "boris".to_owned(), nobody: "gone-1".to_owned(), rewrite: Box::new(|_| None) };
    store.forget(forget).await.expect("forgotten");
    let others = found("clara", 9).await;
    let people: Vec<&str> = others.iter().map(|branch| branch.person.as_str()).collect();
    assert_eq!(people, ["gone-1", "gone-1", "anna"]);
    store.delete(&["c".to_owned()]).await.expect("deleted");
    assert_eq!(tables(found("anna", 9).await), ["a", "b"]);
}

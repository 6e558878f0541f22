//! Two servers of one house; nothing, where there is no Postgres to test with.

use crate::guest::{Guest, beside, house_in};

/// What somebody was told to be done is on every page that they ask for after that, also while a server reads the
/// table for somebody who has asked before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_being_read_is_read_up_to_what_was_done_meanwhile() {
    let (house, folder) = house_in("two-servers-reading", 1).await;
    if !house.tools.store.is_shared() {
        return;
    }
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=europe&name=Anna&bots=1&level=trainee&first=me").await.location();
    // A long game takes a while to be read.
    for _ in 0..40 {
        let page = anna.until_my_turn(&table).await;
        anna.act_somehow(&table, &page).await;
    }
    for _ in 0..10 {
        let other = beside(&folder, 2).await;
        let page = anna.until_my_turn(&table).await;
        let (mut watcher, path) = (Guest::new(&other, "en"), table.clone());
        let reading = tokio::spawn(async move { watcher.get(&path).await.status });
        tokio::time::sleep(std::time::Duration::from_millis(4)).await;
        anna.act_somehow(&table, &page).await;
        let acted = anna.steps_at(&table).await;
        let there = anna.clone().at(&other).steps_at(&table).await;
        assert!(there >= acted, "{acted} steps are shown by the one, {there} by the other one");
        assert_eq!(reading.await.expect("an answer"), 200);
        other.tools.store.close().await.expect("closed");
    }
}

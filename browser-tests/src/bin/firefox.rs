//! A smoke story in Firefox: every game of the house is begun, looked at and played for a while.

use roundhouse_browser_tests::{Browser, House, Person, games};

/// So many decisions in each game.
const DECISIONS: u32 = 8;

#[tokio::main]
async fn main() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::firefox().await);
    for game in games() {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        person.play_on(DECISIONS).await;
        person.until_my_turn().await;
        assert_eq!(person.lost, [""; 0], "{game}: clicks without effect, of {}", person.decisions);
        assert!(person.decisions >= DECISIONS, "{game}: {} decisions", person.decisions);
        let step = person.glance().await.step;
        person.click(".undo button:not([disabled])").await;
        person.until_step(step + 1).await;
        println!("{game}: {} decisions by clicks, and one taken back", person.decisions);
        person.forget();
    }
}

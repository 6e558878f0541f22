//! Whole turns of every game by the keyboard alone.

use roundhouse_browser_tests::{Browser, House, Person, games};

/// So many decisions are made in each game.
const DECISIONS: u32 = 12;

#[tokio::test]
async fn turns_of_every_game_are_taken_by_the_keyboard_alone() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for game in games() {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        person.keys_only = true;
        person.play_on(DECISIONS).await;
        person.until_my_turn().await;
        person.keys_only = false;
        assert_eq!(person.lost, [""; 0], "{game}: keys without effect, of {}", person.decisions);
        assert_eq!(person.browser.complaints().await, [""; 0], "{game}");
        person.forget();
    }
}

/// What is opened takes the keyboard along, and gives it back.
#[tokio::test]
async fn what_was_opened_by_keys_is_closed_by_escape() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    person.play_on(1).await;
    person.until_my_turn().await;
    person.keys_only = true;
    person.click("#tickets a.ticket").await;
    person.wait_for("#tickets a.ticket.shown").await;
    person.browser.key("Escape").await;
    person.wait_for("#tickets:not(:has(.shown))").await;
    let at = "return document.activeElement.matches('#tickets a.ticket')";
    assert_eq!(person.browser.ask(at, &[]).await, true, "the keyboard is where it was");
}

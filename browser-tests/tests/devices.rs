//! One person at two devices: a link that works once, and what it brings along.

use roundhouse_browser_tests::{Browser, House, Person};
use thirtyfour::By;

#[tokio::test]
async fn a_game_goes_on_on_a_phone_by_a_link_that_works_once() {
    let mut house = House::open(0).await;
    let (desk, phone, stranger) = tokio::join!(Browser::open(), Browser::open(), Browser::open());
    let [mut desk, mut phone, stranger] = [desk, phone, stranger].map(Person::at);
    phone.browser.resize(390, 844).await;
    desk.open(&house.address("/")).await;
    desk.play_now("usa", 1, "trainee").await;
    desk.play_on(2).await;
    let table = desk.browser.current_url().await.expect("a page").to_string();

    desk.open(&house.address("/me")).await;
    desk.click("form[action='/me/link'] button").await;
    let link = desk.wait_for("#link").await.value().await.expect("a field").expect("a link");
    // A messenger looks at it first, and so does somebody who doesn't press anything.
    stranger.open(&link).await;
    stranger.wait_for("form[action^='/me/here/'] button").await;
    phone.open(&link).await;
    phone.click("form[action^='/me/here/'] button").await;
    phone.wait_for("form[action='/me/link']").await;
    stranger.click("form[action^='/me/here/'] button").await;
    stranger.reads("link").await;
    assert!(
        stranger.browser.find(By::Css("form[action='/me/link']")).await.is_err(),
        "who comes second gets nobody's page"
    );

    phone.open(&table).await;
    phone.play_on(2).await;
    house.kill();
    house.start().await;
    phone.play_on(2).await;
    assert_eq!(phone.decisions, 4);
    // Both are the same person: the desk sees what the phone did, and may go on itself.
    desk.open(&table).await;
    desk.forget();
    desk.play_on(1).await;
    stranger.open(&table).await;
    stranger.wait_for("#prompt").await;
    assert!(!stranger.browser.shows("#hand .card").await, "who only watches has no hand");
}

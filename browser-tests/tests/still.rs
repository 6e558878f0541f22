//! Nothing moves under a finger: through whole games, on every kind of window, in both languages.
//!
//! Usually every game is played once, each on another window; with `ROUNDHOUSE_STORIES=all` on all of them.

use roundhouse_browser_tests::{Browser, House, Person, games};

/// Wide, wider, a phone upright and lying, a tablet.
const WINDOWS: [(u32, u32); 5] = [(1280, 800), (1440, 900), (390, 844), (844, 390), (820, 1180)];
const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Which game is played where: every game on every window, and both languages with each of both.
fn evenings() -> Vec<(String, (u32, u32), &'static str)> {
    let all = std::env::var("ROUNDHOUSE_STORIES").is_ok_and(|stories| stories == "all");
    let rounds = if all { WINDOWS.len() } else { 1 };
    let mut evenings = Vec::new();
    for round in 0..rounds {
        for (number, game) in games().into_iter().enumerate() {
            let window = WINDOWS[(number + round) % WINDOWS.len()];
            evenings.push((game, window, LANGUAGES[(number + round) % LANGUAGES.len()]));
        }
    }
    evenings
}

#[tokio::test]
async fn nothing_moves_through_whole_games() {
    let (mut evenings, mut failed) = (evenings(), Vec::new());
    // Two at a time: there are not more cores than that.
    while !evenings.is_empty() {
        let two = evenings.split_off(evenings.len().saturating_sub(2));
        let played: Vec<_> = two.into_iter().map(|evening| tokio::spawn(evening_at(evening))).collect();
        for played in played {
            failed.extend(played.await.err().map(|why| why.to_string()));
        }
    }
    assert!(failed.is_empty(), "{} evenings failed, as told above: {failed:#?}", failed.len());
}

async fn evening_at((game, (width, height), language): (String, (u32, u32), &'static str)) {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.browser.resize(width, height).await;
    person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
    person.play_now(&game, 1, "trainee").await;
    person.browser.watch_stillness().await;
    person.play_to_the_end().await;
    let sheet = person.wait_for("#score table").await.text().await.expect("a score sheet");
    assert!(sheet.lines().count() >= 3, "{sheet}");
    let found = person.browser.stillness().await;
    let evening = format!("{game} on {width}×{height} in {language}");
    assert!(found.moved.is_empty(), "{evening}, {} looks: {:#?}", found.looks, found.moved);
    assert!(found.looks > 40 && found.parts > 20, "{evening}: {found:?}");
    let is_map = person.browser.shows("#map a.route").await;
    assert!(!is_map || width < 1100 || found.routes > 30, "{evening}: {found:?}");
    assert_eq!(person.browser.complaints().await, [""; 0], "{evening}");
    assert_eq!(person.lost, [""; 0], "{evening}: clicks without effect, of {}", person.decisions);
    person.out_of_reach.retain(|focus| focus.starts_with("route:"));
    assert_eq!(person.out_of_reach, [""; 0], "{evening}: routes that can't be reached");
}

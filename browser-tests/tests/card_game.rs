//! The Card Game's own evening: what lies over its stations between the rounds.

use roundhouse_browser_tests::{Browser, House, Person};

/// What is unfolded over the stations.
const OPEN: &str = "#interlude details[open] .interlude-sheet";

/// Plays until the second round of a table of four has begun.
async fn second_round(person: &mut Person) {
    for _ in 0..400 {
        let glance = person.until_my_turn().await;
        if person.browser.shows("#interlude:not([hidden])").await {
            return;
        }
        assert!(!glance.over, "there is a second round");
        person.decide(&glance).await;
    }
    panic!("the first round doesn't end");
}

/// Between the rounds everybody reads what the first one brought, puts it away, and can read it again (CG-26).
#[tokio::test]
async fn what_a_round_brought_is_read_put_away_and_read_again() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.keeps_all = true;
    for (width, height) in [(390, 844), (1280, 800)] {
        person.browser.resize(width, height).await;
        person.open(&house.address("/")).await;
        person.play_now("card-game", 3, "trainee").await;
        second_round(&mut person).await;
        person.wait_for(OPEN).await;
        let sheet = person.text(OPEN).await;
        assert!(
            sheet.to_lowercase().contains("the first round is over") && sheet.contains("Completed"),
            "{sheet}"
        );
        let rows =
            person.browser.ask("return document.querySelectorAll('#interlude tbody tr').length", &[]).await;
        assert_eq!(rows.as_u64(), Some(4), "{sheet}");
        // What was scored is folded away: nothing but this lies over the stations.
        assert!(!person.browser.shows("details.scored[open]").await, "{sheet}");
        person.click("#interlude summary").await;
        assert!(!person.browser.shows(OPEN).await, "put away");
        person.click("#interlude summary").await;
        person.wait_for(OPEN).await;
        person.browser.key("Escape").await;
        assert!(!person.browser.shows(OPEN).await, "put away by a key");
        // It stays away when something happens, and whoever comes back later finds it so.
        person.play_on(2).await;
        person.until_my_turn().await;
        assert!(!person.browser.shows(OPEN).await, "it doesn't come again by itself");
        person.browser.refresh().await.expect("a page");
        person.wait_for("#interlude summary").await;
        assert!(!person.browser.shows(OPEN).await, "it was read");
        person.click("#interlude summary").await;
        assert_eq!(
            person.text("#interlude tbody tr:first-child .interlude-sum").await,
            points(&sheet),
            "the same"
        );
        assert_eq!(person.browser.complaints().await, [""; 0]);
        assert_eq!(person.lost, [""; 0], "clicks without effect, of {}", person.decisions);
        person.forget();
    }
}

/// The points of whoever is ahead, as the sentence at the top has them.
fn points(sheet: &str) -> String {
    let sentence = sheet.lines().find(|line| line.contains(" with ")).unwrap_or_default();
    sentence.chars().filter(char::is_ascii_digit).collect()
}

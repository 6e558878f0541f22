//! What leads into the games and back out of them: first lessons, the deal of the day, looking at a game again,
//! records, score pads, the sheet of keys, rules over a table.

use roundhouse_browser_tests::{Browser, House, Person, games};

use crate::album::Album;

async fn newcomer(house: &House, path: &str) -> Person {
    let person = Person::at(Browser::open().await);
    person.open(&house.address(path)).await;
    person
}

/// The beginning of each first lesson, and what is said of something else than it asked for.
pub async fn lessons(album: &mut Album) {
    let house = House::open(0).await;
    for game in games() {
        let person = newcomer(&house, &format!("/g/{game}")).await;
        person.click(".lesson-door button").await;
        person.wait_for("#coach").await;
        album.here(&person, &format!("lesson-{game}")).await;
    }
}

/// The deal of the day: before, in the middle, and the results.
pub async fn day(album: &mut Album) {
    let house = House::open(0).await;
    let mut person = newcomer(&house, "/").await;
    person.click("form[action='/g/europe/day'] button.day-offer").await;
    person.wait_for("form.keep input[name=keep]").await;
    album.here(&person, "day-table").await;
    person.play_to_the_end().await;
    person.open(&house.address("/day")).await;
    album.twice(&person, "day").await;
}

/// A finished game from a seat's eyes and with everything open; a record that departs.
pub async fn again(album: &mut Album) {
    let house = House::open(0).await;
    for game in ["europe", "card-game"] {
        let mut person = newcomer(&house, "/").await;
        person.play_now(game, 1, "trainee").await;
        person.play_to_the_end().await;
        person.click("#score a[href$='/replay']").await;
        person.wait_for("#review-last").await;
        person.click("#review-last").await;
        person.click("#review-back").await;
        album.here(&person, &format!("replay-{game}")).await;
        person.choose("#review select[name=eyes]", "all").await;
        person.wait_for("#hands:not([hidden])").await;
        album.here(&person, &format!("replay-{game}-open")).await;
    }
    let person = newcomer(&house, "/records").await;
    let fault = "document.querySelector('textarea[name=record]').value = 'roundhouse record 7'; return null";
    let wrong = async |person: &Person| {
        person.browser.ask(fault, &[]).await;
        person.click("form.records button[type=submit]").await;
        person.wait_for(".trouble, .at-fault").await;
    };
    album.once(&person, "records-fault", wrong).await;
}

/// Score pads: empty, with something wrong, and counted.
pub async fn pads(album: &mut Album) {
    let house = House::open(0).await;
    let person = newcomer(&house, "/pad").await;
    album.here(&person, "pads").await;
    for (name, pad) in [
        ("europe", "europe/1.3A"),
        ("europe-counted", "europe/1.5A.xx0000h9k3bz0zw06610z009zx4fekaqp72zcgq00hgs0s0p876.2"),
        ("great-lakes", "great-lakes/1.3B"),
        ("card-game", "card-game/1.2...c01jo.00020"),
    ] {
        person.open(&house.address(&format!("/pad/{pad}"))).await;
        album.here(&person, &format!("pad-{name}")).await;
    }
}

/// What opens over a table: the sheet of keys, and a chapter of the rules.
pub async fn over(album: &mut Album) {
    let house = House::open(0).await;
    let person = newcomer(&house, "/").await;
    person.play_now("great-lakes", 1, "trainee").await;
    let keys = "document.querySelector('[data-keys]').click(); return null";
    album
        .once(&person, "keys", async |person| {
            person.browser.ask(keys, &[]).await;
            person.wait_for("#keys[open]").await;
        })
        .await;
    let rules = "document.querySelector('.seat-menu a[data-rules=chapter-glance]').click(); return null";
    let there = "return !!document.querySelector('.rules-sheet')?.shadowRoot?.querySelector('.rules-text')";
    album
        .once(&person, "rules-over", async |person| {
            person.browser.ask(rules, &[]).await;
            person.wait_for("dialog.rules-over[open]").await;
            while person.browser.ask(there, &[]).await != true {}
        })
        .await;
}

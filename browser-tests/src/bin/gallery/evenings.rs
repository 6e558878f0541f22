//! A whole game of each kind: every kind of decision when it comes for the first time, a hint, the last turns,
//! the results.

use std::collections::BTreeSet;

use roundhouse_browser_tests::{Browser, Glance, House, Person};

use crate::album::Album;

/// So many kinds of decision of one game; the rest are mixtures of these.
const KINDS: usize = 9;

/// Plays a game and takes what is new in it.
pub async fn evening(album: &mut Album, game: &str) {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now(game, 2, "driver").await;
    let (mut seen, mut is_late, mut is_hinted) = (BTreeSet::new(), false, false);
    loop {
        let glance = person.until_my_turn().await;
        if glance.over {
            break;
        }
        let kind = glance.kind();
        if seen.len() < KINDS && seen.insert(kind.clone()) {
            album.here(&person, &format!("{game}-{kind}")).await;
            if seen.len() == 2 {
                looked_at(album, &person, game, &glance).await;
            }
        }
        if !is_hinted && seen.len() == 3 && person.browser.shows("#prompt .ask button:not([disabled])").await
        {
            is_hinted = true;
            album.once(&person, &format!("{game}-hint"), hint).await;
        }
        if !is_late && person.browser.shows("#players .few").await {
            is_late = true;
            album.here(&person, &format!("{game}-late")).await;
            if game == "europe" {
                album.with_other_eyes(&person, game).await;
            }
        }
        let glance = person.until_my_turn().await;
        person.decide(&glance).await;
    }
    album.twice(&person, &format!("{game}-results")).await;
}

async fn hint(person: &Person) {
    person.click("#prompt .ask button").await;
    person.wait_for(".advice .reasons li").await;
}

/// Something that was clicked on: a route, or a card.
async fn looked_at(album: &mut Album, person: &Person, game: &str, glance: &Glance) {
    let Some(focus) = glance.route().or(glance.card()) else { return };
    let table = person.browser.current_url().await.expect("an address");
    person.open(&format!("{}?focus={focus}", table.as_str().split('?').next().unwrap_or_default())).await;
    album.twice(person, &format!("{game}-choice")).await;
    person.open(table.as_str().split('?').next().unwrap_or_default()).await;
}

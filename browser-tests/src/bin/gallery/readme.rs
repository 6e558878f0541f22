//! The pictures that README shows.

use std::path::Path;

use roundhouse_browser_tests::{Browser, House, Person, Scheme, games};

use crate::album::{Manner, set};

/// Takes each in the one window, theme and language that it is shown in.
pub async fn take(folder: &Path) {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    let games = games();
    let (first, others) = games.split_first().expect("games");
    person.open(&house.address("/")).await;
    picture(&person, folder, "home", (1280, 800), Scheme::Light, "en").await;
    person.play_now(first, 4, "driver").await;
    person.play_on(12).await;
    let table = person.browser.current_url().await.expect("an address");
    while let glance = person.until_my_turn().await
        && !glance.over
    {
        if let Some(route) = glance.route() {
            person.open(&format!("{table}?focus={route}")).await;
            picture(&person, folder, "paying", (1440, 900), Scheme::Light, "en").await;
            break;
        }
        person.decide(&glance).await;
    }
    person.open(table.as_str()).await;
    // Late, but not over: until somebody has few cars left.
    while let glance = person.until_my_turn().await
        && !glance.over
        && !person.browser.shows("#players .few").await
    {
        person.decide(&glance).await;
    }
    picture(&person, folder, "late", (1440, 900), Scheme::Dark, "ru").await;
    picture(&person, folder, "late", (390, 844), Scheme::Light, "ru").await;
    for game in others {
        person.forget();
        person.open(&house.address("/")).await;
        person.play_now(game, 2, "driver").await;
        person.play_on(16).await;
        person.until_my_turn().await;
        picture(&person, folder, game, (1280, 800), Scheme::Light, "en").await;
    }
}

async fn picture(
    person: &Person,
    folder: &Path,
    name: &str,
    window: (u32, u32),
    scheme: Scheme,
    language: &'static str,
) {
    let manner = Manner { window, scheme, language };
    set(person, manner).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    person.browser.shoot(&folder.join(format!("{name}-{}.png", manner.name()))).await;
    set(person, Manner { window: (1280, 800), scheme: Scheme::Light, language: "en" }).await;
}

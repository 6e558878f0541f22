//! Pages around the games: the front page, waiting tables, one's own page, rules, and company at a table.

use std::future::Future;
use std::pin::Pin;

use roundhouse_browser_tests::{Browser, Friends, House, Person, games};

use crate::album::Album;
use crate::around;

type Scene = fn(&mut Album) -> Pin<Box<dyn Future<Output = ()> + '_>>;

/// Each by its name.
pub const SCENES: [(&str, Scene); 11] = [
    ("front", |album| Box::pin(front(album))),
    ("laying", |album| Box::pin(laying(album))),
    ("me", |album| Box::pin(me(album))),
    ("rules", |album| Box::pin(rules(album))),
    ("five", |album| Box::pin(five(album))),
    ("company", |album| Box::pin(company(album))),
    ("lessons", |album| Box::pin(around::lessons(album))),
    ("day", |album| Box::pin(around::day(album))),
    ("again", |album| Box::pin(around::again(album))),
    ("pads", |album| Box::pin(around::pads(album))),
    ("over", |album| Box::pin(around::over(album))),
];

const NAMES: [&str; 2] = ["Александра Верхнеднепровская", "Максимилиан Кржижановский"];

async fn newcomer(house: &House, path: &str) -> Person {
    let person = Person::at(Browser::open().await);
    person.open(&house.address(path)).await;
    person
}

/// The front page to who comes for the first time and to who returns; what is about the house; what isn't there.
async fn front(album: &mut Album) {
    let house = House::open(0).await;
    let mut person = newcomer(&house, "/").await;
    album.twice(&person, "front-first").await;
    for game in games().into_iter().take(2) {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        person.play_on(2).await;
        // On a small window what was open over the map is gone back from first.
        person.until_my_turn().await;
        person.forget();
    }
    person.open(&house.address("/")).await;
    album.twice(&person, "front-returning").await;
    for (name, path) in [("about", "/about"), ("nowhere", "/nowhere")] {
        person.open(&house.address(path)).await;
        album.here(&person, name).await;
    }
}

/// A game's own page, and a table that waits, to its host and to who was invited.
async fn laying(album: &mut Album) {
    let house = House::open(0).await;
    let host = newcomer(&house, "/g/switch-signal").await;
    album.twice(&host, "start").await;
    let unfold =
        "for (const part of document.querySelectorAll('form details')) part.open = true; return null";
    album.once(&host, "start-options", async |host| drop(host.browser.ask(unfold, &[]).await)).await;
    host.open(&house.address("/g/europe")).await;
    host.write("form[action='/tables'] input[name=name]", NAMES[0]).await;
    host.click("form[action='/tables'] button[type=submit]").await;
    let link = host.wait_for("#link").await.value().await.expect("a field").expect("a link");
    album.twice(&host, "lobby-host").await;
    let guest = newcomer(&house, "/").await;
    guest.open(&link).await;
    album.twice(&guest, "lobby-guest").await;
    host.open(&format!("{link}/board")).await;
    album.here(&host, "lobby-board").await;
}

/// A page of one's own.
async fn me(album: &mut Album) {
    let house = House::open(0).await;
    let mut person = newcomer(&house, "/").await;
    for game in games() {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        person.play_to_the_end().await;
        person.forget();
    }
    person.open(&house.address("/")).await;
    person.play_now("usa", 1, "trainee").await;
    person.open(&house.address("/me")).await;
    album.twice(&person, "me").await;
    person.open(&house.address("/me/recover")).await;
    album.here(&person, "me-recover").await;
}

/// The rules of each game.
async fn rules(album: &mut Album) {
    let house = House::open(0).await;
    let person = newcomer(&house, "/").await;
    for game in games() {
        person.open(&house.address(&format!("/g/{game}/rules"))).await;
        album.here(&person, &format!("rules-{game}")).await;
    }
}

/// Five at a table, with the longest names.
async fn five(album: &mut Album) {
    let house = House::open(0).await;
    for game in ["europe", "great-lakes"] {
        let (mut host, guest) = (newcomer(&house, &format!("/g/{game}")).await, newcomer(&house, "/").await);
        host.write("form[action='/tables'] input[name=name]", NAMES[0]).await;
        host.choose("form[action='/tables'] select[name=seats]", "5").await;
        host.click("form[action='/tables'] button[type=submit]").await;
        let link = host.wait_for("#link").await.value().await.expect("a field").expect("a link");
        guest.open(&link).await;
        guest.write("form.join input[name=name]", NAMES[1]).await;
        guest.click("form.join button[type=submit]").await;
        for seat in 3..=5 {
            host.click("form.fill button").await;
            host.wait_for(&format!(".chairs li:nth-child({seat}) form[action$='/clear']")).await;
        }
        host.click("form[action$='/start'] button:not([disabled])").await;
        guest.open(&format!("{link}?")).await;
        let mut guest = guest;
        for person in [&mut host, &mut guest] {
            person.wait_for("#prompt").await;
            let glance = person.until_my_turn().await;
            person.decide(&glance).await;
        }
        album.twice(&host, &format!("five-{game}")).await;
        let menu =
            "const menu = document.querySelector('.seat-menu'); if (menu) menu.open = true; return null";
        album
            .once(&host, &format!("five-{game}-menu"), async |host| drop(host.browser.ask(menu, &[]).await))
            .await;
    }
}

/// What goes on between people: talk, a wish to take something back, a bot in somebody's place, who only watches,
/// several at one screen, and no line to the house.
async fn company(album: &mut Album) {
    let mut house = House::open(0).await;
    let (mut mover, other, link) = Friends::meet(&house, "europe", &[]).await.by_turn().await;
    let glance = mover.until_my_turn().await;
    mover.decide(&glance).await;
    mover.until_step(glance.step + 1).await;
    let talk = "const talk = document.querySelector('.talk'); if (talk) talk.open = true; return null";
    album.once(&other, "talk", async |other| drop(other.browser.ask(talk, &[]).await)).await;
    album.here(&other, "friends").await;
    let watcher = newcomer(&house, "/").await;
    watcher.open(&link).await;
    album.here(&watcher, "spectator").await;
    watcher.open(&format!("{link}/board")).await;
    album.here(&watcher, "board").await;
    other.open(&link).await;
    other.from_menu("/leave").await;
    other.wait_for("form[action$='/return'] button").await;
    album.here(&other, "left").await;
    hot_seat(album, &house).await;
    album
        .once(&mover, "offline", async |mover| {
            house.kill();
            mover.wait_for("body.offline").await;
        })
        .await;
}

async fn hot_seat(album: &mut Album, house: &House) {
    let person = newcomer(house, "/").await;
    person.choose_game("usa").await;
    let lay = "const form = document.querySelector(\"form[action='/play']\");
        for (const [name, value] of [['hands', '2'], ['name2', 'Борис'], ['bots', '1']]) {
            let field = form.querySelector(`[name=${name}]`);
            if (!field) { field = document.createElement('input'); field.name = name; form.append(field); }
            field.value = value;
        }
        form.requestSubmit(); return null;";
    person.browser.ask(lay, &[]).await;
    person.wait_for(".cover").await;
    album.here(&person, "cover").await;
}

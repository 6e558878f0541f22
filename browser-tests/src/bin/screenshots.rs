//! Takes pictures of the pages: `cargo run --release --bin screenshots -- FOLDER [GAME]`, or `--readme`
//! for those in `docs/screenshots/`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use roundhouse_browser_tests::{Browser, House, Person, Scheme, games};

const SIZES: [(u32, u32); 3] = [(1440, 900), (1280, 800), (390, 844)];
const SCHEMES: [(Scheme, &str); 2] = [(Scheme::Light, "light"), (Scheme::Dark, "dark")];

#[tokio::main]
async fn main() {
    let Some(wish) = std::env::args().nth(1) else {
        eprintln!("where to? screenshots FOLDER [GAME], or screenshots --readme");
        std::process::exit(2);
    };
    let readme = wish == "--readme";
    let mut others = games();
    let game = std::env::args().nth(2).unwrap_or_else(|| others[0].clone());
    others.retain(|other| *other != game);
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/screenshots");
    let folder = PathBuf::from(if readme { docs } else { &wish });
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    let album = Album { folder: &folder, house: &house, readme, others };

    album.of(&person, "home", "/").await;
    person.open(&house.address("/")).await;
    person.play_now(&game, 4, "driver").await;
    let table = person.browser.current_url().await.expect("an address").path().to_owned();
    album.of(&person, "opening", &table).await;
    play(&mut person, &house, &table, 12).await;
    album.of(&person, "early", &table).await;
    for _ in 0..8 {
        let glance = person.until_my_turn().await;
        if glance.over {
            break;
        }
        if let Some(route) = glance.route() {
            album.of(&person, "paying", &format!("{table}?focus={route}")).await;
            break;
        }
        play(&mut person, &house, &table, 1).await;
    }
    person.open(&house.address(&table)).await;
    // Late, but not over: until somebody has few cars left.
    for _ in 0..400 {
        let glance = person.until_my_turn().await;
        let few = person.browser.ask("return !!document.querySelector('#players .few')", &[]).await;
        if glance.over || few.as_bool() == Some(true) {
            break;
        }
        person.decide(&glance).await;
    }
    album.of(&person, "late", &table).await;
    person.open(&house.address(&table)).await;
    person.play_to_the_end().await;
    album.of(&person, "over", &table).await;
    if readme {
        album.others(&mut person).await;
    }
}

async fn play(person: &mut Person, house: &House, table: &str, decisions: u32) {
    person.browser.resize(1280, 800).await;
    person.open(&house.address(table)).await;
    person.play_on(decisions).await;
    person.until_my_turn().await;
}

struct Album<'a> {
    folder: &'a Path,
    house: &'a House,
    readme: bool,
    /// The games that have one picture only.
    others: Vec<String>,
}

impl Album<'_> {
    /// One picture of each other game, some way on.
    async fn others(&self, person: &mut Person) {
        for game in &self.others {
            person.forget();
            person.open(&self.house.address("/")).await;
            person.play_now(game, 2, "driver").await;
            person.play_on(16).await;
            person.until_my_turn().await;
            let table = person.browser.current_url().await.expect("an address").path().to_owned();
            self.of(person, game, &table).await;
        }
    }

    /// A page in every size, scheme and language; for the README in those that it shows.
    async fn of(&self, person: &Person, name: &str, path: &str) {
        let browser = &person.browser;
        let back = path.replace('?', "%3F").replace('=', "%3D").replace(':', "%3A");
        for language in ["ru", "en"] {
            person.open(&self.house.address(&format!("/lang/{language}?back={back}"))).await;
            for (scheme, scheme_name) in SCHEMES {
                for (width, height) in SIZES {
                    if self.readme && !self.is_shown(name, language, scheme, width) {
                        continue;
                    }
                    browser.set_scheme(scheme).await;
                    browser.resize(width, height).await;
                    tokio::time::sleep(Duration::from_millis(250)).await;
                    let file = format!("{name}-{width}x{height}-{scheme_name}-{language}.png");
                    browser.shoot(&self.folder.join(file)).await;
                }
            }
        }
        browser.set_scheme(Scheme::Light).await;
        browser.resize(1280, 800).await;
    }

    /// Whether the README shows it.
    fn is_shown(&self, name: &str, language: &str, scheme: Scheme, width: u32) -> bool {
        match (name, language, scheme) {
            ("home", "en", Scheme::Light) => width == 1280,
            ("paying", "en", Scheme::Light) | ("late", "ru", Scheme::Dark) => width == 1440,
            ("late", "ru", Scheme::Light) => width == 390,
            (game, "en", Scheme::Light) => width == 1280 && self.others.iter().any(|other| other == game),
            _ => false,
        }
    }
}

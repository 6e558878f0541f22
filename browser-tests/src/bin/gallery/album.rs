//! Where the pictures are kept, and how each is taken.

use std::path::{Path, PathBuf};
use std::time::Duration;

use roundhouse_browser_tests::{Person, Scheme};
use serde_json::json;

/// Small and large in turn, so that two pictures in a row are never alike.
const WINDOWS: [(u32, u32); 5] = [(1440, 900), (390, 844), (1280, 800), (844, 390), (820, 1180)];

/// The eyes that a picture is seen with, as Chromium calls them.
pub const EYES: [&str; 4] = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/// How a picture is taken.
#[derive(Clone, Copy)]
pub struct Manner {
    pub window: (u32, u32),
    pub scheme: Scheme,
    pub language: &'static str,
}

impl Manner {
    /// Of 20 in a row no two are alike: every window by day and by night, in both languages.
    fn number(number: usize) -> Manner {
        let scheme = if number.is_multiple_of(2) { Scheme::Light } else { Scheme::Dark };
        let language = if (number / 2).is_multiple_of(2) { "ru" } else { "en" };
        Manner { window: WINDOWS[number % WINDOWS.len()], scheme, language }
    }

    pub fn name(self) -> String {
        let scheme = if self.scheme == Scheme::Dark { "dark" } else { "light" };
        format!("{}x{}-{scheme}-{}", self.window.0, self.window.1, self.language)
    }
}

/// A folder of pictures.
pub struct Album {
    folder: PathBuf,
    files: Vec<String>,
}

impl Album {
    pub fn open(folder: &Path) -> Album {
        std::fs::create_dir_all(folder).expect("a folder to write to");
        Album { folder: folder.to_owned(), files: Vec::new() }
    }

    pub fn taken(&self) -> usize {
        self.files.len()
    }

    /// Where somebody is, once.
    pub async fn here(&mut self, person: &Person, name: &str) {
        self.once(person, name, async |_| {}).await;
    }

    /// Where somebody is, on two windows.
    pub async fn twice(&mut self, person: &Person, name: &str) {
        for _ in 0..2 {
            self.here(person, name).await;
        }
    }

    /// Where somebody is, after they have done something there; the page is loaded anew before it.
    pub async fn once(&mut self, person: &Person, name: &str, does: impl AsyncFnOnce(&Person)) {
        let manner = Manner::number(self.files.len());
        set(person, manner).await;
        does(person).await;
        self.shoot(person, name, manner).await;
    }

    /// As the page is now, with other eyes.
    pub async fn with_other_eyes(&mut self, person: &Person, name: &str) {
        for eyes in EYES {
            let manner = Manner { language: "en", ..Manner::number(self.files.len()) };
            set(person, manner).await;
            let see = async |eyes: &str| {
                let seen = json!({ "type": eyes });
                person
                    .browser
                    .cdp()
                    .send_raw("Emulation.setEmulatedVisionDeficiency", seen)
                    .await
                    .expect("other eyes");
            };
            see(eyes).await;
            self.shoot(person, &format!("{name}-{eyes}"), manner).await;
            see("none").await;
        }
    }

    async fn shoot(&mut self, person: &Person, name: &str, manner: Manner) {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let file = format!("{:03}-{name}-{}.png", self.files.len() + 1, manner.name());
        person.browser.shoot(&self.folder.join(&file)).await;
        self.files.push(file);
    }

    /// Writes the page that shows them all.
    pub fn close(&self) {
        let figure = |file: &String| {
            format!("<figure><img loading=lazy src=\"{file}\"><figcaption>{file}</figcaption></figure>\n")
        };
        let figures: String = self.files.iter().map(figure).collect();
        let style = "body{display:flex;flex-wrap:wrap;gap:1em;font:13px sans-serif}figure{margin:0}img{max-width:30em;max-height:30em}";
        let page = format!(
            "<!doctype html><meta charset=utf-8><title>Roundhouse</title><style>{style}</style>{figures}"
        );
        std::fs::write(self.folder.join("index.html"), page).expect("a page of pictures");
    }
}

/// Sets window, theme and language, and loads the page anew.
pub async fn set(person: &Person, manner: Manner) {
    let browser = &person.browser;
    browser.set_scheme(manner.scheme).await;
    browser.resize(manner.window.0, manner.window.1).await;
    let here = browser.current_url().await.expect("an address");
    let back: String = format!("{}?{}", here.path(), here.query().unwrap_or_default())
        .bytes()
        .map(|byte| {
            if byte.is_ascii_alphanumeric() || byte == b'/' {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect();
    let way = format!("{}/lang/{}?back={back}", here.origin().ascii_serialization(), manner.language);
    person.open(&way).await;
}

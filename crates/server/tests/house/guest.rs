//! Someone with a browser that knows no script.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use engine::{Chance as _, FastChance};
use http_body_util::BodyExt as _;
use server::{House, Settings};
use store::{Store, StoreError};
use test_track::database;
use tower::ServiceExt as _;

/// An empty folder for a house.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    database::made_anew(&folder);
    folder
}

pub async fn house(name: &str, seed: u64) -> Arc<House> {
    house_in(name, seed).await.0
}

pub async fn house_in(name: &str, seed: u64) -> (Arc<House>, PathBuf) {
    let folder = folder(name);
    (reopened(&folder, seed).await, folder)
}

/// A house run in another way.
pub async fn house_with(name: &str, seed: u64, change: impl FnOnce(&mut Settings)) -> Arc<House> {
    let mut settings = Settings::at("http://127.0.0.1:4710");
    change(&mut settings);
    opened(&folder(name), seed, settings).await
}

/// The house of a folder, as soon as the one before has let go of it.
pub async fn reopened(folder: &std::path::Path, seed: u64) -> Arc<House> {
    opened(folder, seed, Settings::at("http://127.0.0.1:4710")).await
}

/// The same, and of the time that a test lets pass.
pub async fn reopened_at(folder: &std::path::Path, seed: u64, time: &Time) -> Arc<House> {
    opened_at(folder, seed, Settings::at("http://127.0.0.1:4710"), time).await
}

/// The time of a house: it passes only when a test says so.
#[derive(Clone)]
pub struct Time(Arc<AtomicU64>);

impl Time {
    pub fn new() -> Time {
        Time(Arc::new(AtomicU64::new(0)))
    }

    pub fn pass(&self, time: Duration) {
        self.0.fetch_add(time.as_millis() as u64, Ordering::SeqCst);
    }

    fn now(&self) -> Duration {
        Duration::from_millis(self.0.load(Ordering::SeqCst))
    }
}

/// A house run in another way, whose time a test lets pass.
pub async fn house_at(name: &str, seed: u64, time: &Time, change: impl FnOnce(&mut Settings)) -> Arc<House> {
    let mut settings = Settings::at("http://127.0.0.1:4710");
    change(&mut settings);
    opened_at(&folder(name), seed, settings, time).await
}

async fn opened(folder: &std::path::Path, seed: u64, settings: Settings) -> Arc<House> {
    opened_at(folder, seed, settings, &Time::new()).await
}

async fn opened_at(folder: &std::path::Path, seed: u64, settings: Settings, time: &Time) -> Arc<House> {
    twins().retain(|(house, _)| house.strong_count() > 0);
    // Whoever had it before is known to be gone, as a lock on a folder knows it.
    database::execute_in(folder, GONE);
    let house = server(folder, seed, settings.clone(), time).await;
    if house.tools.store.is_shared() {
        let twin = server(folder, seed + 500_000, settings, time).await;
        twins().push((Arc::downgrade(&house), twin));
    }
    house
}

/// A second server of the house of a folder, if that is in Postgres.
pub async fn second(folder: &std::path::Path, seed: u64) -> Option<Arc<House>> {
    second_at(folder, seed, &Time::new()).await
}

/// The same, with a time of its own.
pub async fn second_at(folder: &std::path::Path, seed: u64, time: &Time) -> Option<Arc<House>> {
    database::address(folder)?;
    Some(server(folder, seed, Settings::at("http://127.0.0.1:4710"), time).await)
}

/// One server of a house.
async fn server(folder: &std::path::Path, seed: u64, settings: Settings, time: &Time) -> Arc<House> {
    let store = loop {
        let opened = match database::address(folder) {
            Some(address) => Store::connect(&address).await,
            None => Store::open(folder, 1_700_000_000).await,
        };
        match opened {
            Err(StoreError::Locked) => tokio::time::sleep(Duration::from_millis(10)).await,
            opened => break opened.expect("a store"),
        }
    };
    let count = AtomicU64::new(seed * 1_000_000);
    let random = move || {
        let mut chance = FastChance::new(count.fetch_add(1, Ordering::Relaxed));
        std::array::from_fn(|_| chance.below(256) as u8)
    };
    let (clock, wall) = (time.clone(), time.clone());
    let wall = Arc::new(move || Duration::from_secs(1_700_000_000) + wall.now());
    House::new(stalls::house(), store, Arc::new(random), Arc::new(move || clock.now()), wall, settings)
}

/// A house in Postgres has a second server, which knows only what the first one tells it: whoever asks is
/// answered by one and the other in turn.
static TWINS: Mutex<Vec<(Weak<House>, Arc<House>)>> = Mutex::new(Vec::new());

fn twins() -> MutexGuard<'static, Vec<(Weak<House>, Arc<House>)>> {
    TWINS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on a house has one server only: for what each server knows by itself, or a moment later than others.
pub fn alone(house: &Arc<House>) {
    twins().retain(|(one, _)| !one.upgrade().is_some_and(|one| Arc::ptr_eq(&one, house)));
}

/// The servers of a house.
fn servers(house: &Arc<House>) -> Vec<Router> {
    let twins = twins();
    let twin = twins.iter().find(|(one, _)| one.upgrade().is_some_and(|one| Arc::ptr_eq(&one, house)));
    let all = std::iter::once(house).chain(twin.map(|(_, twin)| twin));
    all.map(|server| server::routes::router(server.clone())).collect()
}

const GONE: &str = "do 'begin update servers set until = now() - interval ''1 second''; exception when
    undefined_table then null; end'";

#[derive(Clone)]
pub struct Guest {
    /// The servers of the house, the one that is asked next first.
    servers: Vec<Router>,
    headers: Vec<(String, String)>,
    cookies: Vec<(String, String)>,
    chance: FastChance,
}

pub struct Answer {
    pub status: u16,
    pub text: String,
    location: Option<String>,
    code: String,
    /// How it was made smaller, if it was.
    pub coding: Option<String>,
    pub cookies: Vec<String>,
}

impl Answer {
    /// The code of a refusal.
    pub fn code(&self) -> &str {
        &self.code
    }

    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    #[track_caller]
    pub fn location(&self) -> String {
        self.location.clone().unwrap_or_else(|| panic!("{} without a location: {}", self.status, self.text))
    }
}

impl Guest {
    pub fn new(house: &Arc<House>, language: &str) -> Guest {
        let headers = vec![
            ("accept-language".to_owned(), language.to_owned()),
            ("host".to_owned(), "house.test".to_owned()),
        ];
        Guest { servers: servers(house), headers, cookies: Vec::new(), chance: FastChance::new(1) }
    }

    /// The same person at another house.
    pub fn at(self, house: &Arc<House>) -> Guest {
        Guest { servers: servers(house), ..self }
    }

    pub fn header(&mut self, name: &str, value: &str) {
        self.headers.retain(|(key, _)| key != name);
        if !value.is_empty() {
            self.headers.push((name.to_owned(), value.to_owned()));
        }
    }

    /// What a cookie holds.
    pub fn cookie(&self, name: &str) -> String {
        let held = self.cookies.iter().find(|(key, _)| key == name).expect("a cookie");
        held.1.clone()
    }

    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.retain(|(key, _)| key != name);
        self.cookies.push((name.to_owned(), value.to_owned()));
    }

    fn next_server(&mut self) -> Router {
        self.servers.rotate_left(1);
        self.servers[0].clone()
    }

    fn request(&self, method: &str, path: &str, body: &str) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request = request.header("cookie", cookies.join("; "));
        if method == "POST" {
            request = request.header("content-type", "application/x-www-form-urlencoded");
        }
        request.body(Body::from(body.to_owned())).expect("a request")
    }

    async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.next_server().oneshot(request).await.expect("an answer");
        for cookie in response.headers().get_all("set-cookie") {
            let pair = cookie.to_str().expect("text").split(';').next().expect("a pair");
            let (name, value) = pair.split_once('=').expect("a cookie");
            self.cookies.retain(|(key, _)| key != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        let location = response.headers().get("location").map(|to| to.to_str().expect("text").to_owned());
        let status = response.status().as_u16();
        let text = |value: &axum::http::HeaderValue| value.to_str().expect("text").to_owned();
        let code = response.headers().get("x-refusal").map(text).unwrap_or_default();
        let coding = response.headers().get("content-encoding").map(text);
        let cookies = response.headers().get_all("set-cookie").iter().map(text).collect();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        Answer { status, text: String::from_utf8_lossy(&bytes).into_owned(), location, code, coding, cookies }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path, "");
        self.send(request).await
    }

    pub async fn post(&mut self, path: &str, form: &str) -> Answer {
        let request = self.request("POST", path, &encoded(form));
        self.send(request).await
    }

    /// The same with a form that is sent as it is.
    pub async fn post_raw(&mut self, path: &str, form: &str) -> Answer {
        let request = self.request("POST", path, form);
        self.send(request).await
    }

    /// The same with a board file in the form.
    pub async fn post_board(&mut self, path: &str, form: &str, board: &str) -> Answer {
        let board: String = board.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let request = self.request("POST", path, &format!("{}&own_board={board}", encoded(form)));
        self.send(request).await
    }

    pub async fn stream(&mut self, path: &str) -> Stream {
        let request = self.request("GET", path, "");
        let response = self.next_server().oneshot(request).await.expect("an answer");
        Stream { body: response.into_body(), text: String::new() }
    }

    /// How many steps the page of a table shows.
    pub async fn steps_at(&mut self, table: &str) -> u32 {
        step(&self.get(table).await.text)
    }

    /// Waits until the page has something to decide, and gives it.
    pub async fn until_my_turn(&mut self, table: &str) -> String {
        for _ in 0..2000 {
            let page = self.get(table).await.text;
            if decides(&page) {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("it is never my turn at {table}")
    }

    /// Waits until the page has something in it, and gives it.
    pub async fn until(&mut self, path: &str, word: &str) -> String {
        for _ in 0..2000 {
            let page = self.get(path).await.text;
            if page.contains(word) {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{path} never says {word}")
    }

    /// Does something that the page offers: mostly what is on it, sometimes by way of the map.
    pub async fn act_somehow(&mut self, table: &str, page: &str) {
        let mut page = page.to_owned();
        let routes = claimable(&page);
        if !routes.is_empty() && self.chance.below(3) > 0 {
            let route = &routes[self.chance.below(routes.len() as u32) as usize];
            page = self.get(&format!("{table}?focus={route}")).await.text;
        }
        let step = step(&page);
        let keeps = values(&page, "name=\"keep\"", "value=\"");
        let form = if keeps.is_empty() {
            let all = actions(&page);
            let claims: Vec<String> =
                all.iter().filter(|action| action.starts_with("claim")).cloned().collect();
            let actions = if claims.is_empty() { all } else { claims };
            if actions.is_empty() {
                return;
            }
            let action = &actions[self.chance.below(actions.len() as u32) as usize];
            format!("step={step}&action={action}")
        } else {
            let kept: String = keeps.iter().map(|ticket| format!("&keep={ticket}")).collect();
            format!("step={step}{kept}")
        };
        let answer = self.post(&format!("{table}/act"), &form).await;
        assert_eq!(answer.status, 303, "{form}: {}", answer.text);
    }

    pub async fn play_to_the_end(&mut self, table: &str) {
        for _ in 0..5000 {
            let page = self.get(table).await.text;
            if is_over(&page) {
                return;
            }
            if decides(&page) {
                self.act_somehow(table, &page).await;
            } else {
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
        }
        panic!("the game at {table} doesn't end");
    }
}

pub struct Stream {
    body: Body,
    text: String,
}

impl Stream {
    /// The first event that has this in it.
    pub async fn until(&mut self, patience: Duration, word: &str) -> String {
        loop {
            let event = self.next_event(patience).await;
            if event.contains(word) {
                return event;
            }
        }
    }

    pub async fn next_event(&mut self, patience: Duration) -> String {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let event = event.to_owned();
                self.text = rest.to_owned();
                return event;
            }
            let frame = tokio::time::timeout(patience, self.body.frame()).await.expect("in time");
            let frame = frame.expect("no end").expect("no error");
            self.text.push_str(&String::from_utf8_lossy(frame.data_ref().expect("data")));
        }
    }
}

/// Whether a page has something to decide.
pub fn decides(page: &str) -> bool {
    page.contains("name=\"action\"") || page.contains("name=\"keep\"")
}

/// The routes that can be claimed now, as addresses name them.
pub fn claimable(page: &str) -> Vec<String> {
    let mut routes = values(page, "class=\"route ", "data-focus=\"");
    let glows = values(page, "class=\"route ", "class=\"");
    let mut glow = glows.iter().map(|class| class.split(' ').any(|word| word == "can"));
    routes.retain(|_| glow.next() == Some(true));
    routes
}

/// The actions that a page offers.
pub fn actions(page: &str) -> Vec<String> {
    values(page, "name=\"action\"", "value=\"")
}

/// Whether the page shows the score sheet.
pub fn is_over(page: &str) -> bool {
    page.contains("<section id=\"score\"") && !page.contains("<section id=\"score\" hidden")
}

/// The step that the page's forms answer.
pub fn step(page: &str) -> u32 {
    let after = page.split("data-step=\"").nth(1).unwrap_or("0");
    after.split('"').next().and_then(|step| step.parse().ok()).unwrap_or(0)
}

/// What stands in an attribute of every element that has a mark, with entities undone.
pub fn values(page: &str, mark: &str, attribute: &str) -> Vec<String> {
    page.split('<')
        .filter(|element| element.contains(mark))
        .filter_map(|element| element.split(attribute).nth(1)?.split('"').next())
        .map(|value| value.replace("&amp;", "&"))
        .collect()
}

/// A form as browsers send it; `&` and `=` part its fields.
fn encoded(form: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"&=-._".contains(&byte);
    form.bytes()
        .map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

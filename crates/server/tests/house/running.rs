//! What whoever runs a house says of it: a passphrase, an address, limits, health.

use crate::guest::{self, Guest, house, house_with};

#[tokio::test]
async fn a_passphrase_lets_those_in_who_know_it() {
    let house = house_with("passphrase", 21, |settings| {
        settings.passphrase = Some("дудка и фонарь".to_owned());
        settings.limits.tries_an_hour = 3;
    })
    .await;
    let (mut anna, mut mallory) = (Guest::new(&house, "ru"), Guest::new(&house, "en"));
    let door = anna.get("/g/europe").await;
    assert_eq!((door.status, door.code()), (403, "locked"));
    assert!(
        door.text.contains("name=\"passphrase\"") && !door.text.contains("name=\"bots\""),
        "{}",
        door.text
    );
    assert_eq!(anna.post("/play", "game=europe&bots=1").await.status, 403);
    assert_eq!(anna.get("/healthz").await.status, 200, "who watches the house needs none");
    assert_eq!(mallory.post("/enter", "passphrase=guess").await.code(), "passphrase-wrong");
    let entered = anna.post("/enter", "passphrase=дудка и фонарь&back=/g/europe").await;
    assert_eq!(entered.location(), "/g/europe");
    assert_eq!(anna.get("/g/europe").await.status, 200);
    // Another's pass opens nothing.
    let stolen = anna.cookie("pass");
    mallory.set_cookie("pass", &stolen);
    assert_eq!(mallory.get("/g/europe").await.status, 403);
    // Nor does one made elsewhere, out of the same secret and the same passphrase.
    let other = house_with("passphrase-other", 27, |settings| {
        settings.passphrase = Some("дудка и фонарь".to_owned());
    })
    .await;
    let mut there = mallory.clone().at(&other);
    there.post("/enter", "passphrase=дудка и фонарь").await;
    mallory.set_cookie("pass", &there.cookie("pass"));
    assert_eq!((there.get("/g/europe").await.status, mallory.get("/g/europe").await.status), (200, 403));
    assert_eq!(mallory.post("/enter", "passphrase=again").await.code(), "passphrase-wrong");
    assert_eq!(mallory.post("/enter", "passphrase=and again").await.code(), "too-many-requests");
}

#[tokio::test]
async fn an_invitation_leads_where_others_can_go() {
    let lobby = async |name, shown_at: &str, public_url: Option<&str>, host: &str| {
        let house = house_with(name, 22, |settings| {
            settings.shown_at = shown_at.to_owned();
            settings.public_url = public_url.map(str::to_owned);
        })
        .await;
        let mut anna = Guest::new(&house, "en");
        anna.header("host", host);
        let table = anna.post("/tables", "game=europe&seats=2").await.location();
        let page = anna.get(&table).await.text;
        let link = page.split("id=\"link\"").nth(1).expect("a link").split("value=\"").nth(1).expect("it");
        let link = link.split('"').next().expect("its end").trim_end_matches(&table).to_owned();
        (link, page.contains("--host"))
    };
    let here = "http://127.0.0.1:4710";
    let alone = lobby("alone", here, None, "127.0.0.1:4710").await;
    assert_eq!(alone, (here.to_owned(), true), "it says that only this machine can open it");
    let near = lobby("near", "http://192.168.1.5:4710", None, "localhost:4710").await;
    assert_eq!(near, ("http://192.168.1.5:4710".to_owned(), false));
    let named = lobby("named", "http://192.168.1.5:4710", None, "attic.local:4710").await;
    assert_eq!(named, ("http://attic.local:4710".to_owned(), false));
    let known = lobby("known", here, Some("https://house.example"), "127.0.0.1:4710").await;
    assert_eq!(known, ("https://house.example".to_owned(), false));
}

#[tokio::test]
async fn cookies_are_secure_where_the_connection_is_and_renewed_while_used() {
    let house = house_with("cookies", 23, |settings| settings.trust_proxy = true).await;
    let mut anna = Guest::new(&house, "en");
    let plain = anna.get("/").await.cookies;
    assert!(plain[0].contains("HttpOnly") && plain[0].contains("SameSite") && !plain[0].contains("Secure"));
    anna.header("x-forwarded-proto", "https");
    let renewed = anna.get("/").await.cookies;
    assert!(renewed[0].contains("Secure") && renewed[0].contains("Max-Age=31536000"), "{renewed:?}");
    assert_eq!(plain[0].split(';').next(), renewed[0].split(';').next(), "the secret stays the same");
    anna.set_cookie("roundhouse", &"Z".repeat(64));
    assert_ne!(
        anna.get("/").await.cookies[0].split(';').next(),
        Some(&*format!("roundhouse={}", "Z".repeat(64)))
    );
    assert!(anna.get("/healthz").await.cookies.is_empty());
}

#[tokio::test]
async fn every_refusal_has_a_status_a_code_and_a_sentence() {
    let house = house("refusals", 24).await;
    let mut anna = Guest::new(&house, "ru");
    let (large, board) = ("x".repeat(20_000), "x".repeat(300_000));
    let asked = [
        ("GET", "/nothing", "", 404, "not-found"),
        ("GET", "/t/nowhere", "", 404, "no-table"),
        ("GET", "/g/chess", "", 404, "not-found"),
        ("GET", "/play", "", 405, "wrong-method"),
        ("POST", "/about", "", 405, "wrong-method"),
        ("POST", "/enter", &large, 413, "too-large"),
        ("POST", "/play", &board, 413, "board-too-large"),
        ("POST", "/tables", &board, 413, "board-too-large"),
        ("POST", "/play", "game=chess", 409, "roster-no-game"),
        ("POST", "/t/nowhere/act", "step=0&action=blind", 404, "no-table"),
        ("GET", "/t/%ff/regions", "", 404, "no-table"),
    ];
    for script in ["", "1"] {
        anna.header("x-live", script);
        for (method, path, form, status, code) in asked {
            let answer = match method {
                "GET" => anna.get(path).await,
                _ => anna.post(path, form).await,
            };
            assert_eq!((answer.status, answer.code()), (status, code), "{method} {path}");
            let text = match script {
                "" => answer.text.clone(),
                _ => answer.json()["notice"]["text"].as_str().expect("a sentence").to_owned(),
            };
            let russian = text.chars().filter(|letter| ('а'..='я').contains(letter)).count();
            assert!(russian > 5, "{method} {path} says: {text}");
            assert!(!text.contains(&format!("refusal-{code}")), "{path} has a text: {text}");
        }
    }
}

#[tokio::test]
async fn health_can_be_watched_by_this_machine_alone() {
    let house = house("health", 25).await;
    guest::alone(&house);
    let mut anna = Guest::new(&house, "en");
    anna.post("/play", "game=europe&bots=1&level=trainee").await;
    assert_eq!(anna.get("/healthz").await.text, "ok\n");
    assert_eq!(anna.get("/readyz").await.text, "ok\n");
    let metrics = anna.get("/metrics").await.text;
    assert!(metrics.contains("roundhouse_answers_total{route=\"/play\",status=\"303\"} 1"), "{metrics}");
    assert!(metrics.contains("roundhouse_tables_in_memory 1"), "{metrics}");
    anna.header("x-forwarded-for", "203.0.113.9");
    assert_eq!(anna.get("/metrics").await.status, 404, "nobody sees them by way of a proxy");
    anna.header("x-forwarded-for", "");
    house.tools.stopping.send_replace(true);
    assert_eq!(anna.get("/readyz").await.status, 503);
}

#[tokio::test]
async fn a_picture_that_is_not_drawn_yet_is_drawn_for_whoever_asks() {
    let house = house("pictures", 26).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=great-lakes&bots=1&level=trainee").await.location();
    let page = anna.get(&table).await.text;
    let picture =
        page.split("href=\"/assets/").find(|rest| rest.contains(".svg\" width")).expect("a picture");
    let picture = format!("/assets/{}", picture.split('"').next().expect("its address"));
    let answer = anna.get(&picture).await;
    assert_eq!(answer.status, 200, "{picture}");
    assert!(answer.text.contains("<svg") && answer.cookies.is_empty(), "anybody may keep it");
    assert_eq!(anna.get("/assets/nothing.svg").await.status, 404);
}

#[tokio::test]
async fn files_come_as_small_as_the_browser_can_read_them() {
    let house = house("small files", 27).await;
    let mut anna = Guest::new(&house, "en");
    pages::assets::press();
    let style = pages::assets::url("style");
    let mut had = Vec::new();
    for coding in ["gzip", "gzip, deflate, br", "gzip, br;q=0"] {
        anna.header("accept-encoding", coding);
        had.push(anna.get(style).await.text);
    }
    assert_eq!(had[0], had[2], "who doesn't want it doesn't get it");
    assert!(had[1].len() < had[0].len() && had[1] != had[0], "it is smaller");
    anna.header("accept-encoding", "");
    assert!(anna.get(style).await.text.contains("@layer"), "as it is");
    let table = anna.post("/play", "game=europe&bots=1&level=trainee").await.location();
    for (read, path, coding) in [
        ("gzip", &*table, Some("gzip")),
        ("gzip, br", &table, Some("br")),
        ("gzip, br", "/about", Some("gzip")),
        ("br;q=0", &table, None),
    ] {
        anna.header("accept-encoding", read);
        let answer = anna.get(path).await;
        assert_eq!(answer.coding.as_deref(), coding, "{path} for who reads {read}");
    }
}

#[tokio::test]
async fn the_sheet_of_keys_comes_when_it_is_asked_for() {
    let house = house("keys", 28).await;
    let mut anna = Guest::new(&house, "en");
    for (game, key) in [("europe", "KeyP"), ("switch-signal", "KeyH")] {
        let table = anna.post("/play", &format!("game={game}&bots=1&level=trainee")).await.location();
        assert!(!anna.get(&table).await.text.contains("data-code"), "{game}: not with the page");
        let sheet = anna.get(&format!("{table}/keys")).await;
        assert_eq!(sheet.status, 200);
        assert!(sheet.text.starts_with("<dialog id=\"keys\"") && sheet.text.contains(key), "{}", sheet.text);
    }
    let waiting = anna.post("/tables", "game=europe&seats=2").await.location();
    assert_eq!(anna.get(&format!("{waiting}/keys")).await.status, 404, "nobody plays there yet");
}

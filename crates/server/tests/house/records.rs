//! Records that people bring along: what is right can be looked at, and what isn't is told at its line.

use std::time::Duration;

use engine::{FastChance, Notation, Recorder, Seed, playout};

use crate::guest::{self, Guest, Time, house, house_at, house_in, house_with};

/// A form with texts in it that are sent letter by letter.
fn form(fields: &[(&str, &str)]) -> String {
    let letters = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    fields.iter().map(|(name, text)| format!("{name}={}", letters(text))).collect::<Vec<_>>().join("&")
}

/// The record of a random game.
fn recorded<R: Notation>(rules: &R) -> String {
    let mut recorder = Recorder::deal(rules, Seed::from_text("brought"), &mut ());
    let mut chance = FastChance::new(3);
    while let Some(seat) = playout::actor(rules, recorder.state(), &mut chance) {
        let action = rules.pick(recorder.state(), seat, &mut chance).expect("something to do");
        recorder.apply(seat, action, &mut ()).expect("legal");
    }
    recorder.record_mut().names.push((engine::Seat::default(), "Аня".to_owned()));
    recorder.record().to_string()
}

fn europe() -> String {
    recorded(&classic::Classic::standard(3).expect("a table"))
}

async fn bring(guest: &mut Guest, record: &str) -> guest::Answer {
    guest.post_raw("/records", &form(&[("record", record)])).await
}

#[tokio::test]
async fn a_record_is_looked_at_by_whoever_has_the_link() {
    let (house, folder) = house_in("records-link", 221).await;
    let mut anna = Guest::new(&house, "ru");
    for page in ["/", "/me"] {
        assert!(anna.get(page).await.text.contains("href=\"/records\""), "{page} leads there");
    }
    assert!(anna.get("/records").await.text.contains("name=\"record\""));
    let record = europe();
    let link = bring(&mut anna, &record).await.location();
    assert!(link.starts_with("/t/record/") && link.ends_with("/replay"), "{link}");
    assert_eq!(bring(&mut anna, &record).await.location(), link, "the same has the same address");
    // Somebody else, when the program has been started again, or by another server of the house.
    house.tools.store.close().await.expect("closed");
    let house = guest::reopened(&folder, 222).await;
    let mut boris = Guest::new(&house, "en");
    let first = boris.get(&link).await.location();
    assert_eq!(first, format!("{link}/0/all"));
    let page = boris.get(&format!("{link}/20/all")).await.text;
    assert!(page.contains("Аня") && page.contains("class=\"held-cards\""), "{page}");
    assert!(boris.get(&format!("{link}/20/B")).await.text.contains("id=\"hand\""));
    assert_eq!(boris.get(&format!("{link}/20/B/regions?focus=")).await.json()["step"], 20);
    assert_eq!(boris.get(&format!("{link}/20/E")).await.status, 404, "nobody sat there");
    let text = boris.get(&link.replace("/replay", "/record.txt")).await.text;
    assert_eq!(text, record);
    for away in ["/t/record/0123/replay", "/t/record/0123/replay/1/A", "/t/record/0123/record.txt"] {
        assert_eq!(boris.get(away).await.code(), "no-record", "{away}");
    }
}

#[tokio::test]
async fn the_log_of_a_table_is_a_record_too() {
    let house = house("records-log", 223).await;
    let mut anna = Guest::new(&house, "en");
    for game in ["usa", "card-game"] {
        let form = format!("game={game}&name=Anna&bots=1&level=trainee&first=me");
        let table = anna.post("/play", &form).await.location();
        anna.play_to_the_end(&table).await;
        let log = anna.get(&format!("{table}/record")).await.text;
        let link = bring(&mut anna, &log).await.location();
        let page = anna.get(&format!("{link}/9/all")).await;
        assert!(page.status == 200 && page.text.contains("Anna"), "{}", page.text);
    }
}

#[tokio::test]
async fn what_is_wrong_is_told_at_its_line_and_nothing_is_lost() {
    let house = house("records-wrong", 224).await;
    let mut anna = Guest::new(&house, "en");
    let record = europe();
    let lines: Vec<&str> = record.lines().collect();
    let at = 1 + lines.iter().position(|line| line.starts_with("40 ")).expect("a step");
    let with = |line: &str| {
        let mut lines = lines.clone();
        lines[at - 1] = line;
        lines.join("\n")
    };
    // A line that can't be read.
    let answer = bring(&mut anna, &with("40 Q dances <wildly>")).await;
    assert_eq!((answer.status, answer.code()), (422, "record-faulty"));
    let marked = format!("<li class=\"at-fault\"><b>{at}</b><span>40 Q dances &lt;wildly&gt;</span>");
    assert!(answer.text.contains(&marked), "{}", answer.text);
    assert!(answer.text.matches("40 Q dances &lt;wildly&gt;").count() >= 2, "the text is still in its field");
    // A step against the rules: it is told what the record says and why not; what comes before can be looked at.
    let seat = lines[at - 1].split(' ').nth(1).expect("a seat");
    let answer = bring(&mut anna, &with(&format!("40 {seat} claim paris-moskva red:9"))).await;
    assert_eq!((answer.status, answer.code()), (422, "record-faulty"));
    assert!(answer.text.contains(&format!("At step 40 (line {at}:")), "{}", answer.text);
    assert!(answer.text.contains("Look at the 39 steps before it"), "{}", answer.text);
    let link =
        guest::values(&answer.text, "class=\"button\"", "href=\"/t/").into_iter().next().expect("a link");
    let page = anna.get(&format!("/t/{link}/2000/all")).await.text;
    assert_eq!(guest::step(&page), 39);
    assert!(page.contains("class=\"review-fault\""), "and there it is told too");
    // Another position than was written down.
    let (said, _) = lines[at - 1].split_once(" # ").expect("a hash");
    let answer = bring(&mut anna, &with(&format!("{said} # 0123456789abcdef"))).await;
    assert!(answer.status == 422 && answer.text.contains("0123456789abcdef"), "{}", answer.text);
    // Another end.
    let other_end = record.replace("winner ", "winner B by luck ");
    let answer = bring(&mut anna, &other_end).await;
    assert!(answer.status == 422 && answer.text.contains("by luck"), "{}", answer.text);
    // A file of another kind, a game and a board that aren't here.
    for foreign in [
        "",
        "hello",
        "{\"not\": \"a log\"}",
        "{",
        &record.replace("game europe", "game asia"),
        &record.replace("board europe", "board atlantis"),
        &record.replace("seats 3", "seats 9"),
    ] {
        let answer = bring(&mut anna, foreign).await;
        assert_eq!((answer.status, answer.code()), (422, "record-faulty"), "{foreign:.40}");
        assert!(answer.text.contains("class=\"trouble faulty\""));
    }
}

#[tokio::test]
async fn a_board_of_ones_own_comes_along() {
    let house = house("records-board", 225).await;
    let mut anna = Guest::new(&house, "en");
    let board = anna.get("/boards/europe.toml").await.text.replace("id = \"europe\"", "id = \"my-europe\"");
    let answer =
        anna.post_board("/play", "game=europe&name=Anna&bots=1&level=trainee&first=me", &board).await;
    let table = answer.location();
    anna.play_to_the_end(&table).await;
    let record = anna.get(&format!("{table}/record.txt")).await.text;
    assert!(record.contains("board my-europe "), "{record}");
    let answer = bring(&mut anna, &record).await;
    assert!(answer.status == 422 && answer.text.contains("my-europe"), "{}", answer.text);
    let both = form(&[("record", &record), ("own_board", &board)]);
    let link = anna.post_raw("/records", &both).await.location();
    assert_eq!(anna.get(&format!("{link}/5/all")).await.status, 200);
    let log = anna.get(&format!("{table}/record")).await.text;
    assert_eq!(bring(&mut anna, &log).await.location(), link, "the log has it in it");
}

#[tokio::test]
async fn there_are_limits_and_an_end() {
    let house = house_with("records-limits", 226, |settings| settings.limits.records_an_hour = 2).await;
    let mut anna = Guest::new(&house, "en");
    let large = format!("roundhouse record 1\n{}", "; remark\n".repeat(40_000));
    assert_eq!(bring(&mut anna, &large).await.code(), "too-large");
    let mut long = europe();
    long = long.split("\nend ").next().expect("a beginning").to_owned();
    let steps = long.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    for step in steps + 1..2100 {
        long.push_str(&format!("\n{step} A x"));
    }
    let answer = bring(&mut anna, &long).await;
    assert!(answer.status == 422 && answer.text.contains("at most 2000"), "{}", answer.text);
    assert_eq!(bring(&mut anna, "x").await.status, 422);
    assert_eq!(bring(&mut anna, "x").await.code(), "too-many-records");

    let time = Time::new();
    let house = house_at("records-end", 227, &time, |_| {}).await;
    let mut anna = Guest::new(&house, "en");
    let link = bring(&mut anna, &europe()).await.location();
    time.pass(Duration::from_secs(31 * 24 * 60 * 60));
    // What is still in memory may be looked at for a while longer; the store has let go of it.
    assert_eq!(
        house
            .tools
            .store
            .record(link.split('/').nth(3).expect("an id"), time_of(&house))
            .await
            .expect("read"),
        None
    );
}

/// What time it is in a house, in seconds.
fn time_of(house: &server::House) -> i64 {
    (house.tools.wall)().as_secs() as i64
}

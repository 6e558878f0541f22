//! Going on from a step of a game that lies open: against bots, as it lay or as it could be imagined; told to be
//! practice wherever it is shown, and counted nowhere.

use std::sync::Arc;

use engine::Record;
use server::House;
use stalls::Stalls as _;

use crate::guest::{self, Guest, house, house_in, reopened};

/// Anna's game against a bot, played to its end.
async fn ended(house: &Arc<House>, game: &str) -> (Guest, String) {
    let mut anna = Guest::new(house, "en");
    let form = format!("name=Anna&bots=1&level=trainee&first=me&game={game}");
    let table = anna.post("/play", &form).await.location();
    anna.play_to_the_end(&table).await;
    (anna, table)
}

/// Somebody goes on from a step: where that leads.
async fn go_on(guest: &mut Guest, table: &str, form: &str) -> String {
    let laid = guest.post(&format!("{table}/practice"), form).await;
    assert_eq!(laid.status, 303, "{form}: {}", laid.text);
    laid.location()
}

/// The record of a table whose game is over.
async fn record(guest: &mut Guest, table: &str) -> Record {
    let text = guest.get(&format!("{table}/record.txt")).await.text;
    Record::parse(&text).unwrap_or_else(|why| panic!("{why:?} in {text}"))
}

/// The record of a table's game up to now, as the log has it.
async fn log(house: &Arc<House>, table: &str) -> String {
    let log = house.tools.store.log(table.trim_start_matches("/t/"), 0).await.expect("a log");
    log.join("\n")
}

#[tokio::test]
async fn from_any_step_one_goes_on_with_the_decks_as_they_lay_and_is_told_that_it_is_practice() {
    let house = house("practice-true", 501).await;
    for game in stalls::house().roster().games().iter().filter(|game| !game.together) {
        let (mut anna, table) = ended(&house, game.id).await;
        let source = record(&mut anna, &table).await;
        let middle = source.steps.len() / 2;
        let page = anna.get(&format!("{table}/replay/{middle}/A")).await.text;
        assert!(page.contains(&format!("action=\"{table}/practice\"")), "{}: {page}", game.id);
        let form = format!("step={middle}&seat=A&cards=true&level=&nth=0");
        let own = go_on(&mut anna, &table, &form).await;
        assert_eq!(go_on(&mut anna, &table, &form).await, own, "the same form lays one table");
        assert_ne!(own, table);
        let page = anna.until_my_turn(&own).await;
        let marks =
            ["class=\"practice-badge\"", "Practice: it goes on from step", &format!("{table}/replay?step=")];
        for mark in marks {
            assert!(page.contains(mark), "{} {mark}: {page}", game.id);
        }
        assert!(guest::step(&page) as usize >= middle);
        for listed in ["/", "/me"] {
            let page = anna.get(listed).await.text;
            assert!(page.contains("class=\"practice-mark\""), "{listed}: {page}");
        }
        let counted = house.tools.store.played(&anna_of(&house, &table).await).await.expect("read").len();
        anna.play_to_the_end(&own).await;
        let person = anna_of(&house, &table).await;
        assert_eq!(
            house.tools.store.played(&person).await.expect("read").len(),
            counted,
            "it counts for nothing"
        );
        // Its record is one game from the deal on, and the cards that were drawn are those of the other as long
        // as nothing else was done.
        let grown = record(&mut anna, &own).await;
        assert_eq!(grown.steps[..middle], with_lines_of(&source, &grown, middle), "{}", game.id);
        assert!(!grown.result.is_empty());
        let end = anna.get(&own).await.text;
        assert!(end.contains("Back to that step") && end.contains("counts for no statistics"), "{end}");
        // It is listed beside the game that it grew from, also for others.
        let mut clara = Guest::new(&house, "ru");
        let beside = clara.get(&format!("{table}/replay/{middle}/A")).await.text;
        if !game.together {
            let beside = if beside.contains("practice-branches") {
                beside
            } else {
                clara.get(&format!("{table}/replay/{middle}/none")).await.text
            };
            assert!(beside.contains(&format!("href=\"{own}\"")), "{}: {beside}", game.id);
        }
    }
}

/// The steps of one record as another text would have numbered their lines.
fn with_lines_of(source: &Record, grown: &Record, many: usize) -> Vec<engine::record::Step> {
    let of = source.steps[..many].iter().zip(&grown.steps);
    of.map(|(step, grown)| engine::record::Step { line: grown.line, ..step.clone() }).collect()
}

/// Who laid a table.
async fn anna_of(house: &Arc<House>, table: &str) -> String {
    let log = log(house, table).await;
    log.split("\"host\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a host").to_owned()
}

#[tokio::test]
async fn what_a_seat_did_not_know_is_imagined_anew_and_its_record_tells_it() {
    let (house, folder) = house_in("practice-imagined", 502).await;
    for game in ["europe", "card-game", "great-lakes"] {
        let (mut anna, table) = ended(&house, game).await;
        let steps = record(&mut anna, &table).await.steps.len();
        let middle = steps / 2;
        let form = format!("step={middle}&seat=A&cards=imagined&level=fireman&nth=0");
        let own = go_on(&mut anna, &table, &form).await;
        let other = go_on(&mut anna, &table, &form.replace("nth=0", "nth=1")).await;
        assert_ne!(own, other);
        let imagined = async |table: &str| {
            let log = log(&house, table).await;
            let of = log.split("\"imagined\":{\"seat\"").nth(1).expect("it was imagined").to_owned();
            of.split("\"hash\":\"").nth(1).and_then(|hash| hash.split('"').next()).expect("a hash").to_owned()
        };
        assert_ne!(imagined(&own).await, imagined(&other).await, "each time something else");
        // What the seat sees is the same as it was then: its own things, what lies open.
        let then = anna.get(&format!("{table}/replay/{middle}/A")).await.text;
        let page = anna.get(&own).await.text;
        let tickets = |page: &str| guest::values(page, "class=\"ticket", "data-focus=\"");
        assert_eq!(tickets(&page), tickets(&then), "{game}");
        // What was before stays.
        let page = anna.until_my_turn(&own).await;
        let undo = anna.post(&format!("{own}/undo"), &format!("step={}", guest::step(&page))).await;
        if guest::step(&page) as usize == middle + 1 {
            assert_eq!(undo.code(), "table-undo-nothing");
        }
        anna.play_to_the_end(&own).await;
        let text = anna.get(&format!("{own}/record.txt")).await.text;
        assert!(text.starts_with("roundhouse record 3\n"), "{text}");
        let told = record(&mut anna, &own).await;
        assert_eq!(told.to_string(), text);
        assert!(told.steps[middle].imagined.is_some(), "{}", told.steps[middle].action);
        // It can be brought along, looked at, and gone on from: also from what was imagined.
        let brought = anna.post("/records", &format!("record={}", text.replace('&', "%26"))).await;
        assert_eq!(brought.status, 303, "{}", brought.text);
        let place = brought.location();
        let place = place.trim_end_matches("/replay").to_owned();
        let again = go_on(&mut anna, &place, &format!("step={middle}&seat=A&cards=true&nth=0")).await;
        assert!(log(&house, &again).await.contains("\"imagined\":{\"seat\""), "with what was imagined");
        anna.until_my_turn(&again).await;
        house.tools.store.ping().await.expect("there");
        let beside = anna.get(&format!("{place}/replay/{middle}/A")).await.text;
        assert!(beside.contains(&format!("href=\"{again}\"")), "{beside}");
    }
    // After a restart everything is as it was.
    let (mut anna, table) = ended(&house, "europe").await;
    let own = go_on(&mut anna, &table, "step=20&seat=A&cards=imagined&nth=0").await;
    let before = anna.until_my_turn(&own).await;
    house.tools.store.close().await.expect("closed");
    let again = reopened(&folder, 503).await;
    let mut anna = anna.at(&again);
    let after = anna.until_my_turn(&own).await;
    assert_eq!(guest::step(&after), guest::step(&before));
    assert!(after.contains("class=\"practice-badge\"") && !after.contains("departed"));
    anna.play_to_the_end(&own).await;
    let end = anna.get(&own).await.text;
    assert!(end.contains("Back to that step"), "{end}");
}

#[tokio::test]
async fn what_cannot_be_gone_on_from_is_told_in_words() {
    let house = house("practice-refused", 505).await;
    let (mut anna, table) = ended(&house, "europe").await;
    let steps = record(&mut anna, &table).await.steps.len();
    for (form, code) in [
        ("step=-1&seat=A&cards=true".to_owned(), "practice-no-step"),
        ("seat=A&cards=true".to_owned(), "practice-no-step"),
        ("step=ten&seat=A&cards=true".to_owned(), "practice-no-step"),
        (format!("step={}&seat=A&cards=true", steps + 1), "practice-no-step"),
        (format!("step={steps}&seat=A&cards=true"), "practice-over"),
        ("step=3&seat=D&cards=true".to_owned(), "practice-no-seat"),
        ("step=3&seat=&cards=true".to_owned(), "practice-no-seat"),
        ("step=3&seat=A&cards=mine".to_owned(), "practice-no-cards"),
        ("step=3&seat=A".to_owned(), "practice-no-cards"),
    ] {
        let refused = anna.post(&format!("{table}/practice"), &form).await;
        assert_eq!((refused.status, refused.code()), (409, code), "{form}");
    }
    assert_eq!(anna.post("/t/nowhere/practice", "step=3&seat=A&cards=true").await.code(), "no-table");
    assert_eq!(anna.post("/t/record/none/practice", "step=3&seat=A&cards=true").await.code(), "no-record");
    let waiting = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    assert_eq!(
        anna.post(&format!("{waiting}/practice"), "step=0&seat=A&cards=true").await.code(),
        "not-begun"
    );
    let runs = anna.post("/play", "name=Anna&bots=1&level=trainee&first=me&game=europe").await.location();
    let page = anna.until_my_turn(&runs).await;
    anna.act_somehow(&runs, &page).await;
    let page = anna.until_my_turn(&runs).await;
    let refused = anna.post(&format!("{runs}/practice"), "step=1&seat=B&cards=true&nth=0").await;
    assert_eq!(refused.code(), "practice-not-open");
    let back = anna.get(&format!("{runs}/replay/{}/A", guest::step(&page))).await.text;
    assert!(!back.contains("/practice\""), "nor is it offered: {back}");
    // Where nobody may look, nobody goes on.
    let mut boris = Guest::new(&house, "en");
    let closed =
        boris.post("/play", "name=Boris&bots=1&level=trainee&watched=no&game=europe").await.location();
    boris.play_to_the_end(&closed).await;
    let refused = anna.post(&format!("{closed}/practice"), "step=3&seat=A&cards=true").await;
    assert_eq!(refused.code(), "not-watched");
    let own = go_on(&mut boris, &closed, "step=3&seat=A&cards=true&nth=0").await;
    assert_eq!(anna.get(&own).await.code(), "not-watched", "nor sees what others grew from it");
    // A record whose cards fell otherwise has no deck to go on with.
    let text = anna.get(&format!("{table}/record.txt")).await.text;
    let seed = text.lines().find(|line| line.starts_with("seed ")).expect("a seed").to_owned();
    let foreign = text.replace(&seed, &format!("seed {}", "ab".repeat(32)));
    let brought = anna.post("/records", &format!("record={foreign}")).await;
    assert_eq!(brought.status, 303, "{}", brought.text);
    let place = brought.location().trim_end_matches("/replay").to_owned();
    for step in [0, 9] {
        let form = format!("step={step}&seat=A&cards=true");
        let refused = anna.post(&format!("{place}/practice"), &form).await;
        assert_eq!(refused.code(), "practice-other-draws", "{}", refused.text);
    }
}

//! First lessons over HTTP: laid, followed, left, found again after a restart, and never counted.

use crate::guest::{self, Guest, house, house_in};

/// The idea that a page tells.
fn idea(page: &str) -> &str {
    let told =
        page.split("id=\"coach\"").nth(1).and_then(|coach| coach.split('>').next()).unwrap_or_default();
    told.split("data-idea=\"").nth(1).and_then(|idea| idea.split('"').next()).unwrap_or_default()
}

fn is_over(page: &str) -> bool {
    page.contains("coach-met")
}

#[tokio::test]
async fn every_game_has_a_lesson_that_ends_by_forms_alone() {
    let house = house("lessons", 301).await;
    for (language, met) in [("ru", "Вы узнали"), ("en", "You have met")] {
        for game in house.tools.games.games() {
            let mut anna = Guest::new(&house, language);
            let address = format!("/g/{}/lesson", game.id);
            for page in ["/".to_owned(), format!("/g/{}", game.id), format!("/g/{}/rules", game.id)] {
                let page = anna.get(&page).await.text;
                assert!(page.contains(&format!("action=\"{address}\"")), "{} leads there", game.id);
            }
            let table = anna.post(&address, "once=").await.location();
            assert_eq!(anna.post(&address, "once=").await.location(), table, "a second click lays none");
            let mut page = anna.get(&table).await.text;
            assert_eq!(idea(&page), "aim", "{page}");
            for _ in 0..40 {
                if is_over(&page) {
                    break;
                }
                let form = format!("idea={}", idea(&page));
                assert_eq!(anna.post(&format!("{table}/lesson"), &form).await.status, 303);
                page = anna.get(&table).await.text;
            }
            assert!(is_over(&page) && page.contains(met), "{}: {page}", game.id);
            assert_eq!(anna.post(&format!("{table}/lesson"), "idea=").await.status, 303);
            let page = anna.get(&table).await.text;
            assert!(
                !page.contains("coach-met") && page.contains("id=\"prompt\""),
                "the game goes on: {page}"
            );
            let again = anna.post(&address, &format!("once={table}")).await.location();
            assert_ne!(again, table, "the lesson once more");
        }
    }
}

#[tokio::test]
async fn a_mistake_is_explained_and_nothing_is_lost() {
    let house = house("lesson-mistake", 302).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/g/europe/lesson", "").await.location();
    anna.post(&format!("{table}/lesson"), "idea=aim").await;
    let page = anna.get(&table).await.text;
    assert_eq!(idea(&page), "opening");
    // What the rules refuse.
    let step = guest::step(&page);
    let refused = anna.post(&format!("{table}/act"), &format!("step={step}&action=keep")).await;
    assert_eq!(refused.status, 409);
    assert!(refused.text.contains("The rules don’t allow that") && idea(&refused.text) == "opening");
    anna.act_somehow(&table, &page).await;
    // What they allow, and the lesson didn't ask for.
    let page = anna.until_my_turn(&table).await;
    assert_eq!(idea(&page), "cards", "{page}");
    let step = guest::step(&page);
    assert_eq!(anna.post(&format!("{table}/act"), &format!("step={step}&action=tickets")).await.status, 303);
    let page = anna.get(&table).await.text;
    assert!(page.contains("You have drawn tickets") && page.contains("coach-other"), "{page}");
}

#[tokio::test]
async fn a_lesson_is_where_it_was_after_a_restart_and_is_nobody_elses() {
    let (house, folder) = house_in("lesson-restart", 303).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/g/switch-signal/lesson", "").await.location();
    for told in ["aim", "trains"] {
        anna.post(&format!("{table}/lesson"), &format!("idea={told}")).await;
    }
    // Going on from what isn't told does nothing.
    anna.post(&format!("{table}/lesson"), "idea=aim").await;
    let before = anna.get(&table).await.text;
    assert_eq!(idea(&before), "hand");
    let mut boris = Guest::new(&house, "en");
    assert_eq!(boris.get(&table).await.status, 403, "nobody watches");
    assert!(boris.post(&format!("{table}/lesson"), "idea=hand").await.status >= 400);
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&folder, 304).await;
    let mut anna = anna.at(&again);
    assert_eq!(anna.get(&table).await.text, before, "the same page to the last byte");
    assert_eq!(Guest::new(&again, "en").post("/g/chess/lesson", "").await.status, 404);
}

#[tokio::test]
async fn a_lesson_played_to_the_end_of_its_game_counts_for_nothing() {
    let house = house("lesson-uncounted", 305).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/g/usa/lesson", "").await.location();
    anna.play_to_the_end(&table).await;
    let page = anna.get(&table).await.text;
    assert!(guest::is_over(&page) && is_over(&page), "the lesson ends with its game at the latest: {page}");
    let person = house.tools.store.tables_of(&owner(&house, &table).await, 9).await.expect("tables");
    assert_eq!(person.len(), 1);
    let played = house.tools.store.played(&owner(&house, &table).await).await.expect("results");
    assert!(played.is_empty(), "{played:?}");
    let elsewhere = anna.post("/play", "game=usa&name=Anna&bots=1").await.location();
    let page = anna.get(&elsewhere).await.text;
    assert!(!page.contains("id=\"coach\""), "other tables have no lesson");
    assert_eq!(anna.post(&format!("{elsewhere}/lesson"), "idea=aim").await.status, 409);
}

/// Who laid a table.
async fn owner(house: &server::House, table: &str) -> String {
    let room = house.hub.room(table.trim_start_matches("/t/")).await.unwrap_or_else(|_| panic!("a table"));
    room.now().table.host.clone()
}

//! Who somebody is: other devices, the recovery key, the page of one's own, and being forgotten.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use engine::{Seat, Viewer};
use server::House;
use store::{Append, Played, Store};
use test_track::database;

use crate::guest::{self, Guest, Time, house, house_at, house_in, house_with};

/// What stands in a page between two words.
#[track_caller]
fn between<'p>(page: &'p str, before: &str, after: &str) -> &'p str {
    let rest = page.split(before).nth(1).unwrap_or_else(|| panic!("no {before} in {page}"));
    rest.split(after).next().expect("its end")
}

/// A new link, as a path.
async fn link(guest: &mut Guest) -> String {
    let page = guest.post("/me/link", "").await.text;
    format!("/me/here/{}", between(&page, "/me/here/", "\""))
}

/// A new recovery key, as it is shown.
async fn key(guest: &mut Guest) -> String {
    let page = guest.post("/me/key", "").await.text;
    let groups = page.split("<code>").skip(1).map(|rest| rest.split('<').next().expect("its end"));
    groups.collect::<Vec<_>>().join("-")
}

/// A table of Europe that Anna has just sat down at, with a bot.
async fn seated(house: &Arc<House>, language: &str) -> (Guest, String) {
    let mut anna = Guest::new(house, language);
    anna.get("/").await;
    let form = "game=europe&name=Анна&bots=1&level=trainee&first=me";
    let table = anna.post("/play", form).await.location();
    (anna, table)
}

#[tokio::test]
async fn a_link_to_another_device_is_spent_by_a_post_and_once() {
    let house = house("device-link", 51).await;
    let (mut anna, table) = seated(&house, "en").await;
    let link = link(&mut anna).await;
    let mut phone = Guest::new(&house, "en");
    for _ in 0..3 {
        let page = phone.get(&link).await;
        assert_eq!(page.status, 200, "looking spends nothing");
        assert!(page.text.contains("Go on here as Анна"), "{}", page.text);
    }
    assert_ne!(phone.cookie("roundhouse"), anna.cookie("roundhouse"));
    assert_eq!(phone.post(&link, "").await.location(), "/me");
    assert_eq!(phone.cookie("roundhouse"), anna.cookie("roundhouse"));
    let page = phone.get(&table).await.text;
    assert!(page.contains("name=\"keep\""), "the seat is there: {page}");
    phone.act_somehow(&table, &page).await;
    let mut thief = Guest::new(&house, "en");
    for answer in [thief.post(&link, "").await, thief.get(&link).await] {
        assert_eq!((answer.status, answer.code()), (410, "link-spent"));
    }
    assert_ne!(thief.cookie("roundhouse"), anna.cookie("roundhouse"));
    assert_eq!(anna.get(&table).await.status, 200, "and the old browser goes on");
}

#[tokio::test]
async fn of_many_who_try_a_link_at_once_one_gets_on() {
    let house = house("device-race", 52).await;
    let (mut anna, _) = seated(&house, "en").await;
    let link = link(&mut anna).await;
    let tries = (0..12).map(|_| {
        let (mut guest, link) = (Guest::new(&house, "en"), link.clone());
        tokio::spawn(async move { guest.post(&link, "").await.status })
    });
    let mut told = Vec::new();
    for tried in tries.collect::<Vec<_>>() {
        told.push(tried.await.expect("an answer"));
    }
    told.sort_unstable();
    assert_eq!((told[0], told[1], told[11]), (303, 410, 410), "{told:?}");
}

#[tokio::test]
async fn a_link_ends_after_minutes_and_with_the_next_one() {
    let time = Time::new();
    let house = house_at("device-late", 53, &time, |_| {}).await;
    let (mut anna, _) = seated(&house, "ru").await;
    let (first, second) = (link(&mut anna).await, link(&mut anna).await);
    let mut phone = Guest::new(&house, "ru");
    assert_eq!(phone.get(&first).await.code(), "link-spent", "a newer one is there");
    time.pass(Duration::from_secs(600));
    assert_eq!(phone.get(&second).await.status, 200, "the last second");
    time.pass(Duration::from_secs(1));
    let late = phone.post(&second, "").await;
    assert_eq!((late.status, late.code()), (410, "link-spent"));
    assert!(late.text.contains("Создайте новую"), "{}", late.text);
    assert_ne!(phone.cookie("roundhouse"), anna.cookie("roundhouse"));
    assert_eq!(phone.get("/me/here/nonsense").await.code(), "link-spent");
}

#[tokio::test]
async fn a_key_on_paper_brings_the_seat_into_a_fresh_browser() {
    let (house, folder) = house_in("recover", 54).await;
    let (mut anna, table) = seated(&house, "en").await;
    let (older, key) = (key(&mut anna).await, self::key(&mut anna).await);
    assert_eq!(key.len(), 29, "{key}");
    // The secret is nowhere in the house, nor is the key.
    if house.tools.store.file().is_some() {
        Store::copy(&folder, &folder.join("copy")).await.expect("a copy");
    }
    for word in
        [anna.cookie("roundhouse"), key.clone(), key.replace('-', ""), key.replace('-', "").to_lowercase()]
    {
        assert!(!is_in(&folder, &word), "{word}");
    }
    let mut fresh = Guest::new(&house, "en");
    let old = fresh.post("/me/recover", &format!("key={older}")).await;
    assert_eq!((old.status, old.code()), (403, "key-unknown"), "a newer one is there");
    let typed = key.to_lowercase().replace('-', " ").replace('0', "O");
    assert_eq!(fresh.post("/me/recover", &format!("key={typed}")).await.location(), "/me");
    assert_eq!(fresh.cookie("roundhouse"), anna.cookie("roundhouse"));
    let page = fresh.get(&table).await.text;
    fresh.act_somehow(&table, &page).await;
    let page = fresh.until_my_turn(&table).await;
    fresh.act_somehow(&table, &page).await;
}

#[tokio::test]
async fn a_slip_of_the_pen_is_noticed_before_anything_is_looked_up() {
    let house = house_with("mistyped", 55, |settings| settings.limits.tries_an_hour = 4).await;
    guest::alone(&house);
    let (mut anna, _) = seated(&house, "en").await;
    let key = key(&mut anna).await;
    // Nothing can be looked up any more.
    house.tools.store.close().await.expect("closed");
    let mut fresh = Guest::new(&house, "en");
    let last = if key.ends_with('A') { "B" } else { "A" };
    for wrong in [format!("{}{last}", &key[..28]), key[..24].to_owned(), "1".repeat(24)] {
        let answer = fresh.post("/me/recover", &format!("key={wrong}")).await;
        assert_eq!((answer.status, answer.code()), (422, "key-mistyped"), "{wrong}");
        assert!(answer.text.contains(&format!("value=\"{wrong}\"")), "what was typed can be mended");
    }
    assert_eq!(fresh.post("/me/recover", &format!("key={key}")).await.code(), "stopping", "this one is");
    let mut another = Guest::new(&house, "ru");
    let refused = another.post("/me/recover", &format!("key={key}")).await;
    assert_eq!((refused.status, refused.code()), (429, "too-many-tries"));
    assert!(refused.text.contains("через час"), "{}", refused.text);
}

#[tokio::test]
async fn a_browser_with_tables_of_its_own_is_asked_before_it_becomes_another() {
    let house = house("leaving", 56).await;
    let (mut anna, _) = seated(&house, "en").await;
    let (mut boris, his) = seated(&house, "en").await;
    let (key, link) = (key(&mut anna).await, link(&mut anna).await);
    let secret = boris.cookie("roundhouse");
    let asked = boris.post("/me/recover", &format!("key={key}")).await;
    assert!(asked.status == 200 && asked.text.contains("action=\"/me/key\""), "{}", asked.text);
    let asked = boris.post(&link, "").await;
    assert!(asked.status == 200 && asked.text.contains("action=\"/me/key\""), "{}", asked.text);
    assert_eq!(boris.cookie("roundhouse"), secret, "nothing has changed");
    let own = self::key(&mut boris).await;
    assert_eq!(boris.post(&link, "sure=yes").await.status, 303, "and the link is still good");
    assert_eq!(boris.cookie("roundhouse"), anna.cookie("roundhouse"));
    // Back by the key that was offered.
    assert_eq!(boris.post("/me/recover", &format!("key={own}&sure=yes")).await.status, 303);
    assert_eq!(boris.cookie("roundhouse"), secret);
    assert!(boris.get("/me").await.text.contains(&his));
}

#[tokio::test]
async fn a_passphrase_that_was_given_stays_given() {
    let house = house_with("moving-pass", 57, |settings| settings.passphrase = Some("lamp".to_owned())).await;
    let (mut anna, mut phone) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    for guest in [&mut anna, &mut phone] {
        guest.get("/").await;
        guest.post("/enter", "passphrase=lamp").await;
    }
    let link = link(&mut anna).await;
    assert_eq!(Guest::new(&house, "en").get(&link).await.code(), "locked");
    assert_eq!(phone.post(&link, "").await.status, 303);
    assert_eq!(phone.get("/me").await.status, 200);
}

#[tokio::test]
async fn what_somebody_sets_is_there_the_next_time_and_nonsense_is_as_usual() {
    let house = house("preferences", 58).await;
    let mut anna = Guest::new(&house, "ru");
    anna.get("/").await;
    let set = "name=Анна&colour=B&pattern=E&notify=yes&confirm=always&motion=quick&sounds=yes";
    assert_eq!(anna.post("/me", set).await.location(), "/me");
    let page = anna.get("/me").await.text;
    assert!(page.contains("<h1>Анна</h1>"), "{page}");
    for chosen in [
        "name=\"colour\" value=\"B\" checked",
        "name=\"pattern\" value=\"E\" checked",
        "name=\"notify\" value=\"yes\" checked",
        "name=\"sounds\" value=\"yes\" checked",
        "value=\"quick\" selected",
    ] {
        assert!(page.contains(chosen), "{chosen}: {page}");
    }
    assert!(
        page.contains("value=\"always\" selected") && !page.contains("name=\"sound\" value=\"yes\" checked")
    );
    assert!(anna.get("/g/europe").await.text.contains("value=\"Анна\""), "and new tables know the name");
    anna.post("/me", "name=%00&colour=Z&pattern=<&confirm=maybe&sound=yes").await;
    let page = anna.get("/me").await.text;
    assert!(
        page.contains("value=\"calm\" selected") && !page.contains("name=\"sounds\" value=\"yes\" checked")
    );
    assert!(page.contains("value=\"turn\" selected") && page.contains("name=\"colour\" value=\"\" checked"));
    let mut boris = Guest::new(&house, "ru");
    assert!(!boris.get("/me").await.text.contains("Анна"));
}

/// Whether a text is in a file of a folder, or in its place in a database.
fn is_in(folder: &Path, word: &str) -> bool {
    if let Some(kept) = database::dumped(folder) {
        return kept.contains(word);
    }
    #[allow(clippy::disallowed_methods, reason = "a test looks into its own files")]
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.into_iter().any(|file| {
        #[allow(clippy::disallowed_methods, reason = "a test looks into its own files")]
        let bytes = std::fs::read(file).expect("a file");
        bytes.windows(word.len()).any(|window| window == word.as_bytes())
    })
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is_and_others_play_on() {
    let (house, folder) = house_in("forgotten", 59).await;
    let (mut anna, mut boris) = (Guest::new(&house, "ru"), Guest::new(&house, "en"));
    boris.get("/").await;
    let table = boris.post("/tables", "game=europe&name=Boris&seats=3&bots=1&level=trainee").await.location();
    anna.get("/").await;
    anna.post(&format!("{table}/join"), "name=Annabella-Zuckerkandl").await;
    boris.post(&format!("{table}/start"), "").await;
    let waiting = anna.post("/tables", "game=usa&seats=2").await.location();
    boris.post(&format!("{waiting}/join"), "name=Boris").await;
    let (key, link) = (key(&mut anna).await, link(&mut anna).await);
    anna.post("/me", "name=Annabella-Zuckerkandl").await;
    let page = boris.get(&table).await.text;
    boris.act_somehow(&table, &page).await;
    let before = boris.get(&table).await.text;
    assert!(before.contains("Annabella-Zuckerkandl") && is_in(&folder, "Annabella-Zuckerkandl"));
    let secret = anna.cookie("roundhouse");
    assert!(anna.get("/me/delete").await.text.contains("name=\"sure\""));
    assert_eq!(anna.post("/me/delete", "").await.status, 200, "nobody is forgotten by a slip");
    assert_eq!(anna.cookie("roundhouse"), secret);
    let person = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room").now();
    let person = match person.table.sitter(Seat::new(2).expect("a seat")) {
        Some(table::Sitter::Person { person, .. }) => person.clone(),
        other => panic!("{other:?}"),
    };
    assert!(is_in(&folder, &person));
    let done = anna.post("/me/delete", "sure=yes").await;
    assert!(done.status == 200 && done.text.contains("Забыто"), "{}", done.text);
    assert_ne!(anna.cookie("roundhouse"), secret);
    for path in [table.as_str(), waiting.as_str(), "/", "/me"] {
        for guest in [&mut anna, &mut boris] {
            let page = guest.get(path).await.text;
            assert!(!page.contains("Annabella"), "{path}: {page}");
        }
    }
    let log = house.tools.store.log(table.trim_start_matches("/t/"), 0).await.expect("a log").concat();
    assert!(!log.contains("Annabella") && log.contains("gone-") && log.contains("Boris"), "{log}");
    for word in ["Annabella-Zuckerkandl", &person, &secret] {
        assert!(!is_in(&folder, word), "{word} is in the file");
    }
    // Neither the key nor the link nor the old cookie brings anything back.
    let mut fresh = Guest::new(&house, "en");
    assert_eq!(fresh.post("/me/recover", &format!("key={key}")).await.code(), "key-unknown");
    assert_eq!(fresh.post(&link, "").await.code(), "link-spent");
    fresh.set_cookie("roundhouse", &secret);
    assert_eq!(fresh.post(&format!("{table}/act"), "step=1&action=blind").await.status, 403);
    // The others' game is as it was, also for whoever opens the house again.
    let after = boris.get(&table).await.text;
    assert_eq!(guest::step(&after), guest::step(&before));
    assert!(after.contains("player") || after.contains("Player"), "somebody sits there: {after}");
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&folder, 60).await;
    let reopened = boris.at(&again).get(&table).await.text;
    assert_eq!(guest::step(&reopened), guest::step(&after));
    assert!(reopened.contains("Boris") && !reopened.contains("Annabella"), "{reopened}");
}

#[tokio::test]
async fn who_watches_is_told_that_a_name_has_gone() {
    let house = house("forgotten-live", 61).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    boris.get("/").await;
    let table = boris.post("/tables", "game=europe&name=Boris&seats=2").await.location();
    anna.get("/").await;
    anna.post(&format!("{table}/join"), "name=Annabella").await;
    boris.post(&format!("{table}/start"), "").await;
    boris.header("x-live", "1");
    let mark = async |boris: &mut Guest| {
        boris.get(&format!("{table}/regions")).await.json()["mark"].as_str().expect("a mark").to_owned()
    };
    let before = mark(&mut boris).await;
    anna.post("/me/delete", "sure=yes").await;
    assert_ne!(mark(&mut boris).await, before);
    assert!(!boris.get(&format!("{table}/regions")).await.text.contains("Annabella"));
}

/// The end of a game as it is written down: how often, for whom.
#[tokio::test]
async fn what_came_of_a_game_is_counted_once_and_told_in_both_languages() {
    let house = house("counted", 62).await;
    let mut anna = Guest::new(&house, "ru");
    anna.get("/").await;
    let table = anna.post("/play", "game=card-game&name=Анна&bots=2&level=trainee").await.location();
    let running = anna.get("/me").await.text;
    assert!(running.contains(&table) && running.contains("Пока ни одна партия не доиграна"), "{running}");
    anna.play_to_the_end(&table).await;
    let id = table.trim_start_matches("/t/").to_owned();
    let now = house.hub.room(&id).await.expect("a room").now();
    let Some(table::Sitter::Person { person, .. }) = now.table.sitter(Seat::default()) else {
        panic!("Anna")
    };
    let played = async |house: &House| house.tools.store.played(person).await.expect("read");
    let counted = played(&house).await;
    let outcome = now.live.as_ref().and_then(|live| live.outcome()).expect("it is over").clone();
    let Played { seats, won, points, others, game, .. } = counted[0].0.clone();
    assert_eq!((counted.len(), seats, &*game), (1, 3, "card-game"));
    assert_eq!((won, points), (outcome.winners.contains(Seat::default()), outcome.sheets[0].total()));
    assert_eq!(others.matches("trainee").count(), 2, "{others}");
    // The end once more, by a server that was slower: it is taken, and nothing is counted.
    let last = house.tools.store.log(&id, now.table.entries - 1).await.expect("a log");
    let again = Append {
        table: id.clone(),
        from: now.table.entries - 1,
        bodies: last,
        results: vec![Played { points: 9_999, ..counted[0].0.clone() }],
        ..Append::default()
    };
    house.tools.store.append(again).await.expect_err("it is taken");
    for _ in 0..3 {
        anna.get("/me").await;
    }
    assert_eq!(played(&house).await, counted);
    let page = anna.get("/me").await.text;
    assert!(page.contains("Сыгранные партии") && page.contains(&table), "{page}");
    assert!(page.contains("Для рейтинга нужны ещё 4 партии"), "{page}");
    anna.header("accept-language", "en");
    let page = anna.get("/me").await.text;
    assert!(page.contains("Finished games") && page.contains("A rating needs 4 more games"), "{page}");
    // With enough games there is a rating.
    let more = (0..8).map(|n| Played { table: format!("t{n}"), ..counted[0].0.clone() }).collect();
    house.tools.store.note_played(more).await.expect("noted");
    assert!(anna.get("/me").await.text.contains("<svg class=\"scale\""));
    let mut boris = Guest::new(&house, "en");
    let other = boris.get("/me").await.text;
    assert!(!other.contains(&table) && !other.contains("Card Game</h3>"), "{other}");
    // A game that ended when nobody counted is counted when it is looked at.
    let bodies = house.tools.store.log(&id, 0).await.expect("a log");
    let older = Append { table: "older".to_owned(), bodies, sits: vec![person.clone()], ..Append::default() };
    house.tools.store.append(older).await.expect("written");
    anna.get("/me").await;
    let late = played(&house).await.into_iter().find(|(one, _)| one.table == "older").expect("it is counted");
    assert_eq!((late.0.points, late.0.others), (points, others));
}

#[tokio::test]
async fn a_team_has_no_places_and_who_holds_several_seats_has_played_one_game() {
    let house = house("counted-team", 64).await;
    let mut anna = Guest::new(&house, "en");
    anna.get("/").await;
    let table = anna.post("/play", "game=switch-signal&name=Anna&hands=2&bots=0").await.location();
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    let Some(table::Sitter::Person { person, .. }) = room.now().table.sitter(Seat::default()).cloned() else {
        panic!("Anna")
    };
    for _ in 0..5000 {
        let now = room.now();
        let live = now.live.as_ref().expect("a game");
        let Some(seat) = live.actors().first().filter(|_| !live.is_over()) else { break };
        let action = live.decision(seat).any(u64::from(live.steps())).expect("something");
        room.act(&person, live.steps(), vec![action]).await.expect("done");
    }
    assert!(room.now().is_over(), "it ends");
    let counted = house.tools.store.played(&person).await.expect("read");
    assert_eq!((counted.len(), counted[0].0.place, counted[0].0.seats), (1, 0, 2));
    assert!(anna.get("/me").await.text.contains("Here all win or lose together"));
}

/// The page of one's own is the same whatever the others hold, and says nothing of what one holds oneself.
#[tokio::test]
async fn the_page_of_ones_own_tells_nothing_that_is_hidden() {
    let house = house("hidden", 65).await;
    let (mut anna, table) = seated(&house, "en").await;
    let page = anna.get(&table).await.text;
    anna.act_somehow(&table, &page).await;
    anna.until_my_turn(&table).await;
    let now = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room").now();
    assert_eq!(now.viewer("nobody"), Viewer::Spectator);
    let seed = now.table.seed.clone().expect("a seed");
    let mine = anna.get("/me").await.text;
    assert!(mine.contains(&table) && mine.contains("your turn, for 1 minute"), "{mine}");
    let secrets =
        [seed.as_str(), &anna.cookie("roundhouse"), "gone-", "data-focus", "ticket:", "name=\"action\""];
    for secret in secrets {
        assert!(!mine.contains(secret), "{secret}: {mine}");
    }
    // Another deal of the same table, with the same to be seen: the same page but for the table's address.
    let other = self::house("hidden-other", 66).await;
    let (mut again, elsewhere) = seated(&other, "en").await;
    let page = again.get(&elsewhere).await.text;
    again.act_somehow(&elsewhere, &page).await;
    again.until_my_turn(&elsewhere).await;
    let theirs = again.get("/me").await.text.replace(&elsewhere, &table);
    assert_eq!(theirs, mine);
}

//! The deal of the day over HTTP: the same for everybody, one try each, and told to nobody before all have had
//! theirs.

use std::sync::Arc;
use std::time::Duration;

use server::House;

use crate::guest::{self, Guest, Time, house, house_at, house_in, reopened_at, second_at};

/// Houses in tests open in the evening, at 22:13:20 by UTC: so long after it their day is over.
const TO_MIDNIGHT: Duration = Duration::from_secs(6_400);
const HOUR: Duration = Duration::from_secs(3_600);
/// Today's address, and that of the day after.
const TODAY: &str = "/day/2023-11-14";
const TOMORROW: &str = "/day/2023-11-15";

/// The record of a table, as the house has it.
async fn log(house: &Arc<House>, table: &str) -> Vec<String> {
    house.tools.store.log(table.trim_start_matches("/t/"), 0).await.expect("a log")
}

/// What a table's log says of this: `seed`.
async fn said(house: &Arc<House>, table: &str, what: &str) -> String {
    let log = log(house, table).await.join("\n");
    let of = log.split(&format!("\"{what}\":\"")).nth(1).and_then(|rest| rest.split('"').next());
    of.unwrap_or_else(|| panic!("no {what}: {log}")).to_owned()
}

/// The page without what is a person's own: names, marks, tables.
fn cards(page: &str) -> Vec<String> {
    guest::values(page, "name=\"keep\"", "value=\"")
}

async fn begin(guest: &mut Guest, game: &str) -> String {
    let begun = guest.post(&format!("/g/{game}/day"), "").await;
    assert_eq!(begun.status, 303, "{}", begun.text);
    begun.location()
}

#[tokio::test]
async fn all_are_dealt_the_same_and_have_one_try() {
    let house = house("day-same", 401).await;
    let [mut anna, mut boris] = ["ru", "en"].map(|language| Guest::new(&house, language));
    assert!(anna.get("/").await.text.contains("action=\"/g/europe/day\""), "the front page leads there");
    for game in house.tools.games.games() {
        let [one, other] = [begin(&mut anna, game.id).await, begin(&mut boris, game.id).await];
        assert_ne!(one, other);
        assert_eq!(said(&house, &one, "seed").await, said(&house, &other, "seed").await, "{}", game.id);
        assert_eq!(begin(&mut anna, game.id).await, one, "a second try leads to the first");
        let pages = [anna.until_my_turn(&one).await, boris.until_my_turn(&other).await];
        let [dealt, too] = pages.each_ref().map(|page| cards(page));
        assert_eq!(dealt, too, "{}", game.id);
        // Each game its own.
        assert_ne!(
            said(&house, &one, "sealed").await,
            said(&house, &begin(&mut anna, "usa").await, "seed").await
        );
    }
    let seeds: std::collections::BTreeSet<String> = {
        let mut all = Vec::new();
        for game in house.tools.games.games() {
            all.push(said(&house, &begin(&mut anna, game.id).await, "sealed").await);
        }
        all.into_iter().collect()
    };
    assert_eq!(seeds.len(), house.tools.games.games().len());
    assert_eq!(anna.post("/g/chess/day", "").await.status, 404);
}

#[tokio::test]
async fn nothing_helps_and_nothing_is_taken_back() {
    let house = house("day-rules", 402).await;
    let mut anna = Guest::new(&house, "en");
    let table = begin(&mut anna, "europe").await;
    let page = anna.until_my_turn(&table).await;
    assert!(page.contains("Deal of the day, 14 November") && !page.contains(&format!("{table}/hint")));
    anna.act_somehow(&table, &page).await;
    let page = anna.get(&table).await.text;
    let step = guest::step(&page);
    let undo = anna.post(&format!("{table}/undo"), &format!("step={step}")).await;
    assert_eq!((undo.status, undo.code()), (409, "table-day-no-undo"));
    assert_eq!(anna.post(&format!("{table}/hint"), "").await.code(), "table-no-hints");
    assert!(!page.contains("class=\"unseen\""), "cards are counted for nobody");
    for (what, form) in [("leave", ""), ("offer", "seat=A"), ("rematch", "")] {
        let refused = anna.post(&format!("{table}/{what}"), form).await;
        assert!(refused.status >= 400, "{what}: {}", refused.status);
    }
    let mut boris = Guest::new(&house, "en");
    for way in ["", "/board", "/regions", "/record", "/deal"] {
        assert_eq!(boris.get(&format!("{table}{way}")).await.status, 403, "{way}");
    }
    assert_eq!(boris.post(&format!("{table}/take"), "seat=A&name=Boris").await.code(), "table-day-alone");
}

#[tokio::test]
async fn the_deal_is_told_when_its_day_is_over_and_nobody_plays_it() {
    let time = Time::new();
    let house = house_at("day-told", 403, &time, |_| {}).await;
    let [mut anna, mut boris, mut clara] = ["en", "en", "ru"].map(|language| Guest::new(&house, language));
    for (guest, name) in [(&mut anna, "Anna"), (&mut boris, "Boris")] {
        guest.get("/").await;
        guest.post("/me", &format!("name={name}")).await;
    }
    let [first, second] = [begin(&mut anna, "usa").await, begin(&mut boris, "usa").await];
    let (seed, sealed) = (said(&house, &first, "seed").await, said(&house, &first, "sealed").await);
    anna.play_to_the_end(&first).await;
    // Not even who is through is told, nor anybody else.
    let untold = async |guests: [&mut Guest; 2], when: &str| {
        let [own, other] = guests;
        assert_eq!(own.get(&format!("{first}/record")).await.code(), "still-secret", "{when}");
        for page in
            [first.clone(), format!("{first}/deal"), TODAY.to_owned(), "/me".to_owned(), "/".to_owned()]
        {
            let page = own.get(&page).await.text;
            assert!(!page.contains(&seed) && !page.contains(&sealed), "{when}: {page}");
        }
        assert_eq!(other.get(&first).await.status, 403, "{when}");
        let page = other.get(TODAY).await.text;
        assert!(page.contains("Anna") && !page.contains(&first) && !page.contains(&sealed), "{when}: {page}");
        assert!(page.contains(&engine::Seed::parse(&sealed).expect("a seed").seal()), "the house is bound");
    };
    untold([&mut anna, &mut clara], "on the day").await;
    // Midnight passes while Boris plays: his game goes on and counts for its day, and nothing is told before.
    time.pass(TO_MIDNIGHT + Duration::from_secs(600));
    untold([&mut anna, &mut clara], "while somebody plays").await;
    assert!(clara.get("/day").await.text.contains("15 ноября"));
    boris.play_to_the_end(&second).await;
    let page = clara.get(TODAY).await.text;
    assert!(page.contains(&sealed) && page.contains(&first) && page.contains(&second), "{page}");
    assert!(page.contains("Anna") && page.contains("Boris"));
    assert_eq!(clara.get(&first).await.status, 200, "anybody may look");
    assert!(clara.get(&format!("{first}/deal")).await.text.contains(&seed));
    assert!(clara.get(&format!("{second}/record")).await.text.contains(&seed));
    // What is over is over, and the next day's deal is another.
    let next = begin(&mut anna, "usa").await;
    assert_ne!(said(&house, &next, "seed").await, seed);
    assert_eq!(clara.get("/day/2023-11-16").await.status, 404, "tomorrow isn't told of");
    for nonsense in ["/day/2023-11-1", "/day/europe", "/day/9999999999-01-01"] {
        assert_eq!(clara.get(nonsense).await.status, 404, "{nonsense}");
    }
}

#[tokio::test]
async fn whoever_never_comes_back_keeps_nothing_secret_for_ever_and_late_games_count_for_nothing() {
    let time = Time::new();
    let house = house_at("day-late", 404, &time, |_| {}).await;
    let [mut anna, mut boris] = ["en", "en"].map(|language| Guest::new(&house, language));
    let table = begin(&mut anna, "usa").await;
    let page = anna.until_my_turn(&table).await;
    anna.act_somehow(&table, &page).await;
    time.pass(TO_MIDNIGHT + 2 * HOUR);
    assert_eq!(boris.get(&table).await.status, 403);
    time.pass(HOUR);
    assert_eq!(boris.get(&table).await.status, 200, "it is told whoever is still at it");
    let page = boris.get(TODAY).await.text;
    assert!(page.contains("not finished") && page.contains(&table), "{page}");
    anna.play_to_the_end(&table).await;
    assert!(boris.get(TODAY).await.text.contains("not finished"), "too late to count");
    let person =
        house.hub.room(table.trim_start_matches("/t/")).await.expect("a table").now().table.host.clone();
    assert!(house.tools.store.played(&person).await.expect("read").is_empty(), "not for statistics either");
    // Nobody begins at a day that is over, and who has begun there has no less of the next.
    assert!(anna.get("/").await.text.contains("action=\"/g/usa/day\""));
    assert!(anna.get(TOMORROW).await.text.contains("action=\"/g/usa/day\""));
    assert!(!anna.get(TODAY).await.text.contains("action=\"/g/usa/day\""));
}

#[tokio::test]
async fn a_try_is_one_after_a_restart_and_for_whoever_gives_up() {
    let (house, folder) = house_in("day-restart", 405).await;
    let mut anna = Guest::new(&house, "en");
    let [usa, europe] = [begin(&mut anna, "usa").await, begin(&mut anna, "europe").await];
    let sealed = said(&house, &usa, "sealed").await;
    // It leads away from the table, so the script lets it be sent as any form is.
    let page = anna.get(&usa).await.text;
    let form = page.split("<form ").find(|form| form.contains("/resign\"")).expect("the form");
    assert!(!form.split('>').next().unwrap_or_default().contains("data-live"), "{form}");
    assert_eq!(anna.post(&format!("{usa}/resign"), "").await.location(), "/day");
    assert!(anna.get("/day").await.text.contains("not finished"));
    house.tools.store.close().await.expect("closed");
    let again = reopened_at(&folder, 406, &Time::new()).await;
    let mut anna = anna.at(&again);
    assert_eq!(begin(&mut anna, "usa").await, "/day", "whoever gave up finds the results");
    assert_eq!(begin(&mut anna, "europe").await, europe, "whoever didn't goes on");
    let mut boris = Guest::new(&again, "en");
    let his = begin(&mut boris, "usa").await;
    assert_eq!(said(&again, &his, "sealed").await, sealed, "the same after a restart");
}

#[tokio::test]
async fn a_team_has_one_try_together() {
    let house = house("day-team", 407).await;
    let [mut anna, mut boris, mut clara] = ["en", "en", "en"].map(|language| Guest::new(&house, language));
    anna.get("/").await;
    anna.post("/me", "name=Anna").await;
    let laid = anna.post("/g/switch-signal/day", "team=yes").await;
    let table = laid.location();
    assert_eq!(anna.post("/g/switch-signal/day", "team=yes").await.location(), table);
    let page = anna.get(&table).await.text;
    assert!(page.contains("one try for all") && !page.contains(&format!("{table}/bot")), "{page}");
    for (what, form) in
        [("bot", "level=driver"), ("seats", "seats=3"), ("first", "first=A"), ("swap", "one=A&other=B")]
    {
        let refused = anna.post(&format!("{table}/{what}"), form).await;
        assert_eq!((refused.status, refused.code()), (409, "table-day-fixed"), "{what}");
    }
    // Who has had a try of their own can't sit down.
    let alone = begin(&mut clara, "switch-signal").await;
    assert_eq!(clara.post(&format!("{table}/join"), "name=Clara").await.code(), "table-day-yours");
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris&salt=abc").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    assert_eq!(
        said(&house, &table, "seed").await,
        said(&house, &alone, "seed").await,
        "alone or not, it is the same"
    );
    for guest in [&mut anna, &mut boris] {
        assert_eq!(begin(guest, "switch-signal").await, table, "that was their try");
    }
    // Both go on in turn, to the end.
    for _ in 0..3000 {
        let page = anna.get(&table).await.text;
        if page.contains("<section id=\"score\"") && !page.contains("<section id=\"score\" hidden") {
            break;
        }
        let player =
            if guest::decides(&page) && page.contains("data-step") && may_act(&mut anna, &table).await {
                &mut anna
            } else {
                &mut boris
            };
        let page = player.get(&table).await.text;
        player.act_somehow(&table, &page).await;
    }
    let page = clara.get("/day").await.text;
    assert!(page.contains("Anna, Boris") || page.contains("Boris, Anna"), "{page}");
}

/// Whether it is somebody's turn: those who aren't to act see offers to propose.
async fn may_act(guest: &mut Guest, table: &str) -> bool {
    let page = guest.get(table).await.text;
    page.contains(&format!("action=\"{table}/act\""))
}

#[tokio::test]
async fn somebody_who_tried_elsewhere_meanwhile_keeps_a_team_from_beginning() {
    let house = house("day-team-late", 408).await;
    let time = Time::new();
    let late = house_at("day-team-over", 409, &time, |_| {}).await;
    let [mut anna, mut boris] = ["en", "en"].map(|language| Guest::new(&house, language));
    let table = anna.post("/g/switch-signal/day", "team=yes").await.location();
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris").await.status, 303);
    begin(&mut boris, "switch-signal").await;
    let refused = anna.post(&format!("{table}/start"), "").await;
    assert_eq!((refused.status, refused.code()), (409, "table-day-tried"));
    // And a day that is over begins no more.
    let mut anna = Guest::new(&late, "en");
    let table = anna.post("/g/switch-signal/day", "team=yes").await.location();
    assert_eq!(anna.post(&format!("{table}/hold"), "").await.status, 303);
    time.pass(TO_MIDNIGHT);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.code(), "table-day-over");
}

#[tokio::test]
async fn the_stationmaster_plays_it_too_and_who_is_forgotten_is_not_named() {
    let (house, folder) = house_in("day-house", 410).await;
    let [mut anna, mut boris] = ["en", "en"].map(|language| Guest::new(&house, language));
    anna.get("/").await;
    anna.post("/me", "name=Annabella-Zuckerkandl").await;
    let table = begin(&mut anna, "card-game").await;
    anna.play_to_the_end(&table).await;
    let page = boris.until("/day", "day-house\"").await;
    assert!(page.contains("Stationmaster") && page.contains("Annabella-Zuckerkandl"), "{page}");
    let own = anna.get("/day").await.text;
    assert!(own.contains("mine\"><td>") && !page.contains("mine\"><td>"), "{own}");
    house.tools.store.close().await.expect("closed");
    let again = reopened_at(&folder, 411, &Time::new()).await;
    let (mut anna, mut boris) = (anna.at(&again), boris.at(&again));
    assert!(boris.get("/day").await.text.contains("day-house\""), "it is kept");
    anna.post("/me/delete", "sure=yes").await;
    let page = boris.get("/day").await.text;
    assert!(!page.contains("Annabella") && page.contains("Passenger"), "{page}");
}

#[tokio::test]
async fn two_servers_deal_the_same() {
    let time = Time::new();
    let (house, folder) = house_in("day-two", 412).await;
    let Some(other) = second_at(&folder, 413, &time).await else { return };
    guest::alone(&house);
    let guests: Vec<_> = (0..6)
        .map(|nth| {
            let mut guest = Guest::new(if nth % 2 == 0 { &house } else { &other }, "en");
            tokio::spawn(async move {
                guest.get("/").await;
                (begin(&mut guest, "great-lakes").await, guest)
            })
        })
        .collect();
    let (mut seeds, mut tables) = (std::collections::BTreeSet::new(), Vec::new());
    for guest in guests {
        let (table, guest) = guest.await.expect("begun");
        seeds.insert(said(&house, &table, "seed").await);
        tables.push((table, guest));
    }
    assert_eq!(seeds.len(), 1);
    for (table, guest) in tables {
        let (mut here, mut there) = (guest.clone().at(&house), guest.at(&other));
        assert_eq!(begin(&mut here, "great-lakes").await, table, "one try in the whole house");
        assert_eq!(begin(&mut there, "great-lakes").await, table);
    }
}

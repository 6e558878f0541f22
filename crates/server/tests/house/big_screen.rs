//! A table on a big screen: the same for everybody in the room, and nobody's hand.

use std::sync::Arc;
use std::time::Duration;

use server::House;
use stalls::Stalls as _;

use crate::guest::{self, Guest, Time, house, house_at, house_in};

const PATIENCE: Duration = Duration::from_secs(20);

/// Anna and Boris, who sit at a table that hasn't begun, Clara, who doesn't, and its address.
async fn three(house: &Arc<House>, form: &str) -> ([Guest; 3], String) {
    let [mut anna, mut boris, clara] = ["en"; 3].map(|language| Guest::new(house, language));
    let form = format!("name=Anna&seats=2&bots=0&first=me&{form}");
    let table = anna.post("/tables", &form).await.location();
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris").await.status, 303);
    ([anna, boris, clara], table)
}

/// The same at a table that has begun.
async fn begun(house: &Arc<House>, form: &str) -> ([Guest; 3], String) {
    let ([mut anna, boris, clara], table) = three(house, form).await;
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    ([anna, boris, clara], table)
}

/// The big screen of a table, with what the script gets of it: whoever asks gets the same.
async fn shown(people: &mut [Guest], table: &str) -> (String, String) {
    let mut all = Vec::new();
    for person in people {
        let page = person.get(&format!("{table}/board")).await;
        let regions = person.get(&format!("{table}/board/regions")).await;
        assert_eq!((page.status, regions.status), (200, 200), "{}", page.text);
        all.push((page.text, regions.text));
    }
    let first = all.pop().expect("somebody asks");
    assert!(all.iter().all(|other| *other == first), "it is the same for everybody: {}", first.0);
    first
}

/// Nothing can be pressed there, nothing is said, and nobody holds anything.
#[track_caller]
fn has_no_hand((page, regions): &(String, String)) {
    for own in ["<form", "name=\"action\"", "name=\"keep\"", "id=\"chat\"", "ticket:", "class=\"cover\""] {
        assert!(!page.contains(own), "{own} in {page}");
        assert!(!regions.contains(&own.replace('"', "\\\"")), "{own} in {regions}");
    }
}

/// Whether whoever has this page is to decide something; who plays together with them may propose it.
fn is_mine(page: &str) -> bool {
    page.split('<').any(|tag| tag.contains("id=\"prompt\"") && tag.contains("mine"))
}

/// Lets whoever is to decide something do so, until so many decisions are made or the game is over.
async fn play(people: &mut [Guest], table: &str, decisions: usize) {
    let mut made = 0;
    for _ in 0..5000 {
        for person in &mut *people {
            let page = person.get(table).await.text;
            if guest::is_over(&page) || made == decisions {
                return;
            }
            if is_mine(&page) {
                person.act_somehow(table, &page).await;
                made += 1;
            }
        }
    }
    panic!("the game at {table} doesn't go on");
}

#[tokio::test]
async fn before_the_game_it_says_who_sits_there_and_how_to_come() {
    let house = house("big-lobby", 91).await;
    // Who is there is known to another server a moment later.
    guest::alone(&house);
    let ([mut anna, boris, clara], table) = three(&house, "game=europe").await;
    assert_eq!(anna.post(&format!("{table}/seats"), "seats=3").await.status, 303);
    let lobby = anna.get(&table).await.text;
    assert!(lobby.contains(&format!("href=\"{table}/board\"")), "the waiting table leads there: {lobby}");
    let mut people = [anna, boris, clara];
    let both = shown(&mut people, &table).await;
    has_no_hand(&both);
    let (page, _) = both;
    let link = format!("http://house.test{table}");
    for told in ["Europe", "Anna", "Boris", "1 seat is free.", "class=\"qr\"", &link, &table[3..9]] {
        assert!(page.contains(told), "{told} in {page}");
    }
    assert!(page.contains("http-equiv=\"refresh\""), "without a script it asks again by itself");
    // Somebody sits down, the game begins: the script is told.
    let asked = format!("{table}/board/regions?lobby=1");
    assert_eq!(people[2].post(&format!("{table}/join"), "name=Clara").await.status, 303);
    let news = people[0].get(&asked).await.text;
    assert!(news.contains("Clara") && news.contains("Everybody is here"), "{news}");
    assert_eq!(people[0].post(&format!("{table}/start"), "").await.status, 303);
    assert_eq!(people[1].get(&asked).await.json()["reload"], true);
    let page = shown(&mut people, &table).await.0;
    assert!(page.contains("id=\"players\"") && page.contains("http-equiv=\"refresh\""), "{page}");
}

#[tokio::test]
async fn whoever_opens_it_sees_the_game_and_nobodys_hand() {
    let house = house("big-games", 92).await;
    guest::alone(&house);
    for game in stalls::house().roster().games() {
        let (mut people, table) = begun(&house, &format!("game={}", game.id)).await;
        for _ in 0..4 {
            // What was drawn for a spectator leads to the table: the big screen has its own.
            assert_eq!(people[2].get(&format!("{table}/regions")).await.status, 200);
            let both = shown(&mut people, &table).await;
            has_no_hand(&both);
            assert!(!both.1.contains(&format!("{table}?focus")), "{}: {}", game.id, both.1);
            // Where all play together, all cards are open.
            assert_eq!(
                both.0.contains("<section id=\"hand\" hidden>"),
                !game.together,
                "{}: {}",
                game.id,
                both.0
            );
            assert!(both.0.contains("class=\"own-hand\"") && both.0.contains(&table[3..9]), "{}", game.id);
            let own = [people[0].get(&table).await.text, people[1].get(&table).await.text];
            assert!(own.iter().any(|page| is_mine(page)), "somebody is to decide");
            play(&mut people[..2], &table, 3).await;
        }
        let menu = people[2].get(&table).await.text;
        assert!(menu.contains(&format!("href=\"{table}/board\"")), "who watches finds the way there, too");
    }
}

#[tokio::test]
async fn a_seat_that_is_open_on_ones_own_screen_is_not_on_the_big_one() {
    let house = house("big-hot-seat", 93).await;
    let [mut anna, clara] = ["en"; 2].map(|language| Guest::new(&house, language));
    let table = anna.post("/play", "game=usa&name=Anna&name2=Boris&hands=2&bots=0&first=me").await.location();
    let covered = shown(&mut [anna.clone(), clara.clone()], &table).await;
    has_no_hand(&covered);
    assert_eq!(anna.post(&format!("{table}/open"), "seat=A&step=0").await.status, 303);
    assert!(anna.get(&table).await.text.contains("name=\"keep\""), "her own screen shows her tickets");
    has_no_hand(&shown(&mut [anna, clara], &table).await);
}

#[tokio::test]
async fn nothing_is_told_by_it_of_what_only_some_may_know() {
    let house = house("big-silence", 94).await;
    let (mut people, table) = begun(&house, "game=europe").await;
    play(&mut people[..2], &table, 2).await;
    let (board, before) = (format!("{}/board", &table[3..]), shown(&mut people, &table).await);
    let mark = before.1.split('"').nth(3).expect("a mark").to_owned();
    let mut streams = Vec::new();
    for person in &mut people {
        streams.push(person.stream(&format!("/events?at={board}:{mark}")).await);
    }
    // A hint is for one, what spectators say for them, what players say for no big screen.
    assert_eq!(people[0].post(&format!("{table}/hint"), "").await.status, 303);
    assert_eq!(people[2].post(&format!("{table}/say"), "text=Anna holds nothing").await.status, 303);
    assert_eq!(people[1].post(&format!("{table}/say"), "text=Hurry up").await.status, 303);
    assert_eq!(shown(&mut people, &table).await, before);
    let form = format!("step={}&action=blind", guest::step(&before.0));
    assert_eq!(people[0].post(&format!("{table}/act"), &form).await.status, 303);
    let after = shown(&mut people, &table).await;
    let mark = after.1.split('"').nth(3).expect("a mark");
    for stream in &mut streams {
        let event = stream.next_event(PATIENCE).await;
        assert_eq!(event, format!("event: news\ndata: {{\"mark\":\"{mark}\",\"table\":\"{board}\"}}"));
    }
    assert_ne!(after.0, before.0);
}

#[tokio::test]
async fn a_table_without_spectators_has_one_for_those_who_sit_there() {
    let house = house("big-unwatched", 95).await;
    let ([mut anna, mut boris, mut clara], table) = three(&house, "game=usa&watched=no").await;
    let board = format!("{table}/board");
    assert_eq!(clara.get(&board).await.status, 200, "who may sit down sees who sits there");
    let mut stream = clara.stream(&format!("/events?at={}:x", &board[3..])).await;
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    stream.until(PATIENCE, "event: gone").await;
    for path in [&board, &format!("{board}/regions")] {
        assert_eq!(clara.get(path).await.code(), "not-watched", "{path}");
        assert_eq!(boris.get(path).await.status, 200, "{path}");
    }
    assert_eq!(anna.get("/t/nowhere/board").await.code(), "no-table");
    assert_eq!(anna.get("/t/nowhere/board/regions").await.code(), "no-table");
}

#[tokio::test]
async fn a_screen_is_nobody_who_is_there() {
    let time = Time::new();
    let house =
        house_at("big-presence", 96, &time, |settings| settings.grace = Duration::from_secs(60)).await;
    let ([mut anna, mut boris, _], table) = begun(&house, "game=europe").await;
    assert!(!anna.get(&table).await.text.contains("Boris is away"));
    time.pass(Duration::from_secs(100));
    let board = format!("{table}/board");
    assert_eq!(boris.get(&board).await.status, 200);
    assert_eq!(boris.get(&format!("{board}/regions")).await.status, 200);
    let _listens = boris.stream(&format!("/events?at={}:x", &board[3..])).await;
    assert!(anna.get(&table).await.text.contains("Boris is away"), "only his television is here");
    assert_eq!(boris.get(&table).await.status, 200);
    assert!(!anna.get(&table).await.text.contains("Boris is away"));
}

#[tokio::test]
async fn it_outlives_a_restart_and_shows_the_end() {
    let (house, folder) = house_in("big-end", 97).await;
    let (mut people, table) = begun(&house, "game=card-game").await;
    play(&mut people[..2], &table, 6).await;
    let market = |page: &str| page.split("id=\"market\"").nth(1).map(|rest| rest[..800].to_owned());
    let before = shown(&mut people, &table).await.0;
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&folder, 98).await;
    let mut people = people.map(|person| person.at(&again));
    let after = shown(&mut people, &table).await.0;
    assert_eq!((guest::step(&after), market(&after)), (guest::step(&before), market(&before)));
    play(&mut people[..2], &table, usize::MAX).await;
    let both = shown(&mut people, &table).await;
    assert!(
        guest::is_over(&both.0) && both.0.contains("Final score") && !both.0.contains("<form"),
        "{}",
        both.0
    );
    assert!(!both.0.contains("http-equiv=\"refresh\""), "there is nothing more to wait for");
    // Those who play again take it along.
    let next = people[1].post(&format!("{table}/rematch"), "").await.location();
    let page = shown(&mut people, &table).await.0;
    assert!(page.contains(&format!("href=\"{next}/board\"")) && !page.contains("<form"), "{page}");
}

#[tokio::test]
async fn the_code_on_it_leads_those_who_sit_there_to_their_hand() {
    let house = house("big-code", 99).await;
    let ([mut anna, _, mut clara], table) = begun(&house, "game=europe").await;
    let form = format!("code={}", &table[3..9]);
    assert_eq!(anna.post("/code", &form).await.location(), table);
    assert_eq!(
        clara.post("/code", &form).await.code(),
        "code-unknown",
        "a game that has begun is nobody else's"
    );
}

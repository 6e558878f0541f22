//! People at a table: what is taken back, who leaves and comes back, one screen for several, another game.

use std::sync::Arc;
use std::time::Duration;

use server::House;

use crate::guest::{self, Guest, Time, house, house_at, house_in};

/// Two people at a table of Europe that has begun, and its address. Anna goes first.
async fn two(house: &Arc<House>, more: &str) -> (Guest, Guest, String) {
    let (mut anna, mut boris) = (Guest::new(house, "en"), Guest::new(house, "en"));
    let form = format!("game=europe&name=Anna&seats=2&bots=0&first=me{more}");
    let table = anna.post("/tables", &form).await.location();
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    for person in [&mut anna, &mut boris] {
        let page = person.until_my_turn(&table).await;
        person.act_somehow(&table, &page).await;
    }
    (anna, boris, table)
}

/// One person and a bot.
async fn alone(house: &Arc<House>, more: &str) -> (Guest, String) {
    let mut anna = Guest::new(house, "en");
    let form = format!("game=europe&name=Anna&bots=1&level=trainee&first=me{more}");
    let table = anna.post("/play", &form).await.location();
    let page = anna.until_my_turn(&table).await;
    anna.act_somehow(&table, &page).await;
    anna.until_my_turn(&table).await;
    (anna, table)
}

async fn step(guest: &mut Guest, table: &str) -> u32 {
    guest::step(&guest.get(table).await.text)
}

/// The part of a page between two marks.
fn part<'p>(page: &'p str, from: &str, to: &str) -> &'p str {
    page.split(from).nth(1).unwrap_or_default().split(to).next().unwrap_or_default()
}

fn hand(page: &str) -> String {
    part(page, "id=\"hand\"", "</section>").to_owned()
}

#[tokio::test]
async fn alone_one_may_always_go_back_and_the_bots_forget() {
    let (house, folder) = house_in("undo-alone", 51).await;
    let (mut anna, table) = alone(&house, "").await;
    let before = anna.get(&table).await.text;
    let first = guest::step(&before);
    assert_eq!(anna.post(&format!("{table}/act"), &format!("step={first}&action=blind")).await.status, 303);
    let drawn = anna.until_my_turn(&table).await;
    assert_ne!(hand(&drawn), hand(&before));
    let now = guest::step(&drawn);
    assert_eq!(anna.post(&format!("{table}/undo"), &format!("step={now}")).await.status, 303);
    let after = anna.get(&table).await.text;
    assert_eq!(
        (guest::step(&after), hand(&after)),
        (now + 1, hand(&before)),
        "a step itself, back to the hand"
    );
    assert!(
        after.contains("takes a move back") && after.contains("doesn&#39;t count")
            || after.contains("doesn't count"),
        "and marked"
    );
    // Asked again for the same, nothing happens twice; a form from before is stale.
    assert_eq!(anna.post(&format!("{table}/undo"), &format!("step={now}")).await.status, 303);
    assert_eq!(step(&mut anna, &table).await, now + 1);
    let old = anna.post(&format!("{table}/act"), &format!("step={now}&action=blind")).await;
    assert_eq!((old.status, old.code()), (409, "stale"));
    let old = anna.post(&format!("{table}/act"), &format!("step={first}&action=blind")).await;
    assert_eq!((old.status, old.code()), (409, "stale"), "also the very form that was taken back");
    // Killed and started again, it is as it was, and goes on.
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&folder, 52).await;
    let mut anna = anna.at(&again);
    let page = anna.get(&table).await.text;
    assert_eq!((guest::step(&page), hand(&page)), (now + 1, hand(&before)));
    anna.play_to_the_end(&table).await;
    let last = step(&mut anna, &table).await;
    let over = anna.post(&format!("{table}/undo"), &format!("step={last}")).await;
    assert_eq!((over.status, over.code()), (409, "table-undo-over"));
    let record = anna.get(&format!("{table}/record")).await.text;
    assert!(record.contains("\"undone\"") && record.contains("\"granted\":true"));
}

#[tokio::test]
async fn what_drew_and_told_nothing_is_free_until_somebody_else_acts() {
    let house = house("undo-free", 53).await;
    let (mut anna, mut boris, table) = two(&house, "").await;
    // Both collect cards until Anna can claim something.
    while claims(&mut anna, &table).await.is_none() {
        for person in [&mut anna, &mut boris] {
            for _ in 0..2 {
                let page = person.until_my_turn(&table).await;
                let form = format!("step={}&action=blind", guest::step(&page));
                person.post(&format!("{table}/act"), &form).await;
            }
        }
    }
    let before = anna.get(&table).await.text;
    let claim = claims(&mut anna, &table).await.expect("a route");
    let form = format!("step={}&action={claim}", guest::step(&before));
    assert_eq!(anna.post(&format!("{table}/act"), &form).await.status, 303, "{claim}");
    let claimed = anna.get(&table).await.text;
    assert!(claimed.contains("Take back your last action"), "it is offered as free");
    let undo = format!("step={}", guest::step(&claimed));
    assert_eq!(boris.post(&format!("{table}/undo"), &undo).await.status, 303, "Boris only asks");
    assert!(anna.get(&table).await.text.contains("Boris asks to take back"));
    assert_eq!(anna.post(&format!("{table}/consent"), "agrees=no").await.status, 303);
    let told = boris.get(&table).await.text;
    assert!(!told.contains("others are asked whether"));
    assert!(told.contains("Anna doesn’t agree"), "Boris is told who said no");
    assert!(!anna.get(&table).await.text.contains("doesn’t agree"), "and nobody else");
    let late = anna.post(&format!("{table}/consent"), "agrees=yes").await;
    assert_eq!(late.code(), "table-undo-gone", "a no can't become a yes by itself");
    assert_eq!(boris.post(&format!("{table}/consent"), "agrees=no").await.status, 303);
    assert!(!boris.get(&table).await.text.contains("doesn’t agree"), "it has been read");
    assert_eq!(anna.post(&format!("{table}/undo"), &undo).await.status, 303);
    let back = anna.get(&table).await.text;
    assert_eq!(hand(&back), hand(&before));
    assert!(!back.contains("count for statistics"), "a free one counts as nothing");
    // Once Boris has acted, Anna has to ask.
    let form = format!("step={}&action={claim}", guest::step(&back));
    assert_eq!(anna.post(&format!("{table}/act"), &form).await.status, 303);
    let page = boris.until_my_turn(&table).await;
    boris.post(&format!("{table}/act"), &format!("step={}&action=blind", guest::step(&page))).await;
    let now = step(&mut anna, &table).await;
    assert_eq!(anna.post(&format!("{table}/undo"), &format!("step={now}")).await.status, 303);
    assert_eq!(step(&mut anna, &table).await, now, "nothing is done before Boris agrees");
    let mut clara = Guest::new(&house, "en");
    assert_eq!(clara.post(&format!("{table}/consent"), "agrees=yes").await.status, 403);
    assert_eq!(clara.post(&format!("{table}/skip"), "").await.code(), "not-your-seat");
    assert_eq!(anna.post(&format!("{table}/consent"), "agrees=yes").await.status, 403, "not one's own");
    let other = format!("step={}&agrees=yes", now - 1);
    assert_eq!(
        boris.post(&format!("{table}/consent"), &other).await.code(),
        "stale",
        "it was another request"
    );
    let agrees = format!("step={now}&agrees=yes");
    assert_eq!(boris.post(&format!("{table}/consent"), &agrees).await.status, 303);
    assert_eq!(
        boris.post(&format!("{table}/consent"), &agrees).await.status,
        303,
        "a click that was doubled"
    );
    assert_eq!(clara.post(&format!("{table}/consent"), &agrees).await.code(), "stale");
    let back = anna.get(&table).await.text;
    assert_eq!((guest::step(&back), hand(&back)), (now + 1, hand(&before)));
    assert_eq!(boris.post(&format!("{table}/consent"), "agrees=yes").await.code(), "table-undo-gone");
}

/// A way to claim a route that isn't a tunnel: that would turn cards up.
async fn claims(guest: &mut Guest, table: &str) -> Option<String> {
    let page = guest.get(table).await.text;
    for route in guest::claimable(&page) {
        let page = guest.get(&format!("{table}?focus={route}")).await.text;
        let tunnel = part(&page, "id=\"choice\"", "class=\"log-box\"").contains("unnel");
        let way = guest::actions(&page).into_iter().find(|action| action.starts_with("claim"));
        if let (false, Some(way)) = (tunnel, way) {
            return Some(way);
        }
    }
    None
}

#[tokio::test]
async fn whoever_leaves_is_played_for_and_comes_back() {
    let (house, folder) = house_in("leave", 54).await;
    let (mut anna, mut boris, table) = two(&house, "").await;
    assert_eq!(boris.post(&format!("{table}/leave"), "").await.status, 303);
    let page = boris.get(&table).await.text;
    assert!(
        page.contains("a bot plays for you") && !page.contains("name=\"action\""),
        "{}",
        part(&page, "id=\"company\"", "</section>")
    );
    let form = format!("step={}&action=blind", guest::step(&page));
    assert_eq!(boris.post(&format!("{table}/act"), &form).await.code(), "table-played-for-you");
    for _ in 0..4 {
        let page = anna.until_my_turn(&table).await;
        anna.post(&format!("{table}/act"), &format!("step={}&action=blind", guest::step(&page))).await;
    }
    assert!(anna.until_my_turn(&table).await.contains("has left; a bot plays"), "the bot went on");
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&folder, 55).await;
    let (mut anna, mut boris) = (anna.at(&again), boris.at(&again));
    assert!(boris.get(&table).await.text.contains("a bot plays for you"));
    assert_eq!(boris.post(&format!("{table}/return"), "").await.status, 303);
    assert_eq!(boris.post(&format!("{table}/return"), "").await.status, 303, "back is back");
    for _ in 0..2 {
        let page = anna.until_my_turn(&table).await;
        anna.post(&format!("{table}/act"), &format!("step={}&action=blind", guest::step(&page))).await;
    }
    let page = boris.until_my_turn(&table).await;
    boris.act_somehow(&table, &page).await;
    // The host leaves, and Boris hosts.
    anna.post(&format!("{table}/leave"), "").await;
    let room = again.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    assert_eq!(
        Some(room.now().table.host.as_str()),
        room.now().table.player(engine::Seat::new(1).expect("B"))
    );
}

#[tokio::test]
async fn the_seat_of_who_is_away_is_handed_over_and_taken_by_a_newcomer() {
    let time = Time::new();
    let house = house_at("hand", 56, &time, |settings| settings.grace = Duration::from_secs(60)).await;
    // Another server knows how long ago by the time of the database, which no test lets pass.
    guest::alone(&house);
    let (mut anna, mut boris, table) = two(&house, "").await;
    let mut clara = Guest::new(&house, "en");
    let hand = format!("{table}/hand");
    assert_eq!(anna.post(&hand, "seat=B").await.code(), "table-is-there", "he was here a moment ago");
    assert_eq!(clara.post(&format!("{table}/take"), "seat=B&name=Clara").await.code(), "table-not-offered");
    time.pass(Duration::from_secs(100));
    assert!(anna.get(&table).await.text.contains("Boris is away"), "and Anna is told");
    assert_eq!(clara.post(&hand, "seat=B").await.code(), "table-only-host");
    assert_eq!(anna.post(&hand, "seat=B").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/offer"), "seat=B").await.status, 303);
    assert!(clara.get(&table).await.text.contains("The seat of Boris is free"));
    assert_eq!(clara.post(&format!("{table}/take"), "seat=B&name=Clara").await.status, 303);
    let page = clara.get(&table).await.text;
    assert!(page.contains("Clara") && page.contains("id=\"hand\""));
    assert_eq!(boris.post(&format!("{table}/return"), "").await.status, 403, "it isn't his any more");
    assert_eq!(clara.post(&format!("{table}/resign"), "").await.status, 303);
    assert_eq!(clara.post(&format!("{table}/resign"), "").await.status, 403, "twice is once");
    assert!(boris.get(&table).await.text.contains("is free"), "whoever comes may go on");
}

#[tokio::test]
async fn a_whole_game_of_two_at_one_screen_shows_nobody_anothers_cards() {
    let (house, folder) = house_in("hot-seat", 57).await;
    let mut anna = Guest::new(&house, "en");
    let form = "game=usa&name=Anna&name2=Boris&hands=2&bots=0&first=me";
    let table = anna.post("/play", form).await.location();
    let covered = anna.get(&table).await.text;
    assert!(covered.contains("class=\"cover\"") && !covered.contains("name=\"keep\""), "covered at first");
    let regions = anna.get(&format!("{table}/regions")).await.text;
    assert!(!regions.contains("name=\\\"keep\\\""), "the script gets no more");
    assert_eq!(anna.post(&format!("{table}/act"), "step=0&action=keep").await.code(), "table-covered");
    assert_ne!(anna.post(&format!("{table}/hint"), "").await.status, 303, "no hint for whoever isn't open");
    assert_eq!(anna.post(&format!("{table}/open"), "seat=B&step=0").await.code(), "stale");
    let (mut house, mut restarted) = (house, false);
    let mut opened = 0;
    for _ in 0..3000 {
        let page = anna.get(&table).await.text;
        if guest::is_over(&page) {
            assert!(opened > 20 && restarted);
            return;
        }
        if let Some(seat) = part(&page, "class=\"cover\"", "</form>").split("name=\"seat\" value=\"").nth(1) {
            assert!(!page.contains("name=\"action\"") && !page.contains("name=\"keep\""));
            let form = format!("seat={}&step={}", &seat[..1], guest::step(&page));
            assert_eq!(anna.post(&format!("{table}/open"), &form).await.status, 303);
            opened += 1;
            if opened == 10 && !restarted {
                house.tools.store.close().await.expect("closed");
                house = guest::reopened(&folder, 58).await;
                anna = anna.at(&house);
                restarted = true;
                assert!(anna.get(&table).await.text.contains("class=\"cover\""), "covered again");
            }
        } else {
            anna.act_somehow(&table, &page).await;
        }
    }
    panic!("the game doesn't end");
}

/// Takes back the last decision at this screen.
async fn undo(guest: &mut Guest, table: &str) -> String {
    let form = format!("step={}", step(guest, table).await);
    guest.post(&format!("{table}/undo"), &form).await.code().to_owned()
}

#[tokio::test]
async fn at_one_screen_nobody_takes_back_what_the_other_did() {
    let (house, _folder) = house_in("hot-seat-undo", 59).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/play", "game=usa&name=Anna&name2=Boris&hands=2&bots=0&first=me").await.location();
    for seat in ["A", "B"] {
        assert_eq!(undo(&mut anna, &table).await, "table-covered", "{seat} isn't open");
        let form = format!("seat={seat}&step={}", step(&mut anna, &table).await);
        assert_eq!(anna.post(&format!("{table}/open"), &form).await.status, 303);
        assert_eq!(undo(&mut anna, &table).await, "table-undo-nothing", "{seat} has done nothing yet");
        let page = anna.get(&table).await.text;
        anna.act_somehow(&table, &page).await;
    }
    let before = step(&mut anna, &table).await;
    let form = format!("seat=A&step={before}");
    assert_eq!(anna.post(&format!("{table}/open"), &form).await.status, 303);
    assert_eq!(undo(&mut anna, &table).await, "table-undo-nothing", "it would take back what B did, too");
    assert_eq!(anna.post(&format!("{table}/act"), &format!("step={before}&action=blind")).await.status, 303);
    assert_eq!(undo(&mut anna, &table).await, "", "what the open seat has just done is its own");
    assert_eq!(step(&mut anna, &table).await, before + 2, "a step of its own");
    assert_eq!(undo(&mut anna, &table).await, "table-undo-nothing", "before that there is what B did");
}

#[tokio::test]
async fn a_rematch_is_one_click_each_and_seats_move_on() {
    let house = house("rematch", 59).await;
    let (mut anna, mut boris, table) = two(&house, "").await;
    let mut clara = Guest::new(&house, "en");
    let rematch = format!("{table}/rematch");
    assert_eq!(anna.post(&rematch, "").await.code(), "table-not-over");
    for _ in 0..2000 {
        if guest::is_over(&anna.get(&table).await.text) {
            break;
        }
        for person in [&mut anna, &mut boris] {
            let page = person.get(&table).await.text;
            if page.contains("name=\"action\"") || page.contains("name=\"keep\"") {
                person.act_somehow(&table, &page).await;
            }
        }
    }
    assert!(anna.get(&table).await.text.contains("Play again with the same people"));
    assert!(!clara.get(&table).await.text.contains("Play again"), "who watched isn't asked");
    assert_eq!(clara.post(&rematch, "").await.status, 403);
    let next = boris.post(&rematch, "").await.location();
    assert_eq!(boris.post(&rematch, "").await.location(), next, "twice is once");
    assert!(anna.get(&table).await.text.contains("The others want to play again"));
    assert_eq!(
        clara.post(&format!("{next}/join"), "name=Clara").await.code(),
        "table-full",
        "Anna is expected"
    );
    assert_eq!(anna.post(&rematch, "").await.location(), next);
    let room = house.hub.room(next.trim_start_matches("/t/")).await.expect("a room");
    let table = room.now().table.clone();
    let names: Vec<&str> = table.chairs.iter().flatten().map(table::Sitter::name).collect();
    assert_eq!((names, table.has_begun()), (vec!["Boris", "Anna"], true));
}

#[tokio::test]
async fn a_game_by_days_goes_on_with_a_bot_when_time_is_up() {
    let time = Time::new();
    let folder = guest::folder("days");
    let house = guest::reopened_at(&folder, 60, &time).await;
    let (mut anna, boris, table) = two(&house, "&pace=day").await;
    let page = anna.until_my_turn(&table).await;
    anna.post(&format!("{table}/act"), &format!("step={}&action=blind", guest::step(&page))).await;
    let id = table.trim_start_matches("/t/").to_owned();
    let due = async |house: &House| {
        let room = house.hub.room(&id).await.expect("a room");
        room.now().next_due().expect("somebody's time runs").0
    };
    // A restart in the middle of the day takes nobody's time and gives none.
    let (before, until) = (anna.get(&table).await.text, due(&house).await);
    time.pass(Duration::from_secs(10 * 3600));
    house.tools.store.close().await.expect("closed");
    let house = guest::reopened_at(&folder, 61, &time).await;
    let (mut anna, boris) = (anna.at(&house), boris.at(&house));
    let after = anna.get(&table).await.text;
    assert_eq!((guest::step(&after), hand(&after)), (guest::step(&before), hand(&before)));
    assert_eq!(due(&house).await, until, "it is still the same moment");
    // And then nobody looks at it, and its house is opened again without anybody who asks for it.
    time.pass(Duration::from_secs(13 * 3600));
    house.tools.store.close().await.expect("closed");
    let house = guest::reopened_at(&folder, 62, &time).await;
    house.wake_due().await;
    let (anna, mut boris) = (anna.at(&house), boris.at(&house));
    assert!(!boris.get(&table).await.text.contains("a bot plays"), "an hour is left");
    time.pass(Duration::from_secs(2 * 3600));
    house.wake_due().await;
    let mut page = boris.until(&table, "a bot plays").await;
    assert!(
        page.contains("out of time") && page.contains("Anna"),
        "{}",
        part(&page, "id=\"players\"", "</aside>")
    );
    assert!(!page.contains("a bot plays for you"));
    page = boris.until_my_turn(&table).await;
    let until = due(&house).await;
    house.tools.store.close().await.expect("closed");
    let house = guest::reopened_at(&folder, 63, &time).await;
    let (mut anna, mut boris) = (anna.at(&house), boris.at(&house));
    let after = boris.get(&table).await.text;
    assert_eq!((guest::step(&after), hand(&after)), (guest::step(&page), hand(&page)));
    assert!(after.contains("out of time"), "the bot still plays for Anna");
    assert_eq!(due(&house).await, until, "now it is Boris's time that runs");
    boris.act_somehow(&table, &after).await;
    assert_eq!(anna.post(&format!("{table}/return"), "").await.status, 303);
    // What Boris did may have been half of his turn.
    for _ in 0..400 {
        if guest::decides(&anna.get(&table).await.text) {
            return;
        }
        let page = boris.get(&table).await.text;
        if guest::decides(&page) {
            boris.act_somehow(&table, &page).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it is never Anna's turn");
}

#[tokio::test]
async fn a_live_clock_spends_its_reserve_first() {
    let time = Time::new();
    let house = house_at("live", 61, &time, |_| {}).await;
    let (mut anna, _boris, table) = two(&house, "&pace=quick").await;
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    let due = |room: &server::room::Room| room.now().next_due().expect("somebody thinks").0;
    let first = due(&room);
    time.pass(Duration::from_secs(50));
    let page = anna.until_my_turn(&table).await;
    anna.post(&format!("{table}/act"), &format!("step={}&action=blind", guest::step(&page))).await;
    assert_eq!(due(&room) - first, 20_000, "30 seconds came out of the reserve of 300");
    time.pass(Duration::from_secs(400));
    house.wake_due().await;
    anna.until(&table, "Your time was up").await;
}

#[tokio::test]
async fn the_house_is_bound_to_its_shuffle_and_tells_it_after_the_end() {
    let house = house("deal", 62).await;
    let mut anna = Guest::new(&house, "en");
    let table =
        anna.post("/play", "game=card-game&name=Anna&bots=1&level=trainee&salt=0badcafe").await.location();
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    let (seal, sealed) = {
        let laid = room.now().table.clone();
        (laid.seal().expect("a hash"), laid.terms.sealed.clone().expect("the house's part"))
    };
    let seed = room.now().table.seed.clone().expect("a seed");
    let deal = anna.get(&format!("{table}/deal")).await.text;
    assert!(deal.contains(&seal) && deal.contains("something, which is told after the end"));
    let page = anna.get(&table).await.text + &deal + &anna.get(&format!("{table}/regions")).await.text;
    for secret in [sealed.as_str(), seed.as_str(), "0badcafe"] {
        assert!(!page.contains(secret), "nothing of it is told while the game runs");
    }
    assert_eq!(anna.get(&format!("{table}/record")).await.code(), "still-secret");
    anna.play_to_the_end(&table).await;
    let deal = anna.get(&format!("{table}/deal")).await.text;
    assert!(deal.contains(&sealed) && deal.contains(&seed) && deal.contains("0badcafe"));
    assert!(deal.contains("follows from all parts, as promised"));
    // Anyone works it out from what they are told.
    let mixed = engine::Seed::parse(&sealed).expect("a seed").mixed(&["0badcafe", ""]);
    assert_eq!(mixed.to_string(), seed);
    let again = anna.post("/play", "game=card-game&name=Anna&bots=1&salt=%00bad%20").await;
    assert_eq!(again.status, 303, "who adds something that can't be added plays all the same");
}

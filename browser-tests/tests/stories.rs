//! What people do with Roundhouse, in a real browser.

use std::time::Duration;

use roundhouse_browser_tests::{Browser, Friends, House, Patience, Person, Told, games};
use serde_json::Value;

#[tokio::test]
async fn a_person_plays_great_lakes_in_russian_on_a_phone() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.browser.resize(390, 844).await;
    person.open(&house.address("/lang/ru?back=/")).await;
    person.play_now("great-lakes", 2, "trainee").await;
    // The whole map, as by pinching.
    let farther = "for (let i = 0; i < 9; i++) document.body.dispatchEvent(\
        new KeyboardEvent('keydown', { key: '-', bubbles: true }))";
    person.browser.ask(farther, &[]).await;
    person.play_to_the_end().await;
    let sheet = person.wait_for("#score table").await.text().await.expect("a score sheet");
    assert!(sheet.contains("Гавани"), "{sheet}");
    assert_eq!(person.browser.complaints().await, [""; 0]);
    assert_eq!(person.lost, [""; 0], "clicks without effect, of {}", person.decisions);
}

#[tokio::test]
async fn a_person_plays_the_card_game_against_bots() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    // With many tickets it may have to choose which to complete (CG-24).
    person.keeps_all = true;
    // With four there are two rounds (CG-26).
    for (bots, rounds) in [(1, 1), (3, 2)] {
        person.browser.resize(if bots == 1 { 1280 } else { 390 }, 844).await;
        person.open(&house.address("/")).await;
        person.play_now("card-game", bots, "trainee").await;
        let mut reached = 1;
        loop {
            let glance = person.until_my_turn().await;
            if glance.over {
                break;
            }
            if person.told().await.players.contains("Round 2 of 2") {
                reached = 2;
            }
            person.decide(&glance).await;
        }
        assert_eq!(reached, rounds);
        let sheet = person.wait_for("#score table").await.text().await.expect("a score sheet");
        assert!(sheet.lines().count() as u32 >= 2 + bots, "{sheet}");
        assert_eq!(person.browser.complaints().await, [""; 0]);
        assert_eq!(person.lost, [""; 0], "clicks without effect, of {}", person.decisions);
        assert!(person.completions <= rounds, "the best set takes one click a round");
        person.forget();
    }
}

#[tokio::test]
async fn a_person_asks_for_hints_and_follows_them() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    for game in games() {
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        let mut followed = 0;
        while followed < 8 {
            let glance = person.until_my_turn().await;
            assert!(!glance.over, "{game}: over after {followed} hints");
            if person.follow_hint(&glance).await {
                followed += 1;
            } else {
                person.decide(&glance).await;
            }
        }
        assert_eq!(person.browser.complaints().await, [""; 0], "{game}");
        assert_eq!(person.lost, [""; 0], "{game}: clicks without effect, of {}", person.decisions);
        person.forget();
    }
}

/// Over HTTP/1.1 a browser has six connections to a house: more tabs than that share one stream.
#[tokio::test]
async fn a_dozen_tables_are_open_in_one_browser() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    let mut tabs = Vec::new();
    for _ in 0..12 {
        let tab = person.browser.new_tab().await.expect("another tab");
        person.browser.switch_to_window(tab.clone()).await.expect("it is there");
        person.open(&house.address("/")).await;
        person.play_now("europe", 1, "trainee").await;
        tabs.push((tab, -1));
    }
    // What a person does arrives with the answer, what the bot does is told by the stream.
    for _ in 0..2 {
        for (tab, answered) in &mut tabs {
            person.browser.switch_to_window(tab.clone()).await.expect("it is there");
            person.forget();
            let mut patience = Patience::default();
            let glance = loop {
                let glance = person.until_my_turn().await;
                if glance.step > *answered {
                    break glance;
                }
                patience.look(glance, "nothing comes");
            };
            person.decide(&glance).await;
            *answered = glance.step;
        }
    }
    let streams = "const request = new XMLHttpRequest();
        request.open('GET', '/metrics', false);
        request.send();
        return Number(request.responseText.match(/streams (\\d+)$/m)[1]);";
    assert_eq!(person.browser.ask(streams, &[]).await.as_i64(), Some(1), "one for all of them");
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

#[tokio::test]
async fn two_browsers_play_each_other_and_a_third_sees_no_hidden_card() {
    let house = House::open(0).await;
    let Friends { host: mut anna, guest: mut boris, link } = Friends::meet(&house, "europe", &[]).await;
    let watcher = Person::at(Browser::open().await);
    watcher.open(&link).await;
    watcher.wait_for("#prompt").await;

    let mut secrets: Vec<Vec<String>> = vec![Vec::new(), Vec::new()];
    let mut patience = Patience::default();
    while anna.decisions + boris.decisions < 40 {
        patience.look((anna.glance().await, boris.glance().await), "nobody has anything to decide");
        for (person, known) in [&mut anna, &mut boris].into_iter().zip(&mut secrets) {
            let glance = person.glance().await;
            known.extend(person.ticket_words().await);
            if person.is_ready(&glance) && !glance.over {
                person.decide(&glance).await;
            }
        }
        let source = watcher.browser.source().await.expect("a page");
        assert_hides(&source, &secrets.concat());
        let known = watcher.browser.ask(HIDDEN, &[]).await;
        assert_eq!(known.as_array().map(Vec::len), Some(0), "{known}");
        for (person, others) in [(&anna, &secrets[1]), (&boris, &secrets[0])] {
            assert_hides_tickets(&person.browser.source().await.expect("a page"), others);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The watcher's page went on with the game.
    let mut patience = Patience::default();
    loop {
        // What was done last may still be on its way to all of them.
        let [hers, theirs] = [shown(&anna).await, shown(&watcher).await];
        if hers == theirs && hers.0 > 30 {
            break;
        }
        patience.look((hers, theirs), "the watcher's page isn't where the game is");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // What is fetched anew hides as much.
    watcher.open(&link).await;
    assert_hides(&watcher.browser.source().await.expect("a page"), &secrets.concat());
    let known = watcher.browser.ask(HIDDEN, &[]).await;
    assert_eq!(known.as_array().map(Vec::len), Some(0), "{known}");
}

/// How far the game is on somebody's page, and which steps its journal tells of: what it tells differs.
async fn shown(person: &Person) -> (i64, Value) {
    let told = "return [...document.querySelectorAll('#log li')].map(line => line.dataset.step)";
    (person.glance().await.step, person.browser.ask(told, &[]).await)
}

/// Elements that only those who play may see.
const HIDDEN: &str = "return [...document.querySelectorAll('#hand *, #tickets *, #choice .panel, \
    button[name=action], input[name=keep], form[data-live]:not(#chat form)')].map(part => part.outerHTML);";

#[track_caller]
fn assert_hides(source: &str, tickets: &[String]) {
    for mark in ["name=\"action\"", "name=\"keep\""] {
        assert!(!source.contains(mark), "{mark} is in the page");
    }
    assert_hides_tickets(source, tickets);
}

#[track_caller]
fn assert_hides_tickets(source: &str, tickets: &[String]) {
    for ticket in tickets {
        for mark in [format!("ticket:{ticket}\""), format!("keep_{ticket}\"")] {
            assert!(!source.contains(&mark), "{mark} is in the page");
        }
    }
}

#[tokio::test]
async fn nothing_is_lost() {
    let mut house = House::open(20).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    person.play_on(6).await;

    // The page is loaded again.
    let before = at_rest(&mut person).await;
    person.browser.refresh().await.expect("the page again");
    assert_eq!(at_rest(&mut person).await, before);
    person.play_on(4).await;

    // One goes elsewhere and comes back.
    let before = at_rest(&mut person).await;
    person.open(&house.address("/about")).await;
    person.browser.back().await.expect("the way back");
    assert_eq!(at_rest(&mut person).await, before);
    person.play_on(4).await;

    // The stream is cut off.
    let before = at_rest(&mut person).await;
    person.browser.ask("window.stop()", &[]).await;
    assert_eq!(at_rest(&mut person).await, before);
    person.play_on(4).await;

    // The server is killed while it is this person's turn …
    let before = at_rest(&mut person).await;
    house.kill();
    person.wait_for("body.offline").await;
    house.start().await;
    person.wait_for("body:not(.offline)").await;
    assert_eq!(at_rest(&mut person).await, before);
    person.browser.refresh().await.expect("the page again");
    assert_eq!(at_rest(&mut person).await, before);
    person.play_on(4).await;

    // … and right after the page has shown what they did.
    let glance = person.until_my_turn().await;
    person.decide(&glance).await;
    let mut patience = Patience::default();
    let before = loop {
        let now = person.glance().await;
        if !now.mine || now.step > glance.step {
            break person.told().await;
        }
        patience.look(now, "what was done isn't shown");
    };
    house.kill();
    house.start().await;
    let after = at_rest(&mut person).await;
    // The log shows the newest lines only, so its oldest may have gone.
    let lost: Vec<&String> = before.log.iter().take(20).filter(|line| !after.log.contains(line)).collect();
    assert!(lost.is_empty(), "{lost:?} of {before:?} in {after:?}");
    let decisions = person.decisions;
    person.play_on(6).await;
    assert!(person.decisions > decisions);
}

/// What the table shows once it is this person's turn.
async fn at_rest(person: &mut Person) -> Told {
    person.until_my_turn().await;
    person.told().await
}

#[tokio::test]
async fn a_whole_game_without_scripts() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::without_scripts().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    let scripted = person.browser.find_all(thirtyfour::By::Css(".steered")).await.expect("a page");
    assert!(scripted.is_empty(), "the script runs");
    person.play_to_the_end().await;
    person.wait_for("#score table").await;
}

/// Notes every card that flies, and how many are in the air.
const WATCH: &str = "
    window.flown = [];
    new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes])
        .filter(node => node.matches && node.matches('.ghost')).forEach(ghost => flown.push(ghost.className)))
        .observe(document.body, { childList: true });";

#[tokio::test]
async fn cards_fly_face_down_if_hidden_and_only_for_those_who_like_it() {
    let house = House::open(60).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_now("europe", 2, "trainee").await;
    person.browser.ask(WATCH, &[]).await;
    person.play_on(5).await;
    person.until_my_turn().await;
    assert_eq!(flown(&person).await, [""; 0], "nothing moves where that is asked for");

    person.browser.set_motion(true).await;
    person.play_on(14).await;
    person.until_my_turn().await;
    let flown = flown(&person).await;
    assert!(flown.iter().any(|card| card.contains(" k_")), "{flown:?}");
    // What others draw blind is told without its face.
    let drawn = "return [...document.querySelectorAll('#log li[data-moved^=deck]')]
        .filter(line => !document.querySelector(`#players .mine.${line.className}`))
        .map(line => line.dataset.moved).filter(moved => moved.includes('seat-'));";
    let drawn = person.browser.ask(drawn, &[]).await;
    let drawn = drawn.as_array().cloned().unwrap_or_default();
    assert!(
        drawn.iter().all(|moved| moved.as_str().is_some_and(|moved| moved.ends_with(" back 1"))),
        "{drawn:?}"
    );
    // They are gone soon.
    person.wait_for("body:not(:has(.ghost))").await;
    assert_eq!(person.browser.complaints().await, [""; 0]);
    assert_eq!(person.lost, [""; 0], "clicks without effect, of {}", person.decisions);
}

async fn flown(person: &Person) -> Vec<String> {
    let flown = person.browser.ask("return window.flown", &[]).await;
    let flown = flown.as_array().cloned().unwrap_or_default();
    flown.iter().filter_map(|card| card.as_str()).map(str::to_owned).collect()
}

/// What of the map is seen: left, top, width and height; and its frame on the screen.
async fn seen_of_the_map(person: &Person) -> ([f64; 4], [f64; 4]) {
    let script = "const map = document.getElementById('map'), frame = map.getBoundingClientRect();
        return map.getAttribute('viewBox').split(' ').map(Number)
            .concat(frame.x, frame.y, frame.width, frame.height);";
    let told = person.browser.ask(script, &[]).await;
    let part = |from: usize| std::array::from_fn(|place| told[from + place].as_f64().expect("a number"));
    (part(0), part(4))
}

#[tokio::test]
async fn on_a_phone_the_map_follows_the_fingers() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.browser.resize(390, 844).await;
    person.open(&house.address("/")).await;
    person.play_now("europe", 1, "trainee").await;
    person.play_on(1).await;
    person.until_my_turn().await;
    person.browser.ask("scrollTo(0, 0)", &[]).await;

    // What is tapped on is shown, and put away when tapped on again.
    let place = "const map = document.getElementById('map');
        for (const city of map.querySelectorAll('.city')) {
            const dot = city.querySelector('use').getBoundingClientRect();
            const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2];
            const above = y < map.getBoundingClientRect().bottom && document.elementFromPoint(x, y);
            if (above && above.closest('.city') === city) return [x, y];
        }";
    let place = person.browser.ask(place, &[]).await;
    let tap = (place[0].as_f64().expect("a place"), place[1].as_f64().expect("a place"));
    person.browser.tap(tap).await;
    person.wait_for("#map .city.focus").await;
    // A second tap at once would be impatience; and the map may have made room for the sheet.
    tokio::time::sleep(Duration::from_millis(700)).await;
    let again = "const dot = document.querySelector('#map .city.focus use').getBoundingClientRect();
        return [dot.x + dot.width / 2, dot.y + dot.height / 2];";
    let place = person.browser.ask(again, &[]).await;
    person.browser.tap((place[0].as_f64().expect("a place"), place[1].as_f64().expect("a place"))).await;
    person.wait_for("#map:not(:has(.focus))").await;

    // Two fingers spread to twice as far: half as much is seen, and it is what was between them. The map has made
    // room for the sheet and may lie at its edge, where it can't be held; so it is laid in the middle again.
    let home = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }))";
    person.browser.ask(home, &[]).await;
    let (before, frame) = seen_of_the_map(&person).await;
    // In the middle: more of the map than there is isn't held elsewhere.
    let (x, y) = (frame[0] + frame[2] * 0.5, frame[1] + frame[3] * 0.5);
    let fingers = |apart: f64| [(x - apart, y), (x + apart, y)];
    person.browser.touch("touchStart", &fingers(40.0)).await;
    for apart in [50.0, 60.0, 70.0, 80.0] {
        person.browser.touch("touchMove", &fingers(apart)).await;
    }
    person.browser.touch("touchEnd", &[]).await;
    let (closer, _) = seen_of_the_map(&person).await;
    let about = |one: f64, other: f64| (one - other).abs() < 2.0;
    assert!(about(closer[2], before[2] / 2.0), "{closer:?} of {before:?}");
    let held = |seen: [f64; 4]| (seen[0] + seen[2] * 0.5, seen[1] + seen[3] * 0.5);
    assert!(
        about(held(closer).0, held(before).0) && about(held(closer).1, held(before).1),
        "{closer:?} of {before:?} in {frame:?}"
    );

    // One finger takes the map along, and the page stays.
    person.browser.touch("touchStart", &[(x, y)]).await;
    for way in [20.0, 40.0, 60.0] {
        person.browser.touch("touchMove", &[(x - way, y - way)]).await;
    }
    person.browser.touch("touchEnd", &[]).await;
    let (aside, still) = seen_of_the_map(&person).await;
    let taken = 60.0 * closer[2] / frame[2];
    assert!(
        about(aside[0] - closer[0], taken) && about(aside[1] - closer[1], taken),
        "{aside:?} of {closer:?}"
    );
    assert_eq!(still, frame);

    // A map that was moved isn't clicked on, and can be clicked on afterwards.
    assert_eq!(person.browser.ask("return document.querySelectorAll('#map .focus').length", &[]).await, 0);
    let click = "document.querySelector('#map .city').dispatchEvent(new MouseEvent('click', \
        { bubbles: true, cancelable: true }))";
    person.browser.ask(click, &[]).await;
    person.wait_for("#map .city.focus").await;
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

#[tokio::test]
async fn one_person_with_two_hands_plays_switch_and_signal_in_central_europe() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.open(&house.address("/")).await;
    person.play_signals_now(&[("hands", "2"), ("bots", "0")]).await;
    person.play_to_the_end().await;
    let told = person.wait_for("#score .how").await.text().await.expect("how it went");
    assert!(told.lines().count() >= 8, "{told}");
    assert_eq!(person.browser.complaints().await, [""; 0]);
    assert!(person.lost.len() <= 2, "clicks without effect, of {}: {:?}", person.decisions, person.lost);
    assert_eq!(person.out_of_reach, [""; 0], "what the mouse can't reach on the map");
}

#[tokio::test]
async fn with_bots_and_our_own_placement_in_north_america() {
    let house = House::open(0).await;
    let mut person = Person::at(Browser::open().await);
    person.browser.resize(390, 844).await;
    person.open(&house.address("/lang/ru?back=/")).await;
    let options = [("board", "north-america"), ("placement", "own"), ("signal", "yes"), ("goods", "10")];
    person.play_signals_now(&[&[("hands", "1"), ("bots", "2")], &options[..]].concat()).await;
    person.play_to_the_end().await;
    person.wait_for("#score .how").await;
    assert_eq!(person.browser.complaints().await, [""; 0]);
}

/// Whoever isn't to act proposes something by a click, and whoever is does it by a click.
#[tokio::test]
async fn what_a_partner_proposes_is_done_by_a_click() {
    let house = House::open(0).await;
    let (anna, boris) = tokio::join!(Browser::open(), Browser::open());
    let [anna, boris] = [anna, boris].map(Person::at);
    anna.open(&house.address("/")).await;
    anna.choose_game("switch-signal").await;
    anna.write("form[action='/tables'] input[name=name]", "Anna").await;
    anna.choose("form[action='/tables'] select[name=seats]", "2").await;
    anna.choose("form[action='/tables'] select[name=first]", "me").await;
    anna.click("form[action='/tables'] button[type=submit]").await;
    let link = anna.wait_for("#link").await.value().await.expect("a field").expect("a link");
    boris.open(&link).await;
    boris.write("form.join input[name=name]", "Boris").await;
    boris.click("form.join button[type=submit]").await;
    anna.click("form[action$='/start'] button:not([disabled])").await;
    anna.wait_for("#prompt.mine").await;
    boris.wait_for("#prompt:not(.mine)").await;
    for _ in 0..6 {
        let step = anna.glance().await.step;
        // Where cards can be played, a train is looked at first.
        if boris.browser.find(thirtyfour::By::Css(".train-list a")).await.is_ok() {
            boris.click(".train-list a").await;
            boris.wait_for("#choice .rolls").await;
        }
        // With no cards left for it, only the end of the turn can be proposed.
        let offered = "#choice form[action$='/propose'] button";
        let can = boris.browser.find(thirtyfour::By::Css(offered)).await.is_ok();
        boris.click(if can { offered } else { "#prompt form[action$='/propose'] button" }).await;
        let told = anna.wait_for(".proposals li").await.text().await.expect("a proposal");
        assert!(told.contains("Boris"), "{told}");
        anna.click(".proposals form[action$='/act'] button").await;
        let mut patience = Patience::default();
        loop {
            let now = anna.glance().await;
            if now.step > step || !now.mine {
                break;
            }
            patience.look(now, &told);
        }
        if !anna.glance().await.mine {
            break;
        }
        boris.wait_for("#choice:not(:has(.proposals))").await;
    }
    for person in [&anna, &boris] {
        assert_eq!(person.browser.complaints().await, [""; 0]);
    }
}

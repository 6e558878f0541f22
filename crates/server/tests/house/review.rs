//! A game that is looked at again: through whose eyes, at which step, and nothing beyond what those may know.

use std::sync::Arc;

use server::House;
use stalls::Stalls as _;

use crate::guest::{self, Guest, house};

/// Anna, who plays against a bot, and her table.
async fn alone(house: &Arc<House>, form: &str) -> (Guest, String) {
    let mut anna = Guest::new(house, "en");
    let table =
        anna.post("/play", &format!("name=Anna&bots=1&level=trainee&first=me&{form}")).await.location();
    (anna, table)
}

/// Lets Anna make some decisions, and waits until it is her turn again.
async fn play(anna: &mut Guest, table: &str, decisions: u32) -> String {
    for _ in 0..decisions {
        let page = anna.until_my_turn(table).await;
        anna.act_somehow(table, &page).await;
    }
    anna.until_my_turn(table).await
}

/// Where the steps lead that a page has in its bar: back by a turn, by a step, on by a step, by a turn.
fn ways(page: &str) -> Vec<String> {
    let of = |id: &str| {
        guest::values(page, &format!("id=\"{id}\""), "href=\"").into_iter().next().unwrap_or_default()
    };
    ["review-turn-back", "review-back", "review-on", "review-turn-on"].map(of).to_vec()
}

#[tokio::test]
async fn a_game_that_runs_is_looked_at_through_ones_own_eyes_as_one_knew_it_then() {
    let house = house("review-runs", 211).await;
    let (mut anna, table) = alone(&house, "game=europe").await;
    let before = play(&mut anna, &table, 1).await;
    let early = guest::step(&before);
    let ticket =
        guest::values(&before, "class=\"ticket", "data-focus=\"").into_iter().next().expect("a ticket");
    play(&mut anna, &table, 3).await;
    let menu = anna.get(&table).await.text;
    assert!(menu.contains(&format!("href=\"{table}/replay\"")), "the table's menu leads there");
    let now = anna.get(&format!("{table}/replay")).await.location();
    assert!(now.ends_with("/A") && now.starts_with(&format!("{table}/replay/")), "{now}");
    let page = anna.get(&now).await;
    assert_eq!(page.status, 200);
    for never in ["name=\"action\"", "name=\"keep\"", "method=\"post\"", "id=\"chat\"", "record.txt"] {
        assert!(!page.text.contains(never), "{never} in {}", page.text);
    }
    // A step back by links, without any script; a link to a step shows just that.
    let back = ways(&page.text)[1].clone();
    let earlier = anna.get(&back).await.text;
    assert!(guest::step(&earlier) < guest::step(&page.text));
    let then = anna.get(&format!("{table}/replay?step={early}")).await.location();
    assert_eq!(then, format!("{table}/replay/{early}/A"));
    let then = anna.get(&then).await.text;
    assert_eq!(guest::step(&then), early);
    assert!(then.contains(&ticket), "the hand of then: {then}");
    assert!(
        then.contains(&format!("href=\"/t/{}/replay/{early}/A\" data-to=\"{early}\"", &table[3..])),
        "lines lead to steps"
    );
    let regions = anna.get(&format!("{table}/replay/{early}/A/regions?focus={ticket}")).await.json();
    assert_eq!(regions["step"], early);
    // Nobody else's eyes, and nothing of it for whoever only watches.
    let mut clara = Guest::new(&house, "en");
    for eyes in ["B", "all", "none", "Z", "x"] {
        let answer = anna.get(&format!("{table}/replay/1/{eyes}")).await;
        assert_eq!((answer.status, answer.code()), (404, "not-found"), "{eyes}");
        let regions = anna.get(&format!("{table}/replay/1/{eyes}/regions")).await;
        assert_eq!(regions.status, 404, "{eyes}");
    }
    for eyes in ["A", "B", "all"] {
        assert_eq!(clara.get(&format!("{table}/replay/1/{eyes}")).await.status, 404, "{eyes}");
    }
    let watched = clara.get(&format!("{table}/replay/{early}/none")).await;
    assert_eq!(watched.status, 200);
    assert!(!watched.text.contains("ticket:"), "{}", watched.text);
    for closed in ["record", "record.txt"] {
        assert_eq!(anna.get(&format!("{table}/{closed}")).await.code(), "still-secret");
    }
}

#[tokio::test]
async fn what_has_to_be_remembered_is_not_looked_up() {
    let house = house("review-piles", 212).await;
    for (peeking, status) in [("no", 409), ("yes", 200), ("A", 200)] {
        let (mut anna, table) = alone(&house, &format!("game=card-game&preset=own&peeking={peeking}")).await;
        let page = play(&mut anna, &table, 2).await;
        let answer = anna.get(&format!("{table}/replay/1/A")).await;
        assert_eq!(answer.status, status, "{peeking}: {}", answer.text);
        let leads = page.contains(&format!("href=\"{table}/replay\""));
        assert_eq!(leads, status == 200, "{peeking}");
        if status == 409 {
            assert_eq!(answer.code(), "review-closed");
        }
        let mut clara = Guest::new(&house, "en");
        let watched = clara.get(&format!("{table}/replay/1/none")).await.status;
        assert_eq!(
            watched,
            if peeking == "yes" { 200 } else { 409 },
            "who watches may peek if everybody may"
        );
    }
}

#[tokio::test]
async fn a_game_that_is_over_is_looked_at_through_all_eyes_and_taken_home() {
    let house = house("review-over", 213).await;
    // Clicks at random don't bring a team to an end; `filed` in the program's tests looks at a whole game of one.
    for game in stalls::house().roster().games().iter().filter(|game| !game.together) {
        let (mut anna, table) = alone(&house, &format!("game={}", game.id)).await;
        anna.play_to_the_end(&table).await;
        let score = anna.get(&table).await.text;
        assert!(score.contains(&format!("href=\"{table}/replay\"")), "{}: the sheet leads there", game.id);
        let mut clara = Guest::new(&house, "ru");
        let first = clara.get(&format!("{table}/replay")).await.location();
        let open = first.ends_with("/0/none");
        assert!(open || first.ends_with("/0/all"), "who only watches sees all of it: {first}");
        let eyes: &[&str] = if open { &["none"] } else { &["all", "A", "B", "none"] };
        for eyes in eyes {
            let page = clara.get(&format!("{table}/replay/12/{eyes}")).await;
            assert_eq!(page.status, 200, "{} {eyes}", game.id);
            let forms = guest::values(&page.text, "method=\"post\"", "action=\"");
            assert_eq!(
                forms,
                [format!("{table}/practice")],
                "nothing can be done there but to go on elsewhere"
            );
            let held = page.text.contains("class=\"held-cards\"");
            assert_eq!(held, *eyes == "all", "{} {eyes}: hands lie open", game.id);
        }
        // By links to the end.
        let mut page = clara.get(&first).await.text;
        for _ in 0..2000 {
            let on = ways(&page)[3].clone();
            if on.is_empty() {
                break;
            }
            page = clara.get(&on).await.text;
        }
        assert!(guest::is_over(&page), "{}: the end is the end", game.id);
        let text = clara.get(&format!("{table}/record.txt")).await;
        assert!(text.text.starts_with("roundhouse record"), "{}", text.text);
        let record = engine::Record::parse(&text.text).expect("a record");
        assert_eq!((record.game.as_str(), record.result.is_empty()), (game.id, false));
        let me = anna.get("/me").await.text;
        assert!(me.contains(&format!("href=\"{table}/replay\"")), "{}: one's own page leads there", game.id);
    }
}

#[tokio::test]
async fn what_was_taken_back_is_not_shown() {
    let house = house("review-undone", 214).await;
    let (mut anna, table) = alone(&house, "game=europe").await;
    let page = play(&mut anna, &table, 2).await;
    let step = guest::step(&page);
    anna.act_somehow(&table, &page).await;
    let page = anna.until_my_turn(&table).await;
    assert_eq!(
        anna.post(&format!("{table}/undo"), &format!("step={}", guest::step(&page))).await.status,
        303
    );
    let page = anna.get(&table).await.text;
    let after = guest::step(&page);
    assert!(after > step + 1, "taking back is a step itself");
    // Between them nothing stands: whoever asks for it sees what stood before.
    for gone in step + 1..=after {
        let then = anna.get(&format!("{table}/replay/{gone}/A")).await.text;
        assert_eq!(guest::step(&then), step, "at {gone}");
        assert_eq!(ways(&then)[2], "", "nothing comes after it");
    }
}

#[tokio::test]
async fn who_may_not_look_at_the_table_may_not_look_back_either() {
    let house = house("review-closed", 215).await;
    let (mut anna, table) = alone(&house, "game=europe&watched=no").await;
    anna.play_to_the_end(&table).await;
    let mut clara = Guest::new(&house, "en");
    for path in ["replay", "replay/1/all", "replay/1/A/regions", "record.txt"] {
        let answer = clara.get(&format!("{table}/{path}")).await;
        assert_eq!((answer.status, answer.code()), (403, "not-watched"), "{path}");
    }
    assert_eq!(anna.get("/t/nowhere/replay").await.code(), "no-table");
    let waiting = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    assert_eq!(anna.get(&format!("{waiting}/replay/0/A")).await.code(), "not-begun");
}

//! Laying a table: on what terms, with whom, and how others find it.

use table::Pace;

use crate::guest::{self, Guest, house};

#[tokio::test]
async fn a_table_is_laid_on_the_terms_of_the_form_and_nothing_is_changed_silently() {
    let house = house("terms", 71).await;
    let mut anna = Guest::new(&house, "en");
    let page = anna.get("/g/europe").await.text;
    for field in ["pace", "watched", "listed", "stand_in", "hints", "counts", "hands", "name5"] {
        assert!(page.contains(&format!("name=\"{field}\"")), "{field}");
    }
    assert!(page.contains("20 seconds a decision, and 5 minutes in reserve"));
    let form =
        "game=europe&seats=3&bots=0&pace=live&hints=no&counts=no&watched=no&listed=yes&stand_in=fireman";
    let table = anna.post("/tables", form).await.location();
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    let terms = room.now().table.terms.clone();
    assert_eq!(terms.pace, Pace::Live { decision: 45, reserve: 900 });
    assert!(!terms.counts, "everybody counts for themselves");
    assert_eq!((terms.hints, terms.watched, terms.listed, &*terms.stand_in), (false, false, true, "fireman"));
    for (address, form, said) in [
        ("/play", "game=europe&name=Anna&hands=3&bots=3&name2=Boris", "That makes 6 players"),
        ("/play", "game=europe&hands=1&bots=0", "This game is for 2 to 5"),
        ("/play", "game=europe&hands=0&bots=2", "This game is for 2 to 5"),
        ("/tables", "game=europe&seats=9&bots=0", "That makes 9 players"),
        ("/tables", "game=europe&seats=2&bots=2", "You and 2 bots don’t fit on 2 seats"),
    ] {
        let refused = anna.post(address, form).await;
        assert_eq!((refused.status, refused.code()), (422, "party-size"), "{form}");
        assert!(refused.text.contains(said), "{form}: {}", refused.text);
    }
    let again = anna.post("/play", "game=europe&name=Anna&hands=3&bots=3&name2=Boris").await.text;
    assert!(again.contains("value=\"Boris\""), "all that was entered is still there");
    assert_eq!(anna.post("/play", "game=europe&bots=many").await.code(), "bad-form");
}

#[tokio::test]
async fn the_host_arranges_the_chairs_and_the_guest_sees_what_is_played() {
    let house = house("arranging", 72).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "ru"));
    let form = "game=europe&name=Anna&seats=2&bots=0&first=me&pace=day&hints=no";
    let table = anna.post("/tables", form).await.location();
    let invited = boris.get(&table).await.text;
    for said in
        ["Anna приглашает вас за стол", "сутки на каждое решение", "выключены", "Напишите, как вас зовут"]
    {
        assert!(invited.contains(said), "{said}: {invited}");
    }
    assert!(!invited.contains("/seats\"") && !invited.contains("/swap\""), "only the host arranges");
    boris.post(&format!("{table}/join"), "name=Boris").await;
    let seats = format!("{table}/seats");
    assert_eq!(boris.post(&seats, "seats=3").await.code(), "table-only-host");
    assert_eq!(anna.post(&seats, "seats=1").await.code(), "table-seats");
    assert_eq!(anna.post(&seats, "seats=6").await.code(), "table-seats");
    assert_eq!(anna.post(&seats, "seats=3").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/bot"), "level=trainee").await.status, 303);
    assert_eq!(anna.post(&seats, "seats=2").await.code(), "table-chairs-taken");
    assert_eq!(boris.post(&format!("{table}/swap"), "one=A&other=B").await.code(), "table-only-host");
    assert_eq!(anna.post(&format!("{table}/swap"), "one=B&other=C").await.status, 303);
    let id = table.trim_start_matches("/t/").to_owned();
    let names = || async {
        let room = house.hub.room(&id).await.expect("a room");
        let table = room.now().table.clone();
        table
            .chairs
            .iter()
            .map(|chair| chair.as_ref().map(|chair| chair.name().to_owned()))
            .collect::<Vec<_>>()
    };
    assert_eq!(names().await[2].as_deref(), Some("Boris"));
    assert_eq!(anna.post(&format!("{table}/clear"), "seat=B").await.status, 303, "the bot goes");
    assert_eq!(anna.post(&seats, "seats=2").await.status, 303);
    assert_eq!(names().await[1].as_deref(), Some("Boris"), "whoever sits keeps a chair");
    assert_eq!(boris.post(&format!("{table}/clear"), "seat=B").await.status, 303, "Boris stands up");
    assert_eq!(names().await[1], None);
    boris.post(&format!("{table}/join"), "name=Boris").await;
    assert_eq!(anna.post(&format!("{table}/clear"), "seat=B").await.status, 303, "the host frees his seat");
    boris.post(&format!("{table}/join"), "name=Boris").await;
    assert_eq!(anna.post(&seats, "seats=3").await.status, 303);
    anna.post(&format!("{table}/bot"), "level=trainee").await;
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303, "with a clock for three");
    let page = anna.get(&table).await.text;
    assert!(page.contains("name=\"keep\""));
}

#[tokio::test]
async fn one_person_holds_several_seats_where_all_play_together() {
    let house = house("several-hands", 73).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/tables", "game=switch-signal&name=Anna&seats=2&bots=0").await.location();
    let page = anna.get(&table).await.text;
    assert!(page.contains("Take another seat") && page.contains("Central Europe"), "{page}");
    assert_eq!(anna.post(&format!("{table}/hold"), "").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/hold"), "").await.code(), "table-full");
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
}

#[tokio::test]
async fn a_table_without_spectators_is_seen_by_its_players_only() {
    let house = house("unwatched", 74).await;
    let (mut anna, mut clara) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let form = "game=europe&name=Anna&seats=2&bots=1&level=trainee&watched=no";
    let table = anna.post("/tables", form).await.location();
    assert_eq!(clara.get(&table).await.status, 200, "an invitation is for everybody");
    anna.post(&format!("{table}/start"), "").await;
    for address in ["", "/regions", "/record", "?focus=x"] {
        let refused = clara.get(&format!("{table}{address}")).await;
        assert_eq!((refused.status, refused.code()), (403, "not-watched"), "{address}");
    }
    for address in ["act", "undo", "hint", "join", "open"] {
        let refused = clara.post(&format!("{table}/{address}"), "step=0&action=blind&name=C").await;
        assert_eq!((refused.status, refused.code()), (403, "not-watched"), "{address}");
    }
    let taken = clara.post(&format!("{table}/take"), "seat=A&name=Clara").await;
    assert_eq!(taken.code(), "table-not-offered");
    assert!(
        !taken.text.contains("id=\"map\"") && !taken.text.contains("id=\"players\""),
        "and sees nothing by it"
    );
    assert_eq!(anna.get(&table).await.status, 200);
}

#[tokio::test]
async fn open_tables_are_listed_and_found_by_their_code() {
    let house = house("listed", 75).await;
    guest::alone(&house);
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let listed =
        anna.post("/tables", "game=usa&name=Anna&seats=3&bots=0&listed=yes&pace=day").await.location();
    let hidden = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    let front = boris.get("/").await.text;
    assert!(front.contains(&listed) && !front.contains(&hidden));
    assert!(front.contains("2 free seats") && front.contains("a day for each decision"), "{front}");
    let code = &hidden.trim_start_matches("/t/")[..6];
    assert!(anna.get(&hidden).await.text.contains(&format!("<code>{code}</code>")));
    let typed = code.to_uppercase();
    assert_eq!(
        boris.post("/code", &format!("code={}-{}", &typed[..3], &typed[3..])).await.location(),
        hidden
    );
    for wrong in ["code=", "code=abc", "code=aaaaaaaaaaaa", &format!("code={}", &code[..5])] {
        assert_eq!(boris.post("/code", wrong).await.code(), "code-unknown", "{wrong}");
    }
    for _ in 0..2 {
        anna.post(&format!("{listed}/bot"), "level=trainee").await;
    }
    assert!(!boris.get("/").await.text.contains(&listed), "no chair is free any more");
    anna.post(&format!("{listed}/start"), "").await;
    let code = format!("code={}", &listed.trim_start_matches("/t/")[..6]);
    assert_eq!(boris.post("/code", &code).await.code(), "code-unknown", "it has begun");
    let mut last = String::new();
    for _ in 0..200 {
        last = boris.post("/code", "code=aaaaaa").await.code().to_owned();
    }
    assert_eq!(last, "too-many-tries");
}

#[tokio::test]
async fn whoever_sits_already_is_called_as_before() {
    let house = house("join-again", 61).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    assert_eq!(anna.post(&format!("{table}/join"), "name=Zed").await.status, 303);
    assert!(anna.get("/me").await.text.contains("value=\"Anna\""), "and so at the next table");
}

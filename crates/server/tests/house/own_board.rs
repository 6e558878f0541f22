//! Boards of people's own, from the form to the end of the table.

use crate::guest::{Answer, Guest, house, house_in, reopened, step};

const EUROPE: &str = include_str!("../../../classic/boards/europe.toml");
const USA: &str = include_str!("../../../classic/boards/usa.toml");
const GREAT_LAKES: &str = include_str!("../../../great-lakes/boards/great-lakes.toml");
const NORTH_AMERICA: &str = include_str!("../../../switch-signal/boards/north-america.toml");

/// One of our boards under another name.
fn renamed(board: &str, id: &str) -> String {
    let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
    let head = lines.iter().position(|line| line == "[board]").expect("a head");
    for line in lines[head..].iter_mut().take(6) {
        for (key, name) in [("id =", id), ("name_en =", "Backyard"), ("name_ru =", "Наш двор")] {
            if line.starts_with(key) {
                *line = format!("{key} \"{name}\"");
            }
        }
    }
    lines.join("\n") + "\n"
}

/// The text of the only field for boards that has something in it, with entities undone.
#[track_caller]
fn kept(page: &str) -> String {
    let fields = page.split("<textarea").skip(1).map(|rest| {
        let rest = rest.split_once('>').expect("a field").1;
        let text = rest.split("</textarea>").next().expect("its end").trim_start_matches('\n');
        text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
    });
    let mut filled: Vec<String> = fields.filter(|text| !text.is_empty()).collect();
    assert_eq!(filled.len(), 1, "one of the forms has the board in it");
    filled.remove(0)
}

#[track_caller]
fn unfit(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code()), (status, code), "{}", answer.text);
}

#[tokio::test]
async fn tables_are_laid_on_boards_of_ones_own_and_outlive_the_server() {
    let (house, folder) = house_in("own-boards", 40).await;
    let mut anna = Guest::new(&house, "ru");
    let boards = [
        ("game=europe&bots=1", EUROPE),
        ("game=usa&bots=1", USA),
        ("game=great-lakes&bots=1", GREAT_LAKES),
        ("game=switch-signal&hands=2&bots=0", NORTH_AMERICA),
    ];
    let mut tables = Vec::new();
    for (game, board) in boards {
        let board = renamed(board, "backyard");
        // As browsers send what was pasted.
        let sent = board.replace('\n', "\r\n");
        let answer = anna.post_board("/play", &format!("{game}&level=trainee"), &sent).await;
        let table = answer.location();
        for _ in 0..6 {
            let page = anna.until_my_turn(&table).await;
            assert!(
                page.contains("Наш двор") && page.contains(&format!("{table}/board.toml")),
                "{game}: {page}"
            );
            anna.act_somehow(&table, &page).await;
        }
        assert_eq!(anna.get(&format!("{table}/board.toml")).await.text, board, "{game}");
        tables.push((table, board));
    }
    let before: Vec<u32> = steps(&mut anna, &tables).await;
    house.tools.store.close().await.expect("closed");
    let house = reopened(&folder, 41).await;
    let mut anna = anna.at(&house);
    let after = steps(&mut anna, &tables).await;
    assert!(before.iter().zip(&after).all(|(before, after)| *before >= 6 && after >= before));
    for (table, board) in &tables {
        let mut boris = Guest::new(&house, "en");
        let page = boris.get(table).await.text;
        assert!(page.contains("Backyard") && page.contains("<svg id=\"map\""), "{page}");
        assert_eq!(boris.get(&format!("{table}/board.toml")).await.text, *board, "whoever comes may have it");
    }
}

async fn steps(guest: &mut Guest, tables: &[(String, String)]) -> Vec<u32> {
    let mut steps = Vec::new();
    for (table, _) in tables {
        steps.push(step(&guest.until_my_turn(table).await));
    }
    steps
}

#[tokio::test]
async fn friends_see_the_board_before_the_game_and_another_game_has_it_too() {
    let house = house("own-board-friends", 42).await;
    let mut anna = Guest::new(&house, "en");
    let board = renamed(USA, "backyard");
    let table = anna.post_board("/tables", "game=usa&seats=2&bots=1&level=trainee", &board).await.location();
    let mut boris = Guest::new(&house, "ru");
    assert!(boris.get(&table).await.text.contains("Своё поле: Наш двор."));
    anna.post(&format!("{table}/start"), "").await;
    anna.play_to_the_end(&table).await;
    let end = anna.get(&table).await.text;
    let like = table.trim_start_matches("/t/");
    assert!(end.contains(&format!("name=\"like\" value=\"{like}\"")), "{end}");
    let next = anna.post("/play", &format!("game=usa&bots=1&level=trainee&like={like}")).await.location();
    assert_eq!(anna.get(&format!("{next}/board.toml")).await.text, board);
    let plain = anna.post("/play", "game=usa&bots=1&level=trainee").await.location();
    assert_eq!(anna.get(&format!("{plain}/board.toml")).await.status, 404);
    assert!(!anna.get(&plain).await.text.contains("own-board-mark"));
}

#[tokio::test]
async fn all_faults_are_told_by_line_and_nothing_that_was_entered_is_lost() {
    let house = house("own-board-faults", 43).await;
    let mut anna = Guest::new(&house, "ru");
    let board = renamed(EUROPE, "backyard").replace("length = 8", "length = 80").replace("cars", "<cars>");
    let board = board + "[surprise]\n";
    let form = "game=europe&name=Анна&bots=3&level=fireman";
    let answer = anna.post_board("/play", form, &board).await;
    unfit(&answer, 422, "board-faulty");
    let page = &answer.text;
    assert_eq!(kept(page), board);
    assert!(page.contains("value=\"Анна\"") && page.contains("value=\"fireman\" checked"), "{page}");
    assert!(page.contains("<option selected>3</option>"), "{page}");
    let told = page.split("role=\"alert\"").nth(1).expect("what is wrong");
    let told = told.split("</ol>").next().expect("a list");
    let lines: Vec<usize> = told
        .split("Строка ")
        .skip(1)
        .map(|rest| rest.split(':').next().and_then(|line| line.parse().ok()).expect("a line"))
        .collect();
    let wrong = |what: &str| board.lines().position(|line| line.starts_with(what)).expect("it is there") + 1;
    assert_eq!(lines, [wrong("length = 80"), wrong("[surprise]")]);
    // What isn't TOML at all has one fault.
    let answer = anna.post_board("/tables", "game=usa", "[board\n<script>alert(1)</script>").await;
    unfit(&answer, 422, "board-faulty");
    assert!(answer.text.contains("Строка 1:") && !answer.text.contains("<script>alert"));
    assert_eq!(anna.get("/").await.text.matches("href=\"/t/").count(), 0, "no table was laid");
}

#[tokio::test]
async fn a_board_for_another_game_is_offered_to_that_game() {
    let house = house("own-board-other", 44).await;
    let mut anna = Guest::new(&house, "en");
    let board = renamed(GREAT_LAKES, "backyard");
    let answer = anna.post_board("/tables", "game=europe&seats=2", &board).await;
    unfit(&answer, 422, "board-other-game");
    assert_eq!(kept(&answer.text), board);
    assert!(answer.text.contains("name=\"game\" value=\"great-lakes\""));
    assert!(!answer.text.contains("name=\"game\" value=\"europe\""));
    anna.post_board("/tables", "game=great-lakes&seats=2", &board).await.location();
    // A game that there isn't is a fault of its line.
    let nobodys = board.replace("game = \"great-lakes\"", "game = \"chess\"");
    let answer = anna.post_board("/tables", "game=great-lakes&seats=2", &nobodys).await;
    unfit(&answer, 422, "board-faulty");
}

#[tokio::test]
async fn a_board_that_serves_fewer_says_so() {
    let house = house("own-board-seats", 45).await;
    let mut anna = Guest::new(&house, "en");
    let board = renamed(USA, "backyard").replace("seats = [2, 5]", "seats = [2, 3]");
    let answer = anna.post_board("/play", "game=usa&bots=4", &board).await;
    unfit(&answer, 422, "board-faulty");
    assert!(answer.text.contains("can't have 5 seats"), "{}", answer.text);
    assert_eq!(kept(&answer.text), board);
    anna.post_board("/play", "game=usa&bots=2&level=trainee", &board).await.location();
}

#[tokio::test]
async fn a_board_that_is_too_large_is_refused() {
    let house = house("own-board-large", 46).await;
    let mut anna = Guest::new(&house, "en");
    let remarks = |bytes: usize| renamed(USA, "backyard") + &"#\n".repeat(bytes / 2);
    let fits = remarks(64 * 1024 - renamed(USA, "backyard").len());
    anna.post_board("/play", "game=usa&bots=1&level=trainee", &fits).await.location();
    let answer = anna.post_board("/play", "game=usa&bots=1", &(fits + "##")).await;
    unfit(&answer, 413, "board-too-large");
    assert!(answer.text.contains("The file has 65 KB"), "{}", answer.text);
    assert!(kept(&answer.text).ends_with("##"), "what was entered is still there");
    unfit(&anna.post_board("/play", "game=usa&bots=1", &"Ж".repeat(200_000)).await, 413, "board-too-large");
}

#[tokio::test]
async fn names_in_a_board_are_text_and_nothing_else() {
    let house = house("own-board-names", 47).await;
    let mut anna = Guest::new(&house, "en");
    let evil = "<script>alert('&amp;')</script><img src=x onerror=alert(1)>";
    for (game, board, name) in [
        ("usa", USA, "name_en = \"Seattle\""),
        ("great-lakes", GREAT_LAKES, "name_en = \"Chicago\""),
        ("switch-signal", NORTH_AMERICA, "name_en = \"Chicago\""),
    ] {
        let board = renamed(board, "backyard").replace("\"Backyard\"", &format!("\"{evil}\""));
        assert!(board.contains(name), "{game}");
        let board = board.replace(name, &format!("name_en = \"{evil}\""));
        let table =
            anna.post_board("/play", &format!("game={game}&bots=1&level=trainee"), &board).await.location();
        let page = anna.until_my_turn(&table).await;
        assert!(page.contains("&lt;script&gt;alert"), "{game}");
        for page in [page, anna.get(&format!("{table}/regions")).await.text] {
            assert!(!page.contains("<script>alert") && !page.contains("<img src=x"), "{game}");
        }
    }
    let answer = anna.post_board("/play", "game=usa&bots=1", &renamed(USA, "back\\u0000yard")).await;
    unfit(&answer, 422, "board-faulty");
    let long = renamed(USA, "backyard").replace("Backyard", &"B".repeat(81));
    unfit(&anna.post_board("/play", "game=usa&bots=1", &long).await, 422, "board-faulty");
}

#[tokio::test]
async fn a_board_called_like_one_of_ours_is_drawn_as_what_it_is() {
    let house = house("own-board-namesake", 48).await;
    let mut anna = Guest::new(&house, "en");
    let ours = anna.post("/play", "game=usa&bots=1&level=trainee").await.location();
    let ours = anna.until_my_turn(&ours).await;
    // East and west are exchanged, and one city has another name.
    let other = |line: &str| match line.strip_prefix("x = ").and_then(|x| x.trim().parse::<f64>().ok()) {
        Some(x) => format!("x = {}\n", 1000.0 - x),
        None => format!("{}\n", line.replace("\"Seattle\"", "\"Elttaes\"")),
    };
    let mirrored: String = USA.lines().map(other).collect();
    let table = anna.post_board("/play", "game=usa&bots=1&level=trainee", &mirrored).await.location();
    let page = anna.until_my_turn(&table).await;
    assert!(page.contains("Elttaes") && !page.contains("Seattle"), "{page}");
    assert!(!ours.contains("Elttaes"));
    let (ours, own) = (land(&ours), land(&page));
    assert_ne!(ours, own);
    let [ours, own] = [anna.get(&ours).await.text, anna.get(&own).await.text];
    assert!(ours.contains("class=\"land\"") && !own.contains("class=\"land\""), "no shore of ours under it");
    // With all cities where ours are, the land is right.
    let same = USA.replace("name_en = \"Seattle\"", "name_en = \"Elttaes\"");
    let table = anna.post_board("/play", "game=usa&bots=1&level=trainee", &same).await.location();
    let page = anna.until_my_turn(&table).await;
    assert!(anna.get(&land(&page)).await.text.contains("class=\"land\""));
}

/// The address of the land under a board.
#[track_caller]
fn land(page: &str) -> String {
    let (_, picture) = page.split_once("<image ").expect("a picture");
    picture.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("its address").to_owned()
}

#[tokio::test]
async fn our_boards_can_be_taken_home() {
    let house = house("own-board-patterns", 49).await;
    let mut anna = Guest::new(&house, "ru");
    let page = anna.get("/g/switch-signal").await.text;
    for (board, text) in [("north-america", NORTH_AMERICA), ("europe", EUROPE)] {
        assert_eq!(page.contains(&format!("href=\"/boards/{board}.toml\"")), board != "europe");
        assert_eq!(anna.get(&format!("/boards/{board}.toml")).await.text, text);
    }
    for nothing in ["/boards/nowhere.toml", "/boards/europe", "/boards/..%2feurope.toml"] {
        assert_eq!(anna.get(nothing).await.status, 404, "{nothing}");
    }
}

#[tokio::test]
async fn more_seats_than_a_board_has_room_for_are_refused_with_a_sentence() {
    let house = house("own-seats", 47).await;
    let mut anna = Guest::new(&house, "en");
    let board = renamed(EUROPE, "backyard");
    let small = match board.contains("[rules]") {
        true => board.replace("[rules]\n", "[rules]\nseats = [2, 3]\n"),
        false => format!("{board}\n[rules]\nseats = [2, 3]\n"),
    };
    let table = anna.post_board("/tables", "game=europe&name=Anna&seats=2&bots=0", &small).await.location();
    let seats = format!("{table}/seats");
    assert_eq!(anna.post(&seats, "seats=3").await.status, 303);
    let refused = anna.post(&seats, "seats=4").await;
    assert_eq!((refused.status, refused.code()), (409, "setup-seats"), "{}", refused.text);
    let mut boris = Guest::new(&house, "en");
    assert_eq!(boris.post(&seats, "seats=2").await.code(), "table-only-host");
    let page = anna.get(&table).await.text;
    assert_eq!(page.matches("<li class=\"seat-").count(), 3, "nothing was changed");
    for _ in 0..2 {
        anna.post(&format!("{table}/bot"), "level=trainee").await;
    }
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303, "and it can be played");
    assert!(anna.get(&table).await.text.contains("Backyard"));
}

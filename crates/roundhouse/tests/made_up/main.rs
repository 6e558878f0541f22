//! A game is one line: one that is made up here, and that nothing else has heard of, is found everywhere.
//!
//! The program of this test is the test itself: with `SLEEPERS` in its environment it is the house with that
//! one game, with that game beside all others, or with bots that do all that a bot shouldn't.

#[path = "../house/mod.rs"]
mod house;
mod sleepers;
mod unruly;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, exit};
use std::time::Duration;

use house::{House, scratch};
use siege::chance::Chance;
use siege::connection::Connection;
use siege::person::{Manner, Person};
use siege::play::play;
use siege::tables::{Solo, games, page_of};
use stalls::Stalls as _;

/// The languages, each with the name of the game and of something of the house itself.
const LANGUAGES: [(&str, &str, &str); 2] = [("en", "Sleepers", "Europe"), ("ru", "Шпалы", "Европа")];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match std::env::var("SLEEPERS").as_deref() {
        Ok("alone") => exit(roundhouse::run(Ok((sleepers::stall(), ())), &arguments).into()),
        Ok("unruly") => exit(roundhouse::run(unruly::house(), &arguments).into()),
        Ok("twice") => exit(roundhouse::run(unruly::twice(), &arguments).into()),
        Ok(_) => exit(roundhouse::run(Ok((sleepers::stall(), stalls::house())), &arguments).into()),
        Err(_) => {}
    }
    type Check = (&'static str, fn());
    let checks: [Check; 11] = [
        ("it_is_listed_beside_the_others", it_is_listed_beside_the_others),
        ("it_keeps_what_every_game_promises", it_keeps_what_every_game_promises),
        ("pages_show_it_and_a_table_is_played_to_its_end", pages_show_it_and_a_table_is_played_to_its_end),
        ("bots_meet_in_the_arena", bots_meet_in_the_arena),
        ("it_is_soaked_and_measured", it_is_soaked_and_measured),
        ("it_is_recorded_and_replayed", it_is_recorded_and_replayed),
        ("boards_of_ones_own_are_read", boards_of_ones_own_are_read),
        ("two_bots_of_one_id_are_refused", unruly::two_bots_of_one_id_are_refused),
        ("who_panics_in_the_arena_is_told", unruly::who_panics_in_the_arena_is_told),
        ("what_bots_do_wrong_is_logged", unruly::what_bots_do_wrong_is_logged),
        ("a_bot_that_never_returns_is_not_waited_for", unruly::a_bot_that_never_returns_is_not_waited_for),
    ];
    for (name, check) in checks {
        if arguments.get(1).is_none_or(|filter| filter.starts_with('-') || name.contains(filter.as_str())) {
            check();
            println!("{name} ... ok");
        }
    }
}

/// The house with the one game, or with that beside the others.
fn program(games: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    command.env("SLEEPERS", games);
    command
}

/// What the house with the one game says if all goes well.
#[track_caller]
fn says(arguments: &[&str]) -> String {
    let output = program("alone").args(arguments).output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(!text.contains('«') || arguments.contains(&"ru"), "{arguments:?} lacks a text: {text}");
    text
}

fn path(file: &Path) -> &str {
    file.to_str().expect("a path")
}

fn it_is_listed_beside_the_others() {
    assert_eq!(says(&["games", "--ids"]), "sleepers\n");
    let all = program("beside").args(["games", "--ids"]).output().expect("it runs").stdout;
    let ids: Vec<&str> = stalls::house().roster().games().iter().map(|game| game.id).collect();
    assert_eq!(String::from_utf8(all).expect("text"), format!("sleepers\n{}\n", ids.join("\n")));
    for (language, title, other) in LANGUAGES {
        let said = says(&["games", "--lang", language]);
        assert!(said.contains(&format!("{title} (sleepers)")) && !said.contains(other), "{said}");
    }
    let unknown = program("alone").args(["soak", "europe", "--lang", "en"]).output().expect("it runs");
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("there are: sleepers."));
}

fn it_keeps_what_every_game_promises() {
    for seats in 2..=3 {
        let table = sleepers::stall().lay(&roster::Setup::new("sleepers", seats)).expect("a table");
        engine::conformance::check(&table, 20, seats as u64);
    }
}

/// A page in a language, as a stranger sees it.
async fn page(at: &mut Connection, path: &str, language: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: {language}\r\n\r\n");
    let head = at.ask(request.as_bytes()).await.expect("an answer");
    assert_eq!(head.status, 200, "{path}");
    at.text(&head)
}

fn pages_show_it_and_a_table_is_played_to_its_end() {
    let folder = scratch("sleepers");
    let mut open = House::start(program("beside"), &folder, &["--pace", "0"], &[]);
    let address: SocketAddr = open.address().trim_start_matches("http://").parse().expect("an address");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let record = runtime.block_on(async {
        let mut at = Connection::to(address);
        for (language, title, other) in LANGUAGES {
            for path in ["/", "/about", "/g/sleepers"] {
                let page = page(&mut at, path, language).await;
                assert!(page.contains(title), "{path}: {page}");
                assert_eq!(page.contains(sleepers::POSTER), path != "/about", "{path}");
                assert_eq!(page.contains(other), path != "/g/sleepers", "{path}");
                assert!(
                    !page.contains("«sleepers") && !page.contains("«about"),
                    "{path} lacks a text: {page}"
                );
            }
            let start = page(&mut at, "/g/sleepers", language).await;
            assert!(start.contains("<select name=\"pile\"><option value=\"small\">"), "{start}");
        }
        played(&mut at).await
    });
    open.close("TERM");
    let file = folder.join("table.txt");
    std::fs::write(&file, record).expect("a file");
    assert!(says(&["replay", path(&file), "--lang", "en"]).contains(" wins."));
    let checked = says(&["tables", "check", "--data", path(&folder), "--lang", "en"]);
    assert!(checked.contains("every position agrees: 1") && checked.contains("All games can go on."));
    let listed = says(&["tables", "list", "--data", path(&folder), "--lang", "en"]);
    assert!(listed.contains("Sleepers, "), "{listed}");
}

/// Lays a table with a bot, asks for a hint, plays on, and gives the record.
async fn played(at: &mut Connection) -> String {
    let mut chance = Chance::new(1);
    assert_eq!(games(at, &mut chance).await.expect("games")[0], "sleepers");
    let Solo { table, person, .. } =
        Solo::lay(at, &mut chance, "sleepers", 1, "stationmaster").await.expect("a table");
    let mine = |page: &String| page.contains("name=\"action\"");
    let first = until(at, (&person, &table), mine).await;
    assert!(first.contains("sleepers are left") && !first.contains('«'), "{first}");
    for (language, title, _) in LANGUAGES {
        let board = page(at, &format!("/t/{table}/board"), language).await;
        assert!(board.contains(title) && board.contains("class=\"own-hand\""), "{board}");
        assert!(!board.contains("<form") && !board.contains("«sleepers"), "{board}");
    }
    let asked =
        at.ask(&person.post(&format!("/t/{table}/hint"), "", Manner::Plain)).await.expect("an answer");
    assert_eq!(asked.status, 303);
    let hint = until(at, (&person, &table), |page| page.contains("class=\"advice\"")).await;
    assert!(hint.contains("Take 1") && hint.contains("Take 2"), "{hint}");
    let done = play(at, (&person, &table), &mut chance, 100).await.expect("it is played");
    assert!((3..100).contains(&done), "{done} actions");
    let over = page_of(at, &person, &table).await.expect("a page");
    assert!(over.contains("The last one") && !over.contains('«'), "{over}");
    let board = page(at, &format!("/t/{table}/board"), "en").await;
    assert!(board.contains("The last one") && !board.contains("<form"), "{board}");
    // It brings no picture for messengers, so they are told of its poster.
    let form = "game=sleepers&seats=2&bots=0";
    let laid = at.ask(&person.post("/tables", form, Manner::Plain)).await.expect("an answer");
    assert_eq!(laid.status, 303);
    let waiting = laid.location.expect("a table").trim_start_matches("/t/").to_owned();
    let lobby = page_of(at, &person, &waiting).await.expect("a page");
    assert!(lobby.contains("/posters/sleepers.svg\"") && !lobby.contains(".png"), "{lobby}");
    let head = at.ask(&person.get(&format!("/t/{table}/record"))).await.expect("an answer");
    at.text(&head)
}

/// The page of a table as soon as it is so.
async fn until(at: &mut Connection, who: (&Person, &str), so: impl Fn(&String) -> bool) -> String {
    for _ in 0..2000 {
        let page = page_of(at, who.0, who.1).await.expect("a page");
        if so(&page) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never comes")
}

fn bots_meet_in_the_arena() {
    let folder = scratch("sleepers-arena");
    let [html, json, csv] = ["html", "json", "csv"].map(|end| folder.join(format!("report.{end}")));
    for (language, title, _) in LANGUAGES {
        let files = ["--html", path(&html), "--json", path(&json), "--csv", path(&csv), "--lang", language];
        let bots =
            ["arena", "sleepers", "--bots", "driver,random", "--deals", "40", "--option", "pile=large"];
        let said = says(&[&bots[..], &files].concat());
        assert!(said.contains(title) && said.contains("driver"), "{said}");
        let page = std::fs::read_to_string(&html).expect("a report");
        assert!(page.contains(title) && page.contains("pile=large") && !page.contains("«sleepers"), "{page}");
    }
    let report = std::fs::read_to_string(&json).expect("a report");
    assert!(report.contains("\"game\": \"sleepers\""), "{report}");
    assert_eq!(std::fs::read_to_string(&csv).expect("a table").lines().count(), 1 + 40 * 2 * 2);
}

fn it_is_soaked_and_measured() {
    let said = says(&["soak", "sleepers", "--games", "400", "--lang", "en"]);
    assert!(said.contains("Sleepers: 400 games") && said.contains("all taken"), "{said}");
    // Large piles too: whoever empties a small one has taken 11 at most.
    let most =
        |line: &str| line.rsplit(" points on average, ").next()?.split(' ').next()?.parse::<u32>().ok();
    assert!(said.lines().filter_map(most).any(|most| most > 111), "{said}");
    let said = says(&["bench", "sleepers", "--seconds", "1", "--seats", "2", "--lang", "en"]);
    assert!(said.contains("games a second") && said.contains("a pile by itself takes some time"), "{said}");
}

fn it_is_recorded_and_replayed() {
    let file = scratch("sleepers-record").join("game.txt");
    says(&["record", "sleepers", "--seats", "3", "--seed", "7", "--out", path(&file)]);
    for (language, title, _) in LANGUAGES {
        let told = says(&["replay", path(&file), "--lang", language]);
        assert!(told.contains(title), "{told}");
    }
    let record = std::fs::read_to_string(&file).expect("a record");
    assert!(record.contains("take 2"), "{record}");
    std::fs::write(&file, record.replacen("take 2", "take 1", 1)).expect("a file");
    let output = program("alone").args(["replay", path(&file), "--lang", "en"]).output().expect("it runs");
    assert!(!output.status.success(), "it is another game");
}

fn boards_of_ones_own_are_read() {
    let folder = scratch("sleepers-board");
    let write = |name: &str, sleepers: &str| {
        let file = folder.join(name);
        let text = format!("[board]\nid = \"{name}\"\ngame = \"sleepers\"\nsleepers = {sleepers}\n");
        std::fs::write(&file, text).expect("a file");
        file
    };
    let (right, wrong) = (write("siding", "7"), write("desert", "0"));
    assert!(says(&["board", "check", path(&right), "--lang", "en"]).contains("the board is right"));
    assert!(says(&["board", "show", path(&right), "--lang", "en"]).contains("7 sleepers"));
    says(&["soak", "sleepers", "--games", "40", "--board", path(&right)]);
    let output =
        program("alone").args(["board", "check", path(&wrong), "--lang", "en"]).output().expect("runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("0 sleepers are no pile"), "{output:?}");
}

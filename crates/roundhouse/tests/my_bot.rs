//! The bot of the example is let in everywhere: the arena takes it, and it sits down at tables.
//!
//! Cargo builds examples before it runs tests. Compiling the whole house is dear, so the example's own
//! program is asked here, and nothing is compiled twice.

mod house;

use std::path::Path;
use std::process::Command;

use house::{House, scratch};
use siege::chance::Chance;
use siege::connection::Connection;
use siege::play::play;
use siege::tables::{Solo, page_of};

/// The example's program.
fn program() -> Command {
    let test = std::env::current_exe().expect("a program");
    let folder = test.parent().and_then(Path::parent).expect("a target folder");
    let program = folder.join("examples").join(format!("my_bot{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "cargo build --example my_bot makes it, and so does cargo test without --test");
    Command::new(program)
}

#[test]
fn the_readme_shows_it() {
    let (readme, example) = (include_str!("../../../README.md"), include_str!("../examples/my_bot.rs"));
    let code = example.find("use std").map(|from| &example[from..]).expect("it uses something");
    assert!(readme.contains(code), "README.md shows another bot than examples/my_bot.rs");
}

#[test]
fn the_arena_takes_it() {
    for game in ["europe", "usa"] {
        let asked = ["arena", game, "--bots", "builder,random", "--deals", "20", "--lang", "en"];
        let output = program().args(asked).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains("Builder beats random"), "{said}");
    }
    // It plays by other rules than the Card Game's.
    let asked = ["arena", "card-game", "--bots", "builder,random", "--deals", "2", "--lang", "en"];
    let output = program().args(asked).output().expect("it runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("There is no bot “builder” here"), "{output:?}");
}

#[test]
fn it_sits_down_at_a_table() {
    let folder = scratch("my-bot");
    let mut open = House::start(program(), &folder, &["--pace", "0"], &[]);
    let address = open.address().trim_start_matches("http://").parse().expect("an address");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let (mut at, mut chance) = (Connection::to(address), Chance::new(1));
        for (game, is_there) in [("usa", true), ("great-lakes", false)] {
            let start = at.ask(format!("GET /g/{game} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").as_bytes()).await;
            let start = at.text(&start.expect("an answer"));
            assert_eq!(start.contains("value=\"builder\""), is_there, "{start}");
        }
        let Solo { table, person, .. } =
            Solo::lay(&mut at, &mut chance, "usa", 1, "builder").await.expect("a table");
        let done = play(&mut at, (&person, &table), &mut chance, 40).await.expect("it is played");
        assert!(done >= 20, "{done} actions");
        let page = page_of(&mut at, &person, &table).await.expect("a page");
        assert!(page.contains("Builder"), "{page}");
        assert!(page.contains("claims") || page.contains("claimed"), "it builds: {page}");
    });
    open.close("TERM");
}

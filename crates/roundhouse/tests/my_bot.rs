//! The bot of the example is let in everywhere: the arena takes it, and it sits down at tables.
//!
//! The program of this test is the example: with `MY_BOT` in its environment the test is it.

mod example {
    include!("../examples/my_bot.rs");

    pub fn run() -> ExitCode {
        main()
    }
}
mod house;

use std::process::{Command, ExitCode};

use house::{House, scratch};
use siege::chance::Chance;
use siege::connection::Connection;
use siege::play::play;
use siege::tables::{Solo, page_of};

fn main() -> ExitCode {
    if std::env::var_os("MY_BOT").is_some() {
        return example::run();
    }
    the_readme_shows_it();
    println!("the_readme_shows_it ... ok");
    the_arena_takes_it();
    println!("the_arena_takes_it ... ok");
    it_sits_down_at_a_table();
    println!("it_sits_down_at_a_table ... ok");
    ExitCode::SUCCESS
}

/// The example's program.
fn program() -> Command {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    command.env("MY_BOT", "yes");
    command
}

fn the_readme_shows_it() {
    let (readme, example) = (include_str!("../../../README.md"), include_str!("../examples/my_bot.rs"));
    let code = example.find("use std").map(|from| &example[from..]).expect("it uses something");
    assert!(readme.contains(code), "README.md shows another bot than examples/my_bot.rs");
}

fn the_arena_takes_it() {
    for game in ["europe", "usa"] {
        let asked = ["arena", game, "--bots", "builder,random", "--deals", "20", "--lang", "en"];
        let output = program().args(asked).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains("builder beats random"), "{said}");
    }
    // It plays by other rules than the Card Game's.
    let asked = ["arena", "card-game", "--bots", "builder,random", "--deals", "2", "--lang", "en"];
    let output = program().args(asked).output().expect("it runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("There is no bot “builder” here"), "{output:?}");
}

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

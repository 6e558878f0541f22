//! SIGKILL under play: nothing acknowledged is lost, nothing is done twice, every table goes on.
//!
//! Small here; `siege kill --kills 2000` does the same for longer.

use std::path::Path;
use std::time::Duration;

use siege::chance::Chance;
use siege::connection::Connection;
use siege::house::{Folder, Opening, program};
use siege::person::{Manner, Person};
use siege::play::{Turn, turn};
use siege::tables::{laid, page_of};
use siege::{kill, page};

#[tokio::test]
async fn a_killed_server_loses_nothing_and_every_table_goes_on() {
    let fresh = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), "kill").expect("a folder");
    let opening = Opening::new(program(env!("CARGO_BIN_EXE_roundhouse")), fresh.path());
    let report = kill::kill(&opening, 12, 8, 1).await.expect("a house that opens");
    assert!(report.wrong.is_empty(), "{}", report.text());
}

/// What the page of a table by days says: its step, and when somebody's time is up.
async fn clock_of(connection: &mut Connection, person: &Person, table: &str) -> (Option<u32>, String) {
    let page = page_of(connection, person, table).await.expect("a page");
    let due = page.split("data-due=\"").nth(1).and_then(|rest| rest.split('"').next());
    (page::step(&page), due.expect("somebody's time runs").to_owned())
}

#[tokio::test]
async fn a_game_by_days_goes_on_after_a_kill_and_nobody_gains_or_loses_time() {
    let fresh = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), "days").expect("a folder");
    let opening = Opening::new(program(env!("CARGO_BIN_EXE_roundhouse")), fresh.path());
    let mut house = opening.open().expect("a house that opens");
    let (mut chance, patience) = (Chance::new(7), Duration::from_secs(30));
    let person = Person::new(&mut chance);
    let mut connection = Connection::to(house.address);
    let form = "game=europe&name=Anna&bots=1&level=trainee&first=me&pace=day";
    let table = laid(&mut connection, &person, "/play", form).await.expect("a table");
    for _ in 0..3 {
        let mine = turn(&mut connection, (&person, &table), &mut chance, patience).await.expect("a turn");
        let Turn::Mine { fields, .. } = mine else { panic!("the game is over") };
        let act = person.post(&format!("/t/{table}/act"), &fields, Manner::Plain);
        assert_eq!(connection.ask(&act).await.expect("an answer").status, 303, "{fields}");
        turn(&mut connection, (&person, &table), &mut chance, patience).await.expect("the next turn");
        let before = clock_of(&mut connection, &person, &table).await;
        house.kill();
        house = opening.open().expect("a house that opens again");
        connection = Connection::to(house.address);
        assert_eq!(clock_of(&mut connection, &person, &table).await, before);
    }
}

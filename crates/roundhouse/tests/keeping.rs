//! Games that are kept: copied, put back, listed, taken out, deleted and checked, as whoever runs a
//! house does it.

mod house;

use std::path::Path;
use std::process::Output;

use engine::{Record, Seat};
use house::{House, roundhouse, scratch};
use store::{Append, FILE, Store};
use table::{Entry, Terms};

/// A moment of the year 2001.
const LONG_AGO: i64 = 1_000_000_000;

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = roundhouse();
    command.args(arguments).args(["--lang", "en", "--data"]).arg(folder).output().expect("the program runs")
}

/// What it says if all goes well.
#[track_caller]
fn says(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What it complains of, with exit code 1.
#[track_caller]
fn complains(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// The log of a table where chance has played to the end, as far as step `steps`.
fn log(steps: usize) -> Vec<Entry> {
    let output = roundhouse().args(["record", "europe", "--seats", "2", "--seed", "7"]).output();
    let text = String::from_utf8(output.expect("the program runs").stdout).expect("text");
    let record = Record::parse(&text).expect("a record");
    let (host, options) = ("anna".to_owned(), record.options.clone());
    let (game, own_board) = ("europe".to_owned(), None);
    let mut log = vec![Entry::Laid { game, seats: 2, options, host, terms: Terms::default(), own_board }];
    for (seat, name) in Seat::all(2).zip(["Anna", "Boris"]) {
        log.push(Entry::Sat { seat, person: name.to_lowercase(), name: name.to_owned() });
    }
    let (seed, chance) = (record.seed.to_string(), record.chance);
    let (rules, board) = (Some(record.rules), Some(record.board));
    log.push(Entry::Started { seed, chance, rules, board });
    log.extend(record.steps.into_iter().take(steps).map(|step| Entry::Acted {
        seat: step.seat,
        action: step.action,
        drawn: step.traces.drawn.expect("recorded"),
        hash: step.traces.hash.expect("recorded"),
    }));
    log
}

/// The version of the rules that these games are played by.
fn version() -> u32 {
    let log = log(0);
    let Some(Entry::Started { rules: Some(rules), .. }) = log.last() else { panic!("the start") };
    *rules
}

fn bodies(log: &[Entry]) -> Vec<String> {
    log.iter().map(|entry| serde_json::to_string(entry).expect("text")).collect()
}

/// Keeps tables in a folder, each with its log and the time it was written.
fn keep(folder: &Path, tables: &[(&str, Vec<Entry>, i64)]) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(folder, LONG_AGO).await.expect("a store");
        for (table, log, at) in tables {
            let append =
                Append { table: (*table).to_owned(), bodies: bodies(log), at: *at, ..Append::default() };
            store.append(append).await.expect("written");
        }
        store.close().await.expect("closed");
    });
}

/// A folder with one table that waits, one that is played and an old one that is over.
fn kept(name: &str) -> std::path::PathBuf {
    let folder = scratch(name);
    let now = 1_790_000_000;
    let waiting = log(0)[..2].to_vec();
    keep(&folder, &[("waiting", waiting, now - 20), ("played", log(30), now), ("over", log(9999), LONG_AGO)]);
    folder
}

#[test]
fn tables_are_listed_also_while_a_server_has_them() {
    let folder = kept("list");
    let mut house = House::open_in(&folder, &[], &[]);
    let said = says(&folder, &["tables", "list"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "played  2026-09-21 14:13  Europe, 30 steps: Anna, Boris");
    assert_eq!(lines[1], "waiting  2026-09-21 14:13  Europe, not begun: Anna");
    assert!(lines[2].starts_with("over  2001-09-09 01:46  Europe, "), "{said}");
    assert_eq!(lines[3], "3 tables. Times are in UTC.");
    let rows: serde_json::Value =
        serde_json::from_str(&says(&folder, &["tables", "list", "--json"])).expect("JSON");
    assert_eq!(rows[0]["id"], "played");
    assert_eq!((&rows[0]["steps"], &rows[0]["rules"]), (&30.into(), &version().into()));
    assert_eq!(rows[1]["begun"], false);
    assert!(!rows.to_string().contains("seed") && !rows.to_string().contains("\"anna\""), "{rows}");
    house.close("TERM");
    assert!(complains(&scratch("nothing"), &["tables", "list"]).contains("There are no games in"));
}

#[test]
fn a_copy_of_a_running_house_can_be_put_back() {
    let folder = kept("backup");
    let file = folder.join("copy.sqlite");
    let copy = file.to_str().expect("a path");
    let mut house = House::open_in(&folder, &[], &[]);
    let said = says(&folder, &["backup", copy]);
    assert!(said.contains("copy.sqlite") && said.contains("MB, 3 tables"), "{said}");
    let before = std::fs::read(&file).expect("a copy");
    assert!(complains(&folder, &["backup", copy]).contains("exists already"));
    assert_eq!(std::fs::read(&file).expect("a copy"), before, "it is left as it was");
    // Nobody takes the folder of a house that is open.
    let refused = complains(&folder, &["restore", copy]);
    assert!(refused.contains("Another Roundhouse has the folder"), "{refused}");
    house.close("TERM");

    says(&folder, &["tables", "delete", "played"]);
    let said = says(&folder, &["restore", copy]);
    assert!(said.contains("3 tables have been put into"), "{said}");
    let aside = said.lines().find_map(|line| line.split_once("is kept as ")).expect("the one before").1;
    assert!(Path::new(aside).is_file() && aside.contains("roundhouse-replaced-2"), "{aside}");
    assert!(says(&folder, &["tables", "list"]).contains("3 tables."));
    // What was set aside is whole, and can be put back in its turn.
    let elsewhere = scratch("elsewhere");
    let said = says(&elsewhere, &["restore", aside]);
    assert!(said.contains("2 tables have been put into") && !said.contains("kept as"), "{said}");
    let left = std::fs::read_dir(&folder)
        .expect("a folder")
        .filter(|entry| entry.as_ref().expect("a file").file_name().to_string_lossy().ends_with(".tmp"));
    assert_eq!(left.count(), 0, "nothing is left lying about");
}

#[test]
fn what_is_no_sound_copy_is_not_put_back() {
    let folder = kept("unsound");
    let list = says(&folder, &["tables", "list"]);
    let sound = std::fs::read(folder.join(FILE)).expect("a file");
    let file = folder.join("broken.sqlite");
    let path = file.to_str().expect("a path");
    let mut torn = sound.clone();
    torn[4200..9000].fill(0x5a);
    let mut newer = sound;
    // Where SQLite keeps the version that we count.
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    for (bytes, expected) in [
        (b"roundhouse record 1\n".to_vec(), "is no sound copy of games"),
        (torn, "is no sound copy of games"),
        (newer, "was written by a newer Roundhouse (version 99"),
    ] {
        std::fs::write(&file, bytes).expect("written");
        let said = complains(&folder, &["restore", path]);
        assert!(said.contains(expected) && said.contains("broken.sqlite"), "{said}");
        assert_eq!(says(&folder, &["tables", "list"]), list, "nothing was changed");
    }
    assert!(complains(&folder, &["restore", "/no/such/file"]).contains("/no/such/file cannot be read"));
}

#[test]
fn a_folder_that_cannot_be_opened_is_told_as_what_it_is() {
    let folder = kept("trouble");
    let serve = ["serve", "--port", "0", "--log", "off"];
    let mut house = House::open_in(&folder, &[], &[]);
    let said = complains(&folder, &serve);
    assert!(said.contains("Another Roundhouse has the folder") && said.contains("--data"), "{said}");
    house.close("TERM");
    let file = folder.join(FILE);
    let sound = std::fs::read(&file).expect("a file");
    let mut newer = sound.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&file, newer).expect("written");
    assert!(complains(&folder, &serve).contains("was written by a newer Roundhouse (version 99"));
    std::fs::write(&file, b"not a database, but long enough to be taken for one at first".repeat(99))
        .expect("written");
    let said = complains(&folder, &serve);
    assert!(said.contains("is damaged") && said.contains("roundhouse restore"), "{said}");
    // Also who is damaged can be replaced.
    std::fs::write(folder.join("sound.sqlite"), sound).expect("written");
    says(&folder, &["restore", folder.join("sound.sqlite").to_str().expect("a path")]);
    assert!(says(&folder, &["tables", "list"]).contains("3 tables."));
    let nowhere = file.join("inside");
    assert!(complains(&nowhere, &serve).contains("cannot be used"));
}

#[test]
fn a_table_is_taken_out_as_its_log_and_as_a_record() {
    let folder = kept("export");
    let board = include_str!("../../classic/boards/europe.toml");
    let mut own = log(30);
    if let Entry::Laid { own_board, .. } = &mut own[0] {
        *own_board = Some(board.into());
    }
    keep(&folder, &[("own", own, LONG_AGO)]);
    let out = folder.join("out");
    let into = out.to_str().expect("a path");
    let said = says(&folder, &["tables", "export", "--all", "--out", into]);
    assert_eq!(said, "4 tables have been written.\n");
    assert_eq!(std::fs::read_to_string(out.join("own.toml")).expect("the board"), board);
    assert!(!out.join("played.toml").exists(), "a board of the house's");
    let written = std::fs::read_to_string(out.join("played.jsonl")).expect("a log");
    assert_eq!(written.lines().collect::<Vec<_>>(), bodies(&log(30)));
    assert!(out.join("waiting.jsonl").exists() && !out.join("waiting.txt").exists());
    for (file, expected) in [
        ("played.txt", "not over"),
        ("over.txt", "Anna"),
        ("over.jsonl", "Anna"),
        ("played.jsonl", "not over"),
        ("own.txt", "not over"),
        ("own.jsonl", "not over"),
    ] {
        let record = out.join(file);
        let output = roundhouse().args(["replay", "--lang", "en"]).arg(&record).output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success() && told.contains(expected), "{told}");
        assert!(told.contains("every draw is the one that the seed gives"), "{told}");
    }
    let waiting = out.join("waiting.jsonl");
    let output = roundhouse().args(["replay", "--lang", "en"]).arg(&waiting).output().expect("it runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("not begun"), "{output:?}");
    assert!(complains(&folder, &["tables", "export", "nobody"]).contains("no table “nobody”"));
    let output = run(&folder, &["tables", "export", "played", "--all"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("exclude each other"));
}

#[test]
fn tables_are_deleted_and_expire_while_no_server_has_them() {
    let folder = kept("delete");
    let list = || says(&folder, &["tables", "list"]);
    let mut house = House::open_in(&folder, &[], &[]);
    for arguments in [&["tables", "delete", "over"][..], &["tables", "expire", "--older-than", "90d"]] {
        assert!(complains(&folder, arguments).contains("Another Roundhouse has the folder"));
    }
    // Looking is always allowed.
    let said = says(&folder, &["tables", "expire", "--older-than", "20y", "--dry-run"]);
    assert_eq!(said, "over  2001-09-09 01:46\n1 table would be deleted. Nothing was changed.\n");
    house.close("TERM");
    assert!(complains(&folder, &["tables", "delete", "over", "nobody"]).contains("no table “nobody”"));
    assert!(list().contains("3 tables."), "one that isn't there stops all");
    assert!(says(&folder, &["tables", "expire", "--older-than", "20y"]).contains("1 table has been deleted"));
    assert!(says(&folder, &["tables", "expire", "--older-than", "20y"]).contains("0 tables have been"));
    assert!(says(&folder, &["tables", "delete", "played", "waiting"]).contains("2 tables have been deleted"));
    assert!(list().starts_with("0 tables."));
    let output = run(&folder, &["tables", "expire", "--older-than", "soon"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("It is a number and h, d, w or y"));
}

#[test]
fn a_check_says_which_games_can_go_on() {
    let folder = kept("check");
    let mut older = log(40);
    let Entry::Started { rules, .. } = &mut older[3] else { panic!("the start") };
    *rules = Some(0);
    let mut unsaid = log(40);
    let Entry::Started { rules, board, .. } = &mut unsaid[3] else { panic!("the start") };
    (*rules, *board) = (None, None);
    keep(&folder, &[("older", older.clone(), 0), ("unsaid", unsaid, 0)]);
    let said = says(&folder, &["tables", "check"]);
    // Logs that don't say it are of the first version.
    let (agree, go_on) = if version() == 1 { (3, 1) } else { (2, 2) };
    assert!(said.contains(&format!("every position agrees: {agree}\n")), "{said}");
    assert!(
        said.contains(&format!("so they go on: {go_on}\n")) && said.contains("Not begun yet: 1\n"),
        "{said}"
    );
    assert!(said.contains("All games can go on."), "{said}");

    let Entry::Acted { hash, .. } = &mut older[4 + 11] else { panic!("a step") };
    *hash = "0123456789abcdef".to_owned();
    keep(&folder, &[("departing", older, 0), ("broken", log(40)[1..].to_vec(), 0)]);
    let output = run(&folder, &["tables", "check"]);
    let (said, bad) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said.contains(&format!("every position agrees: {agree}\n")) && !said.contains("All games"),
        "{said}"
    );
    assert!(bad.contains("Table departing departs at step 12:"), "{bad}");
    assert!(bad.contains("Table broken can’t be read:") && bad.contains("2 games can’t go on"), "{bad}");
}

/// Before an upgrade the store is still one of the older program: it is read, and left as it is.
#[test]
fn a_store_of_an_older_program_is_checked_and_copied_without_touching_it() {
    let folder = scratch("older-store");
    let file = folder.join(FILE);
    {
        let old = rusqlite::Connection::open(&file).expect("a database");
        old.pragma_update(None, "journal_mode", "wal").expect("as it was");
        old.execute_batch(
            "create table log (table_id text not null, entry integer not null, body text not null,
                primary key (table_id, entry)) without rowid;
             create table sits (person text not null, table_id text not null, since integer not null,
                primary key (person, table_id)) without rowid;
             create index sits_by_time on sits (person, since);
             create table people (person text primary key, name text not null) without rowid;",
        )
        .expect("the schema of then");
        for (entry, body) in bodies(&log(25)).into_iter().enumerate() {
            let row = rusqlite::params!["t", entry as i64, body];
            old.execute("insert into log values (?1, ?2, ?3)", row).expect("written");
        }
    }
    let before = std::fs::read(&file).expect("a file");
    assert!(says(&folder, &["tables", "check"]).contains("every position agrees: 1\n"));
    assert!(says(&folder, &["tables", "list"]).contains("Europe, 25 steps"));
    let copy = folder.join("copy.sqlite");
    assert!(says(&folder, &["backup", copy.to_str().expect("a path")]).contains("1 table."));
    assert_eq!(std::fs::read(&file).expect("a file"), before);
    // The server brings it up to date, and the copy of then can still be put back.
    House::open_in(&folder, &[], &[]).close("TERM");
    assert!(says(&folder, &["tables", "list"]).contains("Europe, 25 steps"));
    says(&folder, &["restore", copy.to_str().expect("a path")]);
    House::open_in(&folder, &[], &[]).close("TERM");
    assert!(says(&folder, &["tables", "check"]).contains("All games can go on."));
}

#[test]
fn a_downloaded_game_is_verified_with_how_it_was_dealt() {
    let folder = scratch("verify");
    let file = folder.join("game.jsonl");
    let path = file.to_str().expect("text");
    let verify = |more: &[&str], well: bool| {
        let output =
            roundhouse().args(["verify", path, "--lang", "en"]).args(more).output().expect("it runs");
        assert_eq!(output.status.code(), Some(i32::from(!well)));
        String::from_utf8([output.stdout, output.stderr].concat()).expect("text")
    };
    let mut log = log(100_000);
    std::fs::write(&file, bodies(&log).join("\n")).expect("written");
    let told = verify(&[], true);
    assert!(told.contains("can't be checked") && told.contains("Checked"), "{told}");
    // A house that says that its part was this one, and dealt otherwise.
    let Entry::Laid { terms, .. } = &mut log[0] else { panic!("laid") };
    terms.sealed = Some("00".repeat(32));
    std::fs::write(&file, bodies(&log).join("\n")).expect("written");
    let told = verify(&[], false);
    assert!(told.contains("do not come from"), "{told}");
    let told = verify(&["--seal", "0123456789"], false);
    assert!(told.contains("another hash"), "{told}");
}

/// Where games are moved to and back from: a database, if there is one to test with, else a folder.
fn elsewhere(name: &str) -> (Vec<String>, String) {
    let folder = scratch(name);
    test_track::database::made_anew(&folder);
    match test_track::database::address(&folder) {
        Some(address) => (vec!["--database".to_owned(), address.clone()], address),
        None => {
            let folder = folder.to_str().expect("a path").to_owned();
            (vec!["--data".to_owned(), folder.clone()], folder)
        }
    }
}

fn moved(from: &str, to: &str) -> Output {
    roundhouse().args(["move", "--lang", "en", "--from", from, "--to", to]).output().expect("it runs")
}

#[test]
fn games_are_moved_to_another_kind_of_place_and_back() {
    let (folder, back, (there, place)) = (kept("move"), scratch("move-back"), elsewhere("move-there"));
    let (from, back) = (folder.to_str().expect("a path"), back.to_str().expect("a path"));
    let list = says(&folder, &["tables", "list"]);
    // Nobody moves what a server has.
    let mut house = House::open_in(&folder, &[], &[]);
    assert_eq!(moved(from, &place).status.code(), Some(1));
    house.close("TERM");
    let said = moved(from, &place);
    let text = String::from_utf8(said.stdout).expect("text");
    assert!(said.status.success() && text.contains("3 tables with") && text.contains("row by row"), "{text}");
    assert!(!text.contains("roundhouse@"), "whoever may write there is nobody's business: {text}");
    let run = |arguments: &[&str]| {
        let output =
            roundhouse().args(arguments).args(["--lang", "en"]).args(&there).output().expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(run(&["tables", "list"]), list);
    run(&["tables", "check"]);
    let again = moved(from, &place);
    let text = String::from_utf8(again.stderr).expect("text");
    assert!(
        again.status.code() == Some(1) && text.contains("games in") && text.contains("already"),
        "{text}"
    );
    assert!(moved(&place, back).status.success());
    assert_eq!(says(Path::new(back), &["tables", "list"]), list);
    assert_eq!(says(&folder, &["tables", "list"]), list, "the old place has them still");
    let nothing = moved(scratch("move-nothing").to_str().expect("a path"), back);
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("There are no games in"));
}

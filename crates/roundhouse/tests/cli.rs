//! The program as a user meets it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn roundhouse(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command.args(arguments).output().expect("the program runs")
}

/// What it says if all goes well.
#[track_caller]
fn says(arguments: &[&str]) -> String {
    let output = roundhouse(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What it complains of, and with which exit code.
#[track_caller]
fn complains(arguments: &[&str]) -> (i32, String) {
    let output = roundhouse(arguments);
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(!text.contains("panicked"), "{arguments:?}: {text}");
    (output.status.code().expect("not killed"), text)
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn games_are_listed_in_both_languages() {
    assert!(says(&["games", "--lang", "en"]).contains("Europe (europe), 2–5 players"));
    assert!(says(&["games", "--lang=ru"]).contains("Европа (europe), игроков: 2–5"));
    assert!(says(&["games", "--lang", "en"]).contains("Card Game (card-game), 2–4 players"));
    assert!(says(&["games", "--lang=ru"]).contains("Карточная игра (card-game), игроков: 2–4"));
}

#[test]
fn help_is_in_the_users_language_to_the_last_word() {
    for command in [
        &["--help"][..],
        &["arena", "--help"],
        &["soak", "--help"],
        &["replay", "--help"],
        &["board", "--help"],
        &["serve", "--help"],
        &["backup", "--help"],
        &["tables", "--help"],
        &["tables", "expire", "--help"],
    ] {
        let help = says(&[command, &["--lang", "ru"]].concat());
        for english in ["Usage", "Options", "OPTIONS", "Commands", "Arguments", "possible values", "Print"] {
            assert!(!help.contains(english), "{command:?} says {english}:\n{help}");
        }
        assert!(!help.contains('«') || !help.contains("cli-"), "{help}");
    }
}

#[test]
fn a_wrong_command_line_is_explained() {
    let cases: [(&[&str], i32, &str); 7] = [
        (&["bnech"], 2, "Possible: bench"),
        (&["bench"], 2, "missing: <GAME>"),
        (&["board"], 2, "missing: check, show"),
        (&["soak", "europe", "--games", "many"], 2, "“many” is no good for --games"),
        (&["soak", "europe", "--gmaes", "3"], 2, "--games"),
        (&["bench", "chess"], 1, "There is no game “chess”; there are: europe, "),
        (&["bench", "europe", "--seats", "7"], 1, "7"),
    ];
    for (arguments, code, expected) in cases {
        let (exit, text) = complains(&[arguments, &["--lang", "en"]].concat());
        assert_eq!(exit, code, "{arguments:?}: {text}");
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}

#[test]
fn a_record_can_be_written_replayed_and_seen_from_a_seat() {
    let file = scratch("record.txt");
    let path = file.to_str().expect("a path");
    says(&["record", "europe", "--seats", "3", "--seed", "42", "--out", path]);
    assert_eq!(
        says(&["record", "europe", "--seats", "3", "--seed", "42"]),
        std::fs::read_to_string(&file).expect("written")
    );
    let told = says(&["replay", path, "--lang", "ru"]);
    assert!(told.contains("Побеждает") && told.contains("Проверено:"), "{told}");
    let seen = says(&["replay", path, "--lang", "en", "--seat", "b"]);
    assert!(seen.contains("Player A draws a card") || seen.contains("Player A draws"), "{seen}");
    assert_ne!(seen, says(&["replay", path, "--lang", "en"]), "a seat doesn't see everything");
    assert_eq!(says(&["replay", path, "--lang", "en", "--quiet"]).lines().count(), 1);
    assert!(says(&["replay", path, "--lang", "en", "--from", "5", "--to", "6"]).contains("   5  "));
}

#[test]
fn a_damaged_record_is_refused_where_it_departs() {
    let record = says(&["record", "europe", "--seats", "2", "--seed", "1"]);
    let file = scratch("damaged.txt");
    let path = file.to_str().expect("a path");
    let line = record.lines().find(|line| line.starts_with("9 ")).expect("a ninth step");
    let damages = [
        (record.replace(line, &line.replace(&line[line.len() - 4..], "0000")), "step 9"),
        (record.replace(line, "9 A dance"), "step 9"),
        (record.replace("game europe", "game chess"), "chess"),
        (record[..record.len() / 2].to_owned(), ""),
        (record.replace("roundhouse record 1", "PK\u{3}\u{4}"), "roundhouse record 1"),
        (String::new(), "roundhouse record 1"),
    ];
    for (text, expected) in damages {
        std::fs::write(&file, text).expect("written");
        let (_, complaint) = complains(&["replay", path, "--lang", "en"]);
        assert!(complaint.contains(expected), "{expected}: {complaint}");
    }
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("written");
    assert_eq!(complains(&["replay", path]).0, 1, "not even text");
}

#[test]
fn a_record_says_what_its_chance_is_keyed_by_and_one_of_an_unknown_kind_is_refused() {
    let record = says(&["record", "europe", "--seats", "2", "--seed", "1"]);
    assert!(record.contains("\nchance deck\nseed "), "{record}");
    let file = scratch("kinds.txt");
    let path = file.to_str().expect("a path");
    std::fs::write(&file, record.replace("chance deck", "chance moon")).expect("written");
    for (language, expected) in [("en", "keyed by “moon”"), ("ru", "способом «moon»")] {
        let (code, complaint) = complains(&["replay", path, "--lang", language]);
        assert!(code == 1 && complaint.contains(expected), "{complaint}");
    }
}

/// A record of other rules, or of the board as it was once, is as good as its hashes.
#[test]
fn a_record_of_older_rules_is_told_as_far_as_it_agrees() {
    let record = says(&["record", "europe", "--seats", "2", "--seed", "1"]);
    let file = scratch("older.txt");
    let path = file.to_str().expect("a path");
    let find = |start: &str| record.lines().find(|line| line.starts_with(start)).expect("a line");
    let (board, rules) = (find("board "), find("rules "));
    let agrees = [
        (record.replace(rules, "rules 0"), "version 0 of the rules, and these are version"),
        (record.replace(rules, "rules 99"), "version 99 of the rules"),
        (record.replace(board, "board europe 0123456789abcdef"), "europe 0123456789abcdef"),
    ];
    for (text, expected) in agrees {
        std::fs::write(&file, text).expect("written");
        let told = says(&["replay", path, "--lang", "en"]);
        assert!(told.contains(expected) && told.contains("still agrees"), "{told}");
        let told = says(&["replay", path, "--quiet", "--lang", "ru"]);
        assert!(told.lines().count() == 3 && told.contains("и теперь сходится"), "{told}");
    }
    // Without hashes nobody knows.
    let unhashed: Vec<&str> =
        record.lines().map(|line| line.split_once(" # ").map_or(line, |(line, _)| line)).collect();
    std::fs::write(&file, unhashed.join("\n").replace(rules, "rules 0")).expect("written");
    let told = says(&["replay", path, "--lang", "en"]);
    assert!(told.contains("cannot be told") && !told.contains("still agrees"), "{told}");

    let line = record.lines().find(|line| line.starts_with("9 ")).expect("a ninth step");
    let departing = record
        .replace(rules, "rules 0")
        .replace(line, &line.replace(&line[line.len() - 16..], "0123456789abcdef"));
    std::fs::write(&file, departing).expect("written");
    let output = roundhouse(&["replay", path, "--lang", "en"]);
    assert_eq!(output.status.code(), Some(1));
    let (told, why) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("\n   8  ") && !told.contains("\n   9  "), "told up to there: {told}");
    assert!(why.contains("At step 9") && why.contains("0123456789abcdef"), "{why}");
    assert!(why.contains("version 0 of the rules") && why.contains("8 steps agree"), "{why}");

    // Another board altogether is another game.
    std::fs::write(&file, record.replace(board, "board asia 0123456789abcdef")).expect("written");
    let (code, why) = complains(&["replay", path, "--lang", "en"]);
    assert!(code == 1 && why.contains("another board"), "{why}");
    assert_eq!(why.lines().count(), 1, "{why}");
}

#[test]
fn a_board_of_ones_own_is_checked_shown_and_played() {
    let file = scratch("my.toml");
    let path = file.to_str().expect("a path");
    let ours = says(&["board", "file", "europe"]);
    says(&["board", "file", "europe", "--out", path]);
    assert_eq!(std::fs::read_to_string(&file).expect("written"), ours);
    let (code, why) = complains(&["board", "file", "asia", "--lang", "en"]);
    assert!(code == 1 && why.contains("usa") && why.contains("north-america"), "{why}");
    let mine = ours
        .replace("id = \"europe\"\n", "id = \"mine\"\n")
        .replace("trains_per_player = 45", "trains_per_player = 9");
    std::fs::write(&file, &mine).expect("written");
    assert!(says(&["board", "check", path, "--lang", "en"]).contains("is right"));
    assert!(says(&["board", "show", path, "--lang", "ru"]).contains("Эдинбург"));
    let record = says(&["record", "europe", "--board", path, "--seed", "7"]);
    assert!(record.contains("\nboard mine "), "{record}");
    let kept = scratch("mine.txt");
    std::fs::write(&kept, &record).expect("written");
    let kept = kept.to_str().expect("a path");
    says(&["replay", kept, "--board", path]);
    assert_eq!(complains(&["replay", kept]).0, 1, "on our own board it is another game");
    says(&["soak", "europe", "--games", "40", "--board", path]);

    std::fs::write(&file, mine.replacen("from = \"", "from = \"x", 1)).expect("written");
    let line = mine.lines().position(|line| line.starts_with("from = \"")).expect("a route") + 1;
    let (code, text) = complains(&["board", "check", path, "--lang", "en"]);
    assert!(code == 1 && text.contains(&line.to_string()), "{text}");
}

#[test]
fn switch_and_signal_is_recorded_replayed_soaked_and_shown() {
    let file = scratch("switch-signal.txt");
    let path = file.to_str().expect("a path");
    says(&["record", "switch-signal", "--seats", "3", "--seed", "42", "--out", path]);
    let told = says(&["replay", path, "--lang", "ru"]);
    assert!(told.contains("Команда") && told.contains("Проверено:"), "{told}");
    assert!(!told.contains("switch-signal-") && !told.contains("{$"), "{told}");
    let told = says(&["replay", path, "--lang", "en"]);
    assert!(told.contains("The team") && !told.contains("{$"), "{told}");
    let said = says(&["soak", "switch-signal", "--games", "300", "--lang", "en"]);
    assert!(said.contains("central-europe") && said.contains("north-america"), "{said}");
    assert!(said.contains("300 games") && said.contains("Nothing was lost"), "{said}");
    for board in
        ["central-europe", "north-america"].map(|own| format!("crates/switch-signal/boards/{own}.toml"))
    {
        assert!(says(&["board", "check", &board, "--lang", "en"]).contains("is right"));
        assert!(says(&["board", "show", &board, "--lang", "ru"]).contains("торговый город"));
        says(&["soak", "switch-signal", "--games", "30", "--board", &board]);
    }
}

#[test]
fn soaking_says_what_it_saw() {
    let said = says(&["soak", "europe", "--games", "200", "--lang", "en"]);
    assert!(said.contains("200 games") && said.contains("Nothing was lost"), "{said}");
}

/// A short run of the arena.
fn arena<'a>(rest: &[&'a str]) -> Vec<&'a str> {
    [&["arena", "europe", "--bots", "trainee,random", "--deals", "4", "--lang", "en"], rest].concat()
}

#[test]
fn the_arena_tells_who_is_better_and_writes_it_down() {
    let [json, csv, html] = ["arena.json", "arena.csv", "arena.html"].map(scratch);
    let path = |file: &PathBuf| file.to_str().expect("a path").to_owned();
    let (json, csv, html) = (path(&json), path(&csv), path(&html));
    let told = says(&arena(&["--json", &json, "--csv", &csv, "--html", &html, "--seed", "a seed"]));
    assert!(told.contains("Trainee beats random: 100 % of 8 games"), "{told}");
    assert!(told.contains("4 deals in 2 seatings each, seed “a seed”"), "{told}");
    assert!(told.contains("not legal: 0.") && told.contains("Tickets completed"), "{told}");
    let rows = std::fs::read_to_string(&csv).expect("written");
    assert_eq!(rows.lines().count(), 1 + 8 * 2);
    let page = std::fs::read_to_string(&html).expect("written");
    assert!(page.contains("roundhouse arena europe --bots trainee,random") && page.contains("'a seed'"));
}

/// Cores change nothing but times.
#[test]
fn the_arena_says_the_same_on_one_core_and_on_two() {
    let report = |threads: &str| {
        let (json, csv) =
            (scratch(&format!("threads-{threads}.json")), scratch(&format!("threads-{threads}.csv")));
        let path = |file: &PathBuf| file.to_str().expect("a path").to_owned();
        says(&arena(&["--quiet", "--threads", threads, "--json", &path(&json), "--csv", &path(&csv)]));
        let text = std::fs::read_to_string(&json).expect("written");
        let mut value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        for entrant in value["entrants"].as_array_mut().expect("a list") {
            assert!(entrant.as_object_mut().expect("an object").remove("time").is_some());
        }
        (value, std::fs::read_to_string(&csv).expect("written"))
    };
    assert_eq!(report("1"), report("2"));
}

#[test]
fn the_arena_stops_when_it_is_sure() {
    let arguments = ["arena", "card-game", "--bots", "trainee,random", "--until-sure", "--lang", "en"];
    let told = says(&arguments);
    assert!(told.contains("It was settled after") && told.contains("Trainee beats random"), "{told}");
}

/// Who names nobody sees all levels play.
#[test]
fn a_bare_arena_lets_the_levels_play() {
    let output = roundhouse(&["arena", "usa", "--deals", "1", "--iterations", "4", "--lang", "en"]);
    assert!(output.status.success(), "{output:?}");
    let (said, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    for level in ["trainee", "fireman", "driver", "stationmaster"] {
        assert!(said.contains(level), "{said}");
    }
    assert!(said.contains("12 games") && told.contains("Nobody was named"), "{said}{told}");
}

#[test]
fn a_wrong_arena_is_explained() {
    let cases: [(&[&str], i32, &str); 12] = [
        (&["chess", "--bots", "driver,random"], 1, "there are: europe"),
        (&["europe", "--bots", "driver,conductor"], 1, "no bot “conductor” here; there are: random, greedy"),
        (
            &["card-game", "--bots", "driver,path"],
            1,
            "no bot “path” here; there are: random, greedy, trainee",
        ),
        (&["europe", "--bots", "driver:x,random"], 1, "as in stationmaster:200"),
        (&["europe", "--bots", "8*driver"], 1, "a number from 1 to 5"),
        (&["europe", "--bots", "driver,random", "--seats", "4"], 1, "Only 2 bots are named for 4 seats"),
        (&["europe", "--bots", "driver,random", "--seats", "7"], 1, "7"),
        (&["europe", "--bots", "driver,random", "--board", "asia"], 1, "neither a file nor one of europe"),
        (&["card-game", "--bots", "driver,random", "--option", "peeking"], 1, "Names: peeking, first"),
        (&["card-game", "--bots", "driver,random", "--option", "peeking=maybe"], 1, "allowed: no, yes"),
        (
            &["europe", "--bots", "driver,random,greedy", "--until-sure"],
            1,
            "compares two bots, and here are 3",
        ),
        (&["europe", "--bots", "driver,random", "--margin", "90"], 2, "“90” is no good for --margin"),
    ];
    for (arguments, code, expected) in cases {
        let (exit, text) = complains(&[&["arena"], arguments, &["--lang", "en"]].concat());
        assert_eq!(exit, code, "{arguments:?}: {text}");
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}

/// Ctrl-C once: what there is so far is told, and only whole deals count.
#[test]
#[cfg(unix)]
fn a_stopped_arena_tells_what_there_is_so_far() {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::Stdio;
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.args(["arena", "europe", "--bots", "greedy,random", "--deals", "1000000", "--lang", "en"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    // Once it says so, it listens to Ctrl-C.
    let mut start = String::new();
    let mut errors = BufReader::new(child.stderr.take().expect("a pipe"));
    errors.read_line(&mut start).expect("text");
    assert!(start.contains("Ctrl-C ends it"), "{start}");
    std::thread::sleep(std::time::Duration::from_millis(400));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
    let mut told = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut told).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let grouped = "2\u{202f}000\u{202f}000";
    let line = told.lines().find(|line| line.contains("Stopped after")).unwrap_or_else(|| panic!("{told}"));
    assert!(line.contains(&format!("of {grouped} games")), "{line}");
    // The space between thousands is a space too, so words are parted by plain spaces only.
    let count = line.split(' ').nth(2).expect("how many").replace('\u{202f}', "");
    let count: u64 = count.parse().expect("a number");
    assert!(count.is_multiple_of(2) && count < 2_000_000, "{line}");
    assert!(count == 0 || told.contains("not legal: 0."), "{told}");
}

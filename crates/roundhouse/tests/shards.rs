//! An arena on many machines: its parts, put together, say what one machine would have said.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// What is played: an odd number of deals, so that parts differ in size.
const RUN: [&str; 7] = ["europe", "--bots", "2*trainee,random", "--deals", "5", "--seed", "a seed"];

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shards");
    fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
}

fn path(file: &Path) -> &str {
    file.to_str().expect("a path")
}

fn arena(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.arg("arena").args(arguments).args(["--lang", "en"]).output().expect("the program runs")
}

/// What it says if all goes well.
#[track_caller]
fn says(arguments: &[&str]) -> String {
    let output = arena(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What it complains of.
#[track_caller]
fn complains(arguments: &[&str]) -> String {
    let output = arena(arguments);
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && !told.contains("panicked"), "{arguments:?}: {told}");
    told
}

/// Plays a part.
fn part(name: &str, part: &str, run: &[&str]) -> PathBuf {
    let file = scratch(name);
    says(&[run, &["--shard", part, "--out", path(&file)]].concat());
    file
}

/// The report as text, without what depends on the clock: the one part of it that two runs of one machine
/// don't share either.
fn report(file: &Path) -> String {
    let mut json: Value = serde_json::from_str(&fs::read_to_string(file).expect("written")).expect("JSON");
    for entrant in json["entrants"].as_array_mut().expect("a list") {
        assert!(entrant.as_object_mut().expect("an object").remove("time").is_some());
    }
    serde_json::to_string_pretty(&json).expect("text")
}

#[test]
fn parts_put_together_are_the_whole() {
    let [json, csv, merged_json, merged_csv] =
        ["one.json", "one.csv", "merged.json", "merged.csv"].map(scratch);
    let whole = says(&[&RUN[..], &["--json", path(&json), "--csv", path(&csv)]].concat());
    let parts =
        ["2/3", "1/3", "3/3"].map(|which| part(&format!("whole-{}", which.replace('/', "-")), which, &RUN));
    let merged = says(
        &[
            &["merge"],
            &parts.each_ref().map(|part| path(part))[..],
            &["--json", path(&merged_json), "--csv", path(&merged_csv)],
        ]
        .concat(),
    );
    assert_eq!(report(&json), report(&merged_json));
    assert_eq!(fs::read(&csv).expect("written"), fs::read(&merged_csv).expect("written"));
    // The tables too, but for times.
    let told = |text: &str| {
        let lines = text.lines().filter(|line| !line.contains(" ms") && !line.contains("µs"));
        lines
            .filter(|line| {
                !line.contains("Europe (board") && !line.ends_with(".json") && !line.ends_with(".csv")
            })
            .filter(|line| !line.contains(".json") && !line.contains(".csv"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(told(&whole), told(&merged));
    assert!(told(&whole).len() > 20, "{whole}");
}

#[test]
fn teams_and_boards_of_ones_own_are_put_together_too() {
    let board = concat!(env!("CARGO_MANIFEST_DIR"), "/../classic/tests/boards/ravine.toml");
    for (name, run) in [
        ("own", &["europe", "--board", board, "--bots", "trainee,random", "--deals", "3"][..]),
        ("team", &["switch-signal", "--board", "north-america", "--bots", "trainee,random", "--deals", "2"]),
    ] {
        let [json, merged] = ["one", "merged"].map(|which| scratch(&format!("{name}-{which}.json")));
        says(&[run, &["--json", path(&json)]].concat());
        let parts = ["1/2", "2/2"].map(|which| part(&format!("{name}-{}", &which[..1]), which, run));
        says(&["merge", path(&parts[0]), path(&parts[1]), "--quiet", "--json", path(&merged)]);
        assert_eq!(report(&json), report(&merged));
    }
}

#[test]
fn what_does_not_belong_together_is_told() {
    let [one, two] = ["1/2", "2/2"].map(|which| part(&format!("right-{}", &which[..1]), which, &RUN));
    let other_seed = [&RUN[..5], &["--seed", "another"]].concat();
    let foreign = part("foreign", "2/2", &other_seed);
    let third = part("third", "2/3", &RUN);
    let kept = fs::read_to_string(&two).expect("written");
    let damaged = |name: &str, text: String| {
        let file = scratch(name);
        fs::write(&file, text).expect("written");
        file
    };
    let lines: Vec<&str> = kept.lines().collect();
    let short = damaged("short", [&lines[..2], &lines[lines.len() - 1..]].concat().join("\n"));
    let cut = damaged("cut", kept[..kept.len() / 2].to_owned());
    let twice = damaged("twice", [&lines[..2], &lines[1..]].concat().join("\n"));
    let claims = damaged("claims", kept.replacen("\"rules\":2", "\"rules\":1", 1));
    let all_claim = damaged(
        "all-claim",
        fs::read_to_string(&one).expect("written").replacen("\"rules\":2", "\"rules\":1", 1),
    );
    let no = damaged("no", "no part at all".to_owned());
    let cases: [(&[&Path], &str); 9] = [
        (&[&one], "Parts are missing: 2/2"),
        (&[&one, &foreign], "isn’t of the same run"),
        (&[&one, &third], "isn’t of the same run"),
        (&[&one, &two, &two], "are the same part, 2/2"),
        (&[&one, &short], "lacks"),
        (&[&one, &cut], "is damaged"),
        (&[&one, &twice], "line 3, is damaged"),
        (&[&all_claim, &claims], "“rules” differs here"),
        (&[&one, &no], "is no part"),
    ];
    for (files, expected) in cases {
        let files: Vec<&str> = files.iter().map(|file| path(file)).collect();
        let told = complains(&[&["merge"], &files[..]].concat());
        assert!(told.contains(expected), "{expected}: {told}");
    }
    let told = complains(&[&RUN[..], &["--shard", "3/2"]].concat());
    assert!(told.contains("A part is its number and how many there are"), "{told}");
    assert!(complains(&[&RUN[..], &["--shard", "1/2", "--until-sure"]].concat()).contains("--until-sure"));
    assert!(complains(&[&RUN[..], &["--out", "x"]].concat()).contains("--shard"));
    assert!(complains(&["merge"]).contains("FILE"));
}

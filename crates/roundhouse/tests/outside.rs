//! Programs of somebody's own in the arena: what is said is what docs/bots.md tells, and whatever they do, the
//! arena goes on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use serde_json::Value;

/// The program that does anything that is legal: `examples/outside.rs`.
fn anything() -> String {
    let test = std::env::current_exe().expect("a program");
    let folder = test.parent().and_then(Path::parent).expect("a target folder");
    let program = folder.join("examples").join(format!("outside{}", std::env::consts::EXE_SUFFIX));
    assert!(
        program.exists(),
        "cargo build --example outside makes it, and so does cargo test without --test"
    );
    program.display().to_string()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside");
    fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
}

fn arena(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.current_dir(root()).arg("arena").args(arguments).args(["--lang", "en"]);
    command.output().expect("the program runs")
}

/// What an arena says, which ends well, and its report.
#[track_caller]
fn played(name: &str, arguments: &[&str]) -> (String, Value) {
    let json = scratch(&format!("{name}.json"));
    let output = arena(&[arguments, &["--json", json.to_str().expect("a path")]].concat());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    (said, serde_json::from_str(&fs::read_to_string(json).expect("written")).expect("JSON"))
}

/// A made-up program: a script of the shell that greets, and then does this with each line it is told.
#[cfg(unix)]
fn script(name: &str, each: &str) -> String {
    let file = scratch(&format!("{name}.sh"));
    let hello = r#"read line; echo '{"type":"hello","protocol":1}'"#;
    let text =
        format!("{hello}\nwhile read line; do case \"$line\" in *your_move*)\n{each}\n;; esac; done\n");
    fs::write(&file, text).expect("written");
    format!("cmd:sh {}", file.display())
}

#[test]
fn it_plays_every_game_of_the_house() {
    let program = format!("cmd:{}", anything());
    for game in stalls::Stalls::roster(&stalls::house()).games() {
        let bots = format!("{program},random");
        let (said, report) = played(game.id, &[game.id, "--bots", &bots, "--deals", "2"]);
        assert!(report["entrants"][0].get("forfeited").is_none(), "{said}");
        assert_eq!(report["illegal"], 0);
        let took = report["entrants"][0]["decisions"]["mean"].as_f64().expect("a number");
        assert!(took > 10.0, "{said}");
    }
}

/// Two seats of one game are two programs, and a program plays one game after the other.
#[test]
fn games_are_a_function_of_the_seed_if_the_program_is() {
    let bots = format!("2*cmd:{},trainee", anything());
    let run = |name: &str, threads: &str| {
        let csv = scratch(&format!("{name}.csv"));
        let path = csv.to_str().expect("a path").to_owned();
        played(name, &["usa", "--bots", &bots, "--deals", "3", "--threads", threads, "--csv", &path]);
        fs::read_to_string(csv).expect("written")
    };
    assert_eq!(run("one", "1"), run("two", "2"));
}

/// The lines of a game, as the example writes them down; played once for all tests here.
static TRANSCRIPT: LazyLock<Vec<String>> = LazyLock::new(|| {
    let file = scratch("transcript.txt");
    let command = format!("cmd:{} {}", anything(), file.display());
    let board = "crates/classic/tests/boards/ravine.toml";
    let bots = format!("{command},trainee");
    let run =
        ["europe", "--bots", &bots, "--board", board, "--games", "1", "--threads", "1", "--time", "5000"];
    played("transcript", &run);
    let text = fs::read_to_string(file).expect("written");
    // The two seatings of the deal: the first game alone.
    let end = text.match_indices("> {\"type\":\"game_over\"").next().expect("a game ends").0;
    let end = end + text[end..].find('\n').expect("a line");
    text[..end].lines().map(str::to_owned).collect()
});

/// The whole game is in `docs/bots-transcript.txt`; `ROUNDHOUSE_WRITE=1` writes it anew.
#[test]
fn the_documentation_has_the_whole_game() {
    let told = TRANSCRIPT.join("\n") + "\n";
    let file = root().join("docs/bots-transcript.txt");
    if std::env::var_os("ROUNDHOUSE_WRITE").is_some() {
        fs::write(&file, &told).expect("written");
    }
    let kept = fs::read_to_string(&file).expect("docs/bots-transcript.txt");
    for (place, (is, should)) in kept.lines().zip(told.lines()).enumerate() {
        assert_eq!(is, should, "line {} of docs/bots-transcript.txt", place + 1);
    }
    assert_eq!(kept.lines().count(), told.lines().count());
}

/// What docs/bots.md shows of it stands there: where it leaves something out is a `…`.
#[test]
fn the_documentation_shows_what_is_said() {
    let (guide, lines) =
        (fs::read_to_string(root().join("docs/bots.md")).expect("docs/bots.md"), &*TRANSCRIPT);
    let shown: Vec<&str> =
        guide.lines().filter(|line| line.starts_with("> {") || line.starts_with("< {")).collect();
    assert!(shown.len() >= 7, "{shown:?}");
    for kind in ["hello", "new_game", "told", "your_move", "action", "game_over"] {
        assert!(shown.iter().any(|line| line.contains(&format!("\"type\":\"{kind}\""))), "{kind}");
    }
    for line in shown {
        let has = |whole: &String| {
            let mut rest = Some(whole.as_str());
            for part in line.split('…') {
                rest = rest.and_then(|rest| rest.find(part).map(|at| &rest[at + part.len()..]));
            }
            rest.is_some_and(|rest| rest.is_empty() || line.ends_with('…'))
        };
        assert!(lines.iter().any(has), "nobody says {line}");
    }
}

/// The secrets of the other seat aren't said: its cards, its tickets, what it draws.
#[test]
fn nobody_is_told_what_another_seat_has() {
    let lines = &*TRANSCRIPT;
    let seat = said(lines, "new_game")[0]["seat"].as_u64().expect("a seat");
    let mut hidden = 0;
    for told in said(lines, "told") {
        for event in told["events"].as_array().expect("events") {
            let Some((_, event)) = event.as_object().and_then(|event| event.iter().next()) else { continue };
            if event.get("seat").and_then(Value::as_u64).is_some_and(|other| other != seat) {
                for secret in ["cards", "tickets", "kept", "under"] {
                    hidden += usize::from(event.get(secret).is_some());
                    assert!(event.get(secret).is_none_or(Value::is_null), "{event}");
                }
            }
        }
    }
    assert!(hidden > 0, "something is hidden");
    for asked in said(lines, "your_move") {
        assert_eq!(asked["view"]["viewer"]["seat"], seat);
    }
}

/// The lines of one kind that the house says.
fn said(lines: &[String], kind: &str) -> Vec<Value> {
    let said = lines.iter().filter_map(|line| line.strip_prefix("> "));
    let said = said.map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    said.filter(|line| line["type"] == kind).collect()
}

/// Each does something that no player may do: its games are lost, counted and told.
#[test]
#[cfg(unix)]
fn whatever_it_does_the_arena_goes_on() {
    let cases = [
        (
            "crashes",
            "echo 'no idea' >&2; exit 3",
            "gone",
            "It has ended (exit status: 3). The last it said: no idea",
        ),
        ("hangs", "sleep 600", "late", "It did not answer within 340 ms"),
        ("babbles", "echo 'a red card, please'", "rubbish", "It said what is no answer"),
        ("floods", "cat /dev/zero", "flood", "It said more than 64 KiB in one line"),
        (
            "cheats",
            r#"echo '{"type":"action","move":1,"action":"claim ash-birch: 3 red"}'"#,
            "illegal",
            "It chose “claim ash-birch: 3 red”",
        ),
        ("invents", r#"echo '{"type":"action","move":1,"action":"fly"}'"#, "rubbish", "fly"),
        (
            "miscounts",
            r#"echo '{"type":"action","move":1,"action":9999}'"#,
            "rubbish",
            "It chose number 9999",
        ),
        (
            "dreams",
            r#"echo '{"type":"action","move":7,"action":0}'"#,
            "rubbish",
            "It answered move 7, and was asked for move 1",
        ),
    ];
    for (name, each, kind, why) in cases {
        let bots = format!("{},trainee", script(name, each));
        let board = "crates/classic/tests/boards/ravine.toml";
        let run = ["europe", "--bots", &bots, "--board", board, "--deals", "2", "--time", "200"];
        let (said, report) = played(name, &run);
        assert_eq!(report["entrants"][0]["forfeited"][kind], 4, "{name}: {said}");
        assert_eq!(report["entrants"][0]["won"]["mean"], 0.0, "{name}: {said}");
        assert_eq!(report["entrants"][1]["won"]["mean"], 1.0, "{name}: {said}");
        assert!(said.contains("forfeited 4 games") && said.contains(why), "{name}: {said}");
    }
}

/// A team loses the game that one of its seats forfeits.
#[test]
#[cfg(unix)]
fn a_team_loses_what_one_of_its_seats_forfeits() {
    let bots = format!("{},random", script("deserts", "exit 0"));
    let (said, report) = played("team", &["switch-signal", "--bots", &bots, "--deals", "3"]);
    assert_eq!(report["entrants"][0]["forfeited"]["gone"], 3, "{said}");
    assert_eq!(report["entrants"][0]["won"]["mean"], 0.0, "{said}");
}

/// Nothing is played where a program can't be started or doesn't greet, and it is said why.
#[test]
#[cfg(unix)]
fn who_cannot_be_started_is_told() {
    let stranger = scratch("stranger.sh");
    fs::write(&stranger, "echo '{\"type\":\"hello\",\"protocol\":99}'").expect("written");
    let stranger = format!("cmd:sh {},random", stranger.display());
    let mute = "cmd:true,random";
    for (bots, why) in [
        ("cmd:./there-is-none,random", "It can’t be started: "),
        (mute, "It has ended (exit status: 0)"),
        (&stranger, "It speaks protocol 99, and this is 1"),
        ("cmd:,random", "after cmd: stands what starts a program"),
        ("cmd:sh 'x,random", "each quote has to be closed"),
    ] {
        let output = arena(&["europe", "--bots", bots]);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(1) && told.contains(why), "{bots}: {told}");
    }
}

/// The example in Python, where there is Python: ./test asks for it.
#[test]
#[ignore = "it needs python3; ./test runs it where that is"]
fn the_example_in_python_beats_chance() {
    for game in ["europe", "usa"] {
        let bots = ["--bots", "cmd:python3 examples/greedy.py,random", "--deals", "5"];
        let (said, report) = played("python", &[&[game], &bots[..]].concat());
        assert!(report["entrants"][0].get("forfeited").is_none(), "{said}");
        assert!(report["entrants"][0]["won"]["mean"].as_f64() > Some(0.8), "{said}");
    }
    let bots = ["--bots", "cmd:python3 examples/greedy.py,random", "--deals", "1"];
    for game in ["great-lakes", "card-game", "switch-signal"] {
        let (said, report) = played("python", &[&[game], &bots[..]].concat());
        assert!(report["entrants"][0].get("forfeited").is_none(), "{said}");
    }
}

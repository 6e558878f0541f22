//! A record as one page: `roundhouse replay FILE --html OUT`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn roundhouse(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_roundhouse")).args(arguments).output().expect("the program runs")
}

/// A text of a folder of this test's own, as a path.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("filed-{name}"))
}

/// The record of a random game, written down.
fn recorded(game: &str, options: &[&str]) -> String {
    let path = scratch(&format!("{game}{}.txt", options.concat()));
    let path = path.to_str().expect("text").to_owned();
    let output = roundhouse(&[&["record", game, "--seed", "filed", "--out", &path], options].concat());
    assert!(output.status.success(), "{output:?}");
    path
}

/// The page that is made of a record, in a file of this test's own.
fn page(record: &str, more: &[&str]) -> (Output, String) {
    let name = Path::new(record).file_stem().expect("a name").to_string_lossy();
    let path = scratch(&format!("{name}-{}.html", more.len()));
    let to = path.to_str().expect("text");
    let output = roundhouse(&[&["replay", record, "--html", to, "--lang", "en"], more].concat());
    (output, std::fs::read_to_string(&path).unwrap_or_default())
}

#[test]
fn a_page_holds_the_whole_game_and_asks_nobody() {
    for game in ["europe", "great-lakes", "card-game", "switch-signal"] {
        let record = recorded(game, &[]);
        let (output, html) = page(&record, &[]);
        assert!(output.status.success(), "{game}: {output:?}");
        for abroad in ["src=\"", "href=\"/", "/assets/", "<link", "@import", "<form method=\"post\""] {
            assert!(!html.contains(abroad), "{game} has {abroad}");
        }
        // Patterns are drawn in the page itself.
        for named in html.split("url(").skip(1) {
            assert!(named.starts_with(['#', '%']), "{game} asks for {named:.40}");
        }
        let told = html.split("<script type=\"application/json\" id=\"filed\">").nth(1).expect("its steps");
        let told: serde_json::Value =
            serde_json::from_str(told.split("</script>").next().expect("its end")).expect("JSON");
        let text = std::fs::read_to_string(&record).expect("a record");
        let steps =
            text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
        assert_eq!(told["steps"].as_array().map(Vec::len), Some(steps + 1), "{game}");
        assert!(told["regions"]["review"].is_array() && told["regions"]["log"].is_array(), "{game}");
        assert!(html.len() < 6_000_000, "{game}: {} bytes", html.len());
    }
}

#[test]
fn a_seats_page_has_nobody_elses_hand() {
    let record = recorded("usa", &["--seats", "3"]);
    let (_, open) = page(&record, &[]);
    let (_, of_b) = page(&record, &["--seat", "B"]);
    assert!(open.contains("held-cards") && open.contains("data-eyes=\"all\""));
    // The styles name them.
    assert!(!of_b.contains("\\u003cp class=\\\"held-cards") && of_b.contains("data-eyes=\"B\""));
}

#[test]
fn a_record_that_departs_is_shown_up_to_there_and_said_to() {
    let record = recorded("europe", &["--seats", "2"]);
    let text = std::fs::read_to_string(&record).expect("a record");
    let faulty = text.lines().map(|line| match line.strip_prefix("20 ") {
        Some(rest) => format!("20 {} dance", rest.split(' ').next().expect("a seat")),
        None => line.to_owned(),
    });
    let path = scratch("faulty.txt");
    std::fs::write(&path, faulty.collect::<Vec<_>>().join("\n")).expect("written");
    let (output, html) = page(path.to_str().expect("text"), &["--seat", "none", "--quiet"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("At step 20"), "{output:?}");
    assert!(
        html.contains("class=\"review-fault\"") && html.contains("Step 0 of 19"),
        "what came before is there"
    );
}

//! A house that is opened and closed, as whoever runs it meets it.

mod house;

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Output, Stdio};

use house::{House, scratch};

/// Arguments, variables of the environment, and a part of what is said of them.
type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)], &'a str);

/// What it complains of instead of opening, and with which exit code.
#[track_caller]
fn refuses(arguments: &[&str], environment: &[(&str, &str)]) -> (i32, String) {
    let output: Output = house::roundhouse()
        .args(["--lang", "en", "--log", "off"])
        .args(arguments)
        .envs(environment.iter().copied())
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(!text.contains("panicked") && output.stdout.is_empty(), "{arguments:?}: {text}");
    (output.status.code().expect("not killed"), text)
}

#[test]
fn bad_values_are_explained_wherever_they_come_from() {
    let cases: [Case<'_>; 9] = [
        (&["--host", "http://x"], &[], "“http://x” is no good for --host"),
        (&["--host", "a b"], &[], "without a port: 127.0.0.1"),
        (&["--public-url", "house.example/x"], &[], "It looks like https://house.example"),
        (&["--log", "loud"], &[], "Possible: off, error, warn, info, debug, trace"),
        (&[], &[("ROUNDHOUSE_PORT", "many")], "“many” is no good for ROUNDHOUSE_PORT"),
        (&[], &[("ROUNDHOUSE_PUBLIC_URL", "x")], "no good for ROUNDHOUSE_PUBLIC_URL"),
        (&["serve"], &[("ROUNDHOUSE_TRUST_PROXY", "maybe")], "It is yes or no"),
        (&["serve"], &[("ROUNDHOUSE_LOG_FORMAT", "xml")], "Possible: text, json"),
        (&["serve", "--pace=slow"], &[("ROUNDHOUSE_PACE", "5")], "no good for --pace"),
    ];
    for (arguments, environment, expected) in cases {
        let output = house::roundhouse()
            .args(["--lang", "en"])
            .args(arguments)
            .envs(environment.iter().copied())
            .output()
            .expect("the program runs");
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{arguments:?} {environment:?}: {text}");
        assert!(text.contains(expected), "{arguments:?} {environment:?}: {text}");
    }
}

#[test]
fn what_cannot_be_opened_is_said_in_a_sentence() {
    let folder = scratch("refused");
    let data = ["--data", folder.to_str().expect("a path")];
    let refuses = |arguments: &[&str]| refuses(&[&data, arguments].concat(), &[]);
    // An address set aside for documents: no computer has it.
    let (code, text) = refuses(&["--host", "192.0.2.1", "--port", "0"]);
    assert!(code == 1 && text.contains("192.0.2.1 is no address of this computer"), "{text}");

    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let (code, text) = refuses(&["--port", &port]);
    assert!(code == 1 && text.contains(&format!("Port {port} is taken")), "{text}");

    let (code, text) = refuses(&["--port", "0", "--passphrase", " "]);
    assert!(code == 1 && text.contains("nothing in the passphrase"), "{text}");
    let (code, text) = refuses(&["--port", "0", "--passphrase", "a", "--passphrase-file", "b"]);
    assert!(code == 1 && text.contains("given twice"), "{text}");
    let (code, text) = refuses(&["--port", "0", "--passphrase-file", "/no/such/file"]);
    assert!(code == 1 && text.contains("/no/such/file cannot be read"), "{text}");
}

#[test]
fn the_help_names_variables_and_never_what_is_in_them() {
    let output = house::roundhouse()
        .args(["serve", "--help", "--lang", "en"])
        .env("ROUNDHOUSE_PASSPHRASE", "open sesame")
        .output()
        .expect("the program runs");
    let help = String::from_utf8(output.stdout).expect("text");
    for name in [
        "HOST",
        "PORT",
        "PUBLIC_URL",
        "TRUST_PROXY",
        "PASSPHRASE",
        "PASSPHRASE_FILE",
        "DATA",
        "PACE",
        "LOG",
        "LOG_FORMAT",
    ] {
        assert!(help.contains(&format!("[ROUNDHOUSE_{name}]")), "{name}: {help}");
    }
    assert!(!help.contains("sesame"), "{help}");
}

#[test]
fn it_says_who_can_open_it() {
    let mut house = House::open("here", &[], &[]);
    assert!(house.said("Roundhouse is open: http://127.0.0.1:"), "{:?}", house.told);
    assert!(house.said("Only this computer can open it"), "{:?}", house.told);
    house.close("TERM");

    let mut house = House::open(
        "public",
        &[],
        &[("ROUNDHOUSE_PUBLIC_URL", "https://house.example/"), ("ROUNDHOUSE_PASSPHRASE", "open sesame")],
    );
    assert!(house.said("By its public address: https://house.example/"), "{:?}", house.told);
    assert!(house.said("has to know the passphrase"), "{:?}", house.told);
    assert!(!house.told.concat().contains("sesame"), "{:?}", house.told);
    house.close("INT");

    // An empty variable says nothing.
    let mut house = House::open("empty", &[], &[("ROUNDHOUSE_PORT", ""), ("ROUNDHOUSE_HOST", "")]);
    assert!(house.said("Only this computer can open it"), "{:?}", house.told);
    house.close("TERM");
}

/// Both ways to stop a service end in good order, and the log says so, line by line.
#[test]
#[cfg(unix)]
fn a_house_closes_in_good_order_and_logs_it() {
    for signal in ["TERM", "INT"] {
        let mut house = House::open(&format!("closing-{signal}"), &["--log-format", "json"], &[]);
        let log = house.close(signal);
        let lines: Vec<serde_json::Value> =
            log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
        let message = |line: &serde_json::Value| line["message"].as_str().unwrap_or_default().to_owned();
        assert!(lines.iter().any(|line| message(line).starts_with("open files")), "{log}");
        let closing = lines.iter().find(|line| message(line).starts_with("closing")).expect("it is told");
        assert_eq!(closing["signal"], format!("SIG{signal}"));
        let time = closing["timestamp"].as_str().expect("a time");
        assert!(time.ends_with('Z') && time.starts_with("20"), "{time}");
    }
    let mut house = House::open("text", &[], &[]);
    let log = house.close("TERM");
    assert!(log.contains("INFO roundhouse::serving::stop: closing"), "{log}");
}

#[test]
#[cfg(unix)]
fn the_limit_of_descriptors_is_raised_to_what_is_allowed() {
    let folder = scratch("descriptors");
    // A shell lowers the limit for itself and then becomes the program.
    let script = "ulimit -Sn 64; exec \"$0\" --port 0 --lang en --data \"$1\"";
    let mut child = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_roundhouse")])
        .arg(&folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let line = lines.map(|line| line.expect("text")).find(|line| line.contains("open files"));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let line = line.expect("it is logged");
    assert!(line.contains("before=\"64\"") && !line.contains("limit=\"64\""), "{line}");
}

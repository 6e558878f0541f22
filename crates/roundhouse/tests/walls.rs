//! The walls of the house: a room knows only the rooms above it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use stalls::{Stalls as _, house};

/// The rooms from the top down. Those of one line don't know each other. Games aren't among them: they are
/// what the stalls know beside these.
const ROOMS: &[&[&str]] = &[
    &["roundhouse-engine"],
    &["roundhouse-rails"],
    &["roundhouse-roster"],
    &["roundhouse-bots"],
    &["roundhouse-arena"],
    &["roundhouse-wire"],
    &["roundhouse-words"],
    &["roundhouse-lessons"],
    &["roundhouse-pages"],
    &["roundhouse-table"],
    &["roundhouse-store"],
    &["roundhouse-stalls"],
    &["roundhouse-server"],
    &["roundhouse"],
    &["roundhouse-siege"],
    &["roundhouse-test-track"],
];

/// The room with the one list of games.
const STALLS: &str = "roundhouse-stalls";

/// The rooms beside it that may know games: those that play, note, tell and draw them. A game may know these
/// too, and all above them.
const KNOW_GAMES: [&str; 4] = ["roundhouse-bots", "roundhouse-arena", "roundhouse-wire", "roundhouse-pages"];

/// Rooms that may not know a library, and why.
const FORBIDDEN: &[(&str, &str)] =
    &[("getrandom", "chance is a parameter"), ("sys-locale", "so is the language")];

fn metadata() -> Vec<Value> {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline", "--manifest-path", manifest])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo speaks JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

/// Each room's own libraries, without those for tests.
fn dependencies(package: &Value) -> Vec<String> {
    let all = package["dependencies"].as_array().expect("dependencies").iter();
    let own = all.filter(|dependency| dependency["kind"].is_null());
    own.map(|dependency| dependency["name"].as_str().expect("a name").to_owned()).collect()
}

fn floor(room: &str) -> Option<usize> {
    ROOMS.iter().position(|rooms| rooms.contains(&room))
}

/// The rooms of games.
fn games(packages: &[Value]) -> Vec<String> {
    let stalls = packages.iter().find(|package| package["name"] == STALLS).expect("there are stalls");
    let rooms = dependencies(stalls).into_iter().filter(|room| room.starts_with("roundhouse"));
    rooms.filter(|room| floor(room).is_none()).collect()
}

#[test]
fn a_room_knows_only_the_rooms_above_it() {
    let packages = metadata();
    let (games, lowest) = (games(&packages), floor(KNOW_GAMES[3]).expect("a room"));
    assert!(games.len() >= 4, "{games:?}");
    let mut seen = BTreeSet::new();
    for package in &packages {
        let room = package["name"].as_str().expect("a name").to_owned();
        let is_game = games.contains(&room);
        let own = if is_game { Some(lowest + 1) } else { floor(&room) };
        let own = own.unwrap_or_else(|| panic!("{room} isn't in the list of rooms"));
        for dependency in dependencies(package).iter().filter(|name| name.starts_with("roundhouse")) {
            if games.contains(dependency) {
                let may = room == STALLS || KNOW_GAMES.contains(&&*room);
                assert!(may, "{room} may not know {dependency}: whoever wants a game asks {STALLS}");
                continue;
            }
            let other = floor(dependency);
            let other = other.unwrap_or_else(|| panic!("{room} uses {dependency}, which is no room"));
            assert!(other < own, "{room} may not know {dependency}");
        }
        seen.insert(room);
    }
    let all = ROOMS.iter().map(|rooms| rooms.len()).sum::<usize>() + games.len();
    assert_eq!(seen.len(), all, "a room is missing: {seen:?}");
}

/// The list of the house's games, the only place that names them.
const LIST: &str = "stalls/src/house.rs";

/// Games have their own rooms, and files and folders of their own where they are played, noted and drawn.
#[test]
fn games_are_named_in_one_place() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let names: Vec<String> = house().roster().games().iter().map(|game| format!("\"{}\"", game.id)).collect();
    let mut folders: Vec<PathBuf> = [
        "arena",
        "bots",
        "engine",
        "lessons",
        "pages",
        "rails",
        "roster",
        "roundhouse",
        "server",
        "stalls",
        "store",
        "table",
        "wire",
        "words",
    ]
    .iter()
    .map(|room| crates.join(room).join("src"))
    .collect();
    let mut listed = 0;
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(&path).expect("a source");
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            let named = code.filter(|line| names.iter().any(|name| line.contains(name.as_str()))).count();
            let own = |name: &String| {
                path.components().any(|part| {
                    part.as_os_str().to_string_lossy().trim_end_matches(".rs")
                        == name.trim_matches('"').replace('-', "_")
                })
            };
            match path.ends_with(LIST) {
                true => listed = named,
                false => assert!(named == 0 || names.iter().any(own), "{} names a game", path.display()),
            }
        }
    }
    assert_eq!(listed, names.len(), "a line each");
}

#[test]
fn only_the_program_knows_the_world_outside() {
    for package in metadata() {
        let room = package["name"].as_str().expect("a name");
        for (library, why) in FORBIDDEN {
            let uses = dependencies(&package).iter().any(|dependency| dependency == library);
            assert!(room == "roundhouse" || !uses, "{room} may not use {library}: {why}");
        }
    }
}

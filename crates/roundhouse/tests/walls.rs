//! The walls of the house: a room knows only the rooms above it.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// The rooms from the top down. Those of one line don't know each other.
const ROOMS: &[&[&str]] = &[
    &["roundhouse-engine"],
    &["roundhouse-rails"],
    &["roundhouse-roster"],
    GAMES,
    &["roundhouse-bots"],
    &["roundhouse-arena"],
    &["roundhouse-words"],
    &["roundhouse-pages"],
    &["roundhouse-table"],
    &["roundhouse-store"],
    &["roundhouse-stalls"],
    &["roundhouse-server"],
    &["roundhouse"],
    &["roundhouse-siege"],
];

/// The rooms of the games.
const GAMES: &[&str] =
    &["roundhouse-classic", "roundhouse-great-lakes", "roundhouse-card-game", "roundhouse-switch-signal"];

/// The rooms that may know games: who plays, notes and draws them, and the one that lists them.
const KNOW_GAMES: [&str; 4] =
    ["roundhouse-bots", "roundhouse-arena", "roundhouse-pages", "roundhouse-stalls"];

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

#[test]
fn a_room_knows_only_the_rooms_above_it() {
    let mut seen = BTreeMap::new();
    for package in metadata() {
        let room = package["name"].as_str().expect("a name").to_owned();
        let own = floor(&room).unwrap_or_else(|| panic!("{room} isn't in the list of rooms"));
        for dependency in dependencies(&package) {
            if dependency.starts_with("roundhouse") {
                let other = floor(&dependency)
                    .unwrap_or_else(|| panic!("{room} uses {dependency}, which is no room"));
                assert!(other < own, "{room} may not know {dependency}");
            }
        }
        seen.insert(room, own);
    }
    assert_eq!(
        seen.len(),
        ROOMS.iter().map(|rooms| rooms.len()).sum::<usize>(),
        "a room is missing: {seen:?}"
    );
}

#[test]
fn everybody_else_asks_for_games() {
    for package in metadata() {
        let room = package["name"].as_str().expect("a name");
        let known =
            dependencies(&package).into_iter().find(|dependency| GAMES.contains(&dependency.as_str()));
        assert!(known.is_none() || KNOW_GAMES.contains(&room), "{room} may not know {known:?}: stalls does");
    }
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

//! Golden records: finished games as text, replayed with all their hashes and final score sheets.
//! Shared by all games: the file above has the game's features, and knows its boards.

use engine::replay::verify;
use engine::{Keyed, Record};

use super::replays::story::{self, SHOWS, Story, features, folder, game_of};

/// All golden records, each with the name of its file and its text.
pub fn records() -> Vec<(String, String, Record)> {
    records_in("replays")
}

/// All records in a folder under `tests`.
pub fn records_in(name: &str) -> Vec<(String, String, Record)> {
    let files = std::fs::read_dir(folder(name)).expect("there is a folder of records");
    let mut paths: Vec<_> = files.map(|file| file.expect("it can be listed").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = story::read(path);
        let record = Record::parse(&text).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        (name, text, record)
    };
    paths.iter().map(read).collect()
}

/// What a record says it shows.
fn claims(record: &Record) -> impl Iterator<Item = &str> {
    record.remarks.iter().filter_map(|remark| remark.strip_prefix(SHOWS)).flat_map(str::split_whitespace)
}

#[test]
fn every_record_replays_as_its_seed_says_and_is_written_as_it_was_read() {
    for (name, text, record) in records() {
        let verified = verify(&game_of(&record), &record);
        assert_eq!(verified, Ok((record.steps.len(), true)), "{name}");
        assert_eq!(record.to_string(), text, "{name} is written in another way");
        assert!(record.deal.hash.is_some(), "{name}: the deal has no hash");
        for (number, step) in record.steps.iter().enumerate() {
            assert!(step.traces.hash.is_some(), "{name}: step {} has no hash", number + 1);
        }
        assert!(!record.result.is_empty(), "{name} does not say how it ended");
    }
}

#[test]
fn one_record_at_least_has_decks_of_one_order() {
    assert!(records().iter().any(|(_, _, record)| record.chance == Keyed::Deck));
}

#[test]
fn every_record_shows_what_it_says() {
    for (name, _, record) in records() {
        let story = Story::of_record(&game_of(&record), &record).expect("another test replays it");
        assert!(claims(&record).next().is_some(), "{name} does not say what it shows");
        for claim in claims(&record) {
            let feature = story::find(claim).unwrap_or_else(|| panic!("{name}: what is {claim}?"));
            assert!((feature.shown)(&story), "{name} does not show {claim}");
        }
    }
}

#[test]
fn every_feature_is_shown_by_a_record() {
    let records = records();
    let shown = |name: &str| records.iter().any(|(_, _, record)| claims(record).any(|claim| claim == name));
    let missing: Vec<_> = features().map(|feature| feature.name).filter(|name| !shown(name)).collect();
    assert!(missing.is_empty(), "no record shows {}", missing.join(", "));
}

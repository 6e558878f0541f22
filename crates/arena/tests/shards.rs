//! Parts of a run, put together: the very report of one machine, and nothing that a damaged file says is believed.

use std::time::Duration;

use arena::shard::{Part, Run, Shard, put_together, write};
use arena::{Entrant, Ledger, Report, Schedule, Terms, Tournament, Work, report};
use bots::Bots;
use classic::Classic;
use test_track::{edited, edits, tries};

const DEALS: u64 = 4;
const BOTS: &str = "trainee,random";

/// What is played, how it is seated, and on what terms.
fn table() -> (Classic, Schedule, Terms) {
    let game = Classic::standard(2).expect("two can play");
    let schedule = Schedule::new(&Entrant::list(BOTS).expect("bots"), 2, false).expect("enough");
    (game, schedule, Terms { seed: "test".to_owned(), iterations: None, time: None })
}

/// Plays a part with a clock that stands still, so that not even times differ.
fn played(part: Part) -> (String, String, Ledger) {
    let (game, schedule, terms) = table();
    let clock = || Duration::ZERO;
    let tournament = Tournament::new((&game, &Bots::default()), &schedule, &terms, &clock).expect("bots");
    let work = Work::of_part(&tournament, DEALS, part);
    let (ledger, stopped) = work.through(2, &false.into(), &|| {}).expect("it is played");
    assert!(!stopped);
    let run = Run {
        shard: Run::FORMAT,
        program: "test".to_owned(),
        game: "a game".to_owned(),
        rules: 1,
        board: engine::Notation::board(&game),
        board_file: None,
        seats: 2,
        options: Vec::new(),
        bots: BOTS.to_owned(),
        seed: terms.seed.clone(),
        iterations: None,
        milliseconds: None,
        deals: DEALS,
    };
    (write(&run, part, &ledger, 1.0), text(&ledger), ledger)
}

/// All that a book says: the report as JSON, and each game.
fn text(ledger: &Ledger) -> String {
    let (game, schedule, terms) = table();
    let tournament = Tournament::of(&game, Vec::new(), &schedule, &terms, &|| Duration::ZERO);
    let report = Report::new(&tournament, ledger, DEALS * 2, false);
    report.json() + &report::csv::<Classic>(&schedule, ledger)
}

fn together(texts: &[String]) -> Result<(Ledger, f64), engine::Message> {
    let open = |(place, text): (usize, &String)| Shard::open(place.to_string(), text.clone());
    let shards = texts.iter().enumerate().map(open).collect::<Result<Vec<Shard>, _>>()?;
    let (game, schedule, _) = table();
    put_together(&game, &schedule, &shards)
}

#[test]
fn the_report_is_the_same_to_the_last_byte() {
    let (_, whole, _) = played(Part::WHOLE);
    for of in 1..=5 {
        let parts: Vec<String> = (1..=of).rev().map(|number| played(Part { number, of }).0).collect();
        let (ledger, seconds) = together(&parts).expect("they are all there");
        assert_eq!(text(&ledger), whole, "of {of}");
        assert_eq!(seconds, f64::from(of));
    }
}

#[test]
fn damaged_parts_are_refused_or_told_as_they_are() {
    let parts = [1, 2].map(|number| played(Part { number, of: 2 }).0);
    tries(300, &(edits(), 0..2_usize), |(edits, which)| {
        let mut parts = parts.clone();
        parts[which] = edited(&parts[which], &edits);
        if let Ok((ledger, _)) = together(&parts) {
            assert_eq!(ledger.games().len() as u64, DEALS * 2);
            assert!(!text(&ledger).is_empty());
        }
    });
}

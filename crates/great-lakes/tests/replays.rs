//! Golden records: finished games as text, replayed with all their hashes and final score sheets.
//!
//! They are found by `examples/golden.rs`. A changed record is a reviewed change of the rules and
//! raises their version.

mod replays {
    use great_lakes::{Board, Event, GreatLakes as Game};

    use older::Departs;

    /// What records of this game are written in: what is said of an unknown action, how actions begin that
    /// can't come to the same, two draws, two ends, and the first line of a score sheet.
    const UNKNOWN_ACTION: &str = "great-lakes-notation-unknown-action";
    const TELLING: &str = "";
    const DRAWS: [&str; 2] = ["red-train", "green-train"];
    const ENDS: [&str; 2] = ["pieces", "passes"];
    const SCORE: &str = ": routes ";

    /// Where a deck ran out that was rebuilt only when the next card was drawn from it.
    const DEPARTS: &[Departs] = &[
        rebuilt_at_once("all-harbours.txt", 50),
        rebuilt_at_once("all-pass.txt", 35),
        rebuilt_at_once("exchanges.txt", 211),
        rebuilt_at_once("five-seats.txt", 226),
        rebuilt_at_once("harbours.txt", 186),
        rebuilt_at_once("one-passes.txt", 37),
        rebuilt_at_once("tie-harbours.txt", 51),
        rebuilt_at_once("tie-shared.txt", 240),
        rebuilt_at_once("tie-tickets.txt", 66),
    ];

    const fn rebuilt_at_once(record: &'static str, step: usize) -> Departs {
        Departs { record, step, rule: "GL-13", happens: |event| matches!(event, Event::Reshuffled { .. }) }
    }

    #[path = "../../../rails/tests/harness/damage.rs"]
    mod damage;
    pub mod features;
    #[path = "../../../rails/tests/harness/older.rs"]
    mod older;
    #[path = "../../../rails/tests/harness/story.rs"]
    pub mod story;
}

#[path = "../../rails/tests/harness/records.rs"]
mod records;

//! Golden records: finished games as text, replayed with all their hashes and final score sheets.
//!
//! They are found by `examples/golden.rs`. A changed record is a reviewed change of the rules and
//! raises their version.

mod replays {
    use classic::{Board, Classic as Game, Event};

    use older::Departs;

    /// What records of this game are written in: what is said of an unknown action, how actions begin that
    /// can't come to the same, two draws, two ends, and the first line of a score sheet.
    const UNKNOWN_ACTION: &str = "notation-unknown-action";
    const TELLING: &str = "";
    const DRAWS: [&str; 2] = ["red", "blue"];
    const ENDS: [&str; 2] = ["cars", "passes"];
    const SCORE: &str = ": routes ";

    /// Where a market was swept more than three times in one action.
    const DEPARTS: &[Departs] = &[Departs {
        record: "last-cards.txt",
        step: 105,
        rule: "EU-14",
        happens: |event| matches!(event, Event::Flushed { .. }),
    }];

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

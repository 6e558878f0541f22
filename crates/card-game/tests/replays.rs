//! Golden records: finished games as text, replayed with all their hashes and final score sheets.
//!
//! They are found by `examples/golden.rs`. A changed record is a reviewed change of the rules and
//! raises their version.

mod replays {
    use card_game::{Board, CardGame as Game};

    pub mod features;
    #[path = "../../../rails/tests/harness/story.rs"]
    pub mod story;
}

#[path = "../../rails/tests/harness/records.rs"]
mod records;

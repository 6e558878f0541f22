//! Golden records: finished games as text, replayed with all their hashes and final score sheets.
//!
//! They are found by `examples/golden.rs`. A changed record is a reviewed change of the rules and
//! raises their version.

mod replays {
    use switch_signal::SwitchSignal as Game;

    use older::Departs;

    /// What records of this game are written in: what is said of an unknown action, how actions begin
    /// that can't come to the same (it doesn't matter which of two colours in the depot moves), two
    /// draws, two ends, and the first line of a score sheet.
    const UNKNOWN_ACTION: &str = "switch-signal-notation-action";
    const TELLING: &str = "switch ";
    const DRAWS: [&str; 2] = ["move", "signal"];
    const ENDS: [&str; 2] = ["clock", "delivered"];
    const SCORE: &str = ": goods ";

    /// None does: our own boards haven't got both the pointsman and the conductor (SS-45).
    const DEPARTS: &[Departs] = &[];

    #[path = "../../../rails/tests/harness/damage.rs"]
    mod damage;
    pub mod features;
    #[path = "../../../rails/tests/harness/older.rs"]
    mod older;
    pub mod story;
}

#[path = "../../rails/tests/harness/records.rs"]
mod records;

//! The rules of Europe, sentence by sentence: a module for each chapter of `docs/rules/europe.md`,
//! and the number of a rule in the name of each test of it.

mod rulebook {
    /// What the rules are called, where they are, and how many there are.
    const TITLE: &str = "EU";
    const RULES: &str = "europe.md";
    const HOW_MANY: usize = 40;

    #[path = "../boards/tables.rs"]
    #[allow(dead_code, reason = "the boards of the house have tables of their own here")]
    mod boards;
    mod plan;
    mod sketch;
    mod table;

    mod claim;
    #[path = "../../../rails/tests/harness/coverage.rs"]
    mod coverage;
    mod dearth;
    mod doubles;
    mod draw;
    mod end;
    mod ferry;
    mod market;
    mod otherwise;
    mod scoring;
    mod secrets;
    mod setup;
    mod station;
    mod tickets;
    mod tunnel;
    mod turn;
    mod view;
}

//! The rules of the Great Lakes, sentence by sentence: a module for each chapter of
//! `docs/rules/great-lakes.md`, and the number of a rule in the name of each test of it.

mod rulebook {
    /// What the rules are called, where they are, and how many there are.
    const TITLE: &str = "GL";
    const RULES: &str = "great-lakes.md";
    const HOW_MANY: usize = 29;

    mod plan;

    mod claim;
    #[path = "../../../rails/tests/harness/coverage.rs"]
    mod coverage;
    mod draw;
    mod end;
    mod exchange;
    mod harbour;
    mod market;
    mod scoring;
    mod setup;
    mod tickets;
    mod turn;
    mod view;
}

//! The rules of USA, sentence by sentence: a module for each chapter of `docs/rules/usa.md`, and the
//! number of a rule in the name of each test of it. Where a rule is one of Europe's, a short test shows
//! that it holds here too; all its cases are tried in `rulebook`.

mod usa {
    /// What the rules are called, where they are, and how many there are.
    const TITLE: &str = "US";
    const RULES: &str = "usa.md";
    const HOW_MANY: usize = 31;

    #[path = "../rulebook/plan.rs"]
    #[allow(dead_code, reason = "Europe has more to plan")]
    mod plan;
    #[path = "../rulebook/sketch.rs"]
    #[allow(dead_code, reason = "Europe has more to sketch")]
    mod sketch;
    mod table;

    mod claim;
    #[path = "../../../rails/tests/harness/coverage.rs"]
    mod coverage;
    mod draw;
    mod end;
    mod opening;
    mod scoring;
    mod secrets;
    mod setup;
    mod tickets;
    mod turn;
    mod view;
}

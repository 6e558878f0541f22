//! Every rule of `docs/rules/switch-signal.md`, by number.

mod rulebook {
    /// What the rules are called, where they are, and how many there are.
    const TITLE: &str = "SS";
    const RULES: &str = "switch-signal.md";
    const HOW_MANY: usize = 56;

    mod table;

    mod cards;
    mod clock;
    #[path = "../../../rails/tests/harness/coverage.rs"]
    mod coverage;
    mod end;
    mod example;
    mod helpers;
    mod instructions;
    mod movement;
    mod north_america;
    mod setup;
    mod variants;
}

//! The rules of the Card Game, sentence by sentence: a module for each chapter of
//! `docs/rules/card-game.md`, and the number of a rule in the name of each test of it.

mod rulebook {
    /// What the rules are called, where they are, and how many there are.
    const TITLE: &str = "CG";
    const RULES: &str = "card-game.md";
    const HOW_MANY: usize = 30;

    mod plan;
    mod table;

    mod complete;
    #[path = "../../../rails/tests/harness/coverage.rs"]
    mod coverage;
    mod draw;
    mod end;
    mod play;
    mod round;
    mod scoring;
    mod secrets;
    mod setup;
    mod tickets;
    mod turn;
}

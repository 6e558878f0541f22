//! The rules a second time, deliberately naive, and compared with the fast ones.
//!
//! Everything in `naive.rs`, `position.rs`, `legality.rs` and `course.rs` is written from the rules in
//! `docs/rules/europe.md` and `docs/rules/usa.md` alone: lists, loops and recursion over the board's facts and
//! the position's fields, and nothing of the code that makes the game fast. Both are asked the same questions
//! over the positions of random games, on the boards of the house and on small ones with other rules.

mod oracle {
    use classic::{Board, Classic as Game, Ending, Phase, State};

    #[path = "../boards/tables.rs"]
    mod boards;
    mod legality;
    mod naive;
    #[path = "../../../rails/tests/harness/position.rs"]
    mod position;
    #[path = "../rulebook/sketch.rs"]
    mod sketch;
    mod tables;
    mod thrown;

    mod actions;
    mod course;
    mod scores;
}

//! The rules a second time, deliberately naive, and compared with the fast ones.
//!
//! Everything in `naive.rs`, `position.rs` and `legality.rs` is written from the rules in
//! `docs/rules/europe.md` alone: lists, loops and recursion over the board's facts and the
//! position's fields, and nothing of the code that makes the game fast. Both are asked the same questions over the positions of random games.

mod oracle {
    use classic::{Board, Classic as Game, Ending, Phase, State};

    mod legality;
    mod naive;
    #[path = "../../../rails/tests/harness/position.rs"]
    mod position;
    mod tables;
    mod thrown;

    mod actions;
    mod scores;
}

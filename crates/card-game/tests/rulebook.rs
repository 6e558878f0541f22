//! The rules of the Card Game, sentence by sentence: a module for each chapter of
//! `docs/rules/card-game.md`, and the number of a rule in the name of each test of it.

mod rulebook {
    mod plan;
    mod table;

    mod complete;
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

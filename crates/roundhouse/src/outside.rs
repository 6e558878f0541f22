//! Programs of somebody's own, in any language, that play: they are started, talked to over standard input and
//! output, held to their time, and ended. What is said is in `wire`, and in `docs/bots.md`.
//!
//! - [`mod@command`]: the words of a command
//! - [`program`]: one running program, whatever it does
//! - [`programs`]: as many of one command as games need, and [`sitting`]: one of them at a table

mod command;
mod program;
mod programs;
mod sitting;

pub use programs::Programs;

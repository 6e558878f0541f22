//! Games as JSON, for programs in any language: what a seat may know, what it may do, what happened, how it
//! ended, and the lines of the bot protocol that carry all of it.
//!
//! - [`facts`]: what the numbers in views and events are places of
//! - [`seen`]: choices and outcomes
//! - [`line`](mod@line): what the house says to a program, a line each
//! - [`answer`]: what a program says
//!
//! Views, actions and events are written by their own `Serialize`, so nothing can stand there that isn't in
//! the view or in the event as its viewer may know it. Nothing here runs a program or reads a clock.

pub mod answer;
pub mod facts;
pub mod line;
pub mod seen;

pub use answer::Answer;
pub use facts::HasFacts;
pub use line::{PROTOCOL, line};
pub use seen::{Choice, Ended};

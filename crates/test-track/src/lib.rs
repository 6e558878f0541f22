//! The test track: whatever a stranger can send to a game is sent to it, whole and damaged. It is refused
//! or taken as it is, and nothing breaks.
//!
//! - [`mod@tries`]: how many, and for how long
//! - [`mod@edits`]: ways to damage a text
//! - [`notation`]: actions and positions as text
//! - [`records`]: whole games as text
//! - [`boards`]: board files
//! - [`views`]: views as JSON
//!
//! Each game's `tests/track.rs` calls these; only tests know this room.

pub mod boards;
pub mod edits;
pub mod notation;
pub mod records;
mod tables;
pub mod tries;
pub mod views;

pub use edits::{Edit, edited, edits};
pub use tables::{Position, laid, positions};
pub use tries::tries;

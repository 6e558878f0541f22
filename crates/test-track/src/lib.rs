//! The test track: whatever a stranger can send to a game is sent to it, whole and damaged. It is refused
//! or taken as it is, and nothing breaks.
//!
//! - [`mod@tries`]: how many, and for how long
//! - [`mod@edits`]: ways to damage a text
//! - [`notation`]: actions and positions as text
//! - [`records`]: whole games as text
//! - [`boards`]: board files
//! - [`views`]: views as JSON
//! - [`database`]: a place in Postgres for each test that keeps a store
//!
//! [`track!`] writes the tests of a game's `tests/track.rs`; only tests know this room.

pub mod boards;
#[cfg(feature = "database")]
pub mod database;
pub mod edits;
pub mod notation;
pub mod records;
mod tables;
pub mod tries;
pub mod views;

pub use edits::{Edit, edited, edits};
pub use tables::{Position, laid, positions};
pub use tries::tries;

/// The tests of a game's own `tests/track.rs`, which says the `tables()` to try things at, the `RECORDS` and
/// `BOARDS` that tests have; here stand the game and the boards of the house.
#[macro_export]
macro_rules! track {
    ($game:ty, $boards:expr) => {
        #[test]
        fn damaged_actions_are_refused_or_read_as_they_are() {
            $crate::notation::actions(&tables());
        }

        #[test]
        fn damaged_positions_are_refused_or_read_as_they_are() {
            $crate::notation::states(&tables());
        }

        #[test]
        fn damaged_records_are_refused_or_played_as_far_as_they_go() {
            $crate::records::damaged::<$game>(RECORDS, BOARDS);
        }

        #[test]
        fn damaged_boards_are_played_or_their_faults_have_lines() {
            let boards: Vec<&str> = $boards.iter().chain(BOARDS).map(|(_, text)| *text).collect();
            $crate::boards::damaged::<$game>(&boards);
        }

        #[test]
        fn damaged_views_are_refused_or_imagined_as_they_are() {
            $crate::views::imagined(&tables());
        }

        #[test]
        fn views_with_a_wrong_number_are_refused_or_imagined_as_they_are() {
            $crate::views::with_wrong_numbers(&tables());
        }
    };
}

//! What the table of any game is put together from.
//!
//! - `frame`: the page around it
//! - [`say`]: sentences, names and numbers
//! - [`form`]: actions as buttons
//! - [`panel`]: what there is to choose and to know
//! - [`prompt`]: what there is to do, or whom everyone waits for
//! - [`log`]: what happened
//! - [`score`]: the end; `charts`: how it came to that
//! - [`who`]: who sits on a seat; `clock`: how much time they have

mod charts;
mod clock;
pub mod form;
mod frame;
pub mod log;
pub mod panel;
pub mod prompt;
mod say;
pub mod score;
mod who;

pub use frame::{laid, side, tab_title};
pub use say::{cited, my_seat, name, say, signed};
pub(crate) use who::face;
pub use who::who;

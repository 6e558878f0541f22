//! What the table of any game is put together from.
//!
//! - [`frame`]: the page around it
//! - [`say`]: sentences, names and numbers
//! - [`form`]: actions as buttons
//! - [`panel`]: what there is to choose and to know
//! - [`prompt`]: what there is to do, or whom everyone waits for
//! - [`log`]: what happened
//! - [`score`]: the end

pub(crate) mod form;
mod frame;
pub(crate) mod log;
pub(crate) mod panel;
pub(crate) mod prompt;
mod say;
pub(crate) mod score;

pub(crate) use frame::{laid, side, tab_title};
pub(crate) use say::{my_seat, name, say, signed};

//! The house over HTTP, without a browser.

mod forms;
mod guest;
mod holding;
mod own_board;
mod playing;
mod running;

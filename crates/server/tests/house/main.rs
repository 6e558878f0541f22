//! The house over HTTP, without a browser.

mod guest;
mod holding;
mod own_board;
mod playing;
mod running;

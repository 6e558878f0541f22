//! The house over HTTP, without a browser.

mod guest;
mod holding;
mod playing;
mod running;

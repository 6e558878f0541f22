//! The house over HTTP, without a browser.

mod big_screen;
mod chat;
mod company;
mod forms;
mod guest;
mod holding;
mod lobby;
mod own_board;
mod people;
mod playing;
mod running;

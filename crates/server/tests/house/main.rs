//! The house over HTTP, without a browser.

mod big_screen;
mod chat;
mod colours;
mod company;
mod finding;
mod first_turn;
mod forms;
mod guest;
mod holding;
mod lobby;
mod offering;
mod own_board;
mod people;
mod playing;
mod presets;
mod preview;

mod rules;
mod running;
mod servers;

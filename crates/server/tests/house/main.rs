//! The house over HTTP, without a browser.

mod big_screen;
mod chat;
mod colours;
mod company;
mod day;
mod finding;
mod first_turn;
mod forms;
mod guest;
mod holding;
mod languages;
mod lesson;
mod lobby;
mod offering;
mod own_board;
mod pad;
mod partners;
mod people;
mod playing;
mod presets;
mod preview;
mod records;
mod review;
mod rules;
mod running;
mod servers;

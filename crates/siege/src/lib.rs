//! Attacks and measures the program from outside, over loopback: what a siege says of it is true of the
//! program that people run, not of parts of it.
//!
//! - [`house`]: the program as a process; [`book`]: its log on disk, or in Postgres
//! - [`connection`], [`stream`], [`person`], [`page`], [`tables`]: how a siege asks and what it reads
//! - [`load`], [`cost`], [`watchers`], [`memory`]: how fast, and what things cost
//! - [`play`], [`folder`]: games that are played, and a data folder with one of every kind
//! - [`hangup`], [`vanish`]: clients that vanish; [`kill`]: a server that does; [`faults`]: the world around it
//! - [`cluster`]: several servers on one Postgres behind nginx; [`servers`]: they are killed, and Postgres too;
//!   [`cut`]: one of them is cut off
//! - [`report`]: what came of it
//!
//! Everything is bounded in count and time. Nothing but 127.0.0.0/8 is ever contacted.

// A siege is a program of its own beside the one it attacks: it has clock and files of its own.
#![allow(clippy::disallowed_methods)]

pub mod book;
pub mod chance;
pub mod cluster;
pub mod connection;
pub mod cost;
pub mod cut;
pub mod faults;
pub mod folder;
pub mod hangup;
pub mod house;
pub mod kill;
pub mod load;
pub mod memory;
pub mod page;
pub mod person;
pub mod play;
pub mod report;
pub mod servers;
pub mod stream;
pub mod tables;
pub mod trouble;
pub mod vanish;
pub mod watchers;

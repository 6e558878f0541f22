//! What a store keeps, and how; in Postgres too, where there is one to test with.

mod branches;
mod carrying;
mod days;
mod files;
mod people;
mod place;
mod servers;
mod story;
mod waiting;

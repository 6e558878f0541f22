//! Games that are kept in a folder, for the commands that work on them beside the server.

pub mod folder;
pub mod scratch;
pub mod time;
pub mod verdict;

//! Games that are kept, for the commands that work on them beside the server.

pub mod folder;
pub mod place;
pub mod scratch;
pub mod time;
pub mod verdict;

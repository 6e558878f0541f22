//! What a running house needs of the system.

pub mod address;
pub mod descriptors;
pub mod logs;
pub mod passphrase;
pub mod stop;

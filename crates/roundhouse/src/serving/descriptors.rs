//! How many connections and files the system lets us have open.

/// The house itself needs so many: its files, and room to tell somebody that it is full.
const OWN: u64 = 64;

/// Raises the limit as far as the system allows, logs what it is, and says how many of them connections may
/// have: a house out of descriptors can neither be reached nor read its own files.
#[cfg(unix)]
pub fn raise() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: before.maximum, maximum: before.maximum };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, "the limit of open files can't be raised");
    }
    let number = |limit: Option<u64>| limit.map_or("unlimited".to_owned(), |limit| limit.to_string());
    let now = getrlimit(Resource::Nofile).current;
    tracing::info!(limit = number(now), before = number(before.current), "open files and connections");
    now.map_or(usize::MAX, |now| usize::try_from(now.saturating_sub(OWN).max(OWN)).unwrap_or(usize::MAX))
}

/// Other systems have no such limit to raise.
#[cfg(not(unix))]
pub fn raise() -> usize {
    usize::MAX
}
